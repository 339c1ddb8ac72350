import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

/// The index failed; nobody is told, because the ledger has everything and is read instead.
struct IndexFailure: Error {
    /// Runs the work and converts any error to ``IndexFailure``.
    static func from<Result>(_ work: () throws -> Result) throws(IndexFailure) -> Result {
        do { return try work() } catch { throw IndexFailure() }
    }
}

/// Adds lines to the index while they are read, where they are many.
struct IndexGrowth {
    /// The most bytes after the checkpoint that opening a ledger may read, which takes some 10 ms.
    ///
    /// Updating the index takes longer, because it is copied.
    static let longestTail = 1 << 20

    private let indexes: (any RecordIndexes)?
    private var writer: (any RecordIndexWriter)?

    init(_ indexes: (any RecordIndexes)?) { self.indexes = indexes }

    /// Moves the lines that the ledger has read into the index, once they are more than its limit.
    mutating func takeIn(_ ledger: Ledger) throws {
        guard let indexes, ledger.index.end - ledger.index.start > ledger.longestTail else { return }
        let folder = FileLocation(ledger.folder)
        let earlier = ledger.base
        let writer =
            try self.writer
            ?? IndexFailure.from {
                try indexes.writer(in: folder, of: ledger.user, continuing: earlier)
            }
        self.writer = writer
        try IndexFailure.from { try writer.add(ledger.changesForIndex) { try ledger.record(at: $0) } }
        guard let checkpoint = LedgerCheckpoint(ledger.index), let behind = LedgerIndex(behind: checkpoint) else {
            throw IndexFailure()
        }
        ledger.index = behind
    }

    /// Recognised texts added with one update of the index; the first search adds the rest.
    private static let mostReadTexts = 400

    /// Completes the update, after which the ledger answers from the index.
    mutating func finish(_ ledger: Ledger) throws {
        guard let writer else { return }
        guard let checkpoint = LedgerCheckpoint(ledger.index) else { throw IndexFailure() }
        try IndexFailure.from {
            if ledger.index.end > ledger.index.start {
                try writer.add(ledger.changesForIndex) { try ledger.record(at: $0) }
            }
            try ledger.addReadTexts(to: writer, limit: Self.mostReadTexts)
            ledger.base = try writer.finish(checkpoint: checkpoint.text)
        }
        guard let behind = LedgerIndex(behind: checkpoint) else { throw IndexFailure() }
        ledger.index = behind
        self.writer = nil
    }
}

extension Ledger {
    /// Opens the user's index if it was made from this ledger's present lines, and starts reading after its checkpoint.
    ///
    /// The hash of the last indexed line depends on all lines before it, so only that line is compared. `verify` checks the whole
    /// file, and each line is checked again when it is read.
    func openIndex(size: Int) throws {
        guard let indexes else { return }
        guard let found = indexes.index(in: FileLocation(folder), of: user),
            let checkpoint = LedgerCheckpoint(text: found.checkpoint),
            checkpoint.end <= size, let behind = LedgerIndex(behind: checkpoint)
        else { return }
        (index, base) = (behind, found)
        if try !lastLineIsUnchanged() { forget() }
    }

    /// Adds recognised texts of at most `limit` records to the index.
    ///
    /// - Throws: ``IndexFailure`` where the caller has to work without it.
    func takeInReadTexts(limit: Int) throws {
        guard let indexes, let base else { return }
        do {
            let writer = try indexes.writer(in: FileLocation(folder), of: user, continuing: base)
            try addReadTexts(to: writer, limit: limit)
            self.base = try writer.finish(checkpoint: base.checkpoint)
        } catch {
            try abandonIndex()
            throw IndexFailure()
        }
    }

    fileprivate func addReadTexts(to writer: any RecordIndexWriter, limit: Int) throws {
        let records = UserLayout(folder: folder)
        var left = limit
        while left > 0 {
            let ids = try writer.unreadRecords(limit: min(left, 500))
            guard !ids.isEmpty else { return }
            var texts: [RecordID: String] = [:]
            for id in ids {
                if readTexts[id] == nil { try fileCache?.bringReadings(of: id) }
                texts[id] =
                    try readTexts[id] ?? record(id).map { ReadText.text(of: $0, in: records) }
                    ?? ReadText.text(at: records.record(id).reading)
            }
            try writer.add(readTexts: texts)
            left -= ids.count
        }
    }

    /// The changes with which ``index`` updates the index of the earlier lines.
    fileprivate var changesForIndex: IndexChanges {
        var changes = IndexChanges()
        changes.lines = index.entries
        // Places are sorted instead of records, which are large.
        let newest = index.linesOfRecord.compactMap { id, lines in lines.last.map { (id: id, line: $0) } }
        changes.records = newest.sorted { $0.line.offset < $1.line.offset }.compactMap { id, line in
            index.records[id].map { IndexChanges.NewestRecord(record: $0, line: line) }
        }
        changes.entities = index.entities.presence
        changes.lineCounts = index.entities.linesOfKind
        changes.holders = index.recordsByHash
        changes.occurrences = index.occurrences
        return changes
    }

    /// Queries the index; `nil` where there is none, or it failed: then ``index`` has all lines.
    func ask<Answer>(_ question: (any RecordIndex) throws -> Answer) throws -> Answer? {
        do { return try demand(question) } catch is IndexFailure { return nil }
    }

    /// Queries the index within a longer operation, which must start again where the index fails.
    func demand<Answer>(_ question: (any RecordIndex) throws -> Answer) throws -> Answer? {
        guard let base else { return nil }
        do {
            return try question(base)
        } catch {
            try abandonIndex()
            throw IndexFailure()
        }
    }

    /// Runs the work, and once more if the index fails meanwhile.
    func retrying<Result>(_ work: () throws -> Result) throws -> Result {
        do { return try work() } catch is IndexFailure { return try work() }
    }

    /// Reads the record from a line.
    ///
    /// - Throws: ``IndexFailure`` where the line is no longer the one that `place` was made for.
    func record(at place: LinePlace) throws -> Record {
        let bytes = try bytes(of: place)
        guard place.mark == 0 || LineHash(of: bytes).mark == place.mark,
            let record = try LedgerDecoder.decode(bytes).content.get().record
        else { throw IndexFailure() }
        return record
    }

    func records(at places: [LinePlace]) throws -> [Record] {
        try LedgerDecoder.decode(places.map { try bytes(of: $0)[...] }).enumerated().map { number, line in
            guard places[number].mark == 0 || line.hash.mark == places[number].mark,
                let record = try line.content.get().record
            else { throw IndexFailure() }
            return record
        }
    }
}
