import Foundation
public import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

/// `attach.json` beside a staged image: its target record and file name, for recovery after a crash.
struct PendingAttachment: VersionedContent, Encodable {
    static let version = 1

    var v = version
    var record: String
    var file: String
    var sha256: String
}

/// A staged image that a record is to have; its file gets a number where it is placed.
struct NewImage {
    var claim: PhotoClaim
    var image: StoredImage
}

extension ReceiptLibrary: ImageRepository {
    /// All image files are stored before the one ledger line: a crash in between leaves files that recovery removes.
    public func attach(
        _ files: [IncomingFile],
        to id: RecordID,
        of user: UserID,
        as role: ImageRole,
        describe: @Sendable ([UInt8]) async throws -> ImageFacts
    ) async throws -> Record {
        var new: [NewImage] = []
        var claims: [PhotoClaim] = []
        do {
            for file in files {
                let claim = try stage(file)
                claims.append(claim)
                let facts = try await describe(contents(of: claim))
                new.append(NewImage(claim: claim, image: StoredImage(claim.receipt, facts, role: role)))
            }
            let record = try join(new, to: id, of: user)
            close(claims)
            return record
        } catch {
            for claim in claims { try? abandon(claim) }  // what stays, recovery undoes
            throw error
        }
    }

    /// Ends the claims of images that a record has now.
    func close(_ claims: [PhotoClaim]) {
        for claim in claims {
            claim.progress = .committed
            // The images are stored already; recovery removes leftovers.
            try? Folder.removeWithFiles(claim.folder.folder)
        }
    }

    public func detach(_ image: StoredImage, from id: RecordID, of user: UserID) throws -> Record {
        try update(id, of: user, basedOn: nil) { record in
            guard record.images.contains(image), record.images.count > 1 || record.kind == .note else {
                throw LibraryError.lastImage(id)
            }
            record.images.removeAll { $0 == image }
        }
    }

    private func join(_ new: [NewImage], to id: RecordID, of user: UserID) throws -> Record {
        let ledger = try ledger(of: user)
        // Done before the lock is taken, so that nobody waits for the upload.
        for image in new { try ledger.files.prepare(image.claim.folder.unnamedImage) }
        return try ledger.locked(repeats: false) {
            guard var record = try ledger.record(id) else { throw LibraryError.noSuchRecord(id) }
            guard !record.isPurged else { throw LibraryError.purged(id) }
            let folder = layout.user(user).record(id)
            // A record entered by hand has no folder yet.
            if try Folder.makeIfMissing(folder.folder) { try Folder.sync(folder.folder.removingLastComponent()) }
            var placed: [FilePath] = []
            do {
                try place(new, in: folder, of: &record, ledger, &placed)
                guard !placed.isEmpty else { return record }
                try Folder.sync(folder.folder)
                try ledger.files.keepWithNextLines(placed)
                record.updatedAt = now()
                return try ledger.append(record)
            } catch {
                for path in placed { try? DurableFile.remove(path) }  // the sources are where they were
                throw error
            }
        }
    }

    /// Moves the images that the record does not have yet into its folder; needs the ledger's lock.
    func place(
        _ new: [NewImage],
        in folder: RecordFolder,
        of record: inout Record,
        _ ledger: Ledger,
        _ placed: inout [FilePath]
    ) throws {
        var number = try ledger.lastImageNumber(of: record.id)
        for one in new where !record.images.contains(where: { $0.sha256 == one.image.sha256 }) {
            guard one.claim.receipt.sha256 == one.image.sha256 else {
                throw LibraryError.changedWhileCopying(path: one.claim.receipt.source.location.path)
            }
            var image = one.image
            repeat {
                number += 1
                image.file = "\(number)" + one.image.file.drop { $0 != "." }
            } while try isTaken(image, in: folder, of: record.id, ledger)
            placed.append(try place(one.claim, as: image, in: folder, of: record.id))
            record.images.append(image)
        }
    }

    /// Whether the image's file name is taken.
    ///
    /// A file with the same bytes that no line mentions is the remains of a failed attachment, and is removed.
    private func isTaken(
        _ image: StoredImage,
        in folder: RecordFolder,
        of id: RecordID,
        _ ledger: Ledger
    ) throws -> Bool {
        let path = try folder.image(image)
        try ledger.files.bring(path)
        guard let status = try FileStatus.ifPresent(path) else { return false }
        guard status.kind == .file, try !ledger.hasHad(image.file, id),
            try ContentHash.sha256(of: path) == image.sha256
        else { return true }
        try DurableFile.remove(path)
        return false
    }

    /// Moves a staged image into the record's folder, after its target was synced to disk.
    private func place(
        _ claim: PhotoClaim,
        as image: StoredImage,
        in folder: RecordFolder,
        of id: RecordID
    ) throws -> FilePath {
        let pending = PendingAttachment(record: id.rawValue, file: image.file, sha256: image.sha256)
        try DurableFile.create(claim.folder.attachment, LedgerFormat.encoder().encode(pending))
        try Folder.sync(claim.folder.folder)
        let path = try folder.image(image)
        guard try renameWithoutReplacing(claim.folder.unnamedImage, to: path) else {
            throw LibraryError.alreadyThere(path: FileLocation(path).path)
        }
        return path
    }
}

extension StoredImage {
    fileprivate init(_ staged: StagedReceipt, _ facts: ImageFacts, role: ImageRole) {
        self.init(
            file: ".\(facts.format.fileExtension)",
            sha256: staged.sha256,
            bytes: staged.bytes,
            width: facts.width,
            height: facts.height,
            originalName: UploadName.original(staged.source.location.name),
            takenAt: facts.takenAt,
            pages: facts.pages > 1 ? facts.pages : nil,
            role: role
        )
    }
}

extension Ledger {
    /// The highest number that an image of the record ever had: detached images keep their names for undo.
    func lastImageNumber(of id: RecordID) throws -> Int {
        try history(of: id).flatMap { $0.record.images + $0.record.purged }.compactMap(\.number).max() ?? 0
    }

    /// Whether the record has or had an image of this name, or for a reading's file, its image.
    func hasHad(_ file: String, _ id: RecordID) throws -> Bool {
        guard try record(id) != nil else { return false }
        if let number = RecordFolder.numberOfReading(file) {
            return try history(of: id).contains { $0.record.images.contains { $0.number == number } }
        }
        return try history(of: id).contains { $0.record.images.contains { $0.file == file } }
    }
}
