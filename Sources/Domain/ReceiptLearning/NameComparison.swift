/// Compares a read name with the true one, for measuring.
public enum NameComparison {
    /// The least similarity: one letter in seven misread.
    private static let minimumLikeness = 0.85
    /// The fewest letters; a shorter name is part of too many others.
    private static let minimumLength = 5

    /// Whether the names are equal but for case, punctuation and legal form, similar, or one contains the other (a branch).
    public static func isRight(_ read: String, for name: String) -> Bool {
        let (a, b) = (NameKey(read), NameKey(name))
        guard !a.isEmpty, !b.isEmpty else { return false }
        let (shorter, longer) = a.text.count <= b.text.count ? (a.text, b.text) : (b.text, a.text)
        if shorter.count >= minimumLength, longer.contains(shorter) { return true }
        return NameLikeness.likeness(a.text, b.text) >= minimumLikeness
    }
}
