import Foundation
import ReceiptDomain
@testable import ReceiptStorage
import Testing

/// Two earlier records of a shop, and answers that change them together with a rule.
@Suite struct AnswerTests {
    let place: TemporaryLibrary
    let library: ReceiptLibrary
    let records: [Record]
    private let since = Date(timeIntervalSince1970: 1_795_200_000)

    init() async throws {
        place = try TemporaryLibrary()
        library = try await place.openWithMe()
        for name in ["a", "b"] { _ = try await library.take(place.drop("photo \(name)", as: "\(name).jpg")) }
        records = try await library.records(of: .me)
    }

    private func rule(_ category: ReceiptDomain.Category) -> Rule {
        Rule(merchant: "이마트", effect: .category(category), since: since)
    }

    private func changes(_ category: ReceiptDomain.Category?) async throws -> [RecordChange] {
        try await library.records(of: .me).map { record in
            var after = record
            after.category = category
            return RecordChange(before: record, after: after)
        }
    }

    private func follow(_ category: ReceiptDomain.Category) async throws -> (CommitResult, [RecordChange]) {
        let changes = try await changes(category)
        let answer = ChangeSet(changes.map { LedgerChange($0) } + [LedgerChange(.add(rule(category)))])
        let applied = try await library.apply(answer, of: .me)
        return (applied, zip(changes, applied.records).map { RecordChange(before: $0.before, after: $1) })
    }

    private func categories(_ library: ReceiptLibrary) async throws -> [ReceiptDomain.Category?] {
        try await library.records(of: .me).map(\.category)
    }

    @Test func `records and the rule are one step, and the rule is in the ledger`() async throws {
        let (applied, _) = try await follow(.household)
        #expect(applied.records.map(\.category) == [.household, .household])
        #expect(applied.rules == RuleBook([rule(.household)]))
        #expect(applied.replaced == nil)
        #expect(try await library.steps(of: .me, newest: 9).map(\.entities.count) == [1])
        let lines = try place.ledgerLines().suffix(3)
        #expect(lines.allSatisfy { $0.contains(#""parts":3"#) })
        #expect(try #require(lines.last).contains(#""id":"category:이마트","merchant":"이마트","setCategory":"household""#))
        // The file is made of the ledger.
        try FileManager.default.removeItem(at: place.user.appending(path: "rules.json"))
        #expect(try await place.open().rules(of: .me) == RuleBook([rule(.household)]))
    }

    @Test func `cut at any byte, records and rule are as they were or as they are to be`() async throws {
        let before = try Data(contentsOf: place.ledger)
        _ = try await follow(.household)
        let whole = try Data(contentsOf: place.ledger)
        try FileManager.default.removeItem(at: place.user.appending(path: "rules.json"))
        let other = try place.open()
        for length in stride(from: before.count, to: whole.count - 1, by: 5) {
            try whole.prefix(length).write(to: place.ledger)
            #expect(try await categories(other) == [nil, nil])
            #expect(try await other.rules(of: .me).rules.isEmpty)
        }
    }

    @Test func `where a record has changed meanwhile, neither records nor rule are written`() async throws {
        let old = try await changes(.household)
        let current = try await library.update(records[1].id, of: .me, basedOn: nil) { $0.memo = "theirs" }
        let size = try place.ledgerLines().count
        await #expect(throws: LibraryError.stale(records[1].id, current: current)) {
            let answer = ChangeSet([LedgerChange(.add(rule(.household)))] + old.map { LedgerChange($0) })
            _ = try await library.apply(answer, of: .me)
        }
        #expect(try place.ledgerLines().count == size)
        #expect(try await library.rules(of: .me).rules.isEmpty)
    }

    @Test func `answers that were given one after another are undone in one go`() async throws {
        let (_, first) = try await follow(.food)
        let (second, changes) = try await follow(.household)
        #expect(second.replaced == rule(.food))
        let steps = try await library.steps(of: .me, newest: 9).map(\.number)
        #expect(steps.count == 2)
        var answer = ChangeSet(changes.map { LedgerChange($0.inverse, undoing: steps[0]) })
        answer.changes.append(LedgerChange(.undo(rule(.household), restoring: rule(.food))))
        answer.changes += first.map { LedgerChange($0.inverse, undoing: steps[1]) }
        answer.changes.append(LedgerChange(.undo(rule(.food), restoring: nil)))
        let size = try place.ledgerLines().count
        let applied = try await library.apply(answer, of: .me)
        #expect(applied.rules == RuleBook())
        #expect(try place.ledgerLines().count == size + 6)
        let other = try place.open()
        #expect(try await categories(other) == [nil, nil])
        #expect(try await other.rules(of: .me) == RuleBook())
        #expect(try await other.steps(of: .me, newest: 9).isEmpty)
    }

    @Test func `an undo of the step takes the rule back too, and an added rule by itself`() async throws {
        _ = try await follow(.food)
        _ = try await library.updateRules(of: .me) { $0.add(rule(.household)) }
        let undo = UndoSteps(journal: library)
        try await undo(of: .me, count: 1) { _ in }
        #expect(try await library.rules(of: .me) == RuleBook([rule(.food)]))
        try await undo(of: .me, count: 1) { _ in }
        #expect(try await library.rules(of: .me) == RuleBook())
        #expect(try await categories(library) == [nil, nil])
        let file = try String(contentsOf: place.user.appending(path: "rules.json"), encoding: .utf8)
        #expect(file == #"{"rules":[],"v":1}"#)
    }

    @Test func `a rule from before there were rules in the ledger is put back by an undo`() async throws {
        let file = """
            {"rules":[{"merchant":"이마트","setCategory":"food","since":"2026-11-20T18:40:00.000Z"},\
            {"merchant":"별다방","setMerchant":"스타벅스","since":"2026-11-20T18:40:00.000Z"}],"v":1}
            """
        try Data(file.utf8).write(to: place.user.appending(path: "rules.json"))
        let (applied, _) = try await follow(.household)
        #expect(applied.replaced == rule(.food))
        #expect(applied.rules?.rules.count == 2)
        #expect(try place.ledgerLines().count { $0.contains(#""change":"adopt""#) } == 1)
        try await UndoSteps(journal: library)(of: .me, count: 1) { _ in }
        let now = try await place.open().rules(of: .me).rules
        #expect(now.count == 2)
        #expect(now.contains(rule(.food)))
    }
}
