/// The similarity of two merchant names: the Dice coefficient of their letter pairs.
///
/// L. R. Dice, "Measures of the amount of ecologic association between species", Ecology 26, 1945.
public struct NamePairs: Hashable {
    private let pairs: Set<String>
    private let letters: String

    public init(_ name: String) {
        // Bank prefixes and company forms do not distinguish names.
        var name = name.lowercased()
        // Replacing is slow, and most names have no filler.
        if name.unicodeScalars.contains(where: Self.signsOfFillers.contains) {
            for word in Self.fillers { name = name.replacing(word, with: "") }
        }
        letters = name.filter { $0.isLetter || $0.isNumber }
        let all = Array(letters)
        pairs = Set(zip(all, all.dropFirst()).map { String([$0, $1]) })
    }

    private static let fillers = ["(주)", "㈜", "주식회사", "(유)", "유한회사", "nice_", "kicc-", "kcp_", "kis_", "이니시스_"]

    /// Each filler has one of these.
    private static let signsOfFillers: Set<Unicode.Scalar> = ["(", "㈜", "회", "_", "-"]

    /// From 0 for nothing in common to 1.
    public func likeness(to other: NamePairs) -> Double {
        guard !pairs.isEmpty, !other.pairs.isEmpty else { return !letters.isEmpty && letters == other.letters ? 1 : 0 }
        let shared = pairs.intersection(other.pairs).count
        return 2 * Double(shared) / Double(pairs.count + other.pairs.count)
    }

    /// Whether this name contains a name of at least two letters.
    public func contains(_ name: NamePairs) -> Bool { name.letters.count >= 2 && letters.contains(name.letters) }
}
