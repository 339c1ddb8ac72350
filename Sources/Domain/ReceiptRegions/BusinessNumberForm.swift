/// A country's number for businesses or their tax, which its own digits check.
public struct BusinessNumberForm: Sendable {
    /// Letters that stand right before the digits, with or without a space: `DE`.
    public let prefix: String?
    /// In capitals, one of which must be on the line, unless the digits are grouped as print has them.
    public let words: WordList
    /// How many digits the number has, and how many may stand in one run: those of a branch follow.
    public let digits: Int
    public let runs: Set<Int>
    /// How print groups the digits, where it does.
    public let groups: [Int]?
    /// What may stand between two digits.
    public let separators: Set<Character>
    /// Whether the digits are a number of this kind.
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
        self.prefix = prefix
        self.words = words
        self.digits = digits
        self.runs = runs ?? [digits]
        self.groups = groups
        self.separators = separators
        self.check = check
    }

    /// The number in one spelling, with dashes between groups.
    public func written(_ digits: [Int]) -> String {
        var rest = digits.map(String.init)[...]
        let parts = (groups ?? [digits.count]).map { count in
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count).joined()
        }
        return parts.joined(separator: "-")
    }
}
