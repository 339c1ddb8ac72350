public import ReceiptDomain
public import ReceiptReview

/// Words that name something and a period, in any order, of which one may be missing: `checking november`, `지난달 국민은행`.
public struct NameAndPeriod: Hashable, Sendable {
    public var name: String?
    public var first: CalendarDay?
    public var last: CalendarDay?

    /// All words are a name where `isName` says so; the most words that are a period leave the rest for the name.
    public init(
        _ words: [String],
        _ convention: InputConvention,
        isName: (String) -> Bool
    ) {
        let whole = words.joined(separator: " ")
        if !words.isEmpty, isName(whole) {
            name = whole
            return
        }
        for count in (1...max(1, words.count)).reversed() where count <= words.count {
            for place in [words.count - count..<words.count, 0..<count] {
                let name = (words[..<place.lowerBound] + words[place.upperBound...]).joined(separator: " ")
                let text = words[place].joined(separator: " ")
                guard let ends = Self.ends(text, convention) else { continue }
                (self.name, first, last) = (name.nonEmpty, ends.first, ends.last)
                return
            }
        }
        name = whole.nonEmpty
    }

    /// A number that is no year of this time, or shorter than one, is an amount: `visa 1200`, `food 5`.
    private static func ends(
        _ text: String,
        _ convention: InputConvention
    ) -> (first: CalendarDay?, last: CalendarDay?)? {
        guard text.count > 3 || !text.allSatisfy(\.isNumber), let ends = try? convention.ends(text) else { return nil }
        return [ends.first, ends.last].compactMap(\.self).allSatisfy { (1900...2199).contains($0.year) } ? ends : nil
    }
}
