/// Errors of a library.
///
/// Facts only; the wording is made where a person sees it.
public enum LibraryError: Error, Hashable, Sendable {
    /// No library exists at the named path.
    case noLibrary(path: String)
    case noSuchUser(UserID)
    case noSuchRecord(RecordID)
    /// No record's id, or more than one, begins with this text.
    case ambiguousRecord(String, matches: Int)
    /// The record changed since the state that the edit was based on.
    case stale(RecordID, current: Record)
    /// An entity changed since the state that the change was based on.
    case staleEntity(kind: String, id: String)
    /// The record's images were purged, so that it stays discarded.
    case purged(RecordID)
    /// A record keeps at least one of its images.
    case lastImage(RecordID)
    /// `number` is counted from 1.
    case noSuchImage(RecordID, number: Int)
    /// The record is reconciled: its amounts can change only where ``BookFacts/isChecked`` is removed.
    case checked(RecordID)
    /// The record needs this field to be confirmed.
    case incomplete(RecordID, missing: String)
    /// A ledger line, other than a torn last one, cannot be decoded.
    case damagedLedger(path: String, line: Int, detail: String)
    /// Written by a newer version, whose data this one would lose.
    case newerFormat(path: String, version: Int)
    /// Another process held the lock beyond the timeout.
    case locked(path: String)
    case notPermitted(path: String)
    case noSpace(path: String)
    /// Not a regular file: a link, pipe, device or folder.
    case unsafeFile(path: String, kind: String)
    /// The file changed while it was copied.
    case changedWhileCopying(path: String)
    case vanished(path: String)
    case tooLarge(path: String, bytes: Int, limit: Int)
    /// For example an inbox inside `Users/`.
    case unsafeArrangement(detail: String)
    /// Something exists where a backup or library was to be written.
    case alreadyThere(path: String)
    /// Not a backup, or an incomplete one.
    case damagedBackup(path: String, detail: String)
    /// The library was moved, and is not written here any more.
    case moved(to: String)
    /// The move of a user's records to another was interrupted, and is to be completed first.
    case merging(UserID, into: UserID)
    /// A user of this name exists.
    case userExists(UserID)
    /// Photos of the user wait in the queue.
    case photosWaiting(UserID, count: Int)
    /// The database that holds the library failed.
    case database(DatabaseProblem)
    /// The storage that holds its pictures failed.
    case bucket(BucketProblem)
    /// The system's own message.
    case system(path: String, detail: String)
}
