public import ReceiptDomain

/// Finds the print on a picture, straightens it and measures its letters, using Leptonica.
public struct LeptonicaPagePreparer: PagePreparer, Sendable {
    /// The longer side of the analysed picture.
    ///
    /// If a receipt fills the photo, its letters are then about ten pixels high.
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

    /// The findings on a picture.
    private struct Analysis {
        let picture: GrayImage
        /// The picture scaled by ``factor``.
        let small: GrayImage
        let factor: Double
        let found: (layout: PageLayout, isInverted: Bool)?
    }

    /// Analyses the picture; dark panels are inverted first if there are any.
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

    /// Analyses the picture at the size at which its letters are recognised best.
    ///
    /// The strokes of large Hangul do not touch, so that half syllables look like letters; at a smaller size they touch.
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

    /// The ratio of the two layouts' sizes that counts as equal: the same print covers the same area.
    private static let alike = 0.85...1.15

    /// The letter height in pixels of the analysed picture above which letters may fall apart; at ``usualLetter`` they do not.
    private static let largeLetter = 14.0
    private static let usualLetter = 9.0

    /// The layout of dark print on light paper, or of light print on a dark ground if that is clearly more likely.
    private static func layout(of image: GrayImage) -> (layout: PageLayout, isInverted: Bool)? {
        let dark = LayoutAnalysis(image).layout()
        // White paper with many letters leaves no doubt.
        if let dark, dark.paper > 110, dark.certainty > 60 { return (dark, false) }
        guard let light = LayoutAnalysis(image.inverted()).layout(),
            light.certainty > 1.5 * (dark?.certainty ?? 0), light.certainty > 20 || dark == nil,
            // Light print stands on a dark ground; the grain of paper in a dim photo does not.
            light.paper > dark?.paper ?? 0
        else { return dark.map { ($0, false) } }
        return (light, true)
    }
}

extension PageGeometry {
    /// The layout's box on the picture; `factor` is the analysed picture's relative size.
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
            // In the turned picture x runs up the original, and y runs to the right.
            func unturned(_ step: Point) -> Point { Point(x: step.y, y: -step.x) }
            right = unturned(axes.right)
            down = unturned(axes.down)
            origin = (unturned(corner) + Point(x: 0, y: Double(analysed.height))) * (1 / factor)
        }
        warp = layout.warp.moved(from: Point(x: box.left, y: box.top), scaledBy: 1 / factor)
    }
}

extension PixelBox {
    /// A box of the layout in the page's coordinates; `factor` is the analysed picture's relative size.
    fileprivate init(_ box: StraightBox, on layout: PageLayout, factor: Double) {
        let left = Int(((box.left - layout.box.left) / factor).rounded())
        let top = Int(((box.top - layout.box.top) / factor).rounded())
        let right = Int(((box.right - layout.box.left) / factor).rounded())
        let bottom = Int(((box.bottom - layout.box.top) / factor).rounded())
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}
