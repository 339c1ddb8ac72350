/// What can go wrong with the library on disk.
///
/// Facts only: the wording is made where a person sees it.
public enum LibraryError: Error, Hashable, Sendable {
    /// A library was named where there is none.
    case noLibrary(path: String)
    case noSuchUser(UserID)
    case noSuchRecord(RecordID)
    /// No record, or more than one, begins with this text.
    case ambiguousRecord(String, matches: Int)
    /// The record changed since the state that the edit was based on.
    case stale(RecordID, current: Record)
    /// Something else than a record changed since the state that the change was based on.
    case staleEntity(kind: String, id: String)
    case notADraft(RecordID)
    /// The record's images were removed for good: it stays discarded.
    case purged(RecordID)
    /// A record keeps at least one of its images.
    case lastImage(RecordID)
    /// Counted from 1.
    case noSuchImage(RecordID, number: Int)
    /// A statement has the record: what it says of money changes only with ``BookFacts/isChecked`` taken off.
    case checked(RecordID)
    /// Confirming needs this field.
    case incomplete(RecordID, missing: String)
    /// A ledger line that cannot be understood, other than a torn last one.
    case damagedLedger(path: String, line: Int, detail: String)
    /// Written by a newer version, which knows things that this one would lose.
    case newerFormat(path: String, version: Int)
    /// Another process has held the lock for longer than we wait.
    case locked(path: String)
    case notPermitted(path: String)
    case noSpace(path: String)
    /// Not a regular file of its own: a link, a pipe, a device, a folder.
    case unsafeFile(path: String, kind: String)
    /// The file changed while it was copied.
    case changedWhileCopying(path: String)
    case vanished(path: String)
    case tooLarge(path: String, bytes: Int, limit: Int)
    /// For instance an inbox inside `Users/`.
    case unsafeArrangement(detail: String)
    /// A backup or a library must not take the place of what is there.
    case alreadyThere(path: String)
    /// Not a backup, or not a whole one.
    case damagedBackup(path: String, detail: String)
    /// The library is elsewhere by now; here nothing is written any more.
    case moved(to: String)
    /// The database that keeps the library.
    case database(DatabaseProblem)
    /// The storage that has its pictures.
    case bucket(BucketProblem)
    /// The system's own words.
    case system(path: String, detail: String)
}
