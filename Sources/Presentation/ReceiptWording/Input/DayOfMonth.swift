import ReceiptReview

/// A day of the month as a person types it: `25`, `25일`, `1st`, `last`, `말일`.
enum DayOfMonth {
    private static let last: Set = ["last", "end", "last day", "말일", "마지막", "마지막 날", "월말"]

    static func isLast(_ text: String) -> Bool { last.contains(text.lowercased().trimmingSpaces) }

    /// 31 for the last day; `nil` for another text.
    static func typed(_ text: String) -> Int? {
        let text = text.lowercased().trimmingSpaces
        if isLast(text) { return 31 }
        let end = ["일", "st", "nd", "rd", "th"].first { text.hasSuffix($0) } ?? ""
        return Int(text.dropLast(end.count)).flatMap { (1...31).contains($0) ? $0 : nil }
    }
}
