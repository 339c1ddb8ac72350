import ReceiptDomain

// The index's records and entities, read from their lines.
extension Ledger {
    /// The newest state of a record.
    func record(_ id: RecordID) throws -> Record? {
        try ask { base in try base.newestLine(of: .record(id)).map(record) }
    }

    /// The newest states of all records, in order of ids.
    func records() throws -> [Record] { try ask { base in try records(at: base.newestLines()) } }

    /// Passes all records to `body` in order of ids, a thousand in memory at a time.
    func forEachRecord(_ body: (Record) throws -> Void) throws {
        let places = try ask { try $0.newestLines() }
        for start in stride(from: 0, to: places.count, by: 1024) {
            for record in try records(at: Array(places[start..<min(start + 1024, places.count)])) { try body(record) }
        }
    }

    /// The first record with an image of these bytes.
    func record(holding sha256: String) throws -> Record? { try records(holding: sha256).first }

    /// All records with an image of these bytes; several where a picture shows several receipts.
    func records(holding sha256: String) throws -> [Record] {
        let ids = try ask { try $0.records(holding: sha256) }
        return try ids.sorted().compactMap(record).filter { $0.images.contains { $0.sha256 == sha256 } }
    }

    /// Records whose id begins or ends with the text, possibly not all where there are more than two.
    func records(matching text: String) throws -> [RecordID] {
        try ask { try $0.records(matching: text, limit: 2) }
    }

    /// All lines about the subject, oldest first.
    func lines(of subject: LedgerSubject) throws -> [LinePlace] {
        try ask { try $0.stepLines(of: subject).map(\.place) }
    }

    // MARK: Entities

    /// The line with the entity's present state; `nil` where it does not exist.
    func newestLine(of key: EntityKey) throws -> LinePlace? {
        try ask { base in try base.entity(key).flatMap { $0.isThere ? $0.line : nil } }
    }

    /// Whether any line is about the entity.
    func mentions(_ key: EntityKey) throws -> Bool { try ask { try $0.entity(key) != nil } }

    /// The lines of a kind's existing entities, in order of their first lines.
    func newestLines(ofKind kind: String) throws -> [LinePlace] {
        try ask { base in try base.entities(ofKind: kind).filter(\.isThere).map(\.line) }
    }

    /// The number of lines of other kinds.
    func lineCount(otherThan kinds: Set<String>) throws -> Int {
        try ask { try $0.lineCounts() }.reduce(0) { $0 + (kinds.contains($1.key) ? 0 : $1.value) }
    }

    // MARK: Movements on accounts

    func flows(on accounts: Set<String>) throws -> [AccountFlow] {
        guard !accounts.isEmpty else { return [] }
        return try ask { base in
            let (flows, parts) = try base.flows(on: accounts)
            return try flows
                + zip(parts, records(at: parts.map(\.line))).compactMap { part, record in
                    record.date.map {
                        AccountFlow(day: $0, movement: part.movement, installments: record.book.installments)
                    }
                }
        }
    }
}
