import Foundation
import ReceiptDomain
@testable import ReceiptStorage
import Testing

@Suite struct LedgerFileTests {
    let place: TemporaryLibrary
    let library: ReceiptLibrary

    init() async throws {
        place = try TemporaryLibrary()
        library = try await place.openWithMe()
    }

    private func append(_ text: String) throws {
        let handle = try FileHandle(forWritingTo: place.ledger)
        defer { try? handle.close() }
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(text.utf8))
    }

    @Test func `a line is plain JSON with sorted keys, and names the hash of the line before`() async throws {
        var reading = Reading.blank
        reading.draft.total = Field(Money(minorUnits: 23400, currency: .krw), confidence: 1)
        let record = try await library.take(place.drop("photo", as: "점심\u{1B}[1m"), reading: reading)
        _ = try await library.update(record.id, of: .me, basedOn: nil) { $0.memo = "a/b\n\"c\"" }
        let lines = try place.ledgerLines()
        let nothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        let id = record.id.rawValue
        let sha256 = record.images[0].sha256
        #expect(
            lines.first == """
                {"at":"2026-11-20T18:40:00.000Z","change":"put","prev":"\(nothing)","record":{"amount":"23400",\
                "createdAt":"2026-11-20T18:40:00.250Z","currency":"KRW","id":"\(id)","images":[{"bytes":5,"file":"1.jpg",\
                "height":400,"originalName":"점심[1m","sha256":"\(sha256)","width":300}],"kind":"expense",\
                "status":"draft","updatedAt":"2026-11-20T18:40:00.250Z","user":"me"},"seq":1,"v":1}
                """
        )
        #expect(lines.last?.contains(#""memo":"a/b\n\"c\"""#) == true)
        #expect(lines.last?.contains(#""prev":"\#(LineHash(of: Array(lines[0].utf8)).text)""#) == true)
    }

    @Test func `a line whose number has no next one is damaged, and others are written behind it`() async throws {
        _ = try await library.take(place.drop("first"))
        let line = try #require(try place.ledgerLines().first)
        try place.writeLedger([line.replacing(#""seq":1"#, with: #""seq":9223372036854775807"#)])
        let other = try place.open()
        #expect(try await other.take(place.drop("second", as: "b.jpg")).revision > 0)
    }

    @Test func `instalments without end from an older ledger are read as many, and make no endless bills`() async throws
    {
        let record = try await library.take(place.drop("first"))
        let first = try #require(CalendarDay(year: 2026, month: 12, day: 1))
        _ = try await library.update(record.id, of: .me, basedOn: nil) { record in
            record.amount = Money(minorUnits: 100, currency: .krw)
            record.book.installments = Installments(months: 3, first: first)
        }
        let lines = try place.ledgerLines()
        try place.writeLedger(lines.map { $0.replacing(#""months":3"#, with: #""months":999999999999"#) })
        #expect(try await place.open().record(record.id, of: .me).book.installments?.months == 1_200)
    }

    @Test func `a last line that is cut at any byte is set aside, and nothing before it is lost`() async throws {
        let kept = try await library.take(place.drop("kept"))
        let whole = try Data(contentsOf: place.ledger)
        _ = try await library.update(kept.id, of: .me, basedOn: nil) { $0.memo = "torn 찢어진" }
        let torn = try Data(contentsOf: place.ledger)
        let other = try place.open()
        for length in (whole.count + 1)..<(torn.count - 1) {
            try torn.prefix(length).write(to: place.ledger)
            // Readers see the lines that are complete.
            #expect(try await other.records(of: .me) == [kept])
            let report = try await other.recover()
            let aside = try #require(report.tornLedgers.first)
            #expect(try Data(contentsOf: URL(filePath: aside)) == torn[whole.count..<length])
            #expect(try Data(contentsOf: place.ledger) == whole)
            try FileManager.default.removeItem(atPath: aside)
        }
        #expect(try await other.recover() == RecoveryReport())
    }

    @Test func `torn ends are named by their day and do not replace one another`() async throws {
        _ = try await library.take(place.drop("kept"))
        try append("{\"half")
        let first = try await place.open().recover().tornLedgers
        try append("{\"again")
        let second = try await place.open().recover().tornLedgers
        #expect(first == [place.user.appending(path: "ledger.torn-2026-11-20-1").path])
        #expect(second == [place.user.appending(path: "ledger.torn-2026-11-20-2").path])
    }

    @Test func `a last line that lacks only its newline is kept`() async throws {
        let first = try await library.take(place.drop("photo"))
        let changed = try await library.update(first.id, of: .me, basedOn: nil) { $0.memo = "kept" }
        let whole = try Data(contentsOf: place.ledger)
        try whole.dropLast().write(to: place.ledger)
        let other = try place.open()
        #expect(try await other.recover() == RecoveryReport())
        #expect(try await other.records(of: .me) == [changed])
        #expect(try Data(contentsOf: place.ledger) == whole)
    }

    @Test func `a last line whose beginning a power cut left as zeros is set aside`() async throws {
        let record = try await library.take(place.drop("photo"))
        try append(String(repeating: "\0", count: 300) + "\"v\":1}\n")
        let other = try place.open()
        #expect(try await other.records(of: .me) == [record])
        #expect(try await other.recover().tornLedgers.count == 1)
        #expect(try place.ledgerLines().count == 1)
    }

    @Test func `a write after a torn end goes where the torn line began`() async throws {
        let record = try await library.take(place.drop("photo"))
        try append("{\"half")
        _ = try await library.update(record.id, of: .me, basedOn: nil) { $0.memo = "next" }
        #expect(try await place.open().history(of: record.id, user: .me).count == 2)
        #expect(try place.names(in: place.user).contains { $0.hasPrefix("ledger.torn-") })
    }

    @Test func `fields that this version does not know survive a rewrite`() async throws {
        var reading = Reading.blank
        reading.draft = .everything
        let record = try await library.take(place.drop("photo"), reading: reading)
        let known = try place.ledgerLines()[0]
        let extended =
            known
            .replacing("\"kind\":", with: "\"flags\":{\"deep\":[1,2.50,null,true]},\"kind\":")
            .replacing("\"file\":\"1.jpg\"", with: "\"file\":\"1.jpg\",\"phash\":\"abc\"")
            .replacing("\"businessNumber\":", with: "\"till\":4,\"businessNumber\":")
            .replacing("\"name\":\"우유\"", with: "\"name\":\"우유\",\"barcode\":\"880\"")
        try Data((extended + "\n").utf8).write(to: place.ledger)
        let other = try place.open()
        _ = try await other.update(record.id, of: .me, basedOn: 1) { record in
            record.merchant = nil
            record.printed.merchant = nil
            record.items.reverse()
        }
        let rewritten = try #require(try place.ledgerLines().last)
        #expect(rewritten.contains("\"flags\":{\"deep\":[1,2.5,null,true]}"))
        #expect(rewritten.contains("\"phash\":\"abc\""))
        #expect(rewritten.contains("\"till\":4"))
        #expect(rewritten.contains("\"barcode\":\"880\",\"discount\":\"500\",\"name\":\"우유\""))
        // A field that we know and emptied is gone.
        #expect(!rewritten.contains("\"merchant\""))
    }

    @Test func `a ledger that was replaced by another is read anew`() async throws {
        let record = try await library.take(place.drop("photo"))
        let backup = try Data(contentsOf: place.ledger)
        _ = try await library.update(record.id, of: .me, basedOn: nil) { $0.memo = "later" }
        try FileManager.default.removeItem(at: place.ledger)
        try backup.write(to: place.ledger)
        #expect(try await library.records(of: .me) == [record])
        let other = try await library.update(record.id, of: .me, basedOn: 1) { $0.memo = "other" }
        #expect(try await place.open().records(of: .me) == [other])
    }

    @Test func `a line that was removed and replaced by another of its length is noticed`() async throws {
        let record = try await library.take(place.drop("photo"))
        let before = try Data(contentsOf: place.ledger)
        _ = try await library.update(record.id, of: .me, basedOn: nil) { $0.memo = "aaaa" }
        #expect(try await library.record(record.id, of: .me).memo == "aaaa")
        let handle = try FileHandle(forWritingTo: place.ledger)
        try handle.truncate(atOffset: UInt64(before.count))
        try handle.close()
        _ = try await place.open().update(record.id, of: .me, basedOn: nil) { $0.memo = "bbbb" }
        #expect(try await library.record(record.id, of: .me).memo == "bbbb")
    }

    @Test func `two processes that write in turn see each other's lines`() async throws {
        let other = try place.open()
        let mine = try await library.take(place.drop("mine", as: "a.jpg"))
        place.advanceClock(by: 1)  // identifiers of one millisecond are in no order
        let theirs = try await other.take(place.drop("theirs", as: "b.jpg"))
        #expect(theirs.revision == 2)
        #expect(try await library.records(of: .me) == [mine, theirs])
        #expect(try await other.records(of: .me) == [mine, theirs])
    }

    @Test func `many writers at once lose nothing`() async throws {
        let record = try await library.take(place.drop("photo"))
        let place = place
        try await withThrowingTaskGroup { group in
            for writer in 0..<4 {
                group.addTask {
                    let library = try place.open(limits: .patient)
                    for number in 0..<10 {
                        _ = try await library.update(record.id, of: .me, basedOn: nil) {
                            $0.tags.append("\(writer)-\(number)")
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        let final = try await place.open().record(record.id, of: .me)
        #expect(final.revision == 41)
        #expect(Set(final.tags).count == 40)
    }
}
