import ReceiptDomain

/// What of a photo stands where on the screen.
///
/// It is drawn again only when something here changes: a picture is sent slowly where the terminal is far away.
struct PhotoPane: Hashable {
    var record: RecordID
    var field: ReviewField
    var box: PixelBox
    var form: PictureForm
    /// The line that says what the picture shows; the picture begins below it.
    var top: Int
    /// How much room there is for the picture.
    var columns: Int
    var rows: Int
    /// How many rows it takes.
    var used = 0

    /// The least room in which a picture helps, with the line above it and a free one below.
    static let leastRows = 4
    private static let mostRows = 8

    /// `nil` where there is nothing to show, or no room for it.
    init?(_ screen: ReviewScreen, _ frame: ScreenFrame, _ size: TerminalSize, _ form: PictureForm) {
        columns = max(1, min(size.columns, 100) - 6)
        rows = min(frame.freeRows.count - 2, Self.mostRows)
        guard rows >= Self.leastRows - 2, let item = screen.conversation.item,
            let (field, box) = screen.conversation.evidenceAtHand(columns: columns, rows: rows)
        else { return nil }
        record = item.record.id
        self.field = field
        self.form = form
        if case .blocks = form {
            self.box = box
        } else {
            // Fine enough for what stands around the words as well.
            self.box = box.insetBy(dx: -2 * box.height, dy: -box.height / 2)
        }
        top = frame.freeRows.lowerBound
    }

    /// The rows of the screen that it takes, with its line.
    var lines: Range<Int> { top..<(top + 1 + used) }

    /// Whether the same is shown already, and as large as there is room for now.
    func isShown(as other: PhotoPane?) -> Bool {
        guard let other, other.used <= rows, rows <= other.rows || other.used < other.rows else { return false }
        var same = self
        (same.rows, same.used) = (other.rows, other.used)
        return same == other
    }
}
