/// Looks for a currency's sign or code before and behind a number.
struct MarkFinder {
    /// The number with its marks.
    private(set) var outer: Range<Int>
    private(set) var isMarked = false

    private static let prefixes: [[UInt32]] = [
        "RM", "R M", "RH", "RN", "MYR", "US$", "S$", "A$", "C$", "HK$", "NT$", "NZ$", "USD", "SGD", "AUD", "CAD", "EUR",
        "GBP", "JPY",
        "KRW", "CHF", "Rp", "IDR", "Rs", "INR", "NPR", "ZAR", "R", "$", "€", "£", "¥", "Y", "₩", "\\", "W", "₹", "฿",
        "₫",
        "₱",
        "kr", "zł", "PLN", "THB", "PHP", "₺", "R$", "AED", "KES", "KSh", "$NZ",
    ]
    .map { $0.unicodeScalars.map(\.value) }
    .sorted { $0.count > $1.count }

    private static let suffixes: [[UInt32]] = [
        "원", "円", "€", "EUR", "£", "RM", "MYR", "USD", "zł", "PLN", "Kč", "kr", "KRW", "SEK", "CHF", "lei", "RON", "Ft",
        "$", "Lt", "Ls", "TL", "₺", "DKK", "NOK", "₫", "đ",
    ]
    .map { $0.unicodeScalars.map(\.value) }
    .sorted { $0.count > $1.count }

    init(text: ScalarText, range: Range<Int>) {
        outer = range
        var start = range.lowerBound
        if text[safe: start - 1] == 0x2D { start -= 1 }
        let skipped = text[safe: start - 1] == 32 ? start - 1 : start
        for prefix in Self.prefixes {
            // A sign that is a single letter counts only where it touches the number.
            let end = prefix.count == 1 && prefix[0] < 128 && prefix[0] != 0x24 ? start : skipped
            let begin = end - prefix.count
            guard begin >= 0, Array(text.scalars[begin..<end]) == prefix else { continue }
            let before = text[safe: begin - 1]
            guard !Self.isLatin(prefix[0]) || !Self.isLatin(before) else { continue }
            outer = begin..<outer.upperBound
            isMarked = true
            break
        }
        let stop = text[safe: range.upperBound] == 32 ? range.upperBound + 1 : range.upperBound
        for suffix in Self.suffixes {
            let end = stop + suffix.count
            guard end <= text.count, Array(text.scalars[stop..<end]) == suffix else { continue }
            guard !Self.isLatin(suffix[0]) || !Self.isLatin(text[safe: end]) else { continue }
            if stop == range.upperBound || !Self.isDigit(text[safe: end]) {
                outer = outer.lowerBound..<end
                isMarked = true
            }
            break
        }
    }

    /// A mark ends right before the index: `RM` in `RM5.90`.
    static func endsWithMark(_ text: ScalarText, _ index: Int) -> Bool {
        prefixes.contains { prefix in
            let begin = index - prefix.count
            guard begin >= 0, Array(text.scalars[begin..<index]) == prefix else { return false }
            return !isLatin(text[safe: begin - 1])
        }
    }

    private static func isLatin(_ scalar: UInt32) -> Bool {
        (65...90).contains(scalar) || (97...122).contains(scalar) || (0xC0...0x24F).contains(scalar)
    }

    private static func isDigit(_ scalar: UInt32) -> Bool { (48...57).contains(scalar) }
}
