import ReceiptReview

/// A day of the month as a person types it: `25`, `25일`, `last`, `말일`.
enum DayOfMonth {
    private static let last: Set = ["last", "end", "last day", "말일", "마지막", "마지막 날", "월말"]

    /// 31 for the last day; `nil` for another text.
    static func typed(_ text: String) -> Int? {
        let text = text.lowercased().trimmingSpaces
        if last.contains(text) { return 31 }
        let digits = text.hasSuffix("일") ? String(text.dropLast()) : text
        return Int(digits).flatMap { (1...31).contains($0) ? $0 : nil }
    }
}
