import CLeptonica
import ReceiptDomain

/// Finds a name drawn at the head of a page, and computes its fingerprint.
///
/// A drawn name is a group of shapes that are much taller than the page's letters and that no pass read as words. All lengths
/// are in pixels of a drawing on which small letters are ``textHeight`` high.
struct LogoFinder {
    /// Large enough to keep strokes apart, at a hundredth of the pixels that an engine gets.
    static let textHeight = 12.0

    private let words: [RecognizedWord]
    private let ink: Bitmap
    private let bits: [Bool]

    /// `drawing` shows the head on evenly bright paper; `words` are those that were read there.
    init?(_ drawing: GrayImage, words: [RecognizedWord]) {
        self.words = words
        let threshold = Self.threshold(between: drawing, words)
        guard let gray = Bitmap(drawing), let ink = Bitmap(pixThresholdToBinary(gray.pix, Int32(threshold))) else {
            return nil
        }
        self.ink = ink
        bits = ink.bits
    }

    /// The fingerprint of the largest drawn name; `nil` without one.
    var fingerprint: LogoFingerprint? {
        let found = groups(of: shapes).map { (box: $0, area: area(in: $0)) }.filter {
            isDrawnName($0.box, area: $0.area)
        }
        let largest = found.max { ($0.area, $1.box.y) < ($1.area, $0.box.y) }
        return largest.map { logo in
            LogoFingerprint(width: logo.box.width, height: logo.box.height, coverage: coverage(of: logo.box))
        }
    }

    // MARK: Ink

    private static let paper = 240
    /// The brightness of print if too few words were read to measure it.
    private static let usualInk = 90
    static let confident = 0.6

    /// The threshold half-way between the paper and the brightness of this receipt's print.
    ///
    /// Print that shows through from the back is lighter, and faded print is not lost.
    private static func threshold(between drawing: GrayImage, _ words: [RecognizedWord]) -> Int {
        var counts = [Int](repeating: 0, count: 256)
        for word in words where word.confidence >= confident {
            for pixel in drawing.part(word.box)?.pixels ?? [] { counts[Int(pixel)] += 1 }
        }
        var darkest = counts.reduce(0, +) / 20
        guard darkest > 0 else { return (paper + usualInk) / 2 }
        let ink = counts.firstIndex { count in
            darkest -= count
            return darkest < 0
        }
        return (paper + min(ink ?? usualInk, paper - 40)) / 2
    }

    // MARK: Shapes

    /// The height of shapes in heights of letters: lower ones are print, larger ones the paper's edge or the background.
    private static let shapeHeight = 1.8...14.0
    private static let widestShape = 40.0
    /// The least width relative to the height; a narrower bar is an edge.
    private static let narrowest = 0.12
    /// The least share of ink in the box: a paper's edge, or a stroke of a pen, has less.
    private static let sparsest = 0.12

    /// The largest gap in pixels that printers and cameras leave within ink; lines of print are further apart.
    private static let smallestGap: Int32 = 5

    /// The connected shapes that may be parts of a drawn name.
    private var shapes: [PixelBox] {
        let whole = Bitmap(pixCloseSafeBrick(nil, ink.pix, Self.smallestGap, Self.smallestGap))
        let tall = whole?.selected(width: 2, height: Int((Self.textHeight * Self.shapeHeight.lowerBound).rounded(.up)))
        return (tall?.components() ?? []).compactMap { shape in
            let box = shape.box
            let (width, height) = (Double(box.width), Double(box.height))
            let isWhole = box.x > 0 && box.y > 0 && box.maxX < ink.width && box.maxY < ink.height
            guard isWhole, height <= Self.textHeight * Self.shapeHeight.upperBound,
                width <= Self.textHeight * Self.widestShape, width >= Self.narrowest * height,
                Double(shape.area) >= Self.sparsest * width * height
            else { return nil }
            return box
        }
    }

    /// The boxes of groups of shapes beside each other, or closely below one another.
    private func groups(of shapes: [PixelBox]) -> [PixelBox] {
        var sets = DisjointSets(count: shapes.count)
        for (index, shape) in shapes.enumerated() {
            for other in shapes.indices.dropFirst(index + 1) where Self.areTogether(shape, shapes[other]) {
                sets.join(index, other)
            }
        }
        return Dictionary(grouping: shapes.indices) { sets.root(of: $0) }.values.map { group in
            group.dropFirst().reduce(shapes[group[0]]) { $0.union(shapes[$1]) }
        }
    }

    private static func areTogether(_ a: PixelBox, _ b: PixelBox) -> Bool {
        let across = Double(max(a.x, b.x) - min(a.maxX, b.maxX))
        let down = Double(max(a.y, b.y) - min(a.maxY, b.maxY))
        let lower = Double(min(a.height, b.height))
        return down < -0.3 * lower && across < 0.8 * lower || across < 0 && down < 0.35 * textHeight
    }

    // MARK: Names

    private static let lowestName = 1.8 * textHeight
    private static let shortestSide = 3.5 * textHeight
    private static let smallestBox = 8 * textHeight * textHeight
    private static let proportions = 1.0 / 3...25.0
    /// The least share of ink in the box; handwriting has less.
    private static let leastInk = 0.18

    private func isDrawnName(_ box: PixelBox, area: Int) -> Bool {
        let (width, height) = (Double(box.width), Double(box.height))
        guard height >= Self.lowestName, max(width, height) >= Self.shortestSide, width * height >= Self.smallestBox,
            Self.proportions.contains(width / height), Double(area) >= Self.leastInk * width * height
        else { return false }
        return hasStrokes(box) && !isMatrixCode(box, area: area) && !isRead(box) && !surroundsPrint(box)
    }

    /// The confidence from which words are certainly print.
    private static let certain = 0.6
    /// The confidence for figures: in large print they are an amount or a number even if they were read badly.
    private static let leastForFigures = 0.3

    /// Whether the words read, or figures, cover half of its width.
    private func isRead(_ box: PixelBox) -> Bool {
        let covering = words.filter { word in
            guard word.confidence >= (word.isMostlyFigures ? Self.leastForFigures : Self.certain) else { return false }
            return 2 * word.box.intersection(box).height > min(word.box.height, box.height)
        }
        return 2 * covering.reduce(0) { $0 + $1.box.intersection(box).width } >= box.width
    }

    /// Whether lines of print are inside of it, as in the corner of a dark table.
    private func surroundsPrint(_ box: PixelBox) -> Bool {
        let inside = words.count { word in
            word.confidence >= Self.certain && 2 * word.box.height < box.height
                && (box.x..<box.maxX).contains(word.box.midX) && (box.y..<box.maxY).contains(word.box.midY)
        }
        return inside >= 3
    }

    // MARK: Strokes

    /// The fewest changes between paper and ink in a row; a shadow or the paper's edge has fewer than letters.
    private static let fewestChanges = 4.0
    /// The fewest changes in a part of the row as wide as the name is high.
    private static let fewestChangesInSquare = 1.8

    private func hasStrokes(_ box: PixelBox) -> Bool {
        let across = changes(in: box).across
        return across >= Self.fewestChanges
            && across * Double(box.height) >= Self.fewestChangesInSquare * Double(box.width)
    }

    private static let square = 0.75...1.33
    /// The fewest changes in a code's rows and columns.
    private static let fewestChangesOfCode = 10.0
    /// The share of ink in a code's box; logos with as many strokes have another share.
    private static let inkOfCode = 0.4...0.62

    /// Whether it is a matrix code, which differs on each receipt.
    private func isMatrixCode(_ box: PixelBox, area: Int) -> Bool {
        let changes = changes(in: box)
        return Self.square.contains(Double(box.width) / Double(box.height))
            && min(changes.across, changes.down) >= Self.fewestChangesOfCode
            && Self.inkOfCode.contains(Double(area) / Double(box.width * box.height))
    }

    /// The mean number of changes between ink and paper in a row and in a column.
    private func changes(in box: PixelBox) -> (across: Double, down: Double) {
        var (across, down) = (0, 0)
        for y in box.y..<box.maxY {
            for x in box.x..<box.maxX {
                let place = y * ink.width + x
                if x > box.x, bits[place] != bits[place - 1] { across += 1 }
                if y > box.y, bits[place] != bits[place - ink.width] { down += 1 }
            }
        }
        return (Double(across) / Double(box.height), Double(down) / Double(box.width))
    }

    // MARK: Cells

    private func area(in box: PixelBox) -> Int {
        (box.y..<box.maxY).reduce(0) { sum, y in
            sum + bits[y * ink.width + box.x..<y * ink.width + box.maxX].count(where: \.self)
        }
    }

    /// The share of ink in each cell of the fingerprint's grid; pixels at an edge count in both cells by their shares.
    private func coverage(of box: PixelBox) -> [Double] {
        let columns = Self.shares(of: box.width, among: LogoFingerprint.columns)
        let rows = Self.shares(of: box.height, among: LogoFingerprint.rows)
        return rows.flatMap { row in
            columns.map { column in
                var (ink, whole) = (0.0, 0.0)
                for (y, high) in row {
                    for (x, wide) in column {
                        whole += high * wide
                        if bits[(box.y + y) * self.ink.width + box.x + x] { ink += high * wide }
                    }
                }
                return ink / max(whole, .leastNormalMagnitude)
            }
        }
    }

    /// For each cell the pixels in it, with the share of each pixel.
    private static func shares(of length: Int, among cells: Int) -> [[(pixel: Int, part: Double)]] {
        (0..<cells).map { cell in
            let start = Double(cell * length) / Double(cells)
            let end = Double((cell + 1) * length) / Double(cells)
            return (Int(start)..<min(length, Int(end.rounded(.up)))).map { pixel in
                (pixel, min(end, Double(pixel + 1)) - max(start, Double(pixel)))
            }
        }
    }
}

extension RecognizedWord {
    fileprivate var isMostlyFigures: Bool {
        let figures = text.count(where: \.isNumber)
        return figures > 0 && 2 * figures >= text.count
    }
}

extension StraightenedPage {
    func logo(besides words: [RecognizedWord]) -> LogoFingerprint? {
        guard let textHeight else { return nil }
        let head = Head(of: words, textHeight: textHeight)
        let box = head.box(onPageOf: width, height)
        let (drawing, scale) = drawn(box, textHeight: LogoFinder.textHeight, of: head.textHeight)
        let near = words.filter { !$0.box.intersection(box).isEmpty }.map { word in
            var word = word
            word.box = word.box.moved(from: box, scaledBy: scale)
            return word
        }
        return LogoFinder(drawing, words: near)?.fingerprint
    }
}

/// The position of a page's head, found from the words that were read.
private struct Head {
    /// The height of small letters.
    let textHeight: Double
    /// The top of the first words.
    private let top: Double

    /// The head's extent above the page's first words, and below the page's top and the first words, in heights of letters.
    ///
    /// A logo may be higher than any letter, and there is no head more than ten lines below the top.
    private static let reach = (abovePage: 12.0, aboveWords: 14.0, belowPage: 18.0, belowWords: 6.0)
    /// The height of letters relative to a word's box, used if grain was taken for letters.
    private static let letterOfWord = 0.95
    private static let alike = 0.67...1.5
    private static let fewestWords = 5
    /// The divisor of the words' number that gives the outliers to ignore, because grain may be read with confidence.
    private static let strays = 20

    init(of words: [RecognizedWord], textHeight: Double) {
        let boxes = words.filter { $0.confidence >= LogoFinder.confident && $0.text.count >= 2 }.map(\.box)
        guard boxes.count >= Self.fewestWords else {
            (self.textHeight, top) = (textHeight, 0)
            return
        }
        top = Double(boxes.map(\.y).sorted()[boxes.count / Self.strays])
        let letter = Self.letterOfWord * Double(boxes.map(\.height).median ?? 0)
        self.textHeight = letter <= 0 || Self.alike.contains(letter / textHeight) ? textHeight : letter
    }

    func box(onPageOf width: Int, _ height: Int) -> PixelBox {
        let first = max(-Self.reach.abovePage * textHeight, top - Self.reach.aboveWords * textHeight)
        let last = min(Double(height), max(Self.reach.belowPage * textHeight, top + Self.reach.belowWords * textHeight))
        let side = Int(2 * textHeight)
        return PixelBox(x: -side, y: Int(first), width: width + 2 * side, height: max(1, Int(last - first)))
    }
}

extension PixelBox {
    fileprivate func moved(from region: PixelBox, scaledBy scale: Double) -> PixelBox {
        func scaled(_ length: Int) -> Int { Int((Double(length) * scale).rounded()) }
        let (left, top) = (scaled(x - region.x), scaled(y - region.y))
        return PixelBox(x: left, y: top, width: scaled(maxX - region.x) - left, height: scaled(maxY - region.y) - top)
    }
}
