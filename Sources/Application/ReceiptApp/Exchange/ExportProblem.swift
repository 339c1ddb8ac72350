/// The reason why an export was refused.
public enum ExportProblem: Error, Hashable, Sendable {
    /// A file of that name exists.
    case exists(path: String)
    /// The path is a folder, a device or a pipe.
    case notAFile(path: String)
    case notWritten(path: String, detail: String)
    /// The file name's extension names no format.
    case unknownEnding(path: String, formats: [String])
    /// A spreadsheet cannot be written to a terminal.
    case needsFile
    /// A calendar has no records, so a filter does not apply.
    case noRecordsInCalendar
    case nothingToExport
}
