public import struct Foundation.Date

/// Takes photos in and keeps them.
///
/// Nothing that it acknowledged is ever lost.
public protocol ReceiptArchive: Sendable {
    /// Claims a file for the time of the work: copied into the library's staging area, without following links, and synced.
    ///
    /// Afterwards a consumed source is removed, if its bytes are safe and it still is the file that was claimed. Where the work
    /// throws, or decides nothing, the source stays and nothing else is kept.
    func withStaged<Result: Sendable>(
        _ file: IncomingFile,
        _ work: @Sendable (any StagedFile) async throws -> Result
    ) async throws -> Result

    /// The record of the user that holds an image with the bytes of a file that is not claimed: it is read once, and nothing
    /// is kept of it.
    func record(holdingBytesOf file: IncomingFile) async throws -> Record?

    func failedFiles(of user: UserID) async throws -> [FailedFile]

    /// Repairs what a killed process left behind. Safe to call at any time, from any process.
    @discardableResult
    func recover() async throws -> RecoveryReport
}

/// A photo that is claimed, and what can become of it.
public protocol StagedFile: Sendable {
    var receipt: StagedReceipt { get }

    func contents() async throws -> [UInt8]

    /// The record of this user that already holds an image with these bytes.
    func knownRecord() async throws -> Record?

    /// Where the copy lies.
    var location: FileLocation { get async }

    /// Stages a file that came in this one, for the time of the work; see ``ReceiptArchive/withStaged(_:_:)``.
    func withMember<Result: Sendable>(
        _ member: ContainedFile,
        _ work: @Sendable (any StagedFile) async throws -> Result
    ) async throws -> Result

    /// All that is to be kept of the file is in records: a consumed source may go.
    func finish() async throws

    /// An identifier for a further record of this photo; later ones sort behind earlier ones.
    func furtherID(_ number: Int) async -> RecordID

    /// Makes the photo a record, or several, each with the whole photo: the image folders first, then the ledger lines, which
    /// are the commit: all of them or none.
    ///
    /// The first has the identifier of ``receipt``. When another process committed the same bytes meanwhile, the staged copy
    /// is dropped and that record is returned.
    func commit(_ drafts: [ReadDraft]) async throws -> [Record]

    /// Keeps a consumed file in `Failed/`, with the reason beside it; of any other nothing is kept.
    func quarantine(code: String, message: String) async throws -> FailedFile
}

extension StagedFile {
    /// Makes the photo one record.
    public func commit(_ record: Record, reading: Reading) async throws -> Record {
        try await commit([ReadDraft(record: record, reading: reading)]).first ?? record
    }
}

/// A draft and what it was made of.
public struct ReadDraft: Sendable {
    public var record: Record
    public var reading: Reading

    public init(record: Record, reading: Reading) {
        self.record = record
        self.reading = reading
    }
}

/// What ``ReceiptArchive/recover()`` found and did.
public struct RecoveryReport: Hashable, Sendable {
    /// Half-claimed files that were undone; their sources are where they were.
    public var undone: Int
    /// Record folders that got the ledger line they lacked.
    public var completed: [RecordID]
    /// Torn ends of ledgers that were set aside, by path.
    public var tornLedgers: [String]

    public init(undone: Int = 0, completed: [RecordID] = [], tornLedgers: [String] = []) {
        self.undone = undone
        self.completed = completed
        self.tornLedgers = tornLedgers
    }
}

/// The users' records.
public protocol RecordRepository: RecordSearch {
    func users() async throws -> [User]
    /// `nil` where there is none of that name.
    func user(_ id: UserID) async throws -> User?

    /// Makes the user's folder where it does not exist yet.
    func addUser(_ id: UserID, profile: Profile) async throws -> User

    /// The newest state of every record, by id.
    func records(of user: UserID) async throws -> [Record]

    /// What has become of records since an earlier call: everything where that was of another ledger, or there was none.
    func changes(of user: UserID, since mark: LedgerMark?) async throws -> RecordDelta

    /// The same, without the records of which it is known already what they teach.
    func memoryNews(of user: UserID, since mark: LedgerMark?) async throws -> MemoryNews

    func record(_ id: RecordID, of user: UserID) async throws -> Record

    /// The record whose identifier begins or ends with the text, as `list` shows it.
    func record(matching text: String, of user: UserID) async throws -> Record

    /// Changes a record in one step: nothing can slip in between reading and writing, and it is on the disk on return.
    ///
    /// - Throws: ``LibraryError/stale(_:current:)`` when the record is no longer at `revision`.
    func update(
        _ id: RecordID,
        of user: UserID,
        basedOn revision: Int?,
        _ change: @Sendable (inout Record) throws -> Void
    ) async throws -> Record

    /// All states of a record, oldest first.
    func history(of id: RecordID, user: UserID) async throws -> [LedgerEntry]

    /// The evidence kept with a record; `nil` where there is none.
    func reading(of id: RecordID, user: UserID) async throws -> Reading?

    func imageLocation(_ image: StoredImage, of record: Record) async throws -> FileLocation
}

/// Further images of records: the card's slip, the thing that was bought.
public protocol ImageRepository: Sendable {
    /// Keeps the files with the record, byte for byte, and changes nothing else of it: one step, which can be undone.
    ///
    /// A file that the record has already is passed over; where one of them cannot be kept, none is. The files stay where they
    /// are. `describe` is asked about each.
    func attach(
        _ files: [IncomingFile],
        to id: RecordID,
        of user: UserID,
        as role: ImageRole,
        describe: @Sendable ([UInt8]) async throws -> ImageFacts
    ) async throws -> Record

    /// Takes an image from the record: one step, which can be undone, and so the file is kept.
    ///
    /// - Throws: ``LibraryError/lastImage(_:)`` for the only one.
    func detach(_ image: StoredImage, from id: RecordID, of user: UserID) async throws -> Record
}

/// How far a ledger was read; of use only to the repository that it comes from.
public struct LedgerMark: Hashable, Sendable {
    /// Which reading of the file: another one begins anew.
    public var reading: UInt64
    public var position: Int

    public init(reading: UInt64, position: Int) {
        self.reading = reading
        self.position = position
    }
}

/// The newest states of records that changed.
public struct RecordDelta: Hashable, Sendable {
    public var records: [Record]
    /// All there are: what was known before does not count any more.
    public var isEverything: Bool
    /// Where the next call goes on.
    public var mark: LedgerMark

    public init(records: [Record], isEverything: Bool, mark: LedgerMark) {
        self.records = records
        self.isEverything = isEverything
        self.mark = mark
    }
}

/// A state of a record as the ledger holds it.
public struct LedgerEntry: Hashable, Sendable {
    public var sequence: Int
    public var at: Date
    public var record: Record

    public init(sequence: Int, at: Date, record: Record) {
        self.sequence = sequence
        self.at = at
        self.record = record
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

/// Keeps how users write and spend.
public protocol ProfileRepository: Sendable {
    /// Changes the profile of a user who is there; throws ``LibraryError/noSuchUser(_:)`` for others.
    @discardableResult
    func updateProfile(of user: UserID, _ change: @Sendable (inout Profile) throws -> Void) async throws -> Profile
}

/// How a user writes and spends.
public struct Profile: Hashable, Sendable {
    /// BCP 47: `ko-KR`.
    public var locale: String
    public var currency: Currency?
    /// Languages of their receipts, the likeliest first (ISO 639-1).
    public var languages: [String]
    public var dateOrder: ReadingContext.DateOrder?

    public init(
        locale: String,
        currency: Currency?,
        languages: [String] = ["ko", "en"],
        dateOrder: ReadingContext.DateOrder? = nil
    ) {
        self.locale = locale
        self.currency = currency
        self.languages = languages
        self.dateOrder = dateOrder
    }
}
