import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptApp

@Suite struct EntityStoreTests {
    @Test func `a change of an older state is refused, and the newer one stays`() async throws {
        let store = EntityStore<SavingGoal>(library: MemoryLedger(), user: .me)
        let read = SavingGoal(id: "japan", name: "Japan", target: Fixture.won(3_000_000))
        try await store.put(read, over: nil)
        var (first, second) = (read, read)
        first.parts = [.init(day: Fixture.day("2026-11-18"), amount: Fixture.won(1000))]
        second.parts = [.init(day: Fixture.day("2026-11-18"), amount: Fixture.won(2000))]
        try await store.put(first, over: read)
        await #expect(throws: LibraryError.self) { try await store.put(second, over: read) }
        await #expect(throws: LibraryError.self) { try await store.put(second, over: nil) }
        #expect(try await store.all() == [first])
    }
}
