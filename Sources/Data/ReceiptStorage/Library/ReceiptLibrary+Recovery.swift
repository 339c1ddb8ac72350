public import ReceiptDomain

extension ReceiptLibrary {
    /// Undoes or completes the work of processes that died, at whatever point they died.
    ///
    /// - A folder in `Staging/` whose lock nobody holds is removed: its photo never became a record, and a source is removed only
    ///   after the ledger line or the quarantined file is on disk, so the source is still there.
    /// - A staged image that was to be attached is removed from the record's folder, unless a line of the record has it.
    /// - A folder in `Records/` without a line gets its line, because photo and first state were synced before the folder was
    ///   renamed, unless another import stored the same bytes meanwhile.
    /// - The folder of a purged record is removed.
    /// - The move of a user's records to another user is completed.
    /// - A source whose record has its line is left: the next ingest finds the bytes known and removes it.
    ///
    /// A user with a damaged ledger does not keep the others from recovery; the error is thrown at the end.
    @discardableResult
    public func recover() throws -> RecoveryReport {
        var report = RecoveryReport()
        var firstError: (any Error)?
        try finishMerges()
        for user in try store.usersToRecover() {
            do { try store.recover(ledger(of: user), into: &report) } catch { firstError = firstError ?? error }
        }
        if let firstError { throw firstError }
        return report
    }
}
