import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptTestSupport
import Testing

import struct Foundation.Date

@Suite struct HouseholdClaimsTests {
    private let ledger = MemoryLedger()
    private var claims: HouseholdClaims {
        HouseholdClaims(library: ledger, user: .me, now: { Date(timeIntervalSince1970: 1_795_000_000) })
    }
    private let today = Fixture.day("2026-11-30")

    private func visit(_ number: Int, _ day: String, _ change: (inout Record) -> Void = { _ in }) async throws -> Record
    {
        var record = Record(
            id: Fixture.id(number),
            user: .me,
            status: .confirmed,
            merchant: "서울정형외과",
            date: Fixture.day(day),
            amount: Fixture.won(12_300),
            category: .health,
            createdAt: Date(timeIntervalSince1970: 0)
        )
        change(&record)
        _ = try await ledger.apply(ChangeSet([LedgerChange(adding: record)]), of: .me)
        return try await ledger.record(record.id, of: .me)
    }

    private static func image(_ file: String) -> StoredImage {
        StoredImage(file: file, sha256: String(repeating: "a", count: 64), bytes: 1, originalName: file)
    }

    @Test func `a claim is found, made, sent and paid, and the payment is income that says where it is from`()
        async throws
    {
        let visit = try await visit(1, "2026-11-17") {
            ($0.subject, $0.images) = ("hajun", [Self.image("1.jpg"), Self.image("2.jpg")])
        }
        _ = try await self.visit(2, "2023-11-01")
        let found = try await claims.candidates(today: today, pets: []) { _, _ in [.slip] }
        #expect(found.map(\.record.id) == [visit.id])
        var facts = HouseholdClaims.Facts()
        facts.payer = "삼성화재"
        let claim = try await claims.add([visit], facts, pets: []) { _, index in [index == 0 ? .bill : .slip] }
        #expect(
            claim.id == "c1" && claim.claimKind == .medical && claim.until == "2029-11-17" && claim.subject == "hajun"
        )
        #expect(claim.missing(of: visit.id) == [.details])
        #expect(try await claims.candidates(today: today, pets: []) { _, _ in [] }.isEmpty)

        #expect(try await claims.sent("C1", on: today).state == .sent)
        let entry = HouseholdClaims.Entry(account: nil, category: nil)
        let (paid, record) = try await claims.paid("c1", Fixture.won(8000), on: today, entry: entry)
        let income = try #require(record)
        #expect(income.kind == .income && income.amount == Fixture.won(8000) && income.merchant == "삼성화재")
        #expect(income.memo.contains(visit.id.rawValue) && income.subject == "hajun" && income.book.refundOf == nil)
        #expect(paid.state == .paid && paid.payments.first?.record == income.id.rawValue)
        #expect(try await claims.claims(of: income.id).map(\.id) == ["c1"])
        // Insurances pay in parts, too.
        let (again, none) = try await claims.paid("c1", Fixture.won(1000), on: today, entry: nil)
        #expect(again.paid == [Fixture.won(9000)] && none == nil)
    }

    @Test func `a claim that somebody else made meanwhile is not replaced`() async throws {
        let first = try await visit(1, "2026-11-16")
        let second = try await visit(2, "2026-11-17") { $0.images = [Self.image("1.jpg")] }
        await #expect(throws: LibraryError.self) {
            _ = try await claims.add([second], .init(), pets: []) { [claims] _, _ in
                _ = try await claims.add([first], .init(), pets: []) { _, _ in [] }
                return []
            }
        }
        #expect(try await claims.all().map(\.records) == [[first.id.rawValue]])
    }

    @Test func `a returned purchase comes back as its refund`() async throws {
        let shoes = try await visit(1, "2026-11-16") { ($0.merchant, $0.category) = ("무신사", .clothing) }
        var facts = HouseholdClaims.Facts()
        (facts.kind, facts.period) = (.returning, Period(14, .day))
        let claim = try await claims.add([shoes], facts, pets: []) { _, _ in [] }
        #expect(claim.until == "2026-11-30")
        let entry = HouseholdClaims.Entry(account: nil, category: nil)
        let (_, record) = try await claims.paid(claim.id, Fixture.won(12_300), on: today, entry: entry)
        #expect(record?.kind == .expense && record?.amount == Fixture.won(-12_300) && record?.book.refundOf == shoes.id)
        #expect(record?.category == .clothing)
    }

    @Test func `a returned purchase pays back at most what it cost, and a fixed benefit may be more`() async throws {
        let visit = try await visit(1, "2026-11-17")
        var facts = HouseholdClaims.Facts()
        (facts.kind, facts.until) = (.returning, today)
        _ = try await claims.add([visit], facts, pets: []) { _, _ in [] }
        _ = try await claims.paid("c1", Fixture.won(12_000), on: today, entry: nil)
        for entry in [nil, HouseholdClaims.Entry(account: nil, category: nil)] {
            await #expect(throws: HouseholdClaims.Problem.tooMuchBack(left: Fixture.won(300))) {
                _ = try await claims.paid("c1", Fixture.won(301), on: today, entry: entry)
            }
        }
        _ = try await claims.paid("c1", Fixture.won(300), on: today, entry: nil)

        let stay = try await self.visit(2, "2026-11-18")
        facts.kind = .medical
        _ = try await claims.add([stay], facts, pets: []) { _, _ in [] }
        let (claim, _) = try await claims.paid("c2", Fixture.won(50_000), on: today, entry: nil)
        #expect(claim.left(of: [stay], in: .krw) == Fixture.won(-37_700))
        #expect(claim.left(of: [stay], in: .usd) == nil)
    }

    @Test func `a claim is changed: records, papers, its end`() async throws {
        let first = try await visit(1, "2026-11-17") { $0.images = [Self.image("1.jpg")] }
        let earlier = try await visit(2, "2026-10-02") { $0.images = [Self.image("1.jpg")] }
        let claim = try await claims.add([first], HouseholdClaims.Facts(), pets: []) { _, _ in [.receipt] }
        var change = HouseholdClaims.Change()
        (change.added, change.documents) = ([earlier], [(2, .bill)])
        let edited = try await claims.edit(claim.id, change) { _, _ in [.details] }
        #expect(edited.recordIDs == [earlier.id, first.id] && edited.until == "2029-10-02")
        #expect(edited.documents.map(\.known) == [[.details], [.bill]])
        change = HouseholdClaims.Change()
        change.removed = [earlier]
        #expect(try await claims.edit(claim.id, change) { _, _ in [] }.documents.map(\.known) == [[.bill]])
        change.removed = [first]
        await #expect(throws: HouseholdClaims.Problem.noRecords) {
            try await claims.edit(claim.id, change) { _, _ in [] }
        }
    }

    @Test func `what cannot be claimed is refused`() async throws {
        let visit = try await visit(1, "2026-11-17")
        let draft = try await self.visit(2, "2026-11-17") { $0.status = .draft }
        let dollars = try await self.visit(3, "2026-11-17") { $0.amount = Money(minorUnits: 900, currency: .usd) }
        let none = HouseholdClaims.Facts()
        let claim = try await claims.add([visit], none, pets: []) { _, _ in [] }
        await #expect(throws: HouseholdClaims.Problem.taken(visit.id, by: claim.id)) {
            try await claims.add([visit], none, pets: []) { _, _ in [] }
        }
        await #expect(throws: HouseholdClaims.Problem.notAPurchase(draft.id)) {
            try await claims.add([draft], none, pets: []) { _, _ in [] }
        }
        await #expect(throws: HouseholdClaims.Problem.needsDeadline(.medical)) {
            try await claims.add([dollars], none, pets: []) { _, _ in [] }
        }
        await #expect(throws: HouseholdClaims.Problem.notPositive(Fixture.won(0))) {
            try await claims.paid(claim.id, Fixture.won(0), on: today, entry: nil)
        }
        await #expect(throws: HouseholdClaims.Problem.unknown("c9", known: ["c1"])) { try await claims.claim("c9") }
        // A refused one can be claimed again, as from another insurance.
        _ = try await claims.refused(claim.id, on: today, memo: "면책")
        #expect(try await claims.add([visit], none, pets: []) { _, _ in [] }.id == "c2")
    }

    @Test func `claims of another library get free numbers`() async throws {
        let visit = try await visit(1, "2026-11-17")
        _ = try await claims.add([visit], HouseholdClaims.Facts(), pets: []) { _, _ in [] }
        let same = Claim(7, .medical, title: "x", records: [visit.id])
        let other = Claim(1, .warranty, title: "y", records: [Fixture.id(9)])
        #expect(
            try await claims.numbered(TakenEntries([same, other], section: "claims")).entries.map(\.entry.id) == [
                "c1", "c8",
            ]
        )
        // A number is not given again.
        _ = try await claims.remove("c1")
        #expect(try await claims.all().isEmpty)
        #expect(try await claims.add([visit], HouseholdClaims.Facts(), pets: []) { _, _ in [] }.id == "c2")
    }
}
