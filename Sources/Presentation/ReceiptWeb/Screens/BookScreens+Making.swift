import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The forms for accounts, budgets, recurring entries and reminders.
extension BookScreens {
    // MARK: Accounts

    func newAccount() async throws -> PageResponse {
        let kept = await context.keptForm()
        let form = kept?.fields
        let currency = try await context.convention().homeCurrency
        let payers = context.accounts.accounts.filter { $0.closed == nil && !$0.kind.isDebt }.map { ($0.id, $0.name) }
        return try await formFrame(context.text(.newAccount), kept).answer {
            tag("form", .set("method", "post"), .action(Link("/accounts")), .class("card", "grid")) {
                context.field(context.text(.name), id: "name") {
                    context.input("name", form?["name"], .flag("required"))
                }
                context.field(context.text(.kind), id: "kind") {
                    context.select(
                        "kind",
                        Account.Kind.allCases.map { ($0.rawValue, wording.accountKind($0)) },
                        chosen: form?["kind"] ?? Account.Kind.bank.rawValue
                    )
                }
                context.field(context.text(.opening), id: "opening") {
                    context.amountInput(
                        "opening",
                        form?["opening"],
                        currency,
                        [.set("aria-describedby", "opening-help")]
                    )
                    tag("p", .class("notes"), .set("id", "opening-help")) { context.text(.openingHelp) }
                }
                context.field(context.text(.since), id: "since") {
                    context.input("since", form?["since"] ?? context.today.description, .set("type", "date"))
                }
                tag("details", .flag("open", if: form?["cutoff"] != nil || form?["payDay"] != nil)) {
                    tag("summary") { context.text(.onlyForCards) }
                    context.field(context.text(.cardDigits), id: "card") {
                        context.input("card", form?["card"], .set("inputmode", "numeric"))
                    }
                    context.field(context.text(.cutoff), id: "cutoff") {
                        context.input("cutoff", form?["cutoff"], .set("inputmode", "numeric"))
                    }
                    context.field(context.text(.payDay), id: "payDay") {
                        context.input("payDay", form?["payDay"], .set("inputmode", "numeric"))
                    }
                    context.field(context.text(.payFrom), id: "payFrom") {
                        context.select("payFrom", [("", wording.missing)] + payers, chosen: form?["payFrom"] ?? "")
                    }
                }
                tag("div", .class("actions")) { tag("button", .class("main")) { context.text(.newAccount) } }
            }
        }
    }

    func addAccount() async throws -> PageResponse {
        let form = try await context.request.form()
        return try await taking(form, from: Link("/accounts/new")) {
            let convention = try await context.convention()
            guard let name = form["name"] else { throw BookProblem.notAnAccountID("") }
            let kind = form["kind"].flatMap { Account.Kind(rawValue: $0) } ?? .bank
            let home = convention.homeCurrency
            var opening = try form["opening"].map { try Typed.amount($0, home ?? .unknown) }
            guard let currency = opening?.currency ?? home, currency != .unknown else {
                throw BookProblem.needsCurrency
            }
            // A debt is asked for as what is owed.
            if kind.isDebt, let owed = opening { opening?.minorUnits = -abs(owed.minorUnits) }
            var account = Account(
                id: freeID(for: name, kind),
                name: name,
                kind: kind,
                opening: .init(
                    date: try form["since"].map { try Typed.day($0, convention) } ?? context.today,
                    amount: opening ?? Money(minorUnits: 0, currency: currency)
                )
            )
            if let digits = form["card"] { account.cards[digits] = "" }
            account.billing = try billing(form)
            _ = try await ManageAccounts(library: context.library, user: context.user)
                .add(account, profile: context.dependencies.home.profile)
            return try await context.done(Link("/accounts"), "made")
        }
    }

    private func billing(_ form: FormFields) throws(BookProblem) -> CardBilling? {
        guard form["cutoff"] != nil || form["payDay"] != nil || form["payFrom"] != nil else { return nil }
        func day(_ text: String) throws(BookProblem) -> Int {
            guard let day = Int(text), (1...31).contains(day) else { throw .notADayOfMonth(text) }
            return day
        }
        guard let cutoff = form["cutoff"], let payDay = form["payDay"] else { throw .needsBothCardDays }
        return CardBilling(cutoff: try day(cutoff), payDay: try day(payDay), payFrom: form["payFrom"])
    }

    /// An id for records, which nobody has to choose: the name where it is ASCII, otherwise the kind with a number.
    private func freeID(for name: String, _ kind: Account.Kind) -> String {
        let letters = name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
        let plain = String(String(letters).split(separator: "-").joined(separator: "-").prefix(24))
        let stem = Account.isValid(id: plain) ? plain : kind.rawValue
        let candidates = [stem] + (2...999).map { "\(stem)-\($0)" }
        return candidates.first { context.accounts[$0] == nil } ?? stem
    }

    func changeAccount(_ id: String) async throws -> PageResponse {
        let form = try await context.request.form()
        guard context.accounts[id] != nil else { throw PageProblem.notFound }
        let own = Link("/accounts", id)
        return try await taking(form, from: own) {
            let accounts = ManageAccounts(library: context.library, user: context.user)
            if form["do"] == "close" {
                _ = try await accounts.close(id, on: context.today)
                return try await context.done(Link("/accounts"), "closed")
            }
            guard let name = form["name"] else { throw PageProblem.badRequest }
            _ = try await accounts.change(id) { account, _ in account.name = name }
            return try await context.done(own, "saved")
        }
    }

    // MARK: Budgets

    func budgets() async throws -> PageResponse {
        let kept = await context.keptForm()
        let form = kept?.fields
        let home = try await context.convention().homeCurrency
        let reports = HouseholdReports(library: context.library, user: context.user, today: context.today, home: home)
        let standings = try await reports.budgetStandings(on: context.today)
        var frame = try await frame(context.text(.budgets))
        if let trouble = kept?.trouble { frame.notice = tag("p", .class("ink-bad")) { context.sentence(trouble) } }
        let categories =
            [("", wording.name(budgetFor: nil))]
            + wording.catalog.offered(for: .expense).map { ($0.code, wording.label($0)) }
        let units = [Budget.Unit.month, .year].map { ($0.rawValue, wording.name($0)) }
        return frame.answer {
            if standings.isEmpty {
                context.empty(context.text(.noBudgets))
            } else {
                tag("ul", .class("rest", "card")) {
                    for standing in standings { Self.line(standing, context, canRemove: true) }
                }
            }
            tag("form", .set("method", "post"), .action(Link("/budgets")), .class("card", "grid")) {
                tag("h2") { context.text(.setBudget) }
                context.field(context.text(.forWhat), id: "category") {
                    context.select("category", categories, chosen: form?["category"] ?? "")
                }
                context.field(wording.field(.amount), id: "amount") {
                    context.amountInput("amount", form?["amount"], home, [.class("sum"), .flag("required")])
                }
                context.field(context.text(.perMonthOrYear), id: "unit") {
                    context.select("unit", units, chosen: form?["unit"] ?? Budget.Unit.month.rawValue)
                }
                tag("div", .class("actions")) {
                    tag("button", .class("main"), .set("name", "do"), .set("value", "set")) { context.text(.setBudget) }
                }
            }
        }
    }

    /// A budget's line: what is left, and a bar of what is used.
    static func line(_ standing: BudgetStanding, _ context: RequestContext, canRemove: Bool = false) -> Markup {
        let budget = standing.budget
        let isOver = standing.left.minorUnits < 0
        let left =
            isOver ? Money(minorUnits: abs(standing.left.minorUnits), currency: standing.left.currency) : standing.left
        return tag("li") {
            tag("span") {
                context.wording.name(budgetFor: budget.category).escapingControls
                tag("small", .class("ink-faint")) { " / " + standing.available.formatted }
            }
            tag("span", isOver ? .class("amount", "ink-bad") : .class("amount")) {
                left.formatted + " " + context.text(isOver ? .over : .left)
            }
            meter(standing.spent.minorUnits, of: standing.available.minorUnits, isOver: isOver)
            if canRemove {
                tag("form", .set("method", "post"), .action(Link("/budgets"))) {
                    context.hidden("category", budget.category?.code ?? "")
                    context.hidden("unit", budget.unit.rawValue)
                    tag("button", .class("quiet", "ink-bad"), .set("name", "do"), .set("value", "remove")) {
                        context.text(.remove)
                    }
                }
            }
        }
    }

    func answerBudgets() async throws -> PageResponse {
        let form = try await context.request.form()
        return try await taking(form, from: Link("/budgets")) {
            let convention = try await context.convention()
            let budgets = HouseholdBudgets(library: context.library, user: context.user)
            let category = try form["category"].map { try CategorySearch.any($0, in: convention.catalog) }
            let unit = form["unit"].flatMap { Budget.Unit(rawValue: $0) } ?? .month
            if form["do"] == "remove" {
                _ = try await budgets.remove(category, unit)
                return try await context.done(Link("/budgets"), "removed")
            }
            guard let amount = form["amount"] else { throw BookProblem.needsAmount }
            _ = try await budgets.set(
                category,
                unit,
                try Typed.amount(amount, convention.homeCurrency ?? .unknown),
                from: context.today,
                catalog: convention.catalog,
                profile: context.dependencies.home.profile
            )
            return try await context.done(Link("/budgets"), "saved")
        }
    }

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
            // What is due already is entered at once, as after the command.
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
        let subjects = context.subjects.subjects.filter { !$0.isHidden }.map { ($0.id, wording.label($0)) }
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
            var facts = HouseholdReminders.Facts(
                first: try form["day"].map { try convention.comingDay($0) } ?? context.today,
                period: form["every"].flatMap { Period($0) }
            )
            facts.subject = form["subject"].flatMap { context.subjects[$0]?.id }
            _ = try await HouseholdReminders(library: context.library, user: context.user)
                .add(form["title"] ?? "", facts, profile: context.dependencies.home.profile)
            return try await context.done(Link("/coming"), "made")
        }
    }
}
