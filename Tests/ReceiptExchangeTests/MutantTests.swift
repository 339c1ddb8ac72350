import Foundation
import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptExchange

/// Files of every format that is read, damaged at random: they are read whole or refused, and never crash.
///
/// `RECEIPTMIND_MUTANTS` is the number of mutants of each; a few by default.
@Suite struct MutantTests {
    private static let count = ProcessInfo.processInfo.environment["RECEIPTMIND_MUTANTS"].flatMap { Int($0) } ?? 150
    private static let instant = Date(timeIntervalSince1970: 1_790_000_000)

    /// Pieces of files, which a single changed byte seldom makes.
    private static let pieces = [
        "\"", ",", ";", "\t", "\n", "\r\n", "\0", "<", ">", "</", "<![CDATA[", "&amp;", "&#0;", "{", "}", "[", "-", "+",
        "(", "'",
        "0", "99999999999999999999999999", "-9223372036854775808", "1e308", ".", ",,,,,,,,", "2026-02-30", "31/12/0000",
        "é", "가",
        "\u{FEFF}", "\u{202E}", ":61:", "^", "@@", "=", "EUR", "N/A",
    ]

    private static func mutant(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0...Int.random(in: 0..<4, using: &random) {
            guard !bytes.isEmpty else { return bytes }
            let place = Int.random(in: 0..<bytes.count, using: &random)
            let end = min(bytes.count, place + Int.random(in: 1..<60, using: &random))
            switch Int.random(in: 0..<8, using: &random) {
            case 0: bytes[place] ^= UInt8(1) << UInt8.random(in: 0..<8, using: &random)
            case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 2: bytes.removeSubrange(place..<end)
            case 3: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
            case 4, 5: bytes.insert(contentsOf: Array((pieces.randomElement(using: &random) ?? "").utf8), at: place)
            case 6:
                var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
                lines.swapAt(
                    Int.random(in: 0..<lines.count, using: &random),
                    Int.random(in: 0..<lines.count, using: &random)
                )
                bytes = Array(lines.joined(separator: [10]))
            default: bytes.removeSubrange(place...)
            }
        }
        return bytes
    }

    /// Gives mutants to the work, the first ones with the same seed each time.
    private static func tryAll(_ bytes: [UInt8], of count: Int = count, _ work: ([UInt8]) -> Void) {
        var random = SeededGenerator(bytes.count)
        for _ in 0..<count { work(mutant(bytes, &random)) }
    }

    /// Every file is read the same again, with days and amounts that can be.
    private static func check(_ read: () throws(ExchangeError) -> StatementContent) {
        guard let content = try? read() else { return }
        // More decimals than any currency has are refused with their row, once its currency is known.
        let odd = content.lines.filter { line in
            ExactAmount(line.amount) == nil && Money(decimal: line.amount, currency: .usd) != nil
                || !(1900...2200).contains(line.date.year)
        }
        #expect(odd.isEmpty, "\(odd.map { "\($0.date) \($0.amount)" })")
        let again = try? read()
        #expect(again?.lines.map(StatementFileTests.shown) == content.lines.map(StatementFileTests.shown))
        #expect(again?.passedOver == content.passedOver)
    }

    private static let statements: [(name: String, bytes: [UInt8])] = {
        var files = ForeignStatement.all.filter { file in
            ["OFX", "QIF", "MT9", "CAMT"].contains(where: file.name.hasPrefix)
        }.map { (name: $0.name, bytes: Array($0.text.utf8)) }
        let table = ForeignStatement.english[1].text
        files.append((name: "CSV", bytes: Array(table.utf8)))
        files.append((name: "TSV", bytes: Array(table.replacing(",", with: "\t").utf8)))
        files += StatementFileTests.layouts.prefix(3).map { (name: $0.name, bytes: Array($0.text.utf8)) }
        let rows = table.split(separator: "\n").map { row in
            "<tr>" + row.split(separator: ",", omittingEmptySubsequences: false).map { "<td>\($0)</td>" }.joined()
                + "</tr>"
        }
        files.append((name: "HTML", bytes: Array("<html><table>\(rows.joined(separator: "\n"))</table></html>".utf8)))
        return files
    }()

    @Test(arguments: statements.map(\.name))
    func `mutants of statements`(_ name: String) throws {
        let file = try #require(Self.statements.first { $0.name == name })
        let content = try StatementFileTests.read(file.bytes)
        #expect(!content.lines.isEmpty)
        Self.tryAll(file.bytes) { bytes in Self.check { () throws(ExchangeError) in try StatementFileTests.read(bytes) }
        }
    }

    /// A broken row of a table takes no other row with it: all others are there, or nothing is.
    @Test(arguments: ["CSV", "TSV"])
    func `rows beside a damaged one stay`(_ name: String) throws {
        let rows = (10..<60).map { "2026-11-\($0 % 19 + 10),Shop \($0),\($0).50" }
        let sign = name == "CSV" ? "," : "\t"
        var random = SeededGenerator(11)
        func key(_ line: StatementLine) -> String { "\(line.date) \(line.text) \(line.amount.filter { $0 != "-" })" }
        let header = "Date,Description,Amount\n"
        let table = (header + rows.joined(separator: "\n")).replacing(",", with: sign)
        let whole = try StatementFileTests.read(Array(table.utf8)).lines.map(key)
        #expect(whole.count == rows.count)
        for _ in 0..<Self.count {
            var lines = rows.map { Array($0.replacing(",", with: sign).utf8) }
            let damaged = Int.random(in: 0..<lines.count, using: &random)
            lines[damaged] = Self.mutant(lines[damaged], &random)
            let bytes = Array(Array(header.replacing(",", with: sign).utf8) + lines.joined(separator: [10]))
            guard let content = try? StatementFileTests.read(bytes) else { continue }
            var expected = whole
            expected.remove(at: damaged)
            let missing = Set(expected).subtracting(content.lines.map(key))
            #expect(missing.isEmpty, Comment(rawValue: String(decoding: lines[damaged], as: UTF8.self)))
        }
    }

    // MARK: Workbooks

    private static func workbook(_ name: String) throws -> [UInt8] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Workbooks")
        return [UInt8](try Data(contentsOf: folder.appending(path: name)))
    }

    /// A workbook behind a password costs 100,000 hashes a try, which damage before it does not need.
    @Test(arguments: ["agile.xlsx", "standard.xlsx", "old.xls", "many.xls"])
    func `mutants of workbooks`(_ name: String) throws {
        let bytes = try Self.workbook(name)
        var number = 0
        Self.tryAll(bytes, of: name == "many.xls" ? Self.count / 4 : Self.count) { bytes in
            var options = StatementOptions()
            number += 1
            options.password = number % 100 == 0 ? "19880301" : nil
            _ = try? StatementFileTests.read(bytes, options)
        }
    }

    private static func exported() throws -> (book: ExportedBook, workbook: [UInt8]) {
        let records = GeneratedRecords.records(3)
        let book = ExportedBook(accounts: NovemberBook().accounts, all: records, chosen: records, scope: .selection)
        let folder = try TemporaryFolder()
        let words = SpreadsheetFile.Words(records: "Records", accounts: "A", columns: [:], accountColumns: ["id"])
        try SpreadsheetFile(book, words).write(to: folder.path("book.xlsx"))
        return (book, [UInt8](try Data(contentsOf: folder.url("book.xlsx"))))
    }

    /// The parts of a workbook are damaged behind the archive, whose checksums would refuse it; and the archive itself.
    @Test func `mutants of our own workbook`() throws {
        let file = try Self.exported().workbook
        let parts = try StatementFileTests.members(file, SpreadsheetTables.isNeeded)
        let names = parts.keys.sorted()
        #expect(names.contains { $0.contains("sheet1") })
        var random = SeededGenerator(5)
        for number in 0..<Self.count {
            var damaged = parts
            let name = names[number % names.count]
            damaged[name] = Self.mutant(parts[name] ?? [], &random)
            let reader = StatementFile { [damaged] _, _ throws(ExchangeError) in damaged }
            _ = try? reader.read(file)
            _ = try? reader.ownRecords(file, of: .me, at: Self.instant) { $0 }
        }
        Self.tryAll(file, of: Self.count / 4) { _ = try? StatementFileTests.read($0) }
    }

    // MARK: Books

    /// A record that is read from a damaged table is one that can be written and read again.
    @Test func `mutants of our own CSV`() throws {
        let csv = CSVFile(RecordTable(try Self.exported().book), hasMark: true).text
        let reader = StatementFileTests.file()
        let whole = try #require(try reader.ownRecords(Array(csv.utf8), of: .me, at: Self.instant) { $0 })
        Self.tryAll(Array(csv.utf8)) { bytes in
            _ = try? StatementFileTests.read(bytes)
            guard let records = try? reader.ownRecords(bytes, of: .me, at: Self.instant, subject: { $0 }) else {
                return
            }
            #expect(records.count <= whole.count * 2)
        }
    }

    @Test(arguments: ["hledger", "beancount"])
    func `mutants of journals`(_ name: String) throws {
        let book = NovemberBook().exported()
        let text = name == "hledger" ? HledgerJournal(book).text : BeancountFile(book).text
        func read(_ bytes: [UInt8]) throws(JournalProblem) -> JournalBook {
            let catalog = CategoryCatalog.builtIn
            return try JournalBook(
                bytes,
                of: .me,
                home: .krw,
                present: AccountBook(),
                catalog: catalog,
                at: Self.instant,
                subject: { $0 }
            )
        }
        #expect(try !read(Array(text.utf8)).records.isEmpty)
        Self.tryAll(Array(text.utf8)) { bytes in
            guard let found = try? read(bytes) else { return }
            // What is read balances: each record's postings come to nothing.
            let accounts = AccountBook(found.accounts)
            #expect(
                found.records.allSatisfy {
                    $0.postings(accounts).map(\.weight).summed.allSatisfy { $0.minorUnits == 0 }
                }
            )
        }
    }

    @Test func `mutants of exchange rates`() {
        let files = [
            "Date,USD,JPY,CYP,\n2026-11-25,1.0512,162.31,N/A,\n2026-11-24,1.0499,162.01,N/A,\n",
            "[{\"result\":1,\"cur_unit\":\"JPY(100)\",\"deal_bas_r\":\"930.12\"},{\"cur_unit\":\"USD\",\"deal_bas_r\":\"1,401.2\"}]",
            "day,from,to,rate\n2026-11-20,EUR,USD,1.15\n",
        ]
        let day = CalendarDay(year: 2026, month: 11, day: 25)
        for file in files {
            Self.tryAll(Array(file.utf8)) { bytes in
                let reader = StatementFile { _, _ throws(ExchangeError) in throw .unknownFormat }
                guard let days = try? reader.rates(bytes, name: "own", day: day) else { return }
                #expect(days.allSatisfy { day in day.rates.allSatisfy { !$0.decimal.hasPrefix("-") } })
            }
        }
    }
}
