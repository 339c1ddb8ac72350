public import HouseholdBook
public import ReceiptApp
public import ReceiptDomain

/// A category for `categories --json`.
public struct CategoryForm: Encodable {
    var code: String
    var korean: String
    var english: String
    var icon: String
    var kind: String
    var own: Bool
    var hidden: Bool
    /// How many records have it, on the whole or on a part; omitted in the answer to a change.
    var records: Int?

    public init(_ usage: HouseholdCategories.Usage) {
        self.init(usage.entry)
        records = usage.records
    }

    init(_ entry: CategoryEntry) {
        (code, korean, english) = (entry.category.code, entry.korean, entry.english)
        (icon, kind, hidden) = (entry.icon, entry.kind.rawValue, entry.isHidden)
        own = !Category.builtIn.contains(entry.category)
    }
}

/// A rule or a shop for `rules --json`.
public struct LessonForm: Encodable {
    var source: String
    var merchant: String
    /// The field that the rule sets, `category` or `merchant`, with its value.
    var sets: String?
    var value: String?
    var records: Int?
    var categories: [String: Int]?
    var readings: [String]?

    public init(_ rule: Rule) {
        source = "rule"
        merchant = rule.merchant
        switch rule.effect {
        case .category(let category): (sets, value) = ("category", category.code)
        case .merchant(let name): (sets, value) = ("merchant", name)
        }
    }

    public init(_ lesson: ShopLesson) {
        source = "records"
        merchant = lesson.merchant
        records = lesson.records
        categories = Dictionary(lesson.categories.map { ($0.category.code, $0.count) }) { first, _ in first }
        readings = lesson.readings
    }
}

/// The household's categories.
public struct CategoriesForm: Encodable {
    var categories: [CategoryForm]
}

/// The rules for shops, then what was learned from records.
public struct RulesForm: Encodable {
    var rules: [LessonForm]
}

/// Moods by month and by day.
public struct MoodReportForm: Encodable {
    struct Month: Encodable {
        /// `2026-11`.
        var month: String
        /// By the codes of the moods; only those that were noted.
        var moods: [String: Int]
    }

    var period: PeriodForm
    var months: [Month]
    /// By days that have any.
    var days: [String: [String]]

    public init(_ report: MoodReport) {
        period = PeriodForm(report.period)
        days = Dictionary(report.days.map { ($0.key.description, $0.value.map(\.rawValue)) }) { first, _ in first }
        months = report.months.map { month in
            Month(
                month: month.first.isoMonth,
                moods: Dictionary(month.counts.map { ($0.key.rawValue, $0.value) }) { first, _ in first }
            )
        }
    }
}
