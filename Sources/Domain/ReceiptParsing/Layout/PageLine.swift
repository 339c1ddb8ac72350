import ReceiptDomain

/// A printed line of the page with the readings of all passes.
struct PageLine {
    var readings: [PrintedLine]
    /// Its vertical position with the skew removed.
    var level: Double

    var box: PixelBox { readings.dropFirst().reduce(readings[0].box) { $0.union($1.box) } }

    var height: Double { readings.map(\.height).sorted()[readings.count / 2] }

    /// The reading with the highest confidence, for display.
    var best: PrintedLine {
        readings.dropFirst().reduce(readings[0]) { $1.confidence > $0.confidence ? $1 : $0 }
    }
}

/// A page with the lines of all passes aligned.
struct Page {
    private(set) var lines: [PageLine]
    let width: Int
    /// Whether all words are the file's own, free of recognition errors.
    let isExact: Bool
    /// Passes of a model that writes capitals only and reads amounts better than names.
    private(set) var capitalPasses: Set<Int> = []
    /// Passes over the head only, for the merchant's name.
    private(set) var headPasses: Set<Int> = []

    init(passes: [RecognitionPass]) {
        let passes = passes.map(\.withinLimits)
        let assembler = LineAssembler(passes: passes)
        var lines: [PageLine] = []
        for (index, pass) in passes.enumerated() {
            let base = lines
            for line in assembler.lines(of: pass, index: index) {
                let level = assembler.level(line)
                if let home = Self.home(of: line, at: level, among: base) {
                    lines[home].readings.append(line)
                } else {
                    lines.append(PageLine(readings: [line], level: level))
                }
            }
        }
        self.lines = lines.sorted { $0.level < $1.level }
        width = max(1, lines.map(\.box.maxX).max() ?? 1)
        isExact = passes.allSatisfy(\.isExact)
        capitalPasses = Set(passes.indices.filter { passes[$0].role == .amounts })
        headPasses = Set(passes.indices.filter { passes[$0].isOfHead })
    }

    /// The existing line at this position, nearest first and at most half a line's height away.
    private static func home(of line: PrintedLine, at level: Double, among lines: [PageLine]) -> Int? {
        var best: (index: Int, distance: Double)?
        for (index, other) in lines.enumerated() {
            let distance = abs(other.level - level)
            guard distance < 0.5 * min(max(line.height, 8), max(other.height, 8)) + 2 else { continue }
            if best.map({ distance < $0.distance }) ?? true { best = (index, distance) }
        }
        return best?.index
    }
}
