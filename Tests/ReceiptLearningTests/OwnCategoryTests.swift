import ReceiptDomain
import ReceiptLearning
import ReceiptTestSupport
import Testing

@Suite struct OwnCategoryTests {
    private static let pet = ReceiptDomain.Category(code: "pet") ?? .other
    private static let interest = ReceiptDomain.Category(code: "이자") ?? .other

    @Test func `a shop's own category is learned as a built-in one is`() {
        let records = (1...6).map { Confirmed.record($0, "나비동물병원", Self.pet) }
        let best = CountingMemory(records).suggestions(for: .read("나비동물병원")).categories.first
        #expect(best?.value == Self.pet)
        #expect((best?.confidence ?? 0) > 0.9)
    }

    @Test func `a category of another kind is not given to a record`() {
        var memory = CountingMemory((1...6).map { Confirmed.record($0, "국민은행", Self.interest) })
        let entry = CategoryEntry(Self.interest, korean: "이자", english: "Interest", icon: "🏦", kind: .income)
        memory.follow(CategoryCatalog(own: [entry]))
        var draft = Confirmed.record(9, "국민은행", .food)
        (draft.status, draft.category) = (.draft, nil)
        #expect(draft.applying(memory.suggestions(for: .read("국민은행")), category: nil).category == nil)
        draft.kind = .income
        #expect(draft.applying(memory.suggestions(for: .read("국민은행")), category: nil).category == Self.interest)
    }
}
