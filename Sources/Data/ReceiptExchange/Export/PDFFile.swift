import Foundation

/// Writes a PDF of pages with lines of text, and of pictures (ISO 32000-1).
public struct PDFFile {
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

    private struct Page {
        var lines: [Line]
        var picture: JPEG?
    }

    private let font: TrueTypeFont?
    private let title: String
    private var pages: [Page] = []
    private var objects: [[UInt8]] = []

    /// Without a font, letters are left to the program that shows the file.
    public init(title: String, font: TrueTypeFont?) { (self.title, self.font) = (title, font) }

    public mutating func add(_ lines: [Line]) { pages.append(Page(lines: lines)) }

    /// Adds a page with the picture as large as fits above its caption.
    ///
    /// - Returns: `false` for bytes that are no JPEG.
    public mutating func add(jpeg bytes: [UInt8], caption: String) -> Bool {
        guard let picture = JPEG(bytes) else { return false }
        let line = Line(caption, x: Self.margin, y: Self.height - Self.margin + 12, size: 9)
        pages.append(Page(lines: [line], picture: picture))
        return true
    }

    /// The width of a text in points.
    public func width(of text: String, size: Int) -> Int {
        text.unicodeScalars.reduce(0) { $0 + width(of: $1) } * size / 1000
    }

    private func width(of character: Unicode.Scalar) -> Int {
        if let font { return font.width(font.glyph(character) ?? 0) }
        return character.value < 0x100 ? 500 : 1000
    }

    /// The text cut so that it fits into a width.
    public func cut(_ text: String, to width: Int, size: Int) -> String {
        guard self.width(of: text, size: size) > width else { return text }
        var short = text
        while !short.isEmpty, self.width(of: short + "…", size: size) > width { short.removeLast() }
        return short + "…"
    }

    // MARK: The file

    public func bytes() -> [UInt8] {
        var file = self
        file.objects = []
        let (catalog, tree) = (file.reserve(), file.reserve())
        let fontObject = file.addFont()
        var kids: [Int] = []
        for page in pages {
            var resources = "/Font << /F \(fontObject) 0 R >>"
            if let picture = page.picture {
                resources += " /XObject << /P \(file.add(picture.dictionary, picture.bytes)) 0 R >>"
            }
            let content = file.add("", Array(content(of: page).utf8))
            kids.append(
                file.add(
                    "<< /Type /Page /Parent \(tree) 0 R /MediaBox [0 0 \(Self.width) \(Self.height)] "
                        + "/Resources << \(resources) >> /Contents \(content) 0 R >>"
                )
            )
        }
        let list = kids.map { "\($0) 0 R" }.joined(separator: " ")
        file.objects[tree - 1] = Array("<< /Type /Pages /Count \(kids.count) /Kids [\(list)] >>".utf8)
        file.objects[catalog - 1] = Array("<< /Type /Catalog /Pages \(tree) 0 R >>".utf8)
        let info = file.add("<< /Title <FEFF\(Self.hexadecimal(utf16: title))> /Producer (ReceiptMind) >>")
        return file.written(catalog, info)
    }

    private mutating func reserve() -> Int {
        objects.append([])
        return objects.count
    }

    private mutating func add(_ dictionary: String) -> Int {
        objects.append(Array(dictionary.utf8))
        return objects.count
    }

    /// Adds a stream; the dictionary is given without its length.
    private mutating func add(_ entries: String, _ content: [UInt8]) -> Int {
        let head = "<< \(entries) /Length \(content.count) >>\nstream\n"
        objects.append(Array(head.utf8) + content + Array("\nendstream".utf8))
        return objects.count
    }

    private func written(_ catalog: Int, _ info: Int) -> [UInt8] {
        // Bytes above 127 tell programs that the file is no text.
        var file = Array("%PDF-1.4\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
        var places: [Int] = []
        for (index, object) in objects.enumerated() {
            places.append(file.count)
            file += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
        }
        let start = file.count
        file += Array("xref\n0 \(objects.count + 1)\n0000000000 65535 f \n".utf8)
        for place in places {
            let digits = String(place)
            file += Array((String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n").utf8)
        }
        let trailer = "trailer\n<< /Size \(objects.count + 1) /Root \(catalog) 0 R /Info \(info) 0 R >>\n"
        return file + Array((trailer + "startxref\n\(start)\n%%EOF\n").utf8)
    }

    private func content(of page: Page) -> String {
        var content = ""
        if let picture = page.picture {
            let (width, height) = (Self.width - 2 * Self.margin, Self.height - 2 * Self.margin - 20)
            let scale = min(Double(width) / Double(picture.width), Double(height) / Double(picture.height))
            let (wide, high) = (Int(Double(picture.width) * scale), Int(Double(picture.height) * scale))
            let (left, below) = ((Self.width - wide) / 2, Self.height - Self.margin - high)
            content += "q \(wide) 0 0 \(high) \(left) \(below) cm /P Do Q\n"
        }
        for line in page.lines where !line.text.isEmpty {
            content += "BT /F \(line.size) Tf \(line.x) \(Self.height - line.y) Td <\(encoded(line.text))> Tj ET\n"
        }
        return content
    }

    private func encoded(_ text: String) -> String {
        guard let font else { return Self.hexadecimal(utf16: text) }
        return text.unicodeScalars.map { Self.hexadecimal(UInt16(font.glyph($0) ?? 0)) }.joined()
    }

    private static func hexadecimal(utf16 text: String) -> String { text.utf16.map(hexadecimal).joined() }

    private static func hexadecimal(_ number: UInt16) -> String {
        let digits = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }

    // MARK: Fonts

    private mutating func addFont() -> Int {
        guard let font else { return addPlainFont() }
        let texts = pages.flatMap(\.lines).map(\.text).joined()
        var characters: [Int: Unicode.Scalar] = [:]
        for character in texts.unicodeScalars { characters[font.glyph(character) ?? 0] = character }
        let used = characters.sorted { $0.key < $1.key }
        let subset = font.subset(Set(characters.keys))
        let file = add("/Length1 \(subset.count)", subset)
        let descriptor = add(
            "<< /Type /FontDescriptor /FontName /RCPTMD+List /Flags 4 /FontBBox [-1000 -1000 2000 2000] /ItalicAngle 0 "
                + "/Ascent \(font.ascent) /Descent \(font.descent) /CapHeight \(font.ascent) /StemV 80 /FontFile2 \(file) 0 R >>"
        )
        let widths = used.map { "\($0.key) [\(font.width($0.key))]" }.joined(separator: " ")
        let descendant = add(
            "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /RCPTMD+List /FontDescriptor \(descriptor) 0 R /CIDToGIDMap /Identity "
                + "/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /W [\(widths)] >>"
        )
        let map = add("", Array(Self.characterMap(used).utf8))
        return add(
            "<< /Type /Font /Subtype /Type0 /BaseFont /RCPTMD+List /Encoding /Identity-H /DescendantFonts [\(descendant) 0 R] "
                + "/ToUnicode \(map) 0 R >>"
        )
    }

    /// A font of the program that shows the file, with Korean letters.
    private mutating func addPlainFont() -> Int {
        let descriptor = add(
            "<< /Type /FontDescriptor /FontName /HYGoThic-Medium /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 "
                + "/Ascent 850 /Descent -150 /CapHeight 700 /StemV 80 >>"
        )
        let descendant = add(
            "<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HYGoThic-Medium /FontDescriptor \(descriptor) 0 R "
                + "/CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 1 >> /DW 1000 /W [1 95 500] >>"
        )
        return add(
            "<< /Type /Font /Subtype /Type0 /BaseFont /HYGoThic-Medium /Encoding /UniKS-UTF16-H /DescendantFonts [\(descendant) 0 R] >>"
        )
    }

    /// By which text can be searched and copied.
    private static func characterMap(_ used: [(key: Int, value: Unicode.Scalar)]) -> String {
        var map = """
            /CIDInit /ProcSet findresource begin 12 dict begin begincmap
            /CMapName /List def /CMapType 2 def
            1 begincodespacerange <0000> <FFFF> endcodespacerange

            """
        for start in stride(from: 0, to: used.count, by: 100) {
            let part = used[start..<min(start + 100, used.count)]
            map += "\(part.count) beginbfchar\n"
            for (glyph, character) in part {
                map += "<\(hexadecimal(UInt16(glyph)))> <\(hexadecimal(utf16: String(Character(character))))>\n"
            }
            map += "endbfchar\n"
        }
        return map + "endcmap end end\n"
    }
}

/// A JPEG file, which a PDF takes as it is.
private struct JPEG {
    let bytes: [UInt8]
    private(set) var width = 0
    private(set) var height = 0
    private var components = 0

    /// `nil` unless a frame's header is found.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var place = 2
        while place + 9 < bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                height = Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])
                width = Int(bytes[place + 7]) << 8 | Int(bytes[place + 8])
                components = Int(bytes[place + 9])
                break
            }
            place += marker == 0xFF ? 1 : 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
        }
        guard width > 0, height > 0, components == 1 || components == 3 else { return nil }
    }

    var dictionary: String {
        "/Type /XObject /Subtype /Image /Width \(width) /Height \(height) /BitsPerComponent 8 /Filter /DCTDecode "
            + "/ColorSpace /\(components == 1 ? "DeviceGray" : "DeviceRGB")"
    }
}
