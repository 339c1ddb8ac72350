public import ReceiptDomain

/// One thing that `doctor` looked at, and how it found it.
public enum HealthCheck: Hashable, Sendable {
    case engine(version: String)
    case engineUnusable(detail: String)
    /// The program that opens files is not beside this one.
    case readerMissing(path: String)
    case arithmetic(NetworkArithmetic)
    case language(code: String)
    /// The Debian package that has it.
    case languageMissing(code: String, package: String)
    /// The programs that open documents are there: their names.
    case documentTools([String])
    case documentToolMissing(program: String, package: String)
    case confinement(Confinement)
    case library(path: String)
    /// It is made by the first import.
    case libraryMissing(path: String)
    case notWritable(path: String, detail: String)
    /// Others on this machine can read it.
    case tooOpen(path: String, mode: String)
    case inbox(path: String, waiting: Int)
    case inboxUnreachable(path: String, detail: String)
    /// Changes in this folder do not wake the watcher: a network share.
    case needsPolling(path: String)
    case space(path: String, freeBytes: Int)
    case lowSpace(path: String, freeBytes: Int)
    case ledger(user: String, records: Int)
    case ledgerDamaged(LedgerDamage)
    case failedFiles(count: Int, folder: String)
    /// A database's pictures go to storage that answers.
    case pictures(address: String)
    case picturesUnusable(BucketProblem)
    /// Programs are run when something has happened.
    case hooks(path: String, count: Int)
    /// Their file is not used; in the person's language.
    case hooksUnusable(detail: String)

    public enum Severity: Int, Comparable, Sendable {
        case good, warning, problem

        public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
    }

    public var severity: Severity {
        switch self {
        case .confinement(let confinement): confinement.isComplete ? .good : .warning
        // A processor is what it is.
        case .arithmetic(let arithmetic): arithmetic.isFast || arithmetic == .otherProcessor ? .good : .warning
        case .engine, .language, .documentTools, .library, .inbox, .space, .ledger, .pictures, .hooks:
            .good
        case .documentToolMissing, .libraryMissing, .tooOpen, .needsPolling, .lowSpace, .failedFiles, .hooksUnusable:
            .warning
        case .engineUnusable, .readerMissing, .languageMissing, .notWritable, .inboxUnreachable, .ledgerDamaged,
            .picturesUnusable:
            .problem
        }
    }
}
