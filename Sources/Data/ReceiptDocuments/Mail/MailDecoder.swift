public import ReceiptDomain

/// Opens mails, whose receipts are in attachments, in the HTML or in the text.
///
/// Remote content is never fetched.
public struct MailDecoder: DocumentDecoder, Sendable {
    private let attachments: any DocumentDecoder & Sendable

    public init(attachments: any DocumentDecoder & Sendable) { self.attachments = attachments }

    /// The most bytes: a photo and a PDF of the largest sizes that are read, encoded for mail.
    static let mostBytes = 40 << 20

    public func open(_ bytes: [UInt8]) throws(ReadingError) -> any ReceiptDocument {
        guard Self.isMail(bytes) else { throw .notAnImage }
        guard bytes.count <= Self.mostBytes else { throw .fileTooLarge(bytes: bytes.count, limit: Self.mostBytes) }
        return try MailFile(try Mail(bytes), attachments: attachments)
    }

    /// Whether it begins with header lines, two of which are usual in mails (RFC 5322, 3.6).
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

/// An opened mail; as a document it is its first source that can be opened.
private struct MailFile: ReceiptDocument {
    private let mail: Mail
    private let attachments: any DocumentDecoder & Sendable
    private let first: MailDocument

    init(_ mail: Mail, attachments: any DocumentDecoder & Sendable) throws(ReadingError) {
        (self.mail, self.attachments) = (mail, attachments)
        var problem: ReadingError?
        for source in mail.sources {
            do throws(ReadingError) {
                first = try Self.open(source, of: mail, attachments)
                return
            } catch .notAnImage {
                continue
            } catch {
                // Another part may still be a receipt.
                problem = problem ?? error
            }
        }
        throw problem ?? .damaged(detail: "the mail has neither a document nor a text")
    }

    let format = ImageFormat.eml
    var pageCount: Int { first.pageCount }

    var invoice: ElectronicInvoice? { first.invoice }

    func page(_ index: Int) throws(ReadingError) -> DocumentPage { try first.page(index) }

    var sources: [DocumentSource] {
        mail.sources.map { DocumentSource(number: $0.number, isAttachment: $0.content.isAttachment) }
    }

    func source(_ number: Int) throws(ReadingError) -> any ReceiptDocument {
        guard let source = mail.sources.first(where: { $0.number == number }) else { throw .notAnImage }
        return try Self.open(source, of: mail, attachments)
    }

    private static func open(
        _ source: Mail.Source,
        of mail: Mail,
        _ attachments: any DocumentDecoder
    ) throws(ReadingError) -> MailDocument {
        switch source.content {
        case .attachment(let bytes): MailDocument(try attachments.open(bytes), sent: mail.sent)
        case .html(let html): MailDocument(try TextPage(html: html), sent: mail.sent)
        case .text(let text): MailDocument(try TextPage(text: text), sent: mail.sent)
        }
    }
}

/// The parts of a mail that may contain its receipt.
struct Mail {
    struct Source {
        /// The number among the mail's parts, counted from 1.
        var number: Int
        var content: Content
    }

    enum Content {
        case attachment([UInt8])
        case html(String)
        case text(String)

        var isAttachment: Bool { if case .attachment = self { true } else { false } }
    }

    /// In the sender's local time.
    let sent: String?
    /// By descending likelihood.
    let sources: [Source]

    /// The least bytes of a picture; smaller ones are logos, lines and counters.
    private static let leastPicture = 8 << 10

    init(_ bytes: [UInt8]) throws(ReadingError) {
        let mail = try MailPart.all(of: bytes)
        sent = mail.sent
        let parts = mail.all.enumerated().map { (number: $0.offset + 1, part: $0.element) }
        func attached(_ isOne: (MailPart) -> Bool) -> [Source] {
            parts.filter { isOne($0.part) }.map { Source(number: $0.number, content: .attachment($0.part.bytes)) }
        }
        func said(_ type: String, _ content: (String) -> Content) -> [Source] {
            parts.filter { !$0.part.isAttachment && $0.part.type == type }.map {
                Source(number: $0.number, content: content(String(decoding: $0.part.bytes, as: UTF8.self)))
            }
        }
        func isPicture(_ part: MailPart) -> Bool {
            part.type.hasPrefix("image/") && part.bytes.count >= Self.leastPicture
        }
        let pdfs = attached { FileSignature.isDocument($0.bytes) }
        // Beside a PDF an e-invoice is of the same bill.
        let invoices = pdfs.isEmpty ? attached { $0.isAttachment && InvoiceDecoder.isInvoice($0.bytes) } : []
        let documents = pdfs + invoices + attached { isPicture($0) && $0.isAttachment }
        let shown = attached { isPicture($0) && !$0.isAttachment && !$0.isNamed }
        sources =
            documents.prefix(Self.mostAttachments) + said("text/html") { .html($0) } + said("text/plain") { .text($0) }
            + shown.prefix(Self.mostAttachments)
    }

    /// The most attachments that are read; more are an album.
    private static let mostAttachments = 10
}

/// An attachment with the mail's date.
struct MailDocument: ReceiptDocument {
    private let inner: any ReceiptDocument
    private let sent: String?

    init(_ inner: any ReceiptDocument, sent: String?) {
        self.inner = inner
        self.sent = sent
    }

    let format = ImageFormat.eml
    var pageCount: Int { inner.pageCount }
    var invoice: ElectronicInvoice? { inner.invoice }

    func page(_ index: Int) throws(ReadingError) -> DocumentPage {
        var page = try inner.page(index)
        page.picture.format = .eml
        page.picture.takenAt = page.picture.takenAt ?? sent
        return page
    }
}
