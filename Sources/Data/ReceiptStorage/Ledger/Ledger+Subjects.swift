import ReceiptDomain

// What lines say, wherever that is known: the newer lines are in `index`, earlier ones may be in `base`. Where `base` fails, all
// lines have been read into `index` when `ask` returns.
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

    /// A thousand records are read at once, whatever there is.
    ///
    /// - Throws: ``IndexFailure`` where it has to be done again from the beginning.
    func forEachRecord(_ body: (Record) throws -> Void) throws {
        let earlier = try demand { try $0.newestLines() } ?? []
        let own = index.records
        for start in stride(from: 0, to: earlier.count, by: 1024) {
            let places = Array(earlier[start..<min(start + 1024, earlier.count)])
            // Where the index was given up meanwhile, these would be missing.
            guard let records = try demand({ _ in try self.records(at: places) }) else { throw IndexFailure() }
            for record in records where own[record.id] == nil { try body(record) }
        }
        for record in own.values.sorted(by: { $0.id < $1.id }) { try body(record) }
    }

    /// The record that holds an image with these bytes, the first where several do.
    func record(holding sha256: String) throws -> Record? { try records(holding: sha256).first }

    /// The records that hold an image with these bytes, as each receipt of a picture of several does.
    func records(holding sha256: String) throws -> [Record] {
        let earlier = try ask { try $0.records(holding: sha256) } ?? []
        let ids = Set(earlier).union(index.recordsByHash[sha256] ?? [])
        return try ids.sorted().compactMap(record).filter { $0.images.contains { $0.sha256 == sha256 } }
    }

    /// The records whose identifier begins or ends with the text; not all where they are more than two.
    func records(matching text: String) throws -> Set<RecordID> {
        let earlier = try ask { try $0.records(matching: text, limit: 2) } ?? []
        let own = index.records.keys.filter { $0.rawValue.hasPrefix(text) || $0.rawValue.hasSuffix(text) }
        return Set(earlier).union(own)
    }

    /// All lines about something, oldest first.
    func lines(of subject: LedgerSubject) throws -> [LinePlace] {
        let earlier = try ask { try $0.stepLines(of: subject).map(\.place) } ?? []
        return earlier + index.lines(of: subject)
    }

    // MARK: Entities

    /// The line that says what it is now; `nil` where it is not there.
    func newestLine(of key: EntityKey) throws -> LinePlace? {
        if let isThere = index.entities.isThere(key) { return isThere ? index.entities.lines(of: key).last : nil }
        let earlier = try ask { base in try base.entity(key).flatMap { $0.isThere ? $0.line : nil } }
        return earlier ?? (index.entities.isThere(key) == true ? index.entities.lines(of: key).last : nil)
    }

    /// The lines of those of a kind that are there, in the order of their first lines.
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

    /// How many lines are of other kinds than these.
    func lineCount(otherThan kinds: Set<String>) throws -> Int {
        let earlier = try ask { try $0.lineCounts() } ?? [:]
        let all = earlier.merging(index.entities.linesOfKind) { $0 + $1 }
        return all.reduce(0) { $0 + (kinds.contains($1.key) ? 0 : $1.value) }
    }
}

extension LedgerIndex {
    /// Of the lines that it tells of.
    func lines(of subject: LedgerSubject) -> [LinePlace] {
        switch subject {
        case .record(let id): linesOfRecord[id] ?? []
        case .entity(let key): entities.lines(of: key)
        }
    }
}
