import CLeptonica
import ReceiptDomain

/// A page with the picture from which it is drawn.
struct StraightenedPage: PreparedPage {
    /// The picture, and repeatedly halved versions of it: each recognition pass uses the one that suits its scale.
    private let pictures: [GrayImage]
    private let geometry: PageGeometry
    let pieces: [PrintedPiece]
    let textHeight: Double?
    let lettersOnLines: Int
    /// The brightness of the paper, after inversion if ``isInverted``.
    private let paper: UInt8
    /// Whether the print is lighter than the paper.
    private let isInverted: Bool

    /// A larger scale adds work and no detail.
    private static let maxScale = 4.0
    /// The most pixels of a drawing.
    private static let maxPixels = 12_000_000.0
    /// The longer side of a drawing of a page without print.
    private static let blankSide = 1500.0

    init(
        picture: GrayImage,
        geometry: PageGeometry,
        pieces: [PrintedPiece],
        textHeight: Double?,
        lettersOnLines: Int = 0,
        paper: UInt8,
        isInverted: Bool = false
    ) {
        self.init(
            pictures: picture.andItsHalves,
            geometry: geometry,
            pieces: pieces,
            textHeight: textHeight,
            lettersOnLines: lettersOnLines,
            paper: paper,
            isInverted: isInverted
        )
    }

    private init(
        pictures: [GrayImage],
        geometry: PageGeometry,
        pieces: [PrintedPiece],
        textHeight: Double?,
        lettersOnLines: Int,
        paper: UInt8,
        isInverted: Bool
    ) {
        (self.pictures, self.geometry, self.pieces, self.textHeight) = (pictures, geometry, pieces, textHeight)
        (self.lettersOnLines, self.paper, self.isInverted) = (lettersOnLines, paper, isInverted)
    }

    var width: Int { geometry.width }
    var height: Int { geometry.height }

    func render(_ rendering: Rendering, region: PixelBox?) -> (image: GrayImage, scale: Double) {
        let page = PixelBox(x: 0, y: 0, width: width, height: height)
        var region = region.map { $0.intersection(page) } ?? page
        if region.isEmpty { region = page }
        let scale = self.scale(for: rendering, region: region)
        // Light is measured in the surroundings, too.
        let margin = Int((2 * rendering.textHeight / scale).rounded(.up))
        let around = region.insetBy(dx: -margin, dy: -margin).intersection(page)
        let drawing = draw(around, scale: scale)
        var treated = Contrast(drawing, textHeight: rendering.textHeight, paper: paper).image(rendering.contrast)
        if rendering.contrast == .flat, region == page {
            treated = BarcodeEraser.erase(from: treated, textHeight: rendering.textHeight)
        }
        if rendering.contrast != .plain {
            treated = RuleEraser.erase(from: treated, textHeight: rendering.textHeight)
        }
        let part = around == region ? treated : treated.cropped(to: region, of: around, scale: scale)
        return (part.narrowed(by: rendering.narrowing), scale)
    }

    private func scale(for rendering: Rendering, region: PixelBox) -> Double {
        let wanted = textHeight.map { rendering.textHeight / $0 } ?? Self.blankSide / Double(max(width, height))
        let largest = (Self.maxPixels / Double(region.width * region.height)).squareRoot()
        return min(wanted, Self.maxScale, largest)
    }

    /// Draws from a halved picture if the drawing is much smaller, so that no pixel is skipped.
    private func draw(_ region: PixelBox, scale: Double) -> GrayImage {
        var half = 0
        var reduction = 1.0
        while scale * reduction <= 0.6, half + 1 < pictures.count {
            half += 1
            reduction *= 2
        }
        let outside = isInverted ? ~paper : paper
        let drawing = PageSampler(picture: pictures[half], reduction: reduction, geometry: geometry, paper: outside)
            .draw(region, scale: scale)
        return isInverted ? drawing.inverted() : drawing
    }

    /// A region of the page with flattened light, scaled so that letters get the wanted height.
    ///
    /// The region may extend beyond the page.
    func drawn(
        _ region: PixelBox,
        textHeight wanted: Double,
        of letters: Double
    ) -> (image: GrayImage, scale: Double) {
        let scale = self.scale(for: Rendering(textHeight: wanted * (textHeight ?? letters) / letters), region: region)
        return (Contrast(draw(region, scale: scale), textHeight: wanted, paper: paper).image(.flat), scale)
    }

    func turned(quarterTurns: Int) -> any PreparedPage {
        StraightenedPage(
            pictures: pictures,
            geometry: geometry.turned(by: quarterTurns),
            pieces: pieces.map { piece in
                var piece = piece
                piece.box = piece.box.turned(by: quarterTurns, width: width, height: height)
                return piece
            },
            textHeight: textHeight,
            lettersOnLines: lettersOnLines,
            paper: paper,
            isInverted: isInverted
        )
    }

    func boxOnPicture(_ box: PixelBox) -> PixelBox {
        geometry.boxOnPicture(box)
            .intersection(PixelBox(x: 0, y: 0, width: pictures[0].width, height: pictures[0].height))
    }
}

extension GrayImage {
    /// The picture and its repeated halves, down to a single row or column.
    fileprivate var andItsHalves: [GrayImage] {
        var all = [self]
        while let last = all.last, min(last.width, last.height) > 1 { all.append(last.halved()) }
        return all
    }

    /// The picture scaled in width only; unchanged if there is no memory for another.
    fileprivate func narrowed(by factor: Double) -> GrayImage {
        guard factor != 1, let source = Bitmap(self) else { return self }
        return Bitmap(pixScaleGeneral(source.pix, Float(factor), 1, 0, 0))?.gray() ?? self
    }

    /// The part of a page's drawing with a smaller region.
    fileprivate func cropped(to region: PixelBox, of drawn: PixelBox, scale: Double) -> GrayImage {
        func drawnLength(_ length: Int) -> Int { Int((Double(length) * scale).rounded()) }
        let left = min(drawnLength(region.x - drawn.x), width - 1)
        let top = min(drawnLength(region.y - drawn.y), height - 1)
        let right = max(left + 1, min(left + drawnLength(region.width), width))
        let bottom = max(top + 1, min(top + drawnLength(region.height), height))
        return part(PixelBox(x: left, y: top, width: right - left, height: bottom - top)) ?? self
    }
}
