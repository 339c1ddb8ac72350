import HouseholdBook
import ReceiptApp
import ReceiptCharts
import ReceiptDomain
import ReceiptMarkup
import ReceiptWording

/// The pages of moods over time, and of one item's prices.
extension ReportsScreen {
    func moods() async throws -> PageResponse {
        guard let month = try await month() else { throw PageProblem.notFound }
        let report = try await reports().moods(.months(12, through: month))
        let total = report.total
        let frame = try await context.frame(.reports, context.text(.moodsOverTime), isLive: true)
        return frame.answer {
            if total.isEmpty {
                context.empty(context.text(.noMoods), Link("/add").with("kind", "note"), context.text(.writeNote))
            } else {
                tag("section", .class("card")) {
                    MoodChart(report, wording).svg.markup
                    tag("ul", .class("items")) {
                        for mood in Mood.allCases {
                            if let count = total[mood] { line(mood, count, report.period) }
                        }
                    }
                    tag("p", .class("notes")) { context.text(.moodDays) }
                    table(report)
                }
            }
        }
    }

    private func line(_ mood: Mood, _ count: Int, _ period: ReportPeriod) -> Markup {
        let words = "mood=\(mood.rawValue) date>=\(period.first) date<=\(period.last)"
        return tag("li") {
            tag("a", .href(Link("/records").with("q", words))) { context.chip(mood) }
            tag("span", .class("amount")) { "\(count)" }
        }
    }

    private func table(_ report: MoodReport) -> Markup {
        let noted = Mood.allCases.filter { report.total[$0] != nil }
        return tag("details") {
            tag("summary") { context.text(.asTable) }
            tag(
                "div",
                .class("scroll"),
                .set("tabindex", "0"),
                .text(.ariaLabel, context.text(.asTable)),
                .set("role", "region")
            ) {
                tag("table") {
                    tag("thead") {
                        tag("tr") {
                            tag("th", .set("scope", "col")) { context.text(.month) }
                            for mood in noted { tag("th", .set("scope", "col")) { wording.name(mood) } }
                        }
                    }
                    tag("tbody") {
                        for month in report.months {
                            tag("tr") {
                                tag("th", .set("scope", "row")) { wording.month(month.first) }
                                for mood in noted { tag("td") { month.counts[mood].map { "\($0)" } ?? "" } }
                            }
                        }
                    }
                }
            }
        }
    }

    // MARK: Prices

    func prices() async throws -> PageResponse {
        let word = context.request.query["item"]
        let report = word == nil ? nil : try await reports().prices(of: word ?? "", within: nil)
        let title = word.map { wording.title(ofPrices: $0.escapingControls) } ?? context.text(.prices)
        let often = try await reports().oftenBought(60)
        let isFound = report.map { !$0.purchases.isEmpty } ?? false
        let frame = try await context.frame(.reports, title, isLive: true)
        return frame.answer {
            tag("form", .class("search", "card"), .set("role", "search"), .action(Link("/reports/prices"))) {
                tag("label", .class("unseen"), .set("for", "item")) { wording.itemColumn }
                context.input(
                    "item",
                    word,
                    .set("type", "search"),
                    .text(.placeholder, context.text(.pricesHint)),
                    .text(.list, "items"),
                    .flag("required")
                )
                tag("datalist", .text(.id, "items")) { for name in often { tag("option", .text(.value, name)) } }
                tag("button") { context.text(.show) }
            }
            if let report {
                if report.purchases.isEmpty { context.empty(wording.noPrices(report.word).escapingControls) }
                for currency in report.currencies { prices(report, currency) }
                if !report.purchases.isEmpty { tag("p", .class("notes")) { wording.sizesDiffer } }
            } else if often.isEmpty {
                context.empty(context.text(.pricesHelp), drawing: "investment")
            }
            if !isFound, !often.isEmpty {
                tag("section", .class("card")) {
                    tag("h2") { context.text(.oftenBought) }
                    tag("p", .class("tabs")) {
                        for name in often.prefix(12) {
                            tag("a", .class("chip"), .href(Link("/reports/prices").with("item", name))) {
                                name.escapingControls
                            }
                        }
                    }
                }
            }
        }
    }

    private func prices(_ report: PriceReport, _ currency: Currency) -> Markup {
        let own = report.purchases.filter { $0.price.currency == currency }
        return tag("section", .class("card")) {
            if own.count > 1, let (lowest, highest, newest) = report.extremes(in: currency) {
                tag("div", .class("sums", "even")) {
                    extreme(.cheapest, lowest)
                    extreme(.dearest, highest)
                    extreme(.newest, newest)
                }
            }
            if let chart = report.chart(in: currency, title: wording.title(ofPrices: report.word)) {
                chart.svg(wording).markup
            }
            shops(own)
            tag("ul", .class("rows")) {
                for one in own.reversed().prefix(100) {
                    let remarks = [one.shop, one.quantity.map { "× \($0)" }, context.day(one.day)].compactMap(\.self)
                    context.row(
                        Link("/records", one.record.rawValue),
                        one.name.escapingControls,
                        remarks.joined(separator: .dot).escapingControls
                    ) {
                        context.money(one.price)
                    }
                }
            }
        }
    }

    private func extreme(_ name: PageText, _ purchase: PriceReport.Purchase) -> Markup {
        tag("p") {
            tag("small", .class("ink-faint")) { context.text(name) }
            tag("b") { purchase.price.formatted }
            tag("small", .class("ink-faint")) {
                [context.day(purchase.day), purchase.shop].compactMap(\.self).joined(separator: .dot).escapingControls
            }
        }
    }

    /// The last price in each shop, the lowest first; empty for a single shop.
    private func shops(_ purchases: [PriceReport.Purchase]) -> Markup {
        var last: [String: PriceReport.Purchase] = [:]
        for one in purchases { if let shop = one.shop { last[shop] = one } }
        guard last.count > 1 else { return Markup() }
        let rows = last.sorted { ($0.value.price.minorUnits, $0.key) < ($1.value.price.minorUnits, $1.key) }
        let largest = rows.last?.value.price.minorUnits ?? 0
        return tag("div") {
            tag("h2") { context.text(.spentByShop) }
            tag("ul", .class("items", "bars")) {
                for (shop, one) in rows.prefix(20) {
                    tag("li") {
                        tag("span") { shop.escapingControls }
                        tag("span", .class("amount")) { one.price.formatted }
                        BookScreens.meter(one.price.minorUnits, of: largest)
                    }
                }
            }
        }
    }
}
