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
    let place: UserLayout
    let files: any UserFiles
    let user: UserID
    let now: @Sendable () -> Date
    /// The state of reading behind the last line that ``base`` has.
    var index = LedgerIndex()
    /// The index of all lines read; `nil` before the first reading.
    var base: (any RecordIndex)?
    let indexes: any RecordIndexes
    let indexPlace: RecordIndexPlace
    /// Whether this process holds the lock.
    var isLocked = false
    /// The number of steps written, to tell whether work may be repeated after a lost connection.
    var stepsWritten = 0
    /// Paths of torn ends set aside since the last call of ``takeTornFiles()``.
    var tornFiles: [String] = []
    /// Bytes read at once; decoded lines need several times as much memory.
    static let chunkSize = 2 << 20
    let lockTimeout: Duration
    private let onDamage: @Sendable (LedgerDamage) -> Void
    /// The number of damages reported so far.
    private var toldDamages = 0
    /// The number of damages whose lines were copied aside.
    var keptDamages = 0

    /// The index lies in the user's folder if no other place is given; `onDamage` is called once for each damaged line.
    init(
        _ store: any LineStore,
        place: UserLayout,
        files: any UserFiles,
        user: UserID,
        indexes: any RecordIndexes,
        indexPlace: RecordIndexPlace? = nil,
        lockTimeout: Duration,
        now: @escaping @Sendable () -> Date,
        onDamage: @escaping @Sendable (LedgerDamage) -> Void
    ) {
        (self.store, self.place, self.files) = (store, place, files)
        self.user = user
        self.indexes = indexes
        self.indexPlace = indexPlace ?? .folder(FileLocation(place.folder))
        (self.lockTimeout, self.now, self.onDamage) = (lockTimeout, now, onDamage)
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
        try advanceIndex()
        try tellOfDamage()
    }

    /// The line's bytes as they stand in the file.
    func bytes(of line: LinePlace) throws -> [UInt8] {
        try store.reader.bytes(at: line.offset, count: line.length)
    }

    /// All states of a record, oldest first.
    func history(of id: RecordID) throws -> [LedgerEntry] { try states(at: lines(of: .record(id))) }

    func states(at places: [LinePlace]) throws -> [LedgerEntry] {
        try places.map { line in
            let put = try put(at: line)
            guard let record = put.record else { throw damaged("record") }
            return LedgerEntry(sequence: put.sequence, at: put.at.date, record: record)
        }
    }

    /// Decodes again a line that was read before.
    func put(at place: LinePlace) throws -> DecodedLineContent {
        do {
            return try LedgerDecoder.decode(bytes(of: place)).content.get()
        } catch let problem as DecodedLine.Problem {
            throw damaged(problem.detail)
        }
    }

    /// The entity in a line; `nil` where the line removes it.
    func entity(at place: LinePlace?) throws -> JSONValue? {
        guard let place else { return nil }
        do {
            let line = try JSONValue(decoding: bytes(of: place))
            return line["change"] == .removed ? nil : line["entity"]
        } catch let error as DecodingError {
            throw damaged(String(describing: error))
        }
    }

    func damaged(_ detail: String) -> LibraryError {
        .damagedLedger(path: store.name, line: 0, detail: detail)
    }

    /// Reads the next lines into the state, a chunk at most.
    ///
    /// - Returns: `false` where no complete line or step follows.
    func readLines(into state: inout LedgerIndex, upTo size: Int) throws -> Bool {
        var wanted = Self.chunkSize
        while state.end < size {
            let chunk = try store.reader.bytes(at: state.end, count: min(wanted, size - state.end))
            let isFinal = chunk.count < wanted || state.end + chunk.count == size
            let complete = chunk.lastIndex(of: LedgerFormat.newline).map { chunk[...$0] } ?? []
            if complete.isEmpty {
                // The end of the file, or a line longer than the chunk.
                guard chunk.count == wanted else { return false }
                if wanted >= LedgerFormat.longestLine { return try skipEndlessLine(&state, upTo: size) }
                wanted = LedgerFormat.longestLine
                continue
            }
            let start = state.end
            let isWhole = try add(complete.dropLast().lines, to: &state, endingAt: size, isFinal: isFinal)
            if state.end > start { return true }
            guard isWhole else { return false }
            // A step longer than the chunk is read as a whole.
            wanted *= 2
        }
        return false
    }

    /// Adds lines up to a torn end, or up to a step that continues after them.
    ///
    /// - Returns: `false` where the file's last line or step is torn.
    private func add(
        _ lines: [ArraySlice<UInt8>],
        to state: inout LedgerIndex,
        endingAt size: Int,
        isFinal: Bool
    ) throws -> Bool {
        let decoded = LedgerDecoder.decode(lines)
        for (number, (bytes, line)) in zip(lines, decoded).enumerated() {
            switch StepEnd(lines[number...], decoded[number...], isFinal: isFinal, after: state.lastSequence) {
            case .torn: return false
            case .further: return true
            case .here: break
            }
            let (bytes, line) = takeLinesThatRunTogether(in: bytes, line, &state)
            guard case .failure(let problem) = line.content else {
                state.add(line, of: user)
                continue
            }
            let isLast = state.end + line.length + 1 == size
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
            state.add(line, of: user)
        }
        return true
    }

    /// Adds all but the last of several lines that lost their line breaks; returns the last.
    private func takeLinesThatRunTogether(
        in bytes: ArraySlice<UInt8>,
        _ line: DecodedLine,
        _ state: inout LedgerIndex
    ) -> (ArraySlice<UInt8>, DecodedLine) {
        guard case .failure = line.content else { return (bytes, line) }
        var rest = bytes
        while let parts = LedgerLineParts.separate(rest) {
            state.add(parts.first, of: user, runningTogetherAfter: parts.gap)
            rest = parts.rest
        }
        return rest.count == bytes.count ? (bytes, line) : (rest, LedgerDecoder.decode(Array(rest)))
    }

    /// Skips bytes that are too long to be a line.
    ///
    /// - Returns: `false` where they continue to the end of the file.
    private func skipEndlessLine(_ state: inout LedgerIndex, upTo size: Int) throws -> Bool {
        var line = EndlessLine()
        while state.end + line.length < size {
            let most = min(8 << 20, size - state.end - line.length)
            let part = try store.reader.bytes(at: state.end + line.length, count: most)
            if line.add(part) {
                state.add(line.decoded, of: user)
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

    // MARK: Damage

    /// The damages that the user has not accepted, each with the path of the copied line.
    func damages() throws -> [LedgerDamage] { try open(index.damages[...]).map(described) }

    /// Records all damage as accepted; needs the lock.
    func acceptDamage() throws {
        let new = try open(index.damages[...])
        if !new.isEmpty { try AcceptedDamage.add(new, to: store, at: Timestamp(now())) }
    }

    func tellOfDamage() throws {
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
