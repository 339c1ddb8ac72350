public import ReceiptDomain

/// Draws parts of grey pictures in a form that the terminal supports.
public struct PictureDrawer: Sendable {
    /// Encodes a PNG file; `nil` where it cannot.
    private let encode: @Sendable (GrayImage) -> [UInt8]?

    public init(encode: @escaping @Sendable (GrayImage) -> [UInt8]? = PNGFile.encode) { self.encode = encode }

    /// The part within the columns and rows, with its proportions kept; `nil` where it cannot be drawn.
    ///
    /// `isKept` leaves the picture in place when the next one is drawn.
    public func draw(
        _ image: GrayImage,
        _ box: PixelBox,
        columns: Int,
        rows: Int,
        form: PictureForm,
        isKept: Bool = false
    ) -> DrawnPicture? {
        let part = box.intersection(PixelBox(x: 0, y: 0, width: image.width, height: image.height))
        guard !part.isEmpty, columns > 0, rows > 0 else { return nil }
        func fit(_ cell: CellSize?) -> CellFit { CellFit(part, columns: columns, rows: rows, cell: cell ?? .usual) }
        switch form {
        case .blocks(let greys):
            let lines = BlockPicture(greys: greys).rows(of: image, box: part, columns: columns, rows: rows)
            return lines.isEmpty ? nil : .lines(lines)
        case .sixel(let cell):
            let fit = fit(cell)
            return image.cut(part, width: fit.width, height: fit.height)
                .map { .graphic(SixelPicture.sequence($0), rows: fit.rows) }
        case .kitty(let cell):
            let fit = fit(cell)
            return png(image, part, fit).map {
                .graphic(EncodedPicture.kitty(png: $0, fit, isKept: isKept), rows: fit.rows)
            }
        case .iTerm(let cell):
            let fit = fit(cell)
            return png(image, part, fit).map { .graphic(EncodedPicture.iTerm(png: $0, fit), rows: fit.rows) }
        }
    }

    /// No larger than shown, nor than its own size: the terminal enlarges it.
    private func png(_ image: GrayImage, _ part: PixelBox, _ fit: CellFit) -> [UInt8]? {
        image.cut(part, width: min(part.width, fit.width), height: min(part.height, fit.height)).flatMap(encode)
    }
}
