/// The framing of messages between the program and its reader.
///
/// Two lengths of four bytes, least significant first, then so many bytes of JSON and so many bytes of raw payload.
public enum ReaderFrame {
    /// Must be equal in both programs, which are installed together.
    public static let version = 2

    public static let headSize = 8

    /// The most bytes of JSON: more than any reading has, and decodable in a hundred megabytes.
    public static let mostMessage = 16 << 20
    /// The most bytes of payload: a picture of the largest size that is decoded.
    public static let mostPayload = 256 << 20

    public static func head(message: Int, payload: Int) -> [UInt8] {
        [message, payload].flatMap { length in (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } }
    }

    /// `nil` for lengths beyond the limits.
    public static func lengths(_ head: [UInt8]) -> (message: Int, payload: Int)? {
        guard head.count == headSize else { return nil }
        let numbers = [0, 4].map { start in (0..<4).reduce(0) { $0 | Int(head[start + $1]) << (8 * $1) } }
        guard numbers[0] <= mostMessage, numbers[1] <= mostPayload else { return nil }
        return (numbers[0], numbers[1])
    }
}
