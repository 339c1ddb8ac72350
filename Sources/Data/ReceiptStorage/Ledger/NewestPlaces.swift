import ReceiptDomain

/// An in-memory index with only the place of each record's newest line, for reading a whole ledger once.
///
/// A check of 100,000 records thus needs a few megabytes. Other queries throw, and all lines are then read into memory.
struct NewestPlaces: RecordIndex {
    struct NotKept: Error {}

    let checkpoint: String
    fileprivate let places: [RecordID: LinePlace]
    fileprivate let lines: [String: Int]

    func newestLine(of subject: LedgerSubject) throws -> LinePlace? {
        guard case .record(let id) = subject else { throw NotKept() }
        return places[id]
    }

    func newestLines() throws -> [LinePlace] {
        places.sorted { $0.key < $1.key }.map(\.value)
    }

    func lineCounts() throws -> [String: Int] { lines }

    // MARK: Queries without an answer

    func stepLines(of subject: LedgerSubject) throws -> [LedgerStepLine] { throw NotKept() }
    func records(matching text: String, limit: Int) throws -> [RecordID] { throw NotKept() }
    func records(holding sha256: String) throws -> [RecordID] { throw NotKept() }
    func occurrences() throws -> Set<OccurrenceKey> { throw NotKept() }
    func lines(ofRecurrence id: String) throws -> [LinePlace] { throw NotKept() }
    func entity(_ key: EntityKey) throws -> (line: LinePlace, isThere: Bool)? { throw NotKept() }
    func entities(ofKind kind: String) throws -> [(key: EntityKey, line: LinePlace, isThere: Bool)] {
        throw NotKept()
    }
    func stepLines(before number: Int?, limit: Int) throws -> [(number: Int, line: LedgerStepLine)] {
        throw NotKept()
    }
    func select(
        _ query: RecordQuery,
        without others: Set<RecordID>,
        after place: RecordOrder?,
        limit: Int
    ) throws -> [(order: RecordOrder, line: LinePlace)] { throw NotKept() }
    func sums(_ query: RecordQuery, without others: Set<RecordID>) throws -> (count: Int, sums: [Currency: Int]) {
        throw NotKept()
    }
    func counts(without others: Set<RecordID>) throws -> [RecordStatus: Int] { throw NotKept() }
    func records(sharing traits: [ReceiptTrait], without others: Set<RecordID>, limit: Int) throws -> [LinePlace] {
        throw NotKept()
    }
    func flows(
        on accounts: Set<String>,
        without others: Set<RecordID>
    ) throws -> (flows: [AccountFlow], parts: [(movement: Movement, line: LinePlace)]) { throw NotKept() }
    func sums(ofPlainIn days: DayRange, without others: Set<RecordID>) throws -> [RecordSum] { throw NotKept() }
    func moved(
        on account: String,
        _ days: DayRange,
        without others: Set<RecordID>,
        limit: Int
    ) throws -> (lines: [(order: MovementOrder, line: LinePlace)], count: Int) { throw NotKept() }
    func readText(of id: RecordID) throws -> String? { throw NotKept() }
    func unreadRecords(limit: Int) throws -> [RecordID] { throw NotKept() }
    func counts(of key: String, limit: Int?) throws -> [String: Int] { throw NotKept() }
    func notes(beginning prefix: String) throws -> [LearnedNote] { throw NotKept() }
    func lines(ofShop shop: String) throws -> [LinePlace] { throw NotKept() }
}

/// Builds ``NewestPlaces`` while a ledger is read; never opens an existing index.
struct NewestPlacesOnly: RecordIndexes {
    func index(in folder: FileLocation, of user: UserID) -> (any RecordIndex)? { nil }

    func writer(
        in folder: FileLocation,
        of user: UserID,
        continuing earlier: (any RecordIndex)?
    ) throws -> any RecordIndexWriter {
        NewestPlacesWriter(earlier as? NewestPlaces)
    }
}

private final class NewestPlacesWriter: RecordIndexWriter {
    private var places: [RecordID: LinePlace]
    private var lines: [String: Int]

    init(_ earlier: NewestPlaces?) {
        places = earlier?.places ?? [:]
        lines = earlier?.lines ?? [:]
    }

    func add(_ changes: IndexChanges, earlier: (LinePlace) throws -> Record) throws {
        for new in changes.records { places[new.record.id] = new.line }
        lines.merge(changes.lineCounts) { $0 + $1 }
    }

    func add(readTexts texts: [RecordID: String]) throws {}
    func unreadRecords(limit: Int) throws -> [RecordID] { [] }

    func finish(checkpoint: String) throws -> any RecordIndex {
        NewestPlaces(checkpoint: checkpoint, places: places, lines: lines)
    }
}
