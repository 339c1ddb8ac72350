import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport
import Testing

@testable import ReceiptWording

@Suite struct EntryReaderTests {
    private static let accounts: AccountBook = {
        func account(_ id: String, _ name: String, _ currency: Currency, cards: [String]) -> Account {
            let opening = Account.Opening(
                date: Fixture.day("2026-11-01"),
                amount: Money(minorUnits: 0, currency: currency)
            )
            var account = Account(id: id, name: name, kind: id == "wallet" ? .cash : .bank, opening: opening)
            account.cards = Dictionary(uniqueKeysWithValues: cards.map { ($0, "") })
            return account
        }
        return AccountBook([
            account("kb-salary", "KB급여", .krw, cards: ["7719"]), account("wallet", "지갑", .krw, cards: []),
            account("dollars", "달러", .usd, cards: []),
        ])
    }()

    private func read(_ line: String, _ change: (inout EntryText) -> Void = { _ in }) throws -> NewEntry {
        var text = EntryText()
        text.words = [line]
        change(&text)
        var convention = Fixture.convention
        convention.accounts = Self.accounts
        return try EntryReader(convention: convention)(text)
    }

    /// Line, day, merchant, amount, category, account.
    private static let lines: [(String, String?, String?, Int, String?, String?)] = [
        ("11/18 이마트 23400 food", "2026-11-18", "이마트", 23400, "food", nil),
        ("이마트 성수점 23,400 식비 지갑", nil, "이마트 성수점", 23400, "food", "wallet"),
        ("어제 GS25 4800 7719", "2026-11-19", "GS25", 4800, nil, "kb-salary"),
        ("내일 월세 650000", "2026-11-21", "월세", 650_000, nil, nil),
        ("2036-12-31 보험 1000", "2036-12-31", "보험", 1000, nil, nil),
        ("12/24 케이크 30000", "2026-12-24", "케이크", 30_000, nil, nil),
        ("11/30 월세 650000", "2026-11-30", "월세", 650_000, nil, nil),
        ("21일 월세 650000", "2026-11-21", "월세", 650_000, nil, nil),
        ("25일 커피 4500", "2026-10-25", "커피", 4500, nil, nil), ("6/24 케이크 30000", "2026-06-24", "케이크", 30_000, nil, nil),
        ("20261118 11번가 30000 ㅅㅂ", "2026-11-18", "11번가", 30000, "food", nil),
        ("월급 3450000원 salary kb", nil, "월급", 3_450_000, "salary", "kb-salary"),
        ("하나 1000", nil, "하나", 1000, nil, nil),
        ("23400 지갑", nil, nil, 23400, nil, "wallet"),
        ("3 Nov Shell 20000 transport", "2026-11-03", "Shell", 20000, "transport", nil),
        ("Nov 3rd, 2025 Shell 20000", "2025-11-03", "Shell", 20000, nil, nil),
        ("11월 5일 버스 1500 교통", "2026-11-05", "버스", 1500, "transport", nil),
        ("3 days ago 빵집 3000", "2026-11-17", "빵집", 3000, nil, nil),
        ("2일 전 빵집 3000", "2026-11-18", "빵집", 3000, nil, nil),
        ("Mart 24 4500", nil, "Mart 24", 4500, nil, nil),
        ("이마트 23400 식비 어제", "2026-11-19", "이마트", 23400, "food", nil),
        ("이마트 23400 11/5 식비", "2026-11-05", "이마트", 23400, "food", nil),
        ("이마트 23400 20261105", "2026-11-05", "이마트", 23400, nil, nil),
        ("이마트 3만 식비", nil, "이마트", 30000, "food", nil), ("이마트 2만 3천원", nil, "이마트", 23000, nil, nil),
        ("엄마 50000 all", nil, "엄마", 50000, "allowance", nil), ("이마트 23400 원 식비", nil, "이마트", 23400, "food", nil),
        ("이마트 2만 7719", nil, "이마트", 20000, nil, "kb-salary"),
        ("약국 5000 건강", nil, "약국", 5000, "health", nil),
        ("3천리자전거 50000", nil, "3천리자전거", 50000, nil, nil),
        ("지난주 금요일 치킨집 23,000원", "2026-11-13", "치킨집", 23_000, nil, nil),
        ("지난 금요일 치킨집 23000", "2026-11-13", "치킨집", 23_000, nil, nil),
        ("이번주 월요일 치킨집 23000", "2026-11-16", "치킨집", 23_000, nil, nil),
        ("last friday Cafe 4500", "2026-11-13", "Cafe", 4500, nil, nil),
        ("2026. 11. 18. 커피 4500", "2026-11-18", "커피", 4500, nil, nil),
        ("18일 커피 4500", "2026-11-18", "커피", 4500, nil, nil),
        ("지난달 25일 커피 4500", "2026-10-25", "커피", 4500, nil, nil),
        ("작년 12월 3일 커피 4500", "2025-12-03", "커피", 4500, nil, nil),
        ("사흘 전 커피 4500", "2026-11-17", "커피", 4500, nil, nil),
        ("2 weeks ago Cafe 4500", "2026-11-06", "Cafe", 4500, nil, nil),
        ("내일 모레 점심 5000", "2026-11-22", "점심", 5000, nil, nil), ("글피 점심 5000", "2026-11-23", "점심", 5000, nil, nil),
        ("약국 만오천원", nil, "약국", 15_000, nil, nil), ("약국 이십만원 지갑", nil, "약국", 200_000, nil, "wallet"),
        ("만원 김밥 5000", nil, "만원 김밥", 5000, nil, nil), ("점심 9000 현금", nil, "점심", 9000, nil, "wallet"),
        ("groceries 45000 Nov 3", "2026-11-03", "groceries", 45_000, nil, nil),
        ("groceries 45000 on November 3, 2025 food", "2025-11-03", "groceries", 45_000, "food", nil),
        ("Nov 3, groceries 45000", "2026-11-03", "groceries", 45_000, nil, nil),
        ("on 3 nov Tesco 12500", "2026-11-03", "Tesco", 12_500, nil, nil),
        ("the 5th Tesco 12500", "2026-11-05", "Tesco", 12_500, nil, nil),
        ("5th Avenue Deli 12500", nil, "5th Avenue Deli", 12_500, nil, nil),
        ("Tesco 12500 last friday", "2026-11-13", "Tesco", 12_500, nil, nil),
        ("last night pizza 12500", "2026-11-19", "pizza", 12_500, nil, nil),
        ("pizza 12500 last night", "2026-11-19", "pizza", 12_500, nil, nil),
        ("coffee this morning 4500", "2026-11-20", "coffee", 4500, nil, nil),
        ("Tesco 12500 on tuesday", "2026-11-17", "Tesco", 12_500, nil, nil),
        ("₩45000 Target food", nil, "Target", 45_000, "food", nil),
        ("spent 12500 at Lidl", nil, "Lidl", 12_500, nil, nil),
        ("12500 at Starbucks Reserve", nil, "Starbucks Reserve", 12_500, nil, nil),
        ("lunch 12000 in cash", nil, "lunch", 12_000, nil, "wallet"), ("Tesco ₩ 12500", nil, "Tesco", 12_500, nil, nil),
        ("Tesco KRW 12500", nil, "Tesco", 12_500, nil, nil),
        ("이마트 23400 지난주 금요일", "2026-11-13", "이마트", 23_400, nil, nil),
        ("이마트 어제 20000", "2026-11-19", "이마트", 20_000, nil, nil), ("금욜에 회식 50000", "2026-11-20", "회식", 50_000, nil, nil),
        ("담주 월요일 회식 50000", "2026-11-23", "회식", 50_000, nil, nil),
        ("말일 관리비 20만", "2026-11-30", "관리비", 200_000, nil, nil),
        ("지난달 말일 이마트 2만", "2026-10-31", "이마트", 20_000, nil, nil),
        ("26년 11월 3일 이마트 2만", "2026-11-03", "이마트", 20_000, nil, nil),
        ("12월 25일에 케이크 3만", "2026-12-25", "케이크", 30_000, nil, nil),
        ("오는 금요일 회식 5만", "2026-11-27", "회식", 50_000, nil, nil),
        ("한달 전 이마트 2만", "2026-10-20", "이마트", 20_000, nil, nil),
        ("작년 12/25 케이크 3만", "2025-12-25", "케이크", 30_000, nil, nil),
        ("현금 붕어빵 3천원", nil, "붕어빵", 3000, nil, "wallet"), ("KB급여로 커피 4500", nil, "커피", 4500, nil, "kb-salary"),
        ("이마트 식비 5만원", nil, "이마트", 50_000, "food", nil), ("식비 이마트 5만원", nil, "이마트", 50_000, "food", nil),
        ("보험 나라 5만원", nil, "보험 나라", 50_000, nil, nil), ("이마트에서 5만원", nil, "이마트", 50_000, nil, nil),
        ("이마트 약 2만원", nil, "이마트", 20_000, nil, nil), ("이마트 2만원정도", nil, "이마트", 20_000, nil, nil),
        ("이마트에서 23,400원을", nil, "이마트", 23_400, nil, nil), ("커피를 4500원에 결제", nil, "커피", 4500, nil, nil),
        ("이마트 2만원 정도 식비", nil, "이마트", 20_000, "food", nil), ("딸기 만오천원어치", nil, "딸기", 15_000, nil, nil),
        ("이마트에서 2만 3천원을 지갑으로 결제했음", nil, "이마트", 23_000, nil, "wallet"),
        ("만원이네 5000", nil, "만원이네", 5000, nil, nil), ("I spent 12500 at Lidl", nil, "Lidl", 12_500, nil, nil),
        ("bought coffee for 4500", nil, "coffee", 4500, nil, nil), ("paid rent 650000", nil, "rent", 650_000, nil, nil),
        ("이마트 23400원, 어제", "2026-11-19", "이마트", 23_400, nil, nil),
        ("KB급여 카드로 주유 5만원", nil, "주유", 50_000, nil, "kb-salary"),
        ("groceries 82000 at Trader Joe's last friday", "2026-11-13", "groceries at Trader Joe's", 82_000, nil, nil),
        ("이마트 120만 원", nil, "이마트", 1_200_000, nil, nil), ("월세 65 만원", nil, "월세", 650_000, nil, nil),
        ("이마트 23만4천5백60원", nil, "이마트", 234_560, nil, nil), ("1988 카페 5000", nil, "1988 카페", 5000, nil, nil),
        ("이마트 만 오천원", nil, "이마트", 15_000, nil, nil), ("이마트 십만 오천원", nil, "이마트", 105_000, nil, nil),
        ("이마트 만 5천원", nil, "이마트", 15_000, nil, nil), ("이마트 만이천", nil, "이마트", 12_000, nil, nil),
        ("이마트 오천", nil, "이마트", 5000, nil, nil), ("이마트 １５，０００원", nil, "이마트", 15_000, nil, nil),
        ("이천 쌀밥집 9000", nil, "이천 쌀밥집", 9000, nil, nil), ("집 2억5천", nil, "집", 250_000_000, nil, nil),
        ("11월 3일(화) 이마트 5000", "2026-11-03", "이마트", 5000, nil, nil),
        ("11월 3일 화요일 이마트 5000", "2026-11-03", "이마트", 5000, nil, nil),
        ("11/3 화요일 이마트 5000", "2026-11-03", "이마트", 5000, nil, nil),
        ("11/3 (화) 이마트 5000", "2026-11-03", "이마트", 5000, nil, nil),
        ("11/8 Sun Tan 5000", "2026-11-08", "Sun Tan", 5000, nil, nil),
        ("스타벅스 11.3 5500", "2026-11-03", "스타벅스", 5500, nil, nil),
        ("스타벅스 11/3 5500", "2026-11-03", "스타벅스", 5500, nil, nil), ("Gym 24/7 5500", nil, "Gym 24/7", 5500, nil, nil),
        ("24/7 Gym 5500", nil, "24/7 Gym", 5500, nil, nil),
        ("이마트 현금 15000", nil, "이마트", 15_000, nil, "wallet"), ("이마트 KB급여 15000", nil, "이마트", 15_000, nil, "kb-salary"),
        ("이마트 15000 KB급여 카드", nil, "이마트", 15_000, nil, "kb-salary"),
        ("15000 Emart Pay", nil, "Emart Pay", 15_000, nil, nil),
        ("15000 Lotte Card", nil, "Lotte Card", 15_000, nil, nil),
        ("Last Night Bar 12500", nil, "Last Night Bar", 12_500, nil, nil),
        ("This Morning Cafe 12500", nil, "This Morning Cafe", 12_500, nil, nil),
        ("Last night pizza 12500", "2026-11-19", "pizza", 12_500, nil, nil),
        ("국민은행에서 기프트카드 5만원", nil, "국민은행에서 기프트카드", 50_000, nil, nil),
        ("국민은행에서 교통카드 5만원", nil, "국민은행에서 교통카드", 50_000, nil, nil),
        ("5000 카페 드림", nil, "카페 드림", 5000, nil, nil),
    ]

    @Test(arguments: lines)
    func `a line is date, where, amount, and the rest in any order`(
        _ line: String,
        _ day: String?,
        _ merchant: String?,
        _ amount: Int,
        _ category: String?,
        _ account: String?
    ) throws {
        let entry = try read(line)
        #expect(entry.date?.description == day && entry.merchant == merchant)
        #expect(entry.amount == Fixture.won(amount))
        #expect(entry.category?.code == category && entry.account == account)
    }

    /// Line, shop, time, account.
    @Test(
        arguments: [
            ("Lidl 12 at 19:42", "Lidl", "19:42", nil), ("coffee 4.50 at 3pm", "coffee", "15:00", nil),
            ("coffee 4.50 at 3 pm", "coffee", "15:00", nil), ("coffee 4.50 at 3:20 PM", "coffee", "15:20", nil),
            ("coffee 4.50 at 3pm dollars", "coffee", "15:00", "dollars"), ("Lidl at 19:42 12", "Lidl", "19:42", nil),
            ("lunch 12 at Subway at 12:30", "lunch at Subway", "12:30", nil),
            ("coffee 4.50 at Lidl dollars", "coffee at Lidl", nil, "dollars"),
            ("coffee 4.50 at Lidl with dollars", "coffee at Lidl", nil, "dollars"),
            ("4500 at Lidl dollars", "Lidl", nil, "dollars"), ("4500 at Lidl for lunch", "Lidl lunch", nil, nil),
            ("82 for parking at Trader Joe's", "parking at Trader Joe's", nil, nil),
            ("lunch 12 at the Corner Diner", "lunch at Corner Diner", nil, nil),
            ("groceries 82 at Trader Joe's", "groceries at Trader Joe's", nil, nil),
        ] as [(String, String, String?, String?)]
    )
    func `behind at stands a time, or the shop up to the next word that means something`(
        _ line: String,
        _ shop: String,
        _ time: String?,
        _ account: String?
    ) throws {
        let entry = try read(line) { if account == nil { $0.account = "dollars" } }
        #expect(entry.merchant == shop && entry.account == "dollars")
        #expect(try entry.time == time.map { try TimeParser()($0) })
    }

    @Test(arguments: [
        ("groceries 82 at Lidl at night", "night"), ("coffee 4.50 at Lidl with vsia", "vsia"),
        ("4500 at Lidl with vsia", "vsia"),
    ])
    func `what follows the shop is no part of its name`(_ line: String, _ word: String) {
        #expect(throws: BookProblem.unclearWord(word)) { try read(line) }
    }

    @Test func `a day behind the shop is the day`() throws {
        let entry = try read("coffee 4500 at Lidl yesterday")
        #expect(entry.merchant == "coffee at Lidl" && entry.date == Fixture.day("2026-11-19"))
    }

    @Test(arguments: ["오후 3시 20분 카페 5000", "카페 5000 오후3시20분", "카페 5000 3:20pm"])
    func `a time of the afternoon is a time`(_ line: String) throws {
        let entry = try read(line)
        #expect(entry.time == TimeOfDay(hour: 15, minute: 20) && entry.merchant == "카페")
    }

    @Test(arguments: ["10:30 카페 5000", "카페 5000 10:30"])
    func `a time is no day`(_ line: String) throws {
        let entry = try read(line)
        #expect(entry.date == nil && entry.time == TimeOfDay(hour: 10, minute: 30) && entry.merchant == "카페")
    }

    @Test func `tags, whom it was for and how it felt stand anywhere`() throws {
        let entry = try read("#제사 이마트 23400 @나비 행복 food #설날")
        #expect(entry.tags == ["제사", "설날"] && entry.subject == "나비" && entry.mood == .happy)
        #expect(entry.merchant == "이마트" && entry.category == .food)
    }

    @Test(arguments: [
        ("milk $.99", 99), ("milk .99 dollars", 99), ("milk -$.50", -50), ("milk USD 5", 500),
        ("milk US$5", 500), ("milk 5,-", 500),
    ])
    func `cents stand without a zero before the point`(_ line: String, _ cents: Int) throws {
        let words = line.split(separator: " ").map(String.init)
        let amount = try AmountParser(currency: .usd)(words.dropFirst().joined())
        #expect(amount == Money(minorUnits: cents, currency: .usd))
    }

    @Test func `whom it was for is found by any spelling of the name`() throws {
        var convention = Fixture.convention
        convention.subjects = ["rex": "rex"]
        var text = EntryText()
        text.words = ["Vet 85000 @Rex"]
        #expect(try EntryReader(convention: convention)(text).subject == "rex")
        text.words = ["Vet 85000"]
        text.subject = "REX"
        #expect(try EntryReader(convention: convention)(text).subject == "rex")
    }

    @Test func `an amount without a currency is in the account's`() throws {
        #expect(try read("Amazon 12.50 dollars").amount == Money(minorUnits: 1250, currency: .usd))
        let transfer = try read("100000") { ($0.account, $0.toAccount, $0.toAmount) = ("kb", "달러", "70.50") }
        #expect(transfer.amount == Fixture.won(100_000) && transfer.account == "kb-salary")
        #expect(transfer.book.toAmount == Money(minorUnits: 7050, currency: .usd))
    }

    @Test func `splits have amounts, and whom they were for`() throws {
        let entry = try read("이마트 87400") { $0.splits = ["food=62400", "household=25,000@나비"] }
        #expect(entry.book.splits.map(\.amount) == [Fixture.won(62_400), Fixture.won(25_000)])
        #expect(entry.book.splits.map(\.subject) == [nil, "나비"])
    }

    @Test func `a word that means nothing is told, and not taken for a note`() {
        for amount in ["-5000", "-₩5,000", "−5000원"] {
            #expect(throws: BookProblem.signedAmount(amount)) { try read("커피 \(amount)") }
        }
        #expect(throws: BookProblem.unclearWord("무슨말")) { try read("이마트 23400 무슨말") }
        #expect(throws: BookProblem.unclearWord("cat")) { try read("이마트 23400 cat") }
        #expect(throws: BookProblem.oneTooMany("교통비")) { try read("이마트 23400 식비 교통비") }
        #expect(throws: BookProblem.oneTooMany("슬픔")) { try read("이마트 23400 행복 슬픔") }
        #expect(throws: InputProblem.notADate("이번 달 31일")) { try read("이번 달 31일 커피 4500") }
        #expect(throws: InputProblem.notADate("13/5")) { try read("13/5 커피 4500") }
        for day in ["2월30일", "11월31일", "13월1일", "2026년2월30일"] {
            #expect(throws: InputProblem.notADate(day)) { try read("\(day) 커피 3000") }
        }
        #expect(throws: InputProblem.notADate("2월 30일")) { try read("2월 30일 커피 3000") }
        #expect(throws: InputProblem.notADate("31 nov")) { try read("31 Nov Shell 23400") }
        #expect(throws: InputProblem.notADate("11/31")) { try read("이마트 23400 11/31") }
        #expect(throws: BookProblem.twoAmounts("45000", "9000")) { try read("Dinner 45000 tip 9000") }
        #expect(throws: BookProblem.twoAmounts("5000", "6000")) { try read("Coffee 5000") { $0.amount = "6000" } }
        #expect(throws: BookProblem.twoAmounts("4500", "1200")) { try read("dinner 4500 and taxi 1200") }
        for line in ["지난주 이마트 5000", "last week Tesco 5000", "이번 달 이마트 5000"] {
            #expect(throws: InputProblem.self) { try read(line) }
        }
        #expect(throws: InputProblem.notADate("11.31")) { try read("11.31 이마트 5000") }
        #expect(throws: BookProblem.betweenAccounts("KB급여", "지갑")) { try read("KB급여 50000 지갑") }
        #expect(throws: BookProblem.incomeOrExpense("수입")) { try read("수입 맥주 12000") }
        #expect(throws: BookProblem.noSuchAccount("카드", known: ["kb-salary", "wallet", "dollars"])) {
            try read("이마트 15000 카드")
        }
        #expect(throws: BookProblem.noSuchAccount("신한카드", known: ["kb-salary", "wallet", "dollars"])) {
            try read("이마트 15000 신한카드")
        }
        #expect(throws: InputProblem.notAnAmount("12.50-")) { try AmountParser(currency: .usd)("12.50-") }
        #expect(throws: BookProblem.noSuchAccount("신한카드", known: ["kb-salary", "wallet", "dollars"])) {
            try read("이마트 3만원 신한카드로")
        }
        for line in ["국민은행에서 카카오뱅크로 30만원", "국민은행에서 지갑으로 30만원", "국민은행 > 카카오뱅크 30만원"] {
            #expect(throws: BookProblem.noSuchAccount("국민은행", known: ["kb-salary", "wallet", "dollars"])) {
                try read(line)
            }
        }
        for letter in ["a", "c", "h", "in x", "월", "금", "ㅅ", "ㄱ"] {
            #expect(throws: BookProblem.self) { try read("Coffee 5000 \(letter)") }
        }
        #expect(throws: BookProblem.twoAmounts("2만", "5000")) { try read("이마트 2만 식비 5000") }
        #expect(throws: BookProblem.notMonths("1")) { try read("이마트 23400") { $0.months = "1" } }
        #expect(throws: InputProblem.dateTooFar(Fixture.day("2206-12-24"))) { try read("2206-12-24 이마트 23400") }
        #expect(throws: InputProblem.dateInFuture(Fixture.day("2026-11-21"))) {
            try read("좋았다") { ($0.kind, $0.date) = ("note", "내일") }
        }
        #expect(throws: BookProblem.notAMood("hungry")) { try read("이마트 23400") { $0.mood = "hungry" } }
    }

    @Test(arguments: ["노트북 6개월 할부 150만원 지갑", "노트북 150만원 지갑 6개월", "노트북 150만원 할부6 지갑"])
    func `instalments are told in the line`(_ line: String) throws {
        let entry = try read(line)
        #expect(entry.months == 6 && entry.merchant == "노트북" && entry.account == "wallet")
    }

    @Test(arguments: [
        "KB급여에서 지갑으로 30만", "kb-salary > wallet 30만", "KB급여 → 지갑 30만", "kb-salary>wallet 30만", "KB급여에서 지갑으로 30만 송금",
    ])
    func `from one account to another is a transfer`(_ line: String) throws {
        let entry = try read(line)
        #expect(entry.account == "kb-salary" && entry.book.toAccount == "wallet" && entry.merchant == nil)
        #expect(entry.amount == Fixture.won(300_000))
    }

    @Test(arguments: [
        "200 from kb-salary to wallet", "transfer 200 kb-salary to wallet", "kb-salary to wallet 200",
        "transfer 200 from kb-salary to wallet", "200원 from KB급여 to 지갑",
        "from kb-salary to wallet 200", "moved 200 from kb-salary into wallet",
    ])
    func `from one account to another is a transfer in English words, too`(_ line: String) throws {
        let entry = try read(line)
        #expect(entry.account == "kb-salary" && entry.book.toAccount == "wallet" && entry.merchant == nil)
        #expect(entry.amount == Fixture.won(200))
    }

    @Test(arguments: [
        ("12000 coffee monthly", "monthly"), ("coffee 12000 every month", "every month"), ("매달 5일 월세 500000", "매달"),
        ("넷플릭스 17000원 매달", "매달"),
    ])
    func `an entry that comes again is asked about`(_ line: String, _ word: String) {
        #expect(throws: BookProblem.repeats(word)) { try read(line) }
    }

    @Test(arguments: [("Monthly pass 59", "Monthly pass"), ("5 bucks for parking", "parking"), ("매일유업 3000", "매일유업")])
    func `a name is no such word`(_ line: String, _ name: String) throws {
        #expect(try read(line) { $0.account = "dollars" }.merchant == name)
    }

    @Test(arguments: [
        "월급 들어옴 345만", "월급 345만원 들어왔어요", "축의금 5만원 받음", "got paid 2000", "남편월급 400만", "축의금 받음 50만", "실업급여 180만",
        "카카오뱅크 이자 1230", "당근 +3만", "연말정산 환급 45만",
    ])
    func `money that came in is income`(_ line: String) throws {
        #expect(try read(line).kind == .income)
    }

    @Test(arguments: [
        ("엄마한테 용돈 20만원 드림", "엄마한테 용돈"), ("용돈 20만원 엄마한테 드림", "엄마한테 용돈"), ("조카에게 세뱃돈 5만원 줬음", "조카에게 세뱃돈"),
        ("동생한테 30만원 송금", "동생한테"),
    ])
    func `money that was given is spent`(_ line: String, _ name: String) throws {
        let entry = try read(line)
        #expect(entry.kind == .expense && entry.merchant == name)
    }

    @Test(arguments: [
        "엄마가 용돈 20만원 보냄", "할머니가 용돈 5만원 줌", "친구가 3만원 보냄", "친구가 나한테 3만원 보냄", "보험사에서 보험금 30만원 송금함",
    ])
    func `money is not taken for given where no word says to whom`(_ line: String) {
        #expect(throws: BookProblem.self) { try read(line) }
    }

    /// Line, whom or what for, kind.
    @Test(
        arguments: [
            ("I got paid 2000", nil, .income), ("got paid by Acme 2000", "Acme", .income),
            ("got paid for babysitting 2000", "babysitting", .income), ("paid for parking 5", "parking", nil),
            ("paid to Landlord 650", "Landlord", nil), ("bought from Amazon 25", "Amazon", nil),
            ("paid at Lidl 12", "Lidl", nil), ("I bought coffee for 4.50", "coffee", nil),
            ("paid by dollars 12", nil, nil), ("Bob paid me 20", "Bob", .income), ("got 50 from mom", "mom", .income),
            ("I received 50 from mom", "mom", .income), ("paid back Bob 20", "Bob", nil),
            ("Spent Grain 12.50", "Spent Grain", nil), ("paid Back Market 300", "Back Market", nil),
            ("got 45 at Lidl", "Lidl", nil), ("got 12 lunch", "lunch", nil), ("got 200 from the ATM", "ATM", nil),
            ("received 500 from Acme", "Acme", .income), ("got 50", nil, nil), ("I got 50", nil, nil),
            ("received 50", nil, .income), ("received 50 yesterday", nil, .income), ("받았다 20000", nil, .income),
            ("earned 50 babysitting", "babysitting", .income), ("earned 50 from Acme", "Acme", .income),
            ("gave mom 20", "mom", nil), ("sent 50 to mom", "mom", nil),
            ("paid 20 to Bob", "Bob", nil), ("cashback 3", "cashback", .income), ("엄마한테 5만원 받음", "엄마", .income),
            ("할머니에게서 받은 5만원", "할머니", .income), ("로또 당첨 5만", "로또 당첨", .income),
        ] as [(String, String?, RecordKind?)]
    )
    func `a verb before the amount is no part of the name`(_ line: String, _ name: String?, _ kind: RecordKind?) throws
    {
        let entry = try read(line) { if !line.contains("dollars") { $0.account = "dollars" } }
        #expect(entry.merchant == name && entry.kind == kind)
    }

    @Test(arguments: ["커피 4500원씩", "커피 2잔 4,500원씩", "커피 5천원짜리"])
    func `the price of one of several is not taken for what was paid`(_ line: String) throws {
        #expect(try read(line).amount == nil)
    }

    /// English words for it stand in shops' names, too.
    @Test(
        arguments: [
            ("sold bike 120", .income), ("Sold old bike 120", .income), ("rent received 500", .income),
            ("Sold Out Cafe 12.50", nil), ("sold out cafe 12.50", nil),
        ] as [(String, RecordKind?)]
    )
    func `what was sold or received is income, but not what is called so`(
        _ line: String,
        _ kind: RecordKind?
    ) throws {
        #expect(try read(line) { $0.account = "dollars" }.kind == kind)
    }

    @Test(arguments: [("The Sold Gallery 12.50", "sold"), ("Received Wisdom Books 12.50", "received")])
    func `a name with such a word is asked about`(_ line: String, _ word: String) {
        #expect(throws: BookProblem.incomeOrExpense(word)) { try read(line) { $0.account = "dollars" } }
    }

    @Test(arguments: [
        ("received 20 groceries", "received"), ("I received 20 Target", "I received"), ("받음 20000 이마트", "받음"),
    ])
    func `what was received, if money was at all, is asked about`(_ line: String, _ word: String) throws {
        #expect(throws: BookProblem.incomeOrExpense(word)) { try read(line) }
        #expect(try read(line) { $0.kind = "income" }.kind == .income)
        #expect(try read(line) { ($0.words, $0.merchant) = (["received 20"], "Mom") }.kind == .income)
    }

    @Test(arguments: [
        ("rent 1.2k", 120_000), ("rent 1,25K", 125_000), ("$1.2k rent", 120_000), ("car 12k", 1_200_000),
        ("4K TV 500", 50_000),
    ])
    func `k is a thousand`(_ line: String, _ cents: Int) throws {
        #expect(try read(line) { $0.account = "dollars" }.amount == Money(minorUnits: cents, currency: .usd))
    }

    @Test(arguments: [
        ("netflix 15.99/month", "15.99/month"), ("lunch 12/5", "12/5"), ("점심 12-5", "12-5"), ("커피 4500x2", "4500x2"),
        ("lunch 12+2", "12+2"), ("house 1.5m", "1.5m"),
    ])
    func `what begins as an amount and is none is told`(_ line: String, _ word: String) throws {
        #expect(throws: InputProblem.notAnAmount(word)) { try read(line) }
        #expect(try read(line) { $0.amount = "5000" }.merchant == line)
    }

    @Test func `money moved to an account that is not there was not spent`() throws {
        #expect(throws: BookProblem.noSuchAccount("bank", known: ["kb-salary", "wallet", "dollars"])) {
            try read("200 from wallet to bank")
        }
        #expect(try read("20000 from wallet to mom").account == "wallet")
        let given = try read("지갑에서 엄마로 20000")
        #expect(given.account == "wallet" && given.merchant == "엄마")
    }

    @Test(arguments: [
        ("20000 from visa to mom", "visa"), ("신한카드에서 엄마로 20000", "신한카드"), ("신한카드로 붕어빵 3000", "신한카드"),
        ("카카오뱅크로 붕어빵 3000", "카카오뱅크"), ("국민은행에서 푸드뱅크로 5만원", "국민은행"),
    ])
    func `money that was given from an account that is not there names it`(_ line: String, _ name: String) {
        #expect(throws: BookProblem.noSuchAccount(name, known: ["kb-salary", "wallet", "dollars"])) { try read(line) }
    }

    @Test(arguments: [("bread 3 milk 2", "3", "2"), ("빵 3 우유 2", "3", "2")])
    func `two things with an amount each are asked about`(_ line: String, _ first: String, _ second: String) throws {
        #expect(throws: BookProblem.twoAmounts(first, second)) { try read(line) { $0.account = "dollars" } }
    }

    @Test(arguments: ["Terminal 2 parking 20", "Studio 54 20", "Coffee 2 Go 4", "Route 66 Diner 12"])
    func `a number in a shop's name is no amount`(_ line: String) throws {
        let words = line.split(separator: " ")
        let entry = try read(line) { $0.account = "dollars" }
        #expect(entry.merchant == words.dropLast().joined(separator: " "))
    }

    @Test(arguments: [("Costco 82000 groceries", "Costco"), ("이마트 52300 장보기", "이마트"), ("이마트 52300 식료품", "이마트")])
    func `what was bought is a category, too`(_ line: String, _ shop: String) throws {
        let entry = try read(line)
        #expect(entry.category == .food && entry.merchant == shop)
    }

    @Test func `a bill that is due is of no category`() {
        #expect(throws: BookProblem.unclearWord("due")) { try read("electricity 80000 due friday") }
    }

    @Test(arguments: ["visa", "debit"]) func `how it was paid names an account that is not there`(_ word: String) {
        #expect(throws: BookProblem.noSuchAccount(word, known: ["kb-salary", "wallet", "dollars"])) {
            try read("Walmart 50000 \(word)")
        }
    }

    @Test(arguments: ["지지난달 이마트 5000", "지난 주말 이마트 5000", "지지난주 이마트 5000"])
    func `a time that is no day is not taken for a shop`(_ line: String) {
        #expect(throws: InputProblem.self) { try read(line) }
    }

    @Test(arguments: [
        ("쿠팡 반품 15900", "쿠팡"), ("쿠팡 환불 받음 15900", "쿠팡"), ("주문취소 쿠팡 15900", "쿠팡"), ("쿠팡 15900 취소", "쿠팡"),
        ("refund from Amazon 15900", "Amazon"), ("refund 15900 Amazon", "Amazon"),
        ("refund 15900 from Amazon", "Amazon"),
        ("환불 15900 쿠팡", "쿠팡"), ("returned shoes 15900", "shoes"),
    ])
    func `what was taken back is a refund`(_ line: String, _ shop: String) throws {
        let entry = try read(line)
        #expect(entry.isRefund && entry.merchant == shop && entry.kind == nil)
    }

    @Test(arguments: ["Amazon gave me 20 refund", "got 20 refund from Amazon", "received 20 refund from Amazon"])
    func `a refund that somebody gave is no income`(_ line: String) throws {
        let entry = try read(line) { $0.account = "dollars" }
        #expect(entry.isRefund && entry.merchant == "Amazon" && entry.kind == nil)
    }

    @Test func `what may as well be a transfer or income is asked about`() {
        #expect(throws: BookProblem.ratherTransfer("출금")) { try read("ATM 출금 10만") }
        #expect(throws: BookProblem.incomeOrExpense("이자")) { try read("이자 1230") }
        #expect(throws: BookProblem.oneTooMany("@엄마")) { try read("커피 4500 @민준 @엄마") }
        #expect(throws: BookProblem.twoAmounts("12000", "4500")) { try read("점심 12000 커피 4500") }
    }

    @Test func `the kind and a refund are words, too`() throws {
        #expect(try read("월급 3450000 수입").kind == .income && read("점심 9000 income").kind == .income)
        #expect(try read("수입 30000").kind == .income && read("당근마켓 수입 3만").merchant == "당근마켓")
        #expect(try read("당근마켓 수입 3만").kind == .income && read("환불 30000").isRefund)
        for line in ["이마트 9000 환불", "이마트 환불 9000", "환불 이마트 9000"] {
            let entry = try read(line)
            #expect(entry.isRefund && entry.merchant == "이마트")
        }
    }

    @Test func `several accounts that a word may mean are told`() throws {
        let opening = Account.Opening(date: Fixture.today, amount: Fixture.won(0))
        var convention = Fixture.convention
        convention.accounts = AccountBook(
            [("k1", "국민은행"), ("k2", "국민카드")].map { Account(id: $0, name: $1, kind: .bank, opening: opening) }
        )
        var text = EntryText()
        text.words = ["점심 9000 국민"]
        #expect(throws: BookProblem.manyAccounts(["k1", "k2"])) { try EntryReader(convention: convention)(text) }
    }

    @Test func `a note is all its words`() throws {
        #expect(try read("10일 동안 비가 왔다") { $0.kind = "note" }.memo == "10일 동안 비가 왔다")
        for line in ["오후 3시 치과에서 5000원을 냈다", "약값, 2만 3천 원. 5 USD, 아깝다"] {
            #expect(try read(line) { $0.kind = "note" }.memo == line)
        }
        let entry = try read("오늘은 비가 왔다 #날씨") { $0.kind = "note" }
        #expect(entry.kind == .note && entry.memo == "오늘은 비가 왔다" && entry.tags == ["날씨"])
    }
}
