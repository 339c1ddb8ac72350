/// Least squares: minimises the weighted sum of the squares of `terms · unknowns - value`.
///
/// Sums are added up in a fixed order, so that the result for a page is always the same to the last digit.
struct NormalEquations {
    private let unknowns: Int
    /// Symmetric, row by row; only the lower half is used, the upper half is undefined.
    private var matrix: [Double]
    private var right: [Double]

    init(unknowns: Int) {
        self.unknowns = unknowns
        matrix = Array(repeating: 0, count: unknowns * unknowns)
        right = Array(repeating: 0, count: unknowns)
    }

    mutating func add(_ terms: [(index: Int, value: Double)], value: Double, weight: Double) {
        matrix.withUnsafeMutableBufferPointer { matrix in
            for (first, a) in terms {
                let weighted = weight * a
                right[first] += weighted * value
                let row = first * unknowns
                for (second, b) in terms where second <= first { matrix[row + second] += weighted * b }
            }
        }
    }

    /// Adds the sums of other equations with the same number of unknowns.
    mutating func add(_ other: NormalEquations) {
        precondition(other.unknowns == unknowns)
        for index in matrix.indices { matrix[index] += other.matrix[index] }
        for index in right.indices { right[index] += other.right[index] }
    }

    /// Adds the terms of one point of a spline surface.
    mutating func add(_ patch: Spline.Patch, value: Double, weight: Double) {
        matrix.withUnsafeMutableBufferPointer { matrix in
            for row in 0..<4 {
                for column in 0..<4 {
                    let weighted = weight * (patch.down[row] * patch.across[column])
                    let first = patch.first + row * patch.columns + column
                    right[first] += weighted * value
                    for other in 0...row {
                        let products = weighted * (patch.down[other] * patch.across)
                        let start = first * unknowns + patch.first + other * patch.columns
                        for index in 0..<4 { matrix[start + index] += products[index] }
                    }
                }
            }
        }
    }

    /// Solves by Cholesky's decomposition, column by column; `nil` if the unknowns are not determined.
    func solution() -> [Double]? {
        var factor = matrix
        guard decompose(&factor) else { return nil }
        var result = right
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

    /// Right-looking: each column is subtracted from those to its right; zeros are skipped, as distant unknowns share no terms.
    private func decompose(_ factor: inout [Double]) -> Bool {
        var done = Array(repeating: 0.0, count: unknowns)
        return factor.withUnsafeMutableBufferPointer { factor in
            done.withUnsafeMutableBufferPointer { done in
                for column in 0..<unknowns {
                    let square = factor[column * unknowns + column]
                    guard square > 1e-12 else { return false }
                    let root = square.squareRoot()
                    factor[column * unknowns + column] = root
                    for row in column + 1..<unknowns {
                        let value = factor[row * unknowns + column] / root
                        factor[row * unknowns + column] = value
                        done[row] = value
                        guard value != 0 else { continue }
                        let start = row * unknowns
                        for other in column + 1...row { factor[start + other] -= value * done[other] }
                    }
                }
                return true
            }
        }
    }
}
