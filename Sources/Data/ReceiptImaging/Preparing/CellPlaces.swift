import CPixels

/// Where the pixels of a row lie among the cells of a grid, for interpolation between the cells' values.
struct CellPlaces {
    /// For each pixel the cell on whose far side it lies, the next one, and how much that counts.
    private let first: [Int32]
    private let second: [Int32]
    private let weight: [Float]

    /// For `count` pixels over `cells` cells, each `cellSize` pixels wide.
    init(count: Int, cellSize: Float, cells: Int) {
        let places = (0..<count).map { CellGrid.neighbours(of: $0, cellSize: cellSize, count: cells) }
        first = places.map { Int32($0.first) }
        second = places.map { Int32($0.second) }
        weight = places.map(\.weight)
    }

    /// The value at each pixel from those of the cells.
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
    /// Where the pixels of a picture's rows lie among the columns.
    func places(of width: Int) -> CellPlaces {
        CellPlaces(count: width, cellSize: Float(cellSize), cells: columns)
    }
}
