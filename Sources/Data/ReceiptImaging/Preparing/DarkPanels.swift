import CLeptonica
import ReceiptDomain

/// Light print on dark panels, as tills set off a shop's name or the total: found, and turned into dark print on paper.
///
/// All else that is dark stays as it is: letters, barcodes, a table, a shadow. A panel is solid, its rim most of all, it lies within
/// the picture, and there are light components in it of the size of letters.
struct DarkPanels {
    private let panels: [DarkPanel]
    private let paper: Int

    /// More than any till prints on one receipt.
    private static let maximumCount = 32

    /// `nil` where there are none.
    ///
    /// `capHeight` is that of the usual print, in pixels of the picture; `paper` is how bright the paper is.
    init?(in image: GrayImage, capHeight: Double, paper: Int) {
        // Thin light lines run through a panel where the printer's head has a fault.
        let gap = Int32(max(3, 0.3 * capHeight))
        guard paper > 60, let gray = Bitmap(image), let dark = Bitmap(pixThresholdToBinary(gray.pix, Int32(paper / 2))),
            let closed = Bitmap(pixCloseSafeBrick(nil, dark.pix, gap, gap))
        else { return nil }
        let candidates = closed.componentBoxes().filter {
            DarkPanel.couldBePanel($0, capHeight: capHeight, in: image)
        }
        // The largest: a picture may be made of nothing else, and each is looked at pixel by pixel.
        panels = candidates.sorted { ($0.width * $0.height, $0.y, $0.x) > ($1.width * $1.height, $1.y, $1.x) }
            .prefix(Self.maximumCount)
            .compactMap { DarkPanel($0, closed: closed, dark: dark, image: image, capHeight: capHeight) }
        self.paper = paper
        if panels.isEmpty { return nil }
    }

    /// The picture, of which the analysed one is `factor` times as large, with dark print on paper in the panels' place.
    func lit(in picture: GrayImage, factor: Double) -> GrayImage {
        var pixels = picture.pixels
        for panel in panels {
            let rows = Int(Double(panel.box.y) / factor)..<Int((Double(panel.box.maxY) / factor).rounded(.up))
            let columns = Int(Double(panel.box.x) / factor)..<Int((Double(panel.box.maxX) / factor).rounded(.up))
            for y in rows.clamped(to: 0..<picture.height) {
                for x in columns.clamped(to: 0..<picture.width) {
                    let index = y * picture.width + x
                    switch panel.part(x: Int(Double(x) * factor), y: Int(Double(y) * factor)) {
                    case .outside: break
                    case .rim: pixels[index] = UInt8(min(255, paper))
                    case .inside: pixels[index] = UInt8(max(0, min(255, paper + panel.ink - Int(pixels[index]))))
                    }
                }
            }
        }
        return GrayImage(width: picture.width, height: picture.height, pixels: pixels)
    }
}

/// One dark panel on the picture that was analysed.
private struct DarkPanel {
    enum Part {
        case outside, inside
        /// Where it fades into the paper.
        case rim
    }

    let box: PixelBox
    /// How bright it is between its letters.
    let ink: Int
    private let parts: [Part]

    /// In pixels of the picture that was analysed.
    private static let fading = 2

    /// Whether a component of this size may be one.
    static func couldBePanel(_ box: PixelBox, capHeight: Double, in image: GrayImage) -> Bool {
        box.x > 0 && box.y > 0 && box.maxX < image.width && box.maxY < image.height
            && Double(box.width) > 4 * capHeight && box.width > box.height
            && (1.6 * capHeight...14 * capHeight).contains(Double(box.height))
    }

    /// The component of the `closed` ink that has this box, if it is a panel with letters; `dark` is the ink as it is.
    init?(_ found: PixelBox, closed: Bitmap, dark: Bitmap, image: GrayImage, capHeight: Double) {
        box = found.insetBy(dx: -Self.fading, dy: -Self.fading)
            .intersection(PixelBox(x: 0, y: 0, width: image.width, height: image.height))
        guard let darkPart = dark.part(box),
            let panel = closed.part(box)?.selected(width: found.width, height: found.height)?.hull(),
            let core = panel.eroded(by: Int(max(1, 0.25 * capHeight))), let edge = panel.less(core),
            let wide = panel.dilated(by: Self.fading)
        else { return nil }
        // Skewed, it does not fill its box.
        guard 2 * panel.area > found.width * found.height, darkPart.share(of: edge) > 0.85,
            darkPart.share(of: panel) > 0.5,
            let light = core.less(darkPart), light.letters(capHeight: capHeight, within: found.height) >= 3,
            // Bold letters that touch leave gaps at the top and at the baseline.
            let bridged = panel.closed(across: Int(6 * capHeight)), panel.share(of: bridged) > 0.95
        else { return nil }
        let inside = panel.bits
        parts = zip(inside, wide.bits).map { $0 ? .inside : $1 ? .rim : .outside }
        var (sum, count) = (0, 0)
        for (index, isInk) in zip(inside, darkPart.bits).map({ $0 && $1 }).enumerated() where isInk {
            sum += Int(image.pixels[(box.y + index / box.width) * image.width + box.x + index % box.width])
            count += 1
        }
        ink = sum / max(1, count)
    }

    func part(x: Int, y: Int) -> Part {
        guard x >= box.x, y >= box.y, x < box.maxX, y < box.maxY else { return .outside }
        return parts[(y - box.y) * box.width + x - box.x]
    }
}

/// Black and white.
extension Bitmap {
    fileprivate func part(_ box: PixelBox) -> Bitmap? {
        var area = boxCreate(Int32(box.x), Int32(box.y), Int32(box.width), Int32(box.height))
        defer { boxDestroy(&area) }
        return Bitmap(pixClipRectangle(pix, area, nil))
    }

    /// All that lies between black pixels both in its row and in its column.
    fileprivate func hull() -> Bitmap? {
        guard let hull = Bitmap(pixCreateTemplate(pix)) else { return nil }
        let bits = bits
        let columns = (0..<width).map { x in
            let first = (0..<height).first { bits[$0 * width + x] }
            return first.flatMap { first in (0..<height).last { bits[$0 * width + x] }.map { first...$0 } }
        }
        for y in 0..<height {
            guard let first = (0..<width).first(where: { bits[y * width + $0] }),
                let last = (0..<width).last(where: { bits[y * width + $0] })
            else { continue }
            for x in first...last where columns[x]?.contains(y) == true { pixSetPixel(hull.pix, Int32(x), Int32(y), 1) }
        }
        return hull
    }

    /// Without the gaps in its rows that are no wider than this.
    fileprivate func closed(across length: Int) -> Bitmap? {
        Bitmap(pixCloseSafeBrick(nil, pix, Int32(length), 1))
    }

    fileprivate func eroded(by length: Int) -> Bitmap? {
        Bitmap(pixErodeBrick(nil, pix, Int32(2 * length + 1), Int32(2 * length + 1)))
    }

    fileprivate func dilated(by length: Int) -> Bitmap? {
        Bitmap(pixDilateBrick(nil, pix, Int32(2 * length + 1), Int32(2 * length + 1)))
    }

    fileprivate func less(_ other: Bitmap) -> Bitmap? { Bitmap(pixSubtract(nil, pix, other.pix)) }

    /// In pixels.
    fileprivate var area: Int {
        var count: Int32 = 0
        pixCountPixels(pix, &count, nil)
        return Int(count)
    }

    /// How much of another is black here as well.
    fileprivate func share(of other: Bitmap) -> Double {
        guard let common = Bitmap(pixAnd(nil, pix, other.pix)) else { return 0 }
        return Double(common.area) / Double(max(1, other.area))
    }

    /// How many of the connected parts have the size of letters, large ones too; the gaps of a barcode are as high as it is.
    fileprivate func letters(capHeight: Double, within height: Int) -> Int {
        componentBoxes().count { box in
            (0.5 * capHeight...4 * capHeight).contains(Double(box.height)) && 10 * box.height < 8 * height
                && box.width < 2 * box.height
        }
    }
}
