/// Where the lines of one user's ledger are kept: one after another, a newline behind each, and one writer at a time.
///
/// What lines say, how each follows from the one before, and what becomes of damaged ones, the ledger decides for every store
/// alike. Places are those in the text that all lines make up, whatever a store keeps them in.
public protocol LineStore: AnyObject {
    /// Reads from what is open now, also where another has taken its place.
    var reader: any LineReader { get }
    /// What messages call it: a path, for a file.
    var name: String { get }
    /// How many bytes there are now, with those that others have added since.
    var size: Int { get throws }

    /// Whether nothing can be read that may be taken back yet: then who only looks needs no lock.
    var showsOnlyWhatStays: Bool { get }

    /// Returns when what can be read now outlasts a loss of power, and whatever else its writer was to wait for.
    func settle() throws

    /// Whether it still is what was read so far; after a `false` it is opened anew, and nothing that was read counts any more.
    func staysTheSame() throws -> Bool

    /// Takes the lock, unless another has it; a process that ends, or is cut off, has it no longer.
    func tryLock() throws -> Bool
    func unlock()

    /// Adds lines, given without their newlines, behind all that there are; needs the lock.
    ///
    /// On return they outlast a loss of power. On failure the store is as it was, or has a rest that is no whole step.
    func append(_ lines: [[UInt8]]) throws

    /// Takes away what is behind a place, where an append that failed has left a rest; needs the lock.
    func cut(to size: Int) throws

    // What a person may want to look at, kept beside the lines.

    /// Keeps a copy of a part, named for the reason and the day, and tells where it is.
    func keepAside(_ part: LinePlace, reason: String, day: String) throws -> String
    /// Where a copy is of what was set aside for the reason and has this length and hash; `nil` where there is none.
    func aside(for reason: String, length: Int, sha256: String) throws -> String?

    /// Which damage its user has accepted, as it was written last; empty where nothing was.
    var acceptedDamage: [UInt8] { get throws }
    func setAcceptedDamage(_ bytes: [UInt8]) throws
}

/// Reads lines that are there: they stay what they are, and where they are.
public protocol LineReader: Sendable {
    /// As many of the bytes from a place on as there are, at most so many.
    func bytes(at offset: Int, count: Int) throws -> [UInt8]
}
