import ReceiptDomain
import Testing

@testable import ReceiptDocuments

/// Opens what begins with `PDF` or `IMG`.
private struct FakeAttachments: DocumentDecoder, Sendable {
    func open(_ bytes: [UInt8]) throws(ReadingError) -> any ReceiptDocument {
        guard bytes.starts(with: "%PDF".utf8) || bytes.starts(with: "IMG".utf8) else { throw .notAnImage }
        let image = GrayImage(width: 7, height: 9, pixels: Array(repeating: 255, count: 63))
        return SinglePicture(Picture(image: image, format: .png))
    }
}

@Suite struct MailDecoderTests {
    private let head =
        "From: a@b.example\r\nTo: c@d.example\r\nDate: Wed, 04 Nov 2026 19:12:33 +0900\r\nMIME-Version: 1.0\r\n"

    private func open(_ text: String) throws -> any ReceiptDocument {
        try MailDecoder(attachments: FakeAttachments()).open(Array(text.utf8))
    }

    private func words(_ text: String) throws -> [String] {
        (try open(text).page(0).text ?? []).map(\.text)
    }

    private func multipart(_ parts: String...) -> String {
        head + "Content-Type: multipart/mixed; boundary=x\r\n\r\n"
            + parts.map { "--x\r\n" + $0 + "\r\n" }.joined() + "--x--\r\n"
    }

    @Test(arguments: [
        ("From: a@b\nTo: c@d\n\nhi", true), ("Received: by x\r\n\tfor y\r\nSubject: z\r\n\r\n", true),
        ("From x Mon\nSubject: a\nTo: b\n\n", true), ("Total: 8.60\nTax: 0.60\n", false), ("hello", false),
        ("{\"from\": 1}", false),
    ])
    func `a mail is told by its head`(_ text: String, _ isMail: Bool) {
        #expect(MailDecoder.isMail(Array(text.utf8)) == isMail)
    }

    @Test func `the text of a mail is read in its characters`() throws {
        let korean =
            head + "Content-Type: text/plain; charset=euc-kr\r\nContent-Transfer-Encoding: base64\r\n\r\n"
            + "x9Ew6CAyMyw0MDC/+A==\r\n"
        #expect(try words(korean).count == 1)
        #expect(try words(head + "\r\nTotal   8.60\r\n") == ["Total 8.60"])
    }

    @Test func `words keep their columns`() throws {
        let line = try #require(try open(head + "\r\nTotal   8.60\r\n합계 900\r\n").page(0).text)
        #expect(line.map { $0.words.map(\.box.x) } == [[0, 80], [0, 50]])
    }

    @Test func `an attached document comes before the text, and what cannot be opened is passed over`() throws {
        let text = "Content-Type: text/plain\r\n\r\nsee the bill"
        let bill = "Content-Type: application/pdf\r\nContent-Disposition: attachment; filename=a.pdf\r\n\r\n%PDF-1.4"
        let zip = "Content-Type: application/zip\r\nContent-Disposition: attachment; filename=a.zip\r\n\r\nPK"
        let page = try open(multipart(text, zip, bill)).page(0)
        #expect(page.kind == .photo)
        #expect((page.picture.format, page.picture.takenAt) == (.eml, "2026-11-04T19:12:33"))
        #expect(try words(multipart(text, zip)) == ["see the bill"])
    }

    @Test func `each attachment and each text is a source that can be opened by its number`() throws {
        let text = "Content-Type: text/plain\r\n\r\nsee the bills"
        func bill(_ name: String) -> String {
            "Content-Type: application/pdf\r\nContent-Disposition: attachment; filename=\(name)\r\n\r\n%PDF-1.4"
        }
        let mail = try open(multipart(text, bill("a.pdf"), bill("b.pdf")))
        #expect(mail.sources.map(\.number) == [2, 3, 1])
        #expect(mail.sources.map(\.isAttachment) == [true, true, false])
        #expect(try mail.source(3).page(0).kind == .photo)
        #expect(try mail.source(1).page(0).text?.map(\.text) == ["see the bills"])
        #expect(throws: ReadingError.notAnImage) { try mail.source(9) }
    }

    @Test func `an album's pictures are not all taken for receipts`() throws {
        let picture =
            "Content-Type: image/png\r\nContent-Disposition: attachment\r\n\r\nIMG"
            + String(repeating: "x", count: 9000)
        let album =
            head + "Content-Type: multipart/mixed; boundary=x\r\n\r\n"
            + Array(repeating: "--x\r\n" + picture + "\r\n", count: 40).joined() + "--x--\r\n"
        #expect(try open(album).sources.count == 10)
    }

    @Test func `a logo is no receipt`() throws {
        let logo = "Content-Type: image/png\r\nContent-ID: <logo>\r\n\r\nIMG" + String(repeating: "x", count: 9000)
        #expect(try words(multipart(logo, "Content-Type: text/plain\r\n\r\nTotal 8.60")) == ["Total 8.60"])
    }

    @Test func `what is too deep or too much is refused`() {
        var nested = "Content-Type: text/plain\r\n\r\ndeep"
        for level in 0..<20 {
            nested =
                "Content-Type: multipart/mixed; boundary=b\(level)\r\n\r\n--b\(level)\r\n\(nested)\r\n--b\(level)--\r\n"
        }
        let many = Array(repeating: "Content-Type: text/plain\r\n\r\na", count: 300)
        for text in [
            head + nested,
            head + "Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n" + many.joined(separator: "\r\n--x\r\n"),
        ] {
            #expect(throws: ReadingError.overLimit(detail: "too many parts, or too deep in one another")) {
                _ = try open(text)
            }
        }
    }

    @Test func `an order in HTML is read without what it hides`() throws {
        let document = try MailDecoder(attachments: FakeAttachments()).open(sample("order.eml"))
        let text = (try document.page(0).text ?? []).map(\.text).joined(separator: "\n")
        #expect(text.contains("Total $36.85"))
        #expect(!text.contains("999"))
    }

    @Test(arguments: [
        ("<p>a<span style='display: none'>b</span>c", "<p>ac"), ("<div hidden>a<div>b</div>c</div>d", "d"),
        ("<b style=\"font-size:0.9em\">a</b>", "<b style=\"font-size:0.9em\">a</b>"),
        ("a<i style=font-size:0px>b</i>", "a"), ("1 < 2", "1 < 2"),
    ])
    func `hidden elements are left out with all that is in them`(_ html: String, _ visible: String) {
        #expect(VisibleHTML.text(html) == visible)
    }
}
