import ReceiptDomain
import Testing

@Suite struct CategoryTests {
    @Test func `a kind offers only its own categories`() {
        #expect(Category.offered(for: .expense).count == 18)
        #expect(
            Category.offered(for: .income).map(\.code) == ["salary", "incentive", "allowance", "bonus", "investment"]
        )
        #expect(Category.offered(for: .transfer).isEmpty)
    }

    @Test func `every category has names and an icon of its own`() {
        #expect(Set(Category.allCases.map(\.koreanName)).count == Category.allCases.count)
        #expect(Set(Category.allCases.map(\.englishName)).count == Category.allCases.count)
        #expect(Set(Category.allCases.map(\.icon)).count == Category.allCases.count)
    }

    @Test func `codes lead back to their category`() {
        for category in Category.allCases { #expect(Category(code: category.code) == category) }
        #expect(Category(code: "Food") == nil)
    }
}
