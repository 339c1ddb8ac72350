import Foundation
import ReceiptDomain

/// The state of a ledger's reader behind the lines read so far, with the changes that they make to the index.
struct LedgerIndex: Codable {
    /// A defect and its line.
    struct Damage: Hashable, Codable {
        /// Counted from 1 for the file's first line.
        var number: Int
        var place: LinePlace
        /// Hash of the line as it stands in the file.
        var hash: LineHash
        var kind: LedgerDamage.Kind
    }

    private var changes = IndexChanges()
    /// As ``LedgerState/newestTrusted``.
    private(set) var newestTrusted: Timestamp?
    private(set) var damages: [Damage] = []
    private(set) var lineCount = 0
    /// The sequence number of the newest readable line.
    private(set) var lastSequence = 0
    /// The offset at which the next line begins.
    private(set) var end = 0
    private var lastOffset = 0
    private var lastLength = 0
    private var lastHash: LineHash?
    /// The newest line, damaged or not.
    ///
    /// It tells whether the file is still the one that was read, and the next line states its hash.
    var lastLine: (place: LinePlace, hash: LineHash)? {
        lastHash.map { (LinePlace(offset: lastOffset, length: lastLength, mark: $0.mark), $0) }
    }

    /// The highest sequence number confirmed by a later line, which states the hash of its line.
    ///
    /// An unconfirmed number may itself be damaged, and must not make all later lines appear out of order.
    private(set) var vouchedSequence = 0
    private(set) var lastLineIsRead = false
    /// As ``digest(of:)`` of all lines read.
    private(set) var digest = 0

    /// All but the changes, which are in the index with their checkpoint.
    private enum CodingKeys: CodingKey {
        case end, lineCount, lastSequence, vouchedSequence, lastLineIsRead, digest, lastOffset, lastLength, lastHash
        case newestTrusted, damages
    }

    init() {}

    /// The state behind a checkpoint; `nil` for a text that is none.
    init?(checkpoint text: String) {
        guard !text.isEmpty else {
            self.init()
            return
        }
        guard let state = try? JSONDecoder().decode(LedgerIndex.self, from: Data(text.utf8)), state.lastHash != nil
        else { return nil }
        self = state
    }

    /// The state as text, which says how far an index has read the ledger; empty where no line was read.
    var checkpoint: String {
        get throws { lastHash == nil ? "" : String(decoding: try LedgerFormat.encoder().encode(self), as: UTF8.self) }
    }

    /// The changes since the last call.
    mutating func takeChanges() -> IndexChanges {
        defer { changes = IndexChanges() }
        return changes
    }

    /// The hash that the next line has to state.
    var previousHash: LineHash { lastLine?.hash ?? .ofNothing }

    /// Adds the line at ``end``, as far as it can be read and follows the lines before it.
    mutating func add(_ line: DecodedLine, of user: UserID) {
        if line.previous == previousHash, lastLineIsRead { vouchedSequence = lastSequence }
        let place = LinePlace(offset: end, length: line.length, mark: line.hash.mark)
        lineCount += 1
        let followsReadLine = lastLineIsRead
        lastLineIsRead = false
        switch line.content {
        case .success(let put):
            if put.sequence <= vouchedSequence || put.sequence == lastSequence {
                note(.unreadable(detail: InvalidValue("seq", String(put.sequence)).description), line, at: place)
            } else if let owner = put.record?.user, owner != user {
                note(.unreadable(detail: InvalidValue("user", owner.rawValue).description), line, at: place)
            } else {
                if put.previous != previousHash { noteBreak(before: line, followsReadLine: followsReadLine) }
                take(put, at: place)
            }
        case .failure(let problem):
            note(.unreadable(detail: problem.detail), line, at: place)
        }
        (lastOffset, lastLength, lastHash) = (place.offset, place.length, line.hash)
        end += place.length + 1
        digest = Self.digest(digest, line.hash)
    }

    /// A digest of lines, to see whether any has changed.
    static func digest(of lines: some Sequence<ArraySlice<UInt8>>) -> Int {
        lines.reduce(0) { digest($0, LineHash(of: $1)) }
    }

    private static func digest(_ before: Int, _ hash: LineHash) -> Int { (before &* 0x100_0000_01B3) ^ Int(hash.mark) }

    /// Adds a line that lost its line break; `gap` is the number of bytes before the next line, 0 or 1.
    mutating func add(_ line: DecodedLine, of user: UserID, runningTogetherAfter gap: Int) {
        add(line, of: user)
        if let lastLine { note(.runTogether, line, at: lastLine.place) }
        lineCount -= 1
        end += gap - 1
    }

    /// Records that a line states another hash than that of its predecessor.
    private mutating func noteBreak(before line: DecodedLine, followsReadLine: Bool) {
        if let lastLine {
            // An unreadable line was reported already.
            guard followsReadLine else { return }
            damages.append(Damage(number: lineCount - 1, place: lastLine.place, hash: lastLine.hash, kind: .altered))
        } else {
            note(.beginsLate, line, at: LinePlace(offset: 0, length: line.length))
        }
    }

    private mutating func note(_ kind: LedgerDamage.Kind, _ line: DecodedLine, at place: LinePlace) {
        damages.append(Damage(number: lineCount, place: place, hash: line.hash, kind: kind))
    }

    private mutating func take(_ put: DecodedLineContent, at place: LinePlace) {
        trust(put)
        switch put.content {
        case .record(let record): take(record, put, at: place)
        case .entity(let key, let change):
            changes.entities[key] = change != .remove
            changes.lineCounts[key.kind, default: 0] += 1
            note(.entity(key), put, at: place, adopts: change == .adopt)
        case .unknown(let kind): changes.lineCounts[kind, default: 0] += 1
        }
        lastSequence = put.sequence
        lastLineIsRead = true
    }

    /// How long after a trusted line a generated entry's time is trusted too; see `CatchUpPlan.Limits`.
    private static let trustedMilliseconds = 40 * 86_400_000
    /// A generated entry is written within this time of its creation; a later line is a person's.
    private static let makingMilliseconds = 60_000

    private mutating func trust(_ put: DecodedLineContent) {
        if let record = put.record, record.isBareOccurrence, let newest = newestTrusted,
            put.at.millisecondsSince1970 - Timestamp(record.createdAt).millisecondsSince1970 < Self.makingMilliseconds,
            put.at.millisecondsSince1970 - newest.millisecondsSince1970 > Self.trustedMilliseconds
        {
            return
        }
        newestTrusted = put.at
    }

    private mutating func note(_ subject: LedgerSubject, _ put: DecodedLineContent, at place: LinePlace, adopts: Bool) {
        let line = LedgerStepLine(subject: subject, place: place, step: put.step, undoes: put.undoes, adopts: adopts)
        changes.lines.append(line)
    }

    /// Images removed from a record stay listed; callers check the record itself.
    private mutating func take(_ record: Record, _ put: DecodedLineContent, at place: LinePlace) {
        for image in record.images { changes.holders[image.sha256, default: []].insert(record.id) }
        if let key = record.occurrence { changes.occurrences[key, default: []].insert(record.id) }
        changes.records[record.id] = IndexChanges.NewestRecord(record: record, line: place)
        note(.record(record.id), put, at: place, adopts: false)
    }
}
