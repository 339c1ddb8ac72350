/// A day of the Gregorian calendar without a time zone, as receipts print it.
public struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let year: Int
    public let month: Int
    public let day: Int

    /// `nil` for a day that does not exist; years from 1 to 9999.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
        guard day <= Self.days(inMonth: month, of: year) else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Skips the checks, for parts that are known to be valid.
    init(known parts: (year: Int, month: Int, day: Int)) { (year, month, day) = parts }

    /// Parses `2026-11-18`.
    public init?(iso text: some StringProtocol) {
        var text = String(text)
        let parts = text.withUTF8 { utf8 -> (Int, Int, Int)? in
            guard utf8.count == 10, utf8[4] == UInt8(ascii: "-"), utf8[7] == UInt8(ascii: "-"),
                let year = utf8.number(0..<4), let month = utf8.number(5..<7), let day = utf8.number(8..<10)
            else { return nil }
            return (year, month, day)
        }
        guard let parts else { return nil }
        self.init(year: parts.0, month: parts.1, day: parts.2)
    }

    /// Parses `20261118`.
    public init?(compact text: some StringProtocol) {
        guard text.utf8.count == 8, let number = Int(text), number > 0 else { return nil }
        self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }

    /// January first, in small letters.
    public static let englishMonthNames = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]

    /// The form of ISO 8601: `2026-11-18`.
    public var description: String { "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))" }

    /// As ``init(compact:)`` reads it: `20261118`.
    public var compact: String { "\(year.padded(to: 4))\(month.padded(to: 2))\(day.padded(to: 2))" }

    /// Its month in the form of ISO 8601: `2026-11`.
    public var isoMonth: String { String(description.prefix(7)) }

    public static func < (a: CalendarDay, b: CalendarDay) -> Bool {
        (a.year, a.month, a.day) < (b.year, b.month, b.day)
    }

    public static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Days since 1970-01-01, negative before it.
    ///
    /// Counted in years that begin on 1 March, so that the leap day is the last of its year (H. Hinnant,
    /// "chrono-compatible low-level date algorithms").
    public var daysSince1970: Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = shifted / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// 1 for Monday to 7 for Sunday, as ISO 8601 counts.
    public var weekday: Int { ((daysSince1970 + 3) % 7 + 7) % 7 + 1 }
}

extension Int {
    /// In decimal digits, with zeros before them up to the width: `07`.
    public func padded(to width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The decimal number in the range; `nil` where a byte is no digit.
    func number(_ range: Range<Int>) -> Int? {
        var number = 0
        for byte in self[range] {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            number = number * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return number
    }
}
