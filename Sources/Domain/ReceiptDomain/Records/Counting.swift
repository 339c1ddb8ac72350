extension RandomAccessCollection where Index == Int {
    /// The element with this number, counted from 1; `nil` where there is none.
    ///
    /// Any number is allowed, because it comes from user input.
    public subscript(counted number: Int) -> Element? {
        guard number > 0, number <= count else { return nil }
        return self[startIndex + number - 1]
    }
}

extension Int {
    /// Parses a count of lines, pages or choices from 1 to a million; `nil` for anything else.
    public init?(counting text: some StringProtocol) {
        guard let number = Int(text), (1...1_000_000).contains(number) else { return nil }
        self = number
    }
}
