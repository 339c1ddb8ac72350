import HouseholdBook

/// Rows of cells, as a file or one of its sheets has them.
struct StatementTable {
    var name: String
    /// Days as `2026-11-03`, with `19:42:00` where there is a time; numbers as plain decimals.
    var rows: [[String]] = []
    /// Lines, counted from 0, in which a formula has no value.
    var formulaLines: Set<Int> = []
    /// Cells of a sheet that have digits as text: only a sheet's numbers are certain to have a point before decimals.
    var textNumbers: Set<Place> = []
    /// Whether it comes from a sheet, which has numbers apart from texts.
    var isSheet = false

    /// Whether the cell was written as text, as all of a file without sheets are.
    func isText(_ row: Int, _ column: Int) -> Bool {
        !isSheet || textNumbers.contains(Place(row: row, column: column))
    }

    struct Place: Hashable {
        var row: Int
        var column: Int
    }

    /// More than anybody's year has; a limit for what was made to be large.
    static let mostRows = 200_000
    static let mostColumns = StatementOptions.mostColumns
    /// Excel's limit for a cell.
    static let longestCell = 32_767
}
