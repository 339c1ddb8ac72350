import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// Records by day, found by the words and conditions of `search`; what was asked for stands in the address.
struct RecordsScreen {
    let visit: Visit

    private static let pageSize = 50

    private var query: FormFields { visit.request.query }

    /// What is asked for, as the form has it.
    private var asked: [(name: String, value: String)] {
        ["q", "category", "month", "status"].compactMap { name in query[name].map { (name, $0) } }
    }

    private func link(_ parts: [(name: String, value: String)]) -> Link {
        parts.reduce(Link("/records")) { $0.with($1.name, $1.value) }
    }

    func show() async throws -> PageAnswer {
        let convention = try await visit.convention()
        var problem: String?
        var filter = RecordFilter(convention: convention)
        do throws(InputProblem) {
            filter = try self.filter(convention)
        } catch {
            problem = visit.wording.problem(error)
        }
        let (records, next) = try await find(filter)
        var summary = RecordSummary(records)
        if let query = filter.query { summary = try await visit.library.summary(query, of: visit.user) }
        let days = try await self.days(records, filter)
        var frame = Frame(visit: visit, place: .records, title: visit.text(.records), isLive: true)
        frame.drafts = try await visit.draftCount()
        if let problem { frame.notice = tag("p", .class("ink-bad")) { problem } }
        return frame.answer {
            form
            if records.isEmpty {
                nothing
            } else {
                tag("p", .class("ink-faint")) {
                    visit.wording.listFooter(count: summary.count, totals: summary.totals)
                }
                for day in days { section(day) }
                if let next {
                    tag("p") {
                        tag("a", .class("button"), .href(link(asked + [("after", next)]))) { visit.text(.olderOnes) }
                    }
                }
            }
        }
    }

    private func filter(_ convention: InputConvention) throws(InputProblem) -> RecordFilter {
        var filter = RecordFilter(convention: convention)
        for word in (query["q"] ?? "").split(whereSeparator: \.isWhitespace) {
            try filter.require(searched: String(word))
        }
        if let category = query["category"] { try filter.require(category: category) }
        if let month = query["month"] { try filter.require("month=" + month) }
        if let status = query["status"] {
            guard let status = RecordStatus(rawValue: status) else { throw .notAStatus(status) }
            filter.require(status: status)
        }
        return filter
    }

    private func find(_ filter: RecordFilter) async throws -> (records: [Record], next: String?) {
        guard let asked = filter.query else {
            let page = try await FindRecords(library: visit.library, user: visit.user).first(Self.pageSize * 4, filter)
            return (page.records, nil)
        }
        let selection = try await visit.library.select(asked, after: place, limit: Self.pageSize, of: visit.user)
        return (selection.records, selection.next.map { "\($0.day).\($0.id.rawValue)" })
    }

    /// Where the page before ended.
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

    /// Each with what all of it comes to, also where the page shows only a part of it.
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
            days[index].totals = RecordSummary(days[index].records).totals
            let isAtEdge = index == 0 && place != nil || index == days.count - 1
            guard isAtEdge, let date = days[index].date, var query = filter.query else { continue }
            query.tests.append(.day(.is, date))
            days[index].totals = try await visit.library.summary(query, of: visit.user).totals
        }
        return days
    }

    private func section(_ day: Day) -> Markup {
        tag("section", .class("day")) {
            tag("h2") {
                tag("span") { day.date.map { visit.wording.day($0) } ?? visit.text(.withoutDate) }
                tag("span", .class("amount", "ink-faint")) { visit.sums(day.totals) }
            }
            tag("ul", .class("rows")) { for record in day.records { visit.row(record) } }
        }
    }

    private var nothing: Markup {
        guard !asked.isEmpty else { return visit.empty(visit.text(.noRecordsYet), Link("/"), visit.text(.inbox)) }
        return tag("div", .class("empty")) {
            tag("p") { visit.text(.nothingFound) }
            tag("p", .class("chips")) {
                for part in asked {
                    tag("a", .class("chip"), .href(link(asked.filter { $0 != part }))) {
                        "✕ " + part.value.escapingControls
                    }
                }
                tag("a", .class("chip"), .href(Link("/records"))) { visit.text(.showAll) }
            }
        }
    }

    private var form: Markup {
        tag("form", .class("search", "card"), .set("role", "search"), .action(Link("/records"))) {
            tag("label", .class("unseen"), .set("for", "q")) { visit.text(.search) }
            visit.input("q", query["q"], .set("type", "search"), .text(.placeholder, visit.text(.searchHint)))
            tag("label", .class("unseen"), .set("for", "month")) { visit.text(.month) }
            visit.input("month", query["month"], .text(.placeholder, "2026-11"), .set("pattern", "[0-9]{4}-[0-9]{2}"))
            tag("label", .class("unseen"), .set("for", "category")) { visit.wording.field(.category) }
            visit.select(
                "category",
                [("", visit.text(.anyCategory)), ("-", visit.text(.noCategory))]
                    + RecordKind.allCases.flatMap { visit.wording.catalog.offered(for: $0) }.uniqued
                    .map { ($0.code, visit.wording.label($0)) },
                chosen: query["category"] ?? ""
            )
            tag("label", .class("unseen"), .set("for", "status")) { visit.wording.header(.status) }
            visit.select(
                "status",
                [("", visit.text(.anyStatus))]
                    + [RecordStatus.draft, .confirmed, .discarded].map { ($0.rawValue, visit.wording.status($0)) },
                chosen: query["status"] ?? ""
            )
            tag("button") { visit.text(.search) }
        }
    }
}

extension [ReceiptDomain.Category] {
    /// Each once, in the same order.
    fileprivate var uniqued: [ReceiptDomain.Category] {
        var seen: Set<ReceiptDomain.Category> = []
        return filter { seen.insert($0).inserted }
    }
}
