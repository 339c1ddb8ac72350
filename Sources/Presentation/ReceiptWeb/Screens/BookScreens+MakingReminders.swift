import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The forms for reminders.
extension BookScreens {
    private static let periods: [(value: String, text: PageText)] = [
        ("", .once), ("1 week", .everyWeek), ("1 month", .everyMonth), ("3 months", .everyQuarter),
        ("6 months", .everyHalfYear), ("1 year", .everyYear), ("2 years", .everyTwoYears),
    ]

    var householdReminders: HouseholdReminders {
        HouseholdReminders(library: context.library, user: context.user)
    }

    func newReminder() async throws -> PageResponse {
        try await formFrame(context.text(.newReminder)).answer {
            context.form(Link("/coming/reminder")) {
                reminderFields(of: nil)
                tag("div", .class("actions")) { tag("button", .class("main")) { context.text(.newReminder) } }
            }
        }
    }

    func reminder(_ id: String) async throws -> PageResponse {
        let reminder = try await stored(id)
        return try await formFrame(reminder.title.escapingControls).answer {
            context.form(Link("/coming/reminder", id)) {
                reminderFields(of: reminder)
                tag("div", .class("actions")) {
                    context.button("save", .save, .class("main"))
                    context.button("remove", .remove, .class("quiet", "ink-bad"))
                }
            }
        }
    }

    private func stored(_ id: String) async throws -> Reminder {
        let found = try await householdReminders.all().first { $0.id == id }
        guard let found else { throw PageProblem.notFound }
        return found
    }

    /// The form's fields with their texts for a reminder.
    private func texts(of reminder: Reminder?) -> [String: String] {
        let period = reminder?.period.map { "\($0.count) \($0.unit.rawValue)\($0.count == 1 ? "" : "s")" }
        return [
            "title": reminder?.title ?? "", "day": (reminder?.nextDue ?? context.today).description,
            "every": period ?? "", "subject": reminder?.subject ?? "",
        ]
    }

    @MarkupBuilder
    private func reminderFields(of reminder: Reminder?) -> Markup {
        let texts = texts(of: reminder)
        let value = { (name: String) in context.typed(name, else: texts[name]) ?? "" }
        let subjects = context.subjects.subjects.filter { !$0.isHidden || $0.id == reminder?.subject }
            .map { ($0.id, $0.name.escapingControls) }
        let periods = Self.periods.map { ($0.value, context.text($0.text).asTitle) }
        let isOther = !periods.contains { $0.0 == value("every") }
        let own = reminder.map { [(value("every"), wording.interval($0))] } ?? []
        context.inputField("title", .whatToDo, else: texts["title"], .flag("required"))
        context.inputField("day", .dueDay, else: texts["day"], .set("type", "date"))
        context.selectField("every", .howOften, periods + (isOther ? own : []), else: texts["every"])
        if !subjects.isEmpty {
            context.selectField(
                "subject",
                .subjects,
                [("", context.text(.nothingChosen))] + subjects,
                else: texts["subject"]
            )
        }
    }

    func addReminder() async throws -> PageResponse {
        let form = try await context.request.form()
        return try await taking(form, from: Link("/coming/reminder")) {
            let convention = try await context.convention()
            let period = form["every"].flatMap { Period($0) }
            var reader = FormReader(form)
            let title = reader.text("title")
            let day = reader.value("day") { try convention.comingDay($0, of: period) }
            let first = day ?? convention.firstDay(of: period)
            try reader.finish()
            var facts = HouseholdReminders.Facts(first: first, period: period)
            facts.subject = form["subject"].flatMap { context.subjects[$0]?.id }
            _ = try await householdReminders.add(title, facts, profile: context.dependencies.home.profile)
            return try await context.done(Link("/coming"), "made")
        }
    }

    func changeReminder(_ id: String) async throws -> PageResponse {
        let form = try await context.request.form()
        let before = try await stored(id)
        return try await taking(form, from: Link("/coming/reminder", id)) {
            if form["do"] == "remove" {
                _ = try await householdReminders.remove(id)
                return try await context.done(Link("/coming"), "removed")
            }
            let (convention, shown) = (try await context.convention(), texts(of: before))
            let period = form["every"].flatMap { Period($0) }
            var reader = FormReader(form)
            let title = reader.text("title")
            let day = reader.value("day") { try convention.comingDay($0, of: period) }
            try reader.finish()
            let changed = try await householdReminders.change(id) { reminder in
                reminder.title = title
                reminder.subject = form["subject"].flatMap { context.subjects[$0]?.id }
                guard form["day"] != shown["day"] || form["every"] ?? "" != shown["every"] else { return }
                reminder.reschedule(on: day ?? convention.firstDay(of: period), every: period)
            }
            return changed == before ? .see(Link("/coming")) : try await context.done(Link("/coming"), "saved")
        }
    }
}
