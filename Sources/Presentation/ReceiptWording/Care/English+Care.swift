import ReceiptDomain

extension EnglishWording {
    func finding(_ finding: LibraryFinding) -> String {
        let path = finding.path.escapingControls
        return switch finding.kind {
        case .damagedLine(let damage): self.damage(damage)
        case .tornEnd(let bytes):
            "the last \(bytes == 1 ? "byte" : "\(bytes) bytes") of \(path) are not a complete line"
        case .imageMissing(let id): "the image \(path) of record \(id.short) is gone"
        case .imageChanged(let id): "the image \(path) of record \(id.short) is not the file that came in"
        case .folderMissing(let id): "the folder \(path) of record \(id.short) is gone"
        case .folderWithoutRecord: "the ledger has no record of \(path)"
        case .damagedFile(let detail): "\(path) cannot be read (\(detail.escapingControls))"
        case .indexDiffers: "\(path) does not say the same as the ledger"
        case .wrongKind(let kind): "\(path) is a \(kind.escapingControls), not a file or folder of the library"
        case .tooOpen(let mode): "\(path) can be read by others on this machine (mode \(mode))"
        case .leftover: "\(path) was left behind by an interrupted command"
        case .unneededPicture: "\(path) is stored, but no record uses it"
        case .unknownFile: "\(path) was not put there by ReceiptMind"
        }
    }

    func remedy(_ finding: LibraryFinding) -> String {
        if let repair = finding.repair { return done(repair) }
        return switch finding.kind {
        case .damagedLine: "restore a backup, or accept it as it is: receiptmind verify --repair"
        case .tornEnd, .leftover: "the next command that writes cleans it up; to do it now: receiptmind verify --repair"
        case .imageMissing, .imageChanged, .folderMissing: "put it back from a backup"
        case .folderWithoutRecord: "if it is complete, receiptmind verify --repair adds it; otherwise import its image"
        case .damagedFile: "put it back from a backup, or set it aside: receiptmind verify --repair"
        case .wrongKind: "put the real file or folder there"
        case .tooOpen: "make it private: receiptmind verify --repair"
        case .indexDiffers: "remove it, and the next command makes it anew: receiptmind verify --repair"
        case .unneededPicture: "remove it: receiptmind verify --repair"
        case .unknownFile: "check what it is, and move it elsewhere"
        }
    }

    private func done(_ repair: LibraryFinding.Repair) -> String {
        switch repair {
        case .accepted: "noted as known damage; the ledger stays as it is"
        case .closed: "made private: only its owner can read it now"
        case .removed: "removed"
        case .setAside(let path): "set aside as \(path.escapingControls)"
        case .completed(let id): "added as record \(id.short)"
        }
    }

    func verdict(_ report: VerifyReport) -> String {
        let looked =
            "\(count(report.records, "record")), \(count(report.lines, "line"))"
            + (report.unknownLines > 0 ? " (\(report.unknownLines) of kinds unknown to this version), " : ", ")
            + "\(count(report.images, "image")) (\(Quantities.bytes(report.bytes)))"
        let repaired = report.findings.count { $0.repair != nil }
        let left = report.findings.count - repaired
        switch (left, repaired) {
        case (0, 0): return "all is well: \(looked)"
        case (0, _): return "\(repaired) repaired, all is well now: \(looked)"
        case (_, 0): return "\(left) found: \(looked)"
        default: return "\(repaired) repaired, \(left) left: \(looked)"
        }
    }

    func discarded(_ record: Record) -> String {
        "record \(record.id.short) is discarded; "
            + (record.isPurged
                ? purged(record.purged.count) : "'receiptmind discard --back \(record.id.short)' brings it back")
    }

    func purged(_ images: Int) -> String {
        images == 1 ? "its image was removed for good" : "its \(images) images were removed for good"
    }

    func backedUp(_ report: BackupReport, to path: String) -> String {
        "\(path.escapingControls): \(count(report.records.count, "record")) with images of "
            + "\(count(report.users, "user")), \(count(report.files, "file")), \(Quantities.bytes(report.bytes))"
    }

    func notBackedUp(_ path: String) -> String {
        "\(path.escapingControls) is missing, so it is not in the backup; run 'receiptmind verify'"
    }

    func moved(_ report: MoveReport, to place: String) -> String {
        "moved \(count(report.users, "user")), \(count(report.lines, "line")), \(count(report.files, "file")), "
            + "\(Quantities.bytes(report.bytes)), to \(place.escapingControls); all of it was read back there and is identical"
    }

    func pictures(_ report: PictureReport) -> [String] {
        let current = report.current?.escapingControls ?? "the database"
        return ["new pictures go to \(current)"]
            + report.places.map { place in
                "\(count(place.pictures, "picture")), \(Quantities.bytes(place.bytes)), in "
                    + (place.address?.escapingControls ?? "the database")
            }
            + (report.elsewhere > 0
                ? ["'receiptmind library pictures --move' moves all of them to where new ones go"] : [])
    }

    func moved(_ report: PictureMoveReport) -> String {
        "moved \(count(report.pictures, "picture")), \(Quantities.bytes(report.bytes)); each was read back and is identical"
    }

    func notMoved(picture name: String) -> String {
        "\(name.escapingControls) is not what was stored, and stays where it is; run 'receiptmind verify'"
    }

    func restored(_ report: BackupReport, to path: String) -> String {
        "restored \(count(report.files, "file")), \(Quantities.bytes(report.bytes)), to \(path.escapingControls)"
    }

    private func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(Quantities.count(number)) \(noun)s"
    }
}
