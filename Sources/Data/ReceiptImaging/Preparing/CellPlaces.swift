import CPixels

/// The interpolation positions of a row's pixels between a grid's cells, computed once for many rows.
struct CellPlaces {
    /// For each pixel the cell before it, the next cell, and that one's weight.
    private let first: [Int32]
    private let second: [Int32]
    private let weight: [Float]

    /// For `count` pixels over `cells` cells of `cellSize` pixels.
    init(count: Int, cellSize: Float, cells: Int) {
        let places = (0..<count).map { CellGrid.neighbours(of: $0, cellSize: cellSize, count: cells) }
        first = places.map { Int32($0.first) }
        second = places.map { Int32($0.second) }
        weight = places.map(\.weight)
    }

    /// Interpolates the cells' values at each pixel.
    func interpolate(_ cells: [Float], into target: inout [Float]) {
        first.withUnsafeBufferPointer { first in
            second.withUnsafeBufferPointer { second in
                weight.withUnsafeBufferPointer { weight in
                    let places = pixels_places(
                        first: first.baseAddress,
                        second: second.baseAddress,
                        weight: weight.baseAddress
                    )
                    pixels_interpolate(places, cells, &target, min(first.count, target.count))
                }
            }
        }
    }
}

extension CellGrid {
    /// The interpolation positions of `width` pixels among the columns.
    func places(of width: Int) -> CellPlaces {
        CellPlaces(count: width, cellSize: Float(cellSize), cells: columns)
    }
}
