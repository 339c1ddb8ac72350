import Foundation
import Testing

/// The household's book as its user enters it.
@Suite(.timeLimit(.minutes(30))) struct BookTests {
    private let program = ReceiptMindProgram(variables: ["RECEIPTMIND_TODAY": "2026-11-30", "LC_ALL": "ko_KR.UTF-8"])
    private var home: TemporaryHome { program.home }

    private static let accounts = """
        accounts add kb-salary KB급여 --opening 2350000 --since 2026-11-01
        accounts add kakao-living 카카오생활비 --opening 980000 --since 2026-11-01 --card 7719=체크카드
        accounts add jeokgeum 적금 --kind savings --opening 6000000 --since 2026-11-01
        accounts add wallet 지갑 --kind cash --opening 120000 --since 2026-11-01 --overdraft 0
        accounts add shinhan-4821 신한카드 --kind card --owed 612000 --since 2026-11-01 --card 4821 --cutoff 31 --pay-day 14 \
        --pay-from kb
        """

    private func live() async throws {
        for line in Self.accounts.split(separator: "\n") { try await program.run(line: String(line)) }
        try await program.run(line: "categories add pet --korean 반려동물")
        try await program.add(line: "11/3 이마트 87400 4821 --split food=62400 --split pet=25000@나비")
        try await program.add(line: "11/5 동물병원 45000 health 4821 @나비 calm")
        try await program.add(line: "11/7 GS25 4800 food 7719 피곤")
        try await program.add(line: "11/7 100000 --from kakao --to wallet --fee 1000")
        try await program.add(line: "11/8 축의금 100000 경조사 지갑")
        try await program.add(line: "11/10 한국전력 43210 공과금 kb-salary")
        try await program.add(line: "11/12 넷플릭스 17000 culture 4821")
        try await program.add(line: "11/15 세탁기 900000 가전 4821 --installments 3")
        try await program.add(line: "11/16 612000 --from kb --to shinhan-4821")
        let shoes = try await program.add(line: "11/16 무신사 59800 의류 4821 행복")
        try await program.add(line: "11/17 약국 8700 health 7719 @하준 불안")
        try await program.add(line: "11/20 19900 --refund-of " + shoes.suffix(8))
        try await program.add(line: "11/20 Figma 15.00USD culture 4821 --settled 21150KRW")
        try await program.add(line: "11/21 태권도 150000 education kakao-living @하준")
        try await program.add(line: "11/25 월급 3450000 salary kb-salary")
        try await program.add(line: "11/25 1200000 --from kb --to kakao")
        try await program.add(line: "11/25 300000 --from kb --to jeokgeum")
        try await program.add(line: "11/26 저녁 64000 food 4821 happy")
        try await program.add(line: "11/27 더치페이 32000 food kakao-living --refund")
        try await program.add(line: "11/28 이자 1230 investment kakao-living")
        try await program.add(line: "11/30 월세 650000 주거비 kakao-living")
    }

    @Test func `a search shows categories by the names that their user gave them`() async throws {
        try await program.run(line: "categories add vet --korean 동물병원비")
        try await program.add(line: "11/5 우리병원 45000 vet")
        let found = try await program.run(line: "search 우리병원")
        #expect(found.output.contains("동물병원비"), "\(found)")
    }

    @Test func `an entry of a day to come is planned, and counts from its day`() async throws {
        let added = try await program.run(line: "accounts add 통장 --opening 1000000 --since 2026-11-01 --overdraft 0")
        #expect(added.messages.contains("bank"), "\(added)")
        try await program.run(line: "budget set 공과금 200000")
        let planned = try await program.run(line: "add 2026-12-05 관리비 150000 공과금 통장")
        #expect(planned.messages.contains("2026-12-05까지의 예정을 더하면 ₩850,000"), "\(planned)")
        #expect(planned.messages.contains("2026-12-05부터"), "\(planned)")
        try await program.run(line: "add 내일 커피 4000 식비 통장")
        func balance(_ program: ReceiptMindProgram) async throws -> String? {
            try await program.run(line: "accounts --json").objects().first?["balance"] as? String
        }
        func december(_ program: ReceiptMindProgram) async throws -> (spent: String?, planned: Int?) {
            let report = try #require(try await program.run(line: "report 2026-12 --json").objects().first)
            let left = report["leftOut"] as? [String: Any]
            let sheets = report["currencies"] as? [[String: Any]]
            let spent = sheets?.first?["spent"] as? [String: Any]
            return (spent?["now"] as? String, (left?["planned"] as? [String: Any])?["records"] as? Int)
        }
        #expect(try await balance(program) == "1000000")
        #expect(try await program.run(line: "accounts 통장").output.contains("예정을 더하면 ₩846,000"))
        #expect(try await december(program) == ("0", 2))
        let budget = try #require(try await program.run(line: "budget --on 2026-12 --json").objects().first)
        #expect(budget["spent"] as? String == "0" && budget["coming"] as? String == "150000", "\(budget)")
        var later = program
        later.variables["RECEIPTMIND_TODAY"] = "2026-12-05"
        #expect(try await balance(later) == "846000")
        #expect(try await december(later) == ("154000", nil))
        #expect(try await program.run(line: "export --format ics").output.contains("SUMMARY:관리비 ₩150\\,000"))
        for (line, says) in [
            ("add 2206-12-05 관리비 150000", "10년"), ("note --date 2026-12-05 벌써", "미래"),
            ("add 2026-12-24 여행 900000 통장", "-₩54,000"),
        ] {
            let refused = try await program.run(line: line, status: 64)
            #expect(refused.messages.contains(says), "\(refused)")
        }
    }

    @Test func `a family's November comes out to the won`() async throws {
        try await live()
        let differs = try await program.run("accounts", "reconcile", "지갑", "116500")
        #expect(differs.status == 64 && differs.messages.contains("₩116,500"), "\(differs)")
        try await program.run(line: "accounts reconcile 지갑 116500 --adjust")
        var rows: [String: [String: Any]] = [:]
        for row in try await program.run(line: "accounts --json").objects() {
            rows[row["id"] as? String ?? "sum"] = row
        }
        let expected = [
            "kb-salary": "3644790", "kakao-living": "1298730", "jeokgeum": "6300000", "wallet": "116500",
            "shinhan-4821": "-1174450",
        ]
        for (id, balance) in expected { #expect(rows[id]?["balance"] as? String == balance, "\(id)") }
        let due = try #require(rows["shinhan-4821"]?["due"] as? [String: String])
        #expect(due == ["payDay": "2026-12-14", "amount": "574450", "later": "600000"])
        #expect(rows["sum"]?["netWorth"] as? [String: String] == ["KRW": "10185570"])
        let first = try await program.run(line: "accounts --on 2026-11-01").output
        #expect(first.contains("2026-11-01 순자산: ₩8,838,000"), "\(first)")
        #expect(try await program.run(line: "list").messages.contains("₩2,100,160"))
        let wallet = try await program.run(line: "accounts wallet").output
        #expect(wallet.contains("잔액 조정") && wallet.contains("지갑: ₩116,500"), "\(wallet)")
        try await program.run(line: "verify")
    }

    @Test func `a reminder without a first day comes a period from now, and at month ends whatever their length`()
        async throws
    {
        try await program.run(line: "remind add 필터 --every 6개월")
        try await program.run(line: "remind add 정산 --every month --on 말일")
        try await program.run(line: "remind add 정산2 --every month --on last")
        func due() async throws -> [String: String] {
            let forms = try await program.run(line: "remind --json").objects()
            return Dictionary(
                uniqueKeysWithValues: forms.map { ($0["title"] as? String ?? "", $0["due"] as? String ?? "") }
            )
        }
        #expect(try await due() == ["필터": "2027-05-30", "정산": "2026-11-30", "정산2": "2026-11-30"])
        try await program.run(line: "remind done 정산2")
        #expect(try await due()["정산2"] == "2026-12-31")
        try await program.run(line: "subjects add 차 --kind car")
        let changed = try await program.run(
            line: "remind edit 필터 --title 필터청소 --on 2026-12-05 --every 2주 --subject 차 --until 2027-03-01"
        )
        #expect(changed.messages.contains("변경: 필터청소"))
        try await program.run(line: "remind edit 정산2 --every -")
        try await program.run(line: "remind edit 정산 --on last")
        #expect(try await due() == ["필터청소": "2026-12-05", "정산": "2026-11-30", "정산2": "2026-12-31"])
        let forms = try await program.run(line: "remind --json").objects()
        let filter = forms.first { $0["title"] as? String == "필터청소" }
        #expect(filter?["every"] as? Int == 2 && filter?["subject"] as? String == "차")
        #expect(try await program.run(line: "undo").messages.contains("알림 정산"))
        let refused = try await program.run(line: "remind edit 정산 --every soon", status: 64)
        #expect(refused.messages.contains("soon"))
    }

    @Test func `what a month was beside money stands on its days and with whom it was about`() async throws {
        try await live()
        try await program.run(line: "subjects add 나비 --kind pet --species cat")
        try await program.run(line: "measure add 나비 체중 4.2kg --date 2026-11-05")
        try await program.run(line: "remind add 예방접종 --subject 나비 --every 1y --last 2026-11-05")
        try await program.run(
            line:
                "note 주사를_맞았다 --date 2026-11-05 --subject 나비 --mood 평온 --photo \(Samples.path("korean-cafe.jpg"))"
        )
        try await program.run(line: "recurring add 가스 31000 --on 29 --mode draft --since 2026-11-29")
        let day = try await program.run(line: "day 2026-11-05").output
        for word in ["주사를_맞았다", "동물병원", "₩45,000", "체중", "4.2 kg", "평온", "📷 1"] {
            #expect(day.contains(word), "\(word): \(day)")
        }
        let subject = try await program.run(line: "subject 나비").output
        for word in ["2027-11-05", "4.2 kg", "₩70,000", "₩25,000"] {
            #expect(subject.contains(word), "\(word): \(subject)")
        }
        let drafts = try await program.run(line: "list --status draft --json").objects()
        #expect(drafts.map { $0["amount"] as? String } == ["31000"])
        // A draft is no money yet.
        #expect(try await program.run(line: "accounts").output.contains("₩10,189,070"))
        let refused = try await program.run("note", "x", "--photo", home.path + "/missing.jpg")
        #expect(refused.status == 3 && refused.messages.contains("missing.jpg"), "\(refused)")
        #expect(
            try await program.run(line: "list --json --all").objects().count == 23,
            "the missing photo left no note behind"
        )
    }

    @Test func `a month is looked back on, in every form`() async throws {
        try await live()
        try await program.run(line: "accounts reconcile 지갑 116500 --adjust")
        try await program.run(line: "budget set food 400000")
        let report = try #require(try await program.run(line: "report 2026-11 --json").objects().first)
        let sheet = try #require((report["currencies"] as? [[String: Any]])?.first)
        #expect((sheet["spent"] as? [String: Any])?["now"] as? String == "2100160")
        #expect((sheet["earned"] as? [String: Any])?["now"] as? String == "3451230")
        #expect((report["budgets"] as? [[String: Any]])?.first?["left"] as? String == "300800")
        let shown = try await program.run(line: "report").output
        #expect(shown.contains("2026년 11월") && shown.contains("₩2,100,160") && shown.contains("₩300,800"), "\(shown)")
        let rows = try await program.run(line: "report --by subject --tsv").output
        #expect(rows.contains("KRW\tspent\t하준\t하준\t158700\t0\t0\t2"), "\(rows)")
        let worth = try #require(try await program.run(line: "report --net-worth --json").objects().first)
        let sums = try #require((worth["currencies"] as? [[String: Any]])?.first)
        #expect(sums["start"] as? String == "8838000" && sums["end"] as? String == "10185570")
        let page = home.path + "/november.html"
        try await program.run(line: "report 2026-11 --html \(page)")
        let text = try String(contentsOfFile: page, encoding: .utf8)
        #expect(text.hasPrefix("<!DOCTYPE html>") && text.contains("₩10,185,570"))
        #expect(try await program.run("report", "--html", page).status == 64)
        #expect(try await program.run("report", "someday").status == 64)
        #expect(try await program.run("report", "--tax", "--by", "mood").status == 64)
        try await program.run(line: "undo")
        #expect(try await program.run(line: "budget --json").objects().isEmpty)
    }

    @Test func `each entry is one step that can be undone`() async throws {
        try await program.run(line: "accounts add wallet 지갑 --kind cash --opening 120000 --since 2026-11-01")
        try await program.add(line: "11/8 축의금 100000 경조사 지갑")
        #expect(
            try await program.run(line: "accounts wallet --json").objects().map { $0["balance"] as? String } == [
                "20000"
            ]
        )
        try await program.run(line: "accounts reconcile wallet 20000")
        try await program.run(line: "undo --steps 2")
        #expect(try await program.run(line: "accounts wallet --json").objects().isEmpty)
        try await program.run(line: "undo")
        #expect(try await program.run(line: "accounts --json").objects().count == 1)
        #expect(try await program.run(line: "undo").messages.contains("되돌릴 것이 없습니다"))
    }

    @Test func `a count of cash with an adjustment is undone like any other step`() async throws {
        try await program.run(line: "accounts add wallet 지갑 --kind cash --opening 100000 --since 2026-11-01")
        try await program.run(line: "add 11/8 빵 3000 식비 지갑")
        try await program.run(line: "accounts reconcile wallet 95000 --adjust")
        try await program.run(line: "undo --steps 2")
        let balance = try await program.run(line: "accounts --json").objects().first { $0["id"] as? String == "wallet" }
        #expect(balance?["balance"] as? String == "100000")
    }

    @Test func `a book with a checked entry comes back after its import was undone`() async throws {
        try await program.run(line: "accounts add wallet 지갑 --kind cash --opening 1000 --since 2026-11-01")
        try await program.run(line: "add 빵 100 식비 지갑 --date 2026-11-10")
        try await program.run(line: "accounts reconcile wallet 900")
        let file = home.path + "/book.json"
        try await program.run(line: "export \(file)")
        let added = try await program.run(line: "users add minji").messages
        #expect(added.contains("Inbox/minji") && added.contains("devices pair --user minji"), "\(added)")
        for command in ["bank import \(file)", "undo", "bank import \(file)"] {
            try await program.run(line: command + " --user minji")
        }
        let balance = try await program.run(line: "accounts --json --user minji").objects().first
        #expect(balance?["balance"] as? String == "900")
    }

    @Test func `another person's book is not added to accounts of the same id`() async throws {
        try await program.run(line: "accounts add cash 현금 --kind cash --opening 100000 --since 2026-11-01")
        let file = home.path + "/mine.json"
        try await program.run(line: "export \(file)")
        try await program.run(line: "users add dave")
        try await program.run(
            line: "accounts add cash Pocket --kind cash --opening 5000 --since 2026-11-01 --user dave"
        )
        let refused = try await program.run("bank", "import", file, "--user", "dave")
        #expect(refused.status != 0 && refused.messages.contains("Pocket"), "\(refused)")
    }

    @Test func `what was checked changes only when it is unlocked`() async throws {
        try await program.run(line: "accounts add wallet 지갑 --kind cash --opening 120000 --since 2026-11-01")
        let id = try await program.add(line: "11/8 축의금 100000 경조사 지갑").suffix(8)
        try await program.run(line: "accounts reconcile wallet 20000")
        let refused = try await program.run("edit", String(id), "amount=50000")
        #expect(refused.status == 64 && refused.messages.contains("--unlock"), "\(refused)")
        #expect(try await program.run("discard", String(id)).status == 64)
        try await program.run(line: "edit \(id) memo=결혼식")
        try await program.run(line: "edit \(id) amount=50000 --unlock")
        #expect(
            try await program.run(line: "accounts wallet --json").objects().map { $0["balance"] as? String } == [
                "70000"
            ]
        )
    }

    /// Typed text, and a word of the message about it.
    private static let mistakes: [(line: String, says: String)] = [
        ("add 1000 --from kb-salary --to kb-salary", "서로 다른 두 계좌"), ("add 1000 --from kb-salary --to toss", "있는 계좌"),
        ("add 1000 --from kb-salary", "어디서"), ("add 0 --from kb-salary --to wallet", "0보다"),
        ("add 1000 --from kb-salary --to dollars", "--to-amount"), ("add 200000 --from wallet --to kb-salary", "한도"),
        ("add 이마트 1000 food wallet --installments 3", "할부"), ("add 이마트 1000 무슨말", "무슨말"),
        ("add 이마트", "금액"), ("add 이마트 1000 --split food=900", "₩900"), ("add", "어디서"),
        ("add 1000 --from old --to wallet", "해지되었거나"), ("accounts add 4821 카드", "ID"),
        ("accounts add wallet 지갑", "이미"), ("accounts close wallet", "₩120,000"),
        ("accounts add card --kind card --cutoff 31", "--pay-day"), ("account toss", "있는 계좌"),
        ("accounts reconcile wallet 1", "--adjust"), ("edit --where merchant~없음 fee=much", ""),
    ]

    @Test func `mistakes are told with what to do, and change nothing`() async throws {
        for line in [
            "accounts add kb-salary KB급여 --opening 2350000",
            "accounts add wallet 지갑 --kind cash --opening 120000 --overdraft 0",
            "accounts add dollars 달러 --currency USD", "accounts add old 옛통장", "accounts close old --on 2026-11-29",
        ] {
            try await program.run(line: line)
        }
        let ledger = home.library + "/Users/me/ledger.jsonl"
        let before = try String(contentsOfFile: ledger, encoding: .utf8)
        for (line, says) in Self.mistakes where !says.isEmpty {
            let outcome = try await program.run(line.split(separator: " ").map(String.init))
            #expect(outcome.status == 64 && outcome.messages.contains(says), "\(line): \(outcome)")
            #expect(outcome.output.isEmpty || line.contains("reconcile"), "\(line): \(outcome)")
        }
        #expect(try String(contentsOfFile: ledger, encoding: .utf8) == before)
    }

    @Test func `an entry needs no account, and learns from those before`() async throws {
        let outcome = try await program.run(line: "add 이마트 23400 식비 #제사 @나비")
        #expect(outcome.output.contains("이마트") && outcome.output.contains("₩23,400"), "\(outcome)")
        let objects = try await program.run(line: "list --json").objects()
        #expect(objects.first?["tags"] as? [String] == ["제사"] && objects.first?["subject"] as? String == "나비")
        try await program.run(line: "accounts add wallet 지갑 --kind cash --adopt 현금")
        try await program.add(line: "이마트 5000")
        let newest = try await program.run(line: "list --json --where amount=5000").objects().first
        #expect(newest?["category"] as? String == "food" && newest?["account"] as? String == "wallet")
        let dry = try await program.run(line: "add 이마트 7000 --dry-run")
        #expect(dry.messages.contains("아직 아무것도 바꾸지 않았습니다"))
        #expect(try await program.run(line: "list --json").objects().count == 2)
    }

    @Test func `an amount goes to no account of other money only because the shop's last one did`() async throws {
        try await program.run(line: "accounts add wallet 지갑 10만원 --kind cash")
        try await program.run(line: "accounts add dollars 달러통장 500 --currency USD")
        try await program.run(line: "add 카페 4.50USD --account dollars")
        try await program.run(line: "add 카페 3USD")
        try await program.run(line: "add 카페 5000")
        let accounts = try await program.run(line: "list --json").objects().map { $0["account"] as? String }
        #expect(accounts == [nil, "dollars", "dollars"])
    }

    @Test func `an account has a number, by which its bank's file finds it, and may be an investment`() async throws {
        try await program.run(line: "accounts add kb 국민은행 100만원 --number 110-123-456789 --since 2026-11-01")
        try await program.run(line: "accounts add fund 펀드 200만원 --since 2026-11-01")
        let kinds = try await program.run(line: "accounts --json").objects().map { $0["kind"] as? String }
        #expect(kinds.prefix(2) == ["bank", "investment"])
        #expect(try await program.run(line: "accounts 110123456789").output.contains("계좌 번호 110-123-456789"))
        let file = home.path + "/statement.qfx"
        try home.put(
            Data(
                """
                OFXHEADER:100

                <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>KRW<BANKACCTFROM><BANKID>4<ACCTID>110123456789<ACCTTYPE>CHECKING
                </BANKACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261105<TRNAMT>-5000<FITID>1<NAME>CU</STMTTRN>
                </BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
                """.utf8
            ),
            at: file
        )
        try await program.run(line: "bank import \(file)")
        let rows = try await program.run(line: "list --status draft --json").objects()
        #expect(rows.map { $0["account"] as? String } == ["kb"])
        let refused = try await program.run(line: "accounts edit kb --number 12", status: 64)
        #expect(refused.messages.contains("계좌 번호가 아닙니다"))
        #expect(try await program.run(["accounts", "edit", "kb", "--number", ""]).status == 0)
        #expect(try await !program.run(line: "accounts kb").output.contains("계좌 번호"))
    }

    @Test func `a subject has a photo, which stays when the record of it is shown, and goes when it is discarded`()
        async throws
    {
        try await program.run(line: "subjects add 나비 --kind pet --photo \(Samples.path("korean-cafe.jpg"))")
        let photo = try #require(try await program.run(line: "subjects --json").objects().first?["photo"] as? String)
        let record = try await program.run(line: "show \(photo) --json").objects().first
        #expect(record?["kind"] as? String == "note" && (record?["images"] as? [Any])?.count == 1)
        let refused = try await program.run(line: "subjects edit 나비 --photo nothing.jpg", status: 64)
        #expect(refused.messages.contains("nothing.jpg"))
        try await program.run(line: "subjects add 초코 --photo nothing.jpg", status: 64)
        #expect(try await program.run(line: "subjects --json").objects().count == 1)
        try await program.run(line: "note 맑음")
        let note = try #require(
            try await program.run(line: "list --json").objects().compactMap { $0["id"] as? String }.first {
                $0 != photo
            }
        )
        let none = try await program.run(line: "subjects edit 나비 --photo \(note)", status: 64)
        #expect(none.messages.contains("사진이 없는 기록"))
        #expect(try await program.run(["subjects", "edit", "나비", "--photo", ""]).status == 0)
        #expect(try await program.run(line: "subjects --json").objects().first?["photo"] == nil)
    }

    @Test func `a value has its day behind it, and a number that may be a day stays the value`() async throws {
        try await program.run(line: "subjects add 나비 --kind pet --species cat")
        try await program.run(line: "measure add 나비 체중 4.2kg 2026-11-05")
        try await program.run(line: "measure add 나비 대변 무른 변 어제")
        try await program.run(line: "measure add 나비 혈압 120 18")
        let values = try await program.run(line: "measure 나비 --json").objects()
            .map { "\($0["date"] ?? "") \($0["value"] ?? $0["text"] ?? "")" }
        #expect(values == ["2026-11-05 4.2", "2026-11-29 무른 변", "2026-11-30 120 18"], "\(values)")
    }
}
