import ReceiptDomain

/// The in-memory index of a ledger's lines: states and places of all lines, or of those after a checkpoint.
struct LedgerIndex {
    typealias Line = LinePlace

    /// A defect and its line.
    struct Damage: Hashable {
        /// Counted from 1 for the file's first line.
        var number: Int
        var place: Line
        /// Hash of the line as it stands in the file.
        var hash: LineHash
        var kind: LedgerDamage.Kind
    }

    /// The offset of the first indexed line; earlier lines are in a ``RecordIndex``.
    private(set) var start = 0
    /// Identifies this index among indexes of the same file made before.
    let reading = UInt64.random(in: 0...UInt64.max)
    private(set) var records: [RecordID: Record] = [:]
    private(set) var linesOfRecord: [RecordID: [Line]] = [:]
    /// Records with an image of these bytes; several where a picture shows several receipts.
    private(set) var recordsByHash: [String: [RecordID]] = [:]
    /// All entities other than records.
    private(set) var entities = EntityIndex()
    /// The records of each occurrence, as any of their lines states it.
    private(set) var occurrences: [OccurrenceKey: Set<RecordID>] = [:]
    /// As ``LedgerState/newestTrusted``.
    private(set) var newestTrusted: Timestamp?
    /// All lines with a known subject, in order.
    private(set) var entries: [LedgerStepLine] = []
    private(set) var damages: [Damage] = []
    private(set) var lineCount = 0
    /// The sequence number of the newest readable line.
    private(set) var lastSequence = 0
    /// The offset at which the next line begins.
    private(set) var end = 0
    /// The newest line, damaged or not.
    ///
    /// It tells whether the file is still the one that was read, and the next line states its hash.
    private(set) var lastLine: (place: Line, hash: LineHash)?

    /// The highest sequence number confirmed by a later line, which states the hash of its line.
    ///
    /// An unconfirmed number may itself be damaged, and must not make all later lines appear out of order.
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

    /// The hash that the next line has to state.
    var previousHash: LineHash { lastLine?.hash ?? .ofNothing }

    /// Adds the line at ``end``, as far as it can be read and follows the lines before it.
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

    /// Adds a line that lost its line break; `gap` is the number of bytes before the next line, 0 or 1.
    mutating func add(_ line: DecodedLine, of user: UserID, runningTogetherAfter gap: Int) {
        add(line, of: user)
        if let lastLine { note(.runTogether, line, at: lastLine.place) }
        lineCount -= 1
        end += gap - 1
    }

    /// Records that a line states another hash than that of its predecessor.
    private mutating func noteBreak(before line: DecodedLine, followsReadLine: Bool) {
        if let lastLine {
            // An unreadable line was reported already.
            guard followsReadLine else { return }
            damages.append(Damage(number: lineCount - 1, place: lastLine.place, hash: lastLine.hash, kind: .altered))
        } else {
            note(.beginsLate, line, at: Line(offset: 0, length: line.length))
        }
    }

    private mutating func note(_ kind: LedgerDamage.Kind, _ line: DecodedLine, at place: Line) {
        damages.append(Damage(number: lineCount, place: place, hash: line.hash, kind: kind))
    }

    private mutating func take(_ put: DecodedLineContent, at place: Line) {
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

    /// How long after a trusted line a generated entry's time is trusted too; see `CatchUpPlan.Limits`.
    private static let trustedMilliseconds = 40 * 86_400_000
    /// A generated entry is written within this time of its creation; a later line is a person's.
    private static let makingMilliseconds = 60_000

    private mutating func trust(_ put: DecodedLineContent) {
        if let record = put.record, record.isBareOccurrence, let newest = newestTrusted,
            put.at.millisecondsSince1970 - Timestamp(record.createdAt).millisecondsSince1970 < Self.makingMilliseconds,
            put.at.millisecondsSince1970 - newest.millisecondsSince1970 > Self.trustedMilliseconds
        {
            return
        }
        newestTrusted = put.at
    }

    /// Images removed from a record stay listed; callers check the record itself.
    private mutating func take(_ record: Record, _ put: DecodedLineContent, at place: Line) {
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

/// The states of all entities other than records.
struct EntityIndex {
    private struct State {
        var order: Int
        var lines: [LedgerIndex.Line] = []
        var isThere = false
    }

    private var states: [EntityKey: State] = [:]
    /// The number of lines of each kind, unknown kinds included.
    private(set) var linesOfKind: [String: Int] = [:]

    /// All lines about the entity, oldest first.
    func lines(of key: EntityKey) -> [LedgerIndex.Line] { states[key]?.lines ?? [] }

    /// Whether each entity exists.
    var presence: [EntityKey: Bool] { states.mapValues(\.isThere) }

    /// Whether the entity exists; `nil` where no line is about it.
    func isThere(_ key: EntityKey) -> Bool? { states[key]?.isThere }

    /// All entities of a kind, removed ones included, in order of their first lines.
    func keys(ofKind kind: String) -> [EntityKey] {
        guard linesOfKind[kind] != nil else { return [] }
        return states.filter { $0.key.kind == kind }.sorted { $0.value.order < $1.value.order }.map(\.key)
    }

    mutating func take(_ key: EntityKey, _ change: DecodedLineContent.EntityLineChange, at place: LedgerIndex.Line) {
        let order = states.count
        states[key, default: State(order: order)].lines.append(place)
        states[key]?.isThere = change != .remove
        linesOfKind[key.kind, default: 0] += 1
    }

    mutating func pass(_ kind: String) { linesOfKind[kind, default: 0] += 1 }
}
