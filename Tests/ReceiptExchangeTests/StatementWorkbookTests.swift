import Foundation
import HouseholdBook
import Testing

@testable import ReceiptExchange

/// Workbooks of other programs, made by Scripts/make-workbooks: old ones, and new ones behind a password.
@Suite struct StatementWorkbookTests {
    private static func bytes(_ name: String) throws -> [UInt8] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Workbooks")
        return [UInt8](try Data(contentsOf: folder.appending(path: name)))
    }

    private static func read(_ bytes: [UInt8], password: String? = nil) throws(ExchangeError) -> [String] {
        var options = StatementOptions()
        options.password = password
        return try StatementFileTests.read(bytes, options).lines.map(StatementFileTests.shown)
    }

    private static let rows = ["2026-11-03 -87400 이마트 성수점", "2026-11-04 -12000.5 서점", "2026-11-25 3450000 급여"]

    @Test(arguments: ["agile.xlsx", "standard.xlsx"])
    func `a workbook with a password is read with it only`(_ name: String) throws {
        let bytes = try Self.bytes(name)
        #expect(throws: ExchangeError.passwordNeeded) { try Self.read(bytes) }
        #expect(throws: ExchangeError.wrongPassword) { try Self.read(bytes, password: "19880302") }
        #expect(throws: ExchangeError.wrongPassword) { try Self.read(bytes, password: "") }
        #expect(try Self.read(bytes, password: "19880301") == Self.rows)
    }

    @Test func `a workbook that was changed behind its password is noticed`() throws {
        let bytes = try Self.bytes("agile.xlsx")
        let package = try #require(try CompoundFile(bytes).stream("EncryptedPackage"))
        let begin = Array(package.prefix(64))
        let place = try #require(bytes.indices.first { bytes[$0...].starts(with: begin) })
        for distance in [20, 100, 300] {
            var changed = bytes
            changed[place + distance] ^= 1
            #expect(throws: ExchangeError.damaged("its contents are not what was encrypted")) {
                try Self.read(changed, password: "19880301")
            }
        }
    }

    @Test func `an old workbook has days, texts and numbers`() throws {
        let lines = try Self.read(Self.bytes("old.xls"))
        #expect(
            lines == [
                "2026-11-03 -87400 이마트 성수점 =9912600", "2026-11-04 -12000.5 서점 =9900599.5",
                "2026-11-25 3450000 급여 =13350599.5",
            ]
        )
    }

    @Test func `texts of an old workbook go over from one record to the next`() throws {
        let lines = try StatementFileTests.read(Self.bytes("many.xls")).lines
        #expect(lines.count == 160)
        for (number, line) in lines.enumerated() {
            let text = "가게 \(number) " + String(repeating: String("Straße é ".prefix(number % 9)), count: number % 40)
            #expect(line.text == text.onOneLine)
            #expect(line.amount == "\(-1000 - number)")
        }
    }
}
