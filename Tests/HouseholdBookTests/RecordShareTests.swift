import HouseholdBook
import ReceiptDomain
import Testing

import struct Foundation.Date

@Suite struct RecordShareTests {
    @Test func `a record without splits is one share`() throws {
        let record = try Self.record(87_400)
        #expect(record.shares.map(\.amount.minorUnits) == [87_400])
        #expect(record.shares.first?.category == .food)
    }

    @Test func `a split without a category or a subject has the record's`() throws {
        var record = try Self.record(87_400)
        record.subject = "house"
        let krw = try #require(record.amount?.currency)
        record.book.splits = [
            Split(category: nil, amount: Money(minorUnits: 62_400, currency: krw)),
            Split(category: .household, amount: Money(minorUnits: 25_000, currency: krw), subject: "nabi"),
        ]
        #expect(record.shares.map(\.category) == [.food, .household])
        #expect(record.shares.map(\.subject) == ["house", "nabi"])
    }

    private static func record(_ won: Int) throws -> Record {
        let currency = try #require(Currency(code: "KRW"))
        return Record(
            id: try #require(RecordID("01930000-0000-7000-8000-000000000001")),
            user: try #require(UserID("me")),
            amount: Money(minorUnits: won, currency: currency),
            category: .food,
            createdAt: Date(timeIntervalSince1970: 0)
        )
    }
}
