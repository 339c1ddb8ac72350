import Foundation
import ReceiptDomain
import Testing

@Suite struct SuggestedRecordTests {
    private let suggestions = Suggestions(
        merchant: Suggestion("스타벅스", confidence: 0.9, .likeness),
        categories: [Suggestion(.events, confidence: 0.8567, .history(merchant: "스타벅스", matching: 7, of: 8))]
    )

    private let food = Field(ReceiptDomain.Category.food, confidence: 0.9)

    @Test func `where history is at odds with itself the words on the receipt decide`() {
        func applied(_ confidence: Double, _ read: Double) -> Record {
            let reason = CategoryReason.history(merchant: "Walmart", matching: 1, of: 2)
            let suggestions = Suggestions(categories: [Suggestion(.culture, confidence: confidence, reason)])
            return record("Walmart", .food).applying(suggestions, category: Field(.food, confidence: read))
        }
        #expect(applied(0.25, 0.8).category == .food && applied(0.25, 0.8).learned.category == nil)
        #expect(applied(0.25, 0.2).category == .culture, "what was read is doubted even more")
        #expect(applied(0.7, 0.95).category == .culture, "two of three outweigh the built-in words")
        var learned = record("Walmart", .food)
        learned.category = .events
        learned.learned.category = .init(.word("책"), confidence: 0.9)
        let suggestions = Suggestions(categories: [Suggestion(.culture, confidence: 0.25, .word("책"))])
        #expect(learned.applying(suggestions, category: food).category == .food)
    }

    @Test func `what was read gives way to what was learned, and the reason is kept`() {
        let draft = record("스타박스", .food).applying(suggestions, category: food)
        #expect(draft.merchant == "스타벅스")
        #expect(draft.category == .events)
        #expect(draft.printed.merchant == "스타박스")
        #expect(draft.learned.merchant?.reason == .likeness)
        #expect(draft.learned.category?.reason == .history(merchant: "스타벅스", matching: 7, of: 8))
        #expect(draft.learned.category?.confidence == 0.857)
    }

    @Test func `what history teaches later takes the place of what it taught before`() {
        let draft = record("스타박스", .food).applying(suggestions, category: food)
        let later = Suggestions(categories: [Suggestion(.culture, confidence: 0.9, .word("책"))])
        #expect(draft.applying(later, category: food).category == .culture)
        #expect(draft.applying(Suggestions(), category: food) == draft)
    }

    @Test func `a name that was left open is filled by history, with its reason even where it was read so`() {
        for read in ["스타박스", "스타벅스"] {
            var draft = record(read, .food)
            draft.merchant = nil
            let filled = draft.applying(suggestions, category: food)
            #expect(filled.merchant == "스타벅스")
            #expect(filled.learned.merchant?.reason == .likeness)
            #expect(filled.applying(suggestions, category: food) == filled)
        }
    }

    @Test func `what a person gave is left alone`() {
        var draft = record("스타박스", .food)
        draft.merchant = "별다방"
        draft.category = .dues
        #expect(draft.applying(suggestions, category: food) == draft)
    }

    @Test(arguments: [RecordStatus.confirmed, .discarded])
    func `only drafts take suggestions`(_ status: RecordStatus) {
        var record = record("스타박스", .food)
        record.status = status
        #expect(record.applying(suggestions, category: food) == record)
    }

    @Test func `an account is learned where nobody gave one`() {
        let reason = AccountReason.card("1234", matching: 2, of: 2)
        let suggestions = Suggestions(account: Suggestion("신한카드", confidence: 0.875, reason))
        let draft = record("이마트", .food).applying(suggestions, category: food)
        #expect(draft.account == "신한카드" && draft.learned.account?.reason == reason)
        var given = record("이마트", .food)
        given.account = "현금"
        #expect(given.applying(suggestions, category: food).account == "현금")
    }

    @Test func `a category of another kind is not taken`() {
        var draft = record("스타박스", nil)
        draft.kind = .income
        #expect(draft.applying(suggestions, category: nil).category == nil)
    }

    @Test func `what is confirmed says it better than the profile`() throws {
        let today = try #require(CalendarDay(iso: "2026-11-20"))
        let profile = Profile(locale: "ko-KR", currency: .krw, dateOrder: .yearFirst)
        let habits = Habits(currency: .gbp, dateOrder: .dayFirst)
        let learned = ReadingContext(today: today, fileDate: nil, profile: profile, habits: habits)
        #expect(learned.homeCurrency == .gbp && learned.dateOrder == .dayFirst)
        let unlearned = ReadingContext(today: today, fileDate: nil, profile: profile, habits: Habits())
        #expect(unlearned.homeCurrency == .krw && unlearned.dateOrder == .yearFirst)
    }

    private func record(_ merchant: String, _ category: ReceiptDomain.Category?) -> Record {
        let id = RecordID("019aa0b0-0000-7000-8000-000000000001")
        guard let id else { preconditionFailure("the fixture is malformed") }
        return Record(
            id: id,
            user: .me,
            merchant: merchant,
            category: category,
            printed: PrintedFacts(merchant: merchant),
            createdAt: Date(timeIntervalSince1970: 0)
        )
    }
}
