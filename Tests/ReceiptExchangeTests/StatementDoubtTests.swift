import Foundation
import HouseholdBook
import ReceiptDomain
import Testing

@testable import ReceiptExchange

/// Open questions of a file are asked, and never guessed in silence.
@Suite struct StatementDoubtTests {
    func read(
        _ text: String,
        _ change: (inout StatementOptions) -> Void = { _ in }
    ) throws(ExchangeError) -> [String] {
        var options = StatementOptions()
        change(&options)
        return try StatementFileTests.read(Array(text.utf8), options).lines.map(StatementFileTests.shown)
    }

    private static let days = "Date,Description,Amount\n03/04/2026,COFFEE,-4.50\n04/04/2026,BOOK,-5.50\n"

    @Test func `days that may be two are asked about, unless an option, the calendar or what is usual says which`()
        throws
    {
        let doubt = ExchangeError.doubt(.dateOrder(line: 2, text: "03/04/2026"))
        #expect(throws: doubt) { try read(Self.days) }
        let april = ["2026-04-03 -4.5 COFFEE", "2026-04-04 -5.5 BOOK"]
        let march = ["2026-03-04 -4.5 COFFEE", "2026-04-04 -5.5 BOOK"]
        #expect(try read(Self.days) { $0.dateOrder = .dayFirst } == april)
        #expect(try read(Self.days) { $0.dateOrder = .monthFirst } == march)
        #expect(try read(Self.days) { $0.usualOrder = .monthFirst } == march)
        #expect(throws: doubt) { try read(Self.days) { $0.usualOrder = .yearFirst } }
        // Of 4 October nothing can be known in April.
        let october = "Date,Description,Amount\n04/10/2026,COFFEE,-4.50\n04/11/2026,BOOK,-5.50\n"
        #expect(
            try read(october) { $0.latest = CalendarDay(iso: "2026-04-20") } == [
                "2026-04-10 -4.5 COFFEE", "2026-04-11 -5.5 BOOK",
            ]
        )
    }

    @Test func `what was assumed is noted`() throws {
        var options = StatementOptions()
        options.usualOrder = .dayFirst
        #expect(try StatementFileTests.read(Array(Self.days.utf8), options).assumedOrder == .dayFirst)
        let clear = Self.days + "25/04/2026,SHOE,-1.00\n"
        #expect(try StatementFileTests.read(Array(clear.utf8), options).assumedOrder == nil)
    }

    @Test func `states that nobody knows are counted, and stand in the memo`() throws {
        let rows = ["Done", "Done", "Done", "Zwirbel"].enumerated().map { number, state in
            "2026-04-1\(number),SHOP \(number),-4.50,\(state)\n"
        }
        let text = "Date,Description,Amount,Status\n" + rows.joined()
        let content = try StatementFileTests.read(Array(text.utf8), StatementOptions())
        #expect(content.unknownStates == ["Zwirbel": 1])
        #expect(content.lines.map(\.memo) == ["", "", "", "Zwirbel"])
    }

    @Test(arguments: [
        ("04/25/20", nil as ReadingContext.DateOrder?, "2020-04-25"), ("22.02.18", .dayFirst, "2018-02-22"),
        ("22.02.18", .yearFirst, "2022-02-18"), ("25/04/20", .dayFirst, "2020-04-25"), ("22.02.35", nil, "2035-02-22"),
    ])
    func `years of two digits stand at either end`(
        _ day: String,
        _ usual: ReadingContext.DateOrder?,
        _ meant: String
    ) throws {
        let lines = try read("Date,Description,Amount\n\(day),COFFEE,-4.50\n") { $0.usualOrder = usual }
        #expect(lines == ["\(meant) -4.5 COFFEE"])
    }

    @Test func `a column that may be the text as well as another is asked about, and named by hand`() throws {
        let bare = "2026-11-03,COFFEE CORNER,Alice Miller,-4.50\n2026-11-04,BOOK SHOP,Robert Smith,-5.50\n"
        let doubt = ExchangeError.doubt(.text(columns: [2, 3]))
        #expect(throws: doubt) { try read(bare) }
        #expect(try read(bare) { $0.columns = [.text: 3] }.first == "2026-11-03 -4.5 Alice Miller (COFFEE CORNER)")
        // The same word again and again is no name.
        let clear = bare.replacing("Alice Miller", with: "PURCHASE WITH CARD").replacing(
            "Robert Smith",
            with: "PURCHASE WITH CARD"
        )
        #expect(try read(clear).last == "2026-11-04 -5.5 BOOK SHOP (PURCHASE WITH CARD)")
        // Names that are known decide, and those that are not do not.
        let unknown =
            "Date,Xyzzy,Plugh,Amount,Balance\n2026-11-03,COFFEE CORNER,Alice Miller,-4.50,95.50\n"
            + "2026-11-04,BOOK SHOP,Robert Smith,-5.50,90.00\n"
        #expect(throws: doubt) { try read(unknown) }
        #expect(try read(unknown) { $0.columns = [.text: 2] }.first == "2026-11-03 -4.5 COFFEE CORNER =95.5")
        #expect(try read(unknown.replacing("Xyzzy", with: "Payee")).first == "2026-11-03 -4.5 COFFEE CORNER =95.5")
        let triodos =
            "26-11-2026,NL00,\"12,50\",Debet,Jumbo,NL9,BA,eten,\"987,50\"\n27-11-2026,NL00,\"100,00\",Credit,Acme,NL8,OV,loon,\"1.087,50\"\n"
        #expect(throws: ExchangeError.doubt(.text(columns: [5, 8]))) { try read(triodos) }
        #expect(
            try read(triodos) { $0.columns = [.text: 5] }.first == "2026-11-26 -12.5 Jumbo (NL00, NL9, BA, eten) =987.5"
        )
        let named = unknown.replacing("Xyzzy", with: "Payee").replacing("Plugh", with: "Description")
        #expect(
            try read(named) { $0.columns = [.text: 3] }.first == "2026-11-03 -4.5 Alice Miller (COFFEE CORNER) =95.5"
        )
    }

    @Test func `PayPal's purchase abroad and its exchange of money are one purchase that the account paid`() throws {
        let head = "Date,Time,Name,Type,Status,Currency,Gross,Fee,Net,Balance\n"
        let rows = [
            "03/11/2026,10:00:00,Figma Inc,Express Checkout Payment,Completed,USD,-15.00,0.00,-15.00,-15.00",
            "03/11/2026,10:00:00,,General Currency Conversion,Completed,EUR,-13.80,0.00,-13.80,-13.80",
            "03/11/2026,10:00:00,,General Currency Conversion,Completed,USD,15.00,0.00,15.00,0.00",
            "03/11/2026,10:00:00,,Bank Deposit to PP Account,Completed,EUR,13.80,0.00,13.80,0.00",
            "25/11/2026,11:00:00,Lidl,Express Checkout Payment,Completed,EUR,-5.00,0.00,-5.00,-5.00",
        ]
        for order in [rows, rows.reversed()] {
            let content = try StatementFileTests.read(Array((head + order.joined(separator: "\n")).utf8))
            let lines = content.lines.sorted { $0.line < $1.line }
            let meant = [
                "2026-11-03 10:00 -13.8 EUR Figma Inc =-13.8",
                "2026-11-03 10:00 13.8 EUR Bank Deposit to PP Account =0",
                "2026-11-25 11:00 -5 EUR Lidl =-5",
            ]
            #expect(lines.map(StatementFileTests.shown).sorted() == meant.sorted())
            let bought = StatementLine.Bought(amount: "15", currency: .usd)
            #expect(lines.compactMap(\.bought) == [bought] && content.passedOver == 2)
        }
        // An exchange between own balances is no purchase.
        let own = rows[1...2].joined(separator: "\n")
        let content = try StatementFileTests.read(Array((head + own + "\n" + rows[4]).utf8))
        #expect(content.lines.map(\.isExchange) == [true, true, false])
    }

    @Test func `parts below different names are read each by its own, unless their signs contradict`() throws {
        let home = "Date,Description,Amount,Currency\n2026-11-03,Shop A,-10.00,EUR\n2026-11-04,Shop B,-20.00,EUR\n"
        let names = "Date,Value date,Description,Amount abroad,Currency,Amount\n"
        let abroad = names + "2026-11-05,2026-11-06,GITHUB,12.00,USD,"
        #expect(try read(home + abroad + "-11.10\n").last == "2026-11-05 -11.1 GITHUB")
        #expect(throws: ExchangeError.doubt(.sign(line: 5, text: "GITHUB"))) { try read(home + abroad + "11.10\n") }
        // The same names again begin no other part.
        let card = "Date,Description,Amount\n2026-11-03,Shop A,-10.00\n"
        #expect(try read(card + card.replacing("A", with: "B")).count == 2)
    }

    @Test func `a currency that nobody knows, among others, is not taken for the account's`() throws {
        let head = "Date,Description,Currency,Amount\n2026-11-27,Shop,EUR,-45.60\n"
        #expect(throws: ExchangeError.unknownCurrency(line: 3, code: "USDT")) {
            try read(head + "2026-11-26,Coins,USDT,-12.00\n")
        }
        let words = "交易日期,交易摘要,币种,交易金额\n2026-11-27,消费,人民币,-45.60\n2026-11-26,消费,美元,-12.00\n"
        #expect(try read(words) == ["2026-11-27 -45.6 CNY 消费", "2026-11-26 -12 USD 消费"])
    }

    @Test func `Wise's history has fees, directions and a balance for each currency`() throws {
        let head =
            "ID,Status,Direction,\"Created on\",\"Finished on\",\"Source fee amount\",\"Source fee currency\",\"Target fee amount\",\"Target fee currency\",\"Source name\",\"Source amount (after fees)\",\"Source currency\",\"Target name\",\"Target amount (after fees)\",\"Target currency\",\"Exchange rate\",Reference,Batch,\"Created by\",Category,Note\n"
        let out =
            "T-1,COMPLETED,OUT,2026-11-03 10:00:00,2026-11-04 09:30:00,1.25,GBP,,,Ann Lee,98.75,GBP,Bakery Ltd,98.75,GBP,1.0,INV 7,,Ann,Groceries,\n"
        let gone =
            "T-2,CANCELLED,OUT,2026-11-03 10:00:00,,0,GBP,,,Ann Lee,5.00,GBP,Nobody,5.00,GBP,1.0,,,Ann,,\n"
        #expect(try read(head + out + gone) == ["2026-11-04 09:30 -100 GBP Bakery Ltd #Groceries (INV 7)"])
        let into =
            "T-3,COMPLETED,IN,2026-11-05 10:00:00,2026-11-05 10:00:00,0,EUR,,,Employer,500.00,EUR,Ann Lee,500.00,EUR,1.0,,,,,\n"
        let swap =
            "B-4,COMPLETED,NEUTRAL,2026-11-06 10:00:00,2026-11-06 10:00:00,0.50,EUR,,,Ann Lee,99.50,EUR,Ann Lee,84.00,GBP,0.844,,,,,\n"
        #expect(
            try read(head + out + into + swap) == [
                "2026-11-04 09:30 -100 GBP Bakery Ltd @Wise GBP #Groceries (INV 7)",
                "2026-11-05 10:00 500 EUR Employer @Wise EUR",
                "2026-11-06 10:00 -100 EUR Ann Lee @Wise EUR >Wise GBP ⇄",
                "2026-11-06 10:00 84 GBP Ann Lee @Wise GBP >Wise EUR ⇄",
            ]
        )
    }

    @Test func `balances show which way the days go`() throws {
        // Only from 3 April to 2 May the balance follows; the other order goes backward.
        let text = "Date,Description,Amount,Balance\n03/04/2026,COFFEE,-4.50,95.50\n02/05/2026,BOOK,-5.50,90.00\n"
        #expect(try read(text) == ["2026-04-03 -4.5 COFFEE =95.5", "2026-05-02 -5.5 BOOK =90"])
    }

    @Test func `a number of the rarer sign in a column for one direction is asked about`() throws {
        let text =
            "Date,Description,Debit,Credit\n2026-11-25,RENT,50.00,\n2026-11-26,BACK,-20.00,\n2026-11-27,PAY,,100.00\n"
        #expect(throws: ExchangeError.doubt(.mixedColumn(line: 3, text: "BACK"))) { try read(text) }
        #expect(try read(text) { $0.spentIsPositive = false }[1] == "2026-11-26 20 BACK")
        #expect(try read(text) { $0.spentIsPositive = true }[1] == "2026-11-26 -20 BACK")
        let balanced =
            "Date,Description,Debit,Credit,Balance\n2026-11-25,RENT,50.00,,50.00\n2026-11-26,BACK,-20.00,,70.00\n"
        #expect(try read(balanced) == ["2026-11-25 -50 RENT =50", "2026-11-26 20 BACK =70"])
    }

    @Test func `a direction that is no known word is asked about`() throws {
        let text = "Date,Description,Amount,Direction\n2026-11-25,A,5.00,OUT\n2026-11-26,B,6.00,SIDEWAYS\n"
        #expect(throws: ExchangeError.doubt(.sign(line: 3, text: "B"))) { try read(text) }
        #expect(try read(text) { $0.spentIsPositive = true } == ["2026-11-25 -5 A", "2026-11-26 -6 B"])
    }

    @Test func `a card's columns without names in the order that is not usual are asked about`() {
        let text = "11/15/2026,PAYMENT,100.00,,-50.00\n11/13/2026,GARAGE,,150.00,-150.00\n"
        #expect(throws: ExchangeError.doubt(.columns)) { try read(text) { $0.isOfCard = true } }
    }

    @Test func `columns of zeros alone are neither an amount nor its balance`() {
        let text = "2026/11/13,BAKER,1200,0,0\n2026/11/14,TAILOR,500,0,0\n"
        #expect(throws: ExchangeError.doubt(.columns)) { try read(text) }
    }

    @Test(arguments: [
        ("2026-11-13,A,12.00\n2026-11-14,CASHBACK SHOP,40.00\n2026-11-15,B,30.00\n", "CASHBACK SHOP"),
        (
            "2026-11-12,A,-12.00\n2026-11-13,B,-3.00\n2026-11-14,PHONE AUTOPAY,-40.00\n2026-11-15,C,-30.00\n",
            "PHONE AUTOPAY"
        ),
    ])
    func `a row that is named as paid beside many of its sign on a card is asked about`(_ rows: String, _ name: String)
    {
        let line = rows.split(separator: "\n").firstIndex { $0.contains(name) }.map { $0 + 2 } ?? 0
        #expect(throws: ExchangeError.doubt(.sign(line: line, text: name))) {
            try read("Date,Description,Amount\n" + rows) { $0.isOfCard = true }
        }
    }

    @Test(arguments: [
        "Reversed", "Returned", "Blocked", "Scheduled", "Upcoming", "In progress", "Unsuccessful", "Not posted",
        "Reserviert", "Autorisiert", "In Bearbeitung", "Fehlgeschlagen", "Zurückgewiesen", "Rückgängig gemacht",
        "AUSSTEHEND", "En cours", "Rejeté", "Non comptabilisé", "Échoué", "RENVOYÉ", "In sospeso", "Rifiutata",
        "Annullata", "Stornata", "In elaborazione", "Fallido", "Anulada", "En proceso", "Revertido", "Rechazada",
        "In behandeling", "Gereserveerd", "Mislukt", "In afwachting", "Teruggedraaid", "Zablokowana", "Blokada",
        "W realizacji", "Anulowana", "COFNIĘTO", "Agendado", "Não concluída", "Estornado", "Em processamento",
        "Recusada", "Väntande", "Nekad", "Reserverat", "Återkallad", "Ej bokförd", "Reserveret", "Annulleret",
        "Avvist", "Kansellert", "Odottaa", "Hylätty", "Varaus", "Peruutettu", "Čekající", "Zamítnuto", "Zrušeno",
        "Blokace", "Függőben", "Elutasítva", "Zárolt", "Visszavonva", "În așteptare", "Respinsă", "Anulată",
        "В обработке", "Отклонена", "Отменена", "Отказ", "Ожидает", "Beklemede", "İptal", "Reddedildi", "未確定", "保留",
        "取消", "キャンセル", "失敗", "処理中", "速報", "处理中", "已取消", "支付失败", "待处理", "대기", "미매입", "승인대기",
        "처리중", "失败", "处理中", "拒絕", "ממתין", "נדחה", "รอดำเนินการ", "ล้มเหลว", "Thất bại", "Đang xử lý", "Makulerad",
        "Peruttu",
        "Gagal", "Tertunda", "Відхилено", "Čeká na zpracování", "W trakcie realizacji",
    ])
    func `a state of a movement that failed or has not come about is no money`(_ state: String) throws {
        let text = "Date,Description,Amount,Status\n2026-11-13,A,-5.00,OK\n2026-11-14,B,-6.00,\(state)\n"
        #expect(try read(text) == ["2026-11-13 -5 A"])
    }

    @Test(arguments: ["Status", "상태", "状态", "狀態", "สถานะ", "Trạng thái", "סטטוס"])
    func `a column of states is known by its name`(_ name: String) throws {
        let text = "Date,Description,Amount,\(name)\n2026-11-13,A,-5.00,OK\n2026-11-14,B,-6.00,pending\n"
        #expect(try read(text) == ["2026-11-13 -5 A"])
    }

    @Test(arguments: ["Saldo początkowe", "Počáteční zůstatek", "Ingående saldo", "Alkusaldo", "Số dư đầu kỳ", "上期結餘"])
    func `a balance with a day in the amounts' column is no movement`(_ name: String) throws {
        let text = "Date,Description,Amount\n2026-11-01,\(name),21000.00\n2026-11-14,B,-6.00\n2026-11-15,C,-7.00\n"
        #expect(try read(text) == ["2026-11-14 -6 B", "2026-11-15 -7 C"])
    }

    @Test func `years of two digits before the day are those of one statement`() throws {
        let text = "Datum,Text,Belopp\n26-11-05,A,-50.00\n26-11-07,B,-60.00\n26-11-24,C,-70.00\n"
        let meant = ["2026-11-05 -50 A", "2026-11-07 -60 B", "2026-11-24 -70 C"]
        #expect(try read(text) { $0.usualOrder = .dayFirst } == meant)
    }

    @Test(arguments: [
        "TransactionDate;Text;Currency Amount;Currency Rate;Currency;Amount\n2026-11-20;STEAM;-20,00;11,7;EUR;-234,00\n"
            + "2026-11-21;REMA;-10,00;1;NOK;-10,00\n",
        "Datum;Specifikation;Valuta;Utl. belopp;Belopp\n2026-11-20;STEAM;EUR;-20;-234,00\n2026-11-21;REMA;;;-10,00\n",
        "Datum;Beschreibung;Fremdwährungsbetrag;Währung;Betrag\n20.11.2026;STEAM;-20,00;USD;-234,00\n21.11.2026;REMA;;;-10,00\n",
        "Data;Opis;Kwota operacji;Waluta operacji;Kwota w walucie rachunku;Waluta rachunku\n"
            + "20.11.2026;STEAM;-20,00;EUR;-234,00;PLN\n21.11.2026;REMA;-10,00;PLN;-10,00;PLN\n",
    ])
    func `beside the amount of the purchase the account's is read, in its own currency`(_ text: String) throws {
        let content = try StatementFileTests.read(Array(text.utf8), StatementOptions())
        #expect(content.lines.map(\.amount) == ["-234", "-10"])
        #expect(content.lines.allSatisfy { !["EUR", "USD"].contains($0.currency?.code) })
    }

    @Test func `sizes without signs follow from the balances, and the oldest is asked about`() throws {
        let text =
            "Date,Description,Amount,Balance\n2026-11-25,A,5.00,95.00\n2026-11-26,B,6.00,101.00\n2026-11-27,C,1.00,100.00\n"
        #expect(throws: ExchangeError.doubt(.sign(line: 2, text: "A"))) { try read(text) }
        let meant = ["2026-11-25 -5 A =95", "2026-11-26 6 B =101", "2026-11-27 -1 C =100"]
        #expect(try read(text) { $0.spentIsPositive = true } == meant)
        // On one day, the same file read from below says the opposite.
        let day = "Date,Description,Amount,Balance\n2026-11-26,A,5.00,95.00\n2026-11-26,B,5.00,90.00\n"
        #expect(throws: ExchangeError.doubt(.sign(line: 2, text: "A"))) { try read(day) }
        let words =
            "Date,Description,Amount,Balance,Type\n2026-11-25,A,5.00,95.00,debit\n2026-11-26,B,6.00,101.00,credit\n"
        #expect(try read(words) == ["2026-11-25 -5 A =95", "2026-11-26 6 B =101"])
    }

    @Test func `a row whose amount stands in a column of unknown name is not lost`() {
        let text = "Date,Description,Withdrawal,Kommt,Balance\n2026-11-26,A,5.00,,95.00\n2026-11-27,B,,9.00,104.00\n"
        #expect(throws: ExchangeError.doubt(.columns)) { try read(text) }
    }

    @Test func `a row with money in a column of unknown name, and none in the amount's, is not passed over`() {
        let text = "Date,Description,Amount,Points,Alt\n2026-11-13,A,0.00,7,15.20\n2026-11-14,B,-3.00,9,0.00\n"
        #expect(throws: ExchangeError.row(line: 2, text: "2026-11-13 A 0.00 7 15.20", .moneyElsewhere)) {
            try read(text)
        }
    }

    @Test(arguments: [
        ("Date,Payee,Amount\n2026-11-13,Lidl,-10,50\n2026-11-14,Aldi,-3,20\n", 2, "2026-11-13 Lidl -10 50"),
        (
            "Date;Payee;Memo;Amount;Fee\n2026-11-13;A;;-1,00;0,00\n2026-11-14;B;C;12;-2,00;0,00\n2026-11-15;D;;-3,00;0,00\n",
            3,
            "2026-11-14 B C 12 -2,00 0,00"
        ),
    ])
    func `a separator within a text or an amount does not move the other cells`(
        _ text: String,
        _ line: Int,
        _ row: String
    ) {
        #expect(throws: ExchangeError.row(line: line, text: row, .moved)) { try read(text) }
    }

    @Test func `a day of another calendar is not one of a later century`() {
        let text = "Date,Description,Amount\n13/11/69,A,-5.00\n20/11/69,B,-6.00\n"
        #expect(throws: ExchangeError.row(line: 2, text: "13/11/69", .farDay)) {
            try read(text) { $0.latest = CalendarDay(iso: "2026-12-07") }
        }
        #expect(throws: ExchangeError.row(line: 2, text: "0226-11-13", .farDay)) {
            try read("Date,Description,Amount\n0226-11-13,A,-5.00\n2026-11-20,B,-6.00\n")
        }
    }

    @Test func `rows of which none has an amount are no statement without news`() {
        let text = "Date,Description,Amount\n2026-11-13,A,\n2026-11-14,B,\n"
        #expect(throws: ExchangeError.doubt(.columns)) { try read(text) }
    }

    @Test func `a balance is never taken for an amount`() {
        let text = "Date,Description,Saldo\n2026-11-26,A,95.00\n2026-11-27,B,90.00\n"
        #expect(throws: ExchangeError.noColumns) { try read(text) }
    }

    @Test func `a balance that never changes is not the one after each row`() throws {
        let text = "Date,Description,Amount,Balance\n2026-11-26,A,-5.00,90.00\n2026-11-27,B,-4.00,90.00\n"
        #expect(try read(text) == ["2026-11-26 -5 A", "2026-11-27 -4 B"])
    }

    @Test func `a card's rows that were cancelled, in part, or come again as a later part`() throws {
        let card = "거래일자,승인번호,가맹점명,이용금액,할부/회차,비고란\n"
        let rows = "20261103,11,이마트,\"87,400\",,\n20261104,12,무신사,\"52,000\",,전체취소\n20261105,13,하이마트,\"900,000\",3/2,\n"
        #expect(try read(card + rows) == ["2026-11-03 87400 이마트"])
        #expect(throws: ExchangeError.row(line: 2, text: "20261104 12 무신사 52,000 부분취소", .partlyCancelled)) {
            try read(card + "20261104,12,무신사,\"52,000\",,부분취소\n")
        }
        // What came back of it stands below zero, with its own amount.
        let back = "20261103,11,이마트,\"87,400\",,\n20261104,12,무신사,\"52,000\",,\n20261106,12,무신사,\"-12,000\",,부분취소\n"
        #expect(try read(card + back) == ["2026-11-03 87400 이마트", "2026-11-04 52000 무신사", "2026-11-06 -12000 무신사"])
        let part = "승인일,가맹점명,승인금액,취소금액\n20261104,무신사,\"52,000\",\"12,000\"\n20261105,이마트,\"5,000\",\"5,000\"\n"
        #expect(try read(part) == ["2026-11-04 40000 무신사"])
    }

    @Test func `names in two lines are one heading, also where the lower ones would be one of their own`() throws {
        let bill = """
            이용일자,이용카드,이용가맹점,이용금액,할부,,이번달 내실 금액,,결제 후 잔액
            ,,,,기간,회차,원금,수수료(이자),
            26.08.03,본인7719,무신사,"87,000",,,"87,000",0,0
            26.08.11,본인7719,하이마트,"900,000",3,1,"300,000",0,"600,000"
            26.06.11,본인7719,가구점,"480,000",4,3,"120,000",0,"120,000"
            합계,,,,,,"507,000",0,
            """
        let content = try StatementFileTests.read(Array(bill.utf8))
        let rows = content.lines.map { "\($0.date) \($0.amount) \($0.text)" }
        #expect(rows == ["2026-08-03 87000 무신사", "2026-08-11 900000 하이마트"])
        #expect(content.lines.map(\.months) == [nil, 3])
    }

    @Test func `rows called open and close are balances that the rows between them prove`() throws {
        let rows = """
            0,20261001,,1000.00,OPEN,,0,0
            HIST,20261003,,-120.50,PICK N PAY,5222*1234,4712,0
            HIST,20261025,,9000.00,ACME SALARY,REF 88,4712,0
            0,20261031,,9879.50,CLOSE,,0,0
            """
        let lines = try StatementFileTests.read(Array(rows.utf8)).lines.map { "\($0.date) \($0.amount) \($0.text)" }
        #expect(lines == ["2026-10-03 -120.5 PICK N PAY", "2026-10-25 9000 ACME SALARY"])
        #expect(throws: ExchangeError.doubt(.columns)) { try read(rows.replacing("9879.50", with: "9879.00")) }
    }

    @Test(arguments: ForeignStatement.all.map(\.name).filter { $0.hasPrefix("OFX") || $0.hasPrefix("CAMT.053") })
    func `a damaged year is refused in every format`(_ name: String) throws {
        let file = try #require(ForeignStatement.all.first { $0.name == name })
        let damaged = file.text.replacing("2026", with: "0226")
        #expect(throws: ExchangeError.self) { try StatementFileTests.read(Array(damaged.utf8)) }
    }

    @Test func `a dollar is spent where it is one, whatever its currency`() throws {
        #expect(try read("Date,Description,Amount\n2026-11-26,A,-1.00\n") == ["2026-11-26 -1 A"])
        #expect(try read("날짜,내용,금액\n2026-11-26,가게,-500\n2026-11-27,확인,1\n") == ["2026-11-26 -500 가게"])
    }

    @Test func `a word against the sign beside it is asked about`() throws {
        let text =
            "Date,Description,Amount,Debit/Credit\n2026-11-25,A,-5.00,Debit\n2026-11-26,B,6.00,Debit\n2026-11-27,C,7.00,Credit\n"
        #expect(throws: ExchangeError.doubt(.sign(line: 3, text: "B"))) { try read(text) }
    }

    @Test func `signs are turned by hand`() throws {
        let text = "Date,Description,Amount\n2026-11-25,A,5.00\n2026-11-26,B,-6.00\n"
        #expect(try read(text) { $0.spentIsPositive = true } == ["2026-11-25 -5 A", "2026-11-26 6 B"])
        #expect(try read(text) { $0.spentIsPositive = false } == ["2026-11-25 5 A", "2026-11-26 -6 B"])
    }

    @Test func `columns without names that may be the amount are asked about, and named by hand`() throws {
        let text = "27/11/2026,GROCER,12.50,99.00\n28/11/2026,BOOK,5.00,12.00\n"
        #expect(throws: ExchangeError.doubt(.columns)) { try read(text) }
        let named = try read(text) {
            $0.columns = [.date: 1, .text: 2, .out: 3]
        }
        #expect(named == ["2026-11-27 -12.5 GROCER", "2026-11-28 -5 BOOK"])
        let header = "Wann;Wofür;Wieviel\n27.11.2026;Bäcker;-2,50\n"
        #expect(throws: ExchangeError.noColumns) { try read("Wann;Wofür;Wieviel\n") }
        #expect(try read(header) { $0.columns = [.date: 1, .text: 2, .amount: 3] } == ["2026-11-27 -2.5 Bäcker"])
        #expect(throws: ExchangeError.doubt(.columns)) { try read(header) { $0.columns = [.date: 1] } }
    }

    @Test func `thousands and decimals are told by the balances and the currency`() throws {
        let head = "Date,Text,Amount,Balance\n"
        let thousands = head + "2026-11-27,Rent,-1.230,2.770\n2026-11-28,Bread,-70,2.700\n"
        #expect(try read(thousands) == ["2026-11-27 -1230 Rent =2770", "2026-11-28 -70 Bread =2700"])
        let decimals = head + "2026-11-27,Tea,-1.230,8.770\n2026-11-28,Bread,-3,5.770\n"
        #expect(try read(decimals) == ["2026-11-27 -1.23 Tea =8.77", "2026-11-28 -3 Bread =5.77"])
        // Cents are two: a third digit that is none of them makes thousands of all.
        let euro = "Date,Text,Amount\n2026-11-27,Rent,-1.234\n2026-11-28,Bread,-2\n2026-11-29,Pay,2.300\n"
        let meant = ["2026-11-27 -1234 Rent", "2026-11-28 -2 Bread", "2026-11-29 2300 Pay"]
        #expect(try read(euro) { $0.currency = Currency(code: "EUR") } == meant)
        #expect(throws: ExchangeError.doubt(.decimalSign(line: 2, text: "-1.234"))) { try read(euro) }
        let even = euro.replacing("1.234", with: "1.230")
        #expect(throws: ExchangeError.doubt(.decimalSign(line: 2, text: "-1.230"))) {
            try read(even) { $0.currency = Currency(code: "EUR") }
        }
        #expect(try read(even) { $0.currency = .krw }.first == "2026-11-27 -1230 Rent", "won have no decimals")
        #expect(try read(even) { $0.currency = Currency(code: "KWD") }.first == "2026-11-27 -1.23 Rent")
    }

    @Test func `an amount without a day is not lost, and sums are none`() throws {
        let bill = "이용일,가맹점,이용금액\n20261103,이마트,\"87,400\"\n,연회비,\"10,000\"\n합계,,\"97,400\"\n"
        #expect(throws: ExchangeError.noDay(line: 3, text: "연회비")) { try read(bill) }
        let sum = "이용일,가맹점,이용금액\n20261103,이마트,\"87,400\"\n,결제하실 금액,\"87,400\"\n"
        #expect(try read(sum) == ["2026-11-03 87400 이마트"], "what all rows come to")
    }

    @Test func `thousands and decimals are told by the whole column`() throws {
        let german = "Datum;Text;Betrag\n27.11.2026;Miete;-1.230\n28.11.2026;Brot;-2,50\n"
        #expect(try read(german) == ["2026-11-27 -1230 Miete", "2026-11-28 -2.5 Brot"])
        let english = "Date,Text,Amount\n2026-11-27,Rent,\"-1,230\"\n2026-11-28,Bread,-2.50\n"
        #expect(try read(english) == ["2026-11-27 -1230 Rent", "2026-11-28 -2.5 Bread"])
        // A thousand and 230, or one and 23 hundredths.
        let unclear = "Date,Text,Amount\n2026-11-27,Rent,-1.230\n"
        #expect(throws: ExchangeError.doubt(.decimalSign(line: 2, text: "-1.230"))) { try read(unclear) }
        #expect(try read(unclear) { $0.decimalSign = .comma } == ["2026-11-27 -1230 Rent"])
        #expect(try read(unclear) { $0.decimalSign = .point } == ["2026-11-27 -1.23 Rent"])
        // Numbers that tell are not asked about, whatever was said of another file.
        #expect(try read(english) { $0.decimalSign = .comma }.last == "2026-11-28 -2.5 Bread")
        #expect(throws: ExchangeError.unreadable(line: 2, text: "1,23.50")) {
            try read("Date,Text,Amount\n2026-11-27,Rent,\"1,23.50\"\n")
        }
    }

    @Test func `books of another program are told apart from statements`() throws {
        let gnucash =
            "Date,Transaction ID,Number,Description,Notes,Full Account Name,Account Name,Amount Num.\n2026-11-27,1,,Rent,,Assets:Bank,Bank,-50.00\n"
        #expect(throws: ExchangeError.otherBook) { try read(gnucash) }
        let splitwise =
            "Date,Description,Category,Cost,Currency,Anna,Bob\n\n2026-11-03,Dinner,Food,30.00,EUR,15.00,-15.00\n"
        #expect(throws: ExchangeError.sharedCosts) { try read(splitwise) }
        // A list of one's own spending has no shares.
        let own =
            "Date,Merchant,Category,Cost,Currency,Card,Note\n2026-11-03,Dinner,Food,-30.00,EUR,Visa,with Bob\n2026-11-04,Refund,Food,5.00,EUR,Visa,\n"
        let lines = try read(own) { $0.spentIsPositive = false }
        #expect(lines.map { $0.split(separator: " ")[1] } == ["-30", "5"])
    }

    @Test func `a last row that names a number alone and says less is a movement all the same`() throws {
        let rows = [
            "10/11/2026;-4,50;BAKER;shop", "11/11/2026;-12,00;TAILOR;shop", "12/11/2026;900,00;ACME;salary",
            "13/11/2026;-20,00;GARAGE;shop", "14/11/2026;-55,00;0123456789012",
        ]
        let lines = try read(rows.joined(separator: "\n") + "\n") { $0.columns = [.text: 3] }
        #expect(lines.last?.hasPrefix("2026-11-14 -55 0123456789012") == true)
    }

    @Test func `of two columns with the same name the one with the shops is the text, or it is asked`() throws {
        let rows = [
            "QR,BAKER", "Transfer,ACME", "QR,TAILOR", "QR,PHARMACY", "Bill,POWER", "QR,GROCER", "QR,BARBER",
            "QR,GARAGE",
        ]
        func statement(_ rows: [String]) -> String {
            "Date,Description,Description,Amount\n"
                + rows.enumerated().map { "2026-11-\($0 + 13),\($1),-\($0 + 1).50\n" }.joined()
        }
        #expect(try read(statement(rows)).first == "2026-11-13 -1.5 BAKER (QR)")
        #expect(throws: ExchangeError.doubt(.text(columns: [2, 3]))) { try read(statement(Array(rows.prefix(3)))) }
    }

    @Test func `an encoding is named by hand, and a wrong one is refused`() throws {
        let bytes = try #require(TextEncoding.latin2.encode("Data operacji;Opis;Kwota\n2026-11-27;Żabka Łódź;-2,50\n"))
        var options = StatementOptions()
        options.encoding = .latin2
        let content = try StatementFileTests.read(bytes, options)
        #expect(content.lines[0].text == "Żabka Łódź" && content.encoding == "Latin-2")
        options.encoding = .utf8
        #expect(throws: ExchangeError.unknownEncoding) { try StatementFileTests.read(bytes, options) }
    }

    @Test func `UTF-8 that is damaged is no other encoding`() {
        var bytes = Array("날짜,내용,금액\n2026-11-03,이마트 성수점,-5000\n".utf8)
        bytes[25] = 0xFF
        #expect(throws: ExchangeError.unknownEncoding) { try StatementFileTests.read(bytes) }
    }

    @Test(arguments: [
        ("euc-kr", TextEncoding.cp949), ("Windows-1252", .cp1252), ("ISO_8859-15", .latin9), ("shift_jis", .shiftJIS),
        ("GBK", .gb18030), ("utf8", .utf8),
    ])
    func `encodings have several names`(_ name: String, _ encoding: TextEncoding) {
        #expect(TextEncoding(named: name) == encoding)
        #expect(TextEncoding(named: "klingon") == nil)
    }

    @Test(arguments: [
        ("<OFX><STMTTRN><TRNAMT>5", ExchangeError.damaged("a movement has no end")),
        ("OFXHEADER:100\n<!DOCTYPE x><OFX></OFX>", .damaged("a document type")),
        ("<OFX><STMTTRN><DTPOSTED>2026<TRNAMT>5</STMTTRN></OFX>", .unreadable(line: 1, text: "2026")),
        ("<OFX><STMTTRN><DTPOSTED>20261127<TRNAMT>five</STMTTRN></OFX>", .unreadable(line: 1, text: "five")),
        ("!Type:Bank\nD11/27/2026\nTfive\n^\n", .unreadable(line: 2, text: "five")),
        ("!Type:Bank\nD03/04/2026\nT5\n^\n", .doubt(.dateOrder(line: 2, text: "03/04/2026"))),
        ("!Type:Invst\nD03/04/2026\nT5\n^\n", .otherBook),
        (":20:1\n:25:1\n:60F:C261101EUR1,00\n:61:2611XXD5,00N\n", .unreadable(line: 4, text: "2611XXD5,00N")),
        (":20:1\n:25:1\n:60F:X261101EUR1,00\n", .unreadable(line: 3, text: "X261101EUR1,00")),
        (
            "<Document xmlns='urn:iso:std:iso:20022:tech:xsd:camt.053.001.02'><Ntry><Amt Ccy='EUR'>5</Amt></Ntry></Document>",
            .unreadable(line: 1, text: "CdtDbtInd")
        ),
        ("<Document xmlns='camt.053'/>", .noRows),
    ])
    func `formats of banks say what is wrong`(_ text: String, _ problem: ExchangeError) {
        #expect(throws: problem) { try read(text) }
    }

    @Test func `mutants of every format are read or refused, and never crash`() {
        var state: UInt64 = 11
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for file in ForeignStatement.all {
            guard let bytes = file.encoding.encode(file.text) else { continue }
            for _ in 0..<60 {
                var changed = bytes
                for _ in 0...random(4) {
                    let place = random(changed.count)
                    switch random(3) {
                    case 0: changed[place] = UInt8(random(256))
                    case 1: changed.remove(at: place)
                    default: changed.replaceSubrange(place..<place, with: Array("0,;\"\n-".utf8).shuffled().prefix(2))
                    }
                }
                _ = try? StatementFileTests.read(changed)
                _ = try? StatementFileTests.read(Array(changed.prefix(random(changed.count) + 1)))
            }
        }
    }
}
