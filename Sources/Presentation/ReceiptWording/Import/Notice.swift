public import ReceiptDomain

/// An event of import, watch or retry, as facts; ``Wording`` has the sentences.
public enum Notice: Hashable, Sendable {
    /// A draft for each receipt on the picture.
    case drafted(file: String, [Record])
    /// An archive or a mail: the number of drafts, and its other contents.
    case unpacked(file: String, UnpackedCounts)
    /// The file shows no receipt, and nothing of it is kept.
    case noReceipt(file: String)
    /// So many of the drafts are of pictures that seem to be no receipts.
    case seemNoReceipts(Int)
    /// The photo is stored for another machine to read; `isNew` is `false` if it was waiting already.
    case queued(file: String, isNew: Bool)
    /// The same bytes are already in this record.
    case duplicate(file: String, of: Record)
    /// The file is in quarantine at `keptAt`, or still in its old place (`nil`).
    case failed(file: String, ReadingError, keptAt: String?)
    /// The library refused the file, which is still in its old place.
    case refused(file: String, LibraryError)
    case wouldImport(file: String, user: UserID)
    case wouldSkip(file: String, known: Record)
    case nothingToImport(path: String)
    /// The library lies in a folder that is imported, and is not imported into itself.
    case libraryLeftOut(path: String)
    /// The watch has begun on a folder with this number of files.
    case watching(folder: String, waiting: Int)
    /// This number of files in a folder is read, and then no more.
    case emptying(folder: String, waiting: Int)
    /// The folder is polled at this interval in seconds instead of being watched.
    case polling(folder: String, seconds: Int)
    /// The program was asked to stop, and finishes the receipts in progress first.
    case stopping(inHand: Int)
    case recovered(RecoveryReport)
    case summary(IntakeSummary)
    /// The names of files that could not be read, whose reasons were told before the table.
    case notRead([String])
}

/// The result of importing several files.
public struct IntakeSummary: Hashable, Sendable {
    public var read: Int
    public var duplicates: Int
    /// The number of photos queued for other machines.
    public var queued = 0
    public var failed: Int
    public var milliseconds: Int
    /// Whether nothing was stored.
    public var isDryRun: Bool

    public init(read: Int = 0, duplicates: Int = 0, failed: Int = 0, milliseconds: Int = 0, isDryRun: Bool = false) {
        self.read = read
        self.duplicates = duplicates
        self.failed = failed
        self.milliseconds = milliseconds
        self.isDryRun = isDryRun
    }
}
