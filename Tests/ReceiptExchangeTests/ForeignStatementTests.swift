import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptExchange

/// Statements as other programs write them.
@Suite struct ForeignStatementTests {
    @Test(arguments: ForeignStatement.all)
    func `rows, signs, days and texts are read, or asked about`(_ file: ForeignStatement) throws {
        var options = StatementOptions()
        options.usualOrder = file.usual
        options.isOfCard = file.isOfCard
        options.latest = CalendarDay(iso: "2026-12-07")
        let bytes = try #require(file.encoding.encode(file.text))
        let content = try StatementFileTests.read(bytes, options)
        #expect(content.lines.map(StatementFileTests.shown) == file.lines)
        #expect(content.passedOver == file.passedOver)
        #expect((content.sign == .unclear) == file.isUnclear)
        let balances = content.balances.map { balance in
            "\(balance.opening ?? "?") … \(balance.closing) \(balance.currency?.code ?? "") \(balance.day) \(balance.lines)"
        }
        #expect(balances == file.balances)
        #expect(content.encoding == (file.encoding == .utf8 ? nil : file.encoding.rawValue))
    }
}

extension ForeignStatementTests {
    @Test(arguments: 1...4)
    func `statements in forms drawn by chance are right, or asked about`(_ seed: Int) {
        var random = SeededGenerator(seed)
        var read = 0
        for number in 0..<500 {
            let statement = GeneratedStatement(using: &random)
            let usual: [ReadingContext.DateOrder?] = [nil, .dayFirst, .monthFirst, .yearFirst]
            let (fault, isRead) = statement.outcome(usual: usual[number % 4])
            #expect(fault == nil, Comment(rawValue: statement.text))
            if isRead { read += 1 }
        }
        // The others have days or signs that nothing in them tells.
        #expect(read >= 370)
    }
}
