import Foundation
import ReceiptDomain

struct NewLine {
    /// Indirect as ``DecodedLineContent/Content``.
    indirect enum Content {
        case record(Record)
        /// A record entered by hand, which shares the change's memory: a statement has thousands.
        case added(LedgerChange.Subject, isDiscarded: Bool)
        /// The complete entity; `nil` removes it.
        case entity(EntityKey, JSONValue?, adopts: Bool = false)
    }

    var content: Content
    /// The number of the step that this line undoes.
    var undoes: Int?

    /// The record's new state; `nil` for a line about anything else.
    var record: Record? {
        switch content {
        case .record(let record): return record
        case .added(.newRecord(let added), let isDiscarded):
            var record = added
            // No statement has what is not there yet.
            if isDiscarded { (record.status, record.book.isChecked) = (.discarded, false) }
            return record
        case .added, .entity: return nil
        }
    }
}

extension Ledger {
    /// Appends the record's new state; returns it as it will be read, with its revision.
    ///
    /// Needs the lock. The line is synced to disk on return; on failure the file is unchanged.
    func append(_ record: Record) throws -> Record {
        var written = try append([NewLine(content: .record(record))])
        guard let newest = written.take(record.id) else { throw InvalidValue("record", record.id.rawValue) }
        return newest
    }

    /// Appends new states as one step with a single sync, and returns the newest of each record as it will be read.
    ///
    /// A subject may occur more than once, with its states in order. Without `wantsRecords`, none are returned.
    @discardableResult
    func append(_ new: consuming [NewLine], wantsRecords: Bool = true) throws -> NewestRecords {
        precondition(isLocked, "a line is appended under the lock")
        if base == nil { try advanceIndex() }
        var lines = try encodedLines(new)
        let missing = try missingDefinitions(for: lines)
        if !missing.isEmpty { lines = try encodedLines(missing + new) }
        // Each form of a long step is freed once the next is made.
        new = []
        var step = try StepLines(lines, keepsRecords: wantsRecords)
        lines = []
        try write(step.lines)
        advanceIndex(by: &step)
        return step.newestRecords()
    }

    private func write(_ lines: [[UInt8]]) throws {
        do {
            try store.append(lines)
            stepsWritten += 1
        } catch {
            removeUnfinished()
            throw error
        }
    }

    /// A line's members other than its subject; see ``LedgerFormat``.
    private struct LineHead {
        var sequence: Int
        var at: Timestamp
        var previousHash: LineHash
        var step: Int?
        var parts: Int?
        var undoes: Int?

        func line(version: Int, _ change: DecodedLineContent.EntityLineChange) -> JSONForm {
            [
                "v": version, "seq": sequence, "at": at.text, "change": change.rawValue, "prev": previousHash.text,
                "step": step, "parts": parts, "undoes": undoes,
            ]
        }
    }

    private func encodedLines(_ new: [NewLine]) throws -> [[UInt8]] {
        let at = Timestamp(now())
        let first = index.lastSequence + 1
        var previousHash = index.previousHash
        var records: [RecordID: [UInt8]] = [:]
        var added: (id: RecordID, stored: StoredRecord)?
        return try new.enumerated().map { position, line in
            var place = LineHead(sequence: first + position, at: at, previousHash: previousHash, undoes: line.undoes)
            place.step = position > 0 ? first : nil
            place.parts = new.count > 1 ? new.count : nil
            let bytes: [UInt8]
            switch line.content {
            case .added:
                // No line of the ledger has unknown fields of it, which would have to be kept.
                guard let record = line.record else { throw InvalidValue("record", "") }
                // Its two lines differ in their state alone, unless a statement has it.
                var stored = added.flatMap { $0.id == record.id && !record.book.isChecked ? $0.stored : nil }
                stored?.status = record.status.rawValue
                let written = stored ?? StoredRecord(record.withoutControls)
                added = (record.id, written)
                bytes = try encodedLine(of: written, place)
            case .record(let record):
                bytes = try encodedLine(of: record, over: records[record.id] ?? newestLine(of: record.id), place)
                records[record.id] = bytes
            case .entity(let key, let state, let adopts): bytes = try encodedLine(of: key, state, adopts, place)
            }
            guard bytes.count <= LedgerFormat.longestLine else {
                throw LibraryError.tooLarge(
                    path: store.name,
                    bytes: bytes.count,
                    limit: LedgerFormat.longestLine
                )
            }
            previousHash = LineHash(of: bytes)
            return bytes
        }
    }

    private func newestLine(of id: RecordID) throws -> [UInt8]? {
        try ask { base in try base.newestLine(of: .record(id)).map { try bytes(of: $0) } }
    }

    /// `older` is the line with the previous state, whose unknown fields are preserved.
    private func encodedLine(of record: Record, over older: [UInt8]?, _ place: LineHead) throws -> [UInt8] {
        let stored = StoredRecord(record.withoutControls)
        guard let older else { return try encodedLine(of: stored, place) }
        let olderState = try JSONValue(decoding: older)["record"] ?? [:]
        return try encodedLine(
            of: JSONValue(encoding: stored).keepingUnknownFields(of: olderState, shape: .record),
            place
        )
    }

    private func encodedLine(of content: some Encodable, _ place: LineHead) throws -> [UInt8] {
        var line = place.line(version: LedgerFormat.recordVersion, .put)
        line["record"] = content
        return Array(try LedgerFormat.encoder().encode(line))
    }

    private func encodedLine(
        of key: EntityKey,
        _ state: JSONValue?,
        _ adopts: Bool,
        _ place: LineHead
    ) throws -> [UInt8] {
        var line = place.line(version: LedgerFormat.version, state == nil ? .remove : adopts ? .adopt : .put)
        line["kind"] = key.kind
        // Only the id of one that is removed.
        line["entity"] = state ?? ["id": .text(key.id)]
        return Array(try LedgerFormat.encoder().encode(line))
    }

    /// Truncates the remains of a failed write.
    private func removeUnfinished() {
        // If this fails too, the remains are a torn end, which the next writer sets aside.
        try? store.cut(to: index.end)
    }

    // MARK: Unreadable lines

    /// Completes or sets aside the remains of a last step that a power cut interrupted; it was never reported as written.
    func setAsideTornEnd() throws {
        let size = try store.size
        guard size > index.end else { return }
        let tail = LinePlace(offset: index.end, length: size - index.end)
        let bytes = tail.length <= Self.longestTornStep ? try self.bytes(of: tail) : []
        if isFollowingStep(bytes) { return try completeLastLine(at: size) }
        // One byte too many: the newline, damaged.
        let damaged = Array(bytes.dropLast())
        let isStep = isFollowingStep(damaged)
        let torn = try storeCopy(tail, "torn")
        try store.cut(to: index.end)
        tornFiles.append(torn)
        if isStep {
            try write([damaged])
            try advanceIndex()
        }
    }

    /// Longer remains are not from one step, and are set aside unread.
    private static let longestTornStep = 16 * LedgerFormat.longestLine

    /// Whether the bytes are a complete step that follows the last one and lacks only its final newline.
    private func isFollowingStep(_ bytes: [UInt8]) -> Bool {
        guard !bytes.isEmpty else { return false }
        let lines = LedgerDecoder.decode(
            bytes.split(separator: LedgerFormat.newline, omittingEmptySubsequences: false)
        )
        var last = index.lastSequence
        for line in lines {
            guard case .success(let put) = line.content, put.sequence > last, put.parts == lines.count else {
                return false
            }
            last = put.sequence
        }
        return true
    }

    /// Only the newline is missing: some editors omit it, and a power cut can fall there.
    private func completeLastLine(at size: Int) throws {
        do {
            try store.append([[]])
        } catch {
            try? store.cut(to: size)  // as it was; the first error is the one to tell
            throw error
        }
        try advanceIndex()
    }

    /// Copies every line left out to a file of its own; the ledger stays unchanged.
    func setAsideDamage(from first: Int) throws {
        for damage in index.damages[first...] where damage.isLeftOut {
            if try asideFile(with: damage) == nil { _ = try storeCopy(damage.place, Self.damagedReason) }
        }
    }

    /// The path of the damaged line's copy.
    func asideFile(with damage: LedgerIndex.Damage) throws -> String? {
        try store.aside(for: Self.damagedReason, length: damage.place.length, sha256: damage.hash.text)
    }

    private static let damagedReason = "damaged"

    private func storeCopy(_ part: LinePlace, _ reason: String) throws -> String {
        try store.storeCopy(part, reason: reason, day: String(Timestamp(now()).text.prefix(10)))
    }
}

extension LedgerIndex.Damage {
    /// Whether the line cannot be read.
    var isLeftOut: Bool {
        if case .unreadable = kind { return true }
        return false
    }
}
