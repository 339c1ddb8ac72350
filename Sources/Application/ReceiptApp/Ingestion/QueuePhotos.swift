public import ReceiptDomain

/// Imports photos and queues them for other machines to read.
public struct QueuePhotos: Sendable {
    /// Stores a user's bytes under their hash, where all readers find them; durable on return.
    public typealias Keep = @Sendable (_ bytes: [UInt8], _ user: UserID) async throws -> Void

    private let archive: any ReceiptArchive
    private let queue: any PhotoQueue
    private let keep: Keep

    public init(archive: any ReceiptArchive, queue: any PhotoQueue, keep: @escaping Keep) {
        (self.archive, self.queue, self.keep) = (archive, queue, keep)
    }

    /// Stores the bytes before they are queued and removes the source last; the same bytes are queued once.
    public func callAsFunction(_ file: IncomingFile) async throws -> IngestOutcome {
        try await archive.withStaged(file) { staged in
            if let known = try await staged.knownRecord() { return .duplicate(known) }
            try await keep(staged.contents(), file.user)
            let isNew = try await queue.put(WaitingPhoto(staged.receipt))
            try await staged.finish()
            return .queued(isNew: isNew)
        }
    }
}

extension WaitingPhoto {
    public init(_ staged: StagedReceipt) {
        self.init(
            id: staged.id,
            user: staged.source.user,
            sha256: staged.sha256,
            bytes: staged.bytes,
            name: FileLocation(bytes: Array(staged.source.location.nameBytes)),
            day: staged.sourceDate,
            isAmongOthers: staged.source.isAmongOthers
        )
    }
}
