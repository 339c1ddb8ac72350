public import ReceiptDomain

/// Something that happened during import, watch or retry, as facts; ``NoticeWording`` makes the sentence.
public enum Notice: Hashable, Sendable {
    /// A record for each receipt on the picture.
    case drafted(file: String, [Record])
    /// A file of files: of how many receipts drafts were made, and what else was in it.
    case unpacked(file: String, UnpackedCounts)
    /// It shows no receipt, and nothing of it is kept.
    case noReceipt(file: String)
    /// Its bytes are safe, and another machine reads it; not new is what waits already.
    case queued(file: String, isNew: Bool)
    /// The same bytes are already in this record.
    case duplicate(file: String, of: Record)
    /// The file is in quarantine at `keptAt`, or still where it was (`nil`).
    case failed(file: String, ReadingError, keptAt: String?)
    /// The library could not take it; it is still where it was.
    case refused(file: String, LibraryError)
    case wouldImport(file: String, user: UserID)
    case wouldSkip(file: String, known: Record)
    case nothingToImport(path: String)
    /// The watch has begun: the folder, and how many files wait in it.
    case watching(folder: String, waiting: Int)
    /// A folder is looked at every so many seconds instead of being watched.
    case polling(folder: String, seconds: Int)
    /// Asked to stop: the receipts in hand are finished first.
    case stopping(inHand: Int)
    case recovered(RecoveryReport)
    case summary(IntakeSummary)
}

/// What became of many files.
public struct IntakeSummary: Hashable, Sendable {
    public var read: Int
    public var duplicates: Int
    /// For others to read.
    public var queued = 0
    public var failed: Int
    public var milliseconds: Int
    /// Nothing was stored.
    public var isDryRun: Bool

    public init(read: Int = 0, duplicates: Int = 0, failed: Int = 0, milliseconds: Int = 0, isDryRun: Bool = false) {
        self.read = read
        self.duplicates = duplicates
        self.failed = failed
        self.milliseconds = milliseconds
        self.isDryRun = isDryRun
    }
}
