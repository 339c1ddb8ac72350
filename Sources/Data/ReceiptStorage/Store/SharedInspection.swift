import ReceiptDomain

/// Verifies a user's part of a shared library without writing.
///
/// Folders, rights and leftovers of processes are not checked: a shared library has none.
struct SharedInspection {
    private let parts: any FileStore
    private let user: UserID
    var report = VerifyReport()

    init(_ parts: any FileStore, of user: UserID) { (self.parts, self.user) = (parts, user) }

    private mutating func note(_ kind: LibraryFinding.Kind, _ name: PartName) {
        report.findings.append(LibraryFinding(path: "\(user)/\(name.text)", kind: kind))
    }

    /// Hashes every stored file again and finds files that nothing refers to.
    ///
    /// That may take hours; it holds no lock.
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
            report.findings.append(LibraryFinding(path: "\(user)/\(name)", kind: .unneededPicture))
        }
    }

    /// Finds files whose record does not exist.
    mutating func inspectParts(known: (RecordID) throws -> Bool) throws {
        for id in try parts.records() where try !known(id) {
            report.findings.append(LibraryFinding(path: "\(user)/\(id)", kind: .folderWithoutRecord))
        }
    }

    /// Compares the ledger's images of a record with the stored files.
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
            report.images += 1
            report.bytes += part.size
            if part.sha256 != image.sha256 { note(.imageChanged(record.id), name) }
        }
    }
}

extension LocalFileCache {
    func inspect(_ ledger: Ledger, kinds: Set<String>) throws -> VerifyReport {
        var inspection = SharedInspection(stored, of: ledger.user)
        try inspection.inspectContents()
        try ledger.lockedAsItIs {
            try inspection.report.add(ledger, kinds: kinds)
            try inspection.inspectParts { try ledger.record($0) != nil }
        }
        try ledger.forEachRecord { record in
            inspection.report.records += 1
            try inspection.inspect(at: record)
        }
        return inspection.report
    }
}
