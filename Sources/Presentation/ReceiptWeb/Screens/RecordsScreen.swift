import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The list of records by day, filtered as by the command `search`; the filter stands in the address.
struct RecordsScreen {
    let context: RequestContext

    private static let pageSize = 50

    private var query: FormFields { context.request.query }

    /// The filter's parameters as the form sends them.
    private var asked: [(name: String, value: String)] {
        ["q", "category", "month", "status"].compactMap { name in query[name].map { (name, $0) } }
    }

    private func link(_ parts: [(name: String, value: String)]) -> Link {
        parts.reduce(Link("/records")) { $0.with($1.name, $1.value) }
    }

    func show() async throws -> PageResponse {
        let convention = try await context.convention()
        var problem: String?
        var filter = RecordFilter(convention: convention)
        do throws(InputProblem) {
            filter = try self.filter(convention)
        } catch {
            problem = context.sentence(error)
        }
        let (records, next) = try await find(filter)
        let summary = try await finding.summary(filter)
        let days = try await self.days(records, filter)
        var frame = try await context.frame(.records, context.text(.records), isLive: true)
        if let problem { frame.notice = tag("p", .class("ink-bad")) { problem } }
        return frame.answer {
            if !records.isEmpty || !asked.isEmpty { form }
            if records.isEmpty {
                nothing
            } else {
                tag("p", .class("ink-faint")) {
                    context.wording.listFooter(summary)
                }
                for day in days { section(day) }
                if let next {
                    tag("p") {
                        tag("a", .class("button"), .href(link(asked + [("after", next)]))) { context.text(.olderOnes) }
                    }
                }
            }
        }
    }

    private func filter(_ convention: InputConvention) throws(InputProblem) -> RecordFilter {
        var filter = RecordFilter(convention: convention)
        try filter.require(searched: (query["q"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init))
        if let category = query["category"] { try filter.require(category: category) }
        if let month = query["month"] { try filter.require("month=" + month) }
        if let status = query["status"] {
            guard let status = RecordStatus(rawValue: status) else { throw .notAStatus(status) }
            filter.require(.status([status]))
        }
        return filter
    }

    private var finding: FindRecords { FindRecords(library: context.library, user: context.user) }

    private func find(_ filter: RecordFilter) async throws -> (records: [Record], next: String?) {
        let selection = try await context.library.select(
            filter.query,
            after: place,
            limit: Self.pageSize,
            of: context.user
        )
        return (selection.records, selection.next.map { "\($0.day).\($0.id.rawValue)" })
    }

    /// The last record of the page before, from the parameter `after`.
    private var place: RecordOrder? {
        guard let parts = query["after"]?.split(separator: "."), parts.count == 2, let day = Int32(parts[0]),
            let id = RecordID(parts[1])
        else { return nil }
        return RecordOrder(day: Int(day), id: id)
    }

    // MARK: Days

    private struct Day {
        var date: CalendarDay?
        var records: [Record]
        var totals: [Money]
    }

    /// Groups records by day, each with the total of the whole day even if the page shows only part of it.
    private func days(_ records: [Record], _ filter: RecordFilter) async throws -> [Day] {
        var days: [Day] = []
        for record in records {
            if let last = days.last, last.date == record.date {
                days[days.count - 1].records.append(record)
            } else {
                days.append(Day(date: record.date, records: [record], totals: []))
            }
        }
        for index in days.indices {
            days[index].totals = RecordSummary(days[index].records) { $0.spending(in: filter.query) }.totals
            let isAtEdge = index == 0 && place != nil || index == days.count - 1
            guard isAtEdge, let date = days[index].date else { continue }
            var query = filter.query
            query.tests.append(.day(.is, date))
            days[index].totals = try await finding.summary(query).totals
        }
        return days
    }

    private func section(_ day: Day) -> Markup {
        tag("section", .class("day")) {
            tag("h2") {
                tag("span") { day.date.map { context.day($0) } ?? context.text(.withoutDate) }
                tag("span", .class("amount", "ink-faint")) { context.sums(day.totals) }
            }
            tag("ul", .class("rows")) { for record in day.records { context.row(record) } }
        }
    }

    private var nothing: Markup {
        guard !asked.isEmpty else {
            return context.empty(context.text(.noRecordsYet), Link("/add"), context.text(.addTitle))
        }
        return tag("div", .class("empty")) {
            tag("p") { context.text(.nothingFound) }
            tag("p", .class("chips")) {
                for part in asked {
                    tag("a", .class("chip"), .href(link(asked.filter { $0 != part }))) {
                        "✕ " + shown(part)
                    }
                }
                tag("a", .class("chip"), .href(Link("/records"))) { context.text(.showAll) }
            }
        }
    }

    /// A part of the filter as its field shows it.
    private func shown(_ part: (name: String, value: String)) -> String {
        let name: String? =
            switch part.name {
            case "category":
                part.value == "-"
                    ? context.text(.noCategory)
                    : ReceiptDomain.Category(code: part.value).map { context.wording.category($0) }
            case "status": RecordStatus(rawValue: part.value).map { context.wording.status($0) }
            case "month": CalendarDay(iso: part.value + "-01").map { context.wording.month($0) }
            default: nil
            }
        return name ?? part.value.escapingControls
    }

    private var form: Markup {
        let isFiltered = query["category"] != nil || query["status"] != nil || query["month"] != nil
        return tag("form", .class("search", "card"), .set("role", "search"), .action(Link("/records"))) {
            tag("label", .class("unseen"), .set("for", "q")) { context.text(.search) }
            context.input("q", query["q"], .set("type", "search"), .text(.placeholder, context.text(.searchHint)))
            tag("button") { context.text(.search) }
            tag("p", .class("chips")) { for chip in chips { self.chip(chip.label, chip.parts) } }
            tag("details", .flag("open", if: isFiltered)) {
                tag("summary") { context.text(.filters) }
                tag("div") { filters }
            }
        }
    }

    private var chips: [(label: String, parts: [(name: String, value: String)])] {
        var chips = [(context.text(.onlyDrafts), [(name: "status", value: "draft")])]
        let months = [(0, PageText.thisMonth), (-1, .lastMonth)]
        for (ahead, label) in months {
            guard let day = context.today.adding(months: ahead) else { continue }
            chips.append((context.text(label), [(name: "month", value: day.isoMonth)]))
        }
        return chips.map { (label: $0.0, parts: $0.1) }
    }

    /// A filter that a tap adds to the others, or takes away again.
    private func chip(_ label: String, _ parts: [(name: String, value: String)]) -> Markup {
        let isOn = parts.allSatisfy { query[$0.name] == $0.value }
        let others = asked.filter { one in !parts.contains { $0.name == one.name } }
        return tag(
            "a",
            .class("chip"),
            .href(link(isOn ? others : others + parts)),
            isOn ? .set("aria-current", "true") : nil
        ) { label }
    }

    @MarkupBuilder
    private var filters: Markup {
        tag("div") {
            tag("label", .set("for", "month")) { context.text(.month) }
            context.input(
                "month",
                query["month"],
                .set("type", "month"),
                .set("pattern", "[0-9]{4}-[0-9]{2}")
            )
        }
        tag("div") {
            tag("label", .set("for", "category")) { context.wording.field(.category) }
            context.select(
                "category",
                [("", context.text(.anyCategory)), ("-", context.text(.noCategory))]
                    + RecordKind.allCases.flatMap { context.wording.catalog.offered(for: $0) }.uniqued
                    .map { ($0.code, context.wording.category($0)) },
                chosen: query["category"] ?? ""
            )
        }
        tag("div") {
            tag("label", .set("for", "status")) { context.wording.header(.status) }
            context.select(
                "status",
                [("", context.text(.anyStatus))]
                    + [RecordStatus.draft, .confirmed, .discarded].map { ($0.rawValue, context.wording.status($0)) },
                chosen: query["status"] ?? ""
            )
        }
    }
}

extension [ReceiptDomain.Category] {
    /// Without duplicates; the first of each stays.
    fileprivate var uniqued: [ReceiptDomain.Category] {
        var seen: Set<ReceiptDomain.Category> = []
        return filter { seen.insert($0).inserted }
    }
}
