import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

/// An index of a ledger's earlier lines failed: nothing that anybody needs to be told, because there is the ledger.
struct IndexFailure: Error {
    /// Does the work, and takes whatever it throws for a failure of the index.
    static func from<Result>(_ work: () throws -> Result) throws(IndexFailure) -> Result {
        do { return try work() } catch { throw IndexFailure() }
    }
}

/// Has the lines that were read taken into an index, where they are many.
struct IndexGrowth {
    /// So much behind the index is read by every process that opens the ledger, which takes some 10 ms; growing the index takes
    /// longer, because it is copied.
    static let longestTail = 1 << 20

    private let indexes: (any RecordIndexes)?
    private var writer: (any RecordIndexWriter)?

    init(_ indexes: (any RecordIndexes)?) { self.indexes = indexes }

    /// Takes in what the ledger has read.
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

    /// Where an index grows it takes in what was read on so many images, and leaves more of it to the first search.
    private static let mostReadTexts = 400

    /// From here on the ledger has what was read in an index.
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
    /// Begins behind the lines that an index tells of, if it is one of this ledger as it is now.
    ///
    /// The hash of the last of these lines follows from all before it. Whether these are still the same in the file is what
    /// `verify` looks at; each is looked at by itself when it is read.
    func openIndex(size: Int) throws {
        guard let indexes else { return }
        guard let found = indexes.index(in: FileLocation(folder), of: user),
            let checkpoint = LedgerCheckpoint(text: found.checkpoint),
            checkpoint.end <= size, let behind = LedgerIndex(behind: checkpoint)
        else { return }
        (index, base) = (behind, found)
        if try !lastLineIsUnchanged() { forget() }
    }

    /// Has the index take in what was read on so many images of its records.
    ///
    /// - Throws: ``IndexFailure`` where it has to be done without it.
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

    /// What the lines of ``index`` add to an index of those before.
    fileprivate var changesForIndex: IndexChanges {
        var changes = IndexChanges()
        changes.lines = index.entries
        // Their places are sorted: a record is large.
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

    /// What the index says; `nil` where there is none, or none any more: then ``index`` tells of all lines.
    func ask<Answer>(_ question: (any RecordIndex) throws -> Answer) throws -> Answer? {
        do { return try demand(question) } catch is IndexFailure { return nil }
    }

    /// The same for questions in the middle of something, which is to be done from its beginning where the index fails.
    func demand<Answer>(_ question: (any RecordIndex) throws -> Answer) throws -> Answer? {
        guard let base else { return nil }
        do {
            return try question(base)
        } catch {
            try abandonIndex()
            throw IndexFailure()
        }
    }

    /// Does the work, and once more where the index fails in the middle of it.
    func retrying<Result>(_ work: () throws -> Result) throws -> Result {
        do { return try work() } catch is IndexFailure { return try work() }
    }

    /// The record as a line has it.
    ///
    /// - Throws: where it is not the line that it was.
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
