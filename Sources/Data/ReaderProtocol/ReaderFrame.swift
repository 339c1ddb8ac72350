/// How messages lie in the stream between program and reader: two lengths of four bytes, the lowest byte first, then so many bytes
/// of JSON and so many of what is sent as it is.
public enum ReaderFrame {
    /// Program and reader come together and must be of one version.
    public static let version = 1

    public static let headSize = 8

    /// More than any reading has, and no more than can be decoded in a hundred megabytes.
    public static let mostMessage = 16 << 20
    /// A picture of the largest size that is decoded.
    public static let mostPayload = 256 << 20

    public static func head(message: Int, payload: Int) -> [UInt8] {
        [message, payload].flatMap { length in (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } }
    }

    /// `nil` for lengths that no message has.
    public static func lengths(_ head: [UInt8]) -> (message: Int, payload: Int)? {
        guard head.count == headSize else { return nil }
        let numbers = [0, 4].map { start in (0..<4).reduce(0) { $0 | Int(head[start + $1]) << (8 * $1) } }
        guard numbers[0] <= mostMessage, numbers[1] <= mostPayload else { return nil }
        return (numbers[0], numbers[1])
    }
}
