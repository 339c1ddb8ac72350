import Foundation
import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptLearning

/// A card's slip is not its receipt again.
@Suite struct CardSlipTests {
    private static func record(
        _ number: Int,
        items: Int,
        time: String? = "19:42",
        approval: String? = nil,
        card: String? = nil,
        amount: Int = 23400
    ) -> Record {
        Record(
            id: Fixture.id(number),
            user: .me,
            merchant: "이마트 성수점",
            date: Fixture.day("2026-11-18"),
            time: time.map(Fixture.time),
            amount: Fixture.won(amount),
            items: (0..<items).map { LineItem(name: "\($0)", amount: Fixture.won(100 + $0)) },
            images: [],
            printed: PrintedFacts(cardDigits: card, approvalNumber: approval),
            createdAt: .distantPast
        )
    }

    @Test(arguments: [
        (record(1, items: 2), record(2, items: 0, time: "19:50", card: "1234"), true),
        (record(1, items: 2, approval: "30012345"), record(2, items: 0, approval: "30012345", amount: 1), true),
        (record(1, items: 2, approval: "30012345"), record(2, items: 0, approval: "30012346"), false),
        (record(1, items: 2, card: "9999"), record(2, items: 0, card: "1234"), false),
        (record(1, items: 2), record(2, items: 0, time: "20:10", card: "1234"), false),
        (record(1, items: 2), record(2, items: 0), false),
        (record(1, items: 2, card: "1234"), record(2, items: 2, card: "1234"), false),
        (record(1, items: 0, card: "1234"), record(2, items: 0, card: "1234"), false),
    ])
    func `a slip has a card and no goods, and was paid with its receipt`(_ a: Record, _ b: Record, _ isSlip: Bool) {
        #expect((CardSlip.pair(a, b) != nil) == isSlip)
        #expect(CardSlip.pair(b, a)?.receipt.id == CardSlip.pair(a, b)?.receipt.id)
        let duplicate = DuplicateFinder([a, b]).possibleDuplicate(of: b)
        if isSlip { #expect(duplicate == nil) }
    }

    @Test func `beside a confirmed receipt the slip is still told, because nobody asks about it`() {
        var receipt = Self.record(1, items: 2)
        receipt.status = .confirmed
        let slip = Self.record(2, items: 0, card: "1234")
        #expect(DuplicateFinder([receipt, slip]).possibleDuplicate(of: slip) != nil)
    }

    @Test func `what a person keeps apart is not told as twice`() {
        let first = Self.record(1, items: 2)
        var second = Self.record(2, items: 2)
        #expect(DuplicateFinder([first, second]).possibleDuplicate(of: second) != nil)
        second.separateFrom = [first.id]
        #expect(DuplicateFinder([first, second]).possibleDuplicate(of: second) == nil)
    }
}
