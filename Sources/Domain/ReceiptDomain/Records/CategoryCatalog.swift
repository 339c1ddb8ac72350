/// What a category is called, and what it is for.
public struct CategoryEntry: Hashable, Sendable {
    public var category: Category
    public var korean: String
    public var english: String
    public var icon: String
    /// The kind of record that offers it.
    public var kind: RecordKind
    /// It is no longer offered; records that have it keep it.
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
        CategoryEntry(.card, korean: "카드대금", english: "Card payment", icon: "💳"),
        CategoryEntry(.other, korean: "기타", english: "Other", icon: "📦"),
        CategoryEntry(.salary, korean: "월급", english: "Salary", icon: "💼", kind: .income),
        CategoryEntry(.incentive, korean: "성과금", english: "Incentive", icon: "🏆", kind: .income),
        CategoryEntry(.allowance, korean: "용돈", english: "Allowance", icon: "👛", kind: .income),
        CategoryEntry(.bonus, korean: "보너스", english: "Bonus", icon: "🎉", kind: .income),
        CategoryEntry(.investment, korean: "금융소득", english: "Investment", icon: "📈", kind: .income),
    ]
}

/// The categories of a household: the built-in ones and its own.
public struct CategoryCatalog: Hashable, Sendable {
    /// For whoever has no household at hand.
    public static let builtIn = CategoryCatalog()

    /// All of them, hidden ones too: the built-in ones, then the household's own in the order in which they were made.
    ///
    /// Own ones come last, so that the numbers by which people choose stay what they were.
    public let entries: [CategoryEntry]
    private let byCategory: [Category: CategoryEntry]

    /// An entry for a built-in category takes its place, but never changes its kind: programs count on that.
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

    /// For a category without an icon of its own.
    public static let plainIcon = "🔖"

    /// Whether a record of the kind may have the category; one that is not known fits any.
    public func fits(_ category: Category, _ kind: RecordKind) -> Bool {
        self[category].map { $0.kind == kind } ?? true
    }

    /// The categories a kind offers, in the order in which they are shown; a transfer has none.
    public func offered(for kind: RecordKind) -> [Category] {
        entries.filter { $0.kind == kind && !$0.isHidden }.map(\.category)
    }
}
