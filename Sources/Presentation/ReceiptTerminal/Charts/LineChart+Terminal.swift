import ReceiptDomain
public import ReceiptWording

extension LineChart {
    /// The chart as lines of at most `width` columns, with dates below.
    ///
    /// Drawn with Braille patterns, each with 2 × 4 dots and one column wide in every terminal; box drawing and block elements
    /// are two columns wide in some Korean ones. `isPlain` draws with ASCII for terminals without these characters.
    public func lines(width: Int, rows: Int = 8, isPlain: Bool = false) -> [StyledLine] {
        guard let first = points.first, let last = points.last else { return [] }
        let range = valueRange
        let marks = [range.upperBound, (range.lowerBound + range.upperBound) / 2, range.lowerBound].map(mark)
        let labels = marks.map(\.columns).max() ?? 0
        let columns = max(10, width - labels - 3)
        var canvas = DotCanvas(columns: columns, rows: rows, isPlain: isPlain)
        let places = points.map { place(of: $0) }.map { place in
            (
                x: Int((place.x * Double(canvas.width - 1)).rounded()),
                y: Int(((1 - place.y) * Double(canvas.height - 1)).rounded())
            )
        }
        for (a, b) in zip(places, places.dropFirst()) { canvas.draw(from: a, to: b) }
        for place in places { canvas.mark(place) }
        var lines = [StyledLine(title.escapingControls, .strong)]
        for (row, text) in canvas.lines.enumerated() {
            let mark = row == 0 ? marks[0] : row == rows / 2 ? marks[1] : row == rows - 1 ? marks[2] : ""
            let label = String(repeating: " ", count: max(0, labels - mark.columns)) + mark
            lines.append(StyledLine([.init(label + " | ", .faint), .init(text, .accent)]))
        }
        let (from, to) = (first.day.description, last.day.description)
        let indent = String(repeating: " ", count: labels + 3)
        let room = columns - from.columns - to.columns
        let days = first.day == last.day || room < 1 ? from : from + String(repeating: " ", count: room) + to
        return lines + [StyledLine(indent + days, .faint)]
    }
}

/// A grid of dots that is converted to characters.
private struct DotCanvas {
    let columns: Int
    let rows: Int
    let isPlain: Bool
    private var dots: [Bool]
    /// Cells with a data point, which ASCII shows with a different character than the line.
    private var points: Set<Int> = []

    init(columns: Int, rows: Int, isPlain: Bool) {
        (self.columns, self.rows, self.isPlain) = (columns, rows, isPlain)
        dots = Array(repeating: false, count: columns * rows * (isPlain ? 1 : 8))
    }

    var width: Int { isPlain ? columns : columns * 2 }
    var height: Int { isPlain ? rows : rows * 4 }

    /// Draws a straight line by the algorithm that Bresenham published in 1965.
    mutating func draw(from a: (x: Int, y: Int), to b: (x: Int, y: Int)) {
        var (x, y) = a
        let (dx, dy) = (abs(b.x - a.x), -abs(b.y - a.y))
        let (stepX, stepY) = (a.x < b.x ? 1 : -1, a.y < b.y ? 1 : -1)
        var error = dx + dy
        while true {
            dots[y * width + x] = true
            if x == b.x, y == b.y { return }
            let doubled = error * 2
            if doubled >= dy { (error, x) = (error + dy, x + stepX) }
            if doubled <= dx { (error, y) = (error + dx, y + stepY) }
        }
    }

    mutating func mark(_ place: (x: Int, y: Int)) {
        dots[place.y * width + place.x] = true
        guard !isPlain else {
            points.insert(place.y * width + place.x)
            return
        }
        // A cross of dots, to distinguish a point from the line.
        for (dx, dy) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
            let (x, y) = (place.x + dx, place.y + dy)
            if (0..<width).contains(x), (0..<height).contains(y) { dots[y * width + x] = true }
        }
    }

    var lines: [String] { (0..<rows).map { row in String((0..<columns).map { character(row, $0) }) } }

    private func character(_ row: Int, _ column: Int) -> Character {
        if isPlain {
            let index = row * width + column
            return points.contains(index) ? "*" : dots[index] ? "." : " "
        }
        // The bit of each dot by column and row (Unicode, "Braille Patterns").
        let bits: [[UInt32]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
        var pattern: UInt32 = 0
        for x in 0..<2 {
            for y in 0..<4 where dots[(row * 4 + y) * width + column * 2 + x] { pattern |= bits[x][y] }
        }
        guard pattern > 0, let scalar = Unicode.Scalar(0x2800 + pattern) else { return " " }
        return Character(scalar)
    }
}
