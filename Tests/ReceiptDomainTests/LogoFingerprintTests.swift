import ReceiptDomain
import Testing

@Suite struct LogoFingerprintTests {
    private static func fingerprint(width: Int = 300, ink: (_ column: Int, _ row: Int) -> Double) -> LogoFingerprint {
        let (columns, rows) = (LogoFingerprint.columns, LogoFingerprint.rows)
        let coverage = (0..<rows).flatMap { row in (0..<columns).map { ink($0, row) } }
        return LogoFingerprint(width: width, height: 100, coverage: coverage)
    }

    private static func likeness(_ a: LogoFingerprint, _ b: LogoFingerprint) throws -> Double {
        try #require(a.shape).likeness(to: try #require(b.shape))
    }

    private static let columns = fingerprint { column, _ in column / 3 % 2 == 0 ? 1 : 0 }
    private static let rows = fingerprint { _, row in row / 2 % 2 == 0 ? 1 : 0 }

    @Test func `it is a short line of text that says the same when it is read again`() throws {
        let text = Self.columns.text
        #expect(text.hasPrefix("1:300:") && text.utf8.count == 102)
        #expect(try Self.likeness(LogoFingerprint(text: text), Self.columns) > 0.999)
    }

    @Test func `pictures that have nothing in common are not alike`() throws {
        #expect(try Self.likeness(Self.columns, Self.rows) < 0.2)
        #expect(try Self.likeness(Self.columns, Self.fingerprint { _, _ in 1 }) == 0)
    }

    @Test func `a picture that is moved by a cell is the same, and one of other proportions is not`() throws {
        let moved = Self.fingerprint { column, _ in (column + 1) / 3 % 2 == 0 ? 1 : 0 }
        #expect(try Self.likeness(Self.columns, moved) > 0.999)
        let wide = LogoFingerprint(text: Self.columns.text.replacing("1:300:", with: "1:400:"))
        #expect(try Self.likeness(Self.columns, wide) == 0)
    }

    @Test(arguments: ["", "1", "1:300:", "2:300:AAAA", "1:0:" + String(repeating: "A", count: 96), "1:300:?", "::"])
    func `what is not of this form is kept, and like nothing`(_ text: String) {
        #expect(LogoFingerprint(text: text).text == text)
        #expect(LogoFingerprint(text: text).shape == nil)
    }
}
