/// What money was spent on or earned by, under a code that never changes.
public enum Category: String, CaseIterable, Hashable, Sendable {
    case food, transport, culture, household, clothing, insurance, beauty, health, education, telecom, dues, tax
    case events, savings, appliances, utilities, card, other
    case salary, incentive, allowance, bonus, investment

    /// The stable code that ledgers and scripts see.
    public var code: String { rawValue }

    public init?(code: some StringProtocol) { self.init(rawValue: String(code)) }

    /// The kind of record that offers this category.
    public var kind: RecordKind {
        switch self {
        case .salary, .incentive, .allowance, .bonus, .investment: .income
        default: .expense
        }
    }

    /// The categories a kind offers, in the order in which they are shown; a transfer has none.
    public static func offered(for kind: RecordKind) -> [Category] { allCases.filter { $0.kind == kind } }

    public var icon: String {
        switch self {
        case .food: "🍚"
        case .transport: "🚌"
        case .culture: "🎬"
        case .household: "🧻"
        case .clothing: "👕"
        case .insurance: "☔"
        case .beauty: "💇"
        case .health: "💊"
        case .education: "📚"
        case .telecom: "📱"
        case .dues: "🤝"
        case .tax: "🧾"
        case .events: "🎁"
        case .savings: "🐖"
        case .appliances: "🔌"
        case .utilities: "💡"
        case .card: "💳"
        case .other: "📦"
        case .salary: "💼"
        case .incentive: "🏆"
        case .allowance: "👛"
        case .bonus: "🎉"
        case .investment: "📈"
        }
    }

    public var koreanName: String {
        switch self {
        case .food: "식비"
        case .transport: "교통비"
        case .culture: "문화생활"
        case .household: "생활품"
        case .clothing: "의류"
        case .insurance: "보험"
        case .beauty: "미용"
        case .health: "의료/건강"
        case .education: "교육"
        case .telecom: "통신비"
        case .dues: "회비"
        case .tax: "세금"
        case .events: "경조사"
        case .savings: "저축"
        case .appliances: "가전"
        case .utilities: "공과금"
        case .card: "카드대금"
        case .other: "기타"
        case .salary: "월급"
        case .incentive: "성과금"
        case .allowance: "용돈"
        case .bonus: "보너스"
        case .investment: "금융소득"
        }
    }

    public var englishName: String {
        switch self {
        case .events: "Gifts & events"
        case .card: "Card payment"
        case .household: "Household goods"
        case .telecom: "Phone & internet"
        default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }
}
