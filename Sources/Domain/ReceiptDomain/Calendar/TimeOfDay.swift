/// A time on a receipt's clock, to the minute.
public struct TimeOfDay: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let hour: Int
    public let minute: Int

    public init?(hour: Int, minute: Int) {
        guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
        self.hour = hour
        self.minute = minute
    }

    /// Parses `19:42`.
    public init?(iso text: some StringProtocol) {
        var text = String(text)
        let parts = text.withUTF8 { utf8 -> (Int, Int)? in
            guard utf8.count == 5, utf8[2] == UInt8(ascii: ":"), let hour = utf8.number(0..<2),
                let minute = utf8.number(3..<5)
            else { return nil }
            return (hour, minute)
        }
        guard let parts else { return nil }
        self.init(hour: parts.0, minute: parts.1)
    }

    /// `19:42`, in 24-hour form.
    public var description: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2))" }

    /// Since midnight.
    public var minutes: Int { hour * 60 + minute }

    public static func < (a: TimeOfDay, b: TimeOfDay) -> Bool { (a.hour, a.minute) < (b.hour, b.minute) }
}
