import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptTestSupport
import Testing

@testable import ReceiptWeb

/// A purchase that a message, a photo and a statement tell of, in any order.
@Suite struct OnePurchaseTests {
    private static let now = Date(timeIntervalSince1970: 1_795_607_200)  // 2026-11-25
    private static let profile = Profile(locale: "ko-KR", currency: .krw)

    enum Source: CaseIterable, Sendable { case message, photo, statement }

    private static let orders: [[Source]] = [
        [.message, .photo, .statement], [.message, .statement, .photo], [.photo, .message, .statement],
        [.photo, .statement, .message], [.statement, .message, .photo], [.statement, .photo, .message],
    ]

    private func takes(_ kitchen: Kitchen) -> TakeMessages {
        TakeMessages(library: kitchen.library, memories: LedgerMemories(library: kitchen.library), user: .me) {
            Self.now
        }
    }

    /// Books statement rows on the household's only account.
    private func book(_ rows: [(day: String, amount: String, text: String)], _ kitchen: Kitchen) async throws {
        let catalog = try await kitchen.library.categoryCatalog(of: .me)
        let use = ImportStatement(library: kitchen.library, user: .me, home: .krw, catalog: catalog) { Self.now }
        let lines = rows.enumerated().map { index, row in
            StatementLine(date: Fixture.day(row.day), amount: row.amount, text: row.text, line: index + 2)
        }
        let plan = try await use.plan(StatementContent(layout: .bank, sign: .signed, lines: lines), account: nil)
        let memory = try await LedgerMemories(library: kitchen.library).memory(of: .me)
        _ = try await use.write(plan, answers: [:], memory, profile: Self.profile)
    }

    private func addAccount(_ kitchen: Kitchen) async throws {
        let none = Money(minorUnits: 0, currency: .krw)
        var account = Account(
            id: "kb",
            name: "국민",
            kind: .bank,
            opening: Account.Opening(date: Fixture.day("2026-01-01"), amount: none)
        )
        account.cards = ["1234": "체크"]
        _ = try await ManageAccounts(library: kitchen.library, user: .me).add(account, profile: Self.profile)
    }

    /// What is left in the book.
    private func kept(_ kitchen: Kitchen) async throws -> [Record] {
        try await kitchen.library.records(of: .me).filter { $0.status != .discarded }
    }

    private let purchase = "[Web발신]\n신한카드(1234)승인 홍*동 12,500원(일시불)11/24 12:34 스타벅스 강남점 누적1,234,567원"

    @Test(arguments: orders)
    func `message, photo and statement row of one purchase are one record, whichever comes first`(
        _ order: [Source]
    ) async throws {
        try await Kitchen.with { kitchen in
            try await addAccount(kitchen)
            for source in order {
                switch source {
                case .message: _ = try await takes(kitchen)(purchase, profile: Self.profile)
                case .statement: try await book([("2026-11-24", "-12500", "스타벅스강남점")], kitchen)
                case .photo:
                    let photo = try await kitchen.photographed("스타벅스 강남점")
                    let read = try await kitchen.library.update(photo.id, of: .me, basedOn: nil) { record in
                        record.amount = Money(minorUnits: 12_500, currency: .krw)
                        (record.date, record.time) = (Fixture.day("2026-11-24"), TimeOfDay(hour: 12, minute: 33))
                    }
                    _ = try await takes(kitchen).joinEarlier(to: read)
                }
            }
            let all = try await kept(kitchen)
            #expect(all.count == 1, "\(all)")
            let only = try #require(all.first)
            #expect(only.images.count == 1 && only.bankKeys.count == 1 && only.account == "kb")
            #expect(only.printed.cardDigits == "1234" && only.time != nil)
            // Each again changes nothing.
            _ = try await takes(kitchen)(purchase, profile: Self.profile)
            try await book([("2026-11-24", "-12500", "스타벅스강남점")], kitchen)
            #expect(try await kept(kitchen) == all)
        }
    }

    @Test func `a deposit's message after its row is no second income, and that of another day's is`() async throws {
        try await Kitchen.with { kitchen in
            try await addAccount(kitchen)
            try await book([("2026-11-23", "300000", "홍길동"), ("2026-11-24", "-5000", "GS25")], kitchen)
            let deposit = "[Web발신]\nKB국민은행 11/23 09:15\n입금 300,000원\n홍길동\n잔액 1,300,000원"
            let outcome = try await takes(kitchen)(deposit, profile: Self.profile)?.first
            guard case .joined(let record) = outcome else {
                Issue.record("\(String(describing: outcome))")
                return
            }
            #expect(record.kind == .income && record.time == TimeOfDay(hour: 9, minute: 15))
            let other = deposit.replacing("11/23", with: "11/15")
            guard case .drafted = try await takes(kitchen)(other, profile: Self.profile)?.first else {
                throw PageProblem.notFound
            }
            #expect(try await kept(kitchen).count == 3)
        }
    }

    @Test func `of a shop's equal rows each message takes one, and another shop's message takes none`() async throws {
        try await Kitchen.with { kitchen in
            try await addAccount(kitchen)
            let days = ["2026-11-20", "2026-11-23", "2026-11-24"]
            try await book(days.map { ($0, "-4500", "메가커피역삼점") }, kitchen)
            for (day, hour) in [("11/20", "08:12"), ("11/23", "08:15"), ("11/24", "08:09")] {
                let text = "[Web발신]\n신한카드(1234)승인 홍*동 4,500원(일시불)\(day) \(hour) 메가커피역삼점"
                let outcome = try await takes(kitchen)(text, profile: Self.profile)?.first
                guard case .joined = outcome else {
                    Issue.record("\(day): \(String(describing: outcome))")
                    continue
                }
            }
            #expect(try await kept(kitchen).count == 3)
            let other = "[Web발신]\n삼성카드(9876)승인 홍*동 4,500원(일시불)11/24 08:09 이디야커피"
            guard case .drafted = try await takes(kitchen)(other, profile: Self.profile)?.first else {
                throw PageProblem.notFound
            }
        }
    }
}
