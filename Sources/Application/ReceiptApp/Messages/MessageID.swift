import Foundation
import ReceiptDomain

/// The id of a message's record: the same message again has the same one, if anything tells when it came.
enum MessageID {
    /// The moment that the message states, otherwise that of its arrival, with the text's hash in place of chance.
    static func made(
        of text: String,
        on day: CalendarDay?,
        at time: TimeOfDay?,
        _ mark: MessageMark,
        received: Date?
    ) -> RecordID? {
        let values = text.unicodeScalars.filter { !$0.properties.isWhitespace }.map { UInt64($0.value) }
        let seconds: UInt64
        if let day, let time {
            seconds = UInt64(max(0, day.daysSince1970 * 86_400 + time.hour * 3600 + time.minute * 60))
        } else if let received, received.timeIntervalSince1970 >= 0, received.timeIntervalSince1970 < 1e11 {
            seconds = UInt64(received.timeIntervalSince1970)
        } else {
            return nil
        }
        let arrived = time == nil ? [seconds] : []
        return id(mark, milliseconds: seconds * 1000, low: hash(values + arrived))
    }

    /// For a message that nothing tells from its like.
    static func drawn(_ mark: MessageMark, at instant: Date) -> RecordID {
        var random = SystemRandomNumberGenerator()
        return id(mark, milliseconds: UInt64(max(0, instant.timeIntervalSince1970 * 1000)), low: random.next())
    }

    private static func id(_ mark: MessageMark, milliseconds: UInt64, low: UInt64) -> RecordID {
        RecordID(
            high: milliseconds << 16 | 0x7000 | mark.rawValue,
            low: low & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        )
    }

    /// FNV-1a.
    private static func hash(_ values: [UInt64]) -> UInt64 {
        values.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ $1) &* 0x0000_0100_0000_01B3 }
    }
}
