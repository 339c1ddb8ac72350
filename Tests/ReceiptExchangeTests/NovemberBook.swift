import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport

import struct Foundation.Date

/// A family's November, whose figures three programs agree on.
struct NovemberBook {
    static let card = "shinhan-4821"
    let accounts: AccountBook
    private(set) var records: [Record] = []

    init() {
        let openings: [(String, String, Account.Kind, Int)] = [
            ("kb-salary", "국민 급여통장", .bank, 2_350_000), ("kakao-living", "카카오 생활비", .bank, 980_000),
            ("jeokgeum", "적금", .savings, 6_000_000), ("wallet", "지갑", .cash, 120_000),
            (Self.card, "신한카드", .card, -612_000),
        ]
        accounts = AccountBook(
            openings.map { id, name, kind, won in
                let opening = Account.Opening(date: Fixture.day("2026-11-01"), amount: Fixture.won(won))
                return Account(id: id, name: name, kind: kind, opening: opening)
            }
        )
        spend()
        move()
        add(25, "월급", 3_450_000, "salary", "kb-salary") { $0.kind = .income }
        add(28, "이자", 1230, "investment", "kakao-living") { $0.kind = .income }
        add(30, "", -3500, nil, "wallet") { ($0.kind, $0.merchant) = (.adjust, nil) }
        add(29, "초안", 31_000, "food", "wallet") { $0.status = .draft }
    }

    private mutating func spend() {
        add(3, "이마트 성수점", 87_400, nil, Self.card) {
            $0.book.splits = [
                Split(category: .food, amount: Fixture.won(62_400)),
                Split(category: Category(code: "반려동물"), amount: Fixture.won(25_000), subject: "나비"),
            ]
        }
        add(5, "(주)행복동물병원; 성수", 45_000, "health", Self.card) { ($0.subject, $0.mood) = ("나비", .calm) }
        add(7, "GS25 | 왕십리", 4800, "food", "kakao-living") { $0.memo = "=1+1, [2026-11-07] \"따옴표\" \\ " }
        add(8, "축의금", 100_000, "events", "wallet")
        add(10, "한국전력", 43_210, "utilities", "kb-salary")
        add(12, "넷플릭스", 17_000, "culture", Self.card)
        add(15, "하이마트", 900_000, "appliances", Self.card) {
            $0.book.installments = Installments(months: 3, first: Fixture.day("2026-12-01"))
        }
        add(16, "무신사", 59_800, "clothing", Self.card)
        add(17, "튼튼약국", 8700, "health", "kakao-living") { $0.subject = "하준" }
        add(20, "무신사", -19_900, "clothing", Self.card)
        add(20, "FIGMA.COM", 0, "culture", Self.card) {
            $0.amount = Money(minorUnits: 1500, currency: .usd)
            $0.book.settled = Fixture.won(21_150)
        }
        add(21, "* 정석태권도", 150_000, "education", "kakao-living") { $0.subject = "하준" }
        add(26, "새마을식당", 64_000, "food", Self.card) { $0.tags = ["dinner", "외식"] }
        add(27, "더치페이 정산", -32_000, "food", "kakao-living")
        add(30, "월세", 650_000, "housing", "kakao-living")
    }

    private mutating func move() {
        transfer(7, 100_000, "kakao-living", "wallet", fee: 1000)
        transfer(16, 612_000, "kb-salary", Self.card)
        transfer(25, 1_200_000, "kb-salary", "kakao-living")
        transfer(25, 300_000, "kb-salary", "jeokgeum")
    }

    private mutating func add(
        _ day: Int,
        _ merchant: String,
        _ won: Int,
        _ category: String?,
        _ account: String,
        _ change: (inout Record) -> Void = { _ in }
    ) {
        let date = Fixture.day("2026-11-" + (day < 10 ? "0\(day)" : "\(day)"))
        var record = Record(
            id: Fixture.id(records.count + 1),
            user: .me,
            status: .confirmed,
            merchant: merchant,
            date: date,
            amount: Fixture.won(won),
            category: category.flatMap { Category(code: $0) },
            account: account,
            createdAt: Date(timeIntervalSince1970: 0)
        )
        change(&record)
        records.append(record)
    }

    private mutating func transfer(_ day: Int, _ won: Int, _ from: String, _ to: String, fee: Int? = nil) {
        add(day, "", won, nil, from) {
            ($0.kind, $0.merchant) = (.transfer, nil)
            ($0.book.toAccount, $0.book.fee) = (to, fee.map(Fixture.won))
        }
    }

    /// All of it, or its records from a day on.
    func exported(from: CalendarDay? = nil) -> ExportedBook {
        let chosen = records.filter { record in from.map { first in record.date.map { $0 >= first } ?? false } ?? true }
        return ExportedBook(
            accounts: accounts,
            all: records,
            chosen: chosen,
            scope: .days(from: from, to: nil),
            statements: [Statement(account: "wallet", date: Fixture.day("2026-11-30"), balance: Fixture.won(116_500))]
        )
    }

    /// The sums of our own postings: balances of accounts by id, and flows by the category's code.
    var figures: (balances: [String: Int], spent: [String: Int], earned: [String: Int]) {
        let balances = BalancesByRecord(accounts, records)
        let pairs = accounts.accounts.map { ($0.id, balances.balance(of: $0)?.minorUnits ?? 0) }
        var (spent, earned): ([String: Int], [String: Int]) = ([:], [:])
        for flow in records.flatMap({ $0.flows(accounts) }) {
            let code = flow.category?.code ?? ""
            if flow.direction == .spent {
                spent[code, default: 0] += flow.amount.minorUnits
            } else {
                earned[code, default: 0] += flow.amount.minorUnits
            }
        }
        return (Dictionary(uniqueKeysWithValues: pairs), spent, earned)
    }
}
