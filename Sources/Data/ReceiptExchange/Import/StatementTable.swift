/// Rows of cells, as a file or one of its sheets has them.
struct StatementTable {
    var name: String
    /// Days as `2026-11-03`, with `19:42:00` where there is a time; numbers as plain decimals.
    var rows: [[String]] = []
    /// Lines, counted from 0, in which a formula has no value.
    var formulaLines: Set<Int> = []

    /// More than anybody's year has; a limit for what was made to be large.
    static let mostRows = 200_000
    static let mostColumns = 256
    /// Excel's limit for a cell.
    static let longestCell = 32_767
}
