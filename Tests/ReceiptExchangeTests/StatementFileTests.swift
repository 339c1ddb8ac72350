import Foundation
import HouseholdBook
import ReaderProtocol
import ReceiptArchives
import ReceiptDomain
import ReceiptFiles
import Testing

@testable import ReceiptExchange

/// Statements in the layouts that people download.
@Suite struct StatementFileTests {
    struct Layout: Sendable, CustomTestStringConvertible {
        var name: String
        var text: String
        var layout: StatementContent.Layout
        var sign = StatementContent.Sign.signed
        /// Day, time, amount, currency, text, account, counterpart and what else there is, as ``shown(_:)`` has them.
        var lines: [String]
        var passedOver = 0
        var testDescription: String { name }
    }

    static let layouts = [
        Layout(
            name: "뱅크샐러드",
            text: """
                날짜,시간,타입,대분류,소분류,내용,금액,화폐,결제수단,메모
                2026-11-03,19:42,지출,식비,마트,이마트 성수점,-87400,KRW,신한카드 Deep,우유
                2026-11-25,09:00,수입,급여,,월급,3450000,KRW,국민은행,
                2026-11-25,10:00,이체,내계좌이체,,카카오,-1200000,KRW,국민은행,
                """,
            layout: .banksalad,
            lines: [
                "2026-11-03 19:42 -87400 KRW 이마트 성수점 @신한카드 Deep #식비 (우유)",
                "2026-11-25 09:00 3450000 KRW 월급 @국민은행 #급여",
                "2026-11-25 10:00 -1200000 KRW 카카오 @국민은행 #내계좌이체 ⇄",
            ]
        ),
        Layout(
            name: "편한가계부",
            text: """
                기간\t자산\t분류\t소분류\t내용\tKRW\t수입/지출\t메모\t금액\t통화\t자산
                2026. 11. 03. 19:42:00\t신한카드\t식비\t\t이마트\t87400\t지출\t\t87400\tKRW\t87400
                2026. 11. 25. 10:00:00\t국민은행\t카카오뱅크\t\t생활비\t1200000\t이체출금\t\t1200000\tKRW\t0
                2026. 11. 25. 10:00:00\t카카오뱅크\t국민은행\t\t생활비\t1200000\t이체입금\t\t1200000\tKRW\t0
                """,
            layout: .moneyManager,
            lines: [
                "2026-11-03 19:42 -87400 KRW 이마트 @신한카드 #식비",
                "2026-11-25 10:00 -1200000 KRW 생활비 @국민은행 >카카오뱅크 ⇄",
                "2026-11-25 10:00 1200000 KRW 생활비 @카카오뱅크 >국민은행 ⇄",
            ]
        ),
        Layout(
            name: "토스",
            text: """
                토스뱅크 거래내역
                계좌번호,1000-0000-0000

                거래 일시,적요,거래 유형,거래 기관,계좌번호,거래 금액,거래 후 잔액,메모
                2026.11.07 08:11:30,GS25 왕십리점,체크카드결제,,,"-4,800","975,200",
                2026.11.08 12:00:00,본인인증,입금,,,1,"975,201",
                """,
            layout: .toss,
            lines: ["2026-11-07 08:11 -4800 GS25 왕십리점 =975200"],
            passedOver: 1
        ),
        Layout(
            name: "삼성카드",
            text: """
                이용일,카드번호,가맹점,이용금액,개월,회차,원금,수수료
                20261103,4821,이마트 성수점,"87,400",,,"87,400",0
                20261115,4821,하이마트,"900,000",3,1,"300,000",0
                20260915,4821,옛날 것,"600,000",6,3,"100,000",0
                합계,,,"1,587,400",,,"487,400",0
                """,
            layout: .card,
            sign: .spending,
            lines: ["2026-11-03 87400 이마트 성수점", "2026-11-15 900000 하이마트 x3"],
            passedOver: 1
        ),
        Layout(
            name: "KB카드, two lines of columns",
            text: """
                KB국민카드 이용대금 명세서
                이용일자,이용카드,구분,이용하신 곳,이용금액,할부,,이번달 결제금액
                ,,,,,개월,회차,원금
                26.11.13,신용,일시불,스타벅스 성수역점,"4,500",,,"4,500"
                26.11.15,신용,할부,하이마트,"900,000",3,1,"300,000"
                """,
            layout: .card,
            sign: .spending,
            lines: ["2026-11-13 4500 스타벅스 성수역점", "2026-11-15 900000 하이마트 x3"]
        ),
        Layout(
            name: "신한은행",
            text: """
                거래일자,거래시간,적요,출금(원),입금(원),내용,잔액(원),거래점
                2026-11-10,10:11:12,자동이체,43210,0,한국전력공사,2306790,신한
                2026-11-25,09:00:00,급여,0,3450000,주식회사 행복,5756790,신한
                """,
            layout: .bank,
            lines: [
                "2026-11-10 10:11 -43210 KRW 한국전력공사 (자동이체) =2306790",
                "2026-11-25 09:00 3450000 KRW 주식회사 행복 (급여) =5756790",
            ]
        ),
        Layout(
            name: "an American bank",
            text: """
                Date,Description,Withdrawal,Deposit,Balance
                11/03/2026,"TARGET, #1842",$43.14,,"$1,956.86"
                11/15/2026,PAYROLL,,"2,500.00","4,456.86"
                """,
            layout: .bank,
            lines: ["2026-11-03 -43.14 USD TARGET, #1842 =1956.86", "2026-11-15 2500 PAYROLL =4456.86"]
        ),
        Layout(
            name: "days before months, and commas before decimals",
            text: "Date;Description;Amount\n03/11/2026;Bäckerei;-4,50\n25/11/2026;Gehalt;2.500,00\n",
            layout: .plain,
            sign: .unclear,
            lines: ["2026-11-03 -4.5 Bäckerei", "2026-11-25 2500 Gehalt"]
        ),
        Layout(
            name: "months as words, and negative amounts in parentheses",
            text: "Transaction Date,Details,Amount (USD)\n\"Nov 3, 2026\",COFFEE,(4.50)\n3 Nov 2026,REFUND,4.50\n",
            layout: .plain,
            sign: .unclear,
            lines: ["2026-11-03 -4.5 USD COFFEE", "2026-11-03 4.5 USD REFUND"]
        ),
        Layout(
            name: "hledger register",
            text: """
                "txnidx","date","code","description","account","amount","total"
                "1","2026-11-01","","opening balances","assets:bank:kb","2350000 KRW","2350000 KRW"
                "1","2026-11-01","","opening balances","equity:opening","-2350000 KRW","0"
                "2","2026-11-10","","한국전력","expenses:utilities","43210 KRW","43210 KRW"
                "2","2026-11-10","","한국전력","assets:bank:kb","-43210 KRW","0"
                """,
            layout: .hledger,
            lines: ["2026-11-10 -43210 KRW 한국전력 @kb #utilities"]
        ),
        Layout(
            name: "beancount",
            text: """
                date,payee,narration,account,position
                2026-11-10,한국전력,,Expenses:Utilities,43210 KRW
                2026-11-10,한국전력,,Assets:Bank:Kb,-43210 KRW
                """,
            layout: .beancount,
            lines: ["2026-11-10 -43210 KRW 한국전력 @kb #utilities"]
        ),
    ]

    @Test(arguments: [
        (
            "IBAN;Munt;Datum;Bedrag;Saldo na trn;Naam tegenpartij;Oorspr bedrag;Oorspr munt;Koers\n"
                + "NL20RABO0300065264;EUR;2026-11-26;+1000,00;+1000,00;Fabriek;;;\n"
                + "NL20RABO0300065264;EUR;2026-11-27;-13,80;+986,20;Figma;-15,00;USD;1,087\n",
            [nil, "15 USD"]
        ),
        (
            "Date,Description,Orig currency,Orig amount,Payment currency,Amount,Balance\n"
                + "2026-11-26,Acme,EUR,1000.00,EUR,1000.00,1000.00\n2026-11-27,Figma,USD,15.00,EUR,-13.80,986.20\n",
            [nil, "15 USD"]
        ),
        (
            "Date,Name,Amount,Currency,Local amount,Local currency\n26/11/2026,Cafe,-3.40,GBP,-4.00,EUR\n"
                + "27/11/2026,Pub,-5.00,GBP,-5.00,GBP\n",
            ["4 EUR", nil]
        ),
    ])
    func `what a purchase cost abroad is kept beside what the account paid`(_ text: String, _ bought: [String?]) throws
    {
        let lines = try Self.read(Array(text.utf8)).lines
        #expect(lines.map { $0.bought.map { "\($0.amount) \($0.currency.code)" } } == bought)
        #expect(lines.allSatisfy { ["EUR", "GBP"].contains($0.currency?.code) })
    }

    static func shown(_ line: StatementLine) -> String {
        let parts: [String?] = [
            line.date.description, line.time?.description, line.amount, line.currency?.code, line.text,
            line.account.map { "@" + $0 }, line.counterpart.map { ">" + $0 }, line.category.map { "#" + $0 },
            line.memo.isEmpty ? nil : "(\(line.memo))", line.months.map { "x\($0)" }, line.balance.map { "=" + $0 },
            line.isTransfer ? "⇄" : nil,
        ]
        return parts.compactMap(\.self).joined(separator: " ")
    }

    static func read(
        _ bytes: [UInt8],
        _ options: StatementOptions = StatementOptions()
    ) throws(ExchangeError) -> StatementContent {
        try file(options).read(bytes)
    }

    static func file(_ options: StatementOptions = StatementOptions()) -> StatementFile {
        StatementFile(options) { bytes, isWanted throws(ExchangeError) in try members(bytes, isWanted) }
    }

    /// The members of a ZIP archive whose names are wanted.
    static func members(
        _ bytes: [UInt8],
        _ isWanted: (String) -> Bool
    ) throws(ExchangeError) -> [String: [UInt8]] {
        do {
            let sealed = try SealedFile(bytes)
            let archive = try ArchiveReader(ReceivedFile(dup(sealed.descriptor)), limits: ArchiveLimits())
            var members: [String: [UInt8]] = [:]
            while let member = try archive.next() {
                if isWanted(member.name) { members[member.name] = try archive.contents() }
            }
            return members
        } catch {
            if case ReadingError.overLimit = error { throw .tooLarge }
            throw .damaged("archive")
        }
    }

    @Test(arguments: layouts)
    func `columns are found by their names`(_ layout: Layout) throws {
        let content = try Self.read(Array(layout.text.utf8))
        #expect(content.layout == layout.layout && content.sign == layout.sign)
        #expect(content.lines.map(Self.shown) == layout.lines)
        #expect(content.passedOver == layout.passedOver)
    }

    @Test(arguments: [
        String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian, .utf16, String.Encoding(rawValue: 0x8000_0422),
    ])
    func `encodings are told by what is in the file`(_ encoding: String.Encoding) throws {
        let text = Self.layouts[5].text
        let bytes = [UInt8](try #require(text.data(using: encoding)))
        #expect(try Self.read(bytes).lines.map(Self.shown) == Self.layouts[5].lines)
        if encoding == .utf8 { #expect(try Self.read([0xEF, 0xBB, 0xBF] + bytes).lines.count == 2) }
    }

    @Test func `sheets of a workbook are taken in together, or named`() throws {
        func table(_ name: String, _ text: String) -> StatementTable {
            var table = StatementTable(name: name)
            table.rows = text.split(separator: "\n").map { $0.split(separator: ",").map(String.init) }
            return table
        }
        let bank = table(
            "Giro",
            "Date,Description,Withdrawal,Deposit\n2026-11-03,Lidl,4.50,0\n2026-11-04,Aldi,5.50,0\n2026-11-05,Pay,0,9.00"
        )
        func left(_ other: StatementTable) throws -> [StatementContent.SkippedSheet] {
            let content = try Self.file().statement(in: [bank, other])
            #expect(content.lines.map(\.text) == ["Lidl", "Aldi", "Pay"])
            return content.skippedSheets
        }
        let unclear = table("Card", "Date,Description,Amount\n2026-11-06,Shoes,30.00\n2026-11-07,Books,12.00")
        #expect(try left(unclear) == [.init(name: "Card", rows: 2)])
        let nameless = table("More", "2026-11-06,Shoes,-30.00\n2026-11-07,Books,-12.00\n2026-11-08,Tea,-3.00")
        #expect(try left(nameless) == [.init(name: "More", rows: 3)])
        let remark = table("About", "made by,the bank\n2026-11-30,1\nDate,what it is")
        #expect(try left(remark).isEmpty)
        // A card's bill has what was spent without a sign.
        let bill = table("카드", "이용일,가맹점명,이용금액\n2026-11-06,신발,30000\n2026-11-07,책,12000")
        let both = try Self.file().statement(in: [bank, bill])
        #expect(both.skippedSheets.isEmpty && both.sign == .signed)
        #expect(both.lines.suffix(2).map(\.amount) == ["-30000", "-12000"])
    }

    @Test func `tables of HTML that call themselves Excel are read`() throws {
        let html = """
            <html><head><style>td { color: red }</style></head><body><p>거래내역</p><table>
            <tr><th>거래일시</th><th>보낸분/받는분</th><th>출금액</th><th>입금액</th><th>잔액</th></tr>
            <tr><td>2026.11.10 10:11:12</td><td>A&amp;B <b>상사</b></td><td align="right">43,210</td><td>0</td><td>1,000</td></tr>
            </table></body></html>
            """
        #expect(try Self.read(Array(html.utf8)).lines.map(Self.shown) == ["2026-11-10 10:11 -43210 A&B 상사 =1000"])
    }

    @Test(arguments: [
        ("1,234", "1234"), ("1,234,567원", "1234567"), ("₩-1,234", "-1234"), ("(12.50)", "-12.5"), ("12,5", "12.5"),
        ("1.234,56", "1234.56"), ("1,234.56", "1234.56"), ("+5", "5"), ("△300", "-300"), ("0", "0"), ("-0", "0"),
        ("007", "7"),
        ("₦3,250.00", "3250"), ("₪ 74.50", "74.5"), ("\u{200E}-54.37", "-54.37"), ("-Rp1.250.000", "-1250000"),
        ("USD 15.00", "15"), ("0.50", "0.5"), (".5", "0.5"),
    ])
    func `amounts are read however they are written`(_ cell: String, _ decimal: String) {
        #expect(StatementCell.amount(cell)?.decimal == decimal)
    }

    @Test(arguments: ["", "-", "abc", "12 people", "1.2.3,4,5.6", "한글 1", "99999999999999999999999999"])
    func `what is no amount is none`(_ cell: String) { #expect(StatementCell.amount(cell) == nil) }

    @Test(arguments: [
        ("2026-11-03", "2026-11-03"), ("2026.11.3", "2026-11-03"), ("2026년 11월 3일", "2026-11-03"),
        ("20261103", "2026-11-03"),
        ("20261103194205", "2026-11-03"), ("2026-11-03T19:42:05Z", "2026-11-03"),
        ("11/03/2026", "2026-11-03"), ("03-Nov-2026", "2026-11-03"), ("2026-13-03", nil), ("합계", nil), ("1234", nil),
    ])
    func `days are read however they are written`(_ cell: String, _ day: String?) {
        #expect(StatementCell.day(cell, .monthFirst)?.day.description == day)
        #expect(StatementCell.day("26.11.03", .yearFirst)?.day.description == "2026-11-03")
    }
}
