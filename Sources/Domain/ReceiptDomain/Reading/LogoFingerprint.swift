/// A compact fingerprint of a merchant's drawn name at a receipt's head.
///
/// A grid of 24 × 12 cells, each with its ink coverage in four degrees. The same logo gives nearly the same fingerprint at any
/// size, and nothing else of the receipt can be derived from it.
public struct LogoFingerprint: Hashable, Sendable {
    /// The stored form: version of the form, width as a percentage of the height, and the cells, three to a character.
    ///
    /// Other versions are preserved, and match nothing.
    public let text: String

    public static let columns = 24
    public static let rows = 12
    /// Coverage levels of a cell, from paper (0) to all ink.
    public static let degrees = 4

    private static let form = "1"
    private static let separator: Character = ":"
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    private static let cellsPerLetter = 3

    /// Wraps a stored fingerprint.
    public init(text: String) { self.text = text }

    /// `coverage` is the inked part of each cell from 0 to 1, row by row.
    public init(width: Int, height: Int, coverage: [Double]) {
        precondition(width > 0 && height > 0 && coverage.count == Self.columns * Self.rows, "cells must fill the grid")
        let cells = coverage.map { min(Self.degrees - 1, max(0, Int($0 * Double(Self.degrees)))) }
        let letters = stride(from: 0, to: cells.count, by: Self.cellsPerLetter).map { start in
            Self.letters[cells[start..<start + Self.cellsPerLetter].reduce(0) { $0 * Self.degrees + $1 }]
        }
        let proportion = max(1, (200 * width + height) / (2 * height))
        text = [Self.form, "\(proportion)", String(decoding: letters, as: UTF8.self)].joined(
            separator: String(Self.separator)
        )
    }

    /// The decoded cells for comparison; `nil` for another version.
    public var shape: LogoShape? {
        let parts = text.split(separator: Self.separator, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == Self.form, let proportion = Int(parts[1]), proportion > 0,
            parts[2].utf8.count * Self.cellsPerLetter == Self.columns * Self.rows
        else { return nil }
        var cells: [Float] = []
        cells.reserveCapacity(Self.columns * Self.rows)
        for letter in parts[2].utf8 {
            guard let number = Self.letters.firstIndex(of: letter) else { return nil }
            for place in [Self.degrees * Self.degrees, Self.degrees, 1] {
                cells.append(Float(number / place % Self.degrees))
            }
        }
        return LogoShape(proportion: Double(proportion) / 100, cells: cells)
    }
}

/// The cells of a logo, for comparison with another's.
public struct LogoShape: Sendable {
    /// The width as a multiple of the height.
    fileprivate let proportion: Double
    fileprivate let cells: [Float]

    /// Largest ratio of proportions between two pictures of one logo, skewed ones included.
    private static let mostStretched = 1.22
    /// Shifts in cells that make up for edges cut differently.
    private static let shifts = -1...1

    /// The best correlation of the cells over all shifts: 1 for equal pictures, about 0 for unrelated ones.
    public func likeness(to other: LogoShape) -> Double {
        let stretch = max(proportion, other.proportion) / min(proportion, other.proportion)
        guard stretch <= Self.mostStretched else { return 0 }
        var best = 0.0
        for down in Self.shifts {
            for across in Self.shifts { best = max(best, correlation(with: other, across: across, down: down)) }
        }
        return best
    }

    /// Pearson correlation of the overlapping cells after the other logo was shifted.
    private func correlation(with other: LogoShape, across: Int, down: Int) -> Double {
        let (columns, rows) = (LogoFingerprint.columns, LogoFingerprint.rows)
        var (sum, otherSum, squares, otherSquares, products): (Float, Float, Float, Float, Float) = (0, 0, 0, 0, 0)
        for row in max(0, down)..<rows + min(0, down) {
            for column in max(0, across)..<columns + min(0, across) {
                let own = cells[row * columns + column]
                let their = other.cells[(row - down) * columns + column - across]
                sum += own
                otherSum += their
                squares += own * own
                otherSquares += their * their
                products += own * their
            }
        }
        let count = Float((rows - abs(down)) * (columns - abs(across)))
        let spread = (count * squares - sum * sum) * (count * otherSquares - otherSum * otherSum)
        guard spread > 0 else { return 0 }
        return Double((count * products - sum * otherSum) / spread.squareRoot())
    }
}
