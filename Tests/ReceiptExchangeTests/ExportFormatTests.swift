import Foundation
import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptExchange

/// Tables, bank formats and calendars as other people's parsers read them.
@Suite(.enabled(if: ExchangeTools.arePresent, ExchangeTools.missing)) struct ExportFormatTests {
    private let november = NovemberBook()
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func python(_ code: String, _ file: String) throws -> [String] {
        let result = try ExchangeTools.python(code, file)
        #expect(result.status == 0, "\(result.messages)")
        return result.output.split(separator: "\n").map(String.init)
    }

    @Test func `ofxtools reads every account with its balance`() throws {
        let text = OFXFile(november.exported(), unknown: "none", stamp: "20261130120000").text
        let code = """
            import sys
            from ofxtools.Parser import OFXTree
            tree = OFXTree(); tree.parse(sys.argv[1])
            for s in tree.convert().statements:
                ids = {t.fitid for t in s.transactions}
                assert len(ids) == len(s.transactions)
                print(s.account.acctid, s.curdef, len(ids), sum(t.trnamt for t in s.transactions), s.ledgerbal.balamt)
                for t in s.transactions: print('name', t.name)
            """
        let lines = try python(code, try folder.write("book.ofx", text))
        #expect(lines.contains("kb-salary KRW 5 1294790 3644790"), "\(lines)")
        #expect(lines.contains("shinhan-4821 KRW 9 -562450 -1174450"))
        #expect(lines.contains("wallet KRW 3 -3500 116500"))
        #expect(lines.contains("name (주)행복동물병원; 성수") && lines.contains("name FIGMA.COM"))
    }

    @Test func `quiffen reads categories, splits and each transfer once`() throws {
        let code = """
            import sys, quiffen
            q = quiffen.Qif.parse(sys.argv[1], day_first=False)
            for name, account in q.accounts.items():
                for kind, entries in account.transactions.items():
                    for t in entries:
                        splits = ' '.join(f'{s.category.name if s.category else s.to_account}={s.amount}' for s in t.splits)
                        target = t.category.name if t.category else t.to_account
                        print(name, t.date.date(), t.amount, target, splits)
            """
        let lines = try python(code, try folder.write("book.qif", QIFFile(november.exported(), unknown: "none").text))
        #expect(lines.contains { $0.hasPrefix("shinhan-4821 2026-11-03 -87400") && $0.contains("-25000") }, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("kb-salary 2026-11-16 -612000 shinhan-4821") }, "\(lines)")
        #expect(lines.count { $0.contains("612000") && $0.contains("11-16") } == 1)
        #expect(lines.contains { $0.hasPrefix("kakao-living 2026-11-07 -101000") && $0.contains("wallet=-100000") })
    }

    @Test func `a transfer between currencies has each account's own amount`() throws {
        let openings = [("kb", Fixture.won(100_000)), ("usd", Money(minorUnits: 0, currency: .usd))]
        let accounts = openings.map { id, amount in
            Account(id: id, name: id, kind: .bank, opening: .init(date: Fixture.day("2026-11-01"), amount: amount))
        }
        var record = Record(
            id: Fixture.id(1),
            user: .me,
            kind: .transfer,
            status: .confirmed,
            date: Fixture.day("2026-11-18"),
            amount: Fixture.won(13_800),
            account: "kb",
            createdAt: Date(timeIntervalSince1970: 0)
        )
        (record.book.toAccount, record.book.fee) = ("usd", Fixture.won(1000))
        record.book.toAmount = Money(minorUnits: 1000, currency: .usd)
        let book = ExportedBook(
            accounts: AccountBook(accounts),
            all: [record],
            chosen: [record],
            scope: .days(from: nil, to: nil)
        )
        let text = QIFFile(book, unknown: "none").text
        let entries = text.split(separator: "^\n").filter { $0.contains("D11/18/2026") }
        #expect(entries.count == 2, "\(text)")
        #expect(entries[0].contains("T-14800\n") && entries[0].contains("Scurrency exchange\n$-13800\n"), "\(text)")
        #expect(entries[1].contains("T10.00\n") && entries[1].contains("Lcurrency exchange\n"), "\(text)")
        #expect(!entries[0].contains("[usd]"))
    }

    @Test func `openpyxl reads numbers as numbers, days as days, and texts as they were`() throws {
        var book = november.exported()
        book.words.isKorean = true
        let words = SpreadsheetFile.Words(
            records: "기록",
            accounts: "계좌",
            columns: [.merchant: "가맹점"],
            accountColumns: ["id", "name", "kind", "currency", "opening", "balance"]
        )
        let file = folder.path("book.xlsx")
        try SpreadsheetFile(book, words).write(to: file)
        let code = """
            import sys, openpyxl
            w = openpyxl.load_workbook(sys.argv[1])
            rows = list(w['기록'].values)
            at = {name: i for i, name in enumerate(rows[0])}
            for r in rows[1:]:
                print(r[at['date']].date(), type(r[at['amount']]).__name__, r[at['amount']], r[at['가맹점']], r[at['memo']])
            for r in list(w['계좌'].values)[1:]: print(*r)
            """
        let lines = try python(code, file)
        #expect(lines.contains("2026-11-03 int 87400 이마트 성수점 None"), "\(lines)")
        #expect(lines.contains { $0.contains("GS25 | 왕십리 =1+1, [2026-11-07]") }, "a formula stays a text")
        #expect(lines.contains("wallet 지갑 cash KRW 120000 116500"))
    }

    @Test func `CSV has lines of RFC 4180, and no text that a spreadsheet takes for a formula`() throws {
        let table = RecordTable(november.exported())
        let text = CSVFile(table, hasMark: true).text
        #expect(text.hasPrefix("\u{FEFF}date,time,kind") && text.hasSuffix("\r\n"))
        #expect(!CSVFile(table, hasMark: false).text.hasPrefix("\u{FEFF}"))
        let code = """
            import csv, sys
            for row in csv.DictReader(open(sys.argv[1], encoding='utf-8-sig', newline='')):
                print(row['date'], row['amount'], row['currency'], row['merchant'], row['memo'], row['settled'])
            """
        let lines = try python(code, try folder.write("book.csv", text))
        #expect(lines.count == november.records.count)
        #expect(lines.contains { $0.contains("4800 KRW GS25 | 왕십리 '=1+1, [2026-11-07] \"따옴표\" \\") }, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("2026-11-20 15.00 USD FIGMA.COM") && $0.hasSuffix("21150") })
    }

    @Test(arguments: [
        "=1", "+82 10", "-5", "@x", "\tx", "＝1+1", "＋82 10", "－5", "＠x", "\n=1", "\r\n=1", "\r=1", " =1", "\u{3000}＝1",
        "\u{2028}=1", "'=1",
    ])
    func `a text that begins like a formula gets an apostrophe, and loses it when it is read`(_ text: String) {
        #expect(CSVFile.harmless(text) == "'" + text)
        #expect(CSVFile.original("'" + text) == text)
    }

    @Test(arguments: ["x=1", "5-1", "", " x", "'", "'90s", "\u{3000}", "김=치"])
    func `any other text is as it is`(_ text: String) {
        #expect(CSVFile.harmless(text) == text && CSVFile.original(text) == text)
    }

    @Test func `icalendar reads reminders and what comes again from one file`() throws {
        let inspection = Reminder(
            id: "inspection",
            title: "자동차 검사, 민지네; \\ 성수",
            first: Fixture.day("2027-03-02"),
            every: Period(2, .year)
        )
        let vaccine = Reminder(
            id: "vaccine",
            title: "광견병",
            first: Fixture.day("2026-12-01"),
            every: Period(1, .year),
            afterLast: true
        )
        let events = [inspection, vaccine].compactMap { $0.calendarEvent(summary: $0.title) }
        let code = """
            import sys, icalendar
            for e in icalendar.Calendar.from_ical(open(sys.argv[1], 'rb').read()).walk('VEVENT'):
                rule = e.get('RRULE')
                print(e['UID'], e.decoded('DTSTART'), rule.to_ical().decode() if rule else '-', e['SUMMARY'])
            """
        let lines = try python(code, try folder.write("home.ics", CalendarFile(events).text(stamp: "20261130T120000Z")))
        let first = "reminder-inspection@receiptmind 2027-03-02 FREQ=YEARLY;INTERVAL=2;BYMONTHDAY=2;BYMONTH=3"
        #expect(lines.first == first + " 자동차 검사, 민지네; \\ 성수", "\(lines)")
        #expect(lines.last == "reminder-vaccine@receiptmind 2026-12-01 - 광견병")
    }
}
