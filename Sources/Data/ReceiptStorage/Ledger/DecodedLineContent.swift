import ReceiptDomain

struct DecodedLineContent {
    /// Indirect, because a record is large and the line is passed on several times.
    indirect enum Content {
        case record(Record)
        case entity(EntityKey, EntityLineChange)
        /// The kind or change is unknown to this version.
        case unknown(kind: String)
    }

    enum EntityLineChange: String {
        case put, remove, adopt
    }

    var sequence: Int
    var at: Timestamp
    var content: Content
    var step: Int
    /// The number of lines in the step; 1 where none is stated, as in older lines.
    var parts: Int
    var undoes: Int?
    var previous: LineHash

    var record: Record? {
        if case .record(let record) = content { return record }
        return nil
    }

    init(_ line: AnyLedgerLine) throws(InvalidValue) {
        content = try Self.content(of: line)
        // The next sequence number must not overflow.
        guard line.seq < .max else { throw InvalidValue("seq", String(line.seq)) }
        sequence = line.seq
        at = try InvalidValue.required("at", line.at) { Timestamp($0) }
        step = line.step ?? line.seq
        parts = line.parts ?? 1
        undoes = line.undoes
        // An invalid hash matches no line; the rest of the line is still usable.
        previous = LineHash(line.prev) ?? .ofNoLine
    }

    private static func content(of line: AnyLedgerLine) throws(InvalidValue) -> Content {
        guard (1...LedgerFormat.version).contains(line.v) else { throw InvalidValue("v", String(line.v)) }
        let kind = line.v == LedgerFormat.recordVersion ? LedgerFormat.record : line.kind
        guard let kind, !kind.isEmpty else { throw InvalidValue("kind", line.kind ?? "") }
        guard kind != LedgerFormat.record else {
            guard line.change == LedgerFormat.put else { throw InvalidValue("change", line.change ?? "") }
            guard let record = line.record else { throw InvalidValue("record", "") }
            return .record(try record.record(revision: line.seq))
        }
        guard let id = line.entityID, !id.isEmpty, let change = line.change.flatMap(EntityLineChange.init)
        else { return .unknown(kind: kind) }
        return .entity(EntityKey(kind: kind, id: id), change)
    }
}

/// The fields of any line that this version can know.
struct AnyLedgerLine: StoredValue {
    var v: Int
    var seq: Int
    var at: String
    var change: String?
    var kind: String?
    var record: StoredRecord?
    /// The entity's id; `nil` for entities without one, which are valid but not ours.
    var entityID: String?
    var prev: String
    var step: Int?
    var parts: Int?
    var undoes: Int?

    init(_ line: inout some StoredObject) throws {
        v = try present("v", line.integer("v"))
        at = try present("at", line.text("at"))
        let isOfRecords = v <= LedgerFormat.recordVersion
        change = isOfRecords ? try present("change", line.text("change")) : try? line.text("change")
        if !isOfRecords { kind = try present("kind", line.text("kind")) }
        let isRecord = isOfRecords || kind == LedgerFormat.record
        if isRecord, change == nil { change = try present("change", line.text("change")) }
        if !isRecord, var entity = try? line.object("entity") { entityID = try? entity.text("id") }
        parts = try line.integer("parts")
        prev = try present("prev", line.text("prev"))
        if isRecord { record = try present("record", line.value("record")) }
        seq = try present("seq", line.integer("seq"))
        step = try line.integer("step")
        undoes = try line.integer("undoes")
    }
}
