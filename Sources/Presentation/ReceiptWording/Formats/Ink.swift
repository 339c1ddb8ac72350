/// What a piece of text is, so that it can be coloured where colours are wanted.
///
/// Never the only carrier of a meaning: marks and words say the same.
public enum Ink: Sendable, CaseIterable {
    case plain, strong, faint, good, doubt, bad, accent, inverse
}
