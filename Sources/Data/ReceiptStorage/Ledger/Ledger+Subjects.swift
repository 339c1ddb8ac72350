import ReceiptDomain

// Queries over all lines: newer ones are in `index`, earlier ones may be in `base`. If `base` fails, all lines have been read
// into `index` when `ask` returns.
extension Ledger {
    /// The newest state of a record.
    func record(_ id: RecordID) throws -> Record? {
        if let own = index.records[id] { return own }
        let earlier = try ask { base in try base.newestLine(of: .record(id)).map { try record(at: $0) } }
        return earlier ?? index.records[id]
    }

    /// The newest states of all records.
    func records() throws -> [Record] {
        try retrying {
            var records: [Record] = []
            try forEachRecord { records.append($0) }
            return records
        }
    }

    /// Passes all records to `body`, a thousand in memory at a time.
    ///
    /// - Throws: ``IndexFailure`` where the caller has to start again.
    func forEachRecord(_ body: (Record) throws -> Void) throws {
        let earlier = try demand { try $0.newestLines() } ?? []
        let own = index.records
        for start in stride(from: 0, to: earlier.count, by: 1024) {
            let places = Array(earlier[start..<min(start + 1024, earlier.count)])
            // If the index was abandoned meanwhile, these records would be missing.
            guard let records = try demand({ _ in try self.records(at: places) }) else { throw IndexFailure() }
            for record in records where own[record.id] == nil { try body(record) }
        }
        for record in own.values.sorted(by: { $0.id < $1.id }) { try body(record) }
    }

    /// The first record with an image of these bytes.
    func record(holding sha256: String) throws -> Record? { try records(holding: sha256).first }

    /// All records with an image of these bytes; several where a picture shows several receipts.
    func records(holding sha256: String) throws -> [Record] {
        let earlier = try ask { try $0.records(holding: sha256) } ?? []
        let ids = Set(earlier).union(index.recordsByHash[sha256] ?? [])
        return try ids.sorted().compactMap(record).filter { $0.images.contains { $0.sha256 == sha256 } }
    }

    /// Records whose id begins or ends with the text, possibly not all where there are more than two.
    func records(matching text: String) throws -> Set<RecordID> {
        let earlier = try ask { try $0.records(matching: text, limit: 2) } ?? []
        let own = index.records.keys.filter { $0.rawValue.hasPrefix(text) || $0.rawValue.hasSuffix(text) }
        return Set(earlier).union(own)
    }

    /// All lines about the subject, oldest first.
    func lines(of subject: LedgerSubject) throws -> [LinePlace] {
        let earlier = try ask { try $0.stepLines(of: subject).map(\.place) } ?? []
        return earlier + index.lines(of: subject)
    }

    // MARK: Entities

    /// The line with the entity's present state; `nil` where it does not exist.
    func newestLine(of key: EntityKey) throws -> LinePlace? {
        if let isThere = index.entities.isThere(key) { return isThere ? index.entities.lines(of: key).last : nil }
        let earlier = try ask { base in try base.entity(key).flatMap { $0.isThere ? $0.line : nil } }
        return earlier ?? (index.entities.isThere(key) == true ? index.entities.lines(of: key).last : nil)
    }

    /// The lines of a kind's existing entities, in order of their first lines.
    func newestLines(ofKind kind: String) throws -> [LinePlace] {
        let earlier = try ask { try $0.entities(ofKind: kind) } ?? []
        let entities = index.entities
        let known = Set(earlier.map(\.key))
        let older = earlier.compactMap { entity -> LinePlace? in
            switch entities.isThere(entity.key) {
            case true?: entities.lines(of: entity.key).last
            case false?: nil
            case nil: entity.isThere ? entity.line : nil
            }
        }
        let newer = entities.keys(ofKind: kind).filter { !known.contains($0) && entities.isThere($0) == true }
        return older + newer.compactMap { entities.lines(of: $0).last }
    }

    /// The number of lines of other kinds.
    func lineCount(otherThan kinds: Set<String>) throws -> Int {
        let earlier = try ask { try $0.lineCounts() } ?? [:]
        let all = earlier.merging(index.entities.linesOfKind) { $0 + $1 }
        return all.reduce(0) { $0 + (kinds.contains($1.key) ? 0 : $1.value) }
    }
}

extension LedgerIndex {
    /// The lines about the subject that this index has.
    func lines(of subject: LedgerSubject) -> [LinePlace] {
        switch subject {
        case .record(let id): linesOfRecord[id] ?? []
        case .entity(let key): entities.lines(of: key)
        }
    }
}
