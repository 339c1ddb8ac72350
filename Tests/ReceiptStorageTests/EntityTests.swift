import Foundation
import ReceiptDomain
@testable import ReceiptStorage
import Testing

/// Something that this program keeps beside records, for these tests only.
private struct Jar: LedgerEntity {
    static let kind = "jar"
    static let fields: Set<String> = ["id", "name", "coins"]

    var id: String
    var name: String
    var coins: Int?
}

@Suite struct EntityTests {
    let place: TemporaryLibrary
    let library: ReceiptLibrary

    init() async throws {
        place = try TemporaryLibrary()
        library = try await place.openWithMe()
    }

    private func jars(_ library: ReceiptLibrary? = nil) async throws -> [Jar] {
        try await (library ?? self.library).entities(Jar.self, of: .me).map(\.entity)
    }

    private func apply(_ changes: EntityChange..., to library: ReceiptLibrary? = nil) async throws {
        let answer = ChangeSet(changes.map { LedgerChange($0) })
        _ = try await (library ?? self.library).apply(answer, of: .me)
    }

    private func undo(_ count: Int = 1) async throws {
        let library = try place.open(entities: [Jar.self])
        try await UndoSteps(journal: library)(of: .me, count: count) { _ in }
    }

    private func kept(_ id: String) async throws -> KeptEntity<Jar> {
        try #require(try await library.entity(Jar.self, id: id, of: .me))
    }

    private let red = Jar(id: "red", name: "빨간 병", coins: 3)

    @Test func `a line says what it is about, and has the form of version 2`() async throws {
        try await apply(EntityChange(adding: red))
        #expect(
            try place.ledgerLines() == [
                """
                {"at":"2026-11-20T18:40:00.000Z","change":"put","entity":{"coins":3,"id":"red","name":"빨간 병"},"kind":"jar",\
                "prev":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855","seq":1,"v":2}
                """
            ]
        )
    }

    @Test func `nothing that steers a terminal comes into the ledger, whoever sent it`() async throws {
        let hostile = "ACME\u{1B}]0;x\u{7}\u{9B}31m\u{202E}"
        try await apply(EntityChange(adding: Jar(id: "red", name: hostile)))
        var draft = Draft()
        draft.merchant = Field(hostile, confidence: 1)
        draft.items = [ReadItem(LineItem(name: hostile, amount: Money(minorUnits: 1, currency: .krw)), confidence: 1)]
        var reading = Reading.blank
        reading.draft = draft
        var record = try await library.take(place.drop("a photo", as: "\u{1B}[2J\u{202E}gpj.jpg"), reading: reading)
        #expect(record.merchant == "ACME]0;x31m" && record.items.first?.name == "ACME]0;x31m")
        #expect(record.images.first?.originalName == "[2Jgpj.jpg")
        record = try await library.update(record.id, of: .me, basedOn: nil) { record in
            record.memo = "one\r\n\ttwo" + hostile
            record.tags = [hostile]
            record.book.bank = "a|1\nb|2"
        }
        #expect(record.memo == "one\n\ttwoACME]0;x31m" && record.book.bank == "a|1\nb|2")
        let text = try place.ledgerLines().joined()
        #expect(!text.unicodeScalars.contains(where: \.steersDisplay) && !text.contains("\\u00"))
        #expect(try await jars().map(\.name) == ["ACME]0;x31m"])
    }

    @Test func `the newest line of an entity says what it is, and the next process knows it`() async throws {
        try await apply(EntityChange(adding: red), EntityChange(adding: Jar(id: "blue", name: "파란 병")))
        var fuller = red
        fuller.coins = 4
        try await apply(EntityChange(kept("red"), to: fuller))
        #expect(try await jars() == [fuller, Jar(id: "blue", name: "파란 병")])
        #expect(try await jars(place.open()) == [fuller, Jar(id: "blue", name: "파란 병")])
    }

    @Test func `being removed is a state, after which it can come again`() async throws {
        try await apply(EntityChange(adding: red))
        try await apply(EntityChange(removing: kept("red")))
        #expect(try await jars().isEmpty)
        #expect(try place.ledgerLines()[1].contains(#""change":"remove","entity":{"id":"red"},"kind":"jar""#))
        try await apply(EntityChange(adding: red))
        #expect(try await jars(place.open()) == [red])
    }

    @Test func `a change of what is not so any more writes nothing`() async throws {
        try await apply(EntityChange(adding: red))
        let old = try await kept("red")
        var fuller = red
        fuller.coins = 4
        try await apply(EntityChange(old, to: fuller))
        let stale = LibraryError.staleEntity(kind: "jar", id: "red")
        for change in [try EntityChange(old, to: red), EntityChange(removing: old), try EntityChange(adding: red)] {
            await #expect(throws: stale) { try await apply(EntityChange(adding: Jar(id: "new", name: "")), change) }
        }
        try await apply(EntityChange(kept("red"), to: fuller))
        #expect(try place.ledgerLines().count == 2)
    }

    @Test func `fields that this version does not know survive a change`() async throws {
        try await apply(EntityChange(adding: red))
        let extended = try place.ledgerLines()[0].replacing(#""id":"red""#, with: #""glass":{"thick":true},"id":"red""#)
        try Data((extended + "\n").utf8).write(to: place.ledger)
        try await apply(EntityChange(kept("red"), to: Jar(id: "red", name: "빨강")))
        let line = try #require(place.ledgerLines().last)
        #expect(line.contains(#""entity":{"glass":{"thick":true},"id":"red","name":"빨강"}"#))
        try await undo()
        #expect(try await jars() == [red])
        #expect(try #require(place.ledgerLines().last).contains(#""glass":{"thick":true}"#))
    }

    @Test func `steps are undone in their order, whatever they are about`() async throws {
        let record = try await library.take(place.drop("photo"))
        try await apply(EntityChange(adding: red))
        var changed = record
        changed.memo = "from the jar"
        let emptier = Jar(id: "red", name: "빨간 병", coins: 2)
        let answer = ChangeSet([
            LedgerChange(RecordChange(before: record, after: changed)),
            LedgerChange(try await EntityChange(kept("red"), to: emptier)),
        ])
        let applied = try await library.apply(answer, of: .me)
        #expect(applied.records.map(\.memo) == ["from the jar"])
        #expect(try await jars() == [emptier])
        let knowing = try place.open(entities: [Jar.self])
        let steps = try await knowing.steps(of: .me, newest: 9)
        #expect(steps.map(\.changes.count) == [1, 0])
        #expect(steps.map(\.entities.count) == [1, 1])
        let states = try #require(try steps[0].entities[0].states(of: Jar.self))
        #expect(states == (red, emptier))
        try await undo()
        #expect(try await jars() == [red])
        #expect(try await library.record(record.id, of: .me).memo == "")
        try await undo()
        #expect(try await jars().isEmpty)
        #expect(try await knowing.steps(of: .me, newest: 9).isEmpty)
    }

    @Test func `a removal is undone`() async throws {
        try await apply(EntityChange(adding: red))
        try await apply(EntityChange(removing: kept("red")))
        try await undo()
        #expect(try await jars() == [red])
    }

    @Test func `a record is still written as version 1 has it, behind lines of version 2`() async throws {
        try await apply(EntityChange(adding: red))
        _ = try await library.take(place.drop("photo"))
        let line = try #require(place.ledgerLines().last)
        #expect(line.hasSuffix(#""seq":2,"v":1}"#))
        #expect(!line.contains(#""kind":"record""#))
    }
}
