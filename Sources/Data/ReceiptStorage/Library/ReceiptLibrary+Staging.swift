import Foundation
public import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.Errno
import struct SystemPackage.FilePath

extension ReceiptLibrary: ReceiptArchive {
    public func withStaged<Result: Sendable>(
        _ file: IncomingFile,
        _ work: @Sendable (any StagedFile) async throws -> Result
    ) async throws -> Result {
        let claim = try await copier.claim(beginStaging(file))
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

    func stage(_ file: IncomingFile) throws -> PhotoClaim { try beginStaging(file).claim() }

    /// Claims the file with an empty folder, for its bytes.
    private func beginStaging(_ file: IncomingFile) throws -> PhotoStaging {
        let source = try SourceFile(file.location, in: layout)
        let original = try source.open()
        let status = try original.status()
        let limit = try sizeLimit(of: original)
        guard status.size <= limit else {
            throw LibraryError.tooLarge(path: file.location.path, bytes: status.size, limit: limit)
        }
        let ledger = try ledger(of: file.user)  // refuses a user that does not exist
        try syncFolders()
        let id = newID()
        let folder = layout.user(file.user).claim(id)
        return PhotoStaging(
            file: file,
            id: id,
            original: original,
            version: status.version,
            modified: status.modified,
            limit: limit,
            folder: folder,
            lock: try store.claiming(for: ledger) { try makeClaim(folder) },
            isDurable: store.stagesDurably,
            timeZone: timeZone
        )
    }

    func contents(of claim: PhotoClaim) throws -> [UInt8] {
        try claim.requireOpen()
        return try DurableFile.read(claim.folder.unnamedImage, limit: limits.fileBytes)
    }

    /// Drops an unfinished claim; the source stays.
    func abandon(_ claim: PhotoClaim) throws {
        guard claim.progress == .staged else { return }
        claim.progress = .dropped
        try store.removeStaged(claim.folder)
    }

    /// Removes a consumed source if it is still the staged file; any other file stays.
    func removeSource(of claim: PhotoClaim) throws {
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
    private func mayRemoveSource(of claim: PhotoClaim) throws -> Bool {
        switch claim.progress {
        case .committed, .quarantined: true
        case .dropped: false
        case .staged: try record(holding: claim.receipt.sha256, of: claim.receipt.source.user) != nil
        }
    }

    /// Stages a file contained in a staged file.
    func stage(_ member: ContainedFile, of claim: PhotoClaim) throws -> PhotoClaim {
        try claim.requireOpen()
        var source = claim.receipt.source
        source.isConsumed = false
        let id = newID()
        let folder = layout.user(source.user).claim(id)
        let lock = try store.claiming(for: ledger(of: source.user)) { try makeClaim(folder) }
        do {
            try store.putStaged(folder.unnamedImage, member.bytes)
            try store.syncStaged(folder.folder)
            let receipt = StagedReceipt(
                id: id,
                source: source,
                sha256: try ContentHash.sha256(of: folder.unnamedImage),
                bytes: member.bytes.count,
                sourceDate: member.modified.flatMap { CalendarDay.ofFile(modified: $0, in: timeZone) },
                origin: ImageOrigin(container: UploadName.original(source.location.name), member: member.name)
            )
            return PhotoClaim(receipt: receipt, source: claim.source, folder: folder, lock: lock)
        } catch {
            try? Folder.removeWithFiles(folder.folder)  // the first error is the one to tell; recovery removes the rest
            throw error
        }
    }

    /// Finishes a container whose receipts are all in records.
    func finish(_ claim: PhotoClaim) throws {
        try claim.requireOpen()
        try store.removeStaged(claim.folder)
        claim.progress = .committed
    }

    /// Archives may be larger than photos, because they are read member by member.
    private func sizeLimit(of file: OpenFile) throws -> Int {
        let head = try file.bytes(at: 0, count: 4)
        return head == [0x50, 0x4B, 3, 4] ? max(limits.fileBytes, FileLimit.archive) : limits.fileBytes
    }

    private func makeClaim(_ folder: RecordFolder) throws -> OpenFile {
        guard try Folder.makeIfMissing(folder.folder) else {
            throw LibraryError.system(path: FileLocation(folder.folder).path, detail: Errno.fileExists.description)
        }
        let lock = try OpenFile(creating: folder.lock)
        guard try lock.tryLock() else { throw LibraryError.locked(path: FileLocation(folder.lock).path) }
        return lock
    }
}
