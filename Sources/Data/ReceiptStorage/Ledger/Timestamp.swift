import ReceiptDomain

import struct Foundation.Date

/// An instant as ledgers write it: UTC, to the millisecond, `2026-11-18T10:42:07.250Z`.
///
/// The text form and the count of milliseconds correspond one to one, so that repeated rewriting never shifts an instant.
struct Timestamp: Hashable {
    let millisecondsSince1970: Int

    /// Rounds to the nearest millisecond, within the years that the text form can represent.
    init(_ date: Date) {
        let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
        let range = -62_135_596_800_000.0...253_402_300_799_999.0  // the years 1 to 9999
        millisecondsSince1970 = Int(min(max(milliseconds, range.lowerBound), range.upperBound))
    }

    /// Parses the text form, with or without milliseconds.
    init?(_ text: String) {
        var text = text
        guard let milliseconds = text.withUTF8(Self.milliseconds) else { return nil }
        millisecondsSince1970 = milliseconds
    }

    private static func milliseconds(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        func number(_ first: Int, _ end: Int) -> Int? {
            var value = 0
            for place in first..<end {
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]) else { return nil }
                value = value * 10 + Int(bytes[place] - UInt8(ascii: "0"))
            }
            return value
        }
        guard bytes.count == 20 || bytes.count == 24 && bytes[19] == UInt8(ascii: "."),
            bytes[bytes.count - 1] == UInt8(ascii: "Z"), bytes[10] == UInt8(ascii: "T"),
            bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
            let year = number(0, 4), let month = number(5, 7), let day = number(8, 10),
            let hour = number(11, 13), let minute = number(14, 16), let second = number(17, 19),
            hour < 24, minute < 60, second < 60,
            let milliseconds = bytes.count == 24 ? number(20, 23) : 0,
            let date = CalendarDay(year: year, month: month, day: day)
        else { return nil }
        let seconds = date.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second
        return seconds * 1000 + milliseconds
    }

    var date: Date { Date(timeIntervalSince1970: Double(millisecondsSince1970) / 1000) }

    var text: String {
        let (days, milliseconds) = millisecondsSince1970.flooredDivision(by: 86_400_000)
        guard let day = CalendarDay(daysSince1970: days) else {
            preconditionFailure("day \(days) lies outside the years 1 to 9999")
        }
        let second = milliseconds / 1000
        let (hour, minute) = ((second / 3600).padded(to: 2), (second / 60 % 60).padded(to: 2))
        return "\(day)T\(hour):\(minute):\((second % 60).padded(to: 2)).\((milliseconds % 1000).padded(to: 3))Z"
    }
}

extension Int {
    /// Division rounded down, with a remainder that is never negative.
    fileprivate func flooredDivision(by divisor: Int) -> (quotient: Int, remainder: Int) {
        let remainder = self % divisor
        return remainder < 0 ? (self / divisor - 1, remainder + divisor) : (self / divisor, remainder)
    }
}

extension Timestamp: TextCodable {
    var description: String { text }
}
