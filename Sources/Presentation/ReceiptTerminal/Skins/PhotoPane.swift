import ReceiptDomain
import ReceiptReview

/// The part of a photo on the screen, and its position.
///
/// Redrawn only when a value here changes, because pictures are slow to send to a remote terminal.
struct PhotoPane: Hashable {
    var record: RecordID
    /// `nil` for a page that the person turned to.
    var field: ReviewField?
    var page: RecordPage
    /// The quarter turns clockwise that put its print upright; boxes are on the turned page.
    var quarterTurns = 0
    var words: PixelBox
    /// The box shown: the words with as much of their surroundings as fits.
    var box: PixelBox
    /// The whole page, where its size is known.
    var bounds: PixelBox?
    var form: PictureForm
    /// The row of the caption; the picture begins below it.
    var top: Int
    /// The room for the picture, in cells.
    var columns: Int
    var rows: Int
    /// The rows that it occupies.
    var used = 0
    /// The distance scrolled below the words in pixels; negative above them.
    var shift = 0

    /// The fewest rows for a useful picture, with its caption and an empty row.
    static let minimumRows = 4
    /// The most rows for the words' height; further rows show the surroundings.
    private static let maximumRowsOfWords = 8

    /// `nil` where there is nothing to show, or no room.
    init?(_ screen: ReviewScreen, _ frame: ScreenFrame, _ size: TerminalSize, _ form: PictureForm) {
        guard !screen.review.isHelpShown, let item = screen.conversation.item,
            let part = screen.conversation.photoAtHand, let place = item.place(ofPage: part.page),
            let page = PhotoPane(turnedTo: place, of: item, frame, size, form)
        else { return nil }
        self = page
        field = part.field
        guard let found = part.words, item.bounds.indices.contains(part.page) else { return }
        let photo = item.bounds[part.page]
        let words = found.turned(by: quarterTurns, width: photo.width, height: photo.height)
        self.words = words
        var shown = words
        if case .blocks = form {
        } else {
            // High enough to include some of the surroundings.
            shown = words.insetBy(dx: -2 * words.height, dy: -words.height / 2)
        }
        box = Self.surroundings(of: shown, part.field, columns: columns, rows: rows)
        if let bounds { box = box.intersection(bounds) }
    }

    /// A page turned to, or without a reading, from its top at full width; `nil` without room.
    init?(
        turnedTo page: RecordPage,
        of item: ReviewItem,
        _ frame: ScreenFrame,
        _ size: TerminalSize,
        _ form: PictureForm
    ) {
        let image = item.record.images[page.image]
        var bounds: PixelBox?
        if let read = item.readPage(at: page) {
            let photo = item.bounds[read]
            quarterTurns = item.quarterTurns(ofPage: read)
            bounds = photo.turned(by: quarterTurns, width: photo.width, height: photo.height)
        } else if let width = image.width, let height = image.height {
            bounds = PixelBox(x: 0, y: 0, width: width, height: height)
        }
        guard let room = PictureRoom(frame, size), let bounds else { return nil }
        (columns, rows, top) = (room.columns, room.rows, room.top)
        record = item.record.id
        (self.page, self.form, self.bounds) = (page, form, bounds)
        words = bounds
        box = bounds
        // The height that fits the rows at full width.
        box.height = min(bounds.height, max(1, bounds.width * 2 * rows / columns))
    }

    /// The part enlarged by its surroundings as far as that does not shrink it.
    ///
    /// Amounts stand at the right end of their line: where the whole line would be illegible, that end is shown.
    private static func surroundings(of part: PixelBox, _ field: ReviewField?, columns: Int, rows: Int) -> PixelBox {
        // The width for words at their largest height; a cell is about twice as high as wide.
        let room = part.height * columns / (2 * min(rows, maximumRowsOfWords))
        var box = part
        if part.width < room {
            box = part.insetBy(dx: (part.width - room) / 2, dy: 0)
        } else if field == .amount {
            let width = max(part.width / 3, room)
            box = PixelBox(x: part.maxX - width, y: part.y, width: width, height: part.height)
        }
        let height = box.width * 2 * rows / columns
        return height > box.height ? box.insetBy(dx: 0, dy: (box.height - height) / 2) : box
    }

    /// The rows of the screen that it occupies, with its caption.
    var lines: Range<Int> { top..<(top + 1 + used) }

    /// The picture's row with the words; `nil` where they are out of sight, or fill the picture.
    var rowOfWords: Int? {
        guard box.height > words.height * 3 / 2, box.height > 0, (box.y..<box.maxY).contains(words.midY) else {
            return nil
        }
        return (words.midY - box.y) * used / box.height
    }

    /// The pane scrolled down, or up for -1, as far as the photo goes.
    func moved(_ direction: Int) -> PhotoPane {
        var moved = self
        let lowest = bounds.map { $0.maxY - box.height } ?? box.y
        moved.box.y = max(0, min(lowest, box.y + direction * max(1, box.height * 2 / 3)))
        moved.shift += moved.box.y - box.y
        return moved
    }

    /// Whether both show the same words, wherever they are scrolled.
    func isAboutSame(as other: PhotoPane) -> Bool {
        (record, field, page, words) == (other.record, other.field, other.page, other.words)
            && (form, columns) == (other.form, other.columns)
    }

    /// Whether the same part is shown already, as large as the present room allows.
    func isShown(as other: PhotoPane?) -> Bool {
        guard let other, other.used <= rows, rows <= other.rows || other.used < other.rows else { return false }
        return isAboutSame(as: other) && (top, shift) == (other.top, other.shift)
    }
}

/// The part of the screen for a picture, below its caption.
private struct PictureRoom {
    var columns: Int
    var rows: Int
    var top: Int

    /// `nil` where a picture would be too small.
    init?(_ frame: ScreenFrame, _ size: TerminalSize) {
        columns = max(1, min(size.columns, 100) - 6)
        rows = frame.freeRows.count - 2
        top = frame.freeRows.lowerBound
        guard rows >= PhotoPane.minimumRows - 2 else { return nil }
    }
}
