import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

import struct Foundation.Date

/// Which records a bank's rows are about.
@Suite struct StatementMatcherTests {
    private static let accounts = AccountBook([
        BookFixture.account("kb", .bank, 1_000_000), BookFixture.account("kakao", .bank, 500_000),
        BookFixture.card("visa"),
    ])

    private func row(_ won: Int, _ day: Int, _ text: String, on account: String = "kb") -> BankRow {
        BankRow(account: account, date: Self.day(day), amount: Fixture.won(won), text: text)
    }

    private static func day(_ number: Int) -> CalendarDay { CalendarDay.since(BookFixture.opening, days: number - 1) }

    private func record(
        _ number: Int,
        _ won: Int,
        _ day: Int,
        _ merchant: String,
        on account: String? = "kb",
        _ change: (inout Record) -> Void = { _ in }
    ) -> Record {
        BookFixture.record(number, .expense, Fixture.won(won), on: Self.day(day), account: account) {
            $0.merchant = merchant
            change(&$0)
        }
    }

    private func matches(_ rows: [BankRow], _ records: [Record]) -> [RowMatch] {
        StatementMatcher(Self.accounts, records)(rows.withKeys)
    }

    @Test func `the day, the amount and the name make a match certain`() {
        let book = [record(1, 4500, 3, "스타벅스 성수역점"), record(2, 4500, 10, "메가커피")]
        #expect(matches([row(-4500, 4, "(주)스타벅스")], book) == [.certain(Fixture.id(1))])
        #expect(
            matches([row(-4500, 3, "카페")], book) == [.certain(Fixture.id(1))],
            "day and amount, and nothing near it"
        )
        #expect(matches([row(-4500, 20, "스타벅스 성수역점")], book) == [.new], "too late")
        #expect(matches([row(4500, 3, "스타벅스 성수역점")], book) == [.new], "what comes in is no purchase")
        #expect(matches([row(-4500, 3, "스타벅스 성수역점", on: "visa")], book) == [.new], "another account")
    }

    @Test func `two records of one amount and day are asked about where names do not tell`() {
        let book = [record(1, 4500, 3, "스타벅스"), record(2, 4500, 3, "메가커피")]
        let found = matches([row(-4500, 3, "카카오페이")], book)
        #expect(found == [.likely(Fixture.id(1))])
        #expect(matches([row(-4500, 3, "메가커피 성수")], book) == [.certain(Fixture.id(2))])
    }

    @Test func `twins are counted`() {
        let twin = row(-4500, 3, "스타벅스")
        let one = [record(1, 4500, 3, "스타벅스")]
        #expect(matches([twin, twin], one) == [.certain(Fixture.id(1)), .new])
        #expect(matches([twin, twin], one + [record(2, 4500, 3, "스타벅스")]).allSatisfy { $0 != .new })
        #expect(Set([twin, twin, twin].withKeys.map(\.key)).count == 3)
    }

    @Test func `a statement that comes again, in another order, changes nothing`() {
        let rows = [row(-4500, 3, "스타벅스"), row(-4500, 3, "스타벅스"), row(-9000, 4, "김밥"), row(1230, 5, "이자")]
        let noted = rows.withKeys.enumerated().map { index, row in
            record(index + 1, -row.amount.minorUnits, 1, row.text).noting(row)
        }
        for order in [rows, rows.reversed()] {
            #expect(matches(order, noted).allSatisfy { if case .known = $0 { true } else { false } })
        }
        var reworded = rows
        reworded[2].text = "김밥천국 성수점"
        #expect(matches(reworded, noted)[2] == .known(Fixture.id(3)), "a bank may word a text otherwise later")
        var discarded = noted
        discarded[2].status = .discarded
        #expect(matches(rows, discarded)[2] == .known(Fixture.id(3)), "what was discarded stays gone")
    }

    @Test func `rows that came before their account was added are known on it`() {
        let words = row(-4500, 3, "스타벅스", on: "VISA 카드")
        let noted = record(1, 4500, 3, "스타벅스", on: "visa").noting([words].withKeys[0])
        var named = BookFixture.card("visa")
        named.name = "VISA 카드"
        let book = AccountBook([named])
        let again = [row(-4500, 3, "스타벅스", on: "visa")].withKeys
        #expect(StatementMatcher(book, [noted])(again) == [.known(Fixture.id(1))])
    }

    @Test func `approval numbers decide, for and against`() {
        let book = [record(1, 4500, 3, "가게") { $0.printed.approvalNumber = "00123456" }]
        var same = row(-4500, 7, "다른 이름")
        same.approval = "00123456"
        #expect(matches([same], book) == [.certain(Fixture.id(1))])
        same.approval = "99999999"
        #expect(matches([same], book) == [.new])
        // A misread digit is asked about, and proves nothing against a row that has the number.
        let receipt = [record(1, 4500, 3, "가게") { $0.printed.approvalNumber = "00128456" }]
        var (own, twin) = (row(-4500, 3, "가게"), row(-4500, 3, "가게"))
        own.approval = "00123456"
        #expect(matches([own], receipt) == [.likely(Fixture.id(1))])
        twin.approval = "00128456"
        #expect(matches([own, twin], receipt) == [.new, .certain(Fixture.id(1))])
    }

    @Test(arguments: ["ATM", "ATM출금", "현금인출 성수동", "CASH WITHDRAWAL AT BARCLAYS ATM", "Geldautomat Berlin"])
    func `what a machine paid out goes to the only cash`(_ text: String) {
        let wallet = BookFixture.account("wallet", .cash, 50_000)
        let book = AccountBook(Self.accounts.accounts + [wallet])
        func found(_ book: AccountBook, _ row: BankRow) -> [RowMatch] { StatementMatcher(book, [])([row].withKeys) }
        #expect(found(book, row(-100_000, 3, text)) == [.ownAccount("wallet")])
        #expect(found(book, row(100_000, 3, text)) == [.new] && found(Self.accounts, row(-100_000, 3, text)) == [.new])
        let two = AccountBook(book.accounts + [BookFixture.account("purse", .cash)])
        #expect(found(two, row(-100_000, 3, text)) == [.new])
        #expect(found(book, row(-1000, 3, text + " 수수료")) == [.new])
        #expect(found(book, row(-100, 3, "ATMOSPHERE")) == [.new])
    }

    @Test func `opposite rows of two accounts are one transfer`() {
        let rows = [row(-200_000, 5, "홍길동"), row(200_000, 6, "홍길동", on: "kakao")]
        #expect(matches(rows, []) == [.transfer(row: 1, isFirst: true), .transfer(row: 0, isFirst: false)])
        let transfer = BookFixture.record(1, .transfer, Fixture.won(200_000), on: Self.day(5), account: "kb") {
            ($0.merchant, $0.book.toAccount) = (nil, "kakao")
        }
        #expect(matches(rows, [transfer]) == [.certain(Fixture.id(1)), .certain(Fixture.id(1))], "the book has it")
        var draft = record(1, 200_000, 5, "홍길동") { $0.status = .draft }
        draft.bankKeys = ["kb|2026-11-05|-200000KRW|홍길동|1"]
        #expect(matches([rows[1]], [draft]) == [.otherSide(Fixture.id(1))], "the other statement came before")
        draft.status = .confirmed
        #expect(matches([rows[1]], [draft]) == [.mayBeOtherSide(Fixture.id(1))], "and was confirmed: a person is asked")
        let shop = [record(1, 200_000, 5, "이케아"), rows.isEmpty ? nil : record(2, -200_000, 6, "하이마트", on: "kakao")]
        let named = [row(-200_000, 5, "이케아"), row(200_000, 6, "하이마트", on: "kakao")]
        #expect(matches(named, shop.compactMap(\.self)) == [.certain(Fixture.id(1)), .certain(Fixture.id(2))])
    }

    @Test func `the rows of an exchange of money are one transfer, and a lone one waits for its other side`() {
        func side(_ units: Int, _ currency: Currency, _ day: Int) -> BankRow {
            var row = row(units, day, "Conversion")
            row.amount = Money(minorUnits: units, currency: currency)
            row.isExchange = true
            return row
        }
        let rows = [side(-5000, .eur, 3), side(5520, .usd, 3), side(-900, .eur, 3)]
        #expect(matches(rows, []) == [.transfer(row: 1, isFirst: true), .transfer(row: 0, isFirst: false), .new])
        #expect(matches([side(-5000, .eur, 3), side(5520, .usd, 4)], []) == [.new, .new])
    }

    @Test func `what comes after its statement finds the row that the statement would have found`() {
        func noted(_ number: Int, _ row: BankRow) -> Record {
            let row = [row].withKeys[0]
            return record(number, abs(row.amount.minorUnits), row.date.day, row.text) {
                if row.amount.minorUnits > 0 { $0.kind = .income }
                $0.bankKeys = [row.key]
            }
        }
        func found(_ late: Record, _ records: [Record]) -> RecordID? {
            StatementMatcher.noted(for: late, among: records, Self.accounts)?.id
        }
        let coffees = [3, 6, 7].map { noted($0, row(-4500, $0, "메가커피역삼점")) }
        #expect(found(record(11, 4500, 6, "메가커피역삼점", on: nil), coffees) == Fixture.id(6))
        #expect(found(record(11, 4500, 4, "메가커피역삼점"), coffees) == Fixture.id(3), "the nearest day")
        #expect(found(record(11, 4500, 6, "메가커피역삼점", on: "visa"), coffees) == nil)
        #expect(found(record(11, 4500, 20, "메가커피역삼점"), coffees) == nil)
        // Each side of a transfer finds its own row of it.
        var transfer = noted(1, row(-50_000, 3, "국민", on: "kakao"))
        (transfer.kind, transfer.account, transfer.book.toAccount) = (.transfer, "kakao", "kb")
        transfer.bankKeys += noted(2, row(50_000, 3, "카카오")).bankKeys
        #expect(found(record(11, 50_000, 3, "카카오") { $0.kind = .income }, [transfer]) == Fixture.id(1))
        #expect(found(record(11, 50_000, 3, "홍길동", on: "kakao"), [transfer]) == Fixture.id(1))
        #expect(found(record(11, 50_000, 3, "카카오"), [transfer]) == nil, "no money left this account")
    }

    @Test func `messages of both sides of a transfer become one with the rows of either statement`() {
        func message(_ number: Int, _ won: Int, _ kind: RecordKind, _ name: String, on account: String?) -> Record {
            let id = RecordID(high: Fixture.id(1).high & ~0xFFF | MessageMark.known.rawValue, low: UInt64(number))
            return Record(
                id: id,
                user: .me,
                kind: kind,
                merchant: name,
                date: Self.day(5),
                amount: Fixture.won(won),
                account: account,
                createdAt: Date(timeIntervalSince1970: 0)
            )
        }
        let out = message(1, 200_000, .expense, "오픈뱅킹", on: nil)
        let into = message(2, 200_000, .income, "홍길동", on: "kakao")
        let (left, came) = (row(-200_000, 5, "홍길동"), row(200_000, 5, "홍길동", on: "kakao"))
        #expect(matches([left], [into]) == [.otherSide(into.id)], "a message of the other side alone")
        #expect(matches([left], [out, into]) == [.otherSide(into.id, own: out.id)])
        #expect(matches([came], [out, into]) == [.certain(into.id)], "nothing says yet on which account the other is")
        let noted = out.noting([left].withKeys[0])
        #expect(
            matches([came], [noted, into]) == [.otherSide(out.id, own: into.id)],
            "the other statement came before"
        )
        #expect(matches([left, came], [out, into]) == [.otherSide(into.id, own: out.id), .certain(into.id)])
        var confirmed = noted
        confirmed.status = .confirmed
        #expect(matches([came], [confirmed, into]) == [.mayBeOtherSide(out.id, own: into.id)], "a person is asked")
        let bought = message(3, 200_000, .expense, "어느 가게", on: "visa")
        #expect(matches([came], [bought, into]) == [.certain(into.id)], "a card's message is of a purchase")
        var shop = noted
        shop.category = .food
        #expect(matches([came], [shop, into]) == [.certain(into.id)], "and so is a shop that is known")
    }

    @Test func `a purchase and money from somebody else are no transfer`() {
        var shop = row(-50_000, 5, "이마트")
        let friend = row(50_000, 5, "김철수", on: "kakao")
        #expect(matches([shop, friend], [])[0] == .transfer(row: 1, isFirst: true), "nothing says that it is a shop")
        shop.isPurchase = true
        #expect(matches([shop, friend], []) == [.new, .new])
        var earlier = record(1, 50_000, 5, "이마트") {
            $0.status = .draft
            $0.category = .food
        }
        earlier.bankKeys = ["kb|2026-11-05|-50000KRW|이마트|1"]
        #expect(matches([friend], [earlier]) == [.new], "a shop that is known has its category")
    }

    @Test func `some days lie between both sides where a text speaks of a transfer`() {
        let out = row(-50_000, 5, "KAKAO BANK TRANSFER")
        #expect(matches([out, row(50_000, 8, "이체 홍길동", on: "kakao")], [])[0] == .transfer(row: 1, isFirst: true))
        #expect(matches([row(-50_000, 5, "홍길동"), row(50_000, 8, "홍길동", on: "kakao")], []) == [.new, .new])
    }

    @Test func `a statement in another form brings nothing again`() {
        let approvals = (1...6).map { row(-1000 * $0, $0 * 2, "가게 \($0)") }
        let noted = approvals.withKeys.enumerated().map { index, row in
            record(index + 1, -row.amount.minorUnits, index * 2 + 2, row.text).noting(row)
        }
        // Booked a day later, under longer names, with one purchase more.
        let bill = (1...6).map { row(-1000 * $0, $0 * 2 + 1, "(주)가게 \($0) 본점") } + [row(-77_000, 9, "다른 곳")]
        let found = matches(bill, noted)
        #expect(found.prefix(6).elementsEqual((1...6).map { RowMatch.certain(Fixture.id($0)) }))
        #expect(found.last == .new)
        // Some were answered, and the others asked about later.
        let answered = zip(noted, bill.withKeys).enumerated().map { $0 < 4 ? $1.0.noting($1.1) : $1.0 }
        let again = matches(bill, answered)
        #expect(
            again.prefix(6).elementsEqual(
                (1...6).map { $0 <= 4 ? RowMatch.known(Fixture.id($0)) : .certain(Fixture.id($0)) }
            )
        )
        let next = (1...6).map { row(-1000 * $0, $0 * 2 + 30, "가게 \($0)") }
        #expect(matches(next, noted).allSatisfy { $0 == .new }, "the next month has the same amounts")
    }

    @Test func `another time or another name on the same day is another payment`() throws {
        var first = row(-50_000, 31, "김첫째")
        first.time = TimeOfDay(hour: 10, minute: 0)
        var noted = record(1, 50_000, 31, "김첫째").noting([first].withKeys[0])
        noted.time = first.time
        var second = row(-50_000, 31, "김둘째")
        second.time = TimeOfDay(hour: 11, minute: 0)
        #expect(matches([second], [noted]) == [.new])
        second.time = nil
        #expect(
            matches([second], [noted]) == [.likely(Fixture.id(1))],
            "nothing but the name tells them apart: a person is asked"
        )
    }

    @Test func `a card has a purchase in instalments without its interest`() {
        let bought = record(1, 900_000, 5, "하이마트", on: "visa") {
            $0.book.installments = Installments(months: 3, first: Self.day(5), interest: Fixture.won(12_000))
        }
        #expect(matches([row(-900_000, 5, "하이마트", on: "visa")], [bought]) == [.certain(Fixture.id(1))])
    }

    @Test func `a row that names another own account is a movement to it`() {
        #expect(matches([row(-612_000, 14, "visa 카드대금")], []) == [.ownAccount("visa")])
        #expect(matches([row(-612_000, 14, "전혀 다른 곳")], []) == [.new])
        for text in ["VISA PAYMENT", "ONLINE PAYMENT TO VISA CARD 4821", "TRANSFER VISA", "VISA"] {
            #expect(matches([row(-612_000, 14, text)], []) == [.ownAccount("visa")], "\(text)")
        }
        for text in [
            "VISA DDA PUR 463923 SAFEWAY", "POS PURCHASE VISA CHECK CARD TARGET", "VISAGE SALON",
            "CARD PAYMENT VISA LIDL",
        ] {
            #expect(matches([row(-612_000, 14, text)], []) == [.new], "\(text)")
        }
    }

    @Test func `a Korean name of an account within a purchase makes no transfer of it`() {
        let opening = Account.Opening(date: Self.day(1), amount: Fixture.won(0))
        let accounts = AccountBook([
            Account(id: "kb", name: "주거래", kind: .bank, opening: opening),
            Account(id: "toss", name: "토스", kind: .bank, opening: opening),
            Account(id: "shinhan", name: "신한카드", kind: .card, opening: opening),
        ])
        func match(_ text: String) -> RowMatch? {
            StatementMatcher(accounts, [])([row(-5000, 5, text)].withKeys).first
        }
        for text in ["토스페이 스타벅스", "신한카드 연회비", "토스트하우스", "토스증권", "김영희(토스)", "비바리_토스"] {
            #expect(match(text) == .new, "\(text)")
        }
        for text in ["토스 이체", "토스 홍길동"] { #expect(match(text) == .ownAccount("toss"), "\(text)") }
        for text in ["신한카드 결제대금", "신한카드(주)", "신한카드11월"] { #expect(match(text) == .ownAccount("shinhan"), "\(text)") }
    }

    @Test func `a card's payment is a transfer from where it can be paid from`() {
        let opening = Account.Opening(date: Self.day(1), amount: Fixture.won(0))
        let accounts = AccountBook([
            Account(id: "checking", name: "Main", kind: .bank, opening: opening),
            Account(id: "blue", name: "Blue", kind: .card, opening: opening),
        ])
        let payment = BankRow(
            account: "blue",
            date: Self.day(14),
            amount: Fixture.won(250),
            text: "Payment Thank You-Mobile"
        )
        #expect(StatementMatcher(accounts, [])([payment].withKeys) == [.ownAccount("checking")])
        // The bank's statement came first, and books it two days later.
        let paid = BookFixture.record(1, .expense, Fixture.won(250), on: Self.day(16), account: "checking") {
            ($0.merchant, $0.status) = ("CHASE CREDIT CRD AUTOPAY", .draft)
            $0.bankKeys = ["checking|2026-11-16|-250KRW|chase|1"]
        }
        #expect(StatementMatcher(accounts, [paid])([payment].withKeys) == [.otherSide(Fixture.id(1))])
    }

    @Test func `a card is found by the name that Korean banks give it`() {
        let opening = Account.Opening(date: Self.day(1), amount: Fixture.won(0))
        let accounts = AccountBook([
            Account(id: "kb", name: "주거래", kind: .bank, opening: opening),
            Account(id: "samsung", name: "Samsung Card", kind: .card, opening: opening),
            Account(id: "hyundai", name: "현대카드 M", kind: .card, opening: opening),
            Account(id: "kakao", name: "카카오뱅크", kind: .bank, opening: opening),
        ])
        let found = [("삼성카드", "samsung"), ("현대카드", "hyundai"), ("HYUNDAICARD", "hyundai"), ("카뱅 홍길동", "kakao")]
        for (text, id) in found {
            let match = StatementMatcher(accounts, [])([row(-5000, 5, text)].withKeys).first
            #expect(match == .ownAccount(id), "\(text)")
        }
    }

    @Test func `a purchase and another shop's refund are no transfer`() {
        let rows = [row(-20_000, 10, "SHELL OIL"), row(20_000, 9, "RETURN TARGET", on: "visa")]
        #expect(matches(rows, []) == [.new, .new])
    }

    @Test func `a transfer's fee may be in its row or in one of its own`() {
        let transfer = record(1, 10_000, 3, "") {
            ($0.kind, $0.merchant, $0.book.toAccount, $0.book.fee) = (.transfer, nil, "kakao", Fixture.won(500))
        }
        let (whole, rest) = (row(-10_500, 3, "kakao"), row(-10_000, 3, "kakao"))
        let fee = row(-500, 3, "이체수수료")
        #expect(matches([whole], [transfer]) == [.certain(Fixture.id(1))])
        #expect(matches([rest, fee], [transfer]) == [.certain(Fixture.id(1)), .certain(Fixture.id(1))])
        #expect(matches([whole, fee], [transfer]) == [.certain(Fixture.id(1)), .new])
        #expect(matches([row(-500, 3, "자판기")], [transfer]) == [.new])
    }

    @Test func `what differs in the amount or the currency is asked about`() {
        let tip = record(1, 45_000, 3, "새마을식당 성수")
        #expect(matches([row(-46_000, 3, "새마을식당 성수")], [tip]) == [.amountDiffers(Fixture.id(1))])
        let transfer = record(1, 3000, 3, "") { ($0.kind, $0.merchant, $0.book.toAccount) = (.transfer, nil, "visa") }
        #expect(matches([row(-10_000, 3, "visa")], [transfer]) != [.amountDiffers(Fixture.id(1))])
        let abroad = record(1, 0, 3, "FIGMA.COM", on: "visa") { $0.amount = Money(minorUnits: 1500, currency: .usd) }
        let bill = row(-21_150, 5, "FIGMA", on: "visa")
        #expect(matches([bill], [abroad]) == [.amountDiffers(Fixture.id(1))])
        #expect(abroad.noting(bill).book.settled == Fixture.won(21_150))
    }

    @Test func `noting a row changes nothing that a record says`() {
        let before = record(1, 4500, 3, "스타벅스", on: nil)
        let after = before.noting([row(-4500, 4, "STARBUCKS")].withKeys[0])
        #expect(after.merchant == before.merchant && after.date == before.date && after.amount == before.amount)
        #expect(after.account == "kb" && after.bankKeys == ["kb|2026-11-04|-4500KRW|starbucks|1"])
        var checked = before
        checked.book.isChecked = true
        #expect(checked.noting(row(-4500, 4, "x")).account == nil)
    }

    @Test func `balances of a statement follow from its rows, whichever comes first`() throws {
        var rows = [row(-4500, 3, "a"), row(-500, 3, "b"), row(10_000, 5, "c")]
        var balance = 100_000
        for index in rows.indices {
            balance += rows[index].amount.minorUnits
            rows[index].balance = Fixture.won(balance)
        }
        for order in [rows, rows.reversed()] {
            let check = try #require(BalanceCheck(order))
            #expect(
                check.opening == Fixture.won(100_000) && check.closing == Fixture.won(105_000) && check.broken == nil
            )
        }
        rows.remove(at: 1)
        #expect(try #require(BalanceCheck(rows)).broken?.text == "c")
        #expect(BalanceCheck([row(-1, 1, "x")]) == nil)
    }
}
