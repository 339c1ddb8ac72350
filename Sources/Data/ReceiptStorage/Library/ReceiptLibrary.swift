public import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

public import struct Foundation.Date
public import struct Foundation.TimeZone

/// A household's library on disk or in a database, shared by any number of processes.
///
/// All calls run one after another on the library's own thread, and photos are copied beside it; between processes each user's
/// ledger lock keeps order.
public actor ReceiptLibrary {
    /// Size limits and timeouts.
    public struct Limits: Hashable, Sendable {
        /// The most bytes of one photo.
        public var fileBytes: Int
        /// How long to wait for another process's lock before ``LibraryError/locked(path:)``.
        public var lockTimeout: Duration

        public init(fileBytes: Int = FileLimit.photo, lockTimeout: Duration = .seconds(30)) {
            (self.fileBytes, self.lockTimeout) = (fileBytes, lockTimeout)
        }
    }

    /// The library's location as shown in messages.
    public nonisolated var root: FileLocation { store.root }
    nonisolated var layout: LibraryLayout { store.layout }
    let limits: Limits
    let now: @Sendable () -> Date
    let timeZone: TimeZone
    /// The entity kinds that this program knows.
    let kinds: Set<String>
    private let indexes: any RecordIndexes
    private let onDamage: @Sendable (LedgerDamage) -> Void
    private var random: any RandomNumberGenerator & Sendable
    var quarantined: [UserID: QuarantineIndex] = [:]
    private(set) var ledgers: [UserID: Ledger] = [:]
    nonisolated let store: any LibraryStore
    var files: [UserID: any UserFiles] = [:]
    var knownDevices: (token: ChangeToken, content: StoredDevices)?
    private var hasSyncedFolders = false
    let copier = PhotoCopier()
    private let executor = QueueExecutor(label: "library")

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// A library to open.
    public enum Site: Sendable {
        case folder(FileLocation)
        /// A database; `inbox` is the folder of this machine's inbox, `copies` its cache, which may be removed at any time.
        case database(any SharedLibrary, inbox: FileLocation, copies: FileLocation)
    }

    /// Opens the library, and creates its folders where they are missing.
    ///
    /// `entities` are the line kinds that the program knows besides records; others are preserved. A file's date is a day in the
    /// time zone. Opened for a move, a library that is already marked as moved opens, too. `onDamage` is called for each damaged
    /// line, which the library then leaves out.
    ///
    /// - Throws: ``LibraryError/unsafeArrangement(detail:)`` for a root inside another library's inbox, and the like.
    public init(
        _ site: Site,
        limits: Limits = Limits(),
        now: @escaping @Sendable () -> Date,
        timeZone: TimeZone = .current,
        random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
        entities: [any LedgerEntity.Type] = [],
        indexes: any RecordIndexes,
        isBeingMoved: Bool = false,
        onDamage: @escaping @Sendable (LedgerDamage) -> Void = { _ in }
    ) throws {
        store =
            switch site {
            case .folder(let root):
                try FolderStore(root: root, lockTimeout: limits.lockTimeout, isBeingMoved: isBeingMoved)
            case .database(let shared, let inbox, let copies):
                try DatabaseStore(
                    shared,
                    inboxIn: inbox,
                    copiesIn: copies,
                    lockTimeout: limits.lockTimeout,
                    isBeingMoved: isBeingMoved
                )
            }
        (self.limits, self.now, self.timeZone, self.random) = (limits, now, timeZone, random)
        kinds = Set(entities.map { $0.kind } + [RuleEntity.kind, MergedLines.kind])
        self.indexes = indexes
        self.onDamage = onDamage
        try LibraryArrangement(layout: store.layout).prepare()
    }

    /// Whether a library exists at the root.
    ///
    /// - Throws: ``LibraryError/notPermitted(path:)`` where that cannot be known: another user's library must not look empty.
    public static func exists(at root: FileLocation) throws -> Bool {
        try FileStatus.ifPresent(LibraryLayout(root: FilePath(root)).users) != nil
    }

    /// The inbox for photos; `Inbox/<user>/` belongs to that user.
    public nonisolated var inbox: FileLocation { FileLocation(layout.inbox) }

    /// Syncs the library's own folders, once, before the first file is stored.
    func syncFolders() throws {
        guard !hasSyncedFolders else { return }
        try LibraryArrangement(layout: layout).sync()
        hasSyncedFolders = true
    }

    /// An id for a record created now, or the given milliseconds later.
    func newID(after milliseconds: Int = 0) -> RecordID {
        RecordID(
            milliseconds: UInt64(max(0, Timestamp(now()).millisecondsSince1970 + milliseconds)),
            using: &random
        )
    }

    /// The user's ledger, whose newest lines may not be read yet.
    ///
    /// - Throws: ``LibraryError/noSuchUser(_:)``
    func ledger(of user: UserID) throws -> Ledger {
        do {
            try store.prepareFolders(of: user)
        } catch LibraryError.noSuchUser {
            ledgers[user] = nil
            throw LibraryError.noSuchUser(user)
        }
        if let known = ledgers[user] { return known }
        let ledger = try newLedger(of: user, store.lines(of: user, evenIfMoved: false), at: nil)
        ledgers[user] = ledger
        return ledger
    }

    /// `nil` for the default user before the first write, which is no error.
    func ledgerIfAny(of user: UserID) throws -> Ledger? {
        do { return try ledger(of: user) } catch LibraryError.noSuchUser(.me) { return nil }
    }

    func ledgerWithoutLines(of user: UserID) -> Ledger {
        let place = layout.user(user)
        let files = FolderFiles(place)
        return newLedger(of: user, NoLines(FileLocation(place.ledger).path, of: user), files, at: .memory)
    }

    /// The user's ledger read from its beginning, with an index of its own.
    func ledgerToVerify(of user: UserID) throws -> Ledger {
        _ = try ledger(of: user)
        return try newLedger(of: user, store.lines(of: user, evenIfMoved: false), at: .temporary)
    }

    /// The user's ledger with an index of its own, which is locked although its user's records are being moved to another user.
    func ledgerToMerge(of user: UserID) throws -> Ledger {
        _ = try ledger(of: user)
        return try newLedger(of: user, store.lines(of: user, evenIfMoved: true), at: .temporary)
    }

    private func newLedger(of user: UserID, _ lines: any LineStore, at place: RecordIndexPlace?) throws -> Ledger {
        newLedger(of: user, lines, try files(of: user), at: place)
    }

    private func newLedger(
        of user: UserID,
        _ lines: any LineStore,
        _ files: any UserFiles,
        at place: RecordIndexPlace?
    ) -> Ledger {
        Ledger(
            lines,
            place: layout.user(user),
            files: files,
            user: user,
            indexes: indexes,
            indexPlace: place,
            lockTimeout: limits.lockTimeout,
            now: now,
            onDamage: onDamage
        )
    }

    func files(of user: UserID) throws -> any UserFiles {
        if let known = files[user] { return known }
        let new = try store.files(of: user)
        files[user] = new
        return new
    }

    func forget(_ user: UserID) { (ledgers[user], files[user], quarantined[user]) = (nil, nil, nil) }
}
