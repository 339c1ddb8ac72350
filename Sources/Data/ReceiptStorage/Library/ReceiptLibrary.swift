public import ReceiptDomain
public import ReceiptFiles
import struct SystemPackage.FilePath

public import struct Foundation.Date
public import struct Foundation.TimeZone

/// A library on disk: everything of one household under one folder, shared by as many processes as like.
///
/// All work is done on a thread of its own, one call after another; between processes each user's ledger lock keeps order.
public actor ReceiptLibrary {
    /// What a library takes and how long it waits.
    public struct Limits: Hashable, Sendable {
        /// Of one photo.
        public var fileBytes: Int
        /// Of an archive of photos.
        public var archiveBytes: Int
        /// How long another process may hold a lock before ``LibraryError/locked(path:)``.
        public var lockTimeout: Duration
        /// So many bytes of a ledger may follow on those that an index tells of.
        public var ledgerTail: Int

        public init(
            fileBytes: Int = FileLimit.photo,
            archiveBytes: Int = FileLimit.archive,
            lockTimeout: Duration = .seconds(30),
            ledgerTail: Int = 1 << 20
        ) {
            self.ledgerTail = ledgerTail
            self.fileBytes = fileBytes
            self.archiveBytes = archiveBytes
            self.lockTimeout = lockTimeout
        }
    }

    /// Where it is, as messages call it.
    public nonisolated let root: FileLocation
    let layout: LibraryLayout
    let limits: Limits
    let now: @Sendable () -> Date
    let timeZone: TimeZone
    /// Of entities, those that this program knows.
    let kinds: Set<String>
    private let indexes: (any RecordIndexes)?
    private let onDamage: @Sendable (LedgerDamage) -> Void
    private var random: any RandomNumberGenerator & Sendable
    var quarantined: [UserID: QuarantineIndex] = [:]
    private(set) var ledgers: [UserID: Ledger] = [:]
    /// Opened to be moved: what was moved before is opened, too.
    private let isBeingMoved: Bool
    /// `nil` where the folder itself is the library.
    nonisolated let shared: (any SharedLibrary)?
    var mirrors: [UserID: LocalFileCache] = [:]
    /// Of a library elsewhere, where there may be thousands of users: a profile stays what it was when its user was added.
    var profiles: [UserID: Profile] = [:]
    /// As ``DeviceRepository`` knows them, with the state of the file that they were read from.
    var knownDevices: (version: FileVersion, content: StoredDevices)?
    private var hasSyncedFolders = false
    private let executor = QueueExecutor(label: "library")

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Opens the library, and makes its folders where they are missing.
    ///
    /// `entities` are the kinds of lines that the program knows beside records; others are kept and passed over. With `indexes`,
    /// long ledgers are not read from their beginning. A file's date is a day in the time zone. `onDamage` is told of each damaged line when it is met: the library goes on
    /// without that line.
    ///
    /// - Throws: ``LibraryError/unsafeArrangement(detail:)`` for a root that lies inside a library's inbox, and the like.
    public init(
        root: FileLocation,
        limits: Limits = Limits(),
        now: @escaping @Sendable () -> Date,
        timeZone: TimeZone = .current,
        random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
        entities: [any LedgerEntity.Type] = [],
        indexes: (any RecordIndexes)? = nil,
        isBeingMoved: Bool = false,
        onDamage: @escaping @Sendable (LedgerDamage) -> Void = { _ in }
    ) throws {
        self.isBeingMoved = isBeingMoved
        self.root = root
        self.limits = limits
        self.now = now
        self.timeZone = timeZone
        self.random = random
        kinds = Set(entities.map { $0.kind } + [RuleEntity.kind])
        self.indexes = indexes
        self.onDamage = onDamage
        shared = nil
        layout = LibraryLayout(root: try FilePath(root))
        if !isBeingMoved { try MovedMarker.refuse(in: layout.root) }
        try LibraryArrangement(layout: layout).prepare()
    }

    /// Opens a library that is kept elsewhere: this machine has its inbox in one folder, and copies of what it uses in another, which
    /// may be removed at any time.
    public init(
        _ shared: any SharedLibrary,
        inboxIn folder: FileLocation,
        copiesIn copies: FileLocation,
        limits: Limits = Limits(),
        now: @escaping @Sendable () -> Date,
        timeZone: TimeZone = .current,
        random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
        entities: [any LedgerEntity.Type] = [],
        indexes: (any RecordIndexes)? = nil,
        isBeingMoved: Bool = false,
        onDamage: @escaping @Sendable (LedgerDamage) -> Void = { _ in }
    ) throws {
        self.isBeingMoved = isBeingMoved
        root = FileLocation(shared.name)
        self.limits = limits
        self.now = now
        self.timeZone = timeZone
        self.random = random
        kinds = Set(entities.map { $0.kind } + [RuleEntity.kind])
        self.indexes = indexes
        self.onDamage = onDamage
        self.shared = shared
        layout = LibraryLayout(root: try FilePath(folder), kept: try FilePath(copies))
        try LibraryArrangement(layout: layout).prepare()
    }

    /// Whether there is a library at the root.
    ///
    /// - Throws: ``LibraryError/notPermitted(path:)`` where that cannot be known: somebody else's library is not an empty one.
    public static func exists(at root: FileLocation) throws -> Bool {
        try FileStatus.ifPresent(LibraryLayout(root: FilePath(root)).users) != nil
    }

    /// The folder for photos; `Inbox/<user>/` is that user's.
    public nonisolated var inbox: FileLocation { FileLocation(layout.inbox) }

    /// Returns when the names of the library's own folders are on the disk; done once, before anything is taken in.
    func syncFolders() throws {
        guard !hasSyncedFolders else { return }
        try LibraryArrangement(layout: layout).sync()
        hasSyncedFolders = true
    }

    /// For a record that is made now, or so many milliseconds later.
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

    /// The user's ledger, not yet brought up to date.
    ///
    /// - Throws: ``LibraryError/noSuchUser(_:)``
    func ledger(of user: UserID) throws -> Ledger {
        let place = layout.user(user)
        if shared == nil { try requireFolder(of: user, place) }
        let known = ledgers[user]
        if known == nil || shared != nil {
            // Refused for a user that does not exist, before there is a folder.
            if let shared, known == nil, try !shared.has(user) { throw LibraryError.noSuchUser(user) }
            // Copies may be removed at any time, with their folders.
            for folder in [place.folder, place.records, place.staging] { try Folder.makeIfMissing(folder) }
        }
        if let known { return known }
        let ledger = Ledger(
            try lines(of: user),
            folder: place.folder,
            fileCache: try fileCache(of: user),
            user: user,
            indexes: indexes,
            longestTail: limits.ledgerTail,
            lockTimeout: limits.lockTimeout,
            now: now,
            onDamage: onDamage
        )
        ledgers[user] = ledger
        return ledger
    }

    /// `nil` for the household's own user where nothing was written yet: that is no error.
    func ledgerIfAny(of user: UserID) throws -> Ledger? {
        do { return try ledger(of: user) } catch LibraryError.noSuchUser(.me) { return nil }
    }

    func ledgerWithoutLines(of user: UserID) -> Ledger {
        let place = layout.user(user)
        return Ledger(
            NoLines(FileLocation(place.ledger).path, of: user),
            folder: place.folder,
            user: user,
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

    /// The user's ledger as it stands in the file, whatever an index says: read from its beginning, and with nothing in memory
    /// but where its records are.
    func ledgerToVerify(of user: UserID) throws -> Ledger {
        _ = try ledger(of: user)
        let place = layout.user(user)
        return Ledger(
            try lines(of: user),
            folder: place.folder,
            fileCache: try fileCache(of: user),
            user: user,
            indexes: NewestPlacesOnly(),
            longestTail: Self.verifiedAtOnce,
            chunkSize: Self.verifiedAtOnce,
            lockTimeout: limits.lockTimeout,
            now: now,
            onDamage: onDamage
        )
    }

    private func lines(of user: UserID) throws -> any LineStore {
        if let shared { return try shared.lines(of: user, evenIfMoved: isBeingMoved) }
        return try FileLineStore(layout.user(user).ledger, of: isBeingMoved ? nil : layout.root)
    }

    private static let verifiedAtOnce = 1 << 20
}
