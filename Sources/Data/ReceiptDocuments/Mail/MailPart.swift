import CMail
import ReceiptDomain

struct MailPart {
    var type: String
    var isAttachment: Bool
    /// Whether it has a Content-ID, by which the mail's HTML can show it.
    var isNamed: Bool
    var bytes: [UInt8]

    private enum Limits {
        static let depth: UInt32 = 8
        static let parts: UInt32 = 200
        static let partBytes: UInt64 = 40 << 20
        /// The most lines that may separate parts: each part takes a kilobyte before the limit is noticed.
        static let separators = 4000
    }

    private final class Found {
        var parts: [MailPart] = []
    }

    static func all(of bytes: [UInt8]) throws(ReadingError) -> (all: [MailPart], sent: String?) {
        guard separators(in: bytes) <= Limits.separators else { throw .overLimit(detail: "too many parts") }
        var limits = mail_limits(depth: Limits.depth, parts: Limits.parts, part_bytes: Limits.partBytes)
        let found = Found()
        var sent = [CChar](repeating: 0, count: 20)
        let status = mail_read(
            bytes,
            bytes.count,
            &limits,
            { part, context in
                guard let part = part?.pointee, let context, let bytes = part.bytes else { return }
                Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().parts.append(
                    MailPart(
                        type: part.type.map { String(cString: $0) } ?? "",
                        isAttachment: part.is_attachment != 0,
                        isNamed: part.content_id != nil,
                        bytes: Array(UnsafeBufferPointer(start: bytes, count: part.count))
                    )
                )
            },
            Unmanaged.passUnretained(found).toOpaque(),
            &sent
        )
        switch status {
        case MAIL_OK:
            let sent = String(decoding: sent.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            return (found.parts, sent.isEmpty ? nil : sent)
        case MAIL_OVER_LIMIT: throw .overLimit(detail: "too many parts, or too deep in one another")
        default: throw .damaged(detail: "the mail cannot be read")
        }
    }

    /// The number of lines that begin with two dashes, like separators.
    private static func separators(in bytes: [UInt8]) -> Int {
        var count = 0
        for index in bytes.indices.dropLast(2) where bytes[index] == 10 {
            if bytes[index + 1] == 45, bytes[index + 2] == 45 { count += 1 }
        }
        return count
    }
}
