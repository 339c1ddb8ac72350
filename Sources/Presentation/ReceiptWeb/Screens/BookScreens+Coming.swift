import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptWording

/// The page of upcoming recurring entries and reminders.
extension BookScreens {
    func coming() async throws -> PageResponse {
        let running = try await recurringEntries.all().filter { $0.ended == nil }
        let next = Upcoming.nextOfEach(running, from: context.today, seen: try await recurringEntries.seen())
        // Nothing comes of these, and they can be changed.
        let idle = running.filter { one in !next.contains { $0.recurrence.id == one.id } }
        let due = try await householdReminders.due(on: context.today)
        let later = try await householdReminders.all().filter { ($0.nextDue.map { $0 > context.today }) ?? false }
            .prefix(20)
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
            if running.isEmpty { context.empty(context.text(.noRecurring), drawing: "calendar") }
            tag("ul", .class("rows")) {
                for one in next { row(one.recurrence, on: one.occurrence.date) }
                for one in idle { row(one, on: nil) }
            }
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
                        + (item.subject.map { String.dot + $0.name.escapingControls } ?? "")
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

    /// A row that opens the form of its recurring entry.
    private func row(_ recurrence: Recurrence, on day: CalendarDay?) -> Markup {
        let remarks = [
            day.map { context.day($0) }, wording.shortInterval(recurrence.schedule),
            recurrence.mode == .enter ? nil : wording.mode(recurrence.mode),
        ]
        return context.row(
            Link("/coming/entry", recurrence.id),
            isSheet: true,
            recurrence.template.name.escapingControls,
            remarks.compactMap(\.self).joined(separator: .dot)
        ) {
            tag("span", .class("amount")) { wording.amount(of: recurrence.template) }
        }
    }

    /// A row that opens the form of its reminder.
    func row(_ reminder: Reminder) -> Markup {
        let subject = reminder.subject.flatMap { context.subjects[$0] }
        return context.row(
            Link("/coming/reminder", reminder.id),
            isSheet: true,
            reminder.title.escapingControls,
            (reminder.nextDue.map { context.day($0) } ?? wording.missing)
                + (subject.map { String.dot + $0.name.escapingControls } ?? "")
        )
    }

    func answerComing() async throws -> PageResponse {
        let form = try await context.request.form()
        guard let id = form["id"] else { throw PageProblem.badRequest }
        return try await taking(form, from: Link("/coming")) {
            switch form["do"] {
            case "enter":
                let entry = try await recurringEntries.named(id).id
                let catchUp = CatchUp(library: context.library)
                _ = try await catchUp(of: context.user, today: context.today, releasing: [entry])
                return try await context.done(Link("/coming"), "made")
            case "leave":
                let entry = try await recurringEntries.named(id).id
                _ = try await recurringEntries.leaveOutDue(entry, today: context.today) { _ in id }
                return try await context.done(Link("/coming"), "saved")
            case "skip":
                _ = try await householdReminders.skip(id)
                return try await context.done(Link("/coming"), "skipped")
            default:
                _ = try await householdReminders.done(id, on: context.today, record: nil)
                return try await context.done(Link("/coming"), "done")
            }
        }
    }
}
