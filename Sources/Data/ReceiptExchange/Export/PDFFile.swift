import CHaru
import HouseholdBook

/// libharu's functions; the library is opened at their first use.
private let haru: charu = {
    guard let opened = charu_open() else { preconditionFailure("it ends the process where there is none") }
    return opened.pointee
}()

/// Writes a PDF whose pages have lines of text or a picture.
public final class PDFFile {
    /// A4, in points.
    public static let width = 595
    public static let height = 842
    public static let margin = 40

    /// A text at a place counted from the page's upper left corner.
    public struct Line: Hashable, Sendable {
        public var text: String
        public var x: Int
        public var y: Int
        public var size: Int

        public init(_ text: String, x: Int, y: Int, size: Int = 10) {
            (self.text, self.x, self.y, self.size) = (text, x, y, size)
        }
    }

    private let document: HPDF_Doc
    private let font: HPDF_Font
    private let encoding: TextEncoding

    /// `font` is the path of a TrueType font, whose used letters are embedded.
    ///
    /// Without a readable one the viewing program supplies the letters, Korean ones included.
    ///
    /// - Throws: ``ExchangeError/notWritten(_:)``
    public init(title: String, font path: String?) throws(ExchangeError) {
        guard let document = haru.HPDF_New(nil, nil) else { throw .notWritten("no memory") }
        _ = haru.HPDF_SetCompressionMode(document, HPDF_UINT(HPDF_COMP_ALL))
        _ = haru.HPDF_UseUTFEncodings(document)
        _ = haru.HPDF_SetCurrentEncoder(document, "UTF-8")
        _ = haru.HPDF_SetInfoAttr(document, HPDF_INFO_TITLE, title)
        let own = path.flatMap { haru.HPDF_LoadTTFontFromFile(document, $0, HPDF_BOOL(HPDF_TRUE)) }
            .flatMap { haru.HPDF_GetFont(document, $0, "UTF-8") }
        encoding = own == nil ? .cp949 : .utf8
        if own == nil {
            haru.HPDF_ResetError(document)
            _ = haru.HPDF_UseKRFonts(document)
            _ = haru.HPDF_UseKREncodings(document)
        }
        guard let font = own ?? haru.HPDF_GetFont(document, "DotumChe", "KSCms-UHC-HW-H") else {
            let problem = haru.HPDF_GetError(document)
            haru.HPDF_Free(document)
            throw Self.failure(problem)
        }
        (self.document, self.font) = (document, font)
    }

    deinit { haru.HPDF_Free(document) }

    public func add(_ lines: [Line]) { write(lines, on: newPage()) }

    /// Adds a page with the picture as large as fits above its caption.
    ///
    /// - Returns: `false` for bytes that are no JPEG.
    public func add(jpeg bytes: [UInt8], caption: String) -> Bool {
        guard let picture = haru.HPDF_LoadJpegImageFromMem(document, bytes, HPDF_UINT(bytes.count)) else {
            haru.HPDF_ResetError(document)
            return false
        }
        let (width, height) = (
            HPDF_REAL(haru.HPDF_Image_GetWidth(picture)), HPDF_REAL(haru.HPDF_Image_GetHeight(picture))
        )
        let room = (
            width: HPDF_REAL(Self.width - 2 * Self.margin), height: HPDF_REAL(Self.height - 2 * Self.margin - 20)
        )
        let scale = min(room.width / width, room.height / height)
        let (left, top) = ((HPDF_REAL(Self.width) - width * scale) / 2, HPDF_REAL(Self.height - Self.margin))
        let page = newPage()
        _ = haru.HPDF_Page_DrawImage(page, picture, left, top - height * scale, width * scale, height * scale)
        write([Line(caption, x: Self.margin, y: Self.height - Self.margin + 12, size: 9)], on: page)
        return true
    }

    private func newPage() -> HPDF_Page? {
        let page = haru.HPDF_AddPage(document)
        _ = haru.HPDF_Page_SetSize(page, HPDF_PAGE_SIZE_A4, HPDF_PAGE_PORTRAIT)
        return page
    }

    private func write(_ lines: [Line], on page: HPDF_Page?) {
        _ = haru.HPDF_Page_BeginText(page)
        for line in lines where !line.text.isEmpty {
            _ = haru.HPDF_Page_SetFontAndSize(page, font, HPDF_REAL(line.size))
            encoded(line.text).withUnsafeBufferPointer { text in
                _ = haru.HPDF_Page_TextOut(page, HPDF_REAL(line.x), HPDF_REAL(Self.height - line.y), text.baseAddress)
            }
        }
        _ = haru.HPDF_Page_EndText(page)
    }

    /// The text with a zero behind it; letters that the encoding lacks become question marks.
    private func encoded(_ text: String) -> [CChar] {
        let bytes = encoding.encode(text) ?? text.flatMap { encoding.encode(String($0)) ?? [UInt8(ascii: "?")] }
        return bytes.map { CChar(bitPattern: $0) } + [0]
    }

    public func width(of text: String, size: Int) -> Int {
        let bytes = encoded(text).dropLast().map { UInt8(bitPattern: $0) }
        return Int(haru.HPDF_Font_TextWidth(font, bytes, HPDF_UINT(bytes.count)).width) * size / 1000
    }

    /// The text cut so that it fits into a width.
    public func cut(_ text: String, to width: Int, size: Int) -> String {
        guard self.width(of: text, size: size) > width else { return text }
        var short = text
        while !short.isEmpty, self.width(of: short + "…", size: size) > width { short.removeLast() }
        return short + "…"
    }

    /// - Throws: ``ExchangeError/notWritten(_:)`` where any part could not be written.
    public func bytes() throws(ExchangeError) -> [UInt8] {
        _ = haru.HPDF_SaveToStream(document)
        var count = haru.HPDF_GetStreamSize(document)
        var bytes = [UInt8](repeating: 0, count: Int(count))
        _ = haru.HPDF_ReadFromStream(document, &bytes, &count)
        let problem = haru.HPDF_GetError(document)
        guard problem == HPDF_STATUS(HPDF_OK) else { throw Self.failure(problem) }
        return bytes
    }

    /// By a number of libharu's documentation.
    private static func failure(_ status: HPDF_STATUS) -> ExchangeError {
        .notWritten("libharu: " + String(status, radix: 16))
    }
}
