/// Stands in the id of a message's record where other ids have chance.
public enum MessageMark: UInt64, Sendable {
    /// A message whose form the program knows.
    case known = 0xA55
    /// One that a person read, or that was read as such ones were before: it teaches its form once it is confirmed.
    case taught = 0xA56
}

extension RecordID {
    /// `nil` for records of anything but messages; one in two thousand of those has a mark by chance.
    public var messageMark: MessageMark? { MessageMark(rawValue: high & 0x0FFF) }
}
