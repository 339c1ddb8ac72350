public import struct Foundation.Date

/// Stores photos durably.
///
/// An acknowledged photo is never lost.
public protocol ReceiptArchive: Sendable {
    /// Claims a file during the work: copies it to the staging area, without following links, and syncs it.
    ///
    /// Afterwards a consumed source is removed if its bytes are stored and it is still the claimed file. Where the work throws or
    /// stores nothing, the source stays and nothing else is kept.
    func withStaged<Result: Sendable>(
        _ file: IncomingFile,
        _ work: @Sendable (any StagedFile) async throws -> Result
    ) async throws -> Result

    /// The user's record that has the bytes of an unclaimed file, which is read once and not stored.
    func record(holdingBytesOf file: IncomingFile) async throws -> Record?

    func failedFiles(of user: UserID) async throws -> [FailedFile]

    /// Repairs the remains of killed processes; safe at any time from any process.
    @discardableResult
    func recover() async throws -> RecoveryReport
}

/// A claimed photo and the operations that end the claim.
public protocol StagedFile: Sendable {
    var receipt: StagedReceipt { get }

    func contents() async throws -> [UInt8]

    /// The user's record that already has these bytes.
    func knownRecord() async throws -> Record?

    /// The path of the staged copy.
    var location: FileLocation { get async }

    /// Stages a file contained in this one during the work; see ``ReceiptArchive/withStaged(_:_:)``.
    func withMember<Result: Sendable>(
        _ member: ContainedFile,
        _ work: @Sendable (any StagedFile) async throws -> Result
    ) async throws -> Result

    /// Ends the claim where all receipts of the file are stored; a consumed source may be removed.
    func finish() async throws

    /// The id of the photo's `number`th further record; later ids sort after earlier ones.
    func furtherID(_ number: Int) async -> RecordID

    /// Commits one record or several for the photo, all or none: the image folders first, then the ledger lines.
    ///
    /// The first has the id of ``receipt``. Where another process stored the same bytes meanwhile, the staged copy is dropped and
    /// that record returned.
    func commit(_ drafts: [ReadDraft]) async throws -> [Record]

    /// Moves a consumed file to `Failed/` with its reason; any other file is left alone and nothing stored.
    func quarantine(code: String, message: String) async throws -> FailedFile
}

extension StagedFile {
    /// Commits the photo as one record.
    public func commit(_ record: Record, reading: Reading) async throws -> Record {
        try await commit([ReadDraft(record: record, reading: reading)]).first ?? record
    }
}

public struct ReadDraft: Sendable {
    public var record: Record
    public var reading: Reading

    public init(record: Record, reading: Reading) {
        self.record = record
        self.reading = reading
    }
}

/// The results of ``ReceiptArchive/recover()``.
public struct RecoveryReport: Hashable, Sendable {
    /// Unfinished claims that were undone; their sources are unchanged.
    public var undone: Int
    /// Record folders that got their missing ledger line.
    public var completed: [RecordID]
    /// Paths of the torn ledger ends that were set aside.
    public var tornLedgers: [String]

    public init(undone: Int = 0, completed: [RecordID] = [], tornLedgers: [String] = []) {
        (self.undone, self.completed, self.tornLedgers) = (undone, completed, tornLedgers)
    }
}

public protocol RecordRepository: RecordSearch {
    func users() async throws -> [User]
    /// `nil` where the user does not exist.
    func user(_ id: UserID) async throws -> User?

    /// Creates the user where they do not exist.
    func addUser(_ id: UserID, profile: Profile) async throws -> User

    /// The newest state of each record, in order of ids.
    func records(of user: UserID) async throws -> [Record]

    /// The counts learned from the user's records.
    func learnedHistory(of user: UserID) async throws -> any LearnedHistory

    func record(_ id: RecordID, of user: UserID) async throws -> Record

    /// The one record whose id begins or ends with the text, as `list` shows it.
    func record(matching text: String, of user: UserID) async throws -> Record

    /// Changes a record atomically, synced to disk on return.
    ///
    /// - Throws: ``LibraryError/stale(_:current:)`` where the record is no longer at `revision`.
    func update(
        _ id: RecordID,
        of user: UserID,
        basedOn revision: Int?,
        _ change: @Sendable (inout Record) throws -> Void
    ) async throws -> Record

    /// All states of a record, oldest first.
    func history(of id: RecordID, user: UserID) async throws -> [LedgerEntry]

    /// The reading stored with a record; `nil` where there is none.
    func reading(of id: RecordID, user: UserID) async throws -> Reading?

    func imageLocation(_ image: StoredImage, of record: Record) async throws -> FileLocation
}

/// Stores further images of records: card slips, photos of the goods.
public protocol ImageRepository: Sendable {
    /// Attaches the files to the record as one step, which can be undone.
    ///
    /// Files that the record already has are skipped; where one cannot be stored, none is. The sources stay. `describe` reads
    /// each file's facts.
    func attach(
        _ files: [IncomingFile],
        to id: RecordID,
        of user: UserID,
        as role: ImageRole,
        describe: @Sendable ([UInt8]) async throws -> ImageFacts
    ) async throws -> Record

    /// Detaches an image as one step, which can be undone; its file is kept for that.
    ///
    /// - Throws: ``LibraryError/lastImage(_:)`` for the record's only image.
    func detach(_ image: StoredImage, from id: RecordID, of user: UserID) async throws -> Record
}

/// One state of a record in its ledger.
public struct LedgerEntry: Hashable, Sendable {
    public var sequence: Int
    public var at: Date
    public var record: Record

    public init(sequence: Int, at: Date, record: Record) {
        (self.sequence, self.at, self.record) = (sequence, at, record)
    }
}

public struct User: Hashable, Sendable {
    public var id: UserID
    public var profile: Profile

    public init(id: UserID, profile: Profile) {
        self.id = id
        self.profile = profile
    }
}

/// Tells which own currencies are in use.
public protocol CurrencyRepository: RecordJournal {
    /// Whether any line of any user's ledger mentions the currency, apart from its own definition.
    func mentions(_ currency: OwnCurrency) async throws -> Bool
}

/// Stores users' profiles.
public protocol ProfileRepository: Sendable {
    /// Changes the profile of an existing user; throws ``LibraryError/noSuchUser(_:)`` for others.
    @discardableResult
    func updateProfile(of user: UserID, _ change: @Sendable (inout Profile) throws -> Void) async throws -> Profile
}

/// A user's locale, currency, languages, date order and months.
public struct Profile: Hashable, Sendable {
    /// BCP 47: `ko-KR`.
    public var locale: String
    public var currency: Currency?
    /// Languages of the user's receipts, likeliest first (ISO 639-1).
    public var languages: [String]
    public var dateOrder: ReadingContext.DateOrder?
    /// The day on which each month of the household's book begins, 1 to 31; a month without it begins on its last day.
    public var monthStart: Int

    public init(
        locale: String,
        currency: Currency?,
        languages: [String] = ["ko", "en"],
        dateOrder: ReadingContext.DateOrder? = nil,
        monthStart: Int = 1
    ) {
        (self.locale, self.currency, self.languages) = (locale, currency, languages)
        (self.dateOrder, self.monthStart) = (dateOrder, monthStart)
    }
}
