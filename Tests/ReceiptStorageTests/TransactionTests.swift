import Foundation
import ReceiptDomain
@testable import ReceiptStorage
import Testing

@Suite struct TransactionTests {
    let place: TemporaryLibrary
    let library: ReceiptLibrary

    init() async throws {
        place = try TemporaryLibrary()
        library = try await place.openWithMe()
    }

    private static func key(_ due: String) throws -> OccurrenceKey {
        OccurrenceKey(recurrence: "rent-1a2b", due: try #require(CalendarDay(iso: due)))
    }

    private func entry(
        _ due: String,
        in library: ReceiptLibrary? = nil,
        after seconds: TimeInterval = 0
    ) async throws -> Record {
        let key = try Self.key(due)
        let id = try await (library ?? self.library).look(at: .me) { $0.id(of: key) }
        let now = ReceiptLibrary.instant + seconds
        var record = Record(id: id, user: .me, status: .confirmed, merchant: "집주인", createdAt: now)
        record.occurrence = key
        return record
    }

    /// Adds the entry of an occurrence, unless a line tells of it.
    private func enter(
        _ due: String,
        into library: ReceiptLibrary? = nil,
        after seconds: TimeInterval = 0
    ) async throws -> Int {
        let entry = try await entry(due, in: library, after: seconds)
        let (applied, _) = try await (library ?? self.library).decide(of: .me) { state in
            let isThere = entry.occurrence.map(state.occurrences.contains) ?? true
            return (ChangeSet(isThere ? [] : [LedgerChange(adding: entry)]), 0)
        }
        return applied.records.count
    }

    @Test func `an entry of an occurrence has the same identifier in every library`() async throws {
        let id = try await entry("2026-11-30").id
        #expect(id == RecordID(of: try Self.key("2026-11-30")))
        // Reckoned in Python: SHA-256 of "rent-1a2b\n2026-11-30", and the day in milliseconds.
        #expect(id.rawValue == "01a229c0-5400-78d4-8389-7dc84fc9b3c4")
        #expect(id != RecordID(of: try Self.key("2026-12-31")))
    }

    @Test func `many libraries at once make an entry once`() async throws {
        let place = place
        let made = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let other = try place.open(limits: .patient)
                    var made = 0
                    for day in 10..<20 { made += try await enter("2026-11-\(day)", into: other) }
                    return made
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(made == 10)
        #expect(try await library.records(of: .me).count == 10)
    }

    @Test func `undoing sets an entry aside, and it is never made again`() async throws {
        #expect(try await enter("2026-11-30") == 1)
        let steps = try await library.steps(of: .me, newest: 5)
        #expect(steps.map(\.changes.count) == [1])
        try await UndoSteps(journal: library)(of: .me, count: 1) { _ in }
        #expect(try await library.records(of: .me).map(\.status) == [.discarded])
        #expect(try await enter("2026-11-30") == 0)
        #expect(try await library.steps(of: .me, newest: 5).isEmpty)
    }

    @Test func `an entry that was edited, moved or taken off its occurrence keeps it from coming again`() async throws {
        #expect(try await enter("2026-11-30") == 1)
        let entry = try await entry("2026-11-30")
        _ = try await library.update(entry.id, of: .me, basedOn: nil) { record in
            record.date = CalendarDay(iso: "2026-12-05")
            record.occurrence = nil
        }
        #expect(try await enter("2026-11-30") == 0)
        #expect(
            try await enter("2026-11-30", into: place.open()) == 0,
            "a process that reads the ledger anew knows it too"
        )
    }

    @Test func `an entry that was due vouches for the clock only near a line that does`() async throws {
        func trusted() async throws -> Date? { try await library.look(at: .me) { $0.newestTrusted } }
        #expect(try await trusted() == nil)
        _ = try await library.take(place.drop("photo"))
        let first = try #require(try await trusted())
        place.advanceClock(by: 39 * 86_400)
        _ = try await enter("2026-11-30", after: 39 * 86_400)
        let second = try #require(try await trusted())
        #expect(second.timeIntervalSince(first) == 39 * 86_400)
        place.advanceClock(by: 41 * 86_400)
        _ = try await enter("2026-12-31", after: 80 * 86_400)
        #expect(try await trusted() == second)
        _ = try await library.take(place.drop("other", as: "b.jpg"))
        #expect(try await trusted() != second, "what a person does vouches for it")
    }
}
