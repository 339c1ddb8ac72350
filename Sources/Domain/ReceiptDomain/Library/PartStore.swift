/// Where a file lies that a library keeps beside a ledger's lines.
public enum PartFolder: Hashable, Sendable {
    /// The user's own: profile, rules.
    case own
    /// Images of a record, and what was read on them.
    case record(RecordID)
    /// What could not be read, with the reasons.
    case failed
}

public struct PartName: Hashable, Sendable {
    public var folder: PartFolder
    /// As the file is called; it need not be UTF-8.
    public var name: [UInt8]

    public init(_ folder: PartFolder, _ name: [UInt8]) { (self.folder, self.name) = (folder, name) }

    /// For messages.
    public var text: String {
        let name = String(decoding: name, as: UTF8.self)
        return switch folder {
        case .own: name
        case .record(let id): "\(id)/\(name)"
        case .failed: "Failed/\(name)"
        }
    }
}

/// What is known of a file without its bytes.
public struct Part: Hashable, Sendable {
    public var name: PartName
    public var size: Int
    /// 64 small hexadecimal digits.
    public var sha256: String

    public init(_ name: PartName, size: Int, sha256: String) {
        (self.name, self.size, self.sha256) = (name, size, sha256)
    }
}

public enum PartChange: Hashable, Sendable {
    /// Takes the place of what has the name.
    case put(PartName, [UInt8])
    case remove(PartName)
    case removeAll(PartFolder)
}

/// Keeps the files that belong to a user's ledger.
public protocol PartStore: AnyObject {
    /// In the order of their names' bytes.
    func parts(in folder: PartFolder) throws -> [Part]
    /// Records that have files, in order.
    func records() throws -> [RecordID]
    /// The file's bytes, which have the hash that they were kept under; `nil` where there is none.
    func bytes(of name: PartName) throws -> [UInt8]?

    /// All of it or nothing; on return it outlasts a loss of power.
    func write(_ changes: [PartChange]) throws

    /// Has the changes made together with the ledger's next lines, or not at all: before them, where the two cannot be one step.
    func writeWithNextLines(_ changes: [PartChange]) throws

    /// Has pictures be kept that changes will name; what can take long is done then. A picture that nothing comes to name is nobody's.
    func prepare(_ pictures: [[UInt8]]) throws

    /// Files whose bytes are not those that were kept; everything is read.
    func damagedParts() throws -> [PartDamage]

    /// Removes for good what changes have removed, where that is a step of its own; what it could not do it does the next time.
    func settle() throws
    /// What is kept and belongs to nothing, for so long that nobody can be about to need it; as names for messages.
    func unneeded() throws -> [String]
    func removeUnneeded() throws
}

/// A file that is not what was kept.
public struct PartDamage: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case changed, missing
    }

    public var name: PartName
    public var kind: Kind

    public init(_ name: PartName, _ kind: Kind) { (self.name, self.kind) = (name, kind) }
}
