import ReceiptDomain

/// Finds pieces of print, by a network that says of every pixel how likely it lies in the middle of some.
///
/// The network is trained for differentiable binarization (Liao et al., <https://arxiv.org/abs/1911.08947>), which shrinks the
/// print it marks, so that lines stay apart; found pieces are grown again.
struct PrintDetector: ~Copyable {
    private var network: NeuralNetwork

    init(library: String, path: String) throws(ReadingError) {
        network = try NeuralNetwork(library: library, path: path)
    }

    /// The most pixels of the network's picture: a million take a second.
    private static let maximumPixels = 1_000_000.0
    /// Sides are multiples, because the network halves its picture five times.
    private static let multiple = 32
    /// From this likelihood on a pixel is in print.
    private static let inPrint: Float = 0.3
    /// Pieces with a lower mean are none.
    private static let leastMean: Float = 0.55
    /// In pixels of the network's picture.
    private static let leastHeight = 3.0
    /// The growth of a piece is this times its area by its circumference.
    private static let growth = 1.6

    /// Pieces in pixels of the picture, which is looked at `wanted` times as large, or as large as the limit allows.
    ///
    /// Where print covers only a part of a picture that had to be made smaller, that part is looked at again, larger.
    mutating func pieces(of image: GrayImage, scale wanted: Double) throws(ReadingError) -> [OrientedBox] {
        let (found, scale) = try look(at: image, scale: wanted)
        guard scale < wanted, let printed = Self.bounds(of: found, in: image),
            Double(printed.width * printed.height) < Self.largestPart * Double(image.width * image.height),
            let part = image.part(printed)
        else { return found }
        return try look(at: part, scale: min(1, wanted)).pieces.map {
            $0.moved(by: .init(x: Double(printed.x), y: Double(printed.y)))
        }
    }

    /// The share of a picture that print covers at most for it to be looked at again.
    private static let largestPart = 0.5

    /// The bounds of all pieces, with as much room around them as a line is high.
    private static func bounds(of pieces: [OrientedBox], in image: GrayImage) -> PixelBox? {
        let boxes = pieces.map { $0.bounds(from: 0, to: $0.width, share: 2) }
        guard let first = boxes.first else { return nil }
        let bounds = boxes.dropFirst().reduce(first) { $0.union($1) }
        return bounds.intersection(PixelBox(x: 0, y: 0, width: image.width, height: image.height))
    }

    private mutating func look(
        at image: GrayImage,
        scale wanted: Double
    ) throws(ReadingError) -> (pieces: [OrientedBox], scale: Double) {
        let pixels = Double(image.width * image.height)
        let scale = min(wanted, (Self.maximumPixels / pixels).squareRoot())
        func side(_ length: Int) -> Int {
            max(1, Int((Double(length) * scale / Double(Self.multiple)).rounded())) * Self.multiple
        }
        let (columns, rows) = (side(image.width), side(image.height))
        let values = image.sampled(OrientedBox(image), columns: columns, rows: rows)
        let found = try network.compute(values + values + values, sizes: [1, 3, rows, columns]) { map, sizes in
            sizes.suffix(2) == [rows, columns] ? Self.pieces(on: map, columns: columns, rows: rows) : []
        }
        let (across, down) = (Double(image.width) / Double(columns), Double(image.height) / Double(rows))
        return (found.map { $0.scaled(across: across, down: down) }, scale)
    }

    private static func pieces(on map: UnsafeBufferPointer<Float>, columns: Int, rows: Int) -> [OrientedBox] {
        var isTaken = [Bool](repeating: false, count: columns * rows)
        var pieces: [OrientedBox] = []
        for start in 0..<columns * rows where map[start] > inPrint && !isTaken[start] {
            guard let piece = piece(at: start, on: map, columns: columns, rows: rows, &isTaken) else { continue }
            pieces.append(piece)
        }
        return pieces
    }

    /// The piece of all pixels in print that touch one another; `nil` if it is too small or too faint.
    private static func piece(
        at start: Int,
        on map: UnsafeBufferPointer<Float>,
        columns: Int,
        rows: Int,
        _ isTaken: inout [Bool]
    ) -> OrientedBox? {
        var open = [start]
        var sum: Float = 0
        var count: Float = 0
        var edges: [Int: (first: Int, last: Int)] = [:]
        isTaken[start] = true
        while let pixel = open.popLast() {
            let (row, column) = (pixel / columns, pixel % columns)
            sum += map[pixel]
            count += 1
            let edge = edges[row] ?? (column, column)
            edges[row] = (min(edge.first, column), max(edge.last, column))
            for y in max(0, row - 1)...min(rows - 1, row + 1) {
                for x in max(0, column - 1)...min(columns - 1, column + 1) {
                    let next = y * columns + x
                    guard !isTaken[next], map[next] > inPrint else { continue }
                    isTaken[next] = true
                    open.append(next)
                }
            }
        }
        guard sum / count >= leastMean else { return nil }
        // The corners of the pixels at both ends of each row.
        let corners = edges.flatMap { row, edge in
            [(edge.first, row), (edge.first, row + 1), (edge.last + 1, row), (edge.last + 1, row + 1)].map {
                OrientedBox.Point(x: Double($0.0), y: Double($0.1))
            }
        }
        guard let box = OrientedBox(around: corners), min(box.width, box.height) >= leastHeight else { return nil }
        return box.grown(by: growth * box.width * box.height / (2 * (box.width + box.height)))
    }
}
