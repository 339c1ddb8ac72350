/// The form of a country's business or tax number, with the check of its digits.
public struct BusinessNumberForm: Sendable {
    /// Letters directly before the digits, with or without a space: `DE`.
    public let prefix: String?
    /// In capitals; one of them must be on the line, unless the digits are grouped as in ``groups``.
    public let words: WordList
    /// The number's digits, and the lengths of an unbroken run of digits: a branch's digits may follow.
    public let digits: Int
    public let runs: Set<Int>
    /// The sizes of printed groups of digits; `nil` if print does not group them.
    public let groups: [Int]?
    /// The characters permitted between two digits.
    public let separators: Set<Character>
    /// Whether the digits are a valid number of this form.
    public let check: @Sendable ([Int]) -> Bool

    init(
        prefix: String? = nil,
        words: WordList = "",
        digits: Int,
        runs: Set<Int>? = nil,
        groups: [Int]? = nil,
        separators: Set<Character>,
        check: @escaping @Sendable ([Int]) -> Bool
    ) {
        (self.prefix, self.words, self.digits) = (prefix, words, digits)
        self.runs = runs ?? [digits]
        (self.groups, self.separators, self.check) = (groups, separators, check)
    }

    /// The canonical spelling, with dashes between groups.
    public func written(_ digits: [Int]) -> String {
        var rest = digits.map(String.init)[...]
        let parts = (groups ?? [digits.count]).map { count in
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count).joined()
        }
        return parts.joined(separator: "-")
    }
}
