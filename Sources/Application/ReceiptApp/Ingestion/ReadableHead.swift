import ReceiptDomain
import ReceiptParsing

/// Tells files that a reader may open from bytes that are none, by their beginning.
///
/// Readers decide by the same signs; here only what none of them could open is refused, so that it never comes to the disk.
public enum ReadableHead {
    /// The number of bytes by which that is decided.
    public static let length = 4096

    public static func isReadable(_ head: [UInt8]) -> Bool {
        isReceiptFile(head) || (Self.text(head).map(isMessage) ?? false)
    }

    /// Whether the file is one for a reader, and so no bank's message, whatever it says of money.
    static func isReceiptFile(_ head: [UInt8]) -> Bool {
        FileSignature(head) != nil || isDocument(head) || isMarkupOrMail(head)
    }

    private static func isDocument(_ head: [UInt8]) -> Bool {
        FileSignature.isDocument(head)
            // An empty ZIP (APPNOTE.TXT 4.3.16).
            || head.starts(with: [0x50, 0x4B, 5, 6])
            // A signed e-invoice: a DER sequence, or the same in Base64.
            || head.starts(with: [0x30]) && head.count > 1 && (0x80...0x84).contains(head[1])
            || head.starts(with: "MII".utf8)
    }

    /// XML, or a mail's headers.
    private static func isMarkupOrMail(_ head: [UInt8]) -> Bool {
        // UTF-16 is XML's alone.
        if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return true }
        guard let text = text(head), let first = text.first(where: { !(9...13).contains($0) && $0 != 32 }) else {
            return false
        }
        return first == UInt8(ascii: "<") || isMail(text)
    }

    /// The bytes behind a byte order mark; `nil` where they are no text.
    private static func text(_ head: [UInt8]) -> ArraySlice<UInt8>? {
        let text = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head[...]
        return text.contains(0) ? nil : text
    }

    private static func isMessage(_ text: ArraySlice<UInt8>) -> Bool {
        guard let text = String(validating: text, as: UTF8.self), let day = CalendarDay(daysSince1970: 20_000) else {
            return false
        }
        return !MessageReader(today: day, currency: nil).all(in: text).isEmpty
    }

    /// Whether a line before the first empty one names a header that mails have.
    private static func isMail(_ text: ArraySlice<UInt8>) -> Bool {
        let names: Set<String> = [
            "from", "to", "subject", "date", "message-id", "mime-version", "received", "return-path", "delivered-to",
            "reply-to",
        ]
        for line in text.split(separator: 10, omittingEmptySubsequences: false) {
            if line.isEmpty || line.first == 13 { return false }
            guard let colon = line.firstIndex(of: 58) else { continue }
            if names.contains(String(decoding: line[..<colon], as: UTF8.self).lowercased()) { return true }
        }
        return false
    }
}
