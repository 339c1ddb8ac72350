import ReceiptDomain

/// One printed line of the page with what every pass read there.
struct PageLine {
    var readings: [PrintedLine]
    /// Its height on the page, the skew taken out.
    var level: Double

    var box: PixelBox {
        readings.dropFirst().reduce(readings[0].box) { $0.union($1.box) }
    }

    var height: Double { readings.map(\.height).sorted()[readings.count / 2] }

    /// The reading with the highest confidence, for showing.
    var best: PrintedLine {
        readings.dropFirst().reduce(readings[0]) { $1.confidence > $0.confidence ? $1 : $0 }
    }
}

/// Lays the passes over one another.
struct Page {
    private(set) var lines: [PageLine]
    let width: Int
    let passCount: Int
    /// All words are the file's own: nothing was misread.
    let isExact: Bool
    /// Passes of a model that writes capitals only and knows amounts better than names.
    private(set) var capitalPasses: Set<Int> = []
    /// The same of the head, for its names.
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
        passCount = passes.count
        isExact = passes.allSatisfy(\.isExact)
        capitalPasses = Set(passes.indices.filter { passes[$0].role == .amounts })
        headPasses = Set(passes.indices.filter { passes[$0].isOfHead })
    }

    /// The line already found at this height; nearest first, and near means less than half a line's height.
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
