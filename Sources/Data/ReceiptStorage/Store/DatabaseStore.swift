import ReceiptDomain
import ReceiptFiles
import Synchronization
import struct SystemPackage.FilePath

/// A library in a database, with this machine's inbox, and copies of files that may be removed at any time.
final class DatabaseStore: LibraryStore {
    let root: FileLocation
    let layout: LibraryLayout
    let shared: any SharedLibrary
    private let lockTimeout: Duration
    private let isBeingMoved: Bool
    /// Users that were found or added, so that they are not looked up for every question.
    private let known = Mutex<Set<UserID>>([])

    init(
        _ shared: any SharedLibrary,
        inboxIn folder: FileLocation,
        copiesIn copies: FileLocation,
        lockTimeout: Duration,
        isBeingMoved: Bool
    ) throws {
        root = FileLocation(shared.name)
        layout = LibraryLayout(root: try FilePath(folder), kept: try FilePath(copies))
        (self.shared, self.lockTimeout, self.isBeingMoved) = (shared, lockTimeout, isBeingMoved)
    }

    // MARK: Users

    func users() throws -> [UserID] { try shared.users() }

    func has(_ user: UserID) throws -> Bool {
        if known.withLock({ $0.contains(user) }) { return true }
        guard try shared.has(user) else { return false }
        known.withLock { _ = $0.insert(user) }
        return true
    }

    func add(_ user: UserID) throws { try shared.add(user) }

    func prepareFolders(of user: UserID) throws {
        guard try has(user) else { throw LibraryError.noSuchUser(user) }
        try layout.user(user).prepare()
    }

    func lines(of user: UserID, evenIfMoved: Bool) throws -> any LineStore {
        try shared.lines(of: user, evenIfMoved: evenIfMoved || isBeingMoved)
    }

    func files(of user: UserID) throws -> any UserFiles {
        LocalFileCache(try shared.parts(of: user), place: layout.user(user))
    }

    // MARK: Users that are moved to another user

    func merge(of user: UserID) throws -> UserMerge? { try shared.placeOfMoved(user).flatMap(UserMerge.init(mark:)) }

    func setMerge(_ merge: UserMerge?, of user: UserID) throws { try shared.setMoved(user, to: merge?.mark) }

    func photosWaiting(of user: UserID) throws -> Int { try shared.photosWaiting(of: user) }

    /// All lines of a move come in one transaction, or none.
    var leavesUnfinishedLines: Bool { false }

    func retire(_ user: UserID, id: RecordID) throws {
        try shared.retire(user)
        known.withLock { _ = $0.remove(user) }
    }

    // MARK: Files of no user

    func commonFile(_ name: String) throws -> [UInt8]? { try shared.commonFile(name) }

    func changeCommonFile(_ name: String, _ change: ([UInt8]?) throws -> [UInt8]) throws {
        try shared.changeCommonFile(name, change)
    }

    func changeToken(of user: UserID?) throws -> ChangeToken {
        var token = try ChangeToken(of: user.map { [layout.inbox.appending($0.rawValue)] } ?? [])
        token.add(try shared.marks(of: user), changed: 0)
        return token
    }

    // MARK: Staged files

    /// Files and lines are stored in one transaction, and until then the source is there.
    var stagesDurably: Bool { false }

    /// Staged files concern this machine only, so the ledger's lock is not needed.
    func claiming<Result>(for ledger: Ledger, _ work: () throws -> Result) throws -> Result {
        let lock = try OpenFile(creating: layout.root.appending(".claims.lock"), flags: 0)
        try lock.lock(until: .now + lockTimeout)
        defer { lock.unlock() }
        return try work()
    }

    // MARK: Maintenance

    func usersToRecover() throws -> [UserID] {
        try layout.usersWithFolder().filter { user in
            let staging = layout.user(user).staging
            return try FileStatus.ifPresent(staging) != nil && !Folder.names(in: staging).isEmpty
        }
    }

    /// Only staged files of this machine can be left.
    func recover(_ ledger: Ledger, into report: inout RecoveryReport) throws {
        try claiming(for: ledger) {
            let dead = try layout.user(ledger.user).deadClaims()
            for claim in dead { try removeStaged(claim) }
            report.undone += dead.count
        }
    }

    func inspectFolders() -> [LibraryFinding] { [] }

    func repair(_ finding: LibraryFinding, _ recovery: RecoveryReport) -> LibraryFinding.Repair? {
        finding.kind == .unneededPicture ? .removed : nil
    }
}
