public import ReceiptDomain

/// Finds out what an import would do, without doing it.
public struct RehearseImport: Sendable {
    /// `nil` where there is no library yet: then everything would be imported.
    private let archive: (any ReceiptArchive)?

    public init(archive: (any ReceiptArchive)?) { self.archive = archive }

    /// The record that already holds the file's bytes, or the library's trouble with it.
    public func callAsFunction(_ file: IncomingFile) async throws -> Result<Record?, LibraryError> {
        do {
            return .success(try await archive?.record(holdingBytesOf: file))
        } catch let problem as LibraryError {
            return .failure(problem)
        }
    }
}
