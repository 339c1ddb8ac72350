public import ReceiptDomain

/// Keeps further images with a record, and takes them away again.
public struct AttachImages: Sendable {
    private let library: any ImageRepository
    private let decoder: any DocumentDecoder & Sendable

    public init(library: any ImageRepository, decoder: any DocumentDecoder & Sendable) {
        self.library = library
        self.decoder = decoder
    }

    /// - Throws: ``ReadingError`` for bytes that could not be shown later.
    public func check(_ bytes: [UInt8]) throws(ReadingError) { _ = try ImageFacts(decoder.open(bytes)) }

    /// - Throws: ``ReadingError`` for a file that could not be shown later; then none is kept.
    /// - Returns: the record before and after.
    public func attach(_ files: [FileLocation], to record: Record, as role: ImageRole) async throws -> RecordChange {
        let after = try await library.attach(
            files.map { IncomingFile(location: $0, user: record.user, isConsumed: false) },
            to: record.id,
            of: record.user,
            as: role
        ) { bytes in try ImageFacts(decoder.open(bytes)) }
        return RecordChange(before: record, after: after)
    }

    /// Takes the image of this number away, counted from 1.
    ///
    /// - Returns: `nil` for a number that the record does not have.
    public func detach(_ number: Int, from record: Record) async throws -> RecordChange? {
        guard let image = record.images[counted: number] else { return nil }
        let after = try await library.detach(image, from: record.id, of: record.user)
        return RecordChange(before: record, after: after)
    }
}

extension ImageFacts {
    /// What is worth knowing of an opened file, of which one page at least must be there.
    init(_ document: any ReceiptDocument) throws(ReadingError) {
        let picture = try document.page(0).picture
        self.init(
            format: document.format,
            width: picture.image.width,
            height: picture.image.height,
            pages: document.pageCount,
            takenAt: picture.takenAt
        )
    }
}
