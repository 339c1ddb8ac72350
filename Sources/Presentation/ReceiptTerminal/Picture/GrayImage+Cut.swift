import ReceiptDomain

extension GrayImage {
    /// A part of the picture scaled by averaging, with stretched contrast; `nil` where the box lies outside.
    func cut(_ box: PixelBox, width columns: Int, height rows: Int) -> GrayImage? {
        let part = box.intersection(PixelBox(x: 0, y: 0, width: width, height: height))
        guard !part.isEmpty, columns > 0, rows > 0 else { return nil }
        let means = (0..<rows * columns).map { index in
            let (row, column) = (index / columns, index % columns)
            let left = part.x + column * part.width / columns
            let top = part.y + row * part.height / rows
            let right = max(left + 1, part.x + (column + 1) * part.width / columns)
            let bottom = max(top + 1, part.y + (row + 1) * part.height / rows)
            var sum = 0
            for y in top..<bottom { for x in left..<right { sum += Int(pixels[y * width + x]) } }
            return sum / ((right - left) * (bottom - top))
        }
        // Makes print on grey, shaded paper as legible as on white.
        let darkest = means.min() ?? 0
        let range = max(32, (means.max() ?? 255) - darkest)
        return GrayImage(
            width: columns,
            height: rows,
            pixels: means.map { UInt8(min(255, ($0 - darkest) * 255 / range)) }
        )
    }
}

/// The placement of a picture's part in character cells, with its proportions kept.
struct CellFit: Hashable {
    /// In cells.
    var columns: Int
    var rows: Int
    /// The part's size in pixels of the terminal.
    var width: Int
    var height: Int
    /// Whether the columns limit the size, not the rows.
    var isWide: Bool

    /// As large as the columns and rows allow, but at most four times its own size.
    init(_ part: PixelBox, columns: Int, rows: Int, cell: CellSize) {
        let across = Double(columns * cell.width) / Double(part.width)
        let down = Double(rows * cell.height) / Double(part.height)
        let scale = min(across, down, 4)
        isWide = across <= down
        width = max(1, min(columns * cell.width, Int(Double(part.width) * scale)))
        height = max(1, min(rows * cell.height, Int(Double(part.height) * scale)))
        self.columns = (width + cell.width - 1) / cell.width
        self.rows = (height + cell.height - 1) / cell.height
    }
}
