import Foundation
import ReceiptDomain
import struct SystemPackage.FilePath

/// The content of one of our small JSON files, which names its version as `v`.
protocol VersionedContent: Decodable {
    /// The newest version that this program reads; also that of a file which names none.
    static var version: Int { get }
}

extension Reading: VersionedContent {}

/// Reads such files.
enum StoredFile {
    /// The file's content as `make` understands it; `nil` where there is no file.
    ///
    /// - Throws: ``LibraryError/newerFormat(path:version:)``, ``LibraryError/damagedLedger(path:line:detail:)`` for content that
    ///   cannot be decoded, or the system's error.
    static func value<Content: VersionedContent, Value>(
        at path: FilePath,
        _ make: (Content) throws(InvalidValue) -> Value
    ) throws(LibraryError) -> Value? {
        guard let bytes = try DurableFile.readIfPresent(path, limit: FileLimit.ownFile) else { return nil }
        let name = FileLocation(path).path
        let content = try decode(Content.self, bytes, named: name)
        do { return try make(content) } catch {
            throw LibraryError.damagedLedger(path: name, line: 1, detail: error.description)
        }
    }

    /// The decoded file; `nil` where there is none.
    static func content<Content: VersionedContent>(
        _ type: Content.Type = Content.self,
        at path: FilePath
    ) throws(LibraryError) -> Content? {
        try value(at: path) { (content: Content) in content }
    }

    /// Decodes bytes already read; `name` is used in messages.
    static func decode<Content: VersionedContent>(
        _ type: Content.Type,
        _ bytes: [UInt8],
        named name: String
    ) throws(LibraryError) -> Content {
        let data = Data(bytes)
        let decoder = JSONDecoder()
        do {
            // The version is decoded first: a newer file may lack the fields of this version.
            let found = try decoder.decode(Version.self, from: data).v ?? type.version
            guard found <= type.version else {
                throw LibraryError.newerFormat(path: name, version: found)
            }
            return try decoder.decode(type, from: data)
        } catch let error as LibraryError {
            throw error
        } catch {
            throw LibraryError.damagedLedger(path: name, line: 1, detail: String(describing: error))
        }
    }

    private struct Version: Decodable {
        var v: Int?
    }
}
