import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptWording

/// A month as a calendar with each day's spending and moods, and below it the chosen day.
struct CalendarScreen {
    let context: RequestContext

    private var wording: any Wording { context.wording }

    private struct Day {
        var spent: [Money] = []
        var moods: [Mood] = []
    }

    func show() async throws -> PageResponse {
        let query = context.request.query
        let chosen = query["day"].flatMap { CalendarDay(iso: $0) }
        guard query["day"] == nil || chosen != nil, let month = try await month(chosen) else {
            throw PageProblem.notFound
        }
        let days = try await days(of: month)
        let page = try await Diary(library: context.library, user: context.user).page(
            chosen ?? (month.contains(context.today) ? context.today : month.first)
        )
        let frame = try await context.frame(.reports, wording.title(month), isLive: true)
        return frame.answer {
            months(month, days.values.flatMap(\.spent).summed)
            table(month, days, page.day)
            day(page, days[page.day]?.spent ?? [])
        }
    }

    /// The month that the address names, otherwise that of the chosen day or of today; `nil` for a text that is no month.
    private func month(_ chosen: CalendarDay?) async throws -> ReportPeriod? {
        let convention = try await context.convention()
        guard let text = context.request.query["month"] else { return convention.month(with: chosen ?? context.today) }
        return convention.month(iso: text)
    }

    private func days(of month: ReportPeriod) async throws -> [CalendarDay: Day] {
        let reports = try await ReportsScreen(context: context).reports()
        var days: [CalendarDay: Day] = [:]
        for sheet in try await reports.overview(month, by: [.day]).reports.flatMap(\.shownSheets) {
            for row in sheet.spentRows where row.sum.now.minorUnits != 0 {
                guard let day = row.key.flatMap({ CalendarDay(iso: $0) }) else { continue }
                days[day, default: Day()].spent.append(row.sum.now)
            }
        }
        for (day, moods) in try await reports.moods(month).days { days[day, default: Day()].moods = moods }
        return days
    }

    private func months(_ month: ReportPeriod, _ spent: [Money]) -> Markup {
        func link(_ day: CalendarDay) -> Link {
            Link("/calendar").with("month", day.isoMonth)
        }
        return tag("p", .class("actions")) {
            if let before = month.previous {
                step(link(before.first), "‹", .monthBefore)
            }
            if let after = month.last.adding(days: 1) {
                step(link(after), "›", .monthAfter)
            }
            tag("span", .class("amount")) {
                tag("small", .class("ink-faint")) { wording.spentName + " " }
                tag("b") { context.sums(spent) }
            }
        }
    }

    private func step(_ link: Link, _ sign: String, _ name: PageText) -> Markup {
        tag("a", .class("button", "quiet"), .href(link), .text(.ariaLabel, context.text(name))) { sign }
    }

    // MARK: The month

    private func table(_ month: ReportPeriod, _ days: [CalendarDay: Day], _ chosen: CalendarDay) -> Markup {
        tag("table", .class("calendar", "card")) {
            tag("thead") {
                tag("tr") {
                    for weekday in wording.weekdays {
                        tag("th", .set("scope", "col"), weekday == 7 ? .class("ink-bad") : nil) {
                            wording.weekdayName(weekday)
                        }
                    }
                }
            }
            tag("tbody") {
                for week in month.weeks(from: wording.weekdays[0]) {
                    tag("tr") {
                        for day in week {
                            tag("td") {
                                if let day { cell(day, days[day] ?? Day(), isChosen: day == chosen) }
                            }
                        }
                    }
                }
            }
        }
    }

    private func cell(_ day: CalendarDay, _ content: Day, isChosen: Bool) -> Markup {
        tag(
            "a",
            .href(Link("/calendar").with("day", day.description).at("day")),
            isChosen ? .set("aria-current", "date") : nil,
            day == context.today ? .class("today") : nil
        ) {
            tag("b", day.weekday == 7 ? .class("ink-bad") : nil) { "\(day.day)" }
            for money in content.spent.prefix(2) {
                tag("span", .set("aria-hidden", "true")) { wording.short(money) }
                tag("span", .class("unseen")) { " " + money.formatted }
            }
            tag("span", .class("dots")) {
                for mood in content.moods.prefix(4) {
                    Self.dot(mood)
                    tag("span", .class("unseen")) { " " + wording.name(mood) }
                }
            }
        }
    }

    /// A dot in the mood's colour, which the words beside it say as well.
    private static func dot(_ mood: Mood) -> Markup {
        switch mood {
        case .happy: tag("i", .class("mood-happy"))
        case .sad: tag("i", .class("mood-sad"))
        case .angry: tag("i", .class("mood-angry"))
        case .tired: tag("i", .class("mood-tired"))
        case .calm: tag("i", .class("mood-calm"))
        case .anxious: tag("i", .class("mood-anxious"))
        case .neutral: tag("i", .class("mood-neutral"))
        }
    }

    // MARK: The day

    private func day(_ page: DiaryPage, _ spent: [Money]) -> Markup {
        tag("section", .text(.id, "day"), .class("day")) {
            tag("h2") {
                tag("span") { context.day(page.day) }
                tag("span", .class("amount", "ink-faint")) { context.sums(spent) }
            }
            if page.records.isEmpty, page.measures.isEmpty, page.doneReminders.isEmpty {
                tag("p", .class("ink-faint")) { context.text(.nothingThatDay) }
            }
            tag("ul", .class("rows")) { for record in page.records { entry(record) } }
            lines(page)
            tag("p", .class("actions")) {
                tag("a", .class("button"), .href(Link("/add").with("date", page.day.description))) {
                    context.text(.addEntry)
                }
                tag(
                    "a",
                    .class("button", "quiet"),
                    .href(Link("/add").with("kind", "note").with("date", page.day.description))
                ) { context.text(.writeNote) }
            }
            for earlier in page.earlier {
                tag("h2") { wording.yearsBefore(earlier.years) }
                tag("ul", .class("rows")) { for record in earlier.records { entry(record) } }
            }
        }
    }

    @MarkupBuilder
    private func lines(_ page: DiaryPage) -> Markup {
        if !page.measures.isEmpty || !page.doneReminders.isEmpty {
            tag("ul", .class("items", "card")) {
                for measure in page.measures {
                    tag("li") {
                        tag("span") {
                            (context.subjects[measure.subject]?.name ?? measure.subject)
                                .escapingControls + String.dot + wording.measure(measure.what)
                        }
                        tag("span") { measure.shown.escapingControls }
                    }
                }
                for reminder in page.doneReminders {
                    tag("li") { tag("span") { "✓ " + reminder.reminder.title.escapingControls } }
                }
            }
        }
    }

    /// A row; a note with its words.
    private func entry(_ record: Record) -> Markup {
        guard record.kind == .note else { return context.row(record) }
        return tag("li") {
            tag("a", .class("row", "diary"), .href(Link("/records", record.id.rawValue))) {
                tag("span", .class("what")) {
                    if let title = record.merchant { tag("b") { title.escapingControls } }
                    tag("span") { record.memo.escapingControlsInLines }
                }
                if let mood = record.mood { context.chip(mood) }
            }
        }
    }
}
