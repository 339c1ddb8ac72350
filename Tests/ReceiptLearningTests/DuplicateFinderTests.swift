import Foundation
import ReceiptDomain
@testable import ReceiptLearning
import Testing

/// Receipts that were taken in twice, and those that only look like it.
@Suite struct DuplicateFinderTests {
    typealias Certainty = PossibleDuplicate.Certainty

    /// The known facts of a receipt; the rest could not be read.
    struct Seen: Sendable, CustomTestStringConvertible {
        var shop: String? = "스타벅스 강남점"
        var day: String? = "2026-11-18"
        var time: String?
        var amount: Money? = Money(minorUnits: 4500, currency: .krw)
        var approval: String?
        var number: String?
        var items: [Int] = []
        var isTimeDoubtful = false

        func record(_ number: Int, status: RecordStatus = .draft) -> Record {
            Record(
                id: Confirmed.id(number),
                user: .me,
                status: status,
                merchant: shop,
                date: day.flatMap { CalendarDay(iso: $0) },
                time: time.flatMap { TimeOfDay(iso: $0) },
                amount: amount,
                items: items.map { LineItem(name: "x", amount: Money(minorUnits: $0, currency: .krw)) },
                printed: PrintedFacts(
                    merchant: shop,
                    businessNumber: self.number,
                    approvalNumber: approval,
                    doubtfulTime: isTimeDoubtful ? time.flatMap { TimeOfDay(iso: $0) } : nil
                ),
                createdAt: Date(timeIntervalSince1970: 0)
            )
        }

        var testDescription: String {
            let amount = amount?.decimal
            return [shop, day, time, amount, approval, number].map { $0 ?? "–" }.joined(separator: " ")
        }
    }

    private static func verdict(_ a: Seen, _ b: Seen) -> Certainty? {
        DuplicateFinder([a.record(1)]).possibleDuplicate(of: b.record(2))?.certainty
    }

    private static let again: [(Seen, Seen)] = [
        // All that tells receipts apart is the same.
        (Seen(time: "12:31"), Seen(time: "12:31")),
        // The shop's name was read wrongly, or not at all.
        (Seen(time: "12:31"), Seen(shop: "스타박스 강남점", time: "12:31")),
        (Seen(time: "12:31"), Seen(shop: nil, time: "12:31")),
        (Seen(time: "12:31", number: "KR 1"), Seen(shop: "STAR", time: "12:31", number: "KR 1")),
        // The amount could not be read.
        (Seen(time: "12:31"), Seen(time: "12:31", amount: nil)),
        // The currency could not.
        (
            Seen(time: "12:31", amount: Money(minorUnits: 450, currency: .usd)),
            Seen(time: "12:31", amount: Money(minorUnits: 450, currency: .unknown))
        ),
        // The approval's number says it, whatever else was read wrongly.
        (Seen(approval: "30412345"), Seen(approval: "30412345")),
        (Seen(time: "12:31", approval: "30412345"), Seen(shop: nil, time: "12:37", approval: "30412345")),
        (Seen(approval: "30412345"), Seen(day: nil, approval: "30412345")),
        (Seen(approval: "30412345"), Seen(amount: Money(minorUnits: 4560, currency: .krw), approval: "30412345")),
        // One digit of it may be read wrongly.
        (Seen(time: "12:31", approval: "30412345"), Seen(time: "12:31", approval: "30472345")),
    ]

    @Test(arguments: again)
    func `the same receipt is known again`(_ a: Seen, _ b: Seen) {
        #expect(Self.verdict(a, b) == .likely)
        #expect(Self.verdict(b, a) == .likely)
    }

    private static let perhaps: [(Seen, Seen)] = [
        // No time or number on one of them: nothing tells them apart, and nothing says that they are one.
        (Seen(), Seen()), (Seen(time: "12:31"), Seen()), (Seen(approval: "30412345"), Seen(time: "12:31")),
        (Seen(), Seen(shop: nil)),
        // The time was hardly readable.
        (Seen(time: "12:31"), Seen(time: "01:03", isTimeDoubtful: true)),
        // The name was read wrongly, but the line items are the same.
        (Seen(items: [1500, 3000]), Seen(shop: "ㅁㅁ 상회", items: [3000, 1500])),
        // A name as a person types it, and as a card company writes it.
        (Seen(shop: "스타벅스"), Seen(shop: "스타벅스강남", time: "12:31")),
        // The day was not read.
        (Seen(time: "12:31"), Seen(day: nil, time: "12:31")),
        // The same minute at the same shop, and another amount: one of them is misread.
        (Seen(time: "12:31"), Seen(time: "12:31", amount: Money(minorUnits: 45000, currency: .krw))),
        // The same minute and amount under names that are not alike: a bill and its card slip.
        (Seen(time: "12:31"), Seen(shop: "코리아페이먼츠", time: "12:31")),
    ]

    @Test(arguments: perhaps)
    func `what may be the same receipt is said to be possible`(_ a: Seen, _ b: Seen) {
        #expect(Self.verdict(a, b) == .possible)
        #expect(Self.verdict(b, a) == .possible)
    }

    private static let others: [(Seen, Seen)] = [
        // Two coffees.
        (Seen(time: "12:31"), Seen(time: "15:02")), (Seen(time: "12:31"), Seen(time: "12:37")),
        (Seen(approval: "30412345"), Seen(approval: "30419876")),
        (Seen(time: "12:31", approval: "30412345"), Seen(time: "12:31", approval: "30419876")),
        // Another day, another amount, another currency.
        (Seen(time: "12:31"), Seen(day: "2026-11-19", time: "12:31")),
        (Seen(time: "12:31"), Seen(time: "12:45", amount: Money(minorUnits: 9000, currency: .krw))),
        (Seen(), Seen(amount: Money(minorUnits: 4501, currency: .krw))),
        (Seen(), Seen(amount: Money(minorUnits: 4500, currency: .jpy))),
        // Other shops.
        (Seen(), Seen(shop: "이디야커피 역삼점")), (Seen(), Seen(shop: "스타벅스 강동점")),
        (Seen(shop: nil, number: "KR 1"), Seen(shop: nil, number: "KR 2")),
        (Seen(time: "12:31"), Seen(shop: "이디야커피 역삼점", time: "12:31", amount: nil)),
        // Too little was read of it.
        (Seen(), Seen(day: nil)), (Seen(), Seen(amount: nil)),
        (Seen(day: nil, amount: nil), Seen(day: nil, amount: nil)),
        (Seen(day: nil, amount: nil, approval: "30412345"), Seen(day: nil, amount: nil, approval: "30412345")),
        (Seen(time: "12:31"), Seen(shop: nil, day: nil, time: "12:31", amount: nil)),
    ]

    @Test(arguments: others)
    func `what differs in time, number, day, amount or shop is another receipt`(_ a: Seen, _ b: Seen) {
        #expect(Self.verdict(a, b) == nil)
        #expect(Self.verdict(b, a) == nil)
    }

    @Test func `only drafts are marked, by what came before or is confirmed, and never by what was discarded`() {
        let seen = Seen(time: "12:31")
        let (first, second) = (seen.record(1), seen.record(2))
        #expect(DuplicateFinder([first, second]).possibleDuplicate(of: first) == nil)
        #expect(DuplicateFinder([first, second]).possibleDuplicate(of: second)?.record == first)
        let confirmed = seen.record(2, status: .confirmed)
        #expect(DuplicateFinder([first, confirmed]).possibleDuplicate(of: first)?.record == confirmed)
        #expect(DuplicateFinder([first, confirmed]).possibleDuplicate(of: confirmed) == nil)
        #expect(DuplicateFinder([seen.record(1, status: .discarded)]).possibleDuplicate(of: second) == nil)
    }

    @Test func `the likeliest is named, with what is common`() {
        let finder = DuplicateFinder([Seen().record(1), Seen(time: "12:31").record(2), Seen(time: "12:31").record(3)])
        let found = finder.possibleDuplicate(of: Seen(time: "12:31").record(4))
        #expect(found?.record.id == Confirmed.id(2))
        #expect(found?.common == [.merchant, .date, .time, .amount])
    }

    @Test func `among many alike the first twenty are compared, and an approval number finds its own`() {
        let alike = (1...20).map { Seen().record($0) }
        let sharingMore = Seen(number: "KR 1").record(21)
        let approved = Seen(approval: "30412345").record(22)
        let finder = DuplicateFinder(alike + [sharingMore, approved])
        #expect(finder.possibleDuplicate(of: alike[0]) == nil)
        #expect(alike.dropFirst().allSatisfy { finder.possibleDuplicate(of: $0)?.record.id == Confirmed.id(1) })
        let again = Seen(number: "KR 1").record(23)
        #expect(
            DuplicateFinder(alike.dropLast() + [sharingMore]).possibleDuplicate(of: again)?.record.id
                == Confirmed.id(21)
        )
        #expect(finder.possibleDuplicate(of: again)?.record.id == Confirmed.id(1))
        #expect(finder.possibleDuplicate(of: Seen(approval: "30412345").record(24))?.record.id == Confirmed.id(22))
    }
}
