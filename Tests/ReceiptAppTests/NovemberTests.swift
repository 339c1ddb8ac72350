import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptTestSupport
import Testing

/// A family's November, whose figures three other programs worked out.
@Suite struct NovemberTests {
    let ledger = MemoryLedger()
    let today = Fixture.day("2026-11-30")

    private func addAccounts() async throws {
        let accounts: [(id: String, kind: Account.Kind, opening: Int)] = [
            ("kb-salary", .bank, 2_350_000), ("kakao-living", .bank, 980_000), ("jeokgeum", .savings, 6_000_000),
            ("wallet", .cash, 120_000), ("shinhan-4821", .card, -612_000),
        ]
        let manage = ManageAccounts(library: ledger, user: .me)
        for account in accounts {
            let opening = Account.Opening(date: Fixture.day("2026-11-01"), amount: Fixture.won(account.opening))
            var added = Account(id: account.id, name: account.id, kind: account.kind, opening: opening)
            if account.kind == .card { added.billing = CardBilling(cutoff: 31, payDay: 14, payFrom: "kb-salary") }
            if account.id == "kakao-living" { added.cards = ["7719": "체크카드"] }
            _ = try await manage.add(added, profile: Profile(locale: "ko-KR", currency: .krw))
        }
    }

    /// Enters it as a person would, and returns it.
    @discardableResult
    private func add(
        _ day: Int,
        _ merchant: String?,
        _ won: Int,
        _ category: String? = nil,
        _ account: String,
        _ change: (inout NewEntry) -> Void = { _ in }
    ) async throws -> Record {
        var entry = NewEntry()
        entry.date = CalendarDay(year: 2026, month: 11, day: day)
        (entry.merchant, entry.amount, entry.account) = (merchant, Fixture.won(won), account)
        entry.category = category.flatMap { Category(code: $0) }
        change(&entry)
        let purchase = try await entry.book.refundOf.asyncMap { try await ledger.record($0, of: .me) }
        let add = AddEntry(user: .me, today: today)
        let state = try await ledger.bookBalances(of: .me)
        let record = try add.record(entry, refundOf: purchase, state, NoHistory())
        return try await add.write(record, to: ledger, profile: Profile(locale: "ko-KR", currency: .krw))
    }

    private func transfer(_ day: Int, _ won: Int, _ from: String, _ to: String, fee: Int? = nil) async throws {
        try await add(day, nil, won, nil, from) {
            $0.book.toAccount = to
            $0.book.fee = fee.map(Fixture.won)
        }
    }

    private static let card = "shinhan-4821"

    func live() async throws {
        try await addAccounts()
        try await add(3, "이마트", 87_400, nil, Self.card) {
            $0.book.splits = [
                Split(category: .food, amount: Fixture.won(62_400)),
                Split(category: Category(code: "pet"), amount: Fixture.won(25_000), subject: "나비"),
            ]
        }
        try await add(5, "동물병원", 45_000, "health", Self.card) { ($0.subject, $0.mood) = ("나비", .calm) }
        try await add(7, "GS25", 4800, "food", "kakao-living") { $0.mood = .tired }
        try await transfer(7, 100_000, "kakao-living", "wallet", fee: 1000)
        try await add(8, "축의금", 100_000, "events", "wallet")
        try await add(10, "한국전력", 43_210, "utilities", "kb-salary")
        try await add(12, "넷플릭스", 17_000, "culture", Self.card)
        try await add(15, "세탁기", 900_000, "appliances", Self.card) { $0.months = 3 }
        try await transfer(16, 612_000, "kb-salary", Self.card)
        let shoes = try await add(16, "무신사", 59_800, "clothing", Self.card) { $0.mood = .happy }
        try await add(17, "약국", 8700, "health", "kakao-living") { ($0.subject, $0.mood) = ("하준", .anxious) }
        try await add(20, nil, 19_900, nil, Self.card) { $0.book.refundOf = shoes.id }
        try await add(20, "Figma", 0, "culture", Self.card) {
            $0.amount = Money(minorUnits: 1500, currency: .usd)
            $0.book.settled = Fixture.won(21_150)
        }
        try await add(21, "태권도", 150_000, "education", "kakao-living") { $0.subject = "하준" }
        try await add(25, "월급", 3_450_000, "salary", "kb-salary")
        try await transfer(25, 1_200_000, "kb-salary", "kakao-living")
        try await transfer(25, 300_000, "kb-salary", "jeokgeum")
        try await add(26, "저녁", 64_000, "food", Self.card) { $0.mood = .happy }
        try await add(27, "더치페이", 32_000, "food", "kakao-living") { $0.isRefund = true }
        try await add(28, "이자", 1230, "investment", "kakao-living")
        try await add(30, "월세", 650_000, "housing", "kakao-living")
        try await countWallet()
    }

    private func countWallet() async throws {
        let reconcile = ReconcileAccount(library: ledger, user: .me)
        let wallet = try await ledger.accountBook(of: .me).account(named: "wallet")
        let comparison = try await reconcile.compare(wallet, Fixture.won(116_500), on: today)
        #expect(comparison.difference == Fixture.won(-3500))
        await #expect(throws: BookProblem.self) { try await reconcile.write(comparison, adjusting: false) }
        _ = try await reconcile.write(comparison, adjusting: true)
    }

    @Test func `all figures of the month come out`() async throws {
        try await live()
        let records = try await ledger.records(of: .me)
        let balances = BookBalances(DailyBalances(try await ledger.accountBook(of: .me), records))
        var standing: [String: AccountStanding] = [:]
        for row in balances.standings(on: today) { standing[row.account.id] = row }
        let expected = [
            "kb-salary": 3_644_790, "kakao-living": 1_298_730, "jeokgeum": 6_300_000, "wallet": 116_500,
            Self.card: -1_174_450,
        ]
        #expect(standing.mapValues { $0.balance?.minorUnits } == expected)
        let due = try #require(standing[Self.card]?.bills?.next)
        #expect(due.bill.payDay == Fixture.day("2026-12-14"))
        #expect(due.bill.open == Fixture.won(574_450) && due.later == Fixture.won(600_000))
        #expect(balances.days.netWorth(on: Fixture.day("2026-11-01")) == [Fixture.won(8_838_000)])
        #expect(balances.days.netWorth(on: today) == [Fixture.won(10_185_570)])
        #expect(RecordSummary(records).totals == [Fixture.won(2_100_160)])
    }

    @Test func `categories, subjects, moods and accounts come to what they should`() async throws {
        try await live()
        let accounts = try await ledger.accountBook(of: .me)
        var byCategory: [String: Int] = [:]
        var bySubject: [String: Int] = [:]
        var byMood: [Mood: Int] = [:]
        var byAccount: [String: Int] = [:]
        var earned = 0
        for record in try await ledger.records(of: .me) {
            for flow in record.flows(accounts) {
                let won = flow.amount.minorUnits
                guard flow.direction == .spent else {
                    earned += won
                    continue
                }
                byCategory[flow.category?.code ?? "", default: 0] += won
                if let subject = flow.subject { bySubject[subject, default: 0] += won }
                if let mood = record.mood { byMood[mood, default: 0] += won }
                byAccount[record.account ?? "", default: 0] += won
            }
        }
        #expect(earned == 3_451_230)
        #expect(byCategory["food"] == 99_200 && byCategory["health"] == 53_700 && byCategory["events"] == 100_000)
        #expect(byCategory["utilities"] == 43_210 && byCategory["culture"] == 38_150)
        #expect(byCategory["appliances"] == 900_000 && byCategory["clothing"] == 39_900)
        #expect(byCategory["education"] == 150_000 && byCategory["other"] == 1000)
        #expect(byCategory["pet"] == 25_000)
        #expect(byCategory["housing"] == 650_000)
        #expect(bySubject == ["나비": 70_000, "하준": 158_700])
        #expect(byMood == [.happy: 123_800, .calm: 45_000, .anxious: 8700, .tired: 4800])
        let spent = [Self.card: 1_174_450, "kakao-living": 782_500, "wallet": 100_000, "kb-salary": 43_210]
        #expect(byAccount == spent)
    }
}

extension Optional {
    fileprivate func asyncMap<Result>(_ work: (Wrapped) async throws -> Result) async rethrows -> Result? {
        guard let self else { return nil }
        return try await work(self)
    }
}
