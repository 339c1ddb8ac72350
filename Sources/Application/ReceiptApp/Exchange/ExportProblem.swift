/// Why something cannot be written for another program.
public enum ExportProblem: Error, Hashable, Sendable {
    /// There is a file of that name.
    case exists(path: String)
    /// A folder, a device or a pipe has the name.
    case notAFile(path: String)
    case notWritten(path: String, detail: String)
    /// The file's name says no format.
    case unknownEnding(path: String, formats: [String])
    /// A spreadsheet is nothing for a terminal.
    case needsFile
    /// The format has no records that a filter could choose.
    case noRecordsInCalendar
    case nothingToExport
}
