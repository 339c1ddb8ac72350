import Foundation
import ReceiptDomain
@testable import ReceiptStorage
import Testing

/// Definitions count for the whole process, so that each test has a code of its own.
@Suite struct OwnCurrencyTests {
    let place: TemporaryLibrary
    let library: ReceiptLibrary

    init() async throws {
        place = try TemporaryLibrary()
        library = try await place.openWithMe()
    }

    private func define(_ code: String, digits: Int, in library: ReceiptLibrary? = nil) async throws {
        let change = try EntityChange(adding: OwnCurrency(code, digits: digits))
        _ = try await (library ?? self.library).apply(ChangeSet([LedgerChange(change)]), of: .me)
    }

    private func entry(_ amount: String, _ code: String, of user: UserID = .me) throws -> Record {
        var random = SystemRandomNumberGenerator()
        var record = Record(
            id: RecordID(milliseconds: 1_800_000_000_000, using: &random),
            user: user,
            status: .confirmed,
            createdAt: Date(timeIntervalSince1970: 1_800_000_000)
        )
        let currency = try #require(Currency(code: code))
        let money: Money = try #require(Money(decimal: amount, currency: currency))
        record.amount = money
        return record
    }

    @Test func `an amount is read with the decimals that the ledger says`() async throws {
        try await define("QBTA", digits: 8)
        let record = try entry("0.00000123", "qbta")
        #expect(record.amount?.minorUnits == 123)
        _ = try await library.apply(ChangeSet([LedgerChange(adding: record)]), of: .me)
        #expect(try place.ledgerLines().last?.contains("\"amount\":\"0.00000123\",") == true)
        #expect(try await place.open().records(of: .me).map(\.amount) == [record.amount])
        #expect(try await library.verify().findings.isEmpty)
    }

    @Test func `a currency is in use once any state of an entry has it, and only then`() async throws {
        let currency = OwnCurrency("QBTB", digits: 3)
        try await define("QBTB", digits: 3)
        #expect(try await !library.mentions(currency))
        let record = try entry("1.250", "QBTB")
        _ = try await library.apply(ChangeSet([LedgerChange(adding: record)]), of: .me)
        #expect(try await library.mentions(currency))
        try await UndoSteps(journal: library)(of: .me, count: 1) { _ in }
        #expect(try await library.mentions(currency), "undone, and may be redone")
        #expect(try await !library.mentions(OwnCurrency("QBT", digits: 3)), "the code is a part of another")
    }

    @Test func `another user's ledger defines what it mentions, too`() async throws {
        let mom = try #require(UserID("mom"))
        _ = try await library.addUser(mom, profile: Profile(locale: "ko-KR", currency: .krw))
        try await define("QBTC", digits: 5)
        _ = try await library.apply(ChangeSet([LedgerChange(adding: try entry("0.00001", "QBTC", of: mom))]), of: mom)
        #expect(try await library.entities(OwnCurrency.self, of: mom).map(\.entity) == [OwnCurrency("QBTC", digits: 5)])
        #expect(try await library.steps(of: mom, newest: 9).map(\.entities.count) == [0], "which is no step of hers")
        try await UndoSteps(journal: library)(of: mom, count: 1) { _ in }
        #expect(try await library.entities(OwnCurrency.self, of: mom).count == 1)
    }

    @Test func `a new user knows the currencies of the others`() async throws {
        try await define("QBTD", digits: 4)
        let kid = try #require(UserID("kid"))
        _ = try await library.addUser(kid, profile: Profile(locale: "ko-KR", currency: .krw))
        #expect(try await library.entities(OwnCurrency.self, of: kid).map(\.entity) == [OwnCurrency("QBTD", digits: 4)])
        #expect(try await library.steps(of: kid, newest: 9).isEmpty)
        #expect(try await !library.mentions(OwnCurrency("QBTD", digits: 4)))
    }

    @Test(arguments: [
        ("btc", "BTC"), ("USDT", "USDT"), ("Krw", nil), ("EUR", nil), ("XXX", nil), ("AB", nil), ("ABCDEFGHI", nil),
        ("B1C", nil), ("비트코", nil), ("", nil),
    ])
    func `a code is three to eight letters that no other money has`(_ text: String, _ code: String?) {
        #expect(OwnCurrency.code(text) == code)
    }
}
