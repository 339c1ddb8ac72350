/// The picture of a name that is drawn at the head of a receipt, as small as a line of text.
///
/// A grid of 24 × 12 cells lies over the logo, and each cell says in four degrees how much of it is ink. So the same logo has
/// nearly the same fingerprint whatever its size, and nothing else of the receipt can be told from it.
public struct LogoFingerprint: Hashable, Sendable {
    /// As it is kept: the form's number, the width as a percentage of the height, and the cells, three to a character.
    ///
    /// One of another form is kept as it is, and is like no other.
    public let text: String

    public static let columns = 24
    public static let rows = 12
    /// How dark a cell can be: 0 is paper, the last is all ink.
    public static let degrees = 4

    private static let form = "1"
    private static let separator: Character = ":"
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    private static let cellsPerLetter = 3

    /// Takes over what was kept.
    public init(text: String) { self.text = text }

    /// `coverage` has for each cell, row after row, which part of it is ink, from 0 to 1.
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

    /// What can be compared; `nil` for a fingerprint of another form.
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

/// The cells of a logo, to be laid over those of another.
public struct LogoShape: Sendable {
    /// The width as a multiple of the height.
    fileprivate let proportion: Double
    fileprivate let cells: [Float]

    /// Pictures of one logo differ less in their proportions, those that lie askew too.
    private static let mostStretched = 1.22
    /// By how many cells the edge of a logo may be cut off elsewhere.
    private static let shifts = -1...1

    /// The correlation of the cells, where they fit best: 1 for the same picture, about 0 for pictures that have nothing to do
    /// with each other.
    public func likeness(to other: LogoShape) -> Double {
        let stretch = max(proportion, other.proportion) / min(proportion, other.proportion)
        guard stretch <= Self.mostStretched else { return 0 }
        var best = 0.0
        for down in Self.shifts {
            for across in Self.shifts { best = max(best, correlation(with: other, across: across, down: down)) }
        }
        return best
    }

    /// Pearson's, of the cells that lie over each other when the other logo is moved by so many cells.
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
