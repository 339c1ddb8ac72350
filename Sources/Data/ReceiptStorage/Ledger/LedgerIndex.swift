import ReceiptDomain

/// What lines of a ledger say, and where they are: all of them, or those behind a checkpoint.
struct LedgerIndex {
    typealias Line = LinePlace

    /// Something wrong, and the line that it is wrong with.
    struct Damage: Hashable {
        /// 1 for the first line of the file.
        var number: Int
        var place: Line
        /// Of the line as it stands in the file.
        var hash: LineHash
        var kind: LedgerDamage.Kind
    }

    /// Where the lines begin that it tells of; what is before is in a ``RecordIndex``.
    private(set) var start = 0
    /// Tells it from an index that was made of the same file, or of another, before.
    let reading = UInt64.random(in: 0...UInt64.max)
    private(set) var records: [RecordID: Record] = [:]
    private(set) var linesOfRecord: [RecordID: [Line]] = [:]
    /// The records that lines gave an image with these bytes: more than one where several receipts lie on it.
    private(set) var recordsByHash: [String: [RecordID]] = [:]
    /// Everything else than records, as far as lines tell of it.
    private(set) var entities = EntityIndex()
    /// The occurrences that any line tells of, be it the newest of its record or not, and whose lines.
    private(set) var occurrences: [OccurrenceKey: Set<RecordID>] = [:]
    /// See ``LedgerState/newestTrusted``.
    private(set) var newestTrusted: Timestamp?
    /// All lines about something that can be told apart, in their order.
    private(set) var entries: [LedgerStepLine] = []
    private(set) var damages: [Damage] = []
    private(set) var lineCount = 0
    /// Of the newest line that could be read.
    private(set) var lastSequence = 0
    /// Where the next line begins.
    private(set) var end = 0
    /// The newest line, damaged or not: it tells whether the file is still the one that was read, and its hash goes into the
    /// next line.
    private(set) var lastLine: (place: Line, hash: LineHash)?

    /// The highest number that a later line vouches for, by carrying the hash of the line that has it.
    ///
    /// A number that nothing vouches for may be damage itself, and must not make all lines after it look out of order.
    private(set) var vouchedSequence = 0
    private(set) var lastLineIsRead = false

    init() {}

    init(
        end: Int,
        lineCount: Int,
        lastSequence: Int,
        vouchedSequence: Int,
        lastLineIsRead: Bool,
        lastLine: (place: Line, hash: LineHash),
        newestTrusted: Timestamp?,
        damages: [Damage]
    ) {
        (start, self.end) = (end, end)
        self.lineCount = lineCount
        self.lastSequence = lastSequence
        self.vouchedSequence = vouchedSequence
        self.lastLineIsRead = lastLineIsRead
        self.lastLine = lastLine
        self.newestTrusted = newestTrusted
        self.damages = damages
    }

    /// The hash that the next line carries.
    var previousHash: LineHash { lastLine?.hash ?? .ofNothing }

    /// Takes in the line that begins at ``end``, as far as it can be read and follows from those before it.
    mutating func add(_ line: DecodedLine, of user: UserID) {
        if line.previous == previousHash, lastLineIsRead { vouchedSequence = lastSequence }
        let place = Line(offset: end, length: line.length, mark: line.hash.mark)
        lineCount += 1
        let followsReadLine = lastLineIsRead
        lastLineIsRead = false
        switch line.content {
        case .success(let put):
            if put.sequence <= vouchedSequence || put.sequence == lastSequence {
                note(.unreadable(detail: InvalidField("seq", String(put.sequence)).description), line, at: place)
            } else if let owner = put.record?.user, owner != user {
                note(.unreadable(detail: InvalidField("user", owner.rawValue).description), line, at: place)
            } else {
                if put.previous != previousHash { noteBreak(before: line, followsReadLine: followsReadLine) }
                take(put, at: place)
            }
        case .failure(let problem):
            note(.unreadable(detail: problem.detail), line, at: place)
        }
        lastLine = (place, line.hash)
        end += place.length + 1
    }

    /// Takes in a line whose line break is gone: the next one begins right behind it, or after one byte that took its place.
    mutating func add(_ line: DecodedLine, of user: UserID, runningTogetherAfter gap: Int) {
        add(line, of: user)
        if let lastLine { note(.runTogether, line, at: lastLine.place) }
        lineCount -= 1
        end += gap - 1
    }

    /// Notes that a line carries another hash than that of the line before it.
    private mutating func noteBreak(before line: DecodedLine, followsReadLine: Bool) {
        if let lastLine {
            // An unreadable line is told of already.
            guard followsReadLine else { return }
            damages.append(Damage(number: lineCount - 1, place: lastLine.place, hash: lastLine.hash, kind: .altered))
        } else {
            note(.beginsLate, line, at: Line(offset: 0, length: line.length))
        }
    }

    private mutating func note(_ kind: LedgerDamage.Kind, _ line: DecodedLine, at place: Line) {
        damages.append(Damage(number: lineCount, place: place, hash: line.hash, kind: kind))
    }

    private mutating func take(_ put: LedgerPut, at place: Line) {
        trust(put)
        switch put.content {
        case .record(let record): take(record, put, at: place)
        case .entity(let key, let change):
            entities.take(key, change, at: place)
            let entry = LedgerStepLine(
                subject: .entity(key),
                place: place,
                step: put.step,
                undoes: put.undoes,
                adopts: change == .adopt
            )
            entries.append(entry)
        case .unknown(let kind): entities.pass(kind)
        }
        lastSequence = put.sequence
        lastLineIsRead = true
    }

    /// For how long after a line that speaks for the clock an entry that was due may do so as well; see `CatchUpPlan.Limits`.
    private static let trustedMilliseconds = 40 * 86_400_000
    /// An entry that was due is written within this of its making; what is written later somebody has done.
    private static let makingMilliseconds = 60_000

    private mutating func trust(_ put: LedgerPut) {
        if let record = put.record, record.isBareOccurrence, let newest = newestTrusted,
            put.at.millisecondsSince1970 - Timestamp(record.createdAt).millisecondsSince1970 < Self.makingMilliseconds,
            put.at.millisecondsSince1970 - newest.millisecondsSince1970 > Self.trustedMilliseconds
        {
            return
        }
        newestTrusted = put.at
    }

    /// Whether a record still has an image is for whoever asks to see.
    private mutating func take(_ record: Record, _ put: LedgerPut, at place: Line) {
        let id = record.id
        let entry = LedgerStepLine(
            subject: .record(id),
            place: place,
            step: put.step,
            undoes: put.undoes,
            adopts: false
        )
        for image in record.images where recordsByHash[image.sha256]?.contains(id) != true {
            recordsByHash[image.sha256, default: []].append(id)
        }
        records[id] = record
        if let key = record.occurrence { occurrences[key, default: []].insert(id) }
        entries.append(entry)
        linesOfRecord[id, default: []].append(place)
    }
}

/// What lines say of everything else than records.
struct EntityIndex {
    private struct State {
        var order: Int
        var lines: [LedgerIndex.Line] = []
        var isThere = false
    }

    private var states: [EntityKey: State] = [:]
    /// How many lines there are of each kind, also of those of which not even the subject is known.
    private(set) var linesOfKind: [String: Int] = [:]

    /// All lines about the entity, oldest first.
    func lines(of key: EntityKey) -> [LedgerIndex.Line] { states[key]?.lines ?? [] }

    /// Whether each is there.
    var presence: [EntityKey: Bool] { states.mapValues(\.isThere) }

    /// Whether it is there; `nil` where no line tells of it.
    func isThere(_ key: EntityKey) -> Bool? { states[key]?.isThere }

    /// Those of a kind that lines tell of, in the order of their first lines.
    func keys(ofKind kind: String) -> [EntityKey] {
        guard linesOfKind[kind] != nil else { return [] }
        return states.filter { $0.key.kind == kind }.sorted { $0.value.order < $1.value.order }.map(\.key)
    }

    mutating func take(_ key: EntityKey, _ change: LedgerPut.EntityLineChange, at place: LedgerIndex.Line) {
        let order = states.count
        states[key, default: State(order: order)].lines.append(place)
        states[key]?.isThere = change != .remove
        linesOfKind[key.kind, default: 0] += 1
    }

    mutating func pass(_ kind: String) { linesOfKind[kind, default: 0] += 1 }
}
