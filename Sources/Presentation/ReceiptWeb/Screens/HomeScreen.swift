import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The start page: photos to send, the month, the drafts, and the next payments.
struct HomeScreen {
    let context: RequestContext

    /// The most drafts listed; the list of records has the others.
    private static let newest = 3

    func show() async throws -> PageResponse {
        let library = context.library
        let drafts = RecordQuery([.status([.draft])])
        let newest = try await library.select(drafts, after: nil, limit: Self.newest, of: context.user).records
        let waiting = try await library.arrivedPhotos(of: context.user)
        let failed = try await library.failedFiles(of: context.user)
        var frame = try await context.frame(.home, context.text(.home), isLive: true)
        let count = frame.drafts ?? 0
        if let said = context.request.query["sent"].flatMap({ Int(counting: $0) }) {
            frame.notice = context.said(context.text(.sentSafely(said)))
        }
        let reading = await Self.reading(waiting, context.dependencies.arrivals)
        let month = try await self.month()
        let payments = try await self.payments()
        var answer = frame.answer {
            tag("div", .class("home")) {
                tag("div") {
                    senders
                    context.deviceQueue
                    if !waiting.isEmpty {
                        tag("section", .class("reading")) {
                            tag("h2") { context.text(.beingRead) }
                            tag("ul", .class("rows")) {
                                for file in waiting { line(file, isRead: reading.contains(file)) }
                            }
                        }
                    }
                    if !failed.isEmpty { failures(failed) }
                    draftList(newest, count, isFirst: waiting.isEmpty && failed.isEmpty && month.isEmpty)
                }
                tag("div") {
                    month
                    payments
                }
            }
        }
        // Files do not say which photo is being read now, so a page with waiting photos must not be cached.
        answer.isCacheable = waiting.isEmpty
        return answer
    }

    private func draftList(_ newest: [Record], _ count: Int, isFirst: Bool) -> Markup {
        guard count > 0 else {
            return isFirst
                ? context.empty(context.text(.noDraftsYet), Link("/add"), context.text(.addTitle)) : Markup()
        }
        return tag("section", .class("card")) {
            tag("h2") { context.text(.draftsWait(count)) }
            tag("ul", .class("rows")) { for record in newest { context.row(record, isDated: true) } }
            tag("div", .class("actions")) {
                tag("a", .class("button", "main"), .href(Link("/review"))) { context.text(.reviewAll(count)) }
                if newest.contains(where: { $0.images.isEmpty && !$0.bankKeys.isEmpty }) {
                    tag("a", .class("button", "quiet"), .href(Link("/review/statements"))) {
                        context.text(.fromStatements)
                    }
                }
                if count > newest.count {
                    tag("a", .class("button", "quiet"), .href(Link("/records").with("status", "draft"))) {
                        context.text(.showAll)
                    }
                }
            }
        }
    }

    // MARK: Money

    /// This month's spending beside the same days of last month, and what is left of the budgets.
    private func month() async throws -> Markup {
        let convention = try await context.convention()
        guard let month = convention.month(with: context.today) else { return Markup() }
        let reports = HouseholdReports(
            library: context.library,
            user: context.user,
            today: context.today,
            home: convention.homeCurrency
        )
        let report = try await reports.overview(month, by: [.category]).reports.first
        let budgets = try await reports.budgetStatuses(on: context.today)
        guard let spent = report?.shownSheets.first?.spent, spent.isThere || !budgets.isEmpty else { return Markup() }
        return tag("section", .class("card")) {
            tag("h2") {
                tag("span") { context.text(.spentThisMonth) }
                tag("a", .href(Link("/reports"))) { context.text(.toReport) }
            }
            tag("p", .class("big")) { spent.now.formatted }
            let others = report?.shownSheets.dropFirst().map(\.spent.now).filter { $0.minorUnits != 0 } ?? []
            if !others.isEmpty { tag("p") { others.map { "+ " + $0.formatted }.joined(separator: " ") } }
            if let unsettled = report.flatMap({ unsettled($0.leftOut) }) {
                tag("p", .class("ink-doubt")) { unsettled }
            }
            tag("p", .class("ink-faint")) {
                comparison(spent, isWhole: month.sameDays(until: context.today) == nil)
            }
            if !budgets.isEmpty { rest(of: budgets) }
            BookScreens.otherMonths(budgets.map(\.budget), besides: convention.monthStart, context)
            tag("p", .class("tabs")) {
                tag("a", .class("chip"), .href(Link("/calendar"))) { context.text(.calendar) }
                tag("a", .class("chip"), .href(Link("/budgets"))) { context.text(.budgets) }
            }
        }
    }

    /// Says which payments abroad the sum leaves out; drafts are counted on this page already.
    private func unsettled(_ leftOut: ReportOmissions) -> String? {
        var omissions = ReportOmissions()
        omissions.unsettled = leftOut.unsettled
        return context.wording.leftOut(omissions)
    }

    private func comparison(_ spent: Report.Sum, isWhole: Bool) -> String {
        let before = isWhole ? spent.before : spent.sameDays
        guard before.minorUnits > 0 else { return context.text(.nothingBefore) }
        // A percentage of almost nothing says nothing, and neither does one of nothing.
        guard spent.now.minorUnits > 0, let change = isWhole ? spent.change : spent.changeOfSameDays, change < 1000
        else {
            return context.text(.before(before.formatted))
        }
        if change == 0 { return context.text(.sameAsBefore) }
        return context.text(change > 0 ? .morePercent(change) : .lessPercent(-change))
    }

    private func rest(of budgets: [BudgetStatus]) -> Markup {
        tag("ul", .class("rest")) {
            for status in budgets.prefix(5) {
                BookScreens.line(status, context, BookScreens.records(of: status, context))
            }
        }
    }

    /// The next three of recurring payments, card bills and planned entries, and behind them the next two reminders.
    private func payments() async throws -> Markup {
        let entries = RecurringEntries(library: context.library, user: context.user)
        let paid = try await entries.all().filter { $0.template.kind == .expense }
        let seen = try await entries.seen()
        var lines = Upcoming.nextOfEach(paid, from: context.today, seen: seen).map { next in
            let template = next.recurrence.template
            return Payment(
                day: next.occurrence.date,
                name: template.name,
                amount: context.wording.amount(of: template)
            )
        }
        let state = try await context.library.bookBalances(of: context.user)
        for standing in state.standings(on: context.today) {
            guard let (bill, _) = standing.bills?.next, bill.open.minorUnits != 0 else { continue }
            let name = standing.account.name + String.dot + context.text(.cardBill)
            lines.append(Payment(day: bill.payDay, name: name, amount: bill.open.formatted))
        }
        let planned = try await context.library.planned(after: context.today, of: context.user)
        for record in planned where record.kind == .expense {
            guard let day = record.date else { continue }
            let name = context.wording.title(of: record) ?? context.wording.missing
            lines.append(Payment(day: day, name: name, amount: record.amount?.formatted ?? context.wording.missing))
        }
        let reminders = HouseholdReminders(library: context.library, user: context.user)
        let due = try await reminders.due(on: context.today).map {
            Payment(day: $0.due, name: $0.reminder.title, amount: "")
        }
        // Open tasks come first: they have waited.
        let shown = Payment.next(2, of: due) + Payment.next(3, of: lines)
        guard !shown.isEmpty else { return Markup() }
        return tag("section", .class("card")) {
            tag("h2") {
                tag("span") { context.text(.nextPayments) }
                tag("a", .href(Link("/coming"))) { context.text(.allUpcoming) }
            }
            tag("ul", .class("items")) {
                for line in shown {
                    tag("li") {
                        tag("a", .href(Link("/coming"))) {
                            tag("span", .class("what")) {
                                tag("b") { line.name.escapingControls }
                                tag("small", line.day <= context.today ? .class("ink-doubt") : .class("ink-faint")) {
                                    " " + context.wording.distance(from: context.today, to: line.day)
                                }
                            }
                            tag("span", .class("amount")) { line.amount }
                        }
                    }
                }
            }
        }
    }

    private struct Payment {
        var day: CalendarDay
        var name: String
        var amount: String

        static func next(_ count: Int, of lines: [Payment]) -> [Payment] {
            Array(lines.sorted { ($0.day, $0.name) < ($1.day, $1.name) }.prefix(count))
        }
    }

    // MARK: Photos

    private static func reading(_ files: [IncomingFile], _ arrivals: ReadArrivals) async -> Set<IncomingFile> {
        var reading: Set<IncomingFile> = []
        for file in files where await arrivals.isInHand(file) { reading.insert(file) }
        return reading
    }

    /// Buttons for the camera and for files, as Android's Chrome leaves the camera out of a chooser of pictures, and for a message.
    private var senders: Markup {
        tag(
            "form",
            .set("method", "post"),
            .action(Link("/photos")),
            .set("enctype", "multipart/form-data"),
            .class("senders", "card"),
            .text(.id, "send")
        ) {
            tag("label", .class("button", "main"), .set("for", "camera")) { context.text(.camera) }
            void(
                "input",
                .set("type", "file"),
                .set("name", "photo"),
                .set("id", "camera"),
                .set("accept", "image/*"),
                .set("capture", "environment")
            )
            tag("label", .class("button"), .set("for", "gallery")) { context.text(.gallery) }
            void(
                "input",
                .set("type", "file"),
                .set("name", "photo"),
                .set("id", "gallery"),
                .set("accept", "image/*,.heic,.heif,application/pdf,application/xml,.xml,.p7m,.eml,.zip"),
                .flag("multiple")
            )
            tag("button", .class("script-less")) { context.text(.send) }
            tag("a", .class("button", "quiet"), .href(Link("/add").with("message", "").at("message"))) {
                context.text(.pasteMessage)
            }
            tag("p", .class("ink-faint", "at-desk")) { context.text(.dropHere) }
        }
    }

    private func failures(_ files: [FailedFile]) -> Markup {
        tag("section") {
            tag("h2") { context.text(.couldNotBeRead) }
            tag("ul", .class("rows")) {
                for file in files {
                    tag("li", .class("row")) {
                        tag("span", .class("icon-sign", "ink-bad"), .set("aria-hidden", "true")) { "!" }
                        tag("span", .class("what")) {
                            tag("b") { context.wording.failureReason(file.code) ?? file.message.escapingControls }
                            tag("small", .class("name")) { Self.short(file.originalName).escapingControls }
                        }
                        tag("form", .set("method", "post"), .action(Link("/failed"))) {
                            context.hidden("name", file.location.name)
                            tag("button", .class("quiet")) { context.text(.tryAgain) }
                            context.button("dismiss", .dismiss, .class("quiet"))
                            tag("a", .class("button", "quiet"), .href(Link("/add"))) { context.text(.typeItIn) }
                        }
                    }
                }
            }
        }
    }

    /// The name without the middle of a hash in it: the first eight digits identify it well enough.
    private static func short(_ name: String) -> String {
        name.utf8.count > 64 ? name.prefix(8) + "…" + name.suffix(4) : name
    }

    /// A photo that waits to be read; the script hides it where the device that sent it lists it already.
    private func line(_ file: IncomingFile, isRead: Bool) -> Markup {
        let name = file.location.name
        return tag("li", .class("row"), .data("sha", UploadName.sha256(in: name) ?? "")) {
            tag("span", .class("icon-sign"), .set("aria-hidden", "true")) { "…" }
            tag("span", .class("what")) {
                tag("b") { context.text(isRead ? .readingNow : .safeWaiting) }
                tag("small", .class("name")) { Self.short(UploadName.original(name)).escapingControls }
            }
        }
    }

    /// Queues a file in quarantine for reading again, or dismisses it; the file itself stays.
    func answerFailed() async throws -> PageResponse {
        let form = try await context.request.form()
        let failed = try await context.library.failedFiles(of: context.user).first {
            $0.location.name == form.raw("name")
        }
        guard let failed else { throw PageProblem.notFound }
        if form["do"] == "dismiss" {
            try await context.library.dismiss(failed)
            return .see(Link("/"))
        }
        await context.dependencies.arrivals.take(
            IncomingFile(location: failed.location, user: context.user, isConsumed: true)
        )
        return .see(Link("/"))
    }
}
