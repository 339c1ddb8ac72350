import ReceiptDomain

/// What the lines read so far say, and where they are.
struct LedgerIndex {
    /// A line's place in the file, without its newline.
    struct Line {
        var offset: Int
        var length: Int
    }

    private(set) var records: [RecordID: Record] = [:]
    private(set) var linesOfRecord: [RecordID: [Line]] = [:]
    private(set) var recordByHash: [String: RecordID] = [:]
    /// All lines in their order.
    private(set) var entries: [Entry] = []
    private(set) var lastSequence = 0
    /// Where the next line begins.
    private(set) var end = 0
    /// The newest line: it tells whether the file is still the one that was read, and its hash goes into the next line.
    private(set) var lastLine: (place: Line, bytes: [UInt8])?

    var lineCount: Int { entries.count }

    /// The hash that the next line carries.
    var previousHash: String { LedgerFormat.hash(lastLine?.bytes ?? []) }

    /// Takes in the line that begins at ``end``.
    ///
    /// - Throws: ``InvalidField`` for a line that does not follow from those before it, or is another user's.
    mutating func add(_ put: LedgerPut, line: some Collection<UInt8>, of user: UserID) throws(InvalidField) {
        guard put.sequence > lastSequence else { throw InvalidField("seq", String(put.sequence)) }
        guard put.record.user == user else { throw InvalidField("user", put.record.user.rawValue) }
        let id = put.record.id
        for image in records[id]?.images ?? [] where recordByHash[image.sha256] == id {
            recordByHash[image.sha256] = nil
        }
        for image in put.record.images { recordByHash[image.sha256] = id }
        records[id] = put.record
        let place = Line(offset: end, length: line.count)
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
        lastLine = (place, Array(line))
        lastSequence = put.sequence
        end += place.length + 1
    }
}
