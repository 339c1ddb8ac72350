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

    private(set) var records: [RecordID: Record] = [:]
    private(set) var linesOfRecord: [RecordID: [Line]] = [:]
    private(set) var recordByHash: [String: RecordID] = [:]
    /// All lines that could be read, in their order.
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
            } else if put.record.user != user {
                note(.unreadable(detail: InvalidField("user", put.record.user.rawValue).description), line, at: place)
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
        let id = put.record.id
        for image in records[id]?.images ?? [] where recordByHash[image.sha256] == id {
            recordByHash[image.sha256] = nil
        }
        for image in put.record.images { recordByHash[image.sha256] = id }
        records[id] = put.record
        entries.append(
            Entry(
                record: id,
                line: place,
                lineBefore: linesOfRecord[id]?.last,
                step: put.step,
                undoes: put.undoes
            )
        )
        linesOfRecord[id, default: []].append(place)
        lastSequence = put.sequence
        lastLineIsRead = true
    }
}
