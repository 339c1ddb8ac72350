import ReceiptDomain

/// The sheet of paper that a receipt is printed on, told from the light under its lines.
struct Sheet {
    /// Of wood, cloth and the like; `nil` where there is none, or hardly any of its grain looks like print.
    let backdrop: Backdrop?
    private let isReached: [Bool]
    private let cells: (PixelBox) -> [Int]

    /// `printed` are lines that are print beyond doubt, `all` those that might be; `cells` gives the cells of the grid that a
    /// box covers.
    init(
        under printed: [TextLine],
        among all: [TextLine],
        on grid: CellGrid,
        cells: @escaping (PixelBox) -> [Int]
    ) {
        self.cells = cells
        isReached = grid.reached(from: printed.flatMap { cells($0.box) })
        func marks(_ line: TextLine) -> Backdrop.Marks {
            Backdrop.Marks(cells: cells(line.box), count: line.marks.count, footing: line.footing)
        }
        backdrop = Backdrop(around: printed.map(marks), among: all.map(marks), on: grid)
    }

    /// Whether most of a box can be reached from the printed lines without a jump in brightness, and its marks are no grain.
    func holds(_ box: PixelBox) -> Bool {
        let cells = cells(box)
        return isReached.holdMost(of: cells) && backdrop?.holds(cells) != true && backdrop?.isFaint(cells) != true
    }

    /// Whether most of a box lies on the backdrop.
    func isBeside(_ box: PixelBox) -> Bool { backdrop?.holds(cells(box)) ?? false }
}

extension CellGrid {
    /// The cells that can be reached from the given ones without a jump in brightness, as the edge of a sheet makes.
    fileprivate func reached(from start: [Int]) -> [Bool] {
        let lights = Set(start).map { light[$0] }.sorted()
        // A few of the lines may be scratches on a darker table.
        let floor = lights.isEmpty ? 0 : 0.6 * lights[lights.count / 2]
        return flooded(from: start.filter { light[$0] >= floor }) { cell, next in
            light[next] >= floor && abs(light[next] - light[cell]) <= 4 + 0.08 * light[cell]
        }
    }
}
