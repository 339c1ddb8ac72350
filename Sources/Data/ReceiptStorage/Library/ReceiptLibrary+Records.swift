import Foundation
public import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

extension ReceiptLibrary: RecordRepository {
    public func records(of user: UserID) throws -> [Record] {
        try upToDate(user).records()
    }

    public func record(_ id: RecordID, of user: UserID) throws -> Record {
        guard let record = try upToDate(user).record(id) else { throw LibraryError.noSuchRecord(id) }
        return record
    }

    public func record(matching text: String, of user: UserID) throws -> Record {
        let text = text.lowercased()
        let ledger = try upToDate(user)
        let matches = text.isEmpty ? [] : try ledger.records(matching: text)
        guard let match = matches.first, matches.count == 1, let record = try ledger.record(match) else {
            throw LibraryError.ambiguousRecord(text, matches: matches.count)
        }
        return record
    }

    /// Writes nothing where the change leaves the record as it is.
    public func update(
        _ id: RecordID,
        of user: UserID,
        basedOn revision: Int?,
        _ change: @Sendable (inout Record) throws -> Void
    ) throws -> Record {
        let ledger = try ledger(of: user)
        return try ledger.locked {
            guard let current = try ledger.record(id) else { throw LibraryError.noSuchRecord(id) }
            if let revision, revision != current.revision { throw LibraryError.stale(id, current: current) }
            var changed = current
            try change(&changed)
            changed.revision = current.revision
            guard changed != current else { return current }
            guard changed.id == id, changed.user == user else { throw LibraryError.noSuchRecord(changed.id) }
            guard changed.keepsPurge(of: current) else { throw LibraryError.purged(id) }
            guard changed.keepsCheck(of: current) else { throw LibraryError.checked(id) }
            changed.updatedAt = now()
            return try ledger.append(changed)
        }
    }

    public func history(of id: RecordID, user: UserID) throws -> [LedgerEntry] {
        let ledger = try upToDate(user)
        guard try ledger.record(id) != nil else { throw LibraryError.noSuchRecord(id) }
        return try ledger.history(of: id)
    }

    /// The user's ledger damages that were not accepted.
    public func damages(of user: UserID) throws -> [LedgerDamage] { try upToDate(user).damages() }

    public func reading(of id: RecordID, user: UserID) throws -> Reading? {
        let record = try record(id, of: user)
        try files(of: user).bringReadings(of: id)
        let path = try layout.user(user).record(id).reading(of: record)
        return try StoredFile.content(at: path)
    }

    /// - Throws: ``LibraryError/vanished(path:)`` where the file is gone, ``LibraryError/noSuchRecord(_:)`` for an image that the
    ///   record does not have.
    public func imageLocation(_ image: StoredImage, of record: Record) throws -> FileLocation {
        guard try self.record(record.id, of: record.user).images.contains(image) else {
            throw LibraryError.noSuchRecord(record.id)
        }
        let path = try layout.user(record.user).record(record.id).image(image)
        try files(of: record.user).bring(path)
        let kind = try FileStatus(of: path).kind
        guard kind == .file else { throw LibraryError.unsafeFile(path: FileLocation(path).path, kind: kind.rawValue) }
        return FileLocation(path)
    }

    /// The user's ledger with all lines read; an empty one for the default user before the first write.
    func upToDate(_ user: UserID) throws -> Ledger {
        let ledger = try ledgerIfAny(of: user) ?? ledgerWithoutLines(of: user)
        try ledger.refresh()
        return ledger
    }
}

extension Record {
    /// Whether a purged record stays discarded and without images.
    func keepsPurge(of current: Record) -> Bool {
        !current.isPurged || status == .discarded && purged == current.purged && images.isEmpty
    }
}
