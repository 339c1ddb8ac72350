/// The folder of a file that belongs to a user's ledger.
public enum PartFolder: Hashable, Sendable {
    /// The user's profile and rules.
    case own
    /// A record's images and readings.
    case record(RecordID)
    /// Quarantined files with their reasons.
    case failed
}

public struct PartName: Hashable, Sendable {
    public var folder: PartFolder
    /// The file name, which need not be UTF-8.
    public var name: [UInt8]

    public init(_ folder: PartFolder, _ name: [UInt8]) { (self.folder, self.name) = (folder, name) }

    /// The path for messages.
    public var text: String {
        let name = String(decoding: name, as: UTF8.self)
        return switch folder {
        case .own: name
        case .record(let id): "\(id)/\(name)"
        case .failed: "Failed/\(name)"
        }
    }
}

/// A stored file's name, size and hash.
public struct Part: Hashable, Sendable {
    public var name: PartName
    public var size: Int
    /// 64 lower-case hexadecimal digits.
    public var sha256: String

    public init(_ name: PartName, size: Int, sha256: String) {
        (self.name, self.size, self.sha256) = (name, size, sha256)
    }
}

public enum PartChange: Hashable, Sendable {
    /// Creates or replaces the file.
    case put(PartName, [UInt8])
    case remove(PartName)
    case removeAll(PartFolder)
}

/// Stores the files that belong to a user's ledger.
public protocol FileStore: AnyObject {
    /// In byte order of their names.
    func parts(in folder: PartFolder) throws -> [Part]
    /// The records that have files, in order.
    func records() throws -> [RecordID]
    /// The file's bytes, whose hash was verified; `nil` where the file does not exist.
    func bytes(of name: PartName) throws -> [UInt8]?

    /// Applies the changes atomically and durably.
    func write(_ changes: [PartChange]) throws

    /// Applies the changes together with the ledger's next lines, or before them where one transaction is impossible.
    func writeWithNextLines(_ changes: [PartChange]) throws

    /// Uploads pictures that later changes will name, so that the slow part is done early; unused ones are cleaned up.
    func prepare(_ pictures: [[UInt8]]) throws

    /// Reads every file, and returns those whose bytes are missing or changed.
    func damagedParts() throws -> [PartDamage]

    /// Deletes the bytes of removed files where that is a separate operation; a failure is made up for by the next call.
    func settle() throws
    /// Names of stored bytes that have been unused for so long that no running operation can need them.
    func unneeded() throws -> [String]
    func removeUnneeded() throws
}

/// A file whose stored bytes are missing or changed.
public struct PartDamage: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case changed, missing
    }

    public var name: PartName
    public var kind: Kind

    public init(_ name: PartName, _ kind: Kind) { (self.name, self.kind) = (name, kind) }
}
