import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The forms for recurring entries and reminders.
extension BookScreens {
    // MARK: Recurring entries

    private static let rhythms: [(value: String, text: MakeText)] = [
        ("week", .everyWeek), ("2 weeks", .everyTwoWeeks), ("month", .everyMonth), ("3 months", .everyQuarter),
        ("6 months", .everyHalfYear), ("year", .everyYear),
    ]

    func newRecurring() async throws -> PageResponse {
        let kept = await context.keptForm()
        let form = kept?.fields
        let currency = try await context.convention().homeCurrency
        let kind = form?["kind"].flatMap { RecordKind(rawValue: $0) } ?? .expense
        let accounts = context.accounts.accounts.filter { $0.closed == nil }.map { ($0.id, $0.name) }
        return try await formFrame(context.text(.newRecurring), kept).answer {
            tag("form", .set("method", "post"), .action(Link("/coming/entry")), .class("card", "grid")) {
                context.field(wording.field(.kind), id: "kind") {
                    context.select(
                        "kind",
                        [RecordKind.expense, .income].map { ($0.rawValue, wording.kind($0)) },
                        chosen: kind.rawValue
                    )
                }
                context.field(context.text(.name), id: "merchant") {
                    context.input("merchant", form?["merchant"], .flag("required"))
                }
                context.field(wording.field(.amount), id: "amount") {
                    context.amountInput("amount", form?["amount"], currency, [.class("sum")])
                }
                context.field(context.text(.howOften), id: "every") {
                    context.select(
                        "every",
                        Self.rhythms.map { ($0.value, context.text($0.text)) },
                        chosen: form?["every"] ?? "month"
                    )
                }
                context.field(context.text(.firstDay), id: "first") {
                    context.input("first", form?["first"] ?? context.today.description, .set("type", "date"))
                }
                context.field(context.text(.whenDue), id: "mode") {
                    context.select(
                        "mode",
                        Recurrence.Mode.allCases.map { ($0.rawValue, wording.mode($0)) },
                        chosen: form?["mode"] ?? Recurrence.Mode.enter.rawValue
                    )
                }
                context.field(wording.field(.category), id: "category") {
                    context.categorySelect(form?["category"].flatMap { ReceiptDomain.Category(code: $0) }, kind: kind)
                }
                if !accounts.isEmpty {
                    context.field(wording.field(.account), id: "account") {
                        context.select("account", [("", wording.missing)] + accounts, chosen: form?["account"] ?? "")
                    }
                }
                tag("div", .class("actions")) { tag("button", .class("main")) { context.text(.newRecurring) } }
            }
        }
    }

    func addRecurring() async throws -> PageResponse {
        let form = try await context.request.form()
        return try await taking(form, from: Link("/coming/entry")) {
            let input = RecurrenceInput(convention: try await context.convention())
            let (every, unit) = try input.rhythm(form["every"] ?? "month")
            let first = try form["first"].map(input.day) ?? context.today
            let template = EntryTemplate(merchant: nil, amount: nil)
            var recurrence = Recurrence(
                id: "",
                template: template,
                schedule: Schedule(anchor: first, every: every, unit),
                mode: form["mode"].flatMap { Recurrence.Mode(rawValue: $0) } ?? .enter,
                since: first
            )
            for field in ["kind", "merchant", "amount", "category", "account"] {
                guard let answer = form[field] else { continue }
                try input.apply("\(field)=\(answer)", to: &recurrence, sample: template.sample(of: context.user))
            }
            let added = recurrence.renamed(recurrence.template.newID)
            try await RecurringEntries(library: context.library, user: context.user)
                .add(added, profile: context.dependencies.home.profile)
            let answer = try await context.done(Link("/coming"), "made")
            // Entries that are due already are made at once, as after the command.
            _ = try await CatchUp(library: context.library)(of: context.user, today: context.today)
            return answer
        }
    }

    // MARK: Reminders

    private static let periods: [(value: String, text: MakeText)] = [
        ("", .once), ("1 week", .everyWeek), ("1 month", .everyMonth), ("3 months", .everyQuarter),
        ("6 months", .everyHalfYear), ("1 year", .everyYear), ("2 years", .everyTwoYears),
    ]

    func newReminder() async throws -> PageResponse {
        let kept = await context.keptForm()
        let form = kept?.fields
        let subjects = context.subjects.subjects.filter { !$0.isHidden }.map { ($0.id, $0.name.escapingControls) }
        return try await formFrame(context.text(.newReminder), kept).answer {
            tag("form", .set("method", "post"), .action(Link("/coming/reminder")), .class("card", "grid")) {
                context.field(context.text(.whatToDo), id: "title") {
                    context.input("title", form?["title"], .flag("required"))
                }
                context.field(context.text(.dueDay), id: "day") {
                    context.input("day", form?["day"] ?? context.today.description, .set("type", "date"))
                }
                context.field(context.text(.howOften), id: "every") {
                    context.select(
                        "every",
                        Self.periods.map { ($0.value, context.text($0.text)) },
                        chosen: form?["every"] ?? ""
                    )
                }
                if !subjects.isEmpty {
                    context.field(context.text(.subjects), id: "subject") {
                        context.select("subject", [("", wording.missing)] + subjects, chosen: form?["subject"] ?? "")
                    }
                }
                tag("div", .class("actions")) { tag("button", .class("main")) { context.text(.newReminder) } }
            }
        }
    }

    func addReminder() async throws -> PageResponse {
        let form = try await context.request.form()
        return try await taking(form, from: Link("/coming/reminder")) {
            let convention = try await context.convention()
            let period = form["every"].flatMap { Period($0) }
            let first = try form["day"].map { try convention.comingDay($0, of: period) } ?? context.today
            var facts = HouseholdReminders.Facts(first: first, period: period)
            facts.subject = form["subject"].flatMap { context.subjects[$0]?.id }
            _ = try await HouseholdReminders(library: context.library, user: context.user)
                .add(form["title"] ?? "", facts, profile: context.dependencies.home.profile)
            return try await context.done(Link("/coming"), "made")
        }
    }
}
