/// A category's names, icon and kind.
public struct CategoryEntry: Hashable, Sendable {
    public var category: Category
    public var korean: String
    public var english: String
    public var icon: String
    /// The kind of record that the category is offered for.
    public var kind: RecordKind
    /// Whether it is no longer offered; records keep it.
    public var isHidden = false

    public init(_ category: Category, korean: String, english: String, icon: String, kind: RecordKind = .expense) {
        (self.category, self.korean, self.english) = (category, korean, english)
        (self.icon, self.kind) = (icon, kind)
    }

    static let builtIn: [CategoryEntry] = [
        CategoryEntry(.food, korean: "식비", english: "Food", icon: "🍚"),
        CategoryEntry(.transport, korean: "교통비", english: "Transport", icon: "🚌"),
        CategoryEntry(.culture, korean: "문화생활", english: "Culture", icon: "🎬"),
        CategoryEntry(.household, korean: "생활품", english: "Household goods", icon: "🧻"),
        CategoryEntry(.clothing, korean: "의류", english: "Clothing", icon: "👕"),
        CategoryEntry(.insurance, korean: "보험", english: "Insurance", icon: "☔"),
        CategoryEntry(.beauty, korean: "미용", english: "Beauty", icon: "💇"),
        CategoryEntry(.health, korean: "의료/건강", english: "Health", icon: "💊"),
        CategoryEntry(.education, korean: "교육", english: "Education", icon: "📚"),
        CategoryEntry(.telecom, korean: "통신비", english: "Phone & internet", icon: "📱"),
        CategoryEntry(.dues, korean: "회비", english: "Dues", icon: "🤝"),
        CategoryEntry(.tax, korean: "세금", english: "Tax", icon: "🧾"),
        CategoryEntry(.events, korean: "경조사", english: "Gifts & events", icon: "🎁"),
        CategoryEntry(.savings, korean: "저축", english: "Savings", icon: "🐖"),
        CategoryEntry(.appliances, korean: "가전", english: "Appliances", icon: "🔌"),
        CategoryEntry(.utilities, korean: "공과금", english: "Utilities", icon: "💡"),
        CategoryEntry(.housing, korean: "주거비", english: "Housing", icon: "🏠"),
        CategoryEntry(.card, korean: "카드대금", english: "Card payment", icon: "💳"),
        CategoryEntry(.other, korean: "기타", english: "Other", icon: "📦"),
        CategoryEntry(.salary, korean: "월급", english: "Salary", icon: "💼", kind: .income),
        CategoryEntry(.incentive, korean: "성과금", english: "Incentive", icon: "🏆", kind: .income),
        CategoryEntry(.allowance, korean: "용돈", english: "Allowance", icon: "👛", kind: .income),
        CategoryEntry(.bonus, korean: "보너스", english: "Bonus", icon: "🎉", kind: .income),
        CategoryEntry(.investment, korean: "금융소득", english: "Investment", icon: "📈", kind: .income),
    ]
}

/// A household's categories: the built-in ones and its own.
public struct CategoryCatalog: Hashable, Sendable {
    /// The catalog without household categories.
    public static let builtIn = CategoryCatalog()

    /// All categories, hidden ones included: built-in ones first, then the household's in the order of creation.
    ///
    /// Own categories come last, so that the numbers by which people choose stay the same.
    public let entries: [CategoryEntry]
    private let byCategory: [Category: CategoryEntry]

    /// An own entry for a built-in category replaces its names, but never its kind, which programs rely on.
    public init(own: [CategoryEntry] = []) {
        var entries = CategoryEntry.builtIn
        for var entry in own {
            if let index = entries.firstIndex(where: { $0.category == entry.category }) {
                if index < CategoryEntry.builtIn.count { entry.kind = entries[index].kind }
                entries[index] = entry
            } else {
                entries.append(entry)
            }
        }
        self.entries = entries
        byCategory = Dictionary(entries.map { ($0.category, $0) }) { first, _ in first }
    }

    /// `nil` for a code that the household does not know.
    public subscript(category: Category) -> CategoryEntry? { byCategory[category] }

    public func koreanName(of category: Category) -> String { self[category]?.korean ?? category.code }
    public func englishName(of category: Category) -> String { self[category]?.english ?? category.code }
    public func icon(of category: Category) -> String { self[category]?.icon ?? Self.plainIcon }

    /// The icon of a category without its own.
    public static let plainIcon = "🔖"

    /// Whether a record of the kind may have the category; an unknown one fits any kind.
    public func fits(_ category: Category, _ kind: RecordKind) -> Bool {
        self[category].map { $0.kind == kind } ?? true
    }

    /// The categories offered for a kind, in display order; none for a transfer.
    public func offered(for kind: RecordKind) -> [Category] {
        entries.filter { $0.kind == kind && !$0.isHidden }.map(\.category)
    }
}
