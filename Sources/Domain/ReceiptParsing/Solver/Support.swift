import ReceiptDomain

/// An arithmetic identity among printed amounts that holds for one value of the total.
struct Support {
    enum Strength: Comparable {
        /// May be chance, or the same number twice.
        case weak
        /// Agreement of two labelled amounts.
        case agreement
        /// Three or more printed amounts in one identity.
        case strong
    }

    var identity: Proof.Identity
    var strength: Strength
    /// The terms before the equals sign, with names and values in hundredths; negative ones are subtracted.
    var terms: [(name: String, value: Int)]
    /// The product of the weights of all terms' readings.
    var trust: Double
    /// The lines of its terms.
    var lines: Set<Int>
    /// Terms that replaced the leading reading of their cell: from, to.
    var repairs: [(from: Int, to: Int)] = []
    /// Whether the first two terms are payments that share the total.
    var isShared = false

    /// A single price equal to the total, with nothing added: the same figure twice, possibly misread alike.
    var isEcho: Bool { identity == .items && terms.count { $0.value != 0 } == 1 }
    /// Whether its readings are plausible enough.
    var isTrusted: Bool { trust > 0.15 }
    /// Whether it could prove the total alone.
    var isProof: Bool { strength == .strong && isTrusted }
}
