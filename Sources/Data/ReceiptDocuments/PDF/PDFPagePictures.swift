/// The pictures on a page, as `pdfimages -list` tells of them.
struct PDFPagePictures {
    /// Together, in square points.
    private(set) var area = 0.0
    /// Of the largest of them, in pixels an inch; `nil` where there are none.
    private(set) var resolution: Double?
    private var largest = 0.0

    /// Of a page: the page is a picture, and words on it are what somebody's recognition made of it.
    static let wholePage = 0.7

    func share(of page: PDFPageWords) -> Double { area / (page.width * page.height) }

    /// By page, counted from 0.
    ///
    /// Of a row count the page, its type, width, height, and behind the object's two numbers the resolutions.
    static func pages(in list: [UInt8]) -> [Int: PDFPagePictures] {
        var pages: [Int: PDFPagePictures] = [:]
        for row in String(decoding: list, as: UTF8.self).split(separator: "\n") {
            let columns = row.split(separator: " ", omittingEmptySubsequences: true)
            // A soft mask has the shape of its picture, which has a row of its own; an inline picture's object is "[inline]".
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
