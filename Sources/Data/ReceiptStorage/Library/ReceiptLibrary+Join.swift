import Foundation
public import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

extension ReceiptLibrary: DraftJoining {
    /// Moves the images like attachments.
    ///
    /// The joint reading is a separate file named after the last image: a record without
    /// that image, as after undo, has its earlier reading again.
    public func join(_ join: DraftJoin, of user: UserID) throws -> [Record] {
        var joining: [JoiningImage] = []
        do {
            for record in join.joining {
                for image in record.images {
                    let place = try imageLocation(image, of: record)
                    let claim = try stage(IncomingFile(location: place, user: user, isConsumed: false))
                    joining.append(JoiningImage(claim: claim, image: image, record: record.id))
                }
            }
            let records = try write(join, joining, of: user)
            close(joining.map(\.claim))
            return records
        } catch {
            for image in joining { try? abandon(image.claim) }  // what stays, recovery undoes
            throw error
        }
    }

    private func write(_ join: DraftJoin, _ joining: [JoiningImage], of user: UserID) throws -> [Record] {
        let ledger = try ledger(of: user)
        return try ledger.locked(repeats: false) {
            for known in [join.kept.before] + join.joining {
                guard let now = try ledger.record(known.id) else { throw LibraryError.noSuchRecord(known.id) }
                guard now.revision == known.revision, now.status == .draft else {
                    throw LibraryError.stale(known.id, current: now)
                }
            }
            let folder = layout.user(user).record(join.kept.before.id)
            try Folder.makeIfMissing(folder.folder)
            var kept = join.kept.after
            var placed: [FilePath] = []
            do {
                let new = joining.map { one in
                    var image = one.image
                    image.role = image.role ?? join.role
                    return NewImage(claim: one.claim, image: image)
                }
                try place(new, in: folder, of: &kept, ledger, &placed)
                if let reading = join.reading, let number = kept.images.last?.number {
                    let path = folder.reading(upTo: number)
                    try DurableFile.remove(path)
                    placed.append(path)
                    let whole = reading.onImages(of: kept, joining: joining)
                    try DurableFile.create(path, LedgerFormat.encoder().encode(whole.asEvidence))
                }
                try Folder.sync(folder.folder)
                try ledger.files.keepWithNextLines(placed)
                kept.updatedAt = now()
                let others = join.joining.map { joined(into: kept.id, $0) }
                try ledger.append(([kept] + others).map { NewLine(content: .record($0)) })
            } catch {
                for path in placed { try? DurableFile.remove(path) }  // the drafts have their images still
                throw error
            }
            return try ([kept] + join.joining).compactMap { try ledger.record($0.id) }
        }
    }

    private func joined(into id: RecordID, _ record: Record) -> Record {
        var record = record
        record.status = .discarded
        record.joinedInto = id
        record.updatedAt = now()
        return record
    }
}

/// An image being moved from one record to another.
private struct JoiningImage {
    var claim: PhotoClaim
    var image: StoredImage
    var record: RecordID
}

extension Reading {
    /// The reading with page images renamed to their names in the record: first the record's own pages, then those of the
    /// joining drafts in order.
    fileprivate func onImages(of record: Record, joining: [JoiningImage]) -> Reading {
        var reading = self
        for index in pages.indices {
            guard let source = pages[index].source,
                let image = joining.first(where: { $0.record == source.record && $0.image.file == source.file }),
                let own = record.images.first(where: { $0.sha256 == image.image.sha256 })
            else { continue }
            reading.pages[index].image = own.file
            reading.pages[index].source = nil
        }
        return reading
    }
}

extension RecordFolder {
    /// The joint reading of all images up to this one.
    func reading(upTo number: Int) -> FilePath { folder.appending("reading-\(number).json") }

    /// The current reading: that of the newest joined image, else that of the first.
    func reading(of record: Record) throws -> FilePath {
        let joined = record.images.filter { $0.role == .receipt }.compactMap(\.number).sorted(by: >)
        for number in joined where number > 1 {
            let path = reading(upTo: number)
            if try FileStatus.ifPresent(path) != nil { return path }
        }
        return reading
    }

    /// The image number in the name of a joint reading; `nil` for any other file.
    static func numberOfReading(_ name: String) -> Int? {
        guard name.hasPrefix("reading-"), name.hasSuffix(".json") else { return nil }
        return Int(name.dropFirst("reading-".count).dropLast(".json".count))
    }
}
