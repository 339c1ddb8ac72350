/// Where a line of a ledger lies, without its newline, and a part of its hash, by which a reader knows it again.
public struct LinePlace: Hashable, Sendable {
    public var offset: Int
    public var length: Int
    /// The first eight bytes of its SHA-256; 0 where that is not known.
    public var mark: Int64

    public init(offset: Int, length: Int, mark: Int64 = 0) {
        self.offset = offset
        self.length = length
        self.mark = mark
    }
}

/// What a line of a ledger is about.
public enum LedgerSubject: Hashable, Sendable {
    case record(RecordID)
    case entity(EntityKey)
}

/// Which entity, of whatever kind.
public struct EntityKey: Hashable, Sendable {
    public var kind: String
    public var id: String

    public init(kind: String, id: String) {
        self.kind = kind
        self.id = id
    }
}

/// A line of a ledger as a part of a step.
public struct LedgerStepLine: Hashable, Sendable {
    public var subject: LedgerSubject
    public var place: LinePlace
    public var step: Int
    /// The step that the line takes back.
    public var undoes: Int?
    /// It tells what was before, which is nothing that could be taken back.
    public var adopts: Bool

    public init(subject: LedgerSubject, place: LinePlace, step: Int, undoes: Int?, adopts: Bool) {
        self.subject = subject
        self.place = place
        self.step = step
        self.undoes = undoes
        self.adopts = adopts
    }
}

/// What follows from the lines of a ledger up to some line, as it was when they were read: it never changes.
///
/// It is derived, and can be made again at any time. Whoever asks has to do without it where an answer throws.
public protocol RecordIndex: Sendable {
    /// What its maker left, to go on from.
    var checkpoint: String { get }

    /// All lines about something, oldest first.
    func stepLines(of subject: LedgerSubject) throws -> [LedgerStepLine]
    /// The newest line about something.
    func newestLine(of subject: LedgerSubject) throws -> LinePlace?
    /// The newest lines of all records, in the order of their identifiers.
    func newestLines() throws -> [LinePlace]
    /// Records whose identifier begins or ends with the text.
    func records(matching text: String, limit: Int) throws -> [RecordID]
    /// The records that any line gave an image with these bytes.
    func records(holding sha256: String) throws -> [RecordID]
    /// The occurrences that any line tells of.
    func occurrences() throws -> Set<OccurrenceKey>
    /// The newest lines of records that any line gave an occurrence of the recurrence.
    func lines(ofRecurrence id: String) throws -> [LinePlace]
    /// The newest line about it, and whether it is there; `nil` where no line tells of it.
    func entity(_ key: EntityKey) throws -> (line: LinePlace, isThere: Bool)?
    /// Those of a kind that lines tell of, in the order of their first lines.
    func entities(ofKind kind: String) throws -> [(key: EntityKey, line: LinePlace, isThere: Bool)]
    /// How many lines there are of each kind that is no record.
    func lineCounts() throws -> [String: Int]
    /// Lines in the reverse of their order, from before a number on, each with its number.
    func stepLines(before number: Int?, limit: Int) throws -> [(number: Int, line: LedgerStepLine)]

    // Without the records of a set, whose newer state somebody else has.
    func select(
        _ query: RecordQuery,
        without others: Set<RecordID>,
        after place: RecordOrder?,
        limit: Int
    ) throws -> [(order: RecordOrder, line: LinePlace)]
    func sums(_ query: RecordQuery, without others: Set<RecordID>) throws -> (count: Int, sums: [Currency: Int])
    func counts(without others: Set<RecordID>) throws -> [RecordStatus: Int]
    func records(
        sharing traits: [ReceiptTrait],
        without others: Set<RecordID>,
        limit: Int
    ) throws -> [LinePlace]

    func flows(
        on accounts: Set<String>,
        without others: Set<RecordID>
    ) throws -> (flows: [AccountFlow], parts: [(movement: Movement, line: LinePlace)])
    func sums(ofPlainIn days: DayRange, without others: Set<RecordID>) throws -> [RecordSum]
    /// The newest that moved something on an account, at most so many.
    func moved(
        on account: String,
        _ days: DayRange,
        without others: Set<RecordID>,
        limit: Int
    ) throws -> (lines: [(order: MovementOrder, line: LinePlace)], count: Int)

    /// What was read on the record's images, folded; `nil` where nothing was, or where it was not taken in.
    func readText(of id: RecordID) throws -> String?
    /// The first records whose images were read, but not taken in yet.
    func unreadRecords(limit: Int) throws -> [RecordID]

    /// How often each value was noted under a key, of what confirmed records teach; with a limit, of those values that come
    /// first in order.
    func counts(of key: String, limit: Int?) throws -> [String: Int]
    /// The notes under all keys that begin so.
    func notes(beginning prefix: String) throws -> [LearnedNote]
    /// The newest lines of confirmed records of a shop.
    func lines(ofShop shop: String) throws -> [LinePlace]
}

/// What lines of a ledger add to an index of those before.
public struct IndexChanges: Sendable {
    public struct NewestRecord: Sendable {
        public var record: Record
        public var line: LinePlace

        public init(record: Record, line: LinePlace) {
            self.record = record
            self.line = line
        }
    }

    /// All lines about something that can be told apart, in their order.
    public var lines: [LedgerStepLine] = []
    /// The newest state of each record that has one of the lines.
    public var records: [NewestRecord] = []
    /// Whether each entity that has one of the lines is there.
    public var entities: [EntityKey: Bool] = [:]
    /// How many of the lines are of each kind that is no record.
    public var lineCounts: [String: Int] = [:]
    /// The records that the lines gave an image with these bytes.
    public var holders: [String: [RecordID]] = [:]
    /// The occurrences that the lines tell of, and whose lines.
    public var occurrences: [OccurrenceKey: Set<RecordID>] = [:]

    public init() {}
}

/// An index in the making.
public protocol RecordIndexWriter: AnyObject {
    /// `earlier` reads the record that a line has.
    func add(_ changes: IndexChanges, earlier: (LinePlace) throws -> Record) throws
    /// Takes in what was read on the images of records; nothing for one with none.
    func add(readTexts texts: [RecordID: String]) throws
    /// Records whose images were read, but not taken in yet.
    func unreadRecords(limit: Int) throws -> [RecordID]
    /// Makes it the user's index.
    func finish(checkpoint: String) throws -> any RecordIndex
}

/// Keeps an index beside each ledger.
public protocol RecordIndexes: Sendable {
    /// The index in a user's folder, as far as it is whole; it may be one of another ledger.
    func index(in folder: FileLocation, of user: UserID) -> (any RecordIndex)?
    /// Begins an index, with everything that an earlier one has.
    func writer(
        in folder: FileLocation,
        of user: UserID,
        continuing earlier: (any RecordIndex)?
    ) throws -> any RecordIndexWriter
}

public enum RecordIndexFile {
    /// Of the file in a user's folder: nothing that a backup needs.
    public static let name = "index.sqlite"
}
