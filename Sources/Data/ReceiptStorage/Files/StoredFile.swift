import Foundation
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

/// Decodes our small JSON files, each with a format version.
enum StoredFile {
    /// - Throws: ``LibraryError/newerFormat(path:version:)``, ``LibraryError/damagedLedger(path:line:detail:)`` for content that
    ///   cannot be decoded, or the system's error.
    static func decode<Content: Decodable>(
        _ type: Content.Type,
        at path: FilePath,
        version: Int
    ) throws(LibraryError) -> Content {
        let bytes = try DurableFile.read(path, limit: FileLimit.ownFile)
        return try decode(type, bytes, named: FileLocation(path).path, version: version)
    }

    /// Decodes bytes already read; `name` is used in messages.
    static func decode<Content: Decodable>(
        _ type: Content.Type,
        _ bytes: [UInt8],
        named name: String,
        version: Int
    ) throws(LibraryError) -> Content {
        let data = Data(bytes)
        let decoder = JSONDecoder()
        do {
            // The version is decoded first: a newer file may lack the fields of this version.
            let found = try decoder.decode(Version.self, from: data).v ?? version
            guard found <= version else {
                throw LibraryError.newerFormat(path: name, version: found)
            }
            return try decoder.decode(type, from: data)
        } catch let error as LibraryError {
            throw error
        } catch {
            throw LibraryError.damagedLedger(path: name, line: 1, detail: String(describing: error))
        }
    }

    /// Adds the file's path to an error about an invalid field.
    static func naming<Result>(
        _ path: FilePath,
        _ work: () throws(InvalidValue) -> Result
    ) throws(LibraryError) -> Result {
        do {
            return try work()
        } catch {
            throw damaged(path, detail: error.description)
        }
    }

    private static func damaged(_ path: FilePath, detail: String) -> LibraryError {
        .damagedLedger(path: FileLocation(path).path, line: 1, detail: detail)
    }

    private struct Version: Decodable {
        var v: Int?
    }
}
