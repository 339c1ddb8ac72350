import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

/// How often the matching is right, on years that were made up with what goes wrong in real ones.
@Suite struct SimulatedStatementTests {
    @Test(arguments: [1, 2, 3], [false, true])
    func `proposals are right in 96 of 100 cases, and what is certain in 99`(_ seed: Int, hasApprovals: Bool) {
        let year = SimulatedYear(seed: seed, hasApprovals: hasApprovals)
        let matches = StatementMatcher(year.accounts, year.records)(year.rows.withKeys)
        var (proposed, right, certain, certainRight) = (0, 0, 0, 0)
        for (match, truth) in zip(matches, year.truth) {
            switch match {
            case .certain(let id):
                (proposed, certain) = (proposed + 1, certain + 1)
                if year.isSame(id, truth) { (right, certainRight) = (right + 1, certainRight + 1) }
            case .likely(let id):
                proposed += 1
                if year.isSame(id, truth) { right += 1 }
            default: continue
            }
        }
        let pairs = year.truth.count { $0.map { year.inBook.contains($0) } ?? false }
        func percent(_ part: Int, _ whole: Int) -> Double { (Double(part) / Double(whole) * 1000).rounded() / 10 }
        print(
            "seed \(seed), approvals \(hasApprovals): \(pairs) pairs, \(proposed) proposed,",
            "\(percent(right, proposed)) % right, found \(percent(right, pairs)) %;",
            "\(certain) certain, \(percent(certainRight, certain)) % right, cover \(percent(certain, pairs)) %"
        )
        #expect(percent(right, proposed) >= 96)
        #expect(percent(certainRight, certain) >= 99)
        #expect(percent(certain, pairs) >= 80)
    }

    @Test func `each row is exactly one of known, matched and new, and the same again finds all of them`() {
        let year = SimulatedYear(seed: 4, hasApprovals: false)
        let rows = year.rows.withKeys
        let matches = StatementMatcher(year.accounts, year.records)(rows)
        #expect(matches.count == rows.count)
        let used = matches.compactMap { match in
            switch match {
            case .certain(let id), .likely(let id), .amountDiffers(let id): id
            default: nil
            }
        }
        #expect(Set(used).count == used.count, "no record for two rows")
        // As an import with every question answered by yes leaves the book.
        var book = Dictionary(uniqueKeysWithValues: year.records.map { ($0.id, $0) })
        for (row, match) in zip(rows, matches) {
            switch match {
            case .certain(let id), .likely(let id), .amountDiffers(let id): book[id] = book[id]?.noting(row)
            default:
                var draft = BookFixture.record(
                    50_000 + book.count,
                    .expense,
                    Fixture.won(-row.amount.minorUnits),
                    on: row.date,
                    account: row.account
                )
                draft.status = .draft
                book[draft.id] = draft.noting(row)
            }
        }
        let again = StatementMatcher(year.accounts, Array(book.values))(year.rows.reversed().withKeys)
        #expect(again.allSatisfy { if case .known = $0 { true } else { false } })
    }
}

/// A year of a family's purchases as its book has them, and as its bank has them.
///
/// 15 % are not in the book, 7 % not at the bank, of 3 % the day is wrong, and of 3 % the amount; banks are up to three days
/// late and write names in ways of their own. The shares are guesses, not a bank's.
struct SimulatedYear {
    let accounts = AccountBook([BookFixture.card("card")])
    private(set) var records: [Record] = []
    private(set) var rows: [BankRow] = []
    /// Of each row: the number of its purchase.
    private(set) var truth: [Int?] = []
    private(set) var inBook: Set<Int> = []
    private var random: SeededGenerator

    private static let shops = [
        "이마트 성수점", "GS25 왕십리점", "스타벅스 성수역점", "파리바게뜨 행당점", "튼튼약국", "행복동물병원", "무신사", "쿠팡", "배달의민족", "교보문고 광화문",
        "다이소 왕십리", "CU 행당점", "정석태권도", "김밥천국 성수", "올리브영 성수", "SK주유소", "카카오택시", "넷플릭스", "CGV 왕십리", "착한미용실",
    ]
    private static let bankNames = [
        "배달의민족": "우아한형제들", "쿠팡": "쿠팡(쿠페이)", "카카오택시": "카카오모빌리티", "넷플릭스": "NETFLIX.COM",
        "교보문고 광화문": "KICC-교보문고", "무신사": "NICE_무신사", "CGV 왕십리": "씨제이CGV(주)", "정석태권도": "홍길동태권도",
    ]
    private static let small = [1500, 1800, 2200, 2500, 3200, 4100, 4500, 4500, 4800, 5500, 6300]

    init(seed: Int, hasApprovals: Bool, purchases: Int = 900) {
        random = SeededGenerator(seed)
        for number in 1...purchases { buy(number, hasApprovals) }
    }

    /// Whether the record is of the row's purchase.
    func isSame(_ id: RecordID, _ purchase: Int?) -> Bool { purchase.map { Fixture.id($0) == id } ?? false }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    private mutating func buy(_ number: Int, _ hasApprovals: Bool) {
        let shop = Self.shops[Int.random(in: 0..<Self.shops.count, using: &random)]
        let day = CalendarDay.since(BookFixture.opening, days: Int.random(in: 0..<360, using: &random))
        let amount = price(shop)
        let approval = String(10_000_000 + Int.random(in: 0..<90_000_000, using: &random))
        if chance(85) {
            var record = BookFixture.record(number, .expense, Fixture.won(amount), on: day, account: "card")
            record.merchant = shop
            if chance(60) { record.printed.approvalNumber = approval }
            if chance(3) { record.date = CalendarDay.since(day, days: [-1, 1, 2][number % 3]) }
            if chance(3) { record.amount = Fixture.won(amount + [-100, 100, 1000, -1000][number % 4]) }
            records.append(record)
            inBook.insert(number)
        }
        guard chance(93) else { return }
        let lag = chance(60) ? 0 : [1, 1, 2, 2, 3][Int.random(in: 0..<5, using: &random)]
        var row = BankRow(
            account: "card",
            date: CalendarDay.since(day, days: lag),
            amount: Fixture.won(-amount),
            text: bankName(shop)
        )
        if hasApprovals { row.approval = approval }
        rows.append(row)
        truth.append(number)
    }

    private mutating func price(_ shop: String) -> Int {
        if shop == "넷플릭스" { return 17_000 }
        if shop == "정석태권도" { return 150_000 }
        if ["GS25", "CU ", "스타벅"].contains(where: shop.hasPrefix) {
            return Self.small[Int.random(in: 0..<Self.small.count, using: &random)]
        }
        return chance(60)
            ? Int.random(in: 30..<1500, using: &random) * 100 : Int.random(in: 3000..<150_000, using: &random)
    }

    private mutating func bankName(_ shop: String) -> String {
        if let name = Self.bankNames[shop], chance(80) { return name }
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<35: return shop.filter { $0 != " " }
        case 35..<50: return "(주)" + shop.prefix { $0 != " " }
        case 50..<60: return String(shop.prefix(6))
        default: return shop
        }
    }
}
