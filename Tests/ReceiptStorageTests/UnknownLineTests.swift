import Foundation
import ReceiptDomain
@testable import ReceiptStorage
import Testing

/// A ledger of three photos and a memo, between which a newer program has written lines of its own kinds.
@Suite struct UnknownLineTests {
    let place: TemporaryLibrary
    let library: ReceiptLibrary
    let records: [Record]

    private static let kinds = [
        #""change":"put","entity":{"id":"a","balance":"12.50","deep":{"x":[1,null]}},"kind":"account""#,
        #""change":"merge","entity":{"id":"a","into":"b"},"kind":"account""#,
        #""kind":"heartbeat""#,
        #""change":"put","entity":["no","object"],"kind":"list","record":7"#,
    ]

    init() async throws {
        place = try TemporaryLibrary()
        let first = try await place.openWithMe()
        for name in ["a", "b", "c"] {
            _ = try await first.take(place.drop("photo \(name)", as: "\(name).jpg"))
            place.advanceClock(by: 1)
        }
        let id = try await first.records(of: .me)[0].id
        _ = try await first.update(id, of: .me, basedOn: nil) { $0.memo = "lunch" }
        try Self.insertUnknownLines(place)
        library = try place.open()
        records = try await library.records(of: .me)
    }

    /// Chained and numbered as their writer would have done it.
    private static func insertUnknownLines(_ place: TemporaryLibrary) throws {
        var previous = LineHash.ofNothing.text
        var lines: [String] = []
        func add(_ line: String) {
            lines.append(line)
            previous = LineHash(of: Array(line.utf8)).text
        }
        for (old, kind) in zip(try place.ledgerLines(), kinds) {
            let number = lines.count + 1
            add(
                old.replacing(/"prev":"[0-9a-f]{64}"/, with: "\"prev\":\"\(previous)\"")
                    .replacing(/"seq":\d+/, with: "\"seq\":\(number)")
            )
            add(#"{"at":"2026-11-21T00:00:00.000Z",\#(kind),"prev":"\#(previous)","seq":\#(number + 1),"v":2}"#)
        }
        try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: place.ledger)
    }

    @Test func `they are passed over, and no damage`() async throws {
        #expect(records.map(\.memo) == ["lunch", "", ""])
        #expect(try await library.damages(of: .me).isEmpty)
        let report = try await library.verify()
        #expect(report.findings.isEmpty)
        #expect((report.lines, report.unknownLines) == (8, 4))
        #expect(try await library.verify(repairing: true).findings.isEmpty)
    }

    @Test func `they stay, and count in the sequence and the chain`() async throws {
        let before = try place.ledgerLines()
        let changed = try await library.update(records[1].id, of: .me, basedOn: nil) { $0.memo = "next" }
        #expect(changed.revision == 9)
        let after = try place.ledgerLines()
        #expect(Array(after.dropLast()) == before)
        #expect(after[8].contains("\"prev\":\"\(LineHash(of: Array(before[7].utf8)).text)\""))
        let recovered = try await place.open().recover()
        #expect(recovered == RecoveryReport())
    }

    @Test func `one that is changed is noticed as any other is`() async throws {
        let lines = try place.ledgerLines()
        let text = lines.map { $0.replacing("12.50", with: "92.50") + "\n" }.joined()
        try Data(text.utf8).write(to: place.ledger)
        #expect(try await place.open().damages(of: .me).map(\.line) == [2])
    }

    @Test func `one of them may be the torn end, or lack its newline only`() async throws {
        let whole = try Data(contentsOf: place.ledger)
        try whole.dropLast().write(to: place.ledger)
        let other = try place.open()
        #expect(try await other.recover() == RecoveryReport())
        #expect(try Data(contentsOf: place.ledger) == whole)
        try whole.dropLast(9).write(to: place.ledger)
        #expect(try await other.recover().tornLedgers.count == 1)
        #expect(try await other.records(of: .me) == records)
    }

    @Test func `a backup has them, and so has what is restored from it`() async throws {
        let backup = FileLocation(place.folder.appending(path: "one.tar").path)
        _ = try await library.backup(to: backup)
        let root = place.folder.appending(path: "Again")
        _ = try ReceiptLibrary.restore(from: backup, to: FileLocation(root.path))
        #expect(try Data(contentsOf: root.appending(path: "Users/me/ledger.jsonl")) == Data(contentsOf: place.ledger))
    }

    @Test func `an undo passes over steps that nobody could be told of`() async throws {
        try await UndoSteps(journal: library)(of: .me, count: 5) { _ in }
        #expect(try await library.records(of: .me).map(\.memo) == ["", "", ""])
        #expect(try place.ledgerLines().count == 9)
    }

    @Test(arguments: [#""kind":"account""#, #""kind":"""#, #""kind":7"#])
    func `a line that lacks what every line has is damage still`(_ kind: String) async throws {
        var lines = try place.ledgerLines()
        lines.insert("{\"v\":2,\"seq\":4,\(kind)}", at: 3)
        try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: place.ledger)
        #expect(try await place.open().damages(of: .me).map(\.line) == [4])
    }
}
