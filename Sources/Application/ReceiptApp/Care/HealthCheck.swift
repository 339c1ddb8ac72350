public import ReceiptDomain

/// One result of `doctor`.
public enum HealthCheck: Hashable, Sendable {
    case engine(version: String)
    case engineUnusable(detail: String)
    /// `receiptmind-reader`, which opens files, is not beside this program.
    case readerMissing(path: String)
    case arithmetic(NetworkArithmetic)
    /// The scripts that receipts are read in.
    case scripts([RecognitionModel.Script])
    /// `package` is the Debian package with the language data.
    case languageMissing(code: String, package: String)
    /// The engine that is asked where the other leaves doubt.
    case secondEngine(isThere: Bool)
    /// The names of the document programs that are installed.
    case documentTools([String])
    case documentToolMissing(program: String, package: String)
    case confinement(Confinement)
    case library(path: String)
    /// The first import creates the library.
    case libraryMissing(path: String)
    case notWritable(path: String, detail: String)
    /// Other users of this machine can read it.
    case tooOpen(path: String, mode: String)
    case inbox(path: String, waiting: Int)
    case inboxUnreachable(path: String, detail: String)
    /// A network share, whose changes do not wake the watcher.
    case needsPolling(path: String)
    case space(path: String, freeBytes: Int)
    case lowSpace(path: String, freeBytes: Int)
    case ledger(user: String, records: Int)
    case ledgerDamaged(LedgerDamage)
    case failedFiles(count: Int, folder: String)
    /// The bucket for a database's pictures answers.
    case pictures(address: String)
    case picturesUnusable(BucketProblem)
    /// The number of hooks in the file.
    case hooks(path: String, count: Int)
    /// The hooks file is invalid and not used; `detail` is in the person's language.
    case hooksUnusable(detail: String)

    public enum Severity: Comparable, Sendable {
        case good, warning, problem
    }

    public var severity: Severity {
        switch self {
        case .confinement(let confinement): confinement.isComplete ? .good : .warning
        case .secondEngine(let isThere): isThere ? .good : .warning
        // No setting changes the processor, so there is nothing to warn of.
        case .arithmetic(let arithmetic): arithmetic.isFast || arithmetic == .otherProcessor ? .good : .warning
        case .engine, .scripts, .documentTools, .library, .inbox, .space, .ledger, .pictures, .hooks:
            .good
        case .documentToolMissing, .libraryMissing, .tooOpen, .needsPolling, .lowSpace, .failedFiles, .hooksUnusable:
            .warning
        case .engineUnusable, .readerMissing, .languageMissing, .notWritable, .inboxUnreachable, .ledgerDamaged,
            .picturesUnusable:
            .problem
        }
    }
}
