import Foundation
import Testing

/// Statements as their owner takes them in.
@Suite(.timeLimit(.minutes(30))) struct BankImportTests {
    private let program = ReceiptMindProgram(variables: ["RECEIPTMIND_TODAY": "2026-11-30", "LC_ALL": "ko_KR.UTF-8"])
    private var home: TemporaryHome { program.home }

    private static let statement = """
        거래일시,적요,보낸분/받는분,출금액(원),입금액(원),잔액(원)
        2026.11.28 08:00:00,체크카드,스타벅스,"4,500",0,"2,229,290"
        2026.11.28 08:00:00,체크카드,스타벅스,"4,500",0,"2,233,790"
        2026.11.25 10:00:00,이체,카카오생활비,"100,000",0,"2,238,290"
        2026.11.11 10:11:00,자동이체,(주)한국전력공사,"43,210",0,"2,338,290"
        2026.11.05 09:00:00,체크카드,새마을식당,"46,000",0,"2,381,500"
        """

    private func begin() async throws -> String {
        for line in [
            "accounts add kb 국민은행 --opening 2427500 --since 2026-11-01",
            "accounts add kakao 카카오생활비 --opening 0 --since 2026-11-01",
            "add 11/10 한국전력 43210 utilities kb", "add 11/5 새마을식당 45000 food kb",
        ] {
            let outcome = try await program.run(line.split(separator: " ").map(String.init))
            #expect(outcome.status == 0, "\(line): \(outcome)")
        }
        let path = home.path + "/kb.csv"
        // As Korean banks write it.
        let encoding = String.Encoding(rawValue: 0x8000_0422)
        return try home.put(try #require(Self.statement.data(using: encoding)), at: path)
    }

    private func drafts() async throws -> [[String: Any]] {
        try await program.run("list", "--json", "--status", "draft").objects()
    }

    @Test func `money that a bank calls pay is salary, whoever is named as the payer`() async throws {
        let rows = "거래일시,적요,보낸분/받는분,출금액,입금액,잔액\n2026-11-25 09:00:11,급여,(주)나무상사,0,3200000,3200000\n"
        let file = try home.put(Data(rows.utf8), at: home.path + "/pay.csv")
        _ = try await program.run("accounts", "add", "kb", "--since", "2026-11-01")
        #expect(try await program.run("bank", "import", file).status == 0)
        #expect(try await drafts().compactMap { $0["category"] as? String } == ["salary"])
    }

    @Test func `a statement is matched, asked about, taken in once, and taken back`() async throws {
        let file = try await begin()
        let before = try await program.run("list", "--json", "--status", "confirmed").output
        let rehearsal = try await program.run("bank", "import", "--dry-run", file, "--account", "kb")
        #expect(rehearsal.status == 0 && rehearsal.messages.contains("₩2,427,500 − ₩198,210 = ₩2,229,290 ✓"))
        #expect(try await drafts().isEmpty, "\(rehearsal)")
        let unasked = try await program.run("bank", "import", file)
        #expect(unasked.status == 64 && unasked.messages.contains("--account"), "two accounts: it has to be said which")

        // The end of input leaves what is in doubt for later.
        let first = try await program.run("bank", "import", file, "--account", "kb")
        #expect(first.status == 0 && first.messages.contains("금액이 다름"), "\(first)")
        let made = try await drafts()
        #expect(made.count == 3, "two coffees and a transfer")
        #expect(made.count { $0["kind"] as? String == "transfer" && $0["toAccount"] as? String == "kakao" } == 1)
        #expect(made.allSatisfy { $0["lookalike"] == nil }, "two rows of a bank are no doubles")
        #expect(try await program.run("list", "--json", "--status", "confirmed").objects().count == 2)

        let second = try await program.run("bank", "import", file, "--account", "kb", input: "y\n")
        #expect(second.messages.contains("전에 가져옴 4"), "\(second)")
        let third = try await program.run("bank", "import", "--json", file, "--account", "kb")
        #expect(try third.objects().allSatisfy { $0["match"] as? String == "known" }, "\(third)")
        #expect(try await drafts().count == 3)

        #expect(try await program.run("undo", "--steps", "2").status == 0)
        #expect(try await drafts().isEmpty)
        let after = try await program.run("list", "--json", "--status", "confirmed").output
        func amounts(_ text: String) throws -> [String] {
            try text.split(separator: "\n").map { line in
                let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
                return "\(object?["merchant"] ?? "") \(object?["amount"] ?? "") \(object?["date"] ?? "")"
            }
        }
        #expect(try amounts(before) == amounts(after), "nothing that a record says was changed")
        let again = try await program.run("bank", "import", "--again", file, "--account", "kb")
        #expect(again.status == 0)
        #expect(try await drafts().count == 3)
    }

    @Test func `the review shows a transfer with both accounts and confirms it`() async throws {
        let file = try await begin()
        _ = try await program.run("bank", "import", "--accept", file, "--account", "kb")
        let review = try await program.run("review", input: "\n\n\n")
        #expect(review.output.contains("국민은행 → 카카오생활비"), "\(review)")
        #expect(try await drafts().isEmpty)
        let balances = try await program.run("accounts", "--json").objects()
        #expect(balances.contains { $0["id"] as? String == "kb" && $0["balance"] as? String == "2230290" })
        #expect(balances.contains { $0["id"] as? String == "kakao" && $0["balance"] as? String == "100000" })
    }

    @Test func `messages of both sides of a transfer become one once the statements come`() async throws {
        _ = try await program.run("accounts", "add", "kb", "국민은행", "--opening", "1000000", "--since", "2026-11-01")
        _ = try await program.run("accounts", "add", "kakao", "카카오뱅크", "--opening", "500000", "--since", "2026-11-01")
        for text in [
            "[KB]11/05 10:23\n123456**1234\n홍길동\n오픈뱅킹출금\n200,000\n잔액800,000",
            "[카카오뱅크] 홍길동\n입금 200,000원\n11/05 10:23\n잔액 700,000원",
        ] { _ = try await program.run("add", "--text", text) }
        #expect(try await drafts().compactMap { $0["kind"] as? String }.sorted() == ["expense", "income"])
        for (account, rows) in [("kb", "200000,0,800000"), ("kakao", "0,200000,700000")] {
            let text = "거래일시,내용,출금액,입금액,잔액\n2026-11-05 10:23,홍길동,\(rows)\n"
            let outcome = try await program.run(
                ["bank", "import", "--accept", write(text, account + ".csv"), "--account", account]
            )
            #expect(outcome.status == 0, "\(outcome)")
        }
        let made = try await drafts()
        #expect(made.count == 1 && made.first?["kind"] as? String == "transfer", "\(made)")
        #expect(made.first?["account"] as? String == "kb" && made.first?["toAccount"] as? String == "kakao", "\(made)")
    }

    @Test func `a match that keeps a balance from being the bank's is named with the command that changes it`()
        async throws
    {
        let file = try await begin()
        let open = try await program.run("bank", "import", "--accept", file, "--account", "kb")
        #expect(open.messages.contains("나중에 1건"), "it may be another purchase: \(open)")
        let amounts = try await program.run("bank", "import", file, "--account", "kb", input: "y\n")
        #expect(amounts.messages.contains(" amount=46000"), "\(amounts)")
        _ = try await program.run("accounts", "add", "toss", "토스뱅크", "--since", "2026-10-01", "--opening", "90000")
        _ = try await program.run("add", "10/31", "한국전력", "43210", "utilities", "toss")
        _ = try await program.run("add", "10/30", "다이소", "5000", "household", "toss")
        _ = try await program.run("add", "10/29", "20000", "--from", "toss", "--to", "kb", "--fee", "500")
        let rows =
            "거래일,적요,출금액,잔액\n2026.10.29,국민은행,20500,69500\n2026.10.31,다이소,5000,64500\n2026.11.02,한국전력,43210,21290\n"
        let days = try await program.run("bank", "import", "--accept", write(rows, "toss.csv"), "--account", "toss")
        #expect(!days.messages.contains("다이소"), "a day later in the same month: \(days)")
        #expect(!days.messages.contains("amount="), "a transfer has its fee beside its amount: \(days)")
        let command = try #require(days.messages.split(separator: "\n").first { $0.contains("date=2026-11-02") })
        let words = command.split(separator: "→ receiptmind ")[1].split(separator: " ").map(String.init)
        #expect(try await program.run(words).status == 0)
        let balances = try await program.run("accounts", "--json", "--on", "2026-10-31").objects()
        #expect(balances.contains { $0["id"] as? String == "toss" && $0["balance"] as? String == "64500" })
    }

    @Test func `a balance that the book does not have is told, and a file in another currency refused`() async throws {
        let file = try await begin()
        let right = try await program.run("bank", "import", file, "--account", "kb", input: "y\n")
        #expect(right.messages.contains("장부는 초안까지 더해 ₩2,230,290입니다"), "46,000 was entered as 45,000: \(right)")
        let gap = "거래일,적요,출금액,잔액\n2026.11.29,김밥,5000,1995000\n2026.11.30,라면,5000,1990000\n"
        let later = try await program.run("bank", "import", try write(gap, "later.csv"), "--account", "kb")
        #expect(later.messages.contains("✓") && later.messages.contains("은행은 ₩1,990,000"), "\(later)")
        _ = try await program.run("accounts", "add", "usd", "달러통장", "--currency", "USD")
        let euro = try write(
            "Date,Text,Amount,Currency\n2026-11-29,Lidl,-5.00,EUR\n2026-11-30,Aldi,-6.00,EUR\n",
            "eur.csv"
        )
        let refused = try await program.run("bank", "import", euro, "--account", "usd")
        #expect(refused.status == 64 && refused.messages.contains("모든 행이 EUR인데"), "\(refused)")
    }

    @Test func `a purchase that was cancelled and is still in the book is named`() async throws {
        _ = try await begin()
        _ = try await program.run(
            "accounts",
            "add",
            "samsung",
            "삼성카드",
            "--kind",
            "card",
            "--cutoff",
            "3",
            "--pay-day",
            "20"
        )
        _ = try await program.run("add", "11/7", "다이소", "21000", "household", "samsung")
        let rows = "이용일,가맹점명,이용금액,상태\n2026.11.07,다이소 강남점,21000,전체취소\n2026.11.08,김밥천국,8000,정상\n"
        let told = try await program.run("bank", "import", try write(rows, "card.csv"), "--account", "samsung")
        #expect(told.messages.contains("취소되었는데 장부에 남아 있습니다: 2026-11-07 다이소 ₩21,000"), "\(told)")
    }

    @Test func `each account's rows and days are listed under its name, discarded ones left out`() async throws {
        _ = try await program.run("accounts", "add", "kb-salary", "급여통장")
        let rows = "거래일,적요,출금액\n2026.11.02,다이소,5000\n2026.11.29,김밥천국,8000\n2026.11.30,라면,4000\n"
        let file = try write(rows, "rows.csv")
        #expect(try await program.run("bank", "import", "--accept", file, "--account", "kb-salary").status == 0)
        let last = try #require(try await drafts().first { $0["date"] as? String == "2026-11-30" }?["id"] as? String)
        #expect(try await program.run("discard", last).status == 0)
        let listed = try await program.run("bank", "list", "--json").objects()
        #expect(listed.count == 1 && listed.first?["account"] as? String == "급여통장", "\(listed)")
        #expect(listed.first?["rows"] as? Int == 2 && listed.first?["drafts"] as? Int == 2, "\(listed)")
        #expect(listed.first?["first"] as? String == "2026-11-02", "\(listed)")
        #expect(listed.first?["last"] as? String == "2026-11-29", "\(listed)")
        #expect(try await program.run("bank", "list").output.contains("급여통장"))
    }

    @Test func `rows under an account's number go to the account that takes it`() async throws {
        _ = try await begin()
        let rows =
            "Date,Text,Amount,Account Number\n2026-11-27,Cafe,-4500,1112223331\n2026-11-28,Cafe,-4500,1112223332\n"
        let first = try await program.run("bank", "import", try write(rows, "two.csv"))
        #expect(first.messages.contains("1112223331, 1112223332"), "\(first)")
        #expect(try await program.run("accounts", "edit", "kb", "--adopt", "1112223331").messages.contains("1건을 옮겼습니다"))
        let next = rows.replacing("2026-11-2", with: "2026-11-1")
        _ = try await program.run("bank", "import", try write(next, "next.csv"))
        let accounts = try await program.run("list", "--json").objects().compactMap { $0["account"] as? String }
        #expect(accounts.count { $0 == "kb" } == 4 && accounts.count { $0 == "1112223332" } == 2, "\(accounts)")
    }

    /// 뱅크샐러드 calls accounts by the names of their banks' products.
    @Test func `rows under another name of an account are those that its bank told of`() async throws {
        let file = try await begin()
        _ = try await program.run("bank", "import", file, "--account", "kb", "--accept")
        let count = try await program.run("list", "--json").objects().count
        let head = "날짜,시간,타입,대분류,소분류,내용,금액,화폐,결제수단,메모\n"
        let known = try await program.run("bank", "import", "--dry-run", "--json", file, "--account", "kb").objects()
        let rows = known.map {
            "\($0["date"] ?? ""),12:00,지출,미분류,미분류,\($0["text"] ?? ""),\($0["amount"] ?? ""),KRW,KB국민ONE통장,"
        }
        let book = try write(head + rows.joined(separator: "\n"), "salad.csv")
        let told = try await program.run("bank", "import", "--dry-run", book)
        #expect(told.messages.contains("KB국민ONE통장") && told.messages.contains("--adopt"), "\(told)")
        _ = try await program.run("accounts", "edit", "kb", "--adopt", "KB국민ONE통장")
        let again = try await program.run("bank", "import", book)
        #expect(again.status == 0 && !again.messages.contains("새 초안"), "\(again)")
        #expect(try await program.run("list", "--json").objects().count == count)
    }

    @Test func `a file that is no statement is named with what to do, and the others are taken in`() async throws {
        let file = try await begin()
        let old = try home.put(Data([0xD0, 0xCF, 0x11, 0xE0, 0, 0, 0, 0]), at: home.path + "/old.xls")
        let outcome = try await program.run("bank", "import", old, file, "--account", "kb", "--accept")
        #expect(outcome.status == 2 && outcome.messages.contains("old.xls: "), "\(outcome)")
        #expect(try await drafts().count == 3, "\(outcome)")
        let alone = try await program.run("bank", "import", old)
        #expect(alone.status == 3, "\(alone)")
    }

    // MARK: What a file leaves open

    private func write(_ text: String, _ name: String, _ encoding: String.Encoding = .utf8) throws -> String {
        try home.put(try #require(text.data(using: encoding)), at: home.path + "/" + name)
    }

    private func rows(_ arguments: String...) async throws -> [String] {
        try await program.run(["bank", "import", "--dry-run", "--json"] + arguments).objects().map { row in
            "\(row["date"] ?? "") \(row["amount"] ?? "") \(row["text"] ?? "")"
        }
    }

    @Test func `what is in doubt is an error that names the option for it`() async throws {
        _ = try await program.run("accounts", "add", "kb", "국민은행")
        let days = try write("Date,Description,Amount\n03/04/2026,COFFEE,-4500\n04/04/2026,BOOK,-5500\n", "days.csv")
        let doubt = try await program.run("bank", "import", days)
        #expect(doubt.status == 3 && doubt.messages.contains("--date-order") && doubt.messages.contains("03/04/2026"))
        #expect(
            try await rows("--date-order", "day-first", days) == ["2026-04-03 -4500 COFFEE", "2026-04-04 -5500 BOOK"]
        )

        let signs = try write("날짜,내용,금액\n2026-11-03,편의점,4500\n2026-11-04,빵집,5500\n", "signs.csv")
        let unclear = try await program.run("bank", "import", signs)
        #expect(
            unclear.status != 0 && unclear.messages.contains("--flip") && unclear.messages.contains("편의점"),
            "\(unclear)"
        )
        #expect(try await rows("--flip", signs) == ["2026-11-03 -4500 편의점", "2026-11-04 -5500 빵집"])
        #expect(try await rows("--no-flip", signs).first == "2026-11-03 4500 편의점")

        let bare = try write("03.11.2026;-4500;편의점;12\n04.11.2026;-5500;빵집;13\n", "bare.csv")
        #expect(try await rows(bare) == ["2026-11-03 -4500 편의점", "2026-11-04 -5500 빵집"])
        #expect(try await rows("--columns", "date=1,text=3,out=4", bare).first == "2026-11-03 -12 편의점")
        #expect(try await program.run("bank", "import", "--columns", "what=1", bare).status == 64)
        #expect(try await program.run("bank", "import", "--encoding", "klingon", bare).status == 64)
        _ = try await program.run("accounts", "add", "giro", "Giro", "--currency", "EUR")
        let points = try write("Date,Description,Amount\n2026-11-03,Rent,-1.230\n2026-11-04,Pay,2.300\n", "points.csv")
        let decimals = try await program.run("bank", "import", points, "--account", "giro")
        #expect(decimals.status == 3 && decimals.messages.contains("--decimal-sign"), "\(decimals)")
        #expect(
            try await rows("--decimal-sign", "comma", points, "--account", "giro").first == "2026-11-03 -1230.00 Rent"
        )
        #expect(try await drafts().isEmpty)
    }

    @Test func `what was found out is said: encodings, what is usual, and balances that do not fit`() async throws {
        _ = try await program.run("accounts", "add", "giro", "Giro", "--currency", "EUR")
        let latin = try write(
            "Datum;Text;Betrag\n05.11.2026;Bäckerei;-4,50\n03.11.2026;Gehalt;1.000,00\n",
            "latin.csv",
            .windowsCP1252
        )
        let told = try await program.run("bank", "import", "--dry-run", latin)
        #expect(told.status == 0 && told.messages.contains("은행 명세(CP1252), 2행"), "\(told)")

        let usual = try write("Date,Description,Amount\n03/04/2026,COFFEE,-4.50\n04/04/2026,BOOK,-5.50\n", "usual.csv")
        let assumed = try await program.run("bank", "import", "--dry-run", usual)
        #expect(assumed.messages.contains("day-first") && assumed.messages.contains("--date-order"), "\(assumed)")

        func swift(_ closing: String) -> String {
            ":20:1\n:25:123\n:60F:C261031EUR1000,00\n:61:2611261126D12,50NDDTNONREF\n:86:Strom\n:62F:C261130EUR\(closing)\n-\n"
        }
        let whole = try await program.run("bank", "import", "--dry-run", try write(swift("987,50"), "whole.sta"))
        #expect(whole.messages.contains("MT940, 1행") && whole.messages.contains("✓"), "\(whole)")
        let broken = try await program.run("bank", "import", "--dry-run", try write(swift("900,00"), "broken.sta"))
        #expect(!broken.messages.contains("✓") && broken.messages.contains("빠진 행"), "\(broken)")
    }

    @Test func `most rows of a card were spent, and the command says that it took them so`() async throws {
        _ = try await program.run("accounts", "add", "visa", "Visa", "--kind", "card", "--currency", "USD")
        let file = try write(
            "Date,Description,Amount\n11/26/2026,COFFEE,4.50\n11/27/2026,BOOK,5.50\n11/28/2026,PAYMENT,-3.50\n",
            "card.csv"
        )
        let outcome = try await program.run("bank", "import", "--dry-run", file)
        #expect(outcome.status == 0 && outcome.messages.contains("--no-flip"), "\(outcome)")
        #expect(try await rows(file).first == "2026-11-26 -4.50 COFFEE")
        #expect(try await rows("--no-flip", file).first == "2026-11-26 4.50 COFFEE")
        let refunds =
            "Date,Description,Amount\n11/26/2026,AMAZON,-25.00\n11/27/2026,SHOES,-39.90\n11/28/2026,CAFE,4.50\n"
        let asked = try await program.run("bank", "import", "--dry-run", try write(refunds, "refunds.csv"))
        #expect(asked.status == 64 && asked.messages.contains("--flip"), "two refunds and a purchase: \(asked)")
    }

    @Test func `an opening balance that is missing is told with the command that enters it`() async throws {
        _ = try await program.run("accounts", "add", "kb", "국민은행", "--since", "2026-11-01")
        let rows = "거래일,적요,출금액,잔액\n2026.11.05,김밥,5000,1995000\n2026.11.06,라면,5000,1990000\n"
        let file = try write(rows, "first.csv")
        let first = try await program.run("bank", "import", file)
        let command = try #require(
            first.messages.split(separator: "'").first { $0.hasPrefix("receiptmind accounts edit") }
        )
        #expect(command == "receiptmind accounts edit kb --since 2026-11-01 --opening 2000000", "\(first)")
        #expect(!first.messages.contains("장부는 초안까지"), "\(first)")
        #expect(try await program.run(command.split(separator: " ").dropFirst().map(String.init)).status == 0)
        let again = try await program.run("bank", "import", file)
        #expect(!again.messages.contains("기초 잔액"), "\(again)")
        // An account that begins later begins with what the bank had before the first row.
        _ = try await program.run("accounts", "add", "toss", "토스뱅크", "--since", "2026-11-20")
        let early = try await program.run("bank", "import", file, "--account", "toss")
        #expect(early.messages.contains("accounts edit toss --since 2026-11-05 --opening 2000000"), "\(early)")
    }

    @Test func `digits of a card that another account lists are told`() async throws {
        _ = try await program.run("accounts", "add", "kb", "국민은행", "--card", "4821")
        let second = try await program.run("accounts", "add", "kakao", "카카오뱅크", "--card", "4821")
        #expect(second.status == 0 && second.messages.contains("4821은 kb 계좌에도 있어"), "\(second)")
        let renamed = try await program.run("accounts", "edit", "kb", "--name", "국민")
        #expect(!renamed.messages.contains("4821"), "\(renamed)")
        let third = try await program.run("accounts", "edit", "kb", "--card", "1234")
        #expect(third.messages.contains("4821은 kakao") && !third.messages.contains("1234"), "\(third)")
    }

    @Test func `a purchase abroad that PayPal exchanged money for is settled in the account's currency`() async throws {
        _ = try await program.run("accounts", "add", "paypal", "PayPal", "--currency", "EUR", "--since", "2026-11-01")
        let rows =
            "Date,Name,Type,Status,Currency,Amount,Balance\n2026-11-03,Figma,Payment,Completed,USD,-15.00,-15.00\n"
            + "2026-11-03,,General Currency Conversion,Completed,EUR,-13.80,86.20\n"
            + "2026-11-03,,General Currency Conversion,Completed,USD,15.00,0.00\n"
            + "2026-11-05,Lidl,Payment,Completed,EUR,-5.00,81.20\n"
        let outcome = try await program.run("bank", "import", write(rows, "paypal.csv"), "--account", "paypal")
        #expect(outcome.status == 0 && outcome.messages.contains("✓"), "\(outcome)")
        let made = try await drafts()
        #expect(made.compactMap { $0["amount"] as? String }.sorted() == ["15.00", "5.00"], "\(made)")
        let abroad = made.first { $0["currency"] as? String == "USD" }
        #expect(abroad?["settled"] as? String == "13.80 EUR" && abroad?["merchant"] as? String == "Figma", "\(made)")
    }

    @Test func `our own OFX and QIF are read again`() async throws {
        _ = try await begin()
        for format in ["ofx", "qif"] {
            let path = home.path + "/book." + format
            #expect(try await program.run("export", "--out", path).status == 0)
            // QIF does not say how its days are meant.
            let outcome = try await program.run(
                ["bank", "import", "--dry-run", "--json", "--date-order", "month-first", path]
            )
            #expect(outcome.status == 0, "\(outcome)")
            let amounts = try outcome.objects().compactMap { $0["amount"] as? String }
            #expect(amounts.sorted() == ["-43210", "-45000"], "\(format): \(outcome)")
        }
    }

    @Test func `what a file means is kept as a format, changed, exported, imported and removed`() async throws {
        _ = try await program.run("accounts", "add", "kb", "국민은행")
        let head = "Date,Description,Amount\n"
        let file = try write(head + "03/04/2026,COFFEE,4500\n04/04/2026,BOOK,5500\n", "april.csv")
        let asked = try await program.run("bank", "import", "--dry-run", file)
        #expect(asked.status != 0 && asked.messages.contains("--date-order"), "\(asked)")
        let first = try await program.run(
            ["bank", "import", "--date-order", "day-first", "--flip", "--save-format", file]
        )
        #expect(first.status == 0 && first.messages.contains("kb-1"), "\(first)")
        // Another file of the bank is read so, without a question; an option counts for more.
        let next = try write(head + "05/06/2026,TEA,1000\n06/06/2026,CAKE,2000\n", "june.csv")
        #expect(try await rows(next).first == "2026-06-05 -1000 TEA")
        #expect(try await rows("--date-order", "month-first", next).first == "2026-05-06 -1000 TEA")
        let other = try write("Date,Description,Sum\n05/06/2026,TEA,1000\n", "other.csv")
        #expect(try await program.run("bank", "import", "--dry-run", other).status != 0)

        _ = try await program.run("bank", "formats", "edit", "kb-1", "--no-flip")
        #expect(try await rows(next).first == "2026-06-05 1000 TEA")
        let shown = try await program.run("bank", "formats", "--json").objects()
        #expect(shown.map { $0["id"] as? String } == ["kb-1"] && shown.first?["spentIsPositive"] as? Bool == false)
        let table = try await program.run("bank", "formats", "kb-1")
        #expect(table.output.contains("일, 월, 년 순서") && table.output.contains("date, description, amount"), "\(table)")

        let kept = home.path + "/formats.json"
        #expect(try await program.run("bank", "formats", "export", "--out", kept).status == 0)
        let removed = try await program.run("bank", "formats", "remove", "kb-1")
        #expect(removed.status == 0 && removed.messages.contains("undo"), "\(removed)")
        #expect(try await program.run("bank", "import", "--dry-run", next).status != 0)
        #expect(try await program.run("bank", "formats", "import", kept).messages.contains("kb-1"))
        #expect(try await rows(next).first == "2026-06-05 1000 TEA")
        _ = try await program.run("undo")
        #expect(try await program.run("bank", "formats", "--json").objects().isEmpty)

        let unknown = try await program.run("bank", "formats", "remove", "shinhan")
        #expect(unknown.status == 64 && unknown.messages.contains("shinhan"), "\(unknown)")
        let letter = try write("{\"format\":\"letter\"}", "letter.json")
        #expect(try await program.run("bank", "formats", "import", letter).status == 64)
    }

    @Test func `rows of a statement are confirmed by shop, and known ones without a person`() async throws {
        _ = try await program.run("accounts", "add", "kb", "국민은행")
        var rows = ["날짜,내용,금액"]
        for day in 1...9 { rows.append("2026-11-0\(day),스타벅스 강남점,-4500") }
        rows += ["2026-11-10,알수없는가게,-10000", "2026-11-11,알수없는가게,-20000", "2026-11-12,또다른곳,-30000"]
        let file = try write(rows.joined(separator: "\n"), "november.csv")
        #expect(try await program.run("bank", "import", "--no-flip", file).messages.contains("bank review"))
        #expect(try await program.run("review", "--auto", "--dry-run").messages.contains("확정할 초안 0건"))
        // The chain's category is known; the second shop is answered, the third left for later.
        let review = try await program.run("bank", "review", input: "\n교통\n\n")
        #expect(review.status == 0 && review.output.contains("스타벅스"), "\(review)")
        #expect(review.messages.contains("확정 9건") && review.messages.contains("확정 2건"), "\(review)")
        #expect(review.messages.contains("나중으로 미룬 초안 1건"), "\(review)")
        #expect(try await drafts().compactMap { $0["merchant"] as? String } == ["또다른곳"])
        let confirmed = try await program.run("list", "--json", "--status", "confirmed", "--limit", "50").objects()
        #expect(confirmed.count { $0["category"] as? String == "food" } == 9, "\(confirmed)")
        #expect(confirmed.count { $0["category"] as? String == "transport" } == 2)
        // Three equal answers and more say it without a person; two do not.
        let next = try write(
            "날짜,내용,금액\n2026-11-20,스타벅스 강남점,-4500\n2026-11-21,알수없는가게,-20000\n",
            "late.csv"
        )
        _ = try await program.run("bank", "import", "--no-flip", next)
        let auto = try await program.run("review", "--auto")
        #expect(auto.messages.contains("확정 1건"), "\(auto)")
        #expect(try await drafts().compactMap { $0["merchant"] as? String }.sorted() == ["또다른곳", "알수없는가게"])
        // A number and a category change a shop, "-" leaves it, and q stops without writing.
        let stopped = try await program.run("bank", "review", input: "1 -\n9 식비\n1 식비\nq\n")
        #expect(stopped.status == 0 && stopped.messages.contains("그런 번호가 없거나"), "\(stopped)")
        #expect(try await drafts().count == 2)
    }

    @Test func `money that came in for a purchase's category is a refund where each shop is asked about, too`()
        async throws
    {
        _ = try await program.run("accounts", "add", "kb", "국민은행")
        _ = try await program.run(
            "bank",
            "import",
            "--no-flip",
            try write("날짜,내용,금액\n2026-11-10,모르는가게,12000\n", "back.csv")
        )
        _ = try await program.run("bank", "review", input: "\n교통\n")
        let record = try #require(try await program.run("list", "--json").objects().first)
        #expect(record["kind"] as? String == "expense" && record["amount"] as? String == "-12000", "\(record)")
    }

    @Test func `a JSON export comes back whole in another library`() async throws {
        for line in [
            "accounts add kb 국민은행 --opening 2427500 --since 2026-11-01 --card 4821",
            "accounts add card 신한카드 --kind card --cutoff 14 --pay-day 1 --pay-from kb",
            "accounts add dollars Dollars --currency USD --opening 100",
            "accounts add wallet 지갑 --kind cash --opening 0",
            "subjects add 나비 --kind pet", "categories add 반려동물 --english Pets --icon 🐈",
            "add 11/3 이마트 87400 card --split food=62400 --split household=25000@나비 --tag 장보기 --memo 우유",
            "add 11/4 하이마트 900000 appliances card --installments 3",
            "add 11/5 월급 3450000 --kind income --account kb", "add 11/8 Figma 15USD culture card --settled 21150KRW",
            "add 11/6 100000 --from kb --to wallet --fee 500", "note 좋은_날 --mood calm", "budget set food 500000",
            "recurring add 월세 650000 --on 25 --account kb", "measure add 나비 weight 4.2kg",
            "remind add 예방접종 --on 2026-12-24",
        ] {
            let outcome = try await program.run(
                line.split(separator: " ").map { $0.replacingOccurrences(of: "_", with: " ") }
            )
            #expect(outcome.status == 0, "\(line): \(outcome)")
        }
        let export = home.path + "/all.json"
        #expect(try await program.run("export", "--out", export).status == 0)
        let other = ReceiptMindProgram(
            home: home,
            variables: [
                "RECEIPTMIND_TODAY": "2026-11-30", "LC_ALL": "ko_KR.UTF-8",
                "RECEIPTMIND_LIBRARY": home.path + "/Other",
            ]
        )
        let taken = try await other.run("bank", "import", export)
        #expect(taken.status == 0, "\(taken)")
        let again = home.path + "/again.json"
        #expect(try await other.run("export", "--out", again).status == 0)
        func lines(_ path: String) throws -> [String] {
            try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map { line in
                String(line.replacing(#/"(revision":\d+|updatedAt":"[^"]*")/#, with: ""))
            }
        }
        #expect(try lines(export) == lines(again))
        #expect(try lines(export).count > 15)
        // Once more changes nothing, and one step takes all of it back.
        let twice = try await other.run("bank", "import", again)
        #expect(twice.messages.contains("기록 0건"), "\(twice)")
        #expect(try await other.run("undo").status == 0)
        #expect(try await other.run("bank", "import", export).status == 0)
        #expect(try await other.run("export", "--force", "--out", again).status == 0)
        #expect(try lines(export) == lines(again))
    }

    @Test func `a workbook with a password is opened with a file that has it`() async throws {
        _ = try await program.run("accounts", "add", "kb", "국민은행", "--currency", "USD")
        let workbook = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "ReceiptExchangeTests/Workbooks/agile.xlsx").path
        let locked = try await program.run("bank", "import", "--dry-run", workbook)
        #expect(locked.status == 3 && locked.messages.contains("--password-file"), "\(locked)")
        let wrong = try await program.run(
            ["bank", "import", "--dry-run", "--password-file", try write("1234\n", "wrong.txt"), workbook]
        )
        #expect(wrong.status == 3 && wrong.messages.contains("암호가 틀립니다"), "\(wrong)")
        #expect(
            try await rows("--password-file", try write("19880301\n", "right.txt"), workbook).first
                == "2026-11-03 -87400.00 이마트 성수점"
        )
    }

    @Test(arguments: [[], ["--account", "신한 통장"]])
    func `a dry run needs no library, and makes none`(_ account: [String]) async throws {
        let file = try home.put(Data(Self.statement.utf8), at: home.path + "/kb.csv")
        let rows = try await program.run(["bank", "import", "--dry-run", "--json", file] + account)
        #expect(rows.status == 0 && rows.messages.contains("아직 보관함이 없습니다"), "\(rows)")
        #expect(try rows.objects().map { $0["match"] as? String } == Array(repeating: "new", count: 5), "\(rows)")
        #expect(!rows.messages.contains("시작일"), "\(rows)")
        let table = try await program.run(["bank", "import", "--dry-run", file] + account)
        #expect(table.status == 0 && table.output.contains("새마을식당"), "\(table)")
        #expect(home.names(in: home.path) == ["kb.csv"])
    }

    @Test(.enabled(if: TmuxTerminal.isInstalled))
    func `somebody at a terminal is shown rows and asked which reading is right`() async throws {
        _ = try await program.run("accounts", "add", "kb", "국민은행")
        let file = try write("Date,Description,Amount\n03/04/2026,COFFEE,4500\n04/04/2026,BOOK,5500\n", "both.csv")
        let terminal = try TmuxTerminal(program, ["bank", "import", "--lang", "en", file], columns: 100, rows: 40)
        let first = try await terminal.screen(showing: "which is right? 1 to 2")
        #expect(first.contains("2026-04-03") && first.contains("2026-03-04"), "\(first)")
        try terminal.press(first.contains("1  day, month, year") ? "1" : "2", "Enter")
        let second = try await terminal.screen(showing: "were received\n     2026-04-03  ₩4,500")
        #expect(second.contains("1  amounts without a minus were spent\n     2026-04-03  -₩4,500  COFFEE"), "\(second)")
        try terminal.press("1", "Enter")
        _ = try await terminal.screen(showing: "ended 0")
        #expect(try await drafts().compactMap { $0["amount"] as? String }.sorted() == ["4500", "5500"])
        #expect(try await drafts().allSatisfy { $0["kind"] as? String == "expense" })
    }

    @Test(.enabled(if: TmuxTerminal.isInstalled), arguments: [("y", "1000.00"), ("n", "0.00")])
    func `a first statement's rows count in the balance after one key`(
        _ answer: String,
        _ opening: String
    ) async throws {
        _ = try await program.run("accounts", "add", "bank", "Bank", "--currency", "USD")
        let rows = "2026-11-02,Salary,500.00,1500.00\n2026-11-03,Rent,-50.00,1450.00\n"
        let file = try write("Date,Description,Amount,Balance\n" + rows, "first.csv")
        let terminal = try TmuxTerminal(program, ["bank", "import", "--lang", "en", file], columns: 120, rows: 40)
        _ = try await terminal.screen(showing: "begin Bank on 2026-11-02 with $1,000.00, as the bank does?")
        try terminal.press(answer, "Enter")
        _ = try await terminal.screen(showing: "ended 0")
        let account = try #require(try await program.run("accounts", "--json").objects().first)
        #expect((account["opening"] as? [String: String])?["amount"] == opening, "\(account)")
    }
}
