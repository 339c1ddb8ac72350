import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The page of upcoming recurring entries and reminders.
extension BookScreens {
    func coming() async throws -> PageResponse {
        let entries = RecurringEntries(library: context.library, user: context.user)
        let all = try await entries.all()
        let next = near(Upcoming.next(60, of: all, from: context.today, seen: try await entries.seen()))
        let reminders = HouseholdReminders(library: context.library, user: context.user)
        let due = try await reminders.due(on: context.today)
        let later = try await reminders.all().filter { ($0.nextDue.map { $0 > context.today }) ?? false }.prefix(20)
        // Entries that only remind are among the next ones.
        let held = try await CatchUp(library: context.library).rehearse(of: context.user, today: context.today).held
            .filter { $0.reason != .reminder }
        return try await frame(context.text(.coming)).answer {
            if !due.isEmpty {
                tag("h2") { wording.dueHeading }
                tag("ul", .class("rows")) { for item in due { row(item) } }
            }
            if !held.isEmpty {
                tag("h2") { context.text(.notEntered) }
                tag("ul", .class("rows")) { for one in held { row(one) } }
            }
            tag("h2") { context.text(.nextEntries) }
            if all.isEmpty { context.empty(context.text(.noRecurring), drawing: "calendar") }
            tag("ul", .class("rows")) { for entry in next { row(entry) } }
            tag("p", .class("actions")) {
                tag("a", .class("button"), .href(Link("/coming/entry")), .data("sheet", "")) {
                    context.text(.newRecurring)
                }
                tag("a", .class("button"), .href(Link("/coming/reminder")), .data("sheet", "")) {
                    context.text(.newReminder)
                }
            }
            if !later.isEmpty {
                tag("h2") { context.text(.laterReminders) }
                tag("ul", .class("rows")) { for reminder in later { row(reminder) } }
            }
            let running = all.filter { $0.ended == nil }
            if !running.isEmpty {
                tag("details") {
                    tag("summary") { context.text(.allRecurring) }
                    tag("ul", .class("rows")) { for recurrence in running { row(recurrence) } }
                }
            }
        }
    }

    /// Names the entries that the step made because they were due, and leads to them.
    @MarkupBuilder
    func entered(_ step: LedgerStep) -> Markup {
        // A record is new where the line before it only exists to be undone.
        let entries = step.changes.filter { $0.before.status == .discarded && $0.after.occurrence != nil }.map(\.after)
        if let newest = entries.last {
            let isOne = Set(entries.map(\.merchant)).count == 1
            " "
            tag(
                "a",
                .href(
                    entries.count == 1
                        ? Link("/records", newest.id.rawValue)
                        : Link("/records").with("q", isOne ? newest.merchant : nil)
                )
            ) {
                context.text(.enteredDue(entries.count))
            }
        }
    }

    private func row(_ item: DueReminder) -> Markup {
        tag("li", .class("row")) {
            tag("a", .class("what"), .href(Link("/coming/reminder", item.reminder.id)), .data("sheet", "")) {
                tag("b") { item.reminder.title.escapingControls }
                tag("small", .class("ink-doubt")) {
                    wording.distance(from: context.today, to: item.due)
                        + (item.subject.map { " · " + wording.label($0) } ?? "")
                }
            }
            tag("form", .set("method", "post"), .action(Link("/coming"))) {
                context.hidden("id", item.reminder.id)
                context.button("done", .done)
                context.button("skip", .skip, .class("quiet"))
            }
        }
    }

    /// Days of an entry that are so long ago, or so many, that a person is asked.
    private func row(_ held: CatchUpPlan.Held) -> Markup {
        tag("li", .class("row")) {
            tag("span", .class("what")) {
                tag("b") { held.recurrence.template.name.escapingControls }
                tag("small", .class("ink-doubt")) { context.text(.dueSince(held.count, context.day(held.first))) }
            }
            tag("form", .set("method", "post"), .action(Link("/coming"))) {
                context.hidden("id", held.recurrence.id)
                context.button("enter", .enterThem)
                context.button("leave", .leaveThemOut, .class("quiet"))
            }
        }
    }

    private func row(_ next: Upcoming) -> Markup {
        row(
            next.recurrence,
            context.day(next.occurrence.date) + " · " + wording.shortRhythm(next.recurrence.schedule)
        )
    }

    private func row(_ recurrence: Recurrence) -> Markup {
        row(recurrence, wording.shortRhythm(recurrence.schedule) + " · " + wording.mode(recurrence.mode))
    }

    /// A row that opens the form of its recurring entry.
    private func row(_ recurrence: Recurrence, _ remark: String) -> Markup {
        context.row(
            Link("/coming/entry", recurrence.id),
            isSheet: true,
            recurrence.template.name.escapingControls,
            remark
        ) {
            tag("span", .class("amount")) { wording.amount(of: recurrence.template) }
        }
    }

    private func row(_ reminder: Reminder) -> Markup {
        let subject = reminder.subject.flatMap { context.subjects[$0] }
        return context.row(
            Link("/coming/reminder", reminder.id),
            isSheet: true,
            reminder.title.escapingControls,
            (reminder.nextDue.map { context.day($0) } ?? wording.missing)
                + (subject.map { " · " + wording.label($0) } ?? "")
        )
    }

    /// The entries due within 60 days, at most 40; if fewer than three are, the next three whatever their date.
    private func near(_ all: [Upcoming]) -> [Upcoming] {
        let end = context.today.adding(days: 61) ?? context.today
        let soon = all.filter { $0.occurrence.date <= end }
        return Array(soon.count < 3 ? all.prefix(3) : soon.prefix(40))
    }

    func answerComing() async throws -> PageResponse {
        let form = try await context.request.form()
        guard let id = form["id"] else { throw PageProblem.badRequest }
        let reminders = HouseholdReminders(library: context.library, user: context.user)
        let entries = RecurringEntries(library: context.library, user: context.user)
        return try await taking(form, from: Link("/coming")) {
            switch form["do"] {
            case "enter":
                let catchUp = CatchUp(library: context.library)
                _ = try await catchUp(of: context.user, today: context.today, releasing: [entries.named(id).id])
                return try await context.done(Link("/coming"), "made")
            case "leave":
                _ = try await entries.leaveOutDue(entries.named(id).id, today: context.today) { _ in id }
                return try await context.done(Link("/coming"), "saved")
            case "skip":
                _ = try await reminders.skip(id)
                return try await context.done(Link("/coming"), "skipped")
            default:
                _ = try await reminders.done(id, on: context.today, record: nil)
                return try await context.done(Link("/coming"), "done")
            }
        }
    }
}
