public import ReceiptDomain

/// Predicts the result of an import, and writes nothing.
public struct RehearseImport: Sendable {
    /// `nil` where no library exists: then everything would be imported.
    private let archive: (any ReceiptArchive)?

    public init(archive: (any ReceiptArchive)?) { self.archive = archive }

    /// The record that already has the file's bytes, or the error that an import would meet.
    public func callAsFunction(_ file: IncomingFile) async throws -> Result<Record?, LibraryError> {
        do {
            return .success(try await archive?.record(holdingBytesOf: file))
        } catch let problem as LibraryError {
            return .failure(problem)
        }
    }
}
