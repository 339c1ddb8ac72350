import ReceiptDomain

/// The similarity transform from one photo's pixels to another's: rotation, scale and translation.
struct PartPlacement {
    /// x' = a·x − b·y + dx,  y' = b·x + a·y + dy.
    var (a, b, dx, dy) = (1.0, 0.0, 0.0, 0.0)

    static let unchanged = PartPlacement()

    struct Point {
        var (x, y) = (0.0, 0.0)
    }

    func callAsFunction(_ point: Point) -> Point {
        Point(x: a * point.x - b * point.y + dx, y: b * point.x + a * point.y + dy)
    }

    var scale: Double { (a * a + b * b).squareRoot() }

    func after(_ other: PartPlacement) -> PartPlacement {
        let origin = self(Point(x: other.dx, y: other.dy))
        return PartPlacement(
            a: a * other.a - b * other.b,
            b: b * other.a + a * other.b,
            dx: origin.x,
            dy: origin.y
        )
    }

    var inverse: PartPlacement {
        let square = a * a + b * b
        let (ia, ib) = (a / square, -b / square)
        return PartPlacement(a: ia, b: ib, dx: -(ia * dx - ib * dy), dy: -(ib * dx + ia * dy))
    }

    /// The box transformed but kept upright, with its size scaled.
    func callAsFunction(_ box: PixelBox) -> PixelBox {
        let middle = self(Point(x: Double(box.x) + Double(box.width) / 2, y: Double(box.y) + Double(box.height) / 2))
        let (width, height) = (Double(box.width) * scale, Double(box.height) * scale)
        return PixelBox(
            x: Int((middle.x - width / 2).rounded()),
            y: Int((middle.y - height / 2).rounded()),
            width: max(1, Int(width.rounded())),
            height: max(1, Int(height.rounded()))
        )
    }
}

extension PartPlacement {
    /// The second part's placement on the first by the words in aligned rows; `nil` where they do not agree.
    ///
    /// Each pair of words gives a transform; the one with the most agreeing words is fitted to all of these (random sample
    /// consensus over all pairs, because there are few).
    init?(_ overlap: PartOverlap, _ first: [PartRow], _ second: [PartRow]) {
        let words = Self.sharedWords(overlap, first, second)
        guard words.count >= 3 else { return nil }
        let reach = words.map(\.height).sorted()[words.count / 2] * 0.6
        var best: [SharedWord] = []
        for (index, one) in words.enumerated() {
            for other in words[(index + 1)...] {
                guard let placement = PartPlacement([one, other]), (0.4...2.5).contains(placement.scale) else {
                    continue
                }
                let agreeing = words.filter { placement.distance(of: $0) < reach }
                if agreeing.count > best.count { best = agreeing }
            }
        }
        guard best.count >= 3, let fitted = PartPlacement(best) else { return nil }
        self = fitted
    }

    struct SharedWord {
        var from: Point
        var to: Point
        var height: Double
    }

    /// More words would not improve the fit, only slow it down.
    private static let mostWords = 80

    private static func sharedWords(
        _ overlap: PartOverlap,
        _ first: [PartRow],
        _ second: [PartRow]
    ) -> [SharedWord] {
        func middle(_ box: PixelBox) -> Point {
            Point(x: Double(box.x) + Double(box.width) / 2, y: Double(box.y) + Double(box.height) / 2)
        }
        let found = overlap.pairs.flatMap { pair in
            first[pair.first].words.flatMap { word -> [SharedWord] in
                let letters = PartRow.folded(word.text)
                guard letters.count >= 3 else { return [] }
                return second[pair.second].words.filter { PartRow.folded($0.text) == letters }.map {
                    SharedWord(from: middle($0.box), to: middle(word.box), height: Double(word.box.height))
                }
            }
        }
        return Array(found.prefix(mostWords))
    }

    private func distance(of word: SharedWord) -> Double {
        let place = self(word.from)
        return ((place.x - word.to.x) * (place.x - word.to.x) + (place.y - word.to.y) * (place.y - word.to.y))
            .squareRoot()
    }

    /// A least-squares similarity transform; `nil` where all words are at one point.
    private init?(_ words: [SharedWord]) {
        let count = Double(words.count)
        func mean(_ value: (SharedWord) -> Double) -> Double { words.map(value).reduce(0, +) / count }
        let (fx, fy) = (mean(\.from.x), mean(\.from.y))
        let (tx, ty) = (mean(\.to.x), mean(\.to.y))
        var (along, across, size) = (0.0, 0.0, 0.0)
        for word in words {
            let (ux, uy) = (word.from.x - fx, word.from.y - fy)
            let (vx, vy) = (word.to.x - tx, word.to.y - ty)
            along += ux * vx + uy * vy
            across += ux * vy - uy * vx
            size += ux * ux + uy * uy
        }
        guard size > 1 else { return nil }
        (a, b) = (along / size, across / size)
        (dx, dy) = (tx - a * fx + b * fy, ty - b * fx - a * fy)
    }
}
