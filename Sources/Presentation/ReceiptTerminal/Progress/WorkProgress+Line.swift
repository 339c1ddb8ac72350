public import ReceiptApp
public import ReceiptWording

extension WorkProgress {
    /// The progress in one line of at most `width` columns: figures, and a bar if it fits.
    public func line(width: Int, _ wording: any Wording) -> String {
        let figures = wording.progress(self)
        let room = min(30, width - figures.columns - 3)
        guard room >= 8, total > 0 else { return figures.truncated(toColumns: width) }
        let filled = min(room, done * room / total)
        return "[" + String(repeating: "#", count: filled) + String(repeating: "-", count: room - filled) + "] "
            + figures
    }
}
