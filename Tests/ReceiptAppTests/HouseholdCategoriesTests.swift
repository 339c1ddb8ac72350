import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport
import Testing

@Suite struct HouseholdCategoriesTests {
    private static let profile = Profile(locale: "ko-KR", currency: .krw)

    private func made(_ ledger: MemoryLedger) -> HouseholdCategories { HouseholdCategories(library: ledger, user: .me) }

    @Test func `a name makes a category with a code that stays when it is renamed`() async throws {
        let ledger = MemoryLedger()
        let categories = made(ledger)
        let added = try await categories.add("Pet care", .init(icon: "🐾"), profile: Self.profile)
        #expect(added.category.code == "pet-care" && added.english == "Pet care" && added.korean == "Pet care")
        let renamed = try await categories.edit(added.category, .init(korean: "반려동물"))
        #expect(renamed.category == added.category && renamed.korean == "반려동물" && renamed.icon == "🐾")
        let catalog = try await ledger.categoryCatalog(of: .me)
        #expect(catalog.offered(for: .expense).last == added.category)
    }

    @Test func `what is there, taken or no icon is refused`() async throws {
        let ledger = MemoryLedger()
        let categories = made(ledger)
        let problems: [(String, HouseholdCategories.Facts)] = [
            ("food", .init()), ("…", .init()), ("주거", .init(korean: "식비")), ("주거", .init(icon: "집집")),
            ("주거", .init(kind: .transfer)),
        ]
        for (name, facts) in problems {
            await #expect(throws: HouseholdCategories.Problem.self) {
                try await categories.add(name, facts, profile: Self.profile)
            }
        }
        await #expect(throws: HouseholdCategories.Problem.notAKind(.income)) {
            try await categories.edit(.food, .init(kind: .income))
        }
    }

    @Test func `one that a record has is hidden and comes back, an unused one is removed`() async throws {
        let hobby = try #require(Category(code: "hobby"))
        var used = Fixture.proved.record
        used.book.splits = [Split(category: hobby, amount: Fixture.won(1))]
        let ledger = MemoryLedger([used])
        let categories = made(ledger)
        _ = try await categories.add("hobby", .init(korean: "취미"), profile: Self.profile)
        _ = try await categories.add("garden", .init(), profile: Self.profile)
        #expect(try await categories.remove(hobby).isHidden)
        #expect(try await !categories.remove(try #require(Category(code: "garden"))).isHidden)
        let catalog = try await ledger.categoryCatalog(of: .me)
        #expect(catalog[hobby]?.isHidden == true && !catalog.offered(for: .expense).contains(hobby))
        #expect(catalog.entries.count == Category.builtIn.count + 1)
        let again = try await categories.add("hobby", .init(), profile: Self.profile)
        #expect(!again.isHidden && again.korean == "취미")
    }

    @Test func `a built-in category is only hidden, and counted with the parts of records`() async throws {
        var split = Fixture.proved.record
        split.book.splits = [Split(category: .health, amount: Fixture.won(1))]
        let categories = made(MemoryLedger([split]))
        #expect(try await categories.remove(.card).isHidden)
        let overview = try await categories.overview()
        #expect(overview.first { $0.entry.category == .health }?.records == 1)
        #expect(overview.first { $0.entry.category == .card }?.entry.isHidden == true)
    }

    @Test func `what goes to a card or to savings is no expense any more once these are accounts`() async throws {
        let ledger = MemoryLedger()
        let accounts = ManageAccounts(library: ledger, user: .me)
        let opening = Account.Opening(date: Fixture.day("2026-11-01"), amount: Fixture.won(0))
        func offered() async throws -> Set<ReceiptDomain.Category> {
            Set(try await ledger.categoryCatalog(of: .me).offered(for: .expense))
        }
        let bank = Account(id: "bank", name: "bank", kind: .bank, opening: opening)
        _ = try await accounts.add(bank, profile: Self.profile)
        #expect(try await offered().isSuperset(of: [.card, .savings]))
        let savings = Account(id: "jeokgeum", name: "적금", kind: .savings, opening: opening)
        _ = try await accounts.add(savings, profile: Self.profile)
        #expect(try await !offered().contains(.savings))
        #expect(try await offered().contains(.card))
        // Who asks for it has it.
        _ = try await made(ledger).add("savings", .init(), profile: Self.profile)
        #expect(try await offered().contains(.savings))
    }
}
