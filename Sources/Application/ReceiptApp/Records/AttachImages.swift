public import ReceiptDomain

/// Attaches further images to a record, and detaches them.
public struct AttachImages: Sendable {
    private let library: any ImageRepository
    /// Reads a file's format and size; throws ``ReadingError`` for bytes that could not be shown later.
    public let facts: @Sendable ([UInt8]) async throws -> ImageFacts

    public init(library: any ImageRepository, facts: @escaping @Sendable ([UInt8]) async throws -> ImageFacts) {
        self.library = library
        self.facts = facts
    }

    /// - Throws: ``ReadingError`` for a file that could not be shown later; then none is attached.
    /// - Returns: The record before and after.
    public func attach(_ files: [FileLocation], to record: Record, as role: ImageRole) async throws -> RecordChange {
        let after = try await library.attach(
            files.map { IncomingFile(location: $0, user: record.user, isConsumed: false) },
            to: record.id,
            of: record.user,
            as: role,
            describe: facts
        )
        return RecordChange(before: record, after: after)
    }

    /// Detaches the image with this number, counted from 1.
    ///
    /// - Returns: `nil` for a number that the record does not have.
    public func detach(_ number: Int, from record: Record) async throws -> RecordChange? {
        guard let image = record.images[counted: number] else { return nil }
        let after = try await library.detach(image, from: record.id, of: record.user)
        return RecordChange(before: record, after: after)
    }
}
