import Foundation
import HouseholdBook
import ReceiptDomain
import ReceiptStorage
import Testing

@testable import ReceiptWeb

/// The page on which the drafts of statements are confirmed by shop.
@Suite struct StatementReviewTests {
    /// A draft that only a statement's row tells of.
    private func draft(_ merchant: String, _ won: Int, _ day: Int, _ kitchen: Kitchen) async throws -> Record {
        var generator = SystemRandomNumberGenerator()
        let now = Date()
        let id = RecordID(milliseconds: UInt64(now.timeIntervalSince1970 * 1000), using: &generator)
        var record = Record(id: id, user: .me, status: .draft, merchant: merchant, createdAt: now, updatedAt: now)
        record.date = CalendarDay(year: 2026, month: 11, day: day)
        record.amount = Money(minorUnits: won, currency: .krw)
        record.account = "bank"
        record.bankKeys = ["bank:\(day)"]
        return try #require(
            try await kitchen.library.apply(ChangeSet([LedgerChange(adding: record)]), of: .me).records.first
        )
    }

    @Test func `the drafts of a shop are confirmed by one answer, and others stay`() async throws {
        try await Kitchen.with { kitchen in
            let secret = try await kitchen.device()
            let library = kitchen.library
            #expect(try await kitchen.ask("/review/statements", as: secret).header("location") == "/review")
            let first = try await draft("Power Works", 43_200, 3, kitchen)
            let second = try await draft("Power Works", 41_000, 9, kitchen)
            let other = try await draft("Kim", 50_000, 13, kitchen)
            #expect(try await kitchen.ask("/", as: secret).text.contains("/review/statements"))
            #expect(try await kitchen.ask("/review/\(other.id)", as: secret).text.contains("/review/statements"))
            let page = try await kitchen.ask("/review/statements", as: secret).text
            #expect(page.contains("₩84,200") && page.contains("2 records") && page.contains("Kim"))
            let marks = [first, second, other].map { "\($0.id.rawValue):\($0.revision)" }.joined(separator: "+")
            let answers = "&for-\(first.id)=utilities&for-\(second.id)=utilities&for-\(other.id)="
            let said = try await kitchen.send("/review/statements", as: secret, form: "drafts=" + marks + answers)
            let next = try await kitchen.ask(try #require(said.header("location")), as: secret)
            #expect(next.text.contains("Confirmed: 2 drafts") && next.text.contains("/undo"))
            for id in [first.id, second.id] {
                let record = try await library.record(id, of: .me)
                #expect(record.status == .confirmed && record.category?.code == "utilities")
            }
            #expect(try await library.record(other.id, of: .me).status == .draft)
        }
    }

    @Test func `what was changed since, and what has no such category, stays a draft`() async throws {
        try await Kitchen.with { kitchen in
            let secret = try await kitchen.device()
            let one = try await draft("Power Works", 43_200, 3, kitchen)
            for form in ["\(one.id):9&for-\(one.id)=food", "\(one.id):\(one.revision)&for-\(one.id)=salary"] {
                let answer = try await kitchen.ask(.post, "/review/statements", as: secret, form: "drafts=" + form)
                #expect(answer.header("location") == "/review/statements")
            }
            #expect(try await kitchen.library.record(one.id, of: .me).status == .draft)
        }
    }
}
