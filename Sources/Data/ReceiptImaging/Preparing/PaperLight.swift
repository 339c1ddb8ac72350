/// The light that falls on paper, as a plane fitted to the brightness under the lines of print.
struct PaperLight {
    private let columns: Int
    private var plane: [Double]
    private var range: ClosedRange<Float> = 0...255

    /// The brightness relative to the plane; cells outside of the range are not paper.
    private static let tolerance = 0.8...1.25
    private static let rounds = 6
    /// The penalty on the plane's slope, relative to the weight of all cells: it is flat unless many lines show otherwise.
    private static let stiffness = 0.02

    /// `lines` are the cells under each line with its weight.
    init(under lines: [(cells: [Int], weight: Double)], on grid: CellGrid) {
        columns = grid.columns
        let points = lines.flatMap { line in line.cells.map { (cell: $0, weight: line.weight) } }
        plane = [Double(Self.upperMiddle(points.map { (grid.light[$0.cell], $0.weight) })), 0, 0]
        var near: [Float] = []
        for _ in 0..<Self.rounds {
            let fitting = points.filter { Self.tolerance.contains(Double(grid.light[$0.cell]) / value(at: $0.cell)) }
            guard fitting.count >= 12 else { break }
            var system = NormalEquations(unknowns: 3)
            for (cell, weight) in fitting {
                let terms = terms(at: cell).enumerated().map { (index: $0.offset, value: $0.element) }
                system.add(terms, value: Double(grid.light[cell]), weight: weight)
            }
            let weight = Self.stiffness * fitting.reduce(0) { $0 + $1.weight } * Double(columns * columns)
            for slope in 1...2 { system.add([(slope, 1)], value: 0, weight: weight) }
            guard let solution = system.solution() else { break }
            plane = solution
            near = fitting.map { grid.light[$0.cell] }.sorted()
        }
        if let low = near.dropFirst(near.count / 20).first, let high = near.dropLast(near.count / 20).last {
            // Far from all lines the plane is unreliable.
            range = 0.9 * low...1.1 * high
        }
    }

    func expected(at cell: Int) -> Float { min(range.upperBound, max(range.lowerBound, Float(value(at: cell)))) }

    private func terms(at cell: Int) -> [Double] { [1, Double(cell / columns), Double(cell % columns)] }

    private func value(at cell: Int) -> Double { zip(plane, terms(at: cell)).reduce(0) { $0 + $1.0 * $1.1 } }

    /// The 60th percentile by weight: most lines are print, and paper is brighter than its background.
    private static func upperMiddle(_ values: [(light: Float, weight: Double)]) -> Float {
        let limit = 0.6 * values.reduce(0) { $0 + $1.weight }
        return values.sorted { $0.light < $1.light }.first(reaching: limit, \.weight)?.light ?? 255
    }
}
