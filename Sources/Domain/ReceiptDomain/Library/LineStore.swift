/// Storage of one user's ledger lines: a sequence of lines, each followed by a newline, with one writer at a time.
///
/// Decoding, hash chain and damage are the ledger's concern in every store. Offsets are positions in the concatenated text,
/// however a store keeps it.
public protocol LineStore: AnyObject {
    /// Reads the lines opened now, even after the store was replaced.
    var reader: any LineReader { get }
    /// The store's name in messages; a path for a file.
    var name: String { get }
    /// The present size in bytes, including lines that others have appended.
    var size: Int { get throws }

    /// Whether visible lines can no longer be taken back; if so, reading needs no lock.
    var showsOnlyWhatStays: Bool { get }

    /// Waits until all visible lines are durable, and wherever else they have to be stored.
    func waitUntilDurable() throws

    /// Whether the store is still the one that was read; `false` reopens it, and everything read before is invalid.
    func isUnchanged() throws -> Bool

    /// Takes the lock, unless another process has it; it ends with the process or its connection.
    func tryLock() throws -> Bool
    func unlock()

    /// Appends lines, given without newlines; needs the lock.
    ///
    /// The lines are durable on return. On failure the store is unchanged, or ends in an incomplete step.
    func append(_ lines: [[UInt8]]) throws

    /// Truncates the remains of a failed append; needs the lock.
    func cut(to size: Int) throws

    // Copies kept beside the lines for people to look at.

    /// Stores a copy of the bytes, named by reason and day; returns its location.
    func storeCopy(_ part: LinePlace, reason: String, day: String) throws -> String
    /// The location of a copy with this reason, length and hash; `nil` where there is none.
    func aside(for reason: String, length: Int, sha256: String) throws -> String?

    /// The accepted damages as last written; empty where there are none.
    var acceptedDamage: [UInt8] { get throws }
    func setAcceptedDamage(_ bytes: [UInt8]) throws
}

/// Reads committed lines, whose content and offsets never change.
public protocol LineReader: Sendable {
    /// At most `count` bytes from `offset`; fewer at the end.
    func bytes(at offset: Int, count: Int) throws -> [UInt8]
}
