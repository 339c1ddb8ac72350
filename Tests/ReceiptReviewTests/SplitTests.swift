import HouseholdBook
import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport
import Testing

@Suite struct ItemSplitsTests {
    private static func record(_ won: Int, _ items: [(String, Int)]) -> Record {
        var record = Fixture.proved.record
        (record.amount, record.category) = (Fixture.won(won), .food)
        record.items = items.map { LineItem(name: $0.0, amount: Fixture.won($0.1)) }
        return record
    }

    private static func category(_ item: LineItem) -> Category? {
        ["샴푸": .household, "사료": .other, "쌀": .food][item.name]
    }

    /// The amount, the things on the receipt, and what it is divided into.
    @Test(
        arguments: [
            (87_400, [("쌀", 62_400), ("샴푸", 25_000)], [62_400, 25_000]),
            // Tax, and what nobody knows, is the record's own.
            (11_000, [("쌀", 5_000), ("샴푸", 3_000), ("???", 2_000)], [8_000, 3_000]),
            (9_000, [("샴푸", 3_000), ("사료", 4_000), ("샴푸", 2_000)], [5_000, 4_000]),
            // A refund whose things are printed without a sign.
            (-5_000, [("쌀", 3_000), ("샴푸", 2_000)], [-3_000, -2_000]),
        ] as [(Int, [(String, Int)], [Int])]
    )
    func `an amount is divided by the categories of its things, to the last unit`(
        _ won: Int,
        _ items: [(String, Int)],
        _ parts: [Int]
    ) throws {
        let splits = try #require(Self.record(won, items).splitByItems(Self.category))
        #expect(splits.map(\.amount.minorUnits) == parts)
        #expect(splits.reduce(0) { $0 + $1.amount.minorUnits } == won)
    }

    @Test(
        arguments: [
            (5_000, [("쌀", 5_000)]), (5_000, [("샴푸", 5_000)]), (5_000, []), (5_000, [("샴푸", 6_000)]),
            (5_000, [("샴푸", -1_000), ("쌀", 6_000)]),
        ] as [(Int, [(String, Int)])]
    )
    func `what divides nothing, or misread prices, are no parts`(_ won: Int, _ items: [(String, Int)]) {
        #expect(Self.record(won, items).splitByItems(Self.category) == nil)
    }
}

@Suite struct SplitReviewTests {
    private func conversation(_ record: Record, isInteractive: Bool = false) -> ReviewConversation {
        var item = Fixture.proved
        item.record = record
        return Fixture.review([item], goods: { $0 == "샴푸" ? .household : nil }, isInteractive: isInteractive)
    }

    private var shopping: Record {
        var record = Fixture.proved.record
        (record.amount, record.category) = (Fixture.won(10_000), .food)
        record.items = [
            LineItem(name: "쌀", amount: Fixture.won(7_000)), LineItem(name: "샴푸", amount: Fixture.won(3_000)),
        ]
        return record
    }

    @Test func `one key divides by what was bought, and confirming writes the parts`() throws {
        var review = conversation(shopping)
        #expect(review.handle(.split) == nil)
        #expect(review.notice == .split(parts: 2))
        #expect(review.rows.contains { $0.field == .splits })
        guard case .confirm(_, let after)? = review.handle(.confirm) else {
            Issue.record("nothing to write")
            return
        }
        #expect(after.shares.map(\.category) == [.food, .household])
        #expect(after.shares.map(\.amount) == [Fixture.won(7_000), Fixture.won(3_000)])
    }

    @Test func `a person sees the parts before the amount is divided, and can go back`() {
        var review = conversation(shopping, isInteractive: true)
        let parts = [
            Split(category: nil, amount: Fixture.won(7_000)), Split(category: .household, amount: Fixture.won(3_000)),
        ]
        _ = review.handle(.split)
        #expect(review.step == .divide(parts) && review.working?.book.splits == [])
        #expect(review.working?.named(parts).map(\.category) == [.food, .household])
        _ = review.handle(.back)
        #expect(review.step == .draft && review.working?.book.splits == [])
        _ = review.handle(.split)
        _ = review.handle(.confirm)
        #expect(review.step == .draft && review.working?.book.splits == parts && review.notice == .split(parts: 2))
    }

    @Test func `once divided, or where nothing divides, the parts are asked for`() {
        var review = conversation(shopping)
        _ = review.handle(.split)
        _ = review.handle(.split)
        #expect(review.step == .enter(.splits, isNeeded: false))
        var plain = shopping
        plain.items = []
        var other = conversation(plain)
        _ = other.handle(.split)
        #expect(other.step == .enter(.splits, isNeeded: false))
    }

    @Test func `parts that do not come to the amount are refused, and fall with it`() {
        var review = conversation(shopping)
        let part = Split(category: .food, amount: Fixture.won(9_000))
        _ = review.handle(.set(.splits([part])))
        #expect(review.notice == .problem(.splitsDiffer(Fixture.won(9_000), Fixture.won(10_000))))
        _ = review.handle(.split)
        _ = review.handle(.set(.amount(Fixture.won(12_000))))
        #expect(review.working?.book.splits == [])
        _ = review.handle(.undo)
        #expect(review.working?.book.splits.count == 2)
    }
}
