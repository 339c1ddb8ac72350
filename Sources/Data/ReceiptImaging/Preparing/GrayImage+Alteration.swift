import CLeptonica
import ReceiptDomain

extension GrayImage {
    /// Larger pictures are copied at half their size: letters stay as tall as a pass draws them, and altering takes several
    /// times a picture's memory.
    private static let mostPixels = 16_000_000

    /// A slightly changed copy; `nil` where there is no memory for it.
    func altered(_ alteration: Alteration) -> AlteredPicture? {
        guard pixels.count <= Self.mostPixels else {
            var copy = halved().altered(alteration)
            copy?.scale /= 2
            return copy
        }
        guard let source = Bitmap(self) else { return nil }
        // Letters are taller on larger photos, and a change must reach their strokes.
        let factor = max(1, Double(max(width, height)) / 1800)
        let reduction = 0.85
        let turn = Double.pi / 180
        // A box of one pixel to each side has a deviation of 0.8 pixels.
        let side = Int32(factor.rounded())
        let changed: Bitmap? =
            switch alteration {
            case .softened: Bitmap(pixBlockconv(source.pix, side, side))
            case .reduced: Bitmap(pixScaleGeneral(source.pix, Float(reduction), Float(reduction), 0, 0))
            case .turned:
                Bitmap(
                    pixRotate(
                        source.pix,
                        Float(turn),
                        Int32(L_ROTATE_AREA_MAP),
                        Int32(edgeIsLight ? L_BRING_IN_WHITE : L_BRING_IN_BLACK),
                        Int32(width),
                        Int32(height)
                    )
                )
            case .sharpened: Bitmap(pixUnsharpMaskingGray(source.pix, Int32((1.5 * factor).rounded()), 1.2))
            }
        return changed?.gray().map { image in
            AlteredPicture(
                image: image,
                scale: alteration == .reduced ? reduction : 1,
                turn: alteration == .turned ? turn : 0
            )
        }
    }

    /// The ground that a turned copy is laid on is to be no edge of a paper.
    private var edgeIsLight: Bool {
        let edge = Array(pixels.prefix(width)) + pixels.suffix(width)
        return edge.reduce(0) { $0 + Int($1) } > 128 * edge.count
    }
}
