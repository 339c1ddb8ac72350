import Foundation
import ReceiptTestSupport
import ReceiptDomain
@testable import ReceiptStorage
import Testing

@Suite struct JournalTests {
    let place: TemporaryLibrary
    let library: ReceiptLibrary

    init() async throws {
        place = try TemporaryLibrary()
        library = try await place.openWithMe()
    }

    private func takeThree() async throws -> [Record] {
        var records: [Record] = []
        for number in 1...3 {
            records.append(try await library.take(place.drop("photo \(number)", as: "\(number).jpg")))
        }
        return records
    }

    private func memo(_ text: String, _ records: [Record]) async throws -> [Record] {
        let changes = records.map { record -> RecordChange in
            var after = record
            after.memo = text
            return RecordChange(before: record, after: after)
        }
        return try await library.write(changes, of: .me, undoing: nil)
    }

    private func undo(_ count: Int, in library: ReceiptLibrary? = nil) async throws {
        try await UndoSteps(journal: library ?? self.library)(of: .me, count: count) { _ in }
    }

    private func memos() async throws -> [String] { try await library.records(of: .me).map(\.memo).sorted() }

    @Test func `changes of many records are one step, undone in one`() async throws {
        let records = try await takeThree()
        let changed = try await memo("a", records)
        #expect(changed.map(\.memo) == ["a", "a", "a"])
        #expect(try await library.steps(of: .me, newest: 9).map(\.changes.count) == [3])
        try await undo(1)
        #expect(try await memos() == ["", "", ""])
        #expect(try await library.steps(of: .me, newest: 9).isEmpty)
    }

    @Test func `a purge is not undone, and the steps of other records still are`() async throws {
        let records = try await takeThree()
        _ = try await memo("a", Array(records.prefix(2)))
        let purged = try await library.purge(records[0].id, of: .me)
        try await undo(3)
        #expect(try await library.record(records[0].id, of: .me) == purged)
        #expect(try await library.record(records[1].id, of: .me).memo == "")
        await #expect(throws: LibraryError.purged(purged.id)) {
            try await library.write([change(purged) { $0.status = .draft }], of: .me, undoing: nil)
        }
    }

    @Test func `any number of steps are undone, the next day and by another process too`() async throws {
        let records = try await takeThree()
        let first = try await memo("a", Array(records.prefix(1)))
        _ = try await memo("b", first + [records[1]])
        _ = try await library.write([change(records[2]) { $0.status = .discarded }], of: .me, undoing: nil)
        place.advanceClock(by: 86_400)
        let other = try place.open()
        try await undo(2, in: other)
        #expect(try await memos() == ["", "", "a"])
        #expect(try await library.records(of: .me).map(\.status) == [.draft, .draft, .draft])
        try await undo(5)
        #expect(try await memos() == ["", "", ""])
        #expect(try await library.records(of: .me).count == 3, "what was read stays")
    }

    @Test func `undoing again goes further back and never forth`() async throws {
        var record = try await library.take(place.drop("photo"))
        for text in ["a", "b", "c"] { record = try await memo(text, [record])[0] }
        var seen: [String] = []
        for _ in 0..<4 {
            try await undo(1)
            seen.append(try await memos()[0])
        }
        #expect(seen == ["b", "a", "", ""])
    }

    private func redo(_ count: Int) async throws -> Int {
        let redo = UndoSteps(journal: library, .undoing)
        let found = try await redo.steps(of: .me, count: count).count
        try await redo(of: .me, count: count) { _ in }
        return found
    }

    /// Undone and redone steps of three changes, and the memos after each; `n` is a new change, `p` a photo that is read.
    @Test(arguments: [
        ("uuu rrr", "b a _ a b c"), ("u r u r", "b c b c"), ("uur u r r", "b a b a b c"), ("ru", "c b"),
        ("un r u", "b n n b"), ("uupr", "b a a b"), ("unu r u", "b n b n b"),
    ])
    func `what was undone is redone, in order, until something new is changed`(
        _ keys: String,
        _ memos: String
    ) async throws {
        var record = try await library.take(place.drop("photo"))
        for text in ["a", "b", "c"] { record = try await memo(text, [record])[0] }
        var seen: [String] = []
        for key in keys where key != " " {
            switch key {
            case "u": try await undo(1)
            case "r": _ = try await redo(1)
            case "p": _ = try await library.take(place.drop("another"))
            default: _ = try await memo("n", [try await library.record(record.id, of: .me)])
            }
            let memo = try await library.record(record.id, of: .me).memo
            seen.append(memo.isEmpty ? "_" : memo)
        }
        #expect(seen.joined(separator: " ") == memos)
    }

    @Test func `several steps are redone at once, the next day and by another process too`() async throws {
        let records = try await takeThree()
        _ = try await memo("b", try await memo("a", Array(records.prefix(2))))
        try await undo(2)
        place.advanceClock(by: 86_400)
        let redo = UndoSteps(journal: try place.open(), .undoing)
        #expect(try await redo.steps(of: .me, count: 9).map(\.changes.count) == [2, 2])
        try await redo(of: .me, count: 9) { _ in }
        #expect(try await memos() == ["", "b", "b"])
        #expect(try await redo.steps(of: .me, count: 9).isEmpty)
        #expect(try await library.steps(of: .me, newest: 9).count == 2)
    }

    @Test func `a change after an undo is the next to be undone`() async throws {
        var record = try await library.take(place.drop("photo"))
        for text in ["a", "b"] { record = try await memo(text, [record])[0] }
        try await undo(1)
        _ = try await memo("c", try await library.records(of: .me))
        try await undo(1)
        #expect(try await memos() == ["a"])
        try await undo(1)
        #expect(try await memos() == [""])
    }

    @Test func `where one record has changed meanwhile, none is written`() async throws {
        let records = try await takeThree()
        let current = try await memo("other window", [records[2]])[0]
        let size = try place.ledgerLines().count
        await #expect(throws: LibraryError.stale(records[2].id, current: current)) {
            _ = try await memo("a", records)
        }
        #expect(try place.ledgerLines().count == size)
    }

    @Test func `a change that changes nothing writes nothing`() async throws {
        let records = try await takeThree()
        let size = try place.ledgerLines().count
        _ = try await memo("", records)
        #expect(try place.ledgerLines().count == size)
    }

    /// The ledger as an older program wrote it, whose steps do not say how many lines they have, without its last lines.
    private func cutAsOlderProgram(lines count: Int) throws {
        let lines = try place.ledgerLines().map { $0.replacing(/"parts":\d+,/, with: "") }
        try place.writeLedger(lines.dropLast(count))
    }

    @Test func `what a power cut left of an older program's step is undone as far as it was written`() async throws {
        let records = try await takeThree()
        _ = try await memo("a", records)
        try cutAsOlderProgram(lines: 2)
        let other = try place.open()
        #expect(try await other.records(of: .me).map(\.memo).sorted() == ["", "", "a"])
        try await undo(1, in: other)
        #expect(try await other.records(of: .me).map(\.memo).sorted() == ["", "", ""])
    }

    @Test func `an older program's undo that a power cut left half done is finished by the next`() async throws {
        let records = try await takeThree()
        _ = try await memo("a", records)
        try await undo(1)
        try cutAsOlderProgram(lines: 1)
        let other = try place.open()
        #expect(try await other.records(of: .me).map(\.memo).sorted() == ["", "", "a"])
        try await undo(1, in: other)
        #expect(try await other.records(of: .me).map(\.memo).sorted() == ["", "", ""])
    }

    @Test func `every line carries the hash of the line before, within a step too`() async throws {
        _ = try await memo("a", try await takeThree())
        let lines = try place.ledgerLines()
        for (line, next) in zip(lines, lines.dropFirst()) {
            let hash = try ChildProcess.run("/usr/bin/sha256sum", [], input: Array(line.utf8)).output.prefix(64)
            #expect(next.contains("\"prev\":\"\(hash)\""))
        }
    }

    private func change(_ record: Record, _ work: (inout Record) -> Void) -> RecordChange {
        var after = record
        work(&after)
        return RecordChange(before: record, after: after)
    }
}
