/// Damage of a ledger line; the rest of the ledger is still read.
public struct LedgerDamage: Hashable, Sendable {
    public enum Kind: Hashable, Sendable, Codable {
        /// The line cannot be decoded; it is left out, and a copy is kept.
        case unreadable(detail: String)
        /// The next line states another hash: this line was changed, or lines between the two are missing.
        ///
        /// It is read as it stands, because nothing better exists.
        case altered
        /// The line break after it is missing; hashes prove where it was, and both lines are read.
        case runTogether
        /// The first line states the hash of a missing predecessor.
        case beginsLate
    }

    /// The ledger's path.
    public var path: String
    /// Counted from 1.
    public var line: Int
    public var kind: Kind
    /// The file with a copy of the line left out.
    public var keptAt: String?

    public init(path: String, line: Int, kind: Kind, keptAt: String? = nil) {
        (self.path, self.line, self.kind, self.keptAt) = (path, line, kind, keptAt)
    }
}
