import Foundation
import Glibc
import ReceiptDomain
import struct SystemPackage.FilePath

/// One user's ledger file: read as far as it is known, written one line at a time under its lock.
///
/// Several processes do this at once. The lock lies on the file itself and ends with the process that has it.
final class Ledger {
    let path: FilePath
    let user: UserID
    private(set) var index = LedgerIndex()
    /// Torn ends that were set aside since the last call of ``takeTornFiles()``.
    private var tornFiles: [FilePath] = []
    private var file: OpenFile
    private var isLocked = false
    private let lockPatience: Duration
    private let now: @Sendable () -> Date

    /// Opens the file, or makes an empty one.
    init(_ path: FilePath, user: UserID, lockPatience: Duration, now: @escaping @Sendable () -> Date) throws {
        self.path = path
        self.user = user
        self.lockPatience = lockPatience
        self.now = now
        file = try Self.open(path)
    }

    func takeTornFiles() -> [FilePath] {
        defer { tornFiles = [] }
        return tornFiles
    }

    // MARK: Reading

    /// Takes in the lines that others have added.
    ///
    /// A last line that is not complete (yet) is left alone.
    func refresh() throws {
        try reopenIfReplaced()
        try readNewLines()
    }

    /// A line as it stands in the file.
    func bytes(of line: LedgerIndex.Line) throws -> [UInt8] {
        try file.bytes(at: line.offset, count: line.length)
    }

    /// All states of a record, oldest first.
    func history(of id: RecordID) throws -> [LedgerEntry] {
        try states(at: index.linesOfRecord[id] ?? [])
    }

    /// The states that lines hold.
    func states(at places: [LedgerIndex.Line]) throws -> [LedgerEntry] {
        let lines = try places.map { try bytes(of: $0)[...] }
        let (puts, failure) = LedgerDecoder.decode(lines)
        if let failure { throw damage(line: 0, failure.reason) }
        return puts.map { LedgerEntry(sequence: $0.sequence, at: $0.at.date, record: $0.record) }
    }

    private func readNewLines() throws {
        let size = try file.status().size
        if try size < index.end || !lastLineIsUnchanged() { index = LedgerIndex() }
        let chunkSize = 8 << 20
        var wanted = chunkSize
        while index.end < size {
            let chunk = try file.bytes(at: index.end, count: min(wanted, size - index.end))
            let complete = chunk.lastIndex(of: LedgerFormat.newline).map { chunk[...$0] } ?? []
            if complete.isEmpty {
                // Either the end of the file, or a line longer than the chunk.
                guard chunk.count == wanted else { break }
                guard wanted < LedgerFormat.longestLine else {
                    throw damage(line: index.lineCount + 1, InvalidField("length", "more than \(wanted) bytes"))
                }
                wanted = LedgerFormat.longestLine
                continue
            }
            let lines = complete.dropLast().split(separator: LedgerFormat.newline, omittingEmptySubsequences: false)
            guard try add(lines, endingAt: size) else { break }
            wanted = chunkSize
        }
    }

    /// Takes in lines up to a torn end.
    ///
    /// - Returns: `false` when the last line of the file is torn.
    private func add(_ lines: [ArraySlice<UInt8>], endingAt size: Int) throws -> Bool {
        let (puts, failure) = LedgerDecoder.decode(lines)
        for (put, line) in zip(puts, lines) {
            do {
                try index.add(put, line: line, of: user)
            } catch {
                throw damage(line: index.lineCount + 1, error)
            }
        }
        guard let failure else { return true }
        // A power cut can save the end of a line's space before its beginning, which then reads as zeros.
        let line = lines[failure.line]
        if line.contains(0), index.end + line.count + 1 == size { return false }
        throw damage(line: index.lineCount + 1, failure.reason)
    }

    /// A writer that failed takes its line back; if another line has its place now, what was read is no longer true.
    private func lastLineIsUnchanged() throws -> Bool {
        guard let last = index.lastLine else { return true }
        return try bytes(of: last.place) == last.bytes
    }

    private func damage(line: Int, _ reason: any Error) -> LibraryError {
        let path = FileLocation(path).path
        return switch reason {
        case let newer as NewerVersion: .newerFormat(path: path, version: newer.version)
        case let invalid as InvalidField: .damagedLedger(path: path, line: line, detail: invalid.description)
        default: .damagedLedger(path: path, line: line, detail: String(describing: reason))
        }
    }

    // MARK: Locking

    /// Does the work while no other process writes, knowing all lines, none of them torn.
    func locked<Result>(_ work: () throws -> Result) throws -> Result {
        precondition(!isLocked, "the ledger's lock is taken once")
        try lock()
        isLocked = true
        defer {
            isLocked = false
            file.unlock()
        }
        try readNewLines()
        try setAsideTornEnd()
        return try work()
    }

    private func lock() throws {
        let clock = ContinuousClock()
        let deadline = clock.now + lockPatience
        var pause: UInt32 = 500
        while true {
            try reopenIfReplaced()
            if try file.tryLock() {
                // The file may have been replaced between opening and locking: then the lock is on nothing.
                if try isCurrent() { return }
                file.unlock()
                continue
            }
            guard clock.now < deadline else { throw LibraryError.locked(path: FileLocation(path).path) }
            // Blocks the library's own thread only. The random part keeps waiting processes from meeting again.
            usleep(pause + UInt32.random(in: 0...pause))
            pause = min(pause * 2, 16_000)
        }
    }

    private func isCurrent() throws -> Bool {
        try FileStatus.ifPresent(path)?.identity == file.status().identity
    }

    private func reopenIfReplaced() throws {
        if try isCurrent() { return }
        file = try Self.open(path)
        index = LedgerIndex()
    }

    private static func open(_ path: FilePath) throws -> OpenFile {
        let file: OpenFile
        do {
            file = try OpenFile(path, flags: O_RDWR | O_APPEND)
        } catch LibraryError.vanished {
            file = try OpenFile(creating: path, flags: O_APPEND)
            try Folder.sync(path.removingLastComponent())
        }
        let kind = try file.status().kind
        guard kind == .file else { throw LibraryError.unsafeFile(path: FileLocation(path).path, kind: kind.rawValue) }
        return file
    }

    // MARK: Writing

    /// Writes the record's new state and returns it as it will be read, with its revision.
    ///
    /// Needs the lock. On return the line is on the disk; on failure the file is as it was.
    func append(_ record: Record) throws -> Record {
        guard let written = try append([record], undoing: nil).first else {
            throw InvalidField("record", record.id.rawValue)
        }
        return written
    }

    /// Writes the new states of several records as one step, all with one sync.
    ///
    /// `undoing` is the step that they take back. Each record may be there once.
    @discardableResult
    func append(_ records: [Record], undoing: Int?) throws -> [Record] {
        precondition(isLocked, "a line is appended under the lock")
        let lines = try encodedLines(of: records, undoing: undoing)
        let (puts, failure) = LedgerDecoder.decode(lines.map { $0[...] })
        if let failure { throw failure.reason }
        do {
            try file.write(
                lines.joined(separator: [LedgerFormat.newline]) + (lines.isEmpty ? [] : [LedgerFormat.newline])
            )
            try file.sync()
        } catch {
            takeBack()
            throw error
        }
        for (put, line) in zip(puts, lines) { try index.add(put, line: line, of: user) }
        return puts.map(\.record)
    }

    private func encodedLines(of records: [Record], undoing: Int?) throws -> [[UInt8]] {
        let at = Timestamp(now())
        let first = index.lastSequence + 1
        var previousHash = index.previousHash
        return try records.enumerated().map { position, record in
            var place = LinePlace(sequence: first + position, at: at, previousHash: previousHash, undoes: undoing)
            place.step = position > 0 ? first : nil
            let line = try encodedLine(of: record, place)
            guard line.count <= LedgerFormat.longestLine else {
                throw LibraryError.tooLarge(
                    path: FileLocation(path).path,
                    bytes: line.count,
                    limit: LedgerFormat.longestLine
                )
            }
            previousHash = LedgerFormat.hash(line)
            return line
        }
    }

    /// What a line says beside its record.
    private struct LinePlace {
        var sequence: Int
        var at: Timestamp
        var previousHash: String
        var step: Int?
        var undoes: Int?
    }

    private func encodedLine(of record: Record, _ place: LinePlace) throws -> [UInt8] {
        let stored = StoredRecord(record)
        let encoder = LedgerFormat.encoder()
        func line<Content: Codable>(_ content: Content) throws -> [UInt8] {
            let line = LedgerLine(
                seq: place.sequence,
                at: place.at.text,
                record: content,
                prev: place.previousHash,
                step: place.step,
                undoes: place.undoes
            )
            return Array(try encoder.encode(line))
        }
        guard let newest = index.linesOfRecord[record.id]?.last else { return try line(stored) }
        let decoder = JSONDecoder()
        let older = try decoder.decode(LedgerLine<JSONValue>.self, from: Data(bytes(of: newest))).record
        let newer = try decoder.decode(JSONValue.self, from: encoder.encode(stored))
        return try line(newer.keepingUnknownFields(of: older, shape: .record))
    }

    /// Removes what a failed write left behind the last good line.
    private func takeBack() {
        // If the disk refuses this too, the rest is a torn end, which the next writer sets aside.
        try? file.truncate(to: index.end)
        try? file.sync()
    }

    // MARK: Torn ends

    /// Deals with what a power cut left of the last line, which nobody was told is safe.
    private func setAsideTornEnd() throws {
        let size = try file.status().size
        guard size > index.end else { return }
        let tail = try file.bytes(at: index.end, count: size - index.end)
        if try completeLastLine(tail) { return }
        let torn = try writeTornFile(tail)
        try file.truncate(to: index.end)
        try file.sync()
        tornFiles.append(torn)
    }

    /// Only the newline is missing: an editor leaves it out, and a cut can fall just there.
    private func completeLastLine(_ tail: [UInt8]) throws -> Bool {
        guard tail.count <= LedgerFormat.longestLine, !tail.contains(LedgerFormat.newline),
            let put = LedgerDecoder.decode([tail[...]]).puts.first, put.sequence > index.lastSequence
        else { return false }
        do {
            try file.write([LedgerFormat.newline])
            try file.sync()
        } catch {
            try? file.truncate(to: index.end + tail.count)  // as it was; the first error is the one to tell
            throw error
        }
        try index.add(put, line: tail, of: user)
        return true
    }

    /// Writes the bytes to `ledger.torn-<date>-<number>` beside the ledger.
    private func writeTornFile(_ bytes: [UInt8]) throws -> FilePath {
        let folder = path.removingLastComponent()
        let day = Timestamp(now()).text.prefix(10)
        for number in 1... {
            guard let file = folder.appending(name: "ledger.torn-\(day)-\(number)".utf8) else { break }
            if try FileStatus.ifPresent(file) != nil { continue }
            try DurableFile.create(file, bytes)
            try Folder.sync(folder)
            return file
        }
        throw LibraryError.noSpace(path: FileLocation(folder).path)
    }
}
