import Foundation
import ReceiptDomain
@testable import ReceiptStorage
import ReceiptTestSupport
import Testing

@Suite struct NewRecordTests {
    private let place: TemporaryLibrary
    private let library: ReceiptLibrary

    init() async throws {
        place = try TemporaryLibrary()
        library = try await place.openWithMe()
    }

    private func record(_ number: Int = 1) -> Record {
        Record(
            id: Fixture.id(number),
            user: .me,
            status: .confirmed,
            merchant: "한국전력",
            date: Fixture.day("2026-11-10"),
            amount: Fixture.won(43_210),
            createdAt: Date(timeIntervalSince1970: 1_795_200_000)
        )
    }

    private func add(_ records: Record...) async throws {
        _ = try await library.apply(ChangeSet(records.map { LedgerChange(adding: $0) }), of: .me)
    }

    @Test func `a record that comes from no photo is one step, and undoing it discards the record`() async throws {
        try await add(record(1), record(2))
        #expect(try await place.open().records(of: .me).map(\.status) == [.confirmed, .confirmed])
        try await UndoSteps(journal: library)(of: .me, count: 1) { _ in }
        #expect(try await place.open().records(of: .me).map(\.status) == [.discarded, .discarded])
        #expect(try await library.steps(of: .me, newest: 5).isEmpty)
        #expect(try await library.verify().findings.isEmpty)
    }

    @Test func `a record is not added over another one`() async throws {
        try await add(record())
        await #expect(throws: LibraryError.self) { try await add(record()) }
        #expect(try place.ledgerLines().count == 2)
    }

    @Test func `what a statement says of a checked record stays, until the check is taken off`() async throws {
        var checked = record()
        checked.book.isChecked = true
        try await add(checked)
        let current = try await library.record(checked.id, of: .me)
        func change(_ work: (inout Record) -> Void) async throws {
            let now = try await library.record(checked.id, of: .me)
            var after = now
            work(&after)
            _ = try await library.write([RecordChange(before: now, after: after)], of: .me, undoing: nil)
        }
        await #expect(throws: LibraryError.checked(current.id)) { try await change { $0.amount = Fixture.won(1) } }
        await #expect(throws: LibraryError.checked(current.id)) { try await change { $0.status = .discarded } }
        await #expect(throws: LibraryError.checked(current.id)) {
            try await library.update(current.id, of: .me, basedOn: nil) { $0.account = "wallet" }
        }
        try await change { $0.memo = "11월" }
        try await change { ($0.book.isChecked, $0.amount) = (false, Fixture.won(1)) }
        #expect(try await library.record(checked.id, of: .me).amount == Fixture.won(1))
    }
}
