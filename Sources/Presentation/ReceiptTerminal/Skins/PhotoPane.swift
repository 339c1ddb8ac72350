import ReceiptDomain
import ReceiptReview

/// What of a photo stands where on the screen.
///
/// It is drawn again only when something here changes: a picture is sent slowly where the terminal is far away.
struct PhotoPane: Hashable {
    var record: RecordID
    /// `nil` for a page that was turned to.
    var field: ReviewField?
    var page: RecordPage
    /// What the person should look at.
    var words: PixelBox
    /// What is shown: the words, and what stands around them as far as there is room.
    var box: PixelBox
    /// The whole picture, where its size is known.
    var bounds: PixelBox?
    var form: PictureForm
    /// The line that says what the picture shows; the picture begins below it.
    var top: Int
    /// How much room there is for the picture.
    var columns: Int
    var rows: Int
    /// How many rows it takes.
    var used = 0
    /// How far the person looks below the words, in pixels; above them where negative.
    var shift = 0

    /// The smallest room in which a picture helps, with the line above it and a free one below.
    static let minimumRows = 4
    /// Words are drawn at most so high: more rows show what stands around them.
    private static let maximumRowsOfWords = 8

    /// `nil` where there is nothing to show, or no room for it.
    init?(_ screen: ReviewScreen, _ frame: ScreenFrame, _ size: TerminalSize, _ form: PictureForm) {
        guard !screen.review.isHelpShown, let item = screen.conversation.item,
            let part = screen.conversation.photoAtHand, let place = item.place(ofPage: part.page),
            let page = PhotoPane(turnedTo: place, of: item, frame, size, form)
        else { return nil }
        self = page
        field = part.field
        guard let words = part.words else { return }
        self.words = words
        var shown = words
        if case .blocks = form {
        } else {
            // Fine enough for what stands around the words as well.
            shown = words.insetBy(dx: -2 * words.height, dy: -words.height / 2)
        }
        box = Self.surroundings(of: shown, part.field, columns: columns, rows: rows)
        if let bounds { box = box.intersection(bounds) }
    }

    /// A page that the person turned to, or of which nothing was read, from its top as wide as it is; `nil` where there is no room.
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
            bounds = item.bounds[read]
        } else if let width = image.width, let height = image.height {
            bounds = PixelBox(x: 0, y: 0, width: width, height: height)
        }
        guard let room = PictureRoom(frame, size), let bounds else { return nil }
        (columns, rows, top) = (room.columns, room.rows, room.top)
        record = item.record.id
        self.page = page
        self.form = form
        self.bounds = bounds
        words = bounds
        box = bounds
        // As high as the rows are when it is as wide as the columns.
        box.height = min(bounds.height, max(1, bounds.width * 2 * rows / columns))
    }

    /// The part with what stands beside, above and below it as far as that costs no size.
    ///
    /// Amounts stand at the right end of their line: where the whole line would be too small to read, that end is shown.
    private static func surroundings(of part: PixelBox, _ field: ReviewField?, columns: Int, rows: Int) -> PixelBox {
        // As wide as the columns are when the words are as high as they may be; a cell is about twice as high as wide.
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

    /// The rows of the screen that it takes, with its line.
    var lines: Range<Int> { top..<(top + 1 + used) }

    /// The row of the picture in which the words stand; `nil` where they are out of sight, or all there is to see.
    var rowOfWords: Int? {
        guard box.height > words.height * 3 / 2, box.height > 0, (box.y..<box.maxY).contains(words.midY) else {
            return nil
        }
        return (words.midY - box.y) * used / box.height
    }

    /// The same further down the photo, or up for -1, as far as there is any.
    func moved(_ direction: Int) -> PhotoPane {
        var moved = self
        let lowest = bounds.map { $0.maxY - box.height } ?? box.y
        moved.box.y = max(0, min(lowest, box.y + direction * max(1, box.height * 2 / 3)))
        moved.shift += moved.box.y - box.y
        return moved
    }

    /// Whether both are about the same words, wherever the person looked since.
    func isAboutSame(as other: PhotoPane) -> Bool {
        (record, field, page, words) == (other.record, other.field, other.page, other.words)
            && (form, columns) == (other.form, other.columns)
    }

    /// Whether the same is shown already, and as large as there is room for now.
    func isShown(as other: PhotoPane?) -> Bool {
        guard let other, other.used <= rows, rows <= other.rows || other.used < other.rows else { return false }
        return isAboutSame(as: other) && (top, shift) == (other.top, other.shift)
    }
}

/// The part of the screen that is left for a picture, below the line that says what it shows.
private struct PictureRoom {
    var columns: Int
    var rows: Int
    var top: Int

    /// `nil` where a picture would be too small to help.
    init?(_ frame: ScreenFrame, _ size: TerminalSize) {
        columns = max(1, min(size.columns, 100) - 6)
        rows = frame.freeRows.count - 2
        top = frame.freeRows.lowerBound
        guard rows >= PhotoPane.minimumRows - 2 else { return nil }
    }
}
