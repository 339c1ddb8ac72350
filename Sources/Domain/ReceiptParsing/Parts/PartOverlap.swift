/// The overlap of two photos of a long receipt, photographed from top to bottom.
///
/// Rows are aligned so that a suffix of the first meets a prefix of the second (semi-global alignment, as of DNA fragments).
/// Shops print the same rows on every receipt, so the overlap must also lie at the edges of both, which no two of 39,550 pairs of
/// whole receipts of the evaluation sets have in common, and most of its figures, which differ between receipts, must agree.
struct PartOverlap {
    /// The aligned rows, from top to bottom: index in the first part and in the second.
    let pairs: [(first: Int, second: Int)]
    let score: Double

    /// The similarity of rows that is neutral evidence.
    private static let neutral = 0.55
    /// The cost of a row without a counterpart.
    private static let gap = 1.5
    /// The number of letters above which a row counts no more.
    private static let longest = 16
    private static let fewestPairs = 2
    /// The factor for rows with equal figures, which have few letters.
    private static let ofFigures = 2.0
    private static let lowestScore = 14.0
    /// The most rows below the overlap in the first part, cut by the photo's edge.
    private static let rowsBelow = 4
    private static let rowsAbove = 3

    /// `nil` where the second part does not continue the first.
    init?(_ first: [PartRow], _ second: [PartRow]) {
        guard Self.mayShareRows(first, second) else {
            return nil
        }
        let alignment = Alignment(first, second)
        (pairs, score) = (alignment.pairs, alignment.score)
        guard pairs.count >= Self.fewestPairs, let top = pairs.first, let end = pairs.last,
            // A second photo of the whole receipt also has its first rows.
            4 * top.first >= first.count, 4 * end.second <= 3 * second.count,
            end.first >= first.count - Self.rowsBelow, top.second <= Self.rowsAbove
        else { return nil }
        let figures = pairs.map { (first[$0.first].figures, second[$0.second].figures) }
            .filter { !$0.0.isEmpty && !$0.1.isEmpty }
        let alike = figures.count { PartRow.likeness($0.0, $0.1) >= Self.alike }
        guard alike > 0, 2 * alike >= figures.count, score + Self.ofFigures * Double(alike) >= Self.lowestScore else {
            return nil
        }
    }

    /// The similarity of figures, of which one may be misread.
    private static let alike = 0.75

    /// Whether alignment is worth its time: both have an equal row, or four equal digits in a row, where an overlap can be.
    private static func mayShareRows(_ first: [PartRow], _ second: [PartRow]) -> Bool {
        let (ends, beginnings) = (first.dropFirst(first.count / 4), second.prefix(second.count * 3 / 4 + 1))
        return !marks(ends).isDisjoint(with: marks(beginnings))
    }

    private static func marks(_ rows: some Sequence<PartRow>) -> Set<[UInt32]> {
        var marks: Set<[UInt32]> = []
        for row in rows {
            if row.letters.count >= 6 { marks.insert(row.letters) }
            for start in row.figures.indices.dropLast(3) { marks.insert(Array(row.figures[start..<(start + 4)])) }
        }
        return marks
    }

    /// The best alignment of a suffix of the first part with a prefix of the second.
    private struct Alignment {
        private(set) var pairs: [(first: Int, second: Int)] = []
        let score: Double

        private enum Step: UInt8 { case pair, first, second }

        init(_ first: [PartRow], _ second: [PartRow]) {
            let width = second.count + 1
            var best = [Double](repeating: 0, count: (first.count + 1) * width)
            var steps = [Step](repeating: .first, count: best.count)
            var likeness = best
            for j in 1..<width { (best[j], steps[j]) = (-PartOverlap.gap * Double(j), .second) }
            for i in 1...first.count {
                for j in 1..<width {
                    let at = i * width + j
                    let (a, b) = (first[i - 1].letters, second[j - 1].letters)
                    likeness[at] = PartRow.likeness(a, b)
                    let weight = Double(min(PartOverlap.longest, a.count, b.count))
                    let pair = best[at - width - 1] + max(-4, (likeness[at] - PartOverlap.neutral) * weight)
                    (best[at], steps[at]) = (pair, .pair)
                    let (above, before) = (best[at - width] - PartOverlap.gap, best[at - 1] - PartOverlap.gap)
                    if above > best[at] { (best[at], steps[at]) = (above, .first) }
                    if before > best[at] { (best[at], steps[at]) = (before, .second) }
                }
            }
            let last = first.count * width
            let end = (0..<width).max { best[last + $0] < best[last + $1] } ?? 0
            score = best[last + end]
            var (i, j) = (first.count, end)
            while i > 0, j > 0 {
                switch steps[i * width + j] {
                case .pair:
                    if likeness[i * width + j] >= 0.6 { pairs.append((i - 1, j - 1)) }
                    (i, j) = (i - 1, j - 1)
                case .first: i -= 1
                case .second: j -= 1
                }
            }
            pairs.reverse()
        }
    }
}
