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
        var record = Record(id: id, user: .me, status: .draft, merchant: merchant, createdAt: now)
        record.date = CalendarDay(year: 2026, month: 11, day: day)
        record.amount = Money(minorUnits: won, currency: .krw)
        record.account = "bank"
        record.bankKeys = ["bank:\(merchant):\(day)"]
        return try #require(
            try await kitchen.library.apply(ChangeSet([LedgerChange(adding: record)]), of: .me).records.first
        )
    }

    private func mark(_ record: Record) -> String { "\(record.id.rawValue):\(record.revision)" }

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
            let shops = [[first, second], [other]].map { $0.map { mark($0) }.joined(separator: "+") }
            let marks = shops.joined(separator: ",")
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
                #expect(answer.header("location") == "/review/statements?left=1")
                let page = try await kitchen.ask("/review/statements?left=1", as: secret).text
                #expect(page.contains("1 draft was left: changed elsewhere or refused."))
            }
            #expect(try await kitchen.library.record(one.id, of: .me).status == .draft)
        }
    }

    @Test func `a draft that was changed elsewhere is left, and the others of its shop are confirmed`() async throws {
        try await Kitchen.with { kitchen in
            let secret = try await kitchen.device()
            let first = try await draft("Power Works", 43_200, 3, kitchen)
            let second = try await draft("Power Works", 41_000, 9, kitchen)
            let form = "drafts=\(first.id):9+\(mark(second))&for-\(first.id)=utilities"
            let answer = try await kitchen.ask(.post, "/review/statements", as: secret, form: form)
            #expect(answer.header("location") == "/review/statements?confirmed=1&left=1")
            #expect(try await kitchen.library.record(first.id, of: .me).status == .draft)
            #expect(try await kitchen.library.record(second.id, of: .me).status == .confirmed)
        }
    }

    @Test func `a page shows forty shops, and tells how many more there are`() async throws {
        try await Kitchen.with { kitchen in
            let secret = try await kitchen.device()
            let letters = Array("abcdefghijklmnopqrstuvwxyz")
            for index in 0..<41 {
                let name = "Bakery" + String([letters[index / 26], letters[index % 26]])
                _ = try await draft(name, 1_000 + 170 * index, 1 + index % 28, kitchen)
            }
            let page = try await kitchen.ask("/review/statements", as: secret).text
            #expect(page.components(separatedBy: "class=\"pick\"").count == 41)
            #expect(page.contains("1 more shop") && page.contains("/review/statements?from=40"))
            let rest = try await kitchen.ask("/review/statements?from=40", as: secret).text
            #expect(rest.components(separatedBy: "class=\"pick\"").count == 2 && !rest.contains("more shop"))
        }
    }
}
