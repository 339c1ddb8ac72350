public import HouseholdBook
import ReceiptApp
public import ReceiptDomain
public import ReceiptReview
import ReceiptWording

extension HouseholdAPI {
    private static let period = APIParameter(
        "period",
        "2026-11, 2026, last month, 2026-11-01..2026-11-22; this month without it.",
        "2026-11, 2026, 지난달, 2026-11-01..2026-11-22. 없으면 이번 달."
    )

    public static let periods = [period]
    public static let worth = [period, inCurrency]

    private static let inCurrency = APIParameter(
        "in",
        "All sums in this currency, at the rates that were imported: KRW.",
        "가져온 환율로 모든 합계를 이 통화로: KRW."
    )

    public static let reporting: [APIParameter] = [
        period,
        APIParameter(
            "by",
            .choice(ReportGrouping.allCases.map(\.rawValue)),
            "What the sums are divided by.",
            "나누는 기준."
        ),
        APIParameter("shop", "Only this shop.", "이 상호만."),
        APIParameter("category", "Only this category.", "이 분류만."),
        APIParameter("subject", "Only what was for them.", "이 사람이나 동물의 것만."),
        APIParameter("tag", "Only this tag.", "이 태그만."), inCurrency,
    ]

    public static let pricing = [
        APIParameter("item", required: true, "Part of the product's name.", "품목 이름의 일부."), period,
    ]

    var reports: HouseholdReports {
        HouseholdReports(library, user, convention)
    }

    func period(_ values: APIValues, from monthStart: Int? = nil) throws -> ReportPeriod? {
        try values.text("period").map { try .typed($0, convention, from: monthStart) }
    }

    private var thisMonth: ReportPeriod {
        get throws { try .typed("this month", convention) }
    }

    public func report(_ values: APIValues) async throws -> JSONForm {
        let (report, overview) = try await overview(values)
        return .report(report, overview.budgets, overview.goals, wording)
    }

    /// The report, with the ids of its period's newest records, as many as a model may want to look at.
    func citedReport(_ values: APIValues) async throws -> JSONForm {
        let (report, overview) = try await overview(values)
        var filter: [String: JSONValue] = [
            "from": .text(report.period.first.description), "to": .text(report.period.last.description),
            "status": "confirmed",
        ]
        if let shop = try values.text("shop") { filter["merchant"] = .text(shop) }
        if let category = try values.text("category") { filter["category"] = .text(category) }
        return [
            "report": JSONForm.report(report, overview.budgets, overview.goals, wording),
            "recordIDs": try await newest(APIValues(filter)).map(\.id),
        ]
    }

    private func overview(_ values: APIValues) async throws -> (Report, HouseholdReports.Overview) {
        let filter = ReportFilter(
            shop: try values.text("shop"),
            category: try values.text("category").map { try CategorySearch.any($0, in: convention.catalog) },
            subject: try values.text("subject").map { convention.subjectID($0) },
            tag: try values.text("tag").map { String($0.drop { $0 == "#" }) }
        )
        let chosen = try filter.period(named: period(values), current: thisMonth)
        let grouping = try values.text("by").map { try ReportGrouping(typed: $0) } ?? filter.usualGrouping(chosen)
        let conversion = try await conversion(values, chosen)
        let overview = try await reports.overview(chosen, by: [grouping], filter: filter, conversion: conversion)
        guard let report = overview.reports.first else { throw ReportProblem.notAGrouping(grouping.rawValue) }
        return (report, overview)
    }

    public func netWorth(_ values: APIValues) async throws -> JSONForm {
        let period = try period(values) ?? thisMonth
        let conversion = try await conversion(values, period)
        return .netWorth(try await reports.netWorth(period, conversion: conversion))
    }

    private func conversion(_ values: APIValues, _ period: ReportPeriod) async throws -> Conversion? {
        guard let target = try values.text("in").map({ try Typed.currency($0, convention) }) else { return nil }
        return try await HouseholdRates(library).conversion(to: target, period)
    }

    /// Of the calendar's year, unless a period is named.
    public func tax(_ values: APIValues) async throws -> JSONForm {
        let year = ReportPeriod.year(convention.today.year, from: 1)
        return .tax(try await reports.tax(try period(values, from: 1) ?? year ?? thisMonth))
    }

    public func events(_ values: APIValues) async throws -> JSONForm {
        .events(try await reports.events(within: try period(values)))
    }

    public func prices(_ values: APIValues) async throws -> JSONForm {
        .prices(try await reports.prices(of: try values.required("item"), within: try period(values)))
    }
}

extension ReportFilter {
    /// The period that was named; otherwise the current one, or with a filter the twelve months up to it.
    public func period(named: ReportPeriod?, current: ReportPeriod) -> ReportPeriod {
        named ?? (isEmpty ? current : .months(12, through: current))
    }

    /// A filtered report is grouped by month; within one month a category by merchant, and a merchant by day.
    public func usualGrouping(_ period: ReportPeriod) -> ReportGrouping {
        guard !isEmpty else { return .category }
        if period.months.count > 1 { return .month }
        return shop == nil ? .merchant : .day
    }
}

extension InputConvention {
    /// The subject's id for a typed name, or the text itself.
    public func subjectID(_ text: String) -> String {
        let name = String(text.drop { $0 == "@" })
        return subjects[name.lowercased()] ?? name
    }
}
