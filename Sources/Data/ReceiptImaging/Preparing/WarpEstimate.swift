import ReceiptDomain

/// Estimates the warp of a page from its lines of print: dewarped, their baselines are straight and level.
///
/// It is a least squares fit over all lines with a penalty on curvature; outliers among baseline points lose weight from round
/// to round. The stiffness of the paper is chosen by cross-validation: parts of the lines are left out in turn, and the stiffness
/// is taken whose warps make the omitted lines straightest.
struct WarpEstimate {
    private let capHeight: Double
    private let origin: Point
    private let step: Point
    private let columns: Int
    private let rows: Int

    /// The distance of control values in heights of capital letters: curls and folds of paper are wider, letters narrower.
    private static let pitch = 8.0
    /// The penalties on a change of slope between knots, relative to that of a point's equal distance from its baseline.
    ///
    /// They range from a flat page seen at an angle to a crumpled one.
    private static let stiffnesses = [100, 2, 0.2, 0.02]
    /// The distance from the baseline at which a point counts half, in heights of capital letters: round letters overshoot.
    private static let tolerance = 0.12
    /// The largest difference from the usual slope; steeper lines are not print of this page.
    private static let steepest = 0.15
    /// The folds of the cross-validation.
    private static let parts = 4
    /// The rounds of the fit, in which outliers lose weight.
    private static let rounds = 3
    /// The largest unevenness of omitted lines relative to that without a warp, for a warp to be used.
    private static let enough = 0.93

    /// The warp in straight coordinates; none if it does not make lines straighter, or for fewer than eight lines.
    static func warp(of lines: [TextLine], slope: Double, axes: StraightAxes, capHeight: Double) -> Warp {
        let pieces = lines.compactMap { line -> [Point]? in
            if let own = line.slope, abs(own - slope) >= steepest { return nil }
            guard line.baselinePoints.count >= 3, (0.6...1.7).contains(line.capHeight / capHeight) else { return nil }
            return line.baselinePoints.map { Point(x: $0.dot(axes.right), y: $0.dot(axes.down)) }
        }
        guard pieces.count >= 8, let estimate = WarpEstimate(pieces, capHeight: capHeight) else { return .none }
        let first = estimate.best(for: pieces)
        // Label and amount of a row are far apart, so that together they determine its slope best.
        return estimate.best(for: estimate.joined(pieces, under: first))
    }

    private init?(_ lines: [[Point]], capHeight: Double) {
        let points = lines.joined()
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
            let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
        else { return nil }
        self.capHeight = capHeight
        let pitch = Self.pitch * capHeight
        let across = max(1, min(5, ((right - left) / pitch).rounded()))
        let down = max(1, min(12, ((bottom - top) / pitch).rounded()))
        columns = Int(across) + 3
        rows = Int(down) + 3
        origin = Point(x: left, y: top)
        step = Point(x: max(1, right - left) / across, y: max(1, bottom - top) / down)
    }

    /// Joins pieces into lines that are level under a warp.
    private func joined(_ pieces: [[Point]], under warp: Warp) -> [[Point]] {
        let levels = pieces.map { $0.map { warp.straightened($0).y }.median ?? 0 }
        let order = pieces.indices.sorted { levels[$0] < levels[$1] }
        var rows: [(level: Double, baselinePoints: [Point])] = []
        for piece in order {
            if let last = rows.last, levels[piece] - last.level < 0.3 * capHeight {
                rows[rows.count - 1].baselinePoints += pieces[piece]
            } else {
                rows.append((levels[piece], pieces[piece]))
            }
        }
        return rows.map(\.baselinePoints)
    }

    private func best(for lines: [[Point]]) -> Warp {
        let folds = (0..<Self.parts).map { part in lines.indices.filter { $0 % Self.parts == part }.map { lines[$0] } }
        let flat = sums(of: folds, around: .none)
        let found = Self.stiffnesses.map { crossValidated(folds, beginning: flat, $0) }
        guard let best = found.min(by: { $0.unevenness < $1.unevenness }),
            best.unevenness < Self.enough * unevenness(of: lines, under: .none)
        else { return .none }
        return best.warp
    }

    /// The warp that fits all folds, and the unevenness of each fold's lines under the warp that fits the others.
    ///
    /// The points' weights are taken from the fit to all folds; only a fold's own sums are left out. So a warp costs the solution
    /// of its equations, and not a pass over all points.
    private func crossValidated(
        _ folds: [[[Point]]],
        beginning flat: [NormalEquations],
        _ stiffness: Double
    ) -> (warp: Warp, unevenness: Double) {
        var sums = flat
        var warp = Warp.none
        for round in 0..<Self.rounds {
            if round > 0 { sums = self.sums(of: folds, around: warp) }
            warp = solution(of: sums, stiffness)
        }
        let uneven = folds.indices.reduce(0.0) { total, fold in
            let others = sums.indices.filter { $0 != fold }.map { sums[$0] }
            return total + unevenness(of: folds[fold], under: solution(of: others, stiffness))
        }
        return (warp, uneven)
    }

    private func sums(of folds: [[[Point]]], around warp: Warp) -> [NormalEquations] {
        folds.map { lines in
            var sum = NormalEquations(unknowns: columns * rows)
            for line in lines { add(line, to: &sum, around: warp) }
            return sum
        }
    }

    private func solution(of sums: [NormalEquations], _ stiffness: Double) -> Warp {
        var system = NormalEquations(unknowns: columns * rows)
        addStiffness(stiffness, to: &system)
        for sum in sums { system.add(sum) }
        guard let values = system.solution() else { return .none }
        return Warp(origin: origin, step: step, columns: columns, rows: rows, values: values.map { $0 * capHeight })
    }

    /// The sum of squared deviations from the baselines, each limited so that outliers do not decide.
    private func unevenness(of lines: [[Point]], under warp: Warp) -> Double {
        lines.reduce(0) { sum, line in
            sum + deviations(of: line.map { warp.straightened($0).y }).reduce(0) { $0 + min($1 * $1, 9) }
        }
    }

    /// The deviations of points from their baseline in tolerances; `levels` are their vertical positions on the straight page.
    private func deviations(of levels: [Double]) -> [Double] {
        let tolerance = Self.tolerance * capHeight
        let middle = levels.median ?? 0
        // The median is a whole pixel, as all points are: the mean of those near it is the line's level.
        let near = levels.filter { abs($0 - middle) <= 2 * tolerance }
        let level = near.reduce(0, +) / Double(near.count)
        return levels.map { ($0 - level) / tolerance }
    }

    /// Adds one line: the warp explains the deviations of its points from their mean, wherever that is.
    private func add(_ line: [Point], to system: inout NormalEquations, around warp: Warp) {
        let places = line.map { warp.straightened($0) }
        let weights = deviations(of: places.map(\.y)).map { 1 / (1 + $0 * $0) }
        let total = weights.reduce(0, +)
        let level = zip(line, weights).reduce(0) { $0 + $1.0.y * $1.1 } / total
        var mean = Array(repeating: 0.0, count: columns * rows)
        for (index, weight) in weights.enumerated() {
            let patch = patch(at: places[index])
            system.add(patch, value: (line[index].y - level) / capHeight, weight: weight)
            for row in 0..<4 {
                let start = patch.first + row * columns
                for column in 0..<4 {
                    mean[start + column] += weight * (patch.down[row] * patch.across[column])
                }
            }
        }
        let terms = mean.indices.filter { mean[$0] != 0 }.map { (index: $0, value: mean[$0] / total) }
        system.add(terms, value: 0, weight: -total)
    }

    private func patch(at point: Point) -> Spline.Patch {
        let across = Spline.weights(at: (point.x - origin.x) / step.x, count: columns)
        let down = Spline.weights(at: (point.y - origin.y) / step.y, count: rows)
        let first = down.first * columns + across.first
        return Spline.Patch(first: first, columns: columns, down: down.weights, across: across.weights)
    }

    private func addStiffness(_ stiffness: Double, to system: inout NormalEquations) {
        func index(_ row: Int, _ column: Int) -> Int { row * columns + column }
        for row in 0..<rows {
            for column in 0..<columns {
                if column + 2 < columns {
                    let line = [(index(row, column), 1.0), (index(row, column + 1), -2), (index(row, column + 2), 1)]
                    system.add(line, value: 0, weight: stiffness)
                }
                if row + 2 < rows {
                    let line = [(index(row, column), 1.0), (index(row + 1, column), -2), (index(row + 2, column), 1)]
                    system.add(line, value: 0, weight: stiffness)
                }
                // The warp must not change the distances of lines.
                system.add([(index(row, column), 1)], value: 0, weight: 0.001)
            }
        }
    }
}
