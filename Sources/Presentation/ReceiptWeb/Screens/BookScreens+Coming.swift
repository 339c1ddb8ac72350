import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// What comes again, and what is due.
extension BookScreens {
    func coming() async throws -> PageAnswer {
        let entries = RecurringEntries(library: visit.library, user: visit.user)
        let all = try await entries.all()
        let next = near(Upcoming.next(60, of: all, from: visit.today, seen: try await entries.seen()))
        let reminders = HouseholdReminders(library: visit.library, user: visit.user)
        let due = try await reminders.due(on: visit.today)
        let later = try await reminders.all().filter { ($0.nextDue.map { $0 > visit.today }) ?? false }.prefix(20)
        return try await frame(visit.text(.coming)).answer {
            if !due.isEmpty {
                tag("h2") { wording.dueHeading }
                tag("ul", .class("rows")) { for item in due { row(item) } }
            }
            tag("h2") { visit.text(.nextEntries) }
            if next.isEmpty { visit.empty(wording.notice(RecurringNotice.none)) }
            tag("ul", .class("rows")) { for entry in next { row(entry) } }
            if !later.isEmpty {
                tag("h2") { visit.text(.laterReminders) }
                tag("ul", .class("rows")) { for reminder in later { row(reminder) } }
            }
        }
    }

    private func row(_ item: DueReminder) -> Markup {
        tag("li", .class("row")) {
            tag("span", .class("what")) {
                tag("b") { item.reminder.title.escapingControls }
                tag("small", .class("ink-doubt")) {
                    wording.distance(from: visit.today, to: item.due)
                        + (item.subject.map { " · " + wording.label($0) } ?? "")
                }
            }
            tag("form", .set("method", "post"), .action(Link("/coming"))) {
                visit.hidden("id", item.reminder.id)
                tag("button", .set("name", "do"), .set("value", "done")) { visit.text(.done) }
                tag("button", .class("quiet"), .set("name", "do"), .set("value", "skip")) { visit.text(.skip) }
            }
        }
    }

    private func row(_ next: Upcoming) -> Markup {
        tag("li", .class("row")) {
            tag("span", .class("what")) {
                tag("b") { next.recurrence.template.name.escapingControls }
                tag("small") {
                    wording.day(next.occurrence.date) + " · " + wording.shortRhythm(next.recurrence.schedule)
                }
            }
            tag("span", .class("amount")) {
                (next.recurrence.template.isAbout ? "~" : "")
                    + (next.recurrence.template.amount?.formatted ?? wording.missing)
            }
        }
    }

    private func row(_ reminder: Reminder) -> Markup {
        let subject = reminder.subject.flatMap { visit.subjects[$0] }
        return tag("li", .class("row")) {
            tag("span", .class("what")) {
                tag("b") { reminder.title.escapingControls }
                tag("small") {
                    (reminder.nextDue?.description ?? wording.missing)
                        + (subject.map { " · " + wording.label($0) } ?? "")
                }
            }
        }
    }

    /// What comes within two months; of what comes later the first few.
    private func near(_ all: [Upcoming]) -> [Upcoming] {
        let end = visit.today.adding(days: 61) ?? visit.today
        let soon = all.filter { $0.occurrence.date <= end }
        return Array(soon.count < 3 ? all.prefix(3) : soon.prefix(40))
    }

    func answerComing() async throws -> PageAnswer {
        let form = try await visit.request.form()
        guard let id = form["id"] else { throw PageProblem.badRequest }
        let reminders = HouseholdReminders(library: visit.library, user: visit.user)
        if form["do"] == "skip" {
            _ = try await reminders.skip(id)
        } else {
            _ = try await reminders.done(id, on: visit.today, record: nil)
        }
        return .see(Link("/coming"))
    }
}
