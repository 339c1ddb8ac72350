import CLeptonica
public import ReceiptDomain

/// Draws frames on a picture, to show where text was read.
public enum PictureOverlay {
    /// A PNG file of the picture with the frames; those with a label are thick.
    ///
    /// `nil` if there is no memory for it.
    public static func png(of image: GrayImage, frames: [PictureFrame]) -> [UInt8]? {
        Leptonica.beQuiet()
        guard let gray = Bitmap(image), let bitmap = Bitmap(pixConvertTo32(gray.pix)) else { return nil }
        // The thickness and the text size are visible when the picture is shown at a screen's size.
        let unit = max(1, max(image.width, image.height) / 800)
        var font = bmfCreate(nil, Int32(min(20, 8 + 2 * unit)))
        defer { bmfDestroy(&font) }
        for frame in frames { draw(frame, on: bitmap, unit: unit, font: font) }
        return bitmap.encoded { pixWriteMemPng(&$0, &$1, bitmap.pix, 0) }
    }

    private static func draw(_ frame: PictureFrame, on bitmap: Bitmap, unit: Int, font: UnsafeMutablePointer<L_Bmf>?) {
        let thickness = frame.label == nil ? unit : 3 * unit
        let (red, green, blue) = frame.color.parts
        let grown = frame.box.insetBy(dx: -thickness, dy: -thickness)
        var box = boxCreate(Int32(grown.x), Int32(grown.y), Int32(grown.width), Int32(grown.height))
        defer { boxDestroy(&box) }
        pixRenderBoxArb(bitmap.pix, box, Int32(thickness), red, green, blue)
        guard let label = frame.label, let font else { return }
        var color: UInt32 = 0
        composeRGBPixel(Int32(red), Int32(green), Int32(blue), &color)
        // Beside the frame, where receipts have the most room; otherwise above it.
        var width: Int32 = 0
        bmfGetStringWidth(font, label, &width)
        let left = Int32(grown.x) - width - Int32(2 * unit)
        let base =
            left >= 0 ? grown.midY + Int(font.pointee.lineheight) / 3 : max(grown.y - 2, Int(font.pointee.lineheight))
        pixSetTextline(bitmap.pix, font, label, color, max(0, left >= 0 ? left : Int32(grown.x)), Int32(base), nil, nil)
    }
}

extension PictureFrame.Color {
    fileprivate var parts: (UInt8, UInt8, UInt8) {
        switch self {
        case .blue: (20, 60, 220)
        case .green: (0, 140, 60)
        case .orange: (220, 130, 0)
        case .red: (210, 30, 30)
        }
    }
}
