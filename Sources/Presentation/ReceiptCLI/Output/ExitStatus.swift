import ArgumentParser

/// One exit status per class of outcome; scripts rely on them, the README lists them.
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

    /// What several files together come to.
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
