import ReceiptDomain

/// Axes along and across the lines of print.
struct StraightAxes {
    let right: Point
    let down: Point

    init(slope: Double) {
        let length = (1 + slope * slope).squareRoot()
        right = Point(x: 1 / length, y: slope / length)
        down = Point(x: -slope / length, y: 1 / length)
    }

    /// The box in straight coordinates: the centre is moved and the size kept, which suits small skews.
    func straightened(_ box: PixelBox) -> StraightBox {
        let middle = Point(x: Double(box.x) + Double(box.width) / 2, y: Double(box.y) + Double(box.height) / 2)
        let (x, y) = (middle.dot(right), middle.dot(down))
        return StraightBox(
            left: x - Double(box.width) / 2,
            top: y - Double(box.height) / 2,
            right: x + Double(box.width) / 2,
            bottom: y + Double(box.height) / 2
        )
    }
}

/// A rectangle in straight coordinates.
struct StraightBox: Hashable {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    var width: Double { right - left }
    var height: Double { bottom - top }

    func union(_ other: StraightBox) -> StraightBox {
        StraightBox(
            left: min(left, other.left),
            top: min(top, other.top),
            right: max(right, other.right),
            bottom: max(bottom, other.bottom)
        )
    }

    /// Whether the gaps between the boxes are at most these.
    func isNear(_ other: StraightBox, across: Double, down: Double) -> Bool {
        max(left, other.left) - min(right, other.right) <= across
            && max(top, other.top) - min(bottom, other.bottom) <= down
    }
}

/// The lines that belong to the receipt.
struct TextBlock {
    let lines: [TextLine]
    /// The usual height of capital letters.
    let capHeight: Double
    private let axes: StraightAxes
    private let core: StraightBox
    let sheet: Sheet

    /// Selects the largest group of neighbouring lines, and all other lines of similar height on the same sheet.
    ///
    /// Lines that are neither print nor on the sheet are left out, as are `dense` ones that are no name in bold letters. `nil` if no
    /// group has enough letters. `sheet` finds the paper under the given lines.
    init?(lines: [TextLine], dense: [TextLine], axes: StraightAxes, sheet: ([TextLine]) -> Sheet) {
        guard let typical = Self.middleHeight(of: lines) else { return nil }
        let groups = Self.groups(of: lines, axes: axes, capHeight: typical)
        guard let main = groups.max(by: { Self.weight($0) < Self.weight($1) }),
            main.reduce(0, { $0 + $1.components.count }) >= 8,
            let height = Self.middleHeight(of: main)
        else { return nil }
        let printed = main.filter { $0.looksPrinted(capHeight: height) }
        let sheet = sheet(printed.isEmpty ? main : printed)
        let others = groups.filter { $0.first?.box != main.first?.box }.flatMap { $0 }
        self.lines =
            main.filter { $0.looksPrinted(capHeight: height) && !sheet.isBeside($0.box) || sheet.holds($0.box) }
            + (others + dense.filter { $0.isBold(capHeight: height) }).filter {
                (0.45 * height...4 * height).contains($0.capHeight) && sheet.holds($0.box)
            }
        guard !self.lines.isEmpty else { return nil }
        self.axes = axes
        self.sheet = sheet
        capHeight = height
        let boxes = self.lines.map { $0.straightBox(axes: axes) }
        core = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
    }

    private static func weight(_ lines: [TextLine]) -> Double { lines.reduce(0) { $0 + $1.weight } }

    /// The box around all lines and the single components beside them (a quantity, a price of one digit), with a margin.
    func box(including components: [PixelBox]) -> StraightBox {
        var box = core
        let letters = components.filter { (0.6 * capHeight...2.5 * capHeight).contains(Double($0.height)) }
            .filter { sheet.holds($0) }
            .map(axes.straightened)
        for _ in 0..<2 {
            for letter in letters where letter.isNear(box, across: 4 * capHeight, down: 1.5 * capHeight) {
                box = box.union(letter)
            }
        }
        let margin = 1.2 * capHeight
        return StraightBox(
            left: box.left - margin,
            top: box.top - margin,
            right: box.right + margin,
            bottom: box.bottom + margin
        )
    }

    /// The median height of capital letters, weighted by the amount of print.
    private static func middleHeight(of lines: [TextLine]) -> Double? {
        lines.sorted { $0.capHeight < $1.capHeight }.first(reaching: weight(lines) / 2, \.weight)?.capHeight
    }

    private static func groups(of lines: [TextLine], axes: StraightAxes, capHeight: Double) -> [[TextLine]] {
        let boxes = lines.map { $0.straightBox(axes: axes) }
        let order = boxes.indices.sorted { boxes[$0].top < boxes[$1].top }
        var sets = DisjointSets(count: lines.count)
        let reach = 5 * capHeight
        for (position, line) in order.enumerated() {
            for other in order[(position + 1)...] {
                if boxes[other].top > boxes[line].bottom + reach { break }
                if boxes[line].isNear(boxes[other], across: 12 * capHeight, down: reach) { sets.join(line, other) }
            }
        }
        return Dictionary(grouping: lines.indices) { sets.root(of: $0) }
            .sorted { $0.key < $1.key }
            .map { $0.value.map { lines[$0] } }
    }
}

extension TextLine {
    /// The box around its components, in straight coordinates.
    func straightBox(axes: StraightAxes, warp: Warp = .none) -> StraightBox {
        let boxes = components.map { warp.straightened(axes.straightened($0)) }
        return boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
    }

    /// Whether it has letters of the usual height on a straight baseline, as grain and folds seldom have.
    fileprivate func looksPrinted(capHeight usual: Double) -> Bool {
        slope != nil && components.count >= 5 && (0.6 * usual...1.7 * usual).contains(capHeight)
    }

    /// Whether it may be a name in bold letters, clearly higher than usual and nearly all on one baseline.
    fileprivate func isBold(capHeight usual: Double) -> Bool {
        capHeight >= 1.5 * usual && baselineCount >= 5 && 4 * baselineCount >= 3 * components.count
    }
}

/// Disjoint sets of items that were joined, directly or through others (union-find).
struct DisjointSets {
    private var parents: [Int]

    init(count: Int) { parents = Array(0..<count) }

    mutating func root(of item: Int) -> Int {
        var item = item
        while parents[item] != item {
            parents[item] = parents[parents[item]]
            item = parents[item]
        }
        return item
    }

    mutating func join(_ a: Int, _ b: Int) {
        let (first, second) = (root(of: a), root(of: b))
        parents[max(first, second)] = min(first, second)
    }
}
