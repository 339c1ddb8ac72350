import Foundation
import Glibc
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

struct FolderStore: LibraryStore {
    let root: FileLocation
    let layout: LibraryLayout
    private let lockTimeout: Duration
    /// Opened for a move to a database, which also opens a library that is marked as moved.
    private let isBeingMoved: Bool

    /// - Throws: ``LibraryError/unsafeArrangement(detail:)``, ``LibraryError/moved(to:)``
    init(root: FileLocation, lockTimeout: Duration, isBeingMoved: Bool) throws {
        (self.root, self.lockTimeout, self.isBeingMoved) = (root, lockTimeout, isBeingMoved)
        layout = LibraryLayout(root: try FilePath(root))
        if !isBeingMoved { try MovedMarker.refuse(in: layout.root) }
    }

    // MARK: Users

    func users() throws -> [UserID] { try layout.usersWithFolder() }

    func has(_ user: UserID) throws -> Bool {
        try FileStatus.ifPresent(layout.user(user).folder)?.kind == .folder
    }

    func add(_ user: UserID) throws { try Folder.makeIfMissing(layout.user(user).folder) }

    func prepareFolders(of user: UserID) throws {
        let place = layout.user(user)
        guard let status = try FileStatus.ifPresent(place.folder) else { throw LibraryError.noSuchUser(user) }
        guard status.kind == .folder else {
            throw LibraryError.unsafeFile(path: FileLocation(place.folder).path, kind: status.kind.rawValue)
        }
        try place.prepare()
    }

    func lines(of user: UserID, evenIfMoved: Bool) throws -> any LineStore {
        try FileLineStore(layout.user(user).ledger, of: evenIfMoved || isBeingMoved ? nil : layout.root)
    }

    func files(of user: UserID) -> any UserFiles { FolderFiles(layout.user(user)) }

    // MARK: Users that are moved to another user

    func merge(of user: UserID) throws -> UserMerge? { try MergeMarker.read(in: layout.user(user).folder) }

    func setMerge(_ merge: UserMerge?, of user: UserID) throws {
        let folder = layout.user(user).folder
        let path = folder.appending(MergeMarker.name)
        if let merge {
            try DurableFile.replace(path, LedgerFormat.encoder().encode(MergeMarker(merge: merge)))
        } else {
            try DurableFile.remove(path)
        }
        try Folder.sync(folder)
    }

    func photosWaiting(of user: UserID) -> Int { 0 }

    var leavesUnfinishedLines: Bool { true }

    func retire(_ user: UserID, id: RecordID) throws {
        let gone = layout.merged(user, id)
        guard try renameWithoutReplacing(layout.user(user).folder, to: gone) else {
            throw LibraryError.alreadyThere(path: FileLocation(gone).path)
        }
        try Folder.sync(layout.users)
    }

    // MARK: Files of no user

    func commonFile(_ name: String) throws -> [UInt8]? {
        try DurableFile.readIfPresent(layout.root.appending(name), limit: FileLimit.ownFile)
    }

    func changeCommonFile(_ name: String, _ change: ([UInt8]?) throws -> [UInt8]) throws {
        let file = layout.root.appending(name)
        let lock = try OpenFile(creating: layout.root.appending(".\(file.stem ?? name).lock"), flags: 0)
        try lock.lock(until: .now + lockTimeout)
        defer { lock.unlock() }
        try DurableFile.replace(file, change(commonFile(name)))
    }

    func changeToken(of user: UserID?) throws -> ChangeToken {
        guard let user else { return try ChangeToken(of: [layout.root.appending(ReceiptLibrary.devicesName)]) }
        let own = layout.user(user)
        let inbox = layout.inbox.appending(user.rawValue)
        return try ChangeToken(of: [own.ledger, own.profile, own.rules, inbox, own.failed])
    }

    // MARK: Staged files

    var stagesDurably: Bool { true }

    func claiming<Result>(for ledger: Ledger, _ work: () throws -> Result) throws -> Result { try ledger.locked(work) }

    // MARK: Maintenance

    func usersToRecover() throws -> [UserID] { try users() }

    func recover(_ ledger: Ledger, into report: inout RecoveryReport) throws {
        try FolderRecovery(store: self, ledger: ledger).run(into: &report)
    }

    func inspectFolders() throws -> [LibraryFinding] {
        var inspection = LibraryInspection(layout.user(.me))
        // The root may be open for others to fill its inbox; stored data lies in these two folders.
        try inspection.inspectRights(of: layout.users, FileStatus(of: layout.users))
        try inspection.inspectRights(below: layout.failed)
        return inspection.report.findings
    }

    func repair(_ finding: LibraryFinding, _ recovery: RecoveryReport) throws -> LibraryFinding.Repair? {
        let path = try FilePath(FileLocation(finding.path))
        switch finding.kind {
        case .tornEnd:
            let folder = FileLocation(path.removingLastComponent()).path + "/"
            return recovery.tornLedgers.first { $0.hasPrefix(folder) }.map { .setAside(path: $0) }
        case .leftover: return try FileStatus.ifPresent(path) == nil ? .removed : nil
        case .indexDiffers:
            try DurableFile.remove(path)
            return .removed
        case .folderWithoutRecord:
            if try FileStatus.ifPresent(path) == nil { return .removed }
            return recovery.completed.first { $0.rawValue == path.lastComponent?.string }.map { .completed($0) }
        case .tooOpen: return try close(path)
        case .damagedFile: return try setAside(path)
        case .damagedLine, .imageMissing, .imageChanged, .folderMissing, .wrongKind, .unneededPicture, .unknownFile:
            return nil
        }
    }

    private func close(_ path: FilePath) throws -> LibraryFinding.Repair? {
        guard let status = try FileStatus.ifPresent(path), [.folder, .file].contains(status.kind) else { return nil }
        try systemCall(on: path) { chmod(path.nullTerminated, mode_t(status.permissions & 0o700)) }
        return .closed
    }

    /// Renames a small file that cannot be decoded; images stay.
    private func setAside(_ path: FilePath) throws -> LibraryFinding.Repair? {
        let names = ["profile.json", "reading.json", "record.json"]
        guard let name = path.lastComponent?.string, names.contains(name),
            let aside = path.removingLastComponent().appending(name: (name + LibraryInspection.damagedSuffix).utf8),
            try renameWithoutReplacing(path, to: aside)
        else { return nil }
        try Folder.sync(path.removingLastComponent())
        return .setAside(path: FileLocation(aside).path)
    }
}
