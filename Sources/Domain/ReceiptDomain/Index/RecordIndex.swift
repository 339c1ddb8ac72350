/// The position of a ledger line, without its newline, and part of its hash to verify it by.
public struct LinePlace: Hashable, Sendable, Codable {
    public var offset: Int
    public var length: Int
    /// The first eight bytes of the line's SHA-256; 0 where unknown.
    public var mark: Int64

    public init(offset: Int, length: Int, mark: Int64 = 0) {
        (self.offset, self.length, self.mark) = (offset, length, mark)
    }
}

/// The record or entity that a ledger line is about.
public enum LedgerSubject: Hashable, Sendable {
    case record(RecordID)
    case entity(EntityKey)
}

/// Identifies an entity among all kinds.
public struct EntityKey: Hashable, Sendable {
    public var kind: String
    public var id: String

    public init(kind: String, id: String) {
        self.kind = kind
        self.id = id
    }
}

public struct LedgerStepLine: Hashable, Sendable {
    public var subject: LedgerSubject
    public var place: LinePlace
    public var step: Int
    public var undoes: Int?
    /// Whether the line only states what existed before, which cannot be undone.
    public var adopts: Bool

    public init(subject: LedgerSubject, place: LinePlace, step: Int, undoes: Int?, adopts: Bool) {
        (self.subject, self.place, self.step) = (subject, place, step)
        (self.undoes, self.adopts) = (undoes, adopts)
    }
}

/// An index of all of a ledger's lines, which answers what is asked of them.
///
/// It is derived: a caller whose query throws makes a new one from the ledger.
public protocol RecordIndex: Sendable {
    /// The state of the ledger's reader behind the last indexed line, from which reading continues; empty before the first.
    var checkpoint: String { get throws }
    /// Another text whenever the learned counts have changed.
    var lessons: String { get throws }

    /// Runs the work in one transaction; the index then stands at the checkpoint that it returns.
    ///
    /// - Returns: `false` without running it where another process has advanced the index from `checkpoint` meanwhile.
    func advance(from checkpoint: String, _ work: (any RecordIndexWriter) throws -> String) throws -> Bool

    /// Whether an index in a file says the same of all lines; recognised texts are not compared.
    func hasSameContent(as file: any RecordIndex) throws -> Bool

    /// All lines about the subject, oldest first.
    func stepLines(of subject: LedgerSubject) throws -> [LedgerStepLine]
    func newestLine(of subject: LedgerSubject) throws -> LinePlace?
    /// Those of the records that any line is about.
    func known(among ids: [RecordID]) throws -> Set<RecordID>
    /// The newest line of each record, in order of ids.
    func newestLines() throws -> [LinePlace]
    /// Records whose id begins or ends with the text.
    func records(matching text: String, limit: Int) throws -> [RecordID]
    /// Records that had an image with these bytes in any of their lines.
    func records(holding sha256: String) throws -> [RecordID]
    /// All occurrences mentioned in any line.
    func occurrences() throws -> Set<OccurrenceKey>
    /// The newest lines of records that any line assigned to the recurrence.
    func lines(ofRecurrence id: String) throws -> [LinePlace]
    /// The entity's newest line and whether the entity exists; `nil` where no line is about it.
    func entity(_ key: EntityKey) throws -> (line: LinePlace, isThere: Bool)?
    /// All entities of a kind, removed ones included, in order of their first lines.
    func entities(ofKind kind: String) throws -> [(key: EntityKey, line: LinePlace, isThere: Bool)]
    /// The number of lines of each kind other than records.
    func lineCounts() throws -> [String: Int]
    /// Lines before the given number, newest first, each with its number.
    func stepLines(before number: Int?, limit: Int) throws -> [(number: Int, line: LedgerStepLine)]

    func select(
        _ query: RecordQuery,
        after place: RecordOrder?,
        limit: Int
    ) throws -> [(order: RecordOrder, line: LinePlace)]
    func sums(_ query: RecordQuery) throws -> (count: Int, sums: [Currency: Int])
    func counts() throws -> [RecordStatus: Int]
    /// Records not discarded, at most `limit` for each trait.
    func records(sharing traits: [ReceiptTrait], limit: Int) throws -> [LinePlace]

    func flows(
        on accounts: Set<String>
    ) throws -> (flows: [AccountFlow], parts: [(movement: Movement, line: LinePlace)])
    func sums(ofPlainIn days: DayRange) throws -> [RecordSum]
    /// The rows of statements by account, as the records note it.
    func importedAccounts() throws -> [ImportedAccount]
    /// The newest records that moved an account within the days, after the first `skipped`, and the number of all of them.
    func moved(
        on account: String,
        _ days: DayRange,
        after skipped: Int,
        limit: Int
    ) throws -> (lines: [LinePlace], count: Int)

    /// The folded text recognised on the record's images; `nil` where there is none or it is not indexed.
    func readText(of id: RecordID) throws -> String?
    /// The number of records whose recognised texts are not indexed yet, at most `limit`.
    func unreadCount(upTo limit: Int) throws -> Int

    /// The counts of learned values under a key; with a limit, those of the first values in order.
    func counts(of key: String, limit: Int?) throws -> [String: Int]
    /// The learned notes under all keys with the prefix.
    func notes(beginning prefix: String) throws -> [LearnedNote]
    /// The newest lines of a merchant's confirmed records.
    func lines(ofShop shop: String) throws -> [LinePlace]
}

/// The changes that a ledger's next lines make to an index of the lines before.
public struct IndexChanges: Sendable {
    public struct NewestRecord: Sendable {
        public var record: Record
        public var line: LinePlace

        public init(record: Record, line: LinePlace) {
            self.record = record
            self.line = line
        }
    }

    /// All lines with a known subject, in order.
    public var lines: [LedgerStepLine] = []
    public var records: [RecordID: NewestRecord] = [:]
    /// Whether each entity in the lines exists.
    public var entities: [EntityKey: Bool] = [:]
    /// The number of lines of each kind other than records.
    public var lineCounts: [String: Int] = [:]
    /// The records that the lines gave an image, by the image's hash.
    public var holders: [String: Set<RecordID>] = [:]
    public var occurrences: [OccurrenceKey: Set<RecordID>] = [:]

    public init() {}
}

/// Adds lines to an index.
public protocol RecordIndexWriter: AnyObject {
    /// `earlier` reads the record in an already indexed line.
    func add(_ changes: IndexChanges, earlier: (LinePlace) throws -> Record) throws
    /// Adds recognised texts by record; an empty text for a record without one.
    func add(readTexts texts: [RecordID: String]) throws
    /// Records whose recognised texts are not indexed yet, with their newest lines.
    func unreadRecords(limit: Int) throws -> [(id: RecordID, line: LinePlace)]
}

public enum RecordIndexPlace: Hashable, Sendable {
    /// A file in a user's folder.
    case folder(FileLocation)
    /// A file without a name, which goes with its process.
    case temporary
    case memory
}

/// Stores an index for each ledger.
public protocol RecordIndexes: Sendable {
    /// The index in a user's folder, unless it was changed by anyone else; it may belong to another ledger.
    func index(in folder: FileLocation, of user: UserID) -> (any RecordIndex)?
    /// Makes an index of the lines that `fill` adds, which returns their checkpoint.
    func newIndex(
        at place: RecordIndexPlace,
        of user: UserID,
        _ fill: (any RecordIndexWriter) throws -> String
    ) throws -> any RecordIndex
}

public enum RecordIndexFile {
    /// The file's name in a user's folder; backups leave it out.
    public static let name = "index.sqlite"
}
