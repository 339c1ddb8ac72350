import Foundation
import HouseholdBook
import ReceiptDomain
import Testing

@Suite struct FulfilmentFinderTests {
    private func receipt(
        _ merchant: String?,
        _ amount: Int,
        _ date: String,
        account: String? = nil,
        kind: RecordKind = .expense
    ) -> Record {
        let now = Date(timeIntervalSince1970: 1_794_998_520)
        return Record(
            id: .made(of: "999"),
            user: .me,
            kind: kind,
            merchant: merchant,
            date: day(date),
            amount: won(amount),
            account: account,
            images: [StoredImage(file: "1.jpg", sha256: "00", bytes: 9, originalName: "b.jpg")],
            createdAt: now
        )
    }

    private var rent: Recurrence {
        var rent = Recurrence.rent()
        rent.template.account = "kakao"
        return rent
    }

    @Test(
        arguments: [
            ("집주인", 650_000, "2026-03-31", nil, "2026-03-31"),
            ("집주인 김씨", 650_000, "2026-04-05", nil, "2026-03-31"),
            ("집주인", 650_000, "2026-03-26", nil, "2026-03-31"),
            ("집주인", 650_000, "2026-04-06", nil, nil),
            ("집주인", 650_001, "2026-03-31", nil, nil),
            ("세탁소", 650_000, "2026-03-31", nil, nil),
            ("세탁소", 650_000, "2026-03-31", "kakao", "2026-03-31"),
            ("세탁소", 650_000, "2026-03-31", "cash", nil),
            (nil, 650_000, "2026-03-31", nil, nil),
        ] as [(String?, Int, String, String?, String?)]
    )
    func `a receipt of the same shop or account, amount and time fulfils what is due`(
        _ merchant: String?,
        _ amount: Int,
        _ date: String,
        _ account: String?,
        _ due: String?
    ) {
        let found = FulfilmentFinder([rent], records: []).fulfilment(
            by: receipt(merchant, amount, date, account: account)
        )
        #expect(found?.occurrence.due.description == due)
    }

    @Test(arguments: [(40_000, true), (39_999, false), (60_000, true), (60_001, false)])
    func `an amount that varies may be a fifth off`(_ amount: Int, _ fits: Bool) {
        var power = rent
        power.template.amount = won(50_000)
        power.template.isAbout = true
        let found = FulfilmentFinder([power], records: []).fulfilment(by: receipt("집주인", amount, "2026-03-31"))
        #expect((found != nil) == fits)
    }

    @Test func `the entry that nobody touched is found with it, any other keeps its place`() {
        let receipt = receipt("집주인", 650_000, "2026-03-30")
        let entry = rent.entry("2026-03-31")
        let finder = FulfilmentFinder([rent], records: [entry], untouched: [entry.id])
        #expect(finder.fulfilment(by: receipt)?.generated == entry)
        #expect(finder.entriesGivingWay(near: receipt) == [entry])
        #expect(FulfilmentFinder([rent], records: [entry]).fulfilment(by: receipt) == nil)
        let discarded = rent.entry("2026-03-31", status: .discarded)
        #expect(FulfilmentFinder([rent], records: [discarded]).entriesGivingWay(near: receipt).isEmpty)
    }

    @Test func `an income is no payment, and who fulfils something fulfils nothing else`() {
        let finder = FulfilmentFinder([rent], records: [])
        #expect(finder.fulfilment(by: receipt("집주인", 650_000, "2026-03-31", kind: .income)) == nil)
        var taken = receipt("집주인", 650_000, "2026-03-31")
        taken.occurrence = rent.occurrence(due: day("2026-02-28")).key
        #expect(finder.fulfilment(by: taken) == nil)
    }

    @Test func `the nearest day is taken`() {
        let weekly = Recurrence.rent(Schedule(anchor: day("2026-03-01"), .week))
        let found = FulfilmentFinder([weekly], records: []).fulfilment(by: receipt("집주인", 650_000, "2026-03-12"))
        #expect(found?.occurrence.due == day("2026-03-15"))
    }
}
