extension RandomAccessCollection where Index == Int {
    /// The element that people call the `number`th, from 1; `nil` where there is none.
    ///
    /// Any number may be asked for: it comes from outside.
    public subscript(counted number: Int) -> Element? {
        guard number > 0, number <= count else { return nil }
        return self[startIndex + number - 1]
    }
}

extension Int {
    /// A number by which people count lines, pages or choices: 1 to a million; `nil` for anything else.
    public init?(counting text: some StringProtocol) {
        guard let number = Int(text), (1...1_000_000).contains(number) else { return nil }
        self = number
    }
}
