public import ReceiptDomain

/// Opens mails: one mail is one receipt, which lies in an attachment, in its HTML or in its text.
///
/// Nothing that it refers to is fetched.
public struct MailDecoder: DocumentDecoder, Sendable {
    /// Opens attachments.
    private let attachments: any DocumentDecoder & Sendable

    public init(attachments: any DocumentDecoder & Sendable) { self.attachments = attachments }

    /// A photo and a PDF of the largest size that is taken, as mails encode them.
    static let mostBytes = 40 << 20

    public func open(_ bytes: [UInt8]) throws(ReadingError) -> any ReceiptDocument {
        guard Self.isMail(bytes) else { throw .notAnImage }
        guard bytes.count <= Self.mostBytes else { throw .fileTooLarge(bytes: bytes.count, limit: Self.mostBytes) }
        let mail = try Mail(bytes)
        var problem: ReadingError?
        for source in mail.sources {
            do throws(ReadingError) {
                return try open(source, sent: mail.sent)
            } catch .notAnImage {
                continue
            } catch {
                // Another part may be a receipt all the same.
                problem = problem ?? error
            }
        }
        throw problem ?? .damaged(detail: "the mail has neither a document nor a text")
    }

    private func open(_ source: Mail.Source, sent: String?) throws(ReadingError) -> any ReceiptDocument {
        switch source {
        case .attachment(let bytes): MailDocument(try attachments.open(bytes), sent: sent)
        case .html(let html): MailDocument(try TextPage(html: html), sent: sent)
        case .text(let text): MailDocument(try TextPage(text: text), sent: sent)
        }
    }

    /// It begins with lines of a mail's head, two of them among those that every mail has (RFC 5322, 3.6).
    public static func isMail(_ bytes: some Collection<UInt8>) -> Bool {
        let names: Set<String> = [
            "from", "to", "subject", "date", "message-id", "mime-version", "received", "return-path", "delivered-to",
            "reply-to", "content-type",
        ]
        var known = 0
        let lines = bytes.prefix(4096).split(separator: 10, omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if line.isEmpty || line.first == 13 { break }
            if index == 0, line.starts(with: "From ".utf8) { continue }
            if index > 0, line.first == 32 || line.first == 9 { continue }
            guard let colon = line.firstIndex(of: 58) else { return known >= 2 && index == lines.count - 1 }
            let name = line[..<colon]
            guard !name.isEmpty, name.allSatisfy({ (33...126).contains($0) }) else { return false }
            if names.contains(String(decoding: name, as: UTF8.self).lowercased()) { known += 1 }
        }
        return known >= 2
    }
}

/// What a mail's receipt may lie in.
struct Mail {
    enum Source {
        case attachment([UInt8])
        case html(String)
        case text(String)
    }

    /// The sender's local time.
    let sent: String?
    /// The likeliest first.
    let sources: [Source]

    /// Smaller pictures are logos, lines and counters.
    private static let leastPicture = 8 << 10

    init(_ bytes: [UInt8]) throws(ReadingError) {
        let parts = try MailPart.all(of: bytes)
        sent = parts.sent
        let documents = parts.all.filter { PDFDecoder.isPDF($0.bytes) }
        let pictures = parts.all.filter { $0.type.hasPrefix("image/") && $0.bytes.count >= Self.leastPicture }
        let texts = parts.all.filter { !$0.isAttachment && $0.type == "text/plain" }
        let pages = parts.all.filter { !$0.isAttachment && $0.type == "text/html" }
        sources =
            documents.map { .attachment($0.bytes) }
            + pictures.filter(\.isAttachment).map { .attachment($0.bytes) }
            + pages.map { .html(String(decoding: $0.bytes, as: UTF8.self)) }
            + texts.map { .text(String(decoding: $0.bytes, as: UTF8.self)) }
            + pictures.filter { !$0.isAttachment && !$0.isNamed }.map { .attachment($0.bytes) }
    }
}

/// A mail's document, dated by the mail.
struct MailDocument: ReceiptDocument {
    private let inner: any ReceiptDocument
    private let sent: String?

    init(_ inner: any ReceiptDocument, sent: String?) {
        self.inner = inner
        self.sent = sent
    }

    let format = ImageFormat.eml
    var pageCount: Int { inner.pageCount }

    func page(_ index: Int) throws(ReadingError) -> DocumentPage {
        var page = try inner.page(index)
        page.picture.format = .eml
        page.picture.takenAt = page.picture.takenAt ?? sent
        return page
    }
}
