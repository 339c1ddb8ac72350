/// Least squares: sums of weighted squares of `terms · unknowns - value`, at their least.
struct NormalEquations {
    private let unknowns: Int
    /// Symmetric, row by row; the lower half is used.
    private var matrix: [Double]
    private var right: [Double]

    init(unknowns: Int) {
        self.unknowns = unknowns
        matrix = Array(repeating: 0, count: unknowns * unknowns)
        right = Array(repeating: 0, count: unknowns)
    }

    mutating func add(_ terms: [(index: Int, value: Double)], value: Double, weight: Double) {
        for (first, a) in terms {
            right[first] += weight * a * value
            for (second, b) in terms where second <= first { matrix[first * unknowns + second] += weight * a * b }
        }
    }

    /// By Cholesky's decomposition; `nil` where the unknowns are not determined.
    func solution() -> [Double]? {
        var factor = matrix
        var result = right
        for row in 0..<unknowns {
            for column in 0...row {
                var sum = factor[row * unknowns + column]
                for k in 0..<column { sum -= factor[row * unknowns + k] * factor[column * unknowns + k] }
                if row > column {
                    factor[row * unknowns + column] = sum / factor[column * unknowns + column]
                } else {
                    guard sum > 1e-12 else { return nil }
                    factor[row * unknowns + row] = sum.squareRoot()
                }
            }
        }
        for row in 0..<unknowns {
            for k in 0..<row { result[row] -= factor[row * unknowns + k] * result[k] }
            result[row] /= factor[row * unknowns + row]
        }
        for row in (0..<unknowns).reversed() {
            for k in row + 1..<unknowns { result[row] -= factor[k * unknowns + row] * result[k] }
            result[row] /= factor[row * unknowns + row]
        }
        return result
    }
}
