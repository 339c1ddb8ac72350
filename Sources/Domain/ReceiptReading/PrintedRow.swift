import ReceiptDomain

/// Printed pieces that stand side by side on a page.
struct PrintedRow: Hashable {
    private(set) var box: PixelBox
    /// The height of the tallest piece in pixels.
    private(set) var letters: Int
    /// The letters' width relative to their height in the last tall piece, which is where a row's amount stands.
    private(set) var letterWidth: Double

    private init(_ piece: PrintedPiece) {
        box = piece.box
        letters = piece.box.height
        letterWidth = piece.letterWidth
    }

    private func has(_ piece: PixelBox) -> Bool {
        let shared = min(box.maxY, piece.maxY) - max(box.y, piece.y)
        let lower = min(box.height, piece.height)
        return 2 * shared > lower && 5 * abs(box.midY - piece.midY) < 2 * lower
    }

    private mutating func append(_ piece: PrintedPiece) {
        if 4 * piece.box.height >= 3 * letters, piece.box.maxX > box.maxX || 4 * letters < 3 * piece.box.height {
            letterWidth = piece.letterWidth
        }
        box = box.union(piece.box)
        letters = max(letters, piece.box.height)
    }

    /// The rows of a page from top to bottom.
    static func rows(of page: any PreparedPage) -> [PrintedRow] {
        guard let usual = page.textHeight else { return [] }
        var rows: [PrintedRow] = []
        let pieces = page.pieces.filter { (0.6 * usual...4 * usual).contains(Double($0.box.height)) }
        for piece in pieces.sorted(by: { ($0.box.midY, $0.box.x) < ($1.box.midY, $1.box.x) }) {
            if let home = rows.lastIndex(where: { $0.has(piece.box) }) {
                rows[home].append(piece)
            } else {
                rows.append(PrintedRow(piece))
            }
        }
        return rows
    }

    /// The factor for the row's width that gives its letters the page's usual proportions.
    ///
    /// Receipt printers double heights and widths independently (ESC/POS, `GS !`), and engines know neither form.
    func narrowing(to usual: Double) -> Double {
        let ratio = usual / letterWidth
        return ratio < 0.7 || ratio > 1.4 ? max(0.5, min(2, (10 * ratio).rounded() / 10)) : 1
    }
}

extension PrintedRow {
    /// The most letters in all rows, counted as squares: sixty long lines.
    ///
    /// More are grain, or too much to read again.
    private static let maximumLetters = 2600.0

    /// A request for each row; empty if there is too much to read.
    static func requests(on page: any PreparedPage, as request: PassRequest) -> [PassRequest] {
        guard let usual = page.textHeight else { return [] }
        let part = request.region ?? PixelBox(x: 0, y: 0, width: page.width, height: page.height)
        let rows = rows(of: page).filter { !$0.box.intersection(part).isEmpty }
        guard !rows.isEmpty else { return [] }
        // Rows are widened to the extent of most rows, because single letters beside a row are not found as pieces.
        let left = rows.map(\.box.x).sorted()[rows.count / 4]
        let right = rows.map(\.box.maxX).sorted()[rows.count * 3 / 4]
        let usualWidth = page.usualLetterWidth
        var letters = 0.0
        let requests = rows.map { row in
            var single = request
            let room = row.letters / 5
            let start = max(part.x, min(row.box.x, left) - 2 * row.letters)
            let end = min(part.maxX, max(row.box.maxX, right) + 2 * row.letters)
            single.region = PixelBox(
                x: start,
                y: row.box.y - room,
                width: end - start,
                height: row.box.height + 2 * room
            )
            single.layout = .line
            single.rendering.textHeight *= min(2, usual / Double(row.letters))
            single.rendering.narrowing = row.narrowing(to: usualWidth)
            letters += Double(end - start) / Double(row.letters)
            return single
        }
        return letters < maximumLetters ? requests : []
    }
}

extension PreparedPage {
    /// The median of the pieces' letter widths relative to their heights.
    var usualLetterWidth: Double { pieces.map(\.letterWidth).median ?? 0.6 }
}
