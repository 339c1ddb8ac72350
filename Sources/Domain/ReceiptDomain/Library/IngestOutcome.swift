/// The result of importing one file.
public enum IngestOutcome: Sendable {
    /// Several drafts where the picture shows several receipts.
    case drafted([ReadDraft])
    /// A record already has the same bytes.
    case duplicate(Record)
    case failed(FailedFile, ReadingError)
    /// A container, with the outcomes of its files.
    case unpacked(Unpacked)
    /// The file shows no receipt and came among others that need not; nothing is kept.
    case noReceipt
    /// The bytes are stored, and another machine reads them; `isNew` is `false` where they were queued already.
    case queued(isNew: Bool)
}
