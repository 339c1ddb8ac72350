import ReceiptDomain

/// Printed lines that an engine passed over.
///
/// An engine that reads a block expects lines of one size: a name in tall letters at the head, or a total in bold, may be missing
/// from what it read though the letters are plain to see.
enum SkippedLines {
    /// More are noise, or a page that cannot be read.
    private static let maximum = 6
    /// What has less confidence than this may as well be dirt.
    private static let minimumConfidence = 0.35

    /// How many times the usual height letters have that are printed to be seen: a total, a name.
    private static let tall = 1.4
    /// Tall letters are guessed at more boldly: a printer that doubles heights keeps the widths.
    private static let minimumForTall = 0.6

    /// Requests for the lines of the page that the pass does not have, the largest first.
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
            // Drawn as if its letters were of the usual height.
            let height = min(2, usual / Double(row.letters)) * Treatment().textHeight
            let room = row.letters / 3
            return PassRequest(
                model: model,
                treatment: Treatment(textHeight: height),
                region: row.box.insetBy(dx: -2 * room, dy: -room),
                layout: .line
            )
        }
    }

    /// Pieces that stand side by side.
    private struct Row {
        var box: PixelBox
        var last: PixelBox
        /// The height of the tallest piece.
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

        /// A row that climbs or bends cannot be drawn as one line.
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

    /// Words cover at least half of its length.
    private static func isRead(_ row: PixelBox, by words: [PixelBox]) -> Bool {
        let covered = words.reduce(0) { sum, word in
            let common = row.intersection(word)
            return 2 * common.height > min(row.height, word.height) ? sum + common.width : sum
        }
        return 2 * covered >= row.width
    }
}
