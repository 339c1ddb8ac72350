import CLeptonica
import ReceiptDomain

/// Removes the rules of tables from a page: an engine reads them as letters, and loses rows that touch them.
///
/// Strokes of one direction stay, as those of wood beside the paper are.
enum RuleEraser {
    /// The least width and height of a table of rules, in heights of capital letters; strokes of letters are shorter.
    private static let minimumLength = 4.0
    /// The least length of a rule's straight parts; it may be slightly bent or slanted.
    private static let minimumPart = 1.5
    /// The thickness from which a dark part is no rule but a panel, a table under the paper, or bold print.
    private static let maximumThickness = 0.35

    /// The drawing without its rules; its paper must be evenly bright.
    static func erase(from drawing: GrayImage, textHeight: Double) -> GrayImage {
        let (long, part) = (Int32(minimumLength * textHeight), Int32(max(2, minimumPart * textHeight)))
        let thickness = Int32(max(3, maximumThickness * textHeight))
        // Rules are often grey.
        guard let gray = Bitmap(drawing), let dark = Bitmap(pixThresholdToBinary(gray.pix, 190)),
            let thick = dark.opened(thickness, thickness)?.dilated(5, 5), let thin = dark.less(thick),
            // A slanted stroke is made of short straight ones side by side.
            let level = thin.dilated(1, 3)?.opened(part, 1), let upright = thin.dilated(3, 1)?.opened(1, part),
            let strokes = level.joined(with: upright), let rules = strokes.selected(from: long),
            // A table has at least two rules each way; a signature or the paper's edge does not.
            (level.common(with: rules)?.count(width: long, height: 1) ?? 0) > 1,
            (upright.common(with: rules)?.count(width: 1, height: long) ?? 0) > 1,
            let print = dark.less(rules),
            // A rule runs free of print somewhere; the joined feet of letters nowhere do.
            let near = print.dilated(2 * thickness + 1, 2 * thickness + 1), let free = rules.less(near),
            let levelSeeds = free.opened(part, 1), let seeds = free.opened(1, part)?.joined(with: levelSeeds),
            let found = Bitmap(pixSeedfillBinary(nil, seeds.pix, rules.pix, 8)),
            // Strokes of print that cross a rule stay whole.
            let across = print.closed(1, thickness + 3)?.common(with: level),
            let along = print.closed(thickness + 3, 1)?.common(with: upright),
            let crossed = across.joined(with: along),
            // The edges of a rule are lighter.
            let erased = found.less(crossed)?.dilated(3, 3)?.less(print)?.less(crossed),
            pixSetMasked(gray.pix, erased.pix, 240) == 0
        else { return drawing }
        return gray.gray() ?? drawing
    }
}

/// Operations on black and white pictures; sizes are a rectangle's width and height.
extension Bitmap {
    fileprivate func opened(_ width: Int32, _ height: Int32) -> Bitmap? {
        Bitmap(pixOpenBrick(nil, pix, width, height))
    }

    fileprivate func closed(_ width: Int32, _ height: Int32) -> Bitmap? {
        Bitmap(pixCloseSafeBrick(nil, pix, width, height))
    }

    fileprivate func dilated(_ width: Int32, _ height: Int32) -> Bitmap? {
        Bitmap(pixDilateBrick(nil, pix, width, height))
    }

    fileprivate func less(_ other: Bitmap) -> Bitmap? { Bitmap(pixSubtract(nil, pix, other.pix)) }

    fileprivate func joined(with other: Bitmap) -> Bitmap? { Bitmap(pixOr(nil, pix, other.pix)) }

    fileprivate func common(with other: Bitmap) -> Bitmap? { Bitmap(pixAnd(nil, pix, other.pix)) }

    /// The connected components that are at least this wide and this high.
    fileprivate func selected(from length: Int32) -> Bitmap? {
        let (both, atLeast) = (Int32(L_SELECT_IF_BOTH), Int32(L_SELECT_IF_GTE))
        return Bitmap(pixSelectBySize(pix, length, length, 8, both, atLeast, nil))
    }

    /// The number of connected components of at least this size.
    fileprivate func count(width: Int32, height: Int32) -> Int {
        let (both, atLeast) = (Int32(L_SELECT_IF_BOTH), Int32(L_SELECT_IF_GTE))
        guard let found = Bitmap(pixSelectBySize(pix, width, height, 8, both, atLeast, nil)) else { return 0 }
        var count: Int32 = 0
        return pixCountConnComp(found.pix, 8, &count) == 0 ? Int(count) : 0
    }
}
