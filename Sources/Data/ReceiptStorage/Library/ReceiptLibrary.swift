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
        /// The most bytes of an archive of photos.
        public var archiveBytes: Int
        /// How long to wait for another process's lock before ``LibraryError/locked(path:)``.
        public var lockTimeout: Duration

        public init(
            fileBytes: Int = FileLimit.photo,
            archiveBytes: Int = FileLimit.archive,
            lockTimeout: Duration = .seconds(30)
        ) {
            self.fileBytes = fileBytes
            self.archiveBytes = archiveBytes
            self.lockTimeout = lockTimeout
        }
    }

    /// The library's location as shown in messages.
    public nonisolated let root: FileLocation
    let layout: LibraryLayout
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
    /// Opened for a move, which also opens a library already marked as moved.
    private let isBeingMoved: Bool
    /// `nil` for a folder library.
    nonisolated let shared: (any SharedLibrary)?
    var mirrors: [UserID: LocalFileCache] = [:]
    /// Cached for a shared library, which may have thousands of users; a profile never changes after its user was added.
    var profiles: [UserID: Profile] = [:]
    /// The devices with the version of the file that they were read from.
    var knownDevices: (version: FileVersion, content: StoredDevices)?
    private var hasSyncedFolders = false
    let copier = PhotoCopier()
    private let executor = QueueExecutor(label: "library")

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Opens the library, and creates its folders where they are missing.
    ///
    /// `entities` are the line kinds that the program knows besides records; others are preserved. A file's date is a day in the time zone. `onDamage` is called for each damaged line,
    /// which the library then leaves out.
    ///
    /// - Throws: ``LibraryError/unsafeArrangement(detail:)`` for a root inside another library's inbox, and the like.
    public init(
        root: FileLocation,
        limits: Limits = Limits(),
        now: @escaping @Sendable () -> Date,
        timeZone: TimeZone = .current,
        random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
        entities: [any LedgerEntity.Type] = [],
        indexes: any RecordIndexes,
        isBeingMoved: Bool = false,
        onDamage: @escaping @Sendable (LedgerDamage) -> Void = { _ in }
    ) throws {
        self.isBeingMoved = isBeingMoved
        self.root = root
        self.limits = limits
        self.now = now
        self.timeZone = timeZone
        self.random = random
        kinds = Set(entities.map { $0.kind } + [RuleEntity.kind, MergedLines.kind])
        self.indexes = indexes
        self.onDamage = onDamage
        shared = nil
        layout = LibraryLayout(root: try FilePath(root))
        if !isBeingMoved { try MovedMarker.refuse(in: layout.root) }
        try LibraryArrangement(layout: layout).prepare()
    }

    /// Opens a shared library: `folder` has this machine's inbox, `copies` its cache, which may be removed at any time.
    public init(
        _ shared: any SharedLibrary,
        inboxIn folder: FileLocation,
        copiesIn copies: FileLocation,
        limits: Limits = Limits(),
        now: @escaping @Sendable () -> Date,
        timeZone: TimeZone = .current,
        random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
        entities: [any LedgerEntity.Type] = [],
        indexes: any RecordIndexes,
        isBeingMoved: Bool = false,
        onDamage: @escaping @Sendable (LedgerDamage) -> Void = { _ in }
    ) throws {
        self.isBeingMoved = isBeingMoved
        root = FileLocation(shared.name)
        self.limits = limits
        self.now = now
        self.timeZone = timeZone
        self.random = random
        kinds = Set(entities.map { $0.kind } + [RuleEntity.kind, MergedLines.kind])
        self.indexes = indexes
        self.onDamage = onDamage
        self.shared = shared
        layout = LibraryLayout(root: try FilePath(folder), kept: try FilePath(copies))
        try LibraryArrangement(layout: layout).prepare()
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
        struct Generator: RandomNumberGenerator {
            var base: any RandomNumberGenerator & Sendable
            mutating func next() -> UInt64 { base.next() }
        }
        var generator = Generator(base: random)
        defer { random = generator.base }
        return RecordID(
            milliseconds: UInt64(max(0, Timestamp(now()).millisecondsSince1970 + milliseconds)),
            using: &generator
        )
    }

    /// The user's ledger, whose newest lines may not be read yet.
    ///
    /// - Throws: ``LibraryError/noSuchUser(_:)``
    func ledger(of user: UserID) throws -> Ledger {
        let place = layout.user(user)
        if shared == nil { try requireFolder(of: user, place) }
        let known = ledgers[user]
        if known == nil || shared != nil {
            // Refused before a folder is created for a user who does not exist.
            if let shared, known == nil, try !shared.has(user) { throw LibraryError.noSuchUser(user) }
            // The cache may be removed at any time, with its folders.
            for folder in [place.folder, place.records, place.staging] { try Folder.makeIfMissing(folder) }
        }
        if let known { return known }
        let ledger = Ledger(
            try lines(of: user),
            folder: place.folder,
            fileCache: try fileCache(of: user),
            user: user,
            indexes: indexes,
            lockTimeout: limits.lockTimeout,
            now: now,
            onDamage: onDamage
        )
        ledgers[user] = ledger
        return ledger
    }

    /// `nil` for the default user before the first write, which is no error.
    func ledgerIfAny(of user: UserID) throws -> Ledger? {
        do { return try ledger(of: user) } catch LibraryError.noSuchUser(.me) { return nil }
    }

    func ledgerWithoutLines(of user: UserID) -> Ledger {
        let place = layout.user(user)
        return Ledger(
            NoLines(FileLocation(place.ledger).path, of: user),
            folder: place.folder,
            user: user,
            indexes: indexes,
            indexPlace: .memory,
            lockTimeout: limits.lockTimeout,
            now: now,
            onDamage: onDamage
        )
    }

    private func requireFolder(of user: UserID, _ place: UserLayout) throws {
        guard let status = try FileStatus.ifPresent(place.folder) else {
            ledgers[user] = nil
            throw LibraryError.noSuchUser(user)
        }
        guard status.kind == .folder else {
            throw LibraryError.unsafeFile(path: FileLocation(place.folder).path, kind: status.kind.rawValue)
        }
    }

    /// The user's ledger read from its beginning, with an index of its own.
    func ledgerToVerify(of user: UserID) throws -> Ledger {
        _ = try ledger(of: user)
        let place = layout.user(user)
        return Ledger(
            try lines(of: user),
            folder: place.folder,
            fileCache: try fileCache(of: user),
            user: user,
            indexes: indexes,
            indexPlace: .temporary,
            lockTimeout: limits.lockTimeout,
            now: now,
            onDamage: onDamage
        )
    }

    /// The user's ledger with an index of its own, which is locked although its user's records are being moved to another user.
    func ledgerToMerge(of user: UserID) throws -> Ledger {
        _ = try ledger(of: user)
        return Ledger(
            try lines(of: user, evenIfMoved: true),
            folder: layout.user(user).folder,
            fileCache: try fileCache(of: user),
            user: user,
            indexes: indexes,
            indexPlace: .temporary,
            lockTimeout: limits.lockTimeout,
            now: now,
            onDamage: onDamage
        )
    }

    /// Forgets what was read of the user.
    func forget(_ user: UserID) {
        (ledgers[user], mirrors[user], profiles[user], quarantined[user]) = (nil, nil, nil, nil)
    }

    private func lines(of user: UserID, evenIfMoved: Bool = false) throws -> any LineStore {
        let evenIfMoved = evenIfMoved || isBeingMoved
        if let shared { return try shared.lines(of: user, evenIfMoved: evenIfMoved) }
        return try FileLineStore(layout.user(user).ledger, of: evenIfMoved ? nil : layout.root)
    }
}
