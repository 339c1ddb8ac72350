import Foundation
import Glibc
import ReceiptDomain
import struct SystemPackage.FilePath

/// One user's ledger: append-only lines in a ``LineStore``, cached in memory and written one step at a time under a lock.
///
/// Several processes may use the same ledger at once.
final class Ledger {
    let store: any LineStore
    /// The user's folder, with the index and the readings of images.
    let folder: FilePath
    /// Fetches readings of a shared library; `nil` where they lie in ``folder``.
    let fileCache: LocalFileCache?
    let user: UserID
    let now: @Sendable () -> Date
    var index = LedgerIndex()
    /// The index of the lines before those of ``index``; `nil` where ``index`` has all.
    var base: (any RecordIndex)?
    /// The cached hits of the last paged search.
    var foundLines: FoundLines?
    /// Recognised texts requested so far; a record's text does not change while its images stay.
    var readTexts: [RecordID: String] = [:]
    /// `nil` where the caller gave none, or they have failed.
    var indexes: (any RecordIndexes)?
    var isLocked = false
    /// The number of steps written, to tell whether work may be repeated after a lost connection.
    var stepsWritten = 0
    /// Paths of torn ends set aside since the last call of ``takeTornFiles()``.
    var tornFiles: [String] = []
    /// Bytes read at once; decoded lines need several times as much memory.
    let chunkSize: Int
    /// The most bytes after the index's checkpoint before the index is updated.
    let longestTail: Int
    let lockTimeout: Duration
    let onDamage: @Sendable (LedgerDamage) -> Void
    /// The number of damages reported so far.
    var toldDamages = 0
    /// The number of damages whose lines were copied aside.
    var keptDamages = 0

    /// `onDamage` is called once for each damaged line.
    init(
        _ store: any LineStore,
        folder: FilePath,
        fileCache: LocalFileCache? = nil,
        user: UserID,
        indexes: (any RecordIndexes)? = nil,
        longestTail: Int = IndexGrowth.longestTail,
        chunkSize: Int = 2 << 20,
        lockTimeout: Duration,
        now: @escaping @Sendable () -> Date,
        onDamage: @escaping @Sendable (LedgerDamage) -> Void
    ) {
        (self.store, self.folder, self.fileCache) = (store, folder, fileCache)
        self.user = user
        self.indexes = indexes
        self.longestTail = longestTail
        self.chunkSize = chunkSize
        self.lockTimeout = lockTimeout
        self.now = now
        self.onDamage = onDamage
    }

    func takeTornFiles() -> [String] {
        defer { tornFiles = [] }
        return tornFiles
    }

    // MARK: Reading

    /// Reads the lines that other processes have appended.
    ///
    /// An incomplete last line is left for later; nothing is written.
    func refresh() throws {
        try reopenIfReplaced()
        try readNewLines()
        try tellOfDamage()
    }

    /// The line's bytes as they stand in the file.
    func bytes(of line: LedgerIndex.Line) throws -> [UInt8] {
        try store.reader.bytes(at: line.offset, count: line.length)
    }

    /// All states of a record, oldest first.
    func history(of id: RecordID) throws -> [LedgerEntry] { try states(at: lines(of: .record(id))) }

    /// The states in these lines.
    func states(at places: [LedgerIndex.Line]) throws -> [LedgerEntry] {
        try places.map { line in
            let put = try put(at: line)
            guard let record = put.record else { throw damaged("record") }
            return LedgerEntry(sequence: put.sequence, at: put.at.date, record: record)
        }
    }

    /// Decodes again a line that was read before.
    func put(at place: LedgerIndex.Line) throws -> DecodedLineContent {
        do {
            return try LedgerDecoder.decode(bytes(of: place)).content.get()
        } catch let problem as DecodedLine.Problem {
            throw damaged(problem.detail)
        }
    }

    /// The entity in a line; `nil` where the line removes it.
    func entity(at place: LedgerIndex.Line?) throws -> JSONValue? {
        guard let place else { return nil }
        do {
            let line = try JSONDecoder().decode(EntityLine.self, from: Data(bytes(of: place)))
            return line.change == DecodedLineContent.EntityLineChange.remove.rawValue ? nil : line.entity
        } catch let error as DecodingError {
            throw damaged(String(describing: error))
        }
    }

    func damaged(_ detail: String) -> LibraryError {
        .damagedLedger(path: store.name, line: 0, detail: detail)
    }

    /// Reads all lines without the index where it cannot be made or queried.
    func readNewLines() throws {
        do { try readNewLines(with: indexes) } catch is IndexFailure { try abandonIndex() }
    }

    func abandonIndex() throws {
        indexes = nil
        forget()
        try readNewLines(with: nil)
    }

    private func readNewLines(with indexes: (any RecordIndexes)?) throws {
        let size = try store.size
        if try size < index.end || !lastLineIsUnchanged() { forget() }
        if index.end == 0, base == nil { try openIndex(size: size) }
        var growth = IndexGrowth(indexes)
        var wanted = chunkSize
        while index.end < size {
            let chunk = try store.reader.bytes(at: index.end, count: min(wanted, size - index.end))
            let isFinal = chunk.count < wanted || index.end + chunk.count == size
            let complete = chunk.lastIndex(of: LedgerFormat.newline).map { chunk[...$0] } ?? []
            if complete.isEmpty {
                // The end of the file, or a line longer than the chunk.
                guard chunk.count == wanted else { break }
                if wanted >= LedgerFormat.longestLine {
                    guard try skipEndlessLine(upTo: size) else { break }
                    wanted = chunkSize
                } else {
                    wanted = LedgerFormat.longestLine
                }
                continue
            }
            let lines = complete.dropLast().lines
            let start = index.end
            guard try add(lines, endingAt: size, isFinal: isFinal) else { break }
            // A step longer than the chunk is read as a whole.
            wanted = index.end > start ? chunkSize : wanted * 2
            try growth.takeIn(self)
        }
        try growth.finish(self)
    }

    /// Adds lines up to a torn end, or up to a step that continues after them.
    ///
    /// - Returns: `false` where the file's last line or step is torn.
    private func add(_ lines: [ArraySlice<UInt8>], endingAt size: Int, isFinal: Bool) throws -> Bool {
        let decoded = LedgerDecoder.decode(lines)
        for (number, (bytes, line)) in zip(lines, decoded).enumerated() {
            switch StepEnd(lines[number...], decoded[number...], isFinal: isFinal, after: index.lastSequence) {
            case .torn: return false
            case .further: return true
            case .here: break
            }
            let (bytes, line) = takeLinesThatRunTogether(in: bytes, line)
            guard case .failure(let problem) = line.content else {
                index.add(line, of: user)
                continue
            }
            let isLast = index.end + line.length + 1 == size
            // A power cut can save the end of a line before its beginning, which then reads as zeros.
            if isLast, bytes.contains(0) { return false }
            if case .newer(let version) = problem {
                // A damaged digit must not look like a newer format; the next line's hash decides.
                let isLastHere = number + 1 == decoded.count
                if isLastHere, !isLast, number > 0 { return true }
                if isLastHere || decoded[number + 1].previous == line.hash {
                    throw LibraryError.newerFormat(path: store.name, version: version)
                }
            }
            index.add(line, of: user)
        }
        return true
    }

    /// Adds all but the last of several lines that lost their line breaks; returns the last.
    private func takeLinesThatRunTogether(
        in bytes: ArraySlice<UInt8>,
        _ line: DecodedLine
    ) -> (ArraySlice<UInt8>, DecodedLine) {
        guard case .failure = line.content else { return (bytes, line) }
        var rest = bytes
        while let parts = LedgerLineParts.separate(rest) {
            index.add(parts.first, of: user, runningTogetherAfter: parts.gap)
            rest = parts.rest
        }
        return rest.count == bytes.count ? (bytes, line) : (rest, LedgerDecoder.decode(Array(rest)))
    }

    /// Skips bytes that are too long to be a line.
    ///
    /// - Returns: `false` where they continue to the end of the file.
    private func skipEndlessLine(upTo size: Int) throws -> Bool {
        var line = EndlessLine()
        while index.end + line.length < size {
            let most = min(8 << 20, size - index.end - line.length)
            let part = try store.reader.bytes(at: index.end + line.length, count: most)
            if line.add(part) {
                index.add(line.decoded, of: user)
                return true
            }
        }
        return false
    }

    /// Whether the last line read still stands: a failed writer truncates its line, and another may take its place.
    func lastLineIsUnchanged() throws -> Bool {
        guard let last = index.lastLine, last.place.length <= LedgerFormat.longestLine else { return true }
        return try LineHash(of: bytes(of: last.place)) == last.hash
    }

    func forget() {
        index = LedgerIndex()
        base = nil
        toldDamages = 0
        keptDamages = 0
    }
}

extension ArraySlice<UInt8> {
    /// The parts between newlines.
    fileprivate var lines: [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        let first = startIndex
        withUnsafeBytes { bytes in
            var start = 0
            while let base = bytes.baseAddress, start < bytes.count,
                let found = memchr(base + start, CInt(LedgerFormat.newline), bytes.count - start)
            {
                let end = UnsafeRawPointer(found) - base
                lines.append(self[(first + start)..<(first + end)])
                start = end + 1
            }
            lines.append(self[(first + start)...])
        }
        return lines
    }
}
