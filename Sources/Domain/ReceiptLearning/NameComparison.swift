/// Whether a name was read right, for measuring.
public enum NameComparison {
    /// As alike as names are of which one letter in seven was misread.
    private static let enough = 0.85
    /// A shorter name is a part of too many others.
    private static let shortest = 5

    /// Apart from case, punctuation and legal forms the names are alike, or one is the other with a branch or the like.
    public static func isRight(_ read: String, for name: String) -> Bool {
        let (a, b) = (NameKey(read), NameKey(name))
        guard !a.isEmpty, !b.isEmpty else { return false }
        let (shorter, longer) = a.text.count <= b.text.count ? (a.text, b.text) : (b.text, a.text)
        if shorter.count >= shortest, longer.contains(shorter) { return true }
        return NameLikeness.likeness(a.text, b.text) >= enough
    }
}
