public import ReceiptDomain

/// Finds the print on a picture, straightens it and measures its letters, with Leptonica's help.
public struct LeptonicaPagePreparer: PagePreparer, Sendable {
    /// The longer side of the picture that is analysed: letters of a photo that is filled by a receipt are then about ten
    /// pixels high.
    private static let analysisSide = 1600.0

    public init() {}

    public func prepare(_ picture: GrayImage) throws(ReadingError) -> any PreparedPage {
        let analysis = Self.analysis(of: picture)
        let (picture, factor) = (analysis.picture, analysis.factor)
        guard let (layout, isInverted) = analysis.found else {
            return StraightenedPage(
                picture: picture,
                geometry: PageGeometry(width: picture.width, height: picture.height),
                pieces: [],
                textHeight: nil,
                paper: 128
            )
        }
        let ironed = layout.backdrop?.ironed(in: picture, factor: factor, isInverted: isInverted)
        return StraightenedPage(
            picture: ironed ?? picture,
            geometry: PageGeometry(layout, analysed: analysis.small, factor: factor),
            pieces: layout.lines.map { line in
                PrintedPiece(box: PixelBox(line.box, on: layout, factor: factor), letterWidth: line.letterWidth)
            },
            textHeight: layout.capHeight / factor,
            lettersOnLines: Int(layout.certainty),
            paper: UInt8(max(0, min(255, layout.paper))),
            isInverted: isInverted
        )
    }

    public func sections(of picture: GrayImage) -> [PictureSection] { PictureDivider.sections(of: picture) }

    public func altered(_ picture: GrayImage, _ alteration: Alteration) -> AlteredPicture? {
        picture.altered(alteration)
    }

    /// What was found on a picture, and how.
    private struct Analysis {
        let picture: GrayImage
        /// The picture, so many times as large.
        let small: GrayImage
        let factor: Double
        let found: (layout: PageLayout, isInverted: Bool)?
    }

    /// With dark bars lit, where there are any.
    private static func analysis(of picture: GrayImage) -> Analysis {
        let side = Double(max(picture.width, picture.height))
        let first = analysis(of: picture, factor: side < 800 ? 2 : min(1, analysisSide / side))
        guard let (layout, isInverted) = first.found, !isInverted,
            let panels = DarkPanels(in: first.small, capHeight: layout.capHeight, paper: Int(layout.paper))
        else { return first }
        let lit = panels.lit(in: first.small, factor: 1)
        guard let whole = Self.layout(of: lit) else { return first }
        let litPicture = panels.lit(in: picture, factor: first.factor)
        return Analysis(picture: litPicture, small: lit, factor: first.factor, found: whole)
    }

    /// In the size in which its letters are told best.
    ///
    /// The strokes of large Hangul do not touch, so that half syllables pass for letters; smaller, they do.
    private static func analysis(of picture: GrayImage, factor: Double) -> Analysis {
        let small = picture.scaled(by: factor)
        let analysis = Analysis(picture: picture, small: small, factor: factor, found: layout(of: small))
        guard let (first, isInverted) = analysis.found, first.capHeight > largeLetter else { return analysis }
        let lesser = factor * usualLetter / first.capHeight
        let smaller = picture.scaled(by: lesser)
        guard let other = layout(of: smaller), other.isInverted == isInverted,
            other.layout.capHeight / lesser > 1.25 * first.capHeight / factor
        else { return analysis }
        let isTurned = other.layout.quarterTurns != first.quarterTurns
        let place = isTurned ? (first.box.height, first.box.width) : (first.box.width, first.box.height)
        guard alike.contains((other.layout.box.width / lesser) / (place.0 / factor)),
            alike.contains((other.layout.box.height / lesser) / (place.1 / factor))
        else { return analysis }
        return Analysis(picture: picture, small: smaller, factor: lesser, found: other)
    }

    /// The same print takes the same place, whatever its letters are taken for.
    private static let alike = 0.85...1.15

    /// In pixels of the picture that is analysed: what is larger may fall apart, and what is as large as this does not.
    private static let largeLetter = 14.0
    private static let usualLetter = 9.0

    /// The layout of dark print on light paper, or of light print on dark where that is clearly what there is.
    private static func layout(of image: GrayImage) -> (layout: PageLayout, isInverted: Bool)? {
        let dark = LayoutAnalysis(image).layout()
        // White paper with many letters on it leaves no doubt.
        if let dark, dark.paper > 110, dark.certainty > 60 { return (dark, false) }
        guard let light = LayoutAnalysis(image.inverted()).layout(),
            light.certainty > 1.5 * (dark?.certainty ?? 0), light.certainty > 20 || dark == nil
        else { return dark.map { ($0, false) } }
        return (light, true)
    }
}

extension PageGeometry {
    /// The layout's box on the picture whose analysed form was `factor` times as large.
    init(_ layout: PageLayout, analysed: GrayImage, factor: Double) {
        let axes = StraightAxes(slope: layout.slope)
        let box = layout.box
        self.init(
            width: max(1, Int(((box.right - box.left) / factor).rounded())),
            height: max(1, Int(((box.bottom - box.top) / factor).rounded()))
        )
        let corner = axes.right * box.left + axes.down * box.top
        if layout.quarterTurns == 0 {
            (right, down, origin) = (axes.right, axes.down, corner * (1 / factor))
        } else {
            // x of the turned picture runs up the picture, y runs to the right.
            func unturned(_ step: Point) -> Point { Point(x: step.y, y: -step.x) }
            right = unturned(axes.right)
            down = unturned(axes.down)
            origin = (unturned(corner) + Point(x: 0, y: Double(analysed.height))) * (1 / factor)
        }
        warp = layout.warp.moved(from: Point(x: box.left, y: box.top), scaledBy: 1 / factor)
    }
}

extension PixelBox {
    /// A box of the layout on the page of the picture whose analysed form was `factor` times as large.
    fileprivate init(_ box: StraightBox, on layout: PageLayout, factor: Double) {
        let left = Int(((box.left - layout.box.left) / factor).rounded())
        let top = Int(((box.top - layout.box.top) / factor).rounded())
        let right = Int(((box.right - layout.box.left) / factor).rounded())
        let bottom = Int(((box.bottom - layout.box.top) / factor).rounded())
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}
