import Glibc
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.Errno
import struct SystemPackage.FilePath

/// Where a library's users, lines and files are stored: in a folder, or in a database with copies on this machine.
///
/// A ``ReceiptLibrary`` decides what is written, and knows no difference between stores.
protocol LibraryStore: Sendable {
    /// The library's location as shown in messages.
    var root: FileLocation { get }
    /// Folders on this machine: of the inbox, and of the stored files or their copies.
    var layout: LibraryLayout { get }

    // MARK: Users

    func users() throws -> [UserID]
    func has(_ user: UserID) throws -> Bool
    /// Adds a user; an existing one is no error.
    func add(_ user: UserID) throws
    /// Makes sure that the user's folders on this machine exist.
    ///
    /// - Throws: ``LibraryError/noSuchUser(_:)``, before a folder is created.
    func prepareFolders(of user: UserID) throws
    /// The user's lines; they cannot be locked while the user is moved elsewhere, unless `evenIfMoved`.
    func lines(of user: UserID, evenIfMoved: Bool) throws -> any LineStore
    func files(of user: UserID) throws -> any UserFiles

    // MARK: Users that are moved to another user

    /// The mark of a move that has begun.
    func merge(of user: UserID) throws -> UserMerge?
    func setMerge(_ merge: UserMerge?, of user: UserID) throws
    /// The number of photos that wait for other machines to read them.
    func photosWaiting(of user: UserID) throws -> Int
    /// Whether lines of a move that was interrupted can be in the store.
    var leavesUnfinishedLines: Bool { get }
    /// Removes a user whose records another user has now.
    func retire(_ user: UserID, id: RecordID) throws

    // MARK: Files of no user

    func commonFile(_ name: String) throws -> [UInt8]?
    /// Changes a common file atomically, one process after another.
    func changeCommonFile(_ name: String, _ change: ([UInt8]?) throws -> [UInt8]) throws
    /// Changes whenever the user's lines or files do; for `nil` whenever the common files do.
    ///
    /// Answered without waiting for other work.
    func changeToken(of user: UserID?) throws -> ChangeToken

    // MARK: Staged files

    /// Whether staged files have to survive a power cut, because a rename makes them stored ones.
    var stagesDurably: Bool { get }
    /// Runs the work while no other process makes claims in these folders or collects abandoned ones.
    func claiming<Result>(for ledger: Ledger, _ work: () throws -> Result) throws -> Result

    // MARK: Maintenance

    func usersToRecover() throws -> [UserID]
    /// Undoes or completes the work of processes that died.
    func recover(_ ledger: Ledger, into report: inout RecoveryReport) throws
    /// Findings about the library's own folders.
    func inspectFolders() throws -> [LibraryFinding]
    /// - Returns: The repair that was made; `nil` where a person has to act.
    func repair(_ finding: LibraryFinding, _ recovery: RecoveryReport) throws -> LibraryFinding.Repair?
}

extension LibraryStore {
    func syncStaged(_ folder: FilePath) throws {
        if stagesDurably { try Folder.sync(folder) }
    }

    func putStaged(_ path: FilePath, _ bytes: some Sequence<UInt8>) throws {
        if stagesDurably { try DurableFile.create(path, bytes) } else { try OpenFile(creating: path).write(bytes) }
    }

    /// Removes a staged folder with its further folders.
    func removeStaged(_ folder: RecordFolder) throws {
        if try FileStatus.ifPresent(folder.further)?.kind == .folder { try Folder.removeTree(folder.further) }
        try Folder.removeWithFiles(folder.folder)
    }

    /// Renames a folder and syncs both parents.
    func moveFolder(_ old: FilePath, to new: FilePath) throws {
        try rename(old, to: new)
        try syncStaged(new.removingLastComponent())
        try syncStaged(old.removingLastComponent())
    }

    func rename(_ old: FilePath, to new: FilePath) throws {
        guard try renameWithoutReplacing(old, to: new) else {
            throw LibraryError.system(path: FileLocation(new).path, detail: Errno.fileExists.description)
        }
    }

    /// Moves further records' folders out of the first one's; needs the ledger's lock.
    @discardableResult
    func moveFurther(out first: RecordFolder, in place: UserLayout) throws -> [RecordID] {
        guard try FileStatus.ifPresent(first.further)?.kind == .folder else { return [] }
        let ids = try Folder.names(in: first.further).compactMap { RecordID($0.string) }
        for id in ids { try moveFolder(first.further(id).folder, to: place.record(id).folder) }
        try Folder.removeWithFiles(first.further)
        try syncStaged(first.folder)
        return ids
    }
}

extension LibraryLayout {
    /// Names in `Users/` that are valid user ids.
    func usersWithFolder() throws -> [UserID] {
        try Folder.names(in: users).compactMap { name in
            guard let user = UserID(name.string), try FileStatus.ifPresent(self.user(user).folder)?.kind == .folder
            else { return nil }
            return user
        }
    }
}

extension UserLayout {
    /// Creates what is missing of the user's folders.
    func prepare() throws {
        for folder in [folder, records, staging] { try Folder.makeIfMissing(folder) }
    }

    /// Staged folders of processes that died; call within ``LibraryStore/claiming(for:_:)``.
    func deadClaims() throws -> [RecordFolder] {
        try Folder.names(in: staging).compactMap { name in
            guard let id = RecordID(name.string) else { return nil }
            let claim = claim(id)
            return try isHeld(claim.lock) ? nil : claim
        }
    }

    private func isHeld(_ lock: FilePath) throws -> Bool {
        do {
            return try !OpenFile(lock, flags: O_RDWR).tryLock()
        } catch LibraryError.vanished {
            return false
        }
    }
}
