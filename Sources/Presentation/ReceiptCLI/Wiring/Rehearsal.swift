import ReceiptDomain
import ReceiptWording

/// Finds out what an import would do, without doing it.
struct Rehearsal {
    /// `nil` where there is no library yet: then everything would be imported.
    let archive: (any ReceiptArchive)?

    func run(_ files: [IncomingFile], _ report: inout IngestReport) async throws {
        for file in files {
            do {
                try report.rehearse(file, known: try await archive?.record(holdingBytesOf: file))
            } catch let problem as LibraryError {
                try report.note(Ingestion.Event(file: file, result: .failure(problem)))
            }
        }
    }
}
