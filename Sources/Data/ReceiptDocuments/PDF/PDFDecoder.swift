public import ReceiptDomain
import ReceiptFiles

/// Opens PDFs with poppler's programs, each of which runs confined.
///
/// As a library, poppler's licence (GPL) would extend to this program, and a hostile page could reach all of its memory; as
/// programs its parts start in ten milliseconds.
public struct PDFDecoder: DocumentDecoder, Sendable {
    public init() {}

    public func open(_ bytes: [UInt8]) throws(ReadingError) -> any ReceiptDocument {
        guard FileSignature.isDocument(bytes) else { throw .notAnImage }
        return try PDFDocument(bytes)
    }

    /// A page in colour as a portable pixmap, its longer side so many pixels.
    public func pixmap(_ bytes: [UInt8], page: Int, longestSide: Int) throws(ReadingError) -> [UInt8] {
        try PDFDocument.drawn(try SealedFile(document: bytes), page, longestSide, ToolTime())
    }
}

/// A PDF whose words are extracted, and whose pages are rendered on demand.
final class PDFDocument: ReceiptDocument {
    let format = ImageFormat.pdf
    private let file: SealedFile
    private let time = ToolTime()
    private let pages: [PDFPageWords]
    /// By page, counted from 0.
    private let pictures: [Int: PDFPagePictures]
    let invoice: ElectronicInvoice?
    /// The error while reading the attachments; `nil` for none.
    private let problem: ReadingError?

    /// The longer side of a rendered page in pixels, whatever its nominal size.
    private static let longestSide = 4000.0
    /// The resolution in pixels per inch of the rendering in which ink is looked for, and of the words' boxes.
    private static let textResolution = 150.0
    /// The resolution for a page without words or pictures, which draws its letters: eight points are 16 pixels high.
    private static let drawnResolution = 200.0

    init(_ bytes: [UInt8]) throws(ReadingError) {
        file = try SealedFile(document: bytes)
        let last = DocumentLimits.pages + 1
        let text = try Self.run(DocumentTools.pdfText, ["-tsv", "-cropbox", "-l", "\(last)", "-", "-"], file, time)
        pages = PDFPageWords.pages(in: text)
        guard !pages.isEmpty else { throw .damaged(detail: "the PDF has no pages") }
        guard pages.count < last else { throw .overLimit(detail: "more than \(DocumentLimits.pages) pages") }
        let list = try Self.run(DocumentTools.pdfPictures, ["-list", "-l", "\(pages.count)", "-"], file, time)
        pictures = PDFPagePictures.pages(in: list)
        var found: ElectronicInvoice?
        var failure: ReadingError?
        do throws(ReadingError) { found = try PDFAttachments(file, within: time).invoice() } catch { failure = error }
        invoice = found
        problem = failure
    }

    var pageCount: Int { pages.count }

    func page(_ index: Int) throws(ReadingError) -> DocumentPage {
        var page = try drawn(index)
        if index == 0, let problem { page.picture.warnings.append("the attachments: \(problem.summary)") }
        return page
    }

    private func drawn(_ index: Int) throws(ReadingError) -> DocumentPage {
        let page = pages[index]
        let pictures = pictures[index] ?? PDFPagePictures()
        if page.isLegible, pictures.share(of: page) < PDFPagePictures.wholePage {
            let image = try draw(index, resolution: Self.textResolution)
            let lines = PrintedInk(image).visible(page, factor: scale(of: image, to: page))
            if let lines {
                return DocumentPage(kind: .text, picture: Picture(image: image, format: .pdf), text: lines)
            }
        }
        let image = try draw(index, resolution: pictures.resolution ?? Self.drawnResolution)
        return DocumentPage(kind: .scan, picture: Picture(image: image, format: .pdf))
    }

    /// The pixels for each point; they may differ across and down because of rounding.
    private func scale(of image: GrayImage, to page: PDFPageWords) -> (across: Double, down: Double) {
        (Double(image.width) / page.width, Double(image.height) / page.height)
    }

    /// Renders a page in grey at this resolution in pixels per inch, or a lower one.
    private func draw(_ index: Int, resolution: Double) throws(ReadingError) -> GrayImage {
        let page = pages[index]
        let side = min(Self.longestSide, max(1, max(page.width, page.height) / 72 * resolution))
        let drawing = try Self.drawn(file, index, Int(side.rounded()), time, ["-gray"])
        guard let image = GrayImage(portableGraymap: drawing) else {
            throw .damaged(detail: "page \(index + 1) is empty")
        }
        return image
    }

    fileprivate static func drawn(
        _ file: SealedFile,
        _ index: Int,
        _ side: Int,
        _ time: ToolTime,
        _ more: [String] = []
    ) throws(ReadingError) -> [UInt8] {
        let number = "\(index + 1)"
        return try run(
            DocumentTools.pdfPage,
            more + ["-cropbox", "-f", number, "-l", number, "-scale-to", "\(side)", "-"],
            file,
            time
        )
    }

    /// The output of one of poppler's programs.
    private static func run(
        _ tool: DocumentTool,
        _ arguments: [String],
        _ file: SealedFile,
        _ time: ToolTime
    ) throws(ReadingError) -> [UInt8] {
        let output = try tool.run(arguments, on: file, within: time)
        guard output.exitStatus == 0 else {
            if output.message.contains("Incorrect password") { throw .locked }
            if output.message.contains("Out of memory") { throw .overLimit(detail: "\(tool.name) is out of memory") }
            let line = output.message.split(separator: "\n").first.map(String.init) ?? "\(tool.name) gives up"
            throw .damaged(detail: line)
        }
        return output.bytes
    }
}
