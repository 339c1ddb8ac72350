/// Whether a name was read right, for measuring.
public enum NameComparison {
    /// That of names in which one letter in seven was misread.
    private static let minimumLikeness = 0.85
    /// A shorter name is a part of too many others.
    private static let minimumLength = 5

    /// Whether the names are alike but for case, punctuation and legal form, or one contains the other, as with a branch.
    public static func isRight(_ read: String, for name: String) -> Bool {
        let (a, b) = (NameKey(read), NameKey(name))
        guard !a.isEmpty, !b.isEmpty else { return false }
        let (shorter, longer) = a.text.count <= b.text.count ? (a.text, b.text) : (b.text, a.text)
        if shorter.count >= minimumLength, longer.contains(shorter) { return true }
        return NameLikeness.likeness(a.text, b.text) >= minimumLikeness
    }
}
