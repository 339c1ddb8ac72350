/// The pictures on a page, from the output of `pdfimages -list`.
struct PDFPagePictures {
    /// The sum of their areas in square points.
    private(set) var area = 0.0
    /// The resolution of the largest in pixels per inch; `nil` without pictures.
    private(set) var resolution: Double?
    private var largest = 0.0

    /// The share of a page from which the page is a scan, and its words are an OCR program's.
    static let wholePage = 0.7

    func share(of page: PDFPageWords) -> Double { area / (page.width * page.height) }

    /// The pictures by page, counted from 0.
    ///
    /// The columns used are page, type, width, height, and the resolutions after the object's two numbers.
    static func pages(in list: [UInt8]) -> [Int: PDFPagePictures] {
        var pages: [Int: PDFPagePictures] = [:]
        for row in String(decoding: list, as: UTF8.self).split(separator: "\n") {
            let columns = row.split(separator: " ", omittingEmptySubsequences: true)
            // A soft mask repeats its picture's row; an inline picture's object is "[inline]".
            guard columns.count >= 14, ["image", "stencil", "mask"].contains(columns[2]), let page = Int(columns[0]),
                let width = Double(columns[3]), let height = Double(columns[4]),
                let across = Double(columns[columns.count - 4]), let down = Double(columns[columns.count - 3]),
                across > 0, down > 0
            else { continue }
            let area = (width / across * 72) * (height / down * 72)
            pages[page - 1, default: PDFPagePictures()].add(area: area, resolution: max(across, down))
        }
        return pages
    }

    private mutating func add(area: Double, resolution: Double) {
        self.area += area
        guard area > largest else { return }
        largest = area
        self.resolution = resolution
    }
}
