import ReceiptDomain

/// An equation among printed amounts that comes out right for one value of the total.
struct Support {
    enum Strength: Int, Comparable {
        /// May well be chance or the same number twice.
        case weak
        /// Agreement of two labelled amounts.
        case agreement
        /// Three or more printed amounts that hang together.
        case strong

        static func < (a: Strength, b: Strength) -> Bool { a.rawValue < b.rawValue }
    }

    var identity: Proof.Identity
    var strength: Strength
    /// The terms before the equals sign, each with its name and value in hundredths; negative ones are subtracted.
    var terms: [(name: String, value: Int)]
    /// The belief in the readings of all terms, as a product.
    var trust: Double
    /// Lines that take part.
    var lines: Set<Int>
    /// Terms that were not the leading reading of their cell: from, to.
    var repairs: [(from: Int, to: Int)] = []
    /// The first two terms are payments that share the total.
    var isShared = false

    /// A single price that is the total, with nothing added to it: the same figure twice, misread alike or not.
    var isEcho: Bool { identity == .items && terms.count { $0.value != 0 } == 1 }
    /// Its readings are not far-fetched.
    var isTrusted: Bool { trust > 0.15 }
    /// It could prove the total by itself.
    var isProof: Bool { strength == .strong && isTrusted }
}
