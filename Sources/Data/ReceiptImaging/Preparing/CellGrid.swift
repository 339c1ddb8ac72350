import CPixels
import ReceiptDomain

/// A picture's brightness of paper and of print in square cells.
///
/// They are percentiles, not extremes, so that a dead pixel does not decide a cell.
struct CellGrid {
    let cellSize: Int
    let columns: Int
    let rows: Int
    /// The brightness of the background, row by row.
    private(set) var light: [Float]
    /// The brightness of the darkest few per cent.
    private(set) var ink: [Float]

    init(_ image: GrayImage, cellSize: Int) {
        self.cellSize = cellSize
        let columns = (image.width + cellSize - 1) / cellSize
        let rows = (image.height + cellSize - 1) / cellSize
        self.columns = columns
        self.rows = rows
        light = Array(repeating: 0, count: columns * rows)
        ink = light
        image.pixels.withUnsafeBufferPointer { pixels in
            guard let start = pixels.baseAddress else { return }
            withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 64) { histogram in
                guard let counts = histogram.baseAddress else { return }
                for row in 0..<rows {
                    let height = min(cellSize, image.height - row * cellSize)
                    for column in 0..<columns {
                        let width = min(cellSize, image.width - column * cellSize)
                        let corner = start + row * cellSize * image.width + column * cellSize
                        pixels_count(corner, image.width, width, height, counts)
                        let cell = row * columns + column
                        ink[cell] = Self.percentile(histogram, rank: height * width * 4 / 100)
                        light[cell] = Self.percentile(histogram, rank: height * width * 80 / 100)
                    }
                }
            }
        }
    }

    private static func percentile(_ histogram: UnsafeMutableBufferPointer<UInt16>, rank: Int) -> Float {
        var seen = 0
        for (bin, count) in histogram.enumerated() {
            seen += Int(count)
            if seen > rank { return Float(bin) * 4 + 2 }
        }
        return 255
    }

    /// Closing: fills dark cells between bright ones, which are bold print, by the maximum and then the minimum around.
    mutating func closeLight(radius: Int) {
        light = filtered(filtered(light, radius: radius, choose: max), radius: radius, choose: min)
    }

    /// Averages each cell's background with that of its neighbours.
    mutating func smoothLight(radius: Int) {
        light = filtered(light, radius: radius, choose: +, divide: true)
    }

    /// Spreads each neighbourhood's darkest print.
    mutating func spreadInk(radius: Int) { ink = filtered(ink, radius: radius, choose: min) }

    /// Combines each cell with its neighbours, first along rows and then along columns.
    private func filtered(
        _ values: [Float],
        radius: Int,
        choose: (Float, Float) -> Float,
        divide: Bool = false
    ) -> [Float] {
        var across = values
        for row in 0..<rows {
            for column in 0..<columns {
                let span = max(0, column - radius)...min(columns - 1, column + radius)
                var value = values[row * columns + span.lowerBound]
                for other in span.dropFirst() { value = choose(value, values[row * columns + other]) }
                across[row * columns + column] = divide ? value / Float(span.count) : value
            }
        }
        var result = across
        for row in 0..<rows {
            let span = max(0, row - radius)...min(rows - 1, row + radius)
            for column in 0..<columns {
                var value = across[span.lowerBound * columns + column]
                for other in span.dropFirst() { value = choose(value, across[other * columns + column]) }
                result[row * columns + column] = divide ? value / Float(span.count) : value
            }
        }
        return result
    }

    /// The two cells around a pixel's position along one axis and the second's weight, for interpolation.
    static func neighbours(of position: Int, cellSize: Float, count: Int) -> (first: Int, second: Int, weight: Float) {
        let exact = (Float(position) + 0.5) / cellSize - 0.5
        let first = max(0, min(count - 1, Int(exact.rounded(.down))))
        return (first, min(first + 1, count - 1), max(0, min(1, exact - Float(first))))
    }

    /// The interpolated background and print in a column of cells between two rows.
    func levels(_ column: Int, _ down: (first: Int, second: Int, weight: Float)) -> (light: Float, ink: Float) {
        let (upper, lower) = (down.first * columns + column, down.second * columns + column)
        return (
            light[upper] + down.weight * (light[lower] - light[upper]),
            ink[upper] + down.weight * (ink[lower] - ink[upper])
        )
    }

    /// The cells reachable from the given ones by steps between neighbours for which `leads` is true.
    func flooded(from start: [Int], leads: (Int, Int) -> Bool) -> [Bool] {
        var isReached = [Bool](repeating: false, count: light.count)
        var open = start
        for cell in open { isReached[cell] = true }
        while let cell = open.popLast() {
            let (row, column) = (cell / columns, cell % columns)
            for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
                let (x, y) = (column + dx, row + dy)
                guard x >= 0, y >= 0, x < columns, y < rows else { continue }
                let next = y * columns + x
                guard !isReached[next], leads(cell, next) else { continue }
                isReached[next] = true
                open.append(next)
            }
        }
        return isReached
    }
}

extension [Bool] {
    /// Whether it is true of more than half of these cells.
    func holdMost(of cells: [Int]) -> Bool { 2 * cells.count { self[$0] } > cells.count }
}
