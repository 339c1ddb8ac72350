import CLeptonica
import ReceiptDomain

/// Finds light print on dark panels, such as a merchant's name or the total, and inverts it to dark print on paper.
///
/// Other dark parts stay as they are: letters, barcodes, a table, a shadow. A panel is solid, especially its rim, and has light
/// components of the size of letters. One that reaches the picture's rim has an even ground, as a screen's heading has and a
/// table has not.
struct DarkPanels {
    private let panels: [DarkPanel]
    private let paper: Int

    /// The most panels that are looked at; a receipt has fewer.
    private static let maximumCount = 32

    /// `nil` if there are no panels.
    ///
    /// `capHeight` is that of the usual print, in pixels of the picture; `paper` is the brightness of the paper.
    init?(in image: GrayImage, capHeight: Double, paper: Int) {
        // A defect of the printer's head leaves thin light lines through a panel.
        let gap = Int32(max(3, 0.3 * capHeight))
        guard paper > 60, let gray = Bitmap(image), let dark = Bitmap(pixThresholdToBinary(gray.pix, Int32(paper / 2))),
            let closed = Bitmap(pixCloseSafeBrick(nil, dark.pix, gap, gap))
        else { return nil }
        let candidates = closed.componentBoxes().filter {
            DarkPanel.couldBePanel($0, capHeight: capHeight)
        }
        // The largest first: a picture may have very many, and each is examined pixel by pixel.
        panels = candidates.sorted { ($0.width * $0.height, $0.y, $0.x) > ($1.width * $1.height, $1.y, $1.x) }
            .prefix(Self.maximumCount)
            .compactMap { DarkPanel($0, closed: closed, dark: dark, image: image, capHeight: capHeight) }
        self.paper = paper
        if panels.isEmpty { return nil }
    }

    /// The picture with dark print on paper in place of the panels; `factor` is the analysed picture's relative size.
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

/// A dark panel on the analysed picture.
private struct DarkPanel {
    enum Part {
        case outside, inside
        /// The edge, where it fades into the paper.
        case rim
    }

    let box: PixelBox
    /// Its brightness between the letters.
    let ink: Int
    private let parts: [Part]

    /// The width of the edge in pixels of the analysed picture.
    private static let fading = 2

    /// Whether a component of this size can be a panel.
    static func couldBePanel(_ box: PixelBox, capHeight: Double) -> Bool {
        Double(box.width) > 4 * capHeight && box.width > box.height
            && (1.6 * capHeight...14 * capHeight).contains(Double(box.height))
    }

    /// `nil` unless the component of the `closed` ink with this box is a panel with letters; `dark` is the ink itself.
    init?(_ found: PixelBox, closed: Bitmap, dark: Bitmap, image: GrayImage, capHeight: Double) {
        box = found.insetBy(dx: -Self.fading, dy: -Self.fading)
            .intersection(PixelBox(x: 0, y: 0, width: image.width, height: image.height))
        guard let darkPart = dark.part(box),
            let panel = closed.part(box)?.selected(width: found.width, height: found.height)?.hull(),
            let core = panel.eroded(by: Int(max(1, 0.25 * capHeight))), let edge = panel.less(core),
            let wide = panel.dilated(by: Self.fading)
        else { return nil }
        // A skewed panel does not fill its box.
        guard 2 * panel.area > found.width * found.height, darkPart.share(of: edge) > 0.85,
            darkPart.share(of: panel) > 0.5,
            let light = core.less(darkPart), light.letters(capHeight: capHeight, within: found.height) >= 3,
            // Bold letters that touch leave gaps at the top and at the baseline.
            let bridged = panel.closed(across: Int(6 * capHeight)), panel.share(of: bridged) > 0.95
        else { return nil }
        let inside = panel.bits
        parts = zip(inside, wide.bits).map { $0 ? .inside : $1 ? .rim : .outside }
        let (left, top, width) = (box.x, box.y, box.width)
        let ground = zip(inside, darkPart.bits).map { $0 && $1 }.enumerated().filter(\.element).map { index, _ in
            Int(image.pixels[(top + index / width) * image.width + left + index % width])
        }
        ink = ground.reduce(0, +) / max(1, ground.count)
        let isWithin = found.x > 0 && found.y > 0 && found.maxX < image.width && found.maxY < image.height
        guard isWithin || Self.isEven(ground) else { return nil }
    }

    /// Whether most of the ground has one brightness; the edges of its letters have others.
    private static func isEven(_ ground: [Int]) -> Bool {
        guard let usual = ground.median else { return false }
        return 5 * ground.count { abs($0 - usual) <= 6 } > 4 * ground.count
    }

    func part(x: Int, y: Int) -> Part {
        guard x >= box.x, y >= box.y, x < box.maxX, y < box.maxY else { return .outside }
        return parts[(y - box.y) * box.width + x - box.x]
    }
}

/// Operations on black and white pictures.
extension Bitmap {
    fileprivate func part(_ box: PixelBox) -> Bitmap? {
        var area = boxCreate(Int32(box.x), Int32(box.y), Int32(box.width), Int32(box.height))
        defer { boxDestroy(&area) }
        return Bitmap(pixClipRectangle(pix, area, nil))
    }

    /// The pixels that lie between black pixels both in their row and in their column.
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

    /// With the gaps in rows filled that are at most this wide.
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

    /// The number of black pixels.
    fileprivate var area: Int {
        var count: Int32 = 0
        pixCountPixels(pix, &count, nil)
        return Int(count)
    }

    /// The share of the other picture's black pixels that are black here, too.
    fileprivate func share(of other: Bitmap) -> Double {
        guard let common = Bitmap(pixAnd(nil, pix, other.pix)) else { return 0 }
        return Double(common.area) / Double(max(1, other.area))
    }

    /// The number of connected components with the size of letters, including large ones; gaps of a barcode are as high as it is.
    fileprivate func letters(capHeight: Double, within height: Int) -> Int {
        componentBoxes().count { box in
            (0.5 * capHeight...4 * capHeight).contains(Double(box.height)) && 10 * box.height < 8 * height
                && box.width < 2 * box.height
        }
    }
}
