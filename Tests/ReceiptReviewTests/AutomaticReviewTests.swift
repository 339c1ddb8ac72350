import HouseholdBook
import ReceiptDomain
import ReceiptLearning
import ReceiptTestSupport
import Testing

import struct Foundation.Date

@testable import ReceiptReview

@Suite struct AutomaticReviewTests {
    private static func obstacle(_ item: ReviewItem, _ minimum: Double = 0.8) -> AutomaticReview.Obstacle? {
        AutomaticReview(minimumConfidence: minimum).obstacle(ReviewProposal(item, memory: NoHistory()))
    }

    @Test(
        arguments: [(0.8, nil), (0.81, .unsure(.category)), (0.97, .unsure(.category)), (0.98, .unsure(.merchant))]
            as [(Double, AutomaticReview.Obstacle?)]
    )
    func `what is proved is confirmed if every field has at least this confidence`(
        _ minimum: Double,
        _ obstacle: AutomaticReview.Obstacle?
    ) {
        #expect(Self.obstacle(Fixture.proved, minimum) == obstacle)
    }

    @Test func `what is not proved, incomplete, or there twice is left to a person`() {
        #expect(Self.obstacle(Fixture.doubtful, 0.5) == .notProved)
        #expect(Self.obstacle(Fixture.incomplete) == .missing(.merchant))
        #expect(Self.obstacle(Fixture.hostile) == .missing(.category))
        var twice = Fixture.proved
        twice.possibleDuplicate = PossibleDuplicate(
            record: Fixture.doubtful.record,
            certainty: .possible,
            common: [.date, .amount]
        )
        #expect(Self.obstacle(twice) == .possibleDuplicate)
    }

    @Test func `it says why it left the rest`() {
        let items = [Fixture.proved, Fixture.doubtful, Fixture.incomplete, Fixture.doubtful]
        let proposals = items.map { ReviewProposal($0, memory: NoHistory()) }
        let (changes, left) = AutomaticReview(minimumConfidence: 0.8).changes(proposals)
        #expect(changes.map(\.before) == [Fixture.proved.record])
        #expect(changes.map(\.after.status) == [.confirmed])
        #expect(left.map(\.0) == [.notProved, .missing(.merchant)])
        #expect(left.map(\.count) == [2, 1])
    }

    @Test func `a shop and a category that history says without exception need no confidence`() {
        var memory = CountingMemory()
        func learn(_ number: Int, _ category: ReceiptDomain.Category) {
            var record = Fixture.item(number, "earlier.jpg") { $0 = Fixture.proved.draft ?? $0 }.record
            (record.status, record.category) = (.confirmed, category)
            memory.learn(record)
        }
        func obstacle() -> AutomaticReview.Obstacle? {
            var item = Fixture.item(9, "again.jpg") { $0 = Fixture.proved.draft ?? $0 }
            item.draft?.merchant?.confidence = 0.7
            item.draft?.category?.confidence = 0.3
            return AutomaticReview(minimumConfidence: 0.95).obstacle(ReviewProposal(item, memory: memory))
        }
        #expect(obstacle() == .unsure(.merchant))
        learn(1, .food)
        #expect(obstacle() == nil)
        learn(2, .household)
        #expect(obstacle() == .unsure(.category))
    }

    @Test func `the date of a known shop's receipt needs less confidence`() {
        var memory = CountingMemory()
        func obstacle(date: Double) -> AutomaticReview.Obstacle? {
            var item = Fixture.item(9, "again.jpg") { $0 = Fixture.proved.draft ?? $0 }
            item.draft?.merchant?.confidence = 0.97
            item.draft?.category?.confidence = 0.97
            item.draft?.date?.confidence = date
            return AutomaticReview(minimumConfidence: 0.95).obstacle(ReviewProposal(item, memory: memory))
        }
        #expect(obstacle(date: 0.94) == .unsure(.date))
        var known = Fixture.item(1, "earlier.jpg") { $0 = Fixture.proved.draft ?? $0 }.record
        known.status = .confirmed
        memory.learn(known)
        #expect(obstacle(date: 0.9) == nil)
        #expect(obstacle(date: 0.89) == .unsure(.date))
    }

    @Test func `a draft in a currency that was guessed is left to a person`() {
        func obstacle(confidence: Double) -> AutomaticReview.Obstacle? {
            var item = Fixture.proved
            item.draft?.currency = Field(.krw, confidence: confidence)
            return Self.obstacle(item)
        }
        #expect(obstacle(confidence: 0.3) == .unsure(.currency))
        #expect(obstacle(confidence: 0.9) == nil)
    }

    @Test(arguments: [(Currency.krw, nil), (.usd, .unsure(.currency))] as [(Currency, AutomaticReview.Obstacle?)])
    func `the currency of a known shop is that of its earlier receipts`(
        _ earlier: Currency,
        _ obstacle: AutomaticReview.Obstacle?
    ) {
        var memory = CountingMemory()
        var known = Fixture.item(1, "earlier.jpg") { $0 = Fixture.proved.draft ?? $0 }.record
        known.status = .confirmed
        known.amount = Money(minorUnits: 900, currency: earlier)
        memory.learn(known)
        var item = Fixture.item(9, "again.jpg") { $0 = Fixture.proved.draft ?? $0 }
        item.draft?.currency = Field(.krw, confidence: 0.5)
        #expect(AutomaticReview(minimumConfidence: 0.95).obstacle(ReviewProposal(item, memory: memory)) == obstacle)
    }

    @Test func `what history says counts by its confidence`() {
        var memory = SimpleMemory()
        var known = Fixture.proved.record
        known.status = .confirmed
        known.category = .household
        memory.learn(known)
        let proposal = ReviewProposal(Fixture.item(8, "a.jpg") { $0 = Fixture.proved.draft ?? $0 }, memory: memory)
        #expect(proposal.record.category == .household)
        #expect(proposal.confidence(.category) == 0.8)
        #expect(proposal.confidence(.amount) == 1)
        #expect(proposal.confidence(.freeForm(.memo)) == nil)
    }

    @Test(arguments: [
        (["kb|2026-11-05|-50000KRW|이마트|1", "kakao|2026-11-05|50000KRW|김철수|1"], false),
        (["kb|2026-11-05|-50000KRW|홍길동|1", "kakao|2026-11-05|50000KRW|홍길동|1"], true),
        (["kb|2026-11-05|-50000KRW|카카오뱅크|1", "kakao|2026-11-05|50000KRW|홍길동|1"], true),
        (["kb|2026-11-05|-50000KRW|자동이체헬스클럽|1", "kakao|2026-11-05|50000KRW|타행이체김철수|1"], false),
        (["chase|2026-11-05|-25.40USD|comcastpayment|1", "amex|2026-11-05|25.40USD|amazon|1"], false),
        (["kb|2026-11-05|-50000KRW|visa카드|1"], true),
    ])
    func `equal amounts alone make no transfer without a person`(_ keys: [String], _ isTold: Bool) {
        var record = Fixture.proved.record
        (record.kind, record.images, record.category, record.merchant) = (.transfer, [], nil, nil)
        record.bankKeys = keys
        #expect(record.isTransferTold == isTold)
    }

    @Test func `a message's own words make no transfer without a person`() {
        let id = RecordID(high: Fixture.id(1).high & ~0xFFF | MessageMark.known.rawValue, low: 1)
        let instant = Date(timeIntervalSince1970: 0)
        var record = Record(id: id, user: .me, kind: .transfer, createdAt: instant)
        (record.memo, record.bankKeys) = ("[카카오뱅크] 김철수 입금 50,000원", ["kb|2026-11-05|-50000KRW|이마트|1"])
        #expect(!record.isTransferTold)
        record.bankKeys = ["kb|2026-11-05|-50000KRW|카카오뱅크이체|1"]
        #expect(record.isTransferTold)
    }
}
