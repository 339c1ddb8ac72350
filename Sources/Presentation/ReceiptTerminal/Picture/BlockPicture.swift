public import ReceiptDomain

/// Draws part of a grey picture with quarter blocks, which every terminal font has: two by two pixels per cell.
public struct BlockPicture: Sendable {
    /// The grey levels that the terminal can show.
    public enum Greys: Sendable {
        /// 24-bit colour.
        case all
        /// The 24 greys of the 256-colour palette.
        case palette

        /// The levels by the environment; `nil` where grey blocks cannot be drawn.
        public init?(environment: [String: String]) {
            let depth = environment["COLORTERM"] ?? ""
            if depth == "truecolor" || depth == "24bit" {
                self = .all
            } else if environment["TERM"]?.contains("256color") == true {
                self = .palette
            } else {
                return nil
            }
        }
    }

    private let greys: Greys

    public init(greys: Greys) { self.greys = greys }

    /// Rows of cells with their colours, each ending in a reset; empty where the box lies outside the picture.
    ///
    /// The part keeps its proportions and fills either the columns or the rows.
    public func rows(of image: GrayImage, box: PixelBox, columns: Int, rows: Int) -> [String] {
        let part = box.intersection(PixelBox(x: 0, y: 0, width: image.width, height: image.height))
        guard !part.isEmpty, columns > 0, rows > 0 else { return [] }
        // A cell is about twice as high as wide, and so is a quarter of it.
        let scale = min(Double(2 * columns) / Double(part.width), Double(4 * rows) / Double(part.height))
        let width = max(2, min(2 * columns, Int(Double(part.width) * scale)))
        let height = max(2, min(2 * rows, Int((Double(part.height) * scale / 2).rounded(.up))))
        guard let cut = image.cut(part, width: width, height: height) else { return [] }
        return stride(from: 0, to: height - 1, by: 2).map { row in
            var text = ""
            var colours: (Int, Int)?
            for column in stride(from: 0, to: width - 1, by: 2) {
                let cell = Cell(cut.quarter(column, row))
                let next = (level(cell.ink), level(cell.paper))
                if colours.map({ $0 != next }) ?? true {
                    text += code(next.0, isInk: true) + code(next.1, isInk: false)
                }
                colours = next
                text.append(cell.block)
            }
            return text + "\u{1B}[0m"
        }
    }

    /// The terminal's grey for one of 256.
    private func level(_ grey: Int) -> Int { greys == .all ? grey : 232 + grey * 23 / 255 }

    private func code(_ level: Int, isInk: Bool) -> String {
        let target = isInk ? 38 : 48
        return greys == .all ? "\u{1B}[\(target);2;\(level);\(level);\(level)m" : "\u{1B}[\(target);5;\(level)m"
    }
}

/// A character cell: its dark quarters, and the two nearest greys.
struct Cell: Hashable {
    var block: Character
    var ink: Int
    var paper: Int

    /// Quarters from the top left, row by row.
    init(_ quarters: [Int]) {
        let middle = ((quarters.min() ?? 0) + (quarters.max() ?? 0)) / 2
        let dark = quarters.filter { $0 < middle }
        let light = quarters.filter { $0 >= middle }
        paper = light.reduce(0, +) / max(1, light.count)
        ink = dark.isEmpty ? paper : dark.reduce(0, +) / dark.count
        let pattern = quarters.enumerated().reduce(0) { $0 | ($1.element < middle ? 1 << $1.offset : 0) }
        block = Self.blocks[pattern]
    }

    /// By bits of the dark quarters: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
    private static let blocks = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
}

extension GrayImage {
    /// Two by two pixels from the given position, row by row.
    fileprivate func quarter(_ column: Int, _ row: Int) -> [Int] {
        let top = row * width + column
        return [top, top + 1, top + width, top + width + 1].map { Int(pixels[$0]) }
    }
}
