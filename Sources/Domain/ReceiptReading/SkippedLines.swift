import ReceiptDomain

/// Finds printed lines that an engine skipped.
///
/// An engine that reads a block expects lines of one size: a name in tall letters at the head, or a total in bold, may be missing
/// although it is legible.
enum SkippedLines {
    /// The most skipped lines; more are noise, or an illegible page.
    private static let maximum = 6
    /// The least confidence of a line's reading; less may be dirt.
    private static let minimumConfidence = 0.35

    /// The letter height of emphasised lines (total, name) relative to the usual height.
    private static let tall = 1.4
    /// The least confidence for tall letters: engines guess at them, because printers that double heights keep the widths.
    private static let minimumForTall = 0.6

    /// Requests for the page's lines that are missing from the pass, largest first.
    static func requests(
        on page: any PreparedPage,
        after pass: RecognitionPass,
        by model: RecognitionModel,
        within area: PixelBox? = nil
    ) -> [PassRequest] {
        guard let usual = page.textHeight else { return [] }
        let words = pass.lines.flatMap(\.words)
        let read = words.filter { $0.confidence >= minimumConfidence }.map(\.box)
        let confidentlyRead = words.filter { $0.confidence >= minimumForTall }.map(\.box)
        let pieces = page.pieces.map(\.box).filter { piece in area.map { !$0.intersection(piece).isEmpty } ?? true }
        let skipped = rows(of: pieces).filter { row in
            if Double(row.letters) >= tall * usual {
                return 2 * row.box.width >= 3 * row.letters && row.isStraight && !isRead(row.box, by: confidentlyRead)
            }
            return row.box.width >= 3 * row.letters && Double(row.letters) >= 0.7 * usual && row.isStraight
                && !isRead(row.box, by: read)
        }
        .sorted { $0.box.width * $0.letters > $1.box.width * $1.letters }
        return skipped.prefix(maximum).map { row in
            // The scale gives the letters the usual height.
            let height = min(2, usual / Double(row.letters)) * Rendering().textHeight
            let room = row.letters / 3
            return PassRequest(
                model: model,
                rendering: Rendering(textHeight: height),
                region: row.box.insetBy(dx: -2 * room, dy: -room),
                layout: .line
            )
        }
    }

    /// Pieces that stand side by side.
    private struct Row {
        var box: PixelBox
        var last: PixelBox
        /// The height of the tallest piece in pixels.
        var letters: Int

        init(_ piece: PixelBox) {
            box = piece
            last = piece
            letters = piece.height
        }

        func isContinued(by piece: PixelBox) -> Bool {
            let shared = min(last.maxY, piece.maxY) - max(last.y, piece.y)
            let gap = piece.x - last.maxX
            return 2 * shared > min(last.height, piece.height) && gap < 3 * max(last.height, piece.height)
        }

        mutating func append(_ piece: PixelBox) {
            box = box.union(piece)
            last = piece
            letters = max(letters, piece.height)
        }

        /// Whether the row can be drawn as one line; a slanted or bent one cannot.
        var isStraight: Bool { 2 * box.height <= 3 * letters }
    }

    private static func rows(of pieces: [PixelBox]) -> [Row] {
        var rows: [Row] = []
        for piece in pieces.sorted(by: { $0.x < $1.x }) {
            if let home = rows.firstIndex(where: { $0.isContinued(by: piece) }) {
                rows[home].append(piece)
            } else {
                rows.append(Row(piece))
            }
        }
        return rows
    }

    /// Whether words cover at least half of the row's length.
    private static func isRead(_ row: PixelBox, by words: [PixelBox]) -> Bool {
        let covered = words.reduce(0) { sum, word in
            let common = row.intersection(word)
            return 2 * common.height > min(row.height, word.height) ? sum + common.width : sum
        }
        return 2 * covered >= row.width
    }
}
