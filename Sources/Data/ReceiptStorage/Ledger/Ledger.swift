import Foundation
import Glibc
import ReceiptDomain
import struct SystemPackage.FilePath

/// One user's ledger: read as far as it is known, written one step at a time under its lock, wherever its lines are kept.
///
/// Several processes do this at once.
final class Ledger {
    let store: any LineStore
    /// The user's folder: an index lies in it, and what was read on images.
    let folder: FilePath
    /// Where what was read on images is brought from; `nil` where it lies in the folder.
    let fileCache: LocalFileCache?
    let user: UserID
    let now: @Sendable () -> Date
    var index = LedgerIndex()
    /// What lines before those of ``index`` say; `nil` where ``index`` tells of all.
    var base: (any RecordIndex)?
    /// What the last search by pages found.
    var foundLines: FoundLines?
    /// What was read on images, as far as somebody asked; it never changes.
    var readTexts: [RecordID: String] = [:]
    /// `nil` where there are none to be had, or they have failed.
    var indexes: (any RecordIndexes)?
    private(set) var isLocked = false
    /// How many steps were written.
    var stepsWritten = 0
    /// Torn ends that were set aside since the last call of ``takeTornFiles()``.
    var tornFiles: [String] = []
    /// So many bytes are read at once; with all that they say they take several times as much memory.
    let chunkSize: Int
    /// So many bytes behind the index are read by everybody who opens the ledger.
    let longestTail: Int
    private let lockTimeout: Duration
    private let onDamage: @Sendable (LedgerDamage) -> Void
    /// How many of the index's damages were told of.
    private var toldDamages = 0
    /// How many of them were set aside where needed.
    private var keptDamages = 0

    /// `onDamage` is told of each damage once, when it is met.
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

    /// Takes in the lines that others have added.
    ///
    /// A last line that is not complete (yet) is left alone, and nothing is written.
    func refresh() throws {
        try reopenIfReplaced()
        try readNewLines()
        try tellOfDamage()
    }

    /// A line as it stands in the file.
    func bytes(of line: LedgerIndex.Line) throws -> [UInt8] {
        try store.reader.bytes(at: line.offset, count: line.length)
    }

    /// All states of a record, oldest first.
    func history(of id: RecordID) throws -> [LedgerEntry] { try states(at: lines(of: .record(id))) }

    /// The states that lines hold.
    func states(at places: [LedgerIndex.Line]) throws -> [LedgerEntry] {
        try places.map { line in
            let put = try put(at: line)
            guard let record = put.record else { throw damaged("record") }
            return LedgerEntry(sequence: put.sequence, at: put.at.date, record: record)
        }
    }

    /// What a line said when it was read a moment ago.
    func put(at place: LedgerIndex.Line) throws -> LedgerPut {
        do {
            return try LedgerDecoder.decode(bytes(of: place)).content.get()
        } catch let problem as DecodedLine.Problem {
            throw damaged(problem.detail)
        }
    }

    /// The entity as a line has it; `nil` where the line says that it is no more, or there is none.
    func entity(at place: LedgerIndex.Line?) throws -> JSONValue? {
        guard let place else { return nil }
        do {
            let line = try JSONDecoder().decode(EntityLine.self, from: Data(bytes(of: place)))
            return line.change == LedgerPut.EntityLineChange.remove.rawValue ? nil : line.entity
        } catch let error as DecodingError {
            throw damaged(String(describing: error))
        }
    }

    func damaged(_ detail: String) -> LibraryError {
        .damagedLedger(path: store.name, line: 0, detail: detail)
    }

    /// Where the index of earlier lines cannot be made or asked, all lines are read without it.
    private func readNewLines() throws {
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
                // Either the end of the file, or a line longer than the chunk.
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
            // A step that is longer than the chunk is taken in as a whole.
            wanted = index.end > start ? chunkSize : wanted * 2
            try growth.takeIn(self)
        }
        try growth.finish(self)
    }

    /// Takes in lines up to a torn end, or to a step that goes on behind them.
    ///
    /// - Returns: `false` when the last line or step of the file is torn.
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
            // A power cut can save the end of a line's space before its beginning, which then reads as zeros.
            if isLast, bytes.contains(0) { return false }
            if case .newer(let version) = problem {
                // A flipped digit must not look like a newer format: the line after it tells.
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

    /// Takes in all but the last of the lines that run together in one that cannot be read, and returns the last.
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

    /// Steps over what is too long to be a line.
    ///
    /// - Returns: `false` when it goes on to the end of the file.
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

    /// A writer that failed takes its line back; if another line has its place now, what was read is no longer true.
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

    // MARK: Damage

    /// What is wrong with the lines read so far, with the file that has a copy of what is left out.
    ///
    /// What its user has accepted is not told again.
    func damages() throws -> [LedgerDamage] { try open(index.damages[...]).map(described) }

    /// Notes all damage as known; needs the lock.
    func acceptDamage() throws {
        let new = try open(index.damages[...])
        if !new.isEmpty { try AcceptedDamage.add(new, to: store, at: Timestamp(now())) }
    }

    private func tellOfDamage() throws {
        for damage in try open(index.damages[toldDamages...]) { onDamage(try described(damage)) }
        toldDamages = index.damages.count
    }

    private func open(_ damages: ArraySlice<LedgerIndex.Damage>) throws -> [LedgerIndex.Damage] {
        guard !damages.isEmpty else { return [] }
        let accepted = try AcceptedDamage(in: store)
        return damages.filter { !accepted.contains($0) }
    }

    private func described(_ damage: LedgerIndex.Damage) throws -> LedgerDamage {
        let kept = try damage.isLeftOut ? asideFile(with: damage) : nil
        return LedgerDamage(
            path: store.name,
            line: damage.number,
            kind: damage.kind,
            keptAt: kept
        )
    }

    // MARK: Locking

    /// Does the work while no other process writes, knowing all lines, none of them torn, and all damage set aside.
    ///
    /// Where the link to a database is lost before anything was written, it is done once more on another, unless the work cannot be.
    func locked<Result>(repeats: Bool = true, _ work: () throws -> Result) throws -> Result {
        try patiently(repeats: repeats) { try lockedOnce(work) }
    }

    /// Does the work knowing all lines that stay for good, and perhaps, where it takes that, while no other process writes.
    func settled<Result>(_ work: () throws -> Result) throws -> Result {
        guard store.showsOnlyWhatStays else { return try locked(work) }
        return try patiently(repeats: true) {
            try refresh()
            return try work()
        }
    }

    private func patiently<Result>(repeats: Bool, _ work: () throws -> Result) throws -> Result {
        let (before, deadline) = (stepsWritten, ContinuousClock.now + lockTimeout)
        while true {
            do {
                return try work()
            } catch LibraryError.database(let problem)
                where repeats && problem.isOfTheLink && stepsWritten == before && ContinuousClock.now < deadline
            {
                usleep(200_000)  // blocks the library's own thread only
            }
        }
    }

    private func lockedOnce<Result>(_ work: () throws -> Result) throws -> Result {
        try lockedAsItIs {
            try setAsideTornEnd()
            try setAsideDamage(from: keptDamages)
            keptDamages = index.damages.count
            try tellOfDamage()
            return try work()
        }
    }

    /// Does the work while no other process writes, and changes nothing itself.
    func lockedAsItIs<Result>(_ work: () throws -> Result) throws -> Result {
        precondition(!isLocked, "the ledger's lock is taken once")
        try lock()
        isLocked = true
        defer {
            isLocked = false
            store.unlock()
        }
        try readNewLines()
        return try work()
    }

    private func lock() throws {
        let clock = ContinuousClock()
        let deadline = clock.now + lockTimeout
        var pause: UInt32 = 500
        while true {
            try reopenIfReplaced()
            if try store.tryLock() {
                // It may have been replaced between opening and locking: then the lock was on nothing, and went with what was open.
                if try store.staysTheSame() { return }
                forget()
                continue
            }
            guard clock.now < deadline else { throw LibraryError.locked(path: store.name) }
            // Blocks the library's own thread only. The random part keeps waiting processes from meeting again.
            usleep(pause + UInt32.random(in: 0...pause))
            pause = min(pause * 2, 16_000)
        }
    }

    private func reopenIfReplaced() throws {
        if try !store.staysTheSame() { forget() }
    }
}

extension ArraySlice<UInt8> {
    /// What stands between newlines.
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
