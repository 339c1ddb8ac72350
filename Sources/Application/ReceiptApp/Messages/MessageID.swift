import Foundation
import ReceiptDomain
import ReceiptParsing

/// The id of a message's record: the same message again has the same one, if anything tells when it came.
enum MessageID {
    /// Stands where other ids have chance.
    private static let mark: UInt64 = 0xA55

    static func isMessage(_ id: RecordID) -> Bool { id.high & 0x0FFF == mark }

    /// The moment that the message states, otherwise that of its arrival, with the text's hash in place of chance.
    static func made(of text: String, _ message: MoneyMessage, received: Date?) -> RecordID? {
        let values = text.unicodeScalars.filter { !$0.properties.isWhitespace }.map { UInt64($0.value) }
        let seconds: UInt64
        if let day = message.date, let time = message.time {
            seconds = UInt64(max(0, day.daysSince1970 * 86_400 + time.hour * 3600 + time.minute * 60))
        } else if let received, received.timeIntervalSince1970 >= 0, received.timeIntervalSince1970 < 1e11 {
            seconds = UInt64(received.timeIntervalSince1970)
        } else {
            return nil
        }
        let arrived = message.time == nil ? [seconds] : []
        return id(milliseconds: seconds * 1000, low: hash(values + arrived))
    }

    /// For a message that nothing tells from its like.
    static func drawn(at instant: Date) -> RecordID {
        var random = SystemRandomNumberGenerator()
        return id(milliseconds: UInt64(max(0, instant.timeIntervalSince1970 * 1000)), low: random.next())
    }

    private static func id(milliseconds: UInt64, low: UInt64) -> RecordID {
        RecordID(
            high: milliseconds << 16 | 0x7000 | mark,
            low: low & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        )
    }

    /// FNV-1a.
    private static func hash(_ values: [UInt64]) -> UInt64 {
        values.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ $1) &* 0x0000_0100_0000_01B3 }
    }
}
