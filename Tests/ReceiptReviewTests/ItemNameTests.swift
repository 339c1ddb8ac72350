import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport
import Testing

/// A name that a person puts right teaches what was read for it.
@Suite struct ItemNameTests {
    private func item(_ name: String, _ amount: Int) -> LineItem {
        LineItem(name: name, amount: Money(minorUnits: amount, currency: .krw))
    }

    private func names(_ items: [LineItem], typedOver before: [LineItem]) throws -> [String?] {
        var record = Fixture.proved.record
        record.items = before
        return try FieldChange.items(items).applied(to: record, .builtIn).items.map(\.readName)
    }

    @Test func `a name typed in place of another keeps what was read`() throws {
        let read = [item("서울우뮤", 2980), item("빵", 1500)]
        #expect(try names([item("서울우유", 2980), item("빵", 1500)], typedOver: read) == ["서울우뮤", nil])
        #expect(try names([item("우유", 2980)], typedOver: [item("서울우뮤", 2980).renamed("서울우유")]) == ["서울우뮤"])
        #expect(try names([item("서울우뮤", 2980)], typedOver: [item("서울우뮤", 2980).renamed("서울우유")]) == [nil])
    }

    @Test func `lines that were added or dropped are not taken for others`() throws {
        #expect(try names([item("빵", 1500)], typedOver: [item("서울우뮤", 2980), item("빵", 1500)]) == [nil])
    }
}
