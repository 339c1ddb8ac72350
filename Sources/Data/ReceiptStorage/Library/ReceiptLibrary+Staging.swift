import Foundation
import Glibc
public import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.Errno
import struct SystemPackage.FilePath

extension ReceiptLibrary: ReceiptArchive {
    public func withStaged<Result: Sendable>(
        _ file: IncomingFile,
        _ work: @Sendable (any StagedFile) async throws -> Result
    ) async throws -> Result {
        let claim = try stage(file)
        do {
            let result = try await work(ClaimedFile(library: self, claim: claim))
            try removeSource(of: claim)
            try abandon(claim)
            return result
        } catch {
            // Whatever failed, the source still exists, so the claim can go.
            try? abandon(claim)
            throw error
        }
    }

    func stage(_ file: IncomingFile) throws -> Claim {
        let source = try SourceFile(file.location, in: layout)
        let original = try source.open()
        let before = try original.status()
        let limit = try sizeLimit(of: original)
        try requireSize(before.size, of: file, limit)
        _ = try ledger(of: file.user)  // refuses a user that does not exist
        try syncFolders()
        let id = newID()
        let folder = layout.user(file.user).claim(id)
        let lock = try claiming(of: file.user) { try makeClaim(folder) }
        do {
            let copy = try OpenFile(creating: folder.unnamedImage)
            let (sha256, bytes) = try copyContents(of: original, to: copy, of: file, limit)
            let after = try original.status()
            guard after.version == before.version, bytes == before.size else {
                throw LibraryError.changedWhileCopying(path: file.location.path)
            }
            if shared == nil { try copy.sync() }
            try syncStaged(folder.folder)
            let receipt = StagedReceipt(
                id: id,
                source: file,
                sha256: sha256,
                bytes: bytes,
                sourceDate: day(of: before.modified)
            )
            return Claim(receipt: receipt, source: before.version, folder: folder, lock: lock)
        } catch {
            try? Folder.removeWithFiles(folder.folder)  // the first error is the one to tell; recovery removes the rest
            throw error
        }
    }

    func contents(of claim: Claim) throws -> [UInt8] {
        try claim.requireOpen()
        return try DurableFile.read(claim.folder.unnamedImage, limit: limits.fileBytes)
    }

    /// Drops an unfinished claim; the source stays.
    func abandon(_ claim: Claim) throws {
        guard claim.progress == .staged else { return }
        claim.progress = .dropped
        try removeStaged(claim.folder)
    }

    /// Removes a consumed source if it is still the staged file; any other file stays.
    func removeSource(of claim: Claim) throws {
        let receipt = claim.receipt
        guard receipt.source.isConsumed, try mayRemoveSource(of: claim) else { return }
        let source = try SourceFile(receipt.source.location, in: layout)
        try source.remove { found in
            if case .quarantined(found.identity) = claim.progress { return false }
            if found.version == claim.source { return true }
            // The source was touched or replaced since: only identical bytes are known to be stored.
            guard found.kind == .file, found.size == receipt.bytes else { return false }
            return try ContentHash.sha256(of: source.open()) == receipt.sha256
        }
        try removeReason(of: receipt.source)
    }

    /// Whether the bytes are stored in a record or in `Failed/`.
    private func mayRemoveSource(of claim: Claim) throws -> Bool {
        switch claim.progress {
        case .committed, .quarantined: true
        case .dropped: false
        case .staged: try record(holding: claim.receipt.sha256, of: claim.receipt.source.user) != nil
        }
    }

    /// Stages a file contained in a staged file.
    func stage(_ member: ContainedFile, of claim: Claim) throws -> Claim {
        try claim.requireOpen()
        var source = claim.receipt.source
        source.isConsumed = false
        let id = newID()
        let folder = layout.user(source.user).claim(id)
        let lock = try claiming(of: source.user) { try makeClaim(folder) }
        do {
            try putStaged(folder.unnamedImage, member.bytes)
            try syncStaged(folder.folder)
            let receipt = StagedReceipt(
                id: id,
                source: source,
                sha256: try ContentHash.sha256(of: folder.unnamedImage),
                bytes: member.bytes.count,
                sourceDate: member.modified.flatMap(day),
                origin: ImageOrigin(container: UploadName.original(source.location.name), member: member.name)
            )
            return Claim(receipt: receipt, source: claim.source, folder: folder, lock: lock)
        } catch {
            try? Folder.removeWithFiles(folder.folder)  // the first error is the one to tell; recovery removes the rest
            throw error
        }
    }

    /// Finishes a container whose receipts are all in records.
    func finish(_ claim: Claim) throws {
        try claim.requireOpen()
        try removeStaged(claim.folder)
        claim.progress = .committed
    }

    /// Archives may be larger than photos, because they are read member by member.
    private func sizeLimit(of file: OpenFile) throws -> Int {
        let head = try file.bytes(at: 0, count: 4)
        return head == [0x50, 0x4B, 3, 4] ? max(limits.fileBytes, limits.archiveBytes) : limits.fileBytes
    }

    private func requireSize(_ bytes: Int, of file: IncomingFile, _ limit: Int) throws(LibraryError) {
        guard bytes <= limit else {
            throw LibraryError.tooLarge(path: file.location.path, bytes: bytes, limit: limit)
        }
    }

    /// Runs the work while no other process of this machine makes claims or collects abandoned ones.
    func claiming<Result>(of user: UserID, _ work: () throws -> Result) throws -> Result {
        let ledger = try ledger(of: user)
        // Staged files of a shared library concern this machine only.
        guard shared != nil else { return try ledger.locked(work) }
        let lock = try OpenFile(creating: layout.root.appending(".claims.lock"), flags: 0)
        try lock.lock(until: .now + limits.lockTimeout)
        defer { lock.unlock() }
        return try work()
    }

    /// Staged files of a shared library need not survive a power cut: the source does.
    func syncStaged(_ folder: FilePath) throws {
        if shared == nil { try Folder.sync(folder) }
    }

    func putStaged(_ path: FilePath, _ bytes: some Sequence<UInt8>) throws {
        if shared == nil { try DurableFile.create(path, bytes) } else { try OpenFile(creating: path).write(bytes) }
    }

    private func makeClaim(_ folder: RecordFolder) throws -> OpenFile {
        guard try Folder.makeIfMissing(folder.folder) else {
            throw LibraryError.system(path: FileLocation(folder.folder).path, detail: Errno.fileExists.description)
        }
        let lock = try OpenFile(creating: folder.lock)
        guard try lock.tryLock() else { throw LibraryError.locked(path: FileLocation(folder.lock).path) }
        return lock
    }

    private func copyContents(
        of original: OpenFile,
        to copy: OpenFile,
        of file: IncomingFile,
        _ limit: Int
    ) throws -> (sha256: String, bytes: Int) {
        var bytes = 0
        let sha256 = try ContentHash.sha256(of: original) { part in
            bytes += part.count
            try requireSize(bytes, of: file, limit)
            try copy.write(part)
        }
        return (sha256, bytes)
    }

    private func day(of seconds: Int) -> CalendarDay? {
        let offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
        let days = (Double(seconds + offset) / 86_400).rounded(.down)
        // Some file systems report years outside the calendar.
        guard (-719_162.0...2_932_896.0).contains(days) else { return nil }  // the years 1 to 9999
        return CalendarDay(daysSince1970: Int(days))
    }
}
