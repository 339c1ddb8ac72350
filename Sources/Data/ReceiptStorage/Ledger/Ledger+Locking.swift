import Glibc
import ReceiptDomain

extension Ledger {
    /// Runs the work under the lock, with all lines read, torn ends and damaged lines set aside.
    ///
    /// Runs it again on a new connection where a database connection was lost before anything was written, unless `repeats` is
    /// `false`.
    func locked<Result>(repeats: Bool = true, _ work: () throws -> Result) throws -> Result {
        try patiently(repeats: repeats) { try lockedOnce(work) }
    }

    /// Runs the work with all lines that can no longer be taken back; takes the lock only where the store shows others too.
    func settled<Result>(_ work: () throws -> Result) throws -> Result {
        guard store.showsOnlyWhatStays else { return try locked(work) }
        return try patiently(repeats: true) {
            try refresh()
            return try work()
        }
    }

    private func patiently<Result>(repeats: Bool, _ work: () throws -> Result) throws -> Result {
        let (before, deadline) = (stepsWritten, ContinuousClock.now + lockTimeout)
        while true {
            do {
                return try work()
            } catch LibraryError.database(let problem)
                where repeats && problem.isOfTheLink && stepsWritten == before && ContinuousClock.now < deadline
            {
                usleep(200_000)  // blocks the library's own thread only
            }
        }
    }

    private func lockedOnce<Result>(_ work: () throws -> Result) throws -> Result {
        try lockedAsItIs {
            try setAsideTornEnd()
            try setAsideDamage(from: keptDamages)
            keptDamages = index.damages.count
            try tellOfDamage()
            return try work()
        }
    }

    /// Runs the work under the lock without repairing anything.
    func lockedAsItIs<Result>(_ work: () throws -> Result) throws -> Result {
        precondition(!isLocked, "the ledger's lock is taken once")
        try lock()
        isLocked = true
        defer {
            isLocked = false
            store.unlock()
        }
        try advanceIndex()
        return try work()
    }

    private func lock() throws {
        let clock = ContinuousClock()
        let deadline = clock.now + lockTimeout
        var pause: UInt32 = 500
        while true {
            try reopenIfReplaced()
            if try store.tryLock() {
                // The file may have been replaced before it was locked; the lock on the old one ended with its descriptor.
                if try store.isUnchanged() { return }
                forget()
                continue
            }
            guard clock.now < deadline else { throw LibraryError.locked(path: store.name) }
            // Blocks only the library's own thread. The random part keeps waiting processes from colliding again.
            usleep(pause + UInt32.random(in: 0...pause))
            pause = min(pause * 2, 16_000)
        }
    }

    func reopenIfReplaced() throws {
        if try !store.isUnchanged() { forget() }
    }
}
