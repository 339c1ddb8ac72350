import ReceiptDomain
import Testing

@Suite struct CategoryTests {
    private static let pet = CategoryEntry(
        Category(code: "pet") ?? .other,
        korean: "반려동물",
        english: "Pets",
        icon: "🐾"
    )
    private static let interest = CategoryEntry(
        Category(code: "이자") ?? .other,
        korean: "이자",
        english: "Interest",
        icon: "🏦",
        kind: .income
    )

    @Test func `a kind offers only its own categories`() {
        let catalog = CategoryCatalog.builtIn
        #expect(catalog.offered(for: .expense).count == 19)
        #expect(
            catalog.offered(for: .income).map(\.code) == ["salary", "incentive", "allowance", "bonus", "investment"]
        )
        #expect(catalog.offered(for: .transfer).isEmpty)
    }

    @Test func `every built-in category has names and an icon of its own`() {
        let entries = CategoryCatalog.builtIn.entries
        #expect(entries.map(\.category) == Category.builtIn)
        #expect(Set(entries.map(\.korean)).count == entries.count)
        #expect(Set(entries.map(\.english)).count == entries.count)
        #expect(Set(entries.map(\.icon)).count == entries.count)
    }

    @Test(arguments: ["food", "pet-care", "주거", "café", "a1_b"])
    func `a well-formed code is a category, whoever knows it`(_ code: String) {
        #expect(Category(code: code)?.code == code)
    }

    @Test(arguments: ["", "Food", "1st", "-", "pet care", "a/b", "a:b", String(repeating: "a", count: 41)])
    func `other texts are no codes`(_ text: String) { #expect(Category(code: text) == nil) }

    private static let names = [
        ("Pet care", "pet-care"), (" 여행 경비 ", "여행-경비"), ("R&D", "r-d"), ("Café", "café"), ("2027 여행", "여행-2027"),
        ("12월 자동차세", "월-자동차세-12"), ("6월 자동차세", "월-자동차세-6"), ("2호차", "호차-2"),
        (String(repeating: "가", count: 60), String(repeating: "가", count: 40)),
        ("1 " + String(repeating: "가", count: 60), String(repeating: "가", count: 38) + "-1"),
    ]

    @Test(arguments: names)
    func `a name suggests a code`(_ name: String, _ code: String) { #expect(Category(naming: name)?.code == code) }

    @Test(arguments: ["", "!", "12", "2026-11-20", String(repeating: "1", count: 60) + "a"])
    func `a name without letters suggests none`(_ name: String) { #expect(Category(naming: name) == nil) }

    @Test func `own categories come behind the built-in ones and have a kind`() {
        let catalog = CategoryCatalog(own: [Self.pet, Self.interest])
        #expect(catalog.offered(for: .expense).last == Self.pet.category)
        #expect(catalog.offered(for: .expense).prefix(19) == CategoryCatalog.builtIn.offered(for: .expense)[...])
        #expect(catalog.offered(for: .income).last == Self.interest.category)
        #expect(catalog.fits(Self.interest.category, .income))
        #expect(!catalog.fits(Self.interest.category, .expense))
        #expect(catalog.koreanName(of: Self.pet.category) == "반려동물")
    }

    @Test func `a built-in category can be called otherwise and hidden, but keeps its kind`() {
        var food = CategoryEntry(.food, korean: "먹거리", english: "Eating", icon: "🍜", kind: .income)
        #expect(CategoryCatalog(own: [food])[.food]?.kind == .expense)
        #expect(CategoryCatalog(own: [food]).koreanName(of: .food) == "먹거리")
        food.isHidden = true
        #expect(!CategoryCatalog(own: [food]).offered(for: .expense).contains(.food))
        #expect(CategoryCatalog(own: [food]).icon(of: .food) == "🍜")
    }

    @Test func `a code that nobody knows is shown as it is and fits any kind`() throws {
        let unknown = try #require(Category(code: "garden"))
        #expect(CategoryCatalog.builtIn.englishName(of: unknown) == "garden")
        #expect(CategoryCatalog.builtIn.fits(unknown, .income))
    }
}
