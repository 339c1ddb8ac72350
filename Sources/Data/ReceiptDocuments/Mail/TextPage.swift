import ReceiptDomain
import ReceiptFiles

/// A text laid out as a page: every character has a cell, so that columns are aligned.
struct TextPage: ReceiptDocument {
    let format: ImageFormat
    let pageCount = 1
    /// What the page's HTML says for programs.
    private(set) var invoice: ElectronicInvoice?
    private let lines: [RecognizedLine]

    private enum Limits {
        static let htmlBytes = 1 << 20
        /// The most lines; more is no receipt, and among enough random amounts some add up.
        static let lines = 2000
        /// Wide enough for tables in mails, whose rightmost columns have the sums.
        static let columns = 110
    }

    /// The size of a cell in the page's pixels, which exist only for coordinates.
    private static let cell = (width: 10, height: 20)

    init(html: String) throws(ReadingError) {
        guard html.utf8.count <= Limits.htmlBytes else {
            throw .overLimit(detail: "more than \(Limits.htmlBytes >> 10) KB of HTML")
        }
        let file = try SealedFile(document: Array(VisibleHTML.text(html).utf8))
        let arguments = ["-dump", "-T", "text/html", "-I", "UTF-8", "-O", "UTF-8", "-cols", "\(Limits.columns)"]
        let output = try DocumentTools.htmlText.run(arguments, on: file, within: ToolTime())
        guard output.exitStatus == 0 else { throw .damaged(detail: "w3m gives up") }
        try self.init(text: String(decoding: output.bytes, as: UTF8.self))
        invoice = MailData.invoice(html: html)
    }

    init(text: String, format: ImageFormat = .eml) throws(ReadingError) {
        self.format = format
        let rows = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard rows.count <= Limits.lines else { throw .overLimit(detail: "more than \(Limits.lines) lines") }
        lines = rows.enumerated().compactMap { row, text in Self.line(text, row: row) }
        guard !lines.isEmpty else { throw .notAnImage }
    }

    func page(_ index: Int) throws(ReadingError) -> DocumentPage {
        // The page has no picture.
        let image = GrayImage(width: 1, height: 1, pixels: [255])
        return DocumentPage(kind: .html, picture: Picture(image: image, format: format), text: lines)
    }

    private static func line(_ text: Substring, row: Int) -> RecognizedLine? {
        var words: [RecognizedWord] = []
        var column = 0
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let width = word.unicodeScalars.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
            if width > 0 {
                let box = PixelBox(
                    x: column * cell.width,
                    y: row * cell.height,
                    width: width * cell.width,
                    height: cell.height
                )
                words.append(RecognizedWord(text: String(word), confidence: 1, box: box))
            }
            column += width + 1
        }
        return words.isEmpty ? nil : RecognizedLine(words: words)
    }
}

extension Unicode.Scalar {
    /// Whether it takes two cells (Unicode, annex 11), as Korean, Japanese and Chinese letters do.
    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
