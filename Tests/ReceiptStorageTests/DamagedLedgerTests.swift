import Foundation
import ReceiptDomain
@testable import ReceiptStorage
import Synchronization
import Testing

/// A ledger of four lines: three photos, and a memo for the first.
@Suite struct DamagedLedgerTests {
    let place: TemporaryLibrary
    let records: [Record]
    let whole: Data

    init() async throws {
        place = try TemporaryLibrary()
        let library = try await place.openWithMe()
        var records: [Record] = []
        for name in ["a", "b", "c"] {
            records.append(try await library.take(place.drop("photo \(name)", as: "\(name).jpg")))
            place.advanceClock(by: 1)
        }
        records[0] = try await library.update(records[0].id, of: .me, basedOn: nil) { $0.memo = "점심 lunch" }
        self.records = records
        whole = try Data(contentsOf: place.ledger)
    }

    private func write(_ lines: [String]) throws {
        try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: place.ledger)
    }

    private func asideNames() throws -> [String] {
        try place.names(in: place.user).filter { $0.hasPrefix("ledger.damaged-") }
    }

    /// The library as a new process finds it, with all that it is told of.
    private func openTelling() throws -> (ReceiptLibrary, @Sendable () -> [LedgerDamage]) {
        final class Told: Sendable { let all = Mutex<[LedgerDamage]>([]) }
        let told = Told()
        let library = try place.open { damage in told.all.withLock { $0.append(damage) } }
        return (library, { told.all.withLock { $0 } })
    }

    @Test(arguments: ["not JSON", "{}", #"{"v":1,"seq":2}"#, "", "{\"v\":1},{\"v\":1}", #"{"v":2,"seq":2}"#, "\0\0"])
    func `a line that cannot be read is left out, told by file and number, and kept aside by the next writer`(
        _ garbage: String
    ) async throws {
        var lines = try place.ledgerLines()
        lines.insert(garbage, at: 2)
        try write(lines)
        let damaged = try Data(contentsOf: place.ledger)
        let (reader, toldReader) = try openTelling()
        #expect(try await reader.records(of: .me) == records)
        #expect(try await reader.records(of: .me) == records)
        #expect(toldReader().map(\.line) == [3])
        #expect(toldReader().first?.path == place.ledger.path)
        // Looking changes nothing.
        #expect(try asideNames().isEmpty)

        let (writer, toldWriter) = try openTelling()
        #expect(try await writer.recover() == RecoveryReport())
        let aside = try #require(toldWriter().first?.keptAt)
        #expect(try Data(contentsOf: URL(filePath: aside)) == Data(garbage.utf8))
        #expect(try Data(contentsOf: place.ledger) == damaged)
        let changed = try await writer.update(records[1].id, of: .me, basedOn: nil) { $0.memo = "next" }
        #expect(changed.revision == 5)
        #expect(try Data(contentsOf: place.ledger).prefix(damaged.count) == damaged)

        let (later, toldLater) = try openTelling()
        try await later.recover()
        #expect(try await later.records(of: .me) == [records[0], changed, records[2]])
        #expect(toldLater() == [toldWriter()[0]])
        #expect(try asideNames().count == 1)
    }

    @Test func `a line that goes back, or is another user's, is left out`() async throws {
        let lines = try place.ledgerLines()
        let foreign = lines[2].replacing(#""user":"me""#, with: #""user":"you""#)
        try write(lines[..<3] + [lines[0], foreign] + lines[3...])
        let (library, told) = try openTelling()
        #expect(try await library.records(of: .me) == records)
        #expect(told().map(\.line) == [4, 5])
    }

    @Test func `a line that goes on in order and is another user's is left out`() async throws {
        let lines = try place.ledgerLines()
        let last = try #require(lines.last)
        let next = last.replacing("\"seq\":\(lines.count)", with: "\"seq\":\(lines.count + 1)")
        try write(lines + [next.replacing(#""user":"me""#, with: #""user":"you""#)])
        let (library, told) = try openTelling()
        #expect(try await library.records(of: .me) == records)
        #expect(told().map(\.line) == [lines.count + 1])
    }

    @Test func `a damaged number does not make the lines after it look out of order`() async throws {
        let lines = try place.ledgerLines()
        try write([lines[0], lines[1].replacing(#""seq":2"#, with: #""seq":92"#)] + lines[2...])
        let (library, told) = try openTelling()
        #expect(try await library.records(of: .me).map(\.memo) == records.map(\.memo))
        #expect(told() == [LedgerDamage(path: place.ledger.path, line: 2, kind: .altered)])
    }

    @Test func `a line that was edited by hand is read as it stands, and told`() async throws {
        var lines = try place.ledgerLines()
        lines[1] = lines[1].replacing(#""kind":"expense""#, with: #""kind":"income""#)
        try write(lines)
        let (library, told) = try openTelling()
        #expect(try await library.record(records[1].id, of: .me).kind == .income)
        #expect(told() == [LedgerDamage(path: place.ledger.path, line: 2, kind: .altered)])
    }

    @Test func `lines that are gone are noticed`() async throws {
        let lines = try place.ledgerLines()
        try write([lines[1], lines[3]])
        let (library, told) = try openTelling()
        _ = try await library.records(of: .me)
        #expect(told().map(\.kind) == [.beginsLate, .altered])
    }

    @Test(arguments: ["", "X", "\0"])
    func `lines that run together are both read`(_ between: String) async throws {
        let lines = try place.ledgerLines()
        try write([lines[0], lines[1...].joined(separator: between)])
        let (library, told) = try openTelling()
        #expect(try await library.records(of: .me) == records)
        #expect(told().map(\.kind) == [.runTogether, .runTogether])
        #expect(told().map(\.line) == [2, 2])
        let changed = try await library.update(records[2].id, of: .me, basedOn: 3) { $0.memo = "next" }
        #expect(try await place.open().history(of: changed.id, user: .me).map(\.record) == [records[2], changed])
        #expect(try await place.open().damages(of: .me).count == 2)
    }

    @Test func `what is too long to be a line is left out`() async throws {
        let lines = try place.ledgerLines()
        var endless = Data((lines[0] + "\n").utf8)
        endless += Data(repeating: UInt8(ascii: "x"), count: LedgerFormat.longestLine + 9)
        endless += Data(("\n" + lines[1...].joined(separator: "\n") + "\n").utf8)
        try endless.write(to: place.ledger)
        let (library, told) = try openTelling()
        #expect(try await library.records(of: .me) == records)
        try await library.recover()
        #expect(told().map(\.line) == [2])
        // Not looked at as a whole: how long it is says enough.
        #expect(told().first?.kind == .unreadable(detail: "length cannot be \"more than 16777216 bytes\""))
        let aside = place.user.appending(path: try #require(asideNames().first))
        #expect(try Data(contentsOf: aside).count == LedgerFormat.longestLine + 9)
    }

    @Test func `bytes with thousands of beginnings of lines are one damage`() async throws {
        let lines = try place.ledgerLines()
        let hostile =
            String(repeating: #"{"at":""#, count: 3_000) + #""prev":""# + String(repeating: "0", count: 64)
        try write([lines[0], hostile] + lines[1...])
        let (library, told) = try openTelling()
        #expect(try await library.records(of: .me) == records)
        #expect(told().map(\.line) == [2])
    }

    @Test func `a line of a newer format is refused, not misread`() async throws {
        let last = try #require(place.ledgerLines().last)
        let hash = LineHash(of: Array(last.utf8)).text
        let newer = #"{"v":3,"number":5,"prev":"\#(hash)"}"#
        let error = LibraryError.newerFormat(path: place.ledger.path, version: 3)
        let next = #"{"v":3,"number":6,"prev":"\#(LineHash(of: Array(newer.utf8)).text)"}"#
        for lines in [[newer], [newer, next]] {
            try write(place.ledgerLines().prefix(4) + lines)
            let before = try Data(contentsOf: place.ledger)
            let library = try place.open()
            await #expect(throws: error) { try await library.records(of: .me) }
            await #expect(throws: error) {
                try await library.update(records[0].id, of: .me, basedOn: nil) { $0.memo = "x" }
            }
            #expect(try Data(contentsOf: place.ledger) == before)
        }
    }

    @Test func `cut at any byte of the last three lines, every photo is a record again`() async throws {
        let first = try #require(whole.firstIndex(of: LedgerFormat.newline)) + 1
        // The last line is cut at every byte by LedgerFileTests, all three by Scripts/torture.
        for length in stride(from: first, to: whole.count, by: 9) {
            try whole.prefix(length).write(to: place.ledger)
            let (library, told) = try openTelling()
            let report = try await library.recover()
            let now = try await library.records(of: .me)
            #expect(now.map(\.id) == records.map(\.id), "cut at \(length)")
            #expect(told().isEmpty, "cut at \(length)")
            let kept = try Data(contentsOf: place.ledger)
            let wholeLines = try #require(whole.prefix(length).lastIndex(of: LedgerFormat.newline)) + 1
            #expect(kept.prefix(wholeLines) == whole.prefix(wholeLines), "cut at \(length)")
            for torn in report.tornLedgers {
                #expect(try Data(contentsOf: URL(filePath: torn)) == whole[wholeLines..<length])
                try FileManager.default.removeItem(atPath: torn)
            }
        }
    }

    @Test func `a flipped bit anywhere before the last line is told, and no other record suffers`() async throws {
        let lastLine = try #require(whole.dropLast().lastIndex(of: LedgerFormat.newline)) + 1
        for position in stride(from: 0, to: whole.count, by: 13) {
            var flipped = whole
            flipped[position] ^= 1 << UInt8(position % 7)
            try flipped.write(to: place.ledger)
            let (library, told) = try openTelling()
            let report = try await library.recover()
            let now = try await library.records(of: .me)
            if position < lastLine { #expect(!told().isEmpty, "byte \(position)") }
            // One line at most is read wrong; what it was about falls back to the state before.
            let same = now.filter { record in records.contains { $0.id == record.id && $0.memo == record.memo } }
            #expect(same.count >= 2, "byte \(position)")
            for file in report.tornLedgers + told().compactMap(\.keptAt) {
                try FileManager.default.removeItem(atPath: file)
            }
        }
    }
}
