import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The forms for recurring entries.
extension BookScreens {
    private static let intervals: [(value: String, text: PageText)] = [
        ("week", .everyWeek), ("2 weeks", .everyTwoWeeks), ("month", .everyMonth), ("3 months", .everyQuarter),
        ("6 months", .everyHalfYear), ("year", .everyYear),
    ]

    var recurringEntries: RecurringEntries { RecurringEntries(library: context.library, user: context.user) }

    func newRecurring() async throws -> PageResponse {
        let currency = try await context.convention().homeCurrency
        return try await formFrame(context.text(.newRecurring)).answer {
            context.form(Link("/coming/entry")) {
                recurringFields(of: nil, currency)
                tag("div", .class("actions")) { tag("button", .class("main")) { context.text(.newRecurring) } }
            }
        }
    }

    func recurring(_ id: String) async throws -> PageResponse {
        let recurrence = try await running(id)
        let currency = try await context.convention().homeCurrency
        return try await formFrame(recurrence.template.name.escapingControls).answer {
            context.form(Link("/coming/entry", id)) {
                recurringFields(of: recurrence, currency)
                tag("div", .class("actions")) {
                    context.button("save", .save, .class("main"))
                    context.button("end", .endIt, .class("quiet", "ink-bad"))
                }
                tag("p", .class("notes")) { context.text(.intervalHelp) }
            }
        }
    }

    private func running(_ id: String) async throws -> Recurrence {
        let found = try await recurringEntries.all().first { $0.id == id && $0.ended == nil }
        guard let found else { throw PageProblem.notFound }
        return found
    }

    /// The form's fields with their texts for a recurrence.
    private func texts(of recurrence: Recurrence?) -> [String: String] {
        guard let recurrence else {
            return [
                "kind": RecordKind.expense.rawValue, "every": "month", "first": context.today.description,
                "mode": Recurrence.Mode.enter.rawValue,
            ]
        }
        let (template, schedule) = (recurrence.template, recurrence.schedule)
        let every = schedule.every == 1 ? "" : "\(schedule.every) "
        return [
            "kind": template.kind.rawValue, "merchant": template.merchant ?? "",
            "amount": template.amount?.formattedNumber ?? "",
            "every": every + schedule.unit.rawValue + (schedule.every == 1 ? "" : "s"),
            "first": schedule.anchor.description, "mode": recurrence.mode.rawValue,
            "category": template.category?.code ?? "", "account": template.account ?? "",
            "to": template.toAccount ?? "",
        ]
    }

    @MarkupBuilder
    private func recurringFields(of recurrence: Recurrence?, _ home: Currency?) -> Markup {
        let texts = texts(of: recurrence)
        let value = { (name: String) in context.typed(name, else: texts[name]) ?? "" }
        let kind = RecordKind(rawValue: value("kind")) ?? .expense
        let isUsual = kind == .expense || kind == .income
        let open = context.accounts.accounts.filter { account in
            account.closed == nil || account.id == recurrence?.template.account
        }
        let accounts = [("", context.text(.nothingChosen))] + open.map { ($0.id, $0.name) }
        let intervals = Self.intervals.map { ($0.value, context.text($0.text).asTitle) }
        let isOther = !intervals.contains { $0.0 == value("every") }
        let own = recurrence.map { [(value("every"), wording.shortInterval($0.schedule))] } ?? []
        if isUsual {
            context.inputField("merchant", .name, else: texts["merchant"], .flag("required"))
        }
        if kind != .note {
            context.field(wording.field(.amount), id: "amount") {
                let currency = recurrence?.template.amount?.currency ?? home
                context.amountInput("amount", value("amount"), currency, [.class("sum")])
            }
        }
        context.selectField("every", .howOften, intervals + (isOther ? own : []), else: texts["every"])
        context.inputField("first", .firstDay, else: texts["first"], .set("type", "date"))
        context.selectField(
            "mode",
            .whenDue,
            Recurrence.Mode.allCases.map { ($0.rawValue, wording.mode($0).asTitle) },
            else: texts["mode"]
        )
        context.field(wording.field(.kind), id: "kind") {
            context.select(
                "kind",
                (isUsual ? [.expense, .income] : [kind]).map { ($0.rawValue, wording.kind($0).asTitle) },
                chosen: kind.rawValue
            )
        }
        if isUsual {
            context.field(wording.field(.category), id: "category") {
                context.categorySelect(ReceiptDomain.Category(code: value("category")), kind: kind)
            }
        }
        if !open.isEmpty, kind != .note {
            context.field(kind == .transfer ? context.text(.fromAccount) : wording.field(.account), id: "account") {
                context.select("account", accounts, chosen: value("account"))
            }
            if kind == .transfer {
                context.selectField("to", .toAccount, accounts, else: texts["to"])
            }
        }
    }

    /// Sets what the form says otherwise than `shown`; a field that it does not send stays.
    private func fill(
        _ recurrence: inout Recurrence,
        _ form: FormFields,
        besides shown: [String: String],
        _ input: RecurrenceInput
    ) throws {
        var reader = FormReader(form)
        // An amount depends on the account.
        for field in ["every", "first", "mode", "kind", "merchant", "account", "to", "amount", "category"] {
            guard let text = form.raw(field), text != shown[field] ?? "" else { continue }
            let template = recurrence.template
            let name = field == "first" ? "on" : field == "amount" && template.isAbout ? "about" : field
            reader.check(field) {
                let sample = template.sample(of: context.user)
                try input.apply("\(name)=\(form[field] ?? "-")", to: &recurrence, sample: sample)
            }
        }
        let template = recurrence.template
        if template.merchant == nil, template.kind == .expense || template.kind == .income { reader.need("merchant") }
        if template.amount == nil, recurrence.mode == .enter, template.kind != .note {
            reader.need("amount", orElse: RecurrenceProblem.amountMissing)
        }
        try reader.finish()
    }

    func addRecurring() async throws -> PageResponse {
        let form = try await context.request.form()
        return try await taking(form, from: Link("/coming/entry")) {
            let schedule = Schedule(anchor: context.today, every: 1, .month)
            let template = EntryTemplate(merchant: nil, amount: nil)
            var recurrence = Recurrence(
                id: "",
                template: template,
                schedule: schedule,
                mode: .enter,
                since: context.today
            )
            try fill(&recurrence, form, besides: [:], RecurrenceInput(convention: try await context.convention()))
            recurrence.since = recurrence.schedule.anchor
            let added = recurrence.renamed(recurrence.template.newID)
            try await recurringEntries.add(added, profile: context.dependencies.home.profile)
            return try await caughtUp("made")
        }
    }

    func changeRecurring(_ id: String) async throws -> PageResponse {
        let form = try await context.request.form()
        let before = try await running(id)
        return try await taking(form, from: Link("/coming/entry", id)) {
            let (today, isEnding) = (context.today, form["do"] == "end")
            let input = RecurrenceInput(convention: try await context.convention())
            let shown = texts(of: before)
            let changed = try await recurringEntries.change(id, today: today, newID: { $0.newID }) { recurrence in
                if isEnding {
                    try recurrence.end(on: today)
                } else {
                    try fill(&recurrence, form, besides: shown, input)
                }
            }
            guard changed.recurrence != before else { return .see(Link("/coming")) }
            return try await caughtUp(isEnding ? "ended" : "saved")
        }
    }

    /// Makes the entries that are due already, as after the command; the answer is about that step if there is one.
    private func caughtUp(_ said: String) async throws -> PageResponse {
        _ = try await CatchUp(library: context.library)(of: context.user, today: context.today)
        return try await context.done(Link("/coming"), said)
    }
}
