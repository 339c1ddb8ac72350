import ReceiptDomain

/// A step's encoded lines, decoded some at a time: a statement has thousands, and each decoded one holds a record.
struct StepLines {
    /// Emptied one by one as they are passed on.
    private(set) var lines: [[UInt8]]
    private var place = 0
    /// All lines of a short step, which are decoded once.
    private var decoded: [DecodedLine]?
    private var newest = NewestRecords()
    private let keepsRecords: Bool

    /// Lines decoded at once.
    private static let most = 1000

    /// - Throws: ``DecodedLine/Problem`` for a line that could not be read again.
    init(_ lines: [[UInt8]], keepsRecords: Bool = true) throws {
        (self.lines, self.keepsRecords) = (lines, keepsRecords)
        for start in stride(from: 0, to: lines.count, by: Self.most) {
            let some = LedgerDecoder.decode(lines[start...].prefix(Self.most).map { $0[...] })
            for line in some { _ = try line.content.get() }
            if lines.count <= Self.most { decoded = some }
        }
    }

    /// The next lines, which are forgotten here; `nil` after the last.
    mutating func next() -> [DecodedLine]? {
        guard place < lines.count else { return nil }
        let end = min(place + Self.most, lines.count)
        let some = decoded ?? LedgerDecoder.decode(lines[place..<end].map { $0[...] })
        for index in place..<end { lines[index] = [] }
        (place, decoded) = (end, nil)
        guard keepsRecords else { return some }
        for line in some { if case .success(let content) = line.content { newest.note(content) } }
        return some
    }

    /// The newest state of each record in the step, as it will be read; none where they are not kept.
    mutating func newestRecords() -> NewestRecords {
        while keepsRecords, next() != nil {}
        return newest
    }
}

/// The newest states of a step's records.
struct NewestRecords {
    // Contents, whose records are indirect: those of a dictionary would be moved when it grows.
    private var contents: [RecordID: DecodedLineContent] = [:]

    mutating func note(_ content: DecodedLineContent) {
        if let id = content.record?.id { contents[id] = content }
    }

    /// The record's newest state, which is then the caller's alone.
    mutating func take(_ id: RecordID) -> Record? { contents.removeValue(forKey: id)?.record }
}
