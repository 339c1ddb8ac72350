import ReceiptDomain
import ReceiptFiles

/// Inspects a user's part of a library that is elsewhere, and writes nothing.
///
/// What can be wrong with folders, their rights and what a process left in them cannot be wrong there.
struct SharedInspection {
    private let parts: any PartStore
    private let user: UserID
    private(set) var findings: [LibraryFinding] = []
    private(set) var images = 0
    private(set) var bytes = 0

    init(_ parts: any PartStore, of user: UserID) { (self.parts, self.user) = (parts, user) }

    private mutating func note(_ kind: LibraryFinding.Kind, _ name: PartName) {
        findings.append(LibraryFinding(path: "\(user)/\(name.text)", kind: kind))
    }

    mutating func note(_ damages: [LedgerDamage]) {
        findings += damages.map { LibraryFinding(path: $0.path, kind: .damagedLine($0)) }
    }

    /// Has every file's hash made again from its bytes, and looks for what nothing needs.
    ///
    /// That may take hours; nobody has to wait for it.
    mutating func inspectContents() throws {
        for damage in try parts.damagedParts() {
            let name = damage.name
            if case .record(let id) = name.folder, !name.name.suffix(5).elementsEqual(".json".utf8) {
                note(damage.kind == .missing ? .imageMissing(id) : .imageChanged(id), name)
            } else {
                note(.damagedFile(detail: damage.kind == .missing ? "missing" : "hash"), name)
            }
        }
        for name in try parts.unneeded() {
            findings.append(LibraryFinding(path: "\(user)/\(name)", kind: .unneededPicture))
        }
    }

    /// Looks for files of records that there are not.
    mutating func inspectParts(known: (RecordID) throws -> Bool) throws {
        for id in try parts.records() where try !known(id) {
            findings.append(LibraryFinding(path: "\(user)/\(id)", kind: .folderWithoutRecord))
        }
    }

    /// Compares what the ledger says of a record's images with what is kept.
    mutating func inspect(at record: Record) throws {
        guard !record.images.isEmpty || record.isPurged else { return }
        let kept = try parts.parts(in: .record(record.id))
        if record.isPurged {
            for part in kept { note(.leftover, part.name) }
            return
        }
        for image in record.images {
            let name = PartName(.record(record.id), Array(image.file.utf8))
            guard let part = kept.first(where: { $0.name == name }) else {
                note(.imageMissing(record.id), name)
                continue
            }
            images += 1
            bytes += part.size
            if part.sha256 != image.sha256 { note(.imageChanged(record.id), name) }
        }
    }
}

extension ReceiptLibrary {
    func inspectShared(_ user: UserID, _ ledger: Ledger, _ fileCache: LocalFileCache) throws -> VerifyReport {
        var inspection = SharedInspection(fileCache.parts, of: user)
        var report = VerifyReport()
        try inspection.inspectContents()
        try ledger.lockedAsItIs {
            inspection.note(try ledger.damages())
            try inspection.inspectParts { try ledger.record($0) != nil }
            report.lines = ledger.index.lineCount
            report.unknownLines = try ledger.lineCount(otherThan: kinds)
        }
        try ledger.forEachRecord { record in
            report.records += 1
            try inspection.inspect(at: record)
        }
        (report.images, report.bytes, report.findings) = (inspection.images, inspection.bytes, inspection.findings)
        return report
    }
}
