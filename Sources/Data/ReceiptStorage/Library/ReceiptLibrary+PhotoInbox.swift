import Foundation
import Glibc
public import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

extension ReceiptLibrary: PhotoInbox {
    public func receivePhoto(of user: UserID) throws -> any ArrivingPhoto {
        let folder = try uploadFolder(of: user)
        return try InboxUpload(folder: folder, name: newID().rawValue, user: user, limit: limits.fileBytes)
    }

    public func photo(_ sha256: String, of user: UserID) throws -> PhotoPlace {
        if let record = try record(holding: sha256, of: user) { return .record(record) }
        if let waiting = try arrivedPhotos(of: user).first(where: { $0.location.name.hasPrefix(sha256) }) {
            return .inbox(waiting)
        }
        try files(of: user).bringAll(.failed)
        let quarantine = Quarantine(folder: layout.user(user).failed)
        if let failed = try quarantine.file(ofHash: sha256, &quarantined[user, default: QuarantineIndex()]) {
            return .failed(FailedFile(failed.reason, at: failed.path, of: user))
        }
        // The photo may have become a record since the first look.
        return try record(holding: sha256, of: user).map(PhotoPlace.record) ?? .unknown
    }

    public func arrivedPhotos(of user: UserID) throws -> [IncomingFile] {
        let folder = layout.inbox.appending(user.rawValue)
        guard try FileStatus.ifPresent(folder)?.kind == .folder else { return [] }
        return try Folder.names(in: folder).compactMap { name in
            guard UploadName.sha256(in: name.string) != nil else { return nil }
            return IncomingFile(location: FileLocation(folder.appending(name)), user: user, isConsumed: true)
        }
    }

    public nonisolated func changeToken(of user: UserID) throws -> ChangeToken { try store.changeToken(of: user) }

    public func freeSpace() throws -> Int {
        var status = statvfs()
        try systemCall(on: layout.inbox) { statvfs(layout.inbox.nullTerminated, &status) }
        let (bytes, isMore) = Int(status.f_bavail).multipliedReportingOverflow(by: Int(status.f_frsize))
        return isMore ? .max : bytes
    }

    /// Creates and syncs the user's own inbox folder.
    private func uploadFolder(of user: UserID) throws -> FilePath {
        _ = try ledger(of: user)  // refuses a user that does not exist
        let folder = layout.inbox.appending(user.rawValue)
        if try Folder.makeIfMissing(folder) { try Folder.sync(layout.inbox) }
        return folder
    }

    /// Removes unfinished uploads of earlier processes, older than an hour; no upload takes that long.
    public func removeUnfinishedUploads() throws {
        for user in try store.users() {
            let folder = layout.inbox.appending(user.rawValue)
            guard try FileStatus.ifPresent(folder)?.kind == .folder else { continue }
            for name in try Folder.names(in: folder)
            where name.string.hasPrefix(".") && name.string.hasSuffix(InboxUpload.partialSuffix) {
                let path = folder.appending(name)
                guard let status = try FileStatus.ifPresent(path) else { continue }
                if now().timeIntervalSince1970 - Double(status.modified) > 3600 { try DurableFile.remove(path) }
            }
        }
    }
}

extension ChangeToken {
    /// The identity, size and times of files; a record's own files need none, because they never change after its first line.
    init(of paths: [FilePath]) throws {
        self.init()
        for path in paths {
            guard let version = try FileStatus.ifPresent(path)?.version else {
                addNothing()
                continue
            }
            let identity = version.identity
            add(
                [
                    Int(truncatingIfNeeded: identity.device), Int(truncatingIfNeeded: identity.inode), version.size,
                    version.modified, version.changed,
                ],
                changed: max(version.modified, version.changed)
            )
        }
    }
}
