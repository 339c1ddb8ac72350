import Foundation
import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptExchange

/// Exported files, imported again.
@Suite struct RoundTripTests {
    private let november = NovemberBook()

    @Test func `our own CSV and workbook are read again`() throws {
        let book = november.exported()
        let csv = try StatementFileTests.read(Array(CSVFile(RecordTable(book), hasMark: true).text.utf8))
        let folder = try TemporaryFolder()
        let words = SpreadsheetFile.Words(
            records: "Records",
            accounts: "Accounts",
            columns: [:],
            accountColumns: ["id"]
        )
        try SpreadsheetFile(book, words).write(to: folder.path("book.xlsx"))
        let bytes = try #require(FileManager.default.contents(atPath: folder.path("book.xlsx")))
        let sheet = try StatementFileTests.read([UInt8](bytes))
        for content in [csv, sheet] {
            #expect(content.layout == .receiptmind && content.lines.count == november.records.count)
            #expect(Set(content.lines.compactMap(\.recordID)) == Set(november.records.map(\.id.rawValue)))
            let transfer = content.lines.first { $0.counterpart == "wallet" }
            #expect(transfer?.amount == "-100000" && transfer?.account == "kakao-living")
            #expect(content.lines.first { $0.text == "월급" }?.amount == "3450000")
            #expect(
                content.lines.contains { $0.memo.hasPrefix("=1+1") },
                "without the apostrophe that kept it from being a formula"
            )
        }
    }

    @Test(arguments: 1...60)
    func `records of all kinds come back from our own CSV and workbook as they were`(_ seed: Int) throws {
        let records = GeneratedRecords.records(seed)
        func exported(_ records: [Record]) -> ExportedBook {
            ExportedBook(accounts: november.accounts, all: records, chosen: records, scope: .selection)
        }
        let book = exported(records)
        let csv = CSVFile(RecordTable(book), hasMark: true).text
        let folder = try TemporaryFolder()
        let words = SpreadsheetFile.Words(records: "Records", accounts: "A", columns: [:], accountColumns: ["id"])
        try SpreadsheetFile(book, words).write(to: folder.path("book.xlsx"))
        let bytes = try #require(FileManager.default.contents(atPath: folder.path("book.xlsx")))
        for file in [Array(csv.utf8), [UInt8](bytes)] {
            let again = try #require(
                try StatementFileTests.file().ownRecords(file, of: .me, at: Date(timeIntervalSince1970: 0)) { $0 }
            ).map { $0.record }
            #expect(CSVFile(RecordTable(exported(again)), hasMark: true).text == csv)
            #expect(exported(again).records.map(Self.kept) == book.records.map(Self.kept))
        }
    }

    /// Without what a table has in another way: the time of the last change, and no text for an empty one.
    private static func kept(_ record: Record) -> Record {
        var record = record
        record.updatedAt = record.createdAt
        return record
    }

    @Test func `a table of before the last column is read, too`() throws {
        let csv = CSVFile(RecordTable(november.exported()), hasMark: false).text
        // The last cell is in quotes.
        let older = csv.split(separator: "\r\n").map { line in
            line.hasSuffix(",extra")
                ? String(line.dropLast(6)) : String(line[..<(line.range(of: ",\"{")?.lowerBound ?? line.endIndex)])
        }
        let bytes = Array(older.joined(separator: "\r\n").utf8)
        let records = try StatementFileTests.file().ownRecords(bytes, of: .me, at: Date()) { $0 }
        #expect(records?.count == november.records.count && records?.contains { !$0.record.items.isEmpty } == false)
    }

    @Test func `a row that was added by hand is read as a statement's`() throws {
        let csv = CSVFile(RecordTable(november.exported()), hasMark: false).text
        let row = "2026-11-29,,expense,confirmed,New shop,12,KRW" + String(repeating: ",", count: 26) + "\r\n"
        let file = StatementFileTests.file()
        let whole = try file.ownRecords(Array(csv.utf8), of: .me, at: Date()) { $0 }
        #expect(whole?.count == november.records.count)
        #expect(try file.ownRecords(Array((csv + row).utf8), of: .me, at: Date()) { $0 } == nil)
        #expect(try file.ownRecords(Array("날짜,내용,금액\n2026-11-03,a,5\n".utf8), of: .me, at: Date()) { $0 } == nil)
    }

    @Test(.enabled(if: ExchangeTools.arePresent, ExchangeTools.missing))
    func `what hledger prints as CSV has the movements of our journal`() throws {
        let folder = try TemporaryFolder()
        let journal = try folder.write("book.journal", HledgerJournal(november.exported()).text)
        for command in ["print", "register"] {
            let csv = try ExchangeTools.hledger(journal, "\(command) -O csv")
            #expect(csv.status == 0, "\(csv.messages)")
            let content = try StatementFileTests.read(Array(csv.output.utf8))
            #expect(content.layout == .hledger, "\(command)")
            let sums = Dictionary(grouping: content.lines, by: { $0.account ?? "" }).mapValues { lines in
                lines.reduce(0) { $0 + (Int($1.amount) ?? 0) }
            }
            // Without the opening, and without adjustments.
            #expect(sums["kb-salary"] == 3_644_790 - 2_350_000, "\(command) \(sums)")
            #expect(sums["shinhan-4821"] == -1_174_450 + 612_000)
            #expect(content.lines.first { $0.text == "한국전력" }?.category == "utilities")
        }
    }

    @Test(.enabled(if: ExchangeTools.arePresent, ExchangeTools.missing))
    func `a workbook of another program is read, with its day cells and the sheet that has the statement`() throws {
        let folder = try TemporaryFolder()
        let code = """
            import datetime, sys, openpyxl
            w = openpyxl.Workbook(); w.active.title = '뱅샐현황'; w.active.append(['이름', '홍길동'])
            s = w.create_sheet('가계부 내역')
            s.append(['날짜', '시간', '타입', '대분류', '소분류', '내용', '금액', '화폐', '결제수단', '메모'])
            s.append([datetime.date(2026, 11, 3), datetime.time(19, 42), '지출', '식비', '', '이마트', -87400, 'KRW', '카드', '00123'])
            s.append([datetime.datetime(2026, 11, 25, 9, 0), None, '수입', '급여', '', '월급', 3450000.0, 'KRW', '은행', None])
            w.save(sys.argv[1])
            """
        let path = folder.path("banksalad.xlsx")
        #expect(try ExchangeTools.python(code, path).status == 0)
        let content = try StatementFileTests.read([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
        #expect(content.layout == .banksalad)
        let lines = content.lines.map(StatementFileTests.shown)
        #expect(lines.first == "2026-11-03 19:42 -87400 KRW 이마트 @카드 #식비 (00123)")
        #expect(lines.last == "2026-11-25 09:00 3450000 KRW 월급 @은행 #급여")
    }
}
