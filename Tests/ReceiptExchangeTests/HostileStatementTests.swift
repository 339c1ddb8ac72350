import Foundation
import ReceiptTestSupport
import HouseholdBook
import Testing

@testable import ReceiptExchange

/// Files that are broken, or made to break something.
@Suite struct HostileStatementTests {
    /// A workbook of raw parts, put into a ZIP by Python.
    private static func workbook(sheet: String, others: [String: String] = [:]) throws -> [UInt8] {
        var parts = [
            "xl/workbook.xml":
                "<workbook><sheets><sheet name='S' sheetId='1' r:id='r1' xmlns:r='x'/></sheets></workbook>",
            "xl/_rels/workbook.xml.rels":
                "<Relationships><Relationship Id='r1' Target='worksheets/sheet1.xml'/></Relationships>",
            "xl/worksheets/sheet1.xml": sheet,
        ]
        parts.merge(others) { $1 }
        let code = """
            import io, json, sys, zipfile
            b = io.BytesIO(); z = zipfile.ZipFile(b, 'w', zipfile.ZIP_DEFLATED)
            for name, text in json.load(sys.stdin).items(): z.writestr(name, text)
            z.close(); sys.stdout.buffer.write(b.getvalue())
            """
        let input = [UInt8](try JSONEncoder().encode(parts))
        return try ChildProcess.run("/usr/bin/env", ["python3", "-c", code], input: input).bytes
    }

    private static func row(_ number: Int, _ cells: [String]) -> String {
        let letters = Array("ABCDEFGH")
        let inner = cells.enumerated().map { index, cell in
            cell.hasPrefix("<") ? cell : "<c r='\(letters[index])\(number)' t='inlineStr'><is><t>\(cell)</t></is></c>"
        }
        return "<row r='\(number)'>\(inner.joined())</row>"
    }

    private static let head = row(1, ["날짜", "내용", "금액"])

    private static func sheet(_ rows: String) -> String { "<worksheet><sheetData>\(rows)</sheetData></worksheet>" }

    @Test func `cells have days, numbers and texts, whatever a formula they are from`() throws {
        let styles = "<styleSheet><cellXfs><xf numFmtId='0'/><xf numFmtId='14'/></cellXfs></styleSheet>"
        let rows =
            Self.head
            + Self.row(
                2,
                ["<c r='A2' s='1'><v>46329.8208333333</v></c>", "가게", "<c r='C2'><f>SUM(D1:D9)</f><v>-8.74E4</v></c>"]
            )
            + Self.row(
                4,
                [
                    "<c r='A4' s='1'><v>46330</v></c>", "<c r='B4' t='str'><f>A1</f><v>식당</v></c>",
                    "<c r='C4'><v>0.1</v></c>",
                ]
            )
        let file = try Self.workbook(sheet: Self.sheet(rows), others: ["xl/styles.xml": styles])
        let lines = try StatementFileTests.read(file).lines.map(StatementFileTests.shown)
        #expect(lines == ["2026-11-03 19:42 -87400 가게", "2026-11-04 0.1 식당"])
    }

    @Test func `text among a sheet's numbers is read by itself`() throws {
        func cells(_ rows: String) throws -> [UInt8] { try Self.workbook(sheet: Self.sheet(Self.head + rows)) }
        func number(_ row: Int, _ value: String) -> String { "<c r='C\(row)'><v>\(value)</v></c>" }
        let rows = Self.row(2, ["2026-11-03", "빵", number(2, "-2.5")])
        let unclear = try cells(rows + Self.row(3, ["2026-11-04", "월세", "-1.230"]))
        #expect(throws: ExchangeError.doubt(.decimalSign(line: 3, text: "-1.230"))) {
            try StatementFileTests.read(unclear)
        }
        let clear = try cells(
            rows + Self.row(3, ["2026-11-04", "월세", "-1.230"]) + Self.row(4, ["2026-11-05", "차", "-1.230,50"])
        )
        #expect(
            try StatementFileTests.read(clear).lines.map(StatementFileTests.shown) == [
                "2026-11-03 -2.5 빵", "2026-11-04 -1230 월세", "2026-11-05 -1230.5 차",
            ]
        )
    }

    @Test(arguments: [
        ("1.23456789", "1.23456789"), ("1E-08", "0.00000001"), ("0.30000000000000004", "0.3"), ("-12.5", "-12.5"),
        ("123456.12345678", "123456.12345678"), ("1234.5600000000001", "1234.56"), ("100", "100"),
    ])
    func `a sheet's numbers are what they were typed as`(_ stored: String, _ meant: String) throws {
        #expect(SheetReader.plain(stored, try #require(Double(stored))) == meant)
    }

    @Test func `a formula without its value is named by sheet and line`() throws {
        let rows = Self.head + Self.row(2, ["2026-11-03", "가게", "<c r='C2'><f>SUM(D1:D9)</f></c>"])
        let file = try Self.workbook(sheet: Self.sheet(rows))
        #expect(throws: ExchangeError.formulasWithoutValues(sheet: "S", line: 2)) { try StatementFileTests.read(file) }
    }

    @Test func `entities and document types are refused before they are expanded`() throws {
        let lol = "<!DOCTYPE w [<!ENTITY a 'lol'><!ENTITY b '&a;&a;&a;'>]>"
        let file = try Self.workbook(sheet: lol + Self.sheet(Self.head + Self.row(2, ["2026-11-03", "&b;", "5"])))
        #expect(throws: ExchangeError.self) { try StatementFileTests.read(file) }
        let outside = "<!DOCTYPE w [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>"
        let other = try Self.workbook(sheet: outside + Self.sheet(Self.head + Self.row(2, ["2026-11-03", "&x;", "5"])))
        #expect(throws: ExchangeError.self) { try StatementFileTests.read(other) }
    }

    @Test func `a workbook that is cut, at any place, is damaged and nothing else`() throws {
        let rows = Self.head + (2...60).map { Self.row($0, ["2026-11-03", "가게 \($0)", "\($0)00"]) }.joined()
        let file = try Self.workbook(sheet: Self.sheet(rows))
        #expect(try StatementFileTests.read(file).lines.count == 59)
        for length in stride(from: 1, to: file.count - 1, by: 11) {
            #expect(throws: ExchangeError.self) { try StatementFileTests.read(Array(file[..<length])) }
        }
        for index in stride(from: 0, to: file.count, by: 13) {
            var changed = file
            changed[index] ^= 0x55
            // Read or refused; a changed byte of what is compressed is told by its checksum.
            _ = try? StatementFileTests.read(changed)
        }
    }

    @Test(arguments: ["r='9999999'", "r='-5'", "r='99999999999999999999'", "r='-9223372036854775808'"])
    func `numbers of lines and columns from a file are no reason to fill the memory`(_ reference: String) throws {
        let rows = Self.head + "<row \(reference)><c r='ZZZZ9'><v>1</v></c></row>"
        let file = try Self.workbook(sheet: Self.sheet(rows))
        #expect(throws: ExchangeError.self) { try StatementFileTests.read(file) }
    }

    @Test func `a bomb of zeros is refused`() throws {
        let zeros = Self.sheet(Self.head + "<row><c><v>" + String(repeating: "0", count: 3 << 20) + "</v></c></row>")
        let file = try Self.workbook(sheet: zeros)
        #expect(file.count < 1 << 20)
        #expect(throws: ExchangeError.tooLarge) { try StatementFileTests.read(file) }
    }

    @Test(arguments: [
        ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], ExchangeError.damaged("no compound file")),
        (Array("%PDF-1.7".utf8), .unknownFormat), ([0, 1, 2, 0, 3, 4, 0], .unknownFormat), ([], .noColumns),
        (Array("<xml><a/></xml>".utf8), .unknownFormat), ([0xFF, 0xFF, 0xFE, 0x80, 0x81], .unknownEncoding),
        (Array("날짜,내용,금액\n".utf8), .noRows), (Array("hello, this is a letter\n".utf8), .noColumns),
        (Array("날짜,내용,금액\n2026-11-03,\"never closed,5\n".utf8), .damaged("a quote has no end")),
        (Array("날짜,내용,금액\n2026-99-03,가게,500\n".utf8), .unreadable(line: 2, text: "2026-99-03")),
        (Array("날짜,내용,금액\n2026-11-03,가게,오백\n".utf8), .unreadable(line: 2, text: "오백")),
    ])
    func `what is no statement says why`(_ bytes: [UInt8], _ problem: ExchangeError) {
        #expect(throws: problem) { try StatementFileTests.read(bytes) }
    }

    @Test func `a line of a megabyte is refused in no time, and so are a million cells in one`() {
        let long = "날짜,내용,금액\n2026-11-03," + String(repeating: "가", count: 1 << 20) + ",5\n"
        #expect(throws: ExchangeError.tooLarge) { try StatementFileTests.read(Array(long.utf8)) }
        let wide = "날짜,내용,금액\n" + String(repeating: ",", count: 1 << 20)
        #expect(throws: ExchangeError.tooLarge) { try StatementFileTests.read(Array(wide.utf8)) }
    }

    @Test func `random bytes after a header are read or refused, and never crash`() {
        var state: UInt64 = 7
        for _ in 0..<300 {
            var bytes = Array("날짜,내용,금액\n".utf8)
            for _ in 0..<200 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes.append(UInt8(truncatingIfNeeded: state >> 40))
            }
            _ = try? StatementFileTests.read(bytes)
            _ = try? StatementFileTests.read([0xFF, 0xFE] + bytes)
        }
    }
}
