import Foundation
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptCLI

/// JSON exports, read again.
@Suite struct ExportFormTests {
    private static func text(_ records: [Record], _ entities: ExportForm.Entities = .init()) throws -> String {
        let book = ExportedBook(accounts: AccountBook(), all: records, chosen: records, scope: .selection)
        return try ExportForm(book, entities).text
    }

    @Test(arguments: 1...40)
    func `records of all kinds come back from a JSON export as they were`(_ seed: Int) throws {
        var records = GeneratedRecords.records(seed)
        for index in records.indices where index % 3 == 0 {
            records[index].printed.merchant = "E-MART"
            records[index].printed.businessNumber = "KR 123-45-67890"
            records[index].printed.date = "2026-11-03 19:42"
            records[index].printed.doubtfulTime = TimeOfDay(hour: 9, minute: 5)
            records[index].printed.category = .food
            records[index].separateFrom = [records[0].id]
        }
        // A receipt has one currency.
        for index in records.indices {
            for item in records[index].items.indices { records[index].items[item].discount = records[index].tax }
        }
        let read = try ReadExport(Data(try Self.text(records).utf8), user: .me)
        #expect(read.faults.isEmpty)
        let book = ExportedBook(accounts: AccountBook(), all: records, chosen: records, scope: .selection)
        #expect(read.records.entries.map { $0.entry } == book.records)
    }

    @Test func `rules, rates and settings come back`() throws {
        let since = Date(timeIntervalSince1970: 1_790_000_000)
        var entities = ExportForm.Entities()
        entities.rules = [
            Rule(merchant: "이마트", effect: .category(.food), since: since),
            Rule(merchant: "E-MART", effect: .merchant("이마트"), since: since),
        ]
        entities.rates = ["2026-11-18 ECB EUR/KRW=1610 EUR/USD=1.15"]
        entities.settings = Profile(
            locale: "ko-KR",
            currency: .krw,
            languages: ["ko"],
            dateOrder: .dayFirst,
            monthStart: 25
        )
        let read = try ReadExport(Data(try Self.text([], entities).utf8), user: .me)
        #expect(read.rules == entities.rules && read.settings == entities.settings)
        #expect(RateTable(read.rates).lines == entities.rates)
    }

    @Test func `an entry that cannot be read is a fault of its own, with its field and value`() throws {
        let json = """
            {"format":"receiptmind-export","version":1,"accounts":[{"id":"kb","name":"KB","kind":"bank","currency":"KRW",
            "opening":{"date":"2026-02-31","amount":"0"}}],"measures":[5],"settings":{"languages":[],"monthStart":40},
            "records":[{"id":"x","kind":"expense","status":"confirmed","createdAt":"2026-11-18T10:42:00Z",
            "updatedAt":"2026-11-18T10:42:00Z"},{"merchant":"Cafe","date":"2026-11-03","kind":"expense"},
            {"id":"019a9677-0000-7000-8000-000000000001","kind":"feast","status":"confirmed"},
            {"id":"019a9677-0000-7000-8000-000000000002","kind":"expense","status":"confirmed","merchant":"Cafe",
            "createdAt":"2026-11-18T10:42:00Z","updatedAt":"2026-11-18T10:42:00Z","date":"2026-02-31"}]}
            """
        let read = try ReadExport(Data(json.utf8), user: .me)
        #expect(
            read.faults == [
                ExportFault(
                    .entry(section: "accounts", number: 1),
                    title: "KB",
                    .field("opening.date", value: "2026-02-31")
                ),
                ExportFault(.entry(section: "measures", number: 1), title: "", .form),
                ExportFault(.member("settings"), title: "", .field("monthStart", value: "40")),
                ExportFault(.entry(section: "records", number: 1), title: "x", .field("id", value: "x")),
                ExportFault(.entry(section: "records", number: 2), title: "Cafe 2026-11-03", .field("id", value: nil)),
                ExportFault(
                    .entry(section: "records", number: 3),
                    title: "019a9677-0000-7000-8000-000000000001",
                    .field("kind", value: "feast")
                ),
                ExportFault(
                    .entry(section: "records", number: 4),
                    title: "Cafe 2026-02-31",
                    .field("date", value: "2026-02-31")
                ),
            ]
        )
    }

    @Test func `an export of a newer program is told from a damaged one`() throws {
        let newer = Data(#"{"format":"receiptmind-export","version":2}"#.utf8)
        #expect(throws: ReadExport.Newer.self) { try ReadExport(newer, user: .me) }
        #expect(throws: DecodingError.self) { try ReadExport(newer.dropLast(), user: .me) }
    }
}
