import Foundation
public import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

extension ReceiptLibrary {
    func quarantine(_ claim: PhotoClaim, code: String, message: String) throws -> FailedFile {
        try claim.requireOpen()
        let staged = claim.receipt
        let originalName = UploadName.original(staged.source.location.name)
        guard staged.source.isConsumed else {
            try Folder.removeWithFiles(claim.folder.folder)
            claim.progress = .dropped
            return FailedFile(
                location: staged.source.location,
                user: staged.source.user,
                code: code,
                message: message,
                originalName: originalName
            )
        }
        let quarantine = Quarantine(folder: layout.user(staged.source.user).failed)
        var reason = FailureReason(
            code: code,
            message: message,
            originalName: originalName,
            sha256: staged.sha256,
            at: Timestamp(now()).text
        )
        let user = staged.source.user
        let files = try files(of: user)
        // Done before the lock is taken, so that nobody waits for the upload.
        try files.prepare(claim.folder.unnamedImage)
        let file = try ledger(of: user).locked(repeats: false) {
            try files.bringAll(.failed)
            let file = try quarantine.keep(
                claim.folder.unnamedImage,
                reason: &reason,
                nameBytes: staged.source.location.nameBytes,
                known: &quarantined[user, default: QuarantineIndex()]
            )
            try files.keep([file] + (quarantine.reasonPath(ofName: file.nameBytes).map { [$0] } ?? []))
            return file
        }
        claim.progress = .quarantined(try FileStatus(of: file).identity)
        try Folder.removeWithFiles(claim.folder.folder)
        return FailedFile(reason, at: file, of: staged.source.user)
    }

    public func failedFiles(of user: UserID) throws -> [FailedFile] {
        guard try ledgerIfAny(of: user) != nil else { return [] }
        try files(of: user).bringAll(.failed)
        return try Quarantine(folder: layout.user(user).failed).files().compactMap { path, reason in
            reason.isDismissed == true ? nil : FailedFile(reason, at: path, of: user)
        }
    }

    public func dismiss(_ failed: FailedFile) throws {
        let path = try FilePath(failed.location)
        let quarantine = Quarantine(folder: layout.user(failed.user).failed)
        guard path.removingLastComponent() == quarantine.folder else { return }
        let files = try files(of: failed.user)
        try ledger(of: failed.user).locked(repeats: false) {
            try files.bringAll(.failed)
            guard let reason = try quarantine.dismiss(path) else { return }
            try files.keep([reason])
        }
    }

    /// A quarantined file as input for another ingest, which removes it and its reason on success.
    public nonisolated func incoming(_ failed: FailedFile) -> IncomingFile {
        IncomingFile(location: failed.location, user: failed.user, isConsumed: true)
    }

    /// Removes the reason of a quarantined file that is gone.
    func removeReason(of source: IncomingFile) throws {
        let path = try FilePath(source.location)
        let quarantine = Quarantine(folder: layout.user(source.user).failed)
        guard path.removingLastComponent() == quarantine.folder, try FileStatus.ifPresent(path) == nil,
            let reason = quarantine.reasonPath(ofName: path.nameBytes)
        else { return }
        try DurableFile.remove(reason)
        try files(of: source.user).remove([path, reason])
    }
}

extension FailedFile {
    init(_ reason: FailureReason, at path: FilePath, of user: UserID) {
        self.init(
            location: FileLocation(path),
            user: user,
            code: reason.code,
            message: reason.message,
            originalName: reason.originalName
        )
    }
}
