import ReceiptDomain
import struct SystemPackage.FilePath

/// The index failed or does not belong to the ledger: it is made anew, which nobody is told.
struct IndexFailure: Error {
    /// Runs the work and converts any error but those of the ledger to ``IndexFailure``.
    static func from<Result>(_ work: () throws -> Result) throws -> Result {
        do {
            return try work()
        } catch let error as LibraryError {
            throw error
        } catch {
            throw IndexFailure()
        }
    }
}

// The index has all of the ledger's lines before anything is asked of it: it is advanced after each appended step, and by whoever
// finds lines of other processes.
extension Ledger {
    /// Brings the index up to the ledger's end.
    func advanceIndex() throws {
        do { try advancePresentIndex() } catch is IndexFailure { try makeIndex() }
    }

    private func advancePresentIndex() throws {
        // An empty ledger's is in memory.
        if try base == nil || index.end == 0 && store.size > 0 { try openIndex() }
        guard let base else { return }
        while true {
            let checkpoint = try IndexFailure.from { try base.checkpoint }
            // Afterwards, because other processes append lines and advance the index meanwhile.
            let size = try store.size
            try follow(checkpoint, size: size)
            var next = index
            guard try readLines(into: &next, upTo: size) else { return }
            if try advance(base, from: checkpoint, to: &next, upTo: size) { return index = next }
        }
    }

    /// Advances the index by the lines of a step just appended; where that fails, it is made anew before the next question.
    func advanceIndex(by step: inout StepLines) {
        guard let base else { return }
        do {
            var next = index
            let isAdvanced = try IndexFailure.from {
                try base.advance(from: index.checkpoint) { writer in
                    while let lines = step.next() {
                        for line in lines { next.add(line, of: user) }
                        try writer.add(next.takeChanges()) { try record(at: $0) }
                    }
                    return try write(to: writer, from: &next, upTo: next.end)
                }
            }
            if isAdvanced { return index = next }
            try advanceIndex()
        } catch {
            forget()
        }
    }

    private func advance(
        _ base: any RecordIndex,
        from checkpoint: String,
        to next: inout LedgerIndex,
        upTo size: Int
    ) throws -> Bool {
        var state = next
        defer { next = state }
        return try IndexFailure.from {
            try base.advance(from: checkpoint) { writer in try write(to: writer, from: &state, upTo: size) }
        }
    }

    /// Takes over the state behind the index's last line.
    ///
    /// The hash of that line depends on all lines before it, so only that line is compared. `verify` checks the whole file, and each
    /// line is checked again when it is read.
    private func follow(_ checkpoint: String, size: Int) throws {
        if try checkpoint != index.checkpoint {
            guard let state = LedgerIndex(checkpoint: checkpoint) else { throw IndexFailure() }
            index = state
            try defineCurrencies()
        }
        // A shared library's size may be that of a moment ago.
        guard index.end <= size || store.showsOnlyWhatStays, try lastLineIsUnchanged() else { throw IndexFailure() }
    }

    private func openIndex() throws {
        let size = try store.size
        guard size > 0, case .folder(let folder) = indexPlace, let found = indexes.index(in: folder, of: user),
            try size > Self.short || isOfPresentLines(found)
        else { return try makeIndex() }
        base = found
    }

    /// The bytes of a ledger that is read whenever it is opened, so that damage is noticed at once.
    private static let short = 1 << 20

    private func isOfPresentLines(_ found: any RecordIndex) throws -> Bool {
        guard let checkpoint = try? found.checkpoint, let state = LedgerIndex(checkpoint: checkpoint) else {
            return false
        }
        let lines = try store.reader.bytes(at: 0, count: state.end).split(
            separator: LedgerFormat.newline,
            omittingEmptySubsequences: false
        )
        return LedgerIndex.digest(of: lines.dropLast()) == state.digest
    }

    /// Makes the index anew from all lines, in memory where no file can be written.
    func makeIndex() throws {
        forget()
        let size = try store.size
        do {
            try makeIndex(at: size > 0 ? indexPlace : .memory, upTo: size)
        } catch is IndexFailure {
            try makeIndex(at: .memory, upTo: size)
        }
    }

    private func makeIndex(at place: RecordIndexPlace, upTo size: Int) throws {
        var state = LedgerIndex()
        base = try IndexFailure.from {
            try indexes.newIndex(at: place, of: user) { writer in try write(to: writer, from: &state, upTo: size) }
        }
        index = state
    }

    /// The most recognised texts indexed with new lines; the first search adds the rest.
    ///
    /// None of a shared library: they would be fetched while a commit puts them in their place.
    private var mostReadTexts: Int {
        if case .folder = indexPlace, files.areLocal { 400 } else { 0 }
    }

    /// Adds the lines read into the state, and those behind it.
    ///
    /// - Returns: The checkpoint at the end.
    private func write(
        to writer: any RecordIndexWriter,
        from state: inout LedgerIndex,
        upTo size: Int
    ) throws -> String {
        repeat {
            try writer.add(state.takeChanges()) { try record(at: $0) }
        } while try readLines(into: &state, upTo: size)
        try addReadTexts(to: writer, limit: mostReadTexts)
        return try state.checkpoint
    }

    /// Adds the recognised texts that are missing from the index.
    func indexReadTexts() throws {
        guard try ask({ try $0.unreadCount(upTo: 1) }) > 0 else { return }
        do {
            try indexAllReadTexts()
        } catch is IndexFailure {
            try makeIndex(at: .memory, upTo: store.size)
            try indexAllReadTexts()
        }
    }

    private func indexAllReadTexts() throws {
        guard let base else { return }
        try IndexFailure.from {
            let stands = try base.checkpoint
            _ = try base.advance(from: stands) { writer in
                try addReadTexts(to: writer, limit: .max)
                return stands
            }
        }
    }

    private func addReadTexts(to writer: any RecordIndexWriter, limit: Int) throws {
        var left = limit
        while left > 0 {
            let unread = try writer.unreadRecords(limit: min(left, 500))
            guard !unread.isEmpty else { return }
            var texts: [RecordID: String] = [:]
            for (id, line) in unread {
                try files.bringReadings(of: id)
                texts[id] = ReadText.text(of: try record(at: line), in: place)
            }
            try writer.add(readTexts: texts)
            left -= unread.count
        }
    }

    /// Whether the index that lies in the user's folder stands at the same line as this ledger's own, and says something else.
    func differsFromFile() throws -> Bool {
        guard let file = indexes.index(in: FileLocation(place.folder), of: user),
            (try? file.checkpoint) == (try index.checkpoint)
        else { return false }
        return try ask { try !$0.hasSameContent(as: file) }
    }

    // MARK: Questions

    /// Queries the index, and a new one where it fails.
    func ask<Answer>(_ question: (any RecordIndex) throws -> Answer) throws -> Answer {
        if base == nil { try advanceIndex() }
        guard let base else { throw IndexFailure() }
        do {
            return try IndexFailure.from { try question(base) }
        } catch is IndexFailure {
            try makeIndex()
            guard let base = self.base else { throw IndexFailure() }
            return try question(base)
        }
    }

    /// Reads the record from a line.
    ///
    /// - Throws: ``IndexFailure`` where the line is no longer the one that `place` was made for.
    func record(at place: LinePlace) throws -> Record {
        guard let record = try records(at: [place]).first else { throw IndexFailure() }
        return record
    }

    func records(at places: [LinePlace]) throws -> [Record] {
        try LedgerDecoder.decode(places.map { try bytes(of: $0)[...] }).enumerated().map { number, line in
            guard line.hash.mark == places[number].mark, case .success(let put) = line.content, let record = put.record
            else { throw IndexFailure() }
            return record
        }
    }
}
