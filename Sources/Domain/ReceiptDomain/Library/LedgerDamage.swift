/// Something wrong in the middle of a ledger, and where; the rest of the ledger is read all the same.
public struct LedgerDamage: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// Not a line that was ever written: it is left out, and what stood there is kept aside.
        case unreadable(detail: String)
        /// Not the line whose hash the next one carries: changed since, or lines between the two are gone. It is read as it
        /// stands, because it is the best there is.
        case altered
        /// The line break behind it is gone. The hashes prove where it was, and both lines are read.
        case runTogether
        /// The first line follows another one, which is gone.
        case beginsLate
    }

    /// Of the ledger.
    public var path: String
    /// 1 for the first.
    public var line: Int
    public var kind: Kind
    /// The file beside the ledger that has a copy of what is left out.
    public var keptAt: String?

    public init(path: String, line: Int, kind: Kind, keptAt: String? = nil) {
        self.path = path
        self.line = line
        self.kind = kind
        self.keptAt = keptAt
    }
}
