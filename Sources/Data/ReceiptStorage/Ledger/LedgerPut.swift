import ReceiptDomain

/// A ledger line as it was understood.
struct LedgerPut {
    enum Content {
        case record(Record)
        case entity(EntityKey, EntityLineChange)
        /// Of a kind, or a change, that this version knows nothing of.
        case unknown(kind: String)
    }

    enum EntityLineChange: String {
        case put, remove, adopt
    }

    var sequence: Int
    var at: Timestamp
    var content: Content
    var step: Int
    /// How many lines the step has; 1 where none is said, because older lines count each by itself.
    var parts: Int
    var undoes: Int?
    /// The hash that the line before has to have.
    var previous: LineHash

    var record: Record? {
        if case .record(let record) = content { return record }
        return nil
    }

    init(_ line: AnyLedgerLine) throws(InvalidField) {
        content = try Self.content(of: line)
        sequence = line.seq
        at = try required("at", line.at) { Timestamp($0) }
        step = line.step ?? line.seq
        parts = line.parts ?? 1
        undoes = line.undoes
        // What is no hash is no other line's hash; the rest of the line is as good as it was.
        previous = LineHash(line.prev) ?? .ofNoLine
    }

    private static func content(of line: AnyLedgerLine) throws(InvalidField) -> Content {
        guard (1...LedgerFormat.version).contains(line.v) else { throw InvalidField("v", String(line.v)) }
        let kind = line.v == LedgerFormat.recordVersion ? LedgerFormat.record : line.kind
        guard let kind, !kind.isEmpty else { throw InvalidField("kind", line.kind ?? "") }
        guard kind != LedgerFormat.record else {
            guard line.change == LedgerFormat.put else { throw InvalidField("change", line.change ?? "") }
            guard let record = line.record else { throw InvalidField("record", "") }
            return .record(try record.record(revision: line.seq))
        }
        guard let id = line.entity?.id, !id.isEmpty, let change = line.change.flatMap(EntityLineChange.init)
        else { return .unknown(kind: kind) }
        return .entity(EntityKey(kind: kind, id: id), change)
    }
}

/// As much of any line as this version can know.
struct AnyLedgerLine: Decodable {
    var v: Int
    var seq: Int
    var at: String
    var change: String?
    var kind: String?
    var record: StoredRecord?
    var entity: Head?
    var prev: String
    var step: Int?
    var parts: Int?
    var undoes: Int?

    /// What every entity has; anything else is none of ours, and no mistake.
    struct Head: Decodable {
        var id: String?

        private enum CodingKeys: CodingKey { case id }

        init(from decoder: any Decoder) throws {
            id = try? decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .id)
        }
    }

    private enum CodingKeys: CodingKey {
        case v, seq, at, change, kind, record, entity, prev, step, parts, undoes
    }

    init(from decoder: any Decoder) throws {
        let line = try decoder.container(keyedBy: CodingKeys.self)
        v = try line.decode(Int.self, forKey: .v)
        seq = try line.decode(Int.self, forKey: .seq)
        at = try line.decode(String.self, forKey: .at)
        prev = try line.decode(String.self, forKey: .prev)
        step = try line.decodeIfPresent(Int.self, forKey: .step)
        parts = try line.decodeIfPresent(Int.self, forKey: .parts)
        undoes = try line.decodeIfPresent(Int.self, forKey: .undoes)
        let isRecord: Bool
        if v <= LedgerFormat.recordVersion {
            isRecord = true
        } else {
            kind = try line.decode(String.self, forKey: .kind)
            isRecord = kind == LedgerFormat.record
        }
        if isRecord {
            change = try line.decode(String.self, forKey: .change)
            record = try line.decode(StoredRecord.self, forKey: .record)
        } else {
            change = try? line.decode(String.self, forKey: .change)
            entity = try? line.decode(Head.self, forKey: .entity)
        }
    }
}
