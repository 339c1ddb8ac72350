import ReceiptDomain

/// What the lines read so far say, and where they are.
struct LedgerIndex {
    /// A line's place in the file, without its newline.
    struct Line: Hashable {
        var offset: Int
        var length: Int
    }

    /// Something wrong, and the line that it is wrong with.
    struct Damage: Hashable {
        /// 1 for the first line of the file.
        var number: Int
        var place: Line
        /// Of the line as it stands in the file.
        var hash: LineHash
        var kind: LedgerDamage.Kind
    }

    /// Tells it from an index that was made of the same file, or of another, before.
    let reading = UInt64.random(in: 0...UInt64.max)
    private(set) var records: [RecordID: Record] = [:]
    private(set) var linesOfRecord: [RecordID: [Line]] = [:]
    private(set) var recordByHash: [String: RecordID] = [:]
    /// Everything else than records, as far as lines tell of it.
    private(set) var entities = EntityIndex()
    /// The occurrences that any line tells of, be it the newest of its record or not.
    private(set) var occurrences: Set<OccurrenceKey> = []
    /// See ``LedgerState/newestTrusted``.
    private(set) var newestTrusted: Timestamp?
    /// All lines about something that can be told apart, in their order.
    private(set) var entries: [Entry] = []
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
    private var vouchedSequence = 0
    private var lastLineIsRead = false

    /// The hash that the next line carries.
    var previousHash: LineHash { lastLine?.hash ?? .ofNothing }

    /// Takes in the line that begins at ``end``, as far as it can be read and follows from those before it.
    mutating func add(_ line: DecodedLine, of user: UserID) {
        if line.previous == previousHash, lastLineIsRead { vouchedSequence = lastSequence }
        let place = Line(offset: end, length: line.length)
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
            let before = entities.lines(of: key).last
            entities.take(key, change, at: place)
            entries.append(
                Entry(
                    subject: .entity(key),
                    line: place,
                    lineBefore: before,
                    step: put.step,
                    undoes: put.undoes,
                    canBeUndone: change != .adopt
                )
            )
        case .unknown(let kind): entities.pass(kind)
        }
        lastSequence = put.sequence
        lastLineIsRead = true
    }

    /// For how long after a line that speaks for the clock an entry that was due may do so as well; see `CatchUpPlan.Limits`.
    private static let trustedMilliseconds = 40 * 86_400_000

    /// The newest step that makes entries of what was due.
    private var stepOfDueEntries: Int?

    private mutating func trust(_ put: LedgerPut) {
        if let record = put.record, record.occurrence != nil, records[record.id] == nil { stepOfDueEntries = put.step }
        if put.step == stepOfDueEntries, let newest = newestTrusted,
            put.at.millisecondsSince1970 - newest.millisecondsSince1970 > Self.trustedMilliseconds
        {
            return
        }
        newestTrusted = put.at
    }

    private mutating func take(_ record: Record, _ put: LedgerPut, at place: Line) {
        let id = record.id
        for image in records[id]?.images ?? [] where recordByHash[image.sha256] == id {
            recordByHash[image.sha256] = nil
        }
        for image in record.images { recordByHash[image.sha256] = id }
        records[id] = record
        let before = linesOfRecord[id]?.last
        entries.append(
            Entry(
                subject: .record(id),
                line: place,
                lineBefore: before,
                step: put.step,
                undoes: put.undoes,
                canBeUndone: before != nil
            )
        )
        if let key = record.occurrence { occurrences.insert(key) }
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
    private var linesOfKind: [String: Int] = [:]
    /// Lines of which not even the subject is known.
    private var passed: [String: Int] = [:]

    /// All lines about the entity, oldest first.
    func lines(of key: EntityKey) -> [LedgerIndex.Line] { states[key]?.lines ?? [] }

    /// The line that says what it is now; `nil` where it is not there.
    func newest(_ key: EntityKey) -> LedgerIndex.Line? {
        guard let state = states[key], state.isThere else { return nil }
        return state.lines.last
    }

    /// The lines of those that are there, in the order of their first lines.
    func newest(ofKind kind: String) -> [LedgerIndex.Line] {
        guard linesOfKind[kind] != nil else { return [] }
        return states.filter { $0.key.kind == kind && $0.value.isThere }.values
            .sorted { $0.order < $1.order }.compactMap(\.lines.last)
    }

    /// How many lines are of other kinds than these.
    func lineCount(otherThan kinds: Set<String>) -> Int {
        passed.values.reduce(0, +) + linesOfKind.filter { !kinds.contains($0.key) }.values.reduce(0, +)
    }

    mutating func take(_ key: EntityKey, _ change: LedgerPut.EntityLineChange, at place: LedgerIndex.Line) {
        let order = states.count
        states[key, default: State(order: order)].lines.append(place)
        states[key]?.isThere = change != .remove
        linesOfKind[key.kind, default: 0] += 1
    }

    mutating func pass(_ kind: String) { passed[kind, default: 0] += 1 }
}
