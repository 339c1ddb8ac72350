import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptWording

/// One exit status for each class of outcome; scripts rely on them, and docs/commands.md lists them.
enum ExitStatus: Int32, CaseIterable, Sendable {
    case done = 0
    case internalError = 1
    case someFailed = 2
    case nothingRead = 3
    case libraryDamagedOrLocked = 4
    case notPermitted = 5
    case languageMissing = 6
    case wrongUsage = 64
    case interrupted = 130

    /// The combined status of several files.
    init(read: Int, failed: Int) {
        switch (read, failed) {
        case (_, 0): self = .done
        case (0, _): self = .nothingRead
        default: self = .someFailed
        }
    }

    /// Ends the command with this status; returns for ``done``.
    func leave() throws {
        if self != .done { throw ExitCode(rawValue) }
    }
}

// Mapping of errors to exit statuses.
extension ExitStatus {
    init(any error: any Error) {
        switch error {
        case let problem as LibraryError: self.init(problem)
        case let problem as DatabaseProblem: self.init(problem)
        case let problem as BucketProblem: self.init(problem)
        case let problem as ReadingError: self.init(problem)
        case let file as UnreadableFile: self.init(file.problem)
        case RecurrenceProblem.notWritten, ExportProblem.notWritten: self = .internalError
        case StatementProblem.file: self = .nothingRead
        case is IncompleteConfinement: self = .notPermitted
        case ClockError.noCalendarDay: self = .internalError
        case is any LocalizedProblem: self = .wrongUsage
        default: self = .internalError
        }
    }

    init(_ problem: LibraryError) {
        switch problem {
        case .noLibrary, .damagedLedger, .damagedBackup, .newerFormat, .locked, .merging:
            self = .libraryDamagedOrLocked
        case .notPermitted: self = .notPermitted
        case .noSuchUser, .noSuchRecord, .ambiguousRecord, .lastImage, .noSuchImage, .unsafeArrangement, .alreadyThere,
            .checked, .moved, .userExists, .photosWaiting:
            self = .wrongUsage
        case .unsafeFile, .vanished, .tooLarge, .changedWhileCopying: self = .nothingRead
        case .database(let problem): self.init(problem)
        case .bucket(let problem): self.init(problem)
        case .stale, .staleEntity, .purged, .incomplete, .noSpace, .system: self = .internalError
        }
    }

    init(_ problem: DatabaseProblem) {
        switch problem {
        case .login, .certificate, .notPermitted: self = .notPermitted
        case .noDatabase, .passwordInName, .noSuchAccount: self = .wrongUsage
        case .schema, .changedPart, .foreignObject, .keepsLines: self = .libraryDamagedOrLocked
        case .unreachable, .inDoubt, .noSpace, .refused, .unexpected, .notLocked, .overtaken: self = .internalError
        }
    }

    init(_ problem: BucketProblem) {
        switch problem {
        case .noCredentials, .openCredentials, .certificate, .notPermitted, .signature: self = .notPermitted
        case .badAddress, .noBucket: self = .wrongUsage
        case .gone, .changed: self = .libraryDamagedOrLocked
        case .unreachable, .clock, .noSpace, .refused, .overdue: self = .internalError
        }
    }

    init(_ problem: ReadingError) {
        switch problem {
        case .languageMissing: self = .languageMissing
        case .toolMissing, .libraryTooOld, .readerMissing, .engineFailed: self = .internalError
        default: self = .nothingRead
        }
    }

    /// The status for a problem found by `doctor`.
    init(_ check: HealthCheck) {
        switch check {
        case .languageMissing, .engineUnusable, .readerMissing: self = .languageMissing
        case .notWritable, .inboxUnreachable: self = .notPermitted
        case .ledgerDamaged: self = .libraryDamagedOrLocked
        case .picturesUnusable(let problem): self.init(problem)
        default: self = .internalError
        }
    }
}
