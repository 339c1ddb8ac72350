import Foundation
import HouseholdBook
import ReceiptApp
public import ReceiptDomain
import ReceiptReview
import ReceiptWording

/// Accounts, recurring entries and reminders.
extension HouseholdAPI {
    // MARK: Accounts

    private static let accountFields: [APIParameter] = [
        APIParameter("kind", .choice(Account.Kind.allCases.map(\.rawValue)), "What it is.", "종류."),
        APIParameter("opening", "What is in it at the opening, as text.", "시작할 때의 잔액. 문자열로 씁니다."),
        APIParameter("owed", "In its place what is owed then.", "잔액 대신, 시작할 때 갚을 돈."),
        APIParameter("since", "The day of the opening; today without it.", "시작하는 날. 없으면 오늘."),
        APIParameter("number", "The number or IBAN by which its bank calls it.", "은행이 쓰는 계좌 번호나 IBAN."),
        APIParameter(
            "cards",
            .texts,
            "The last digits of cards that it pays: 4821, or 4821=debit.",
            "이 계좌에서 결제되는 카드의 끝 번호: 4821, 4821=체크카드."
        ), APIParameter("cutoff", "A card's closing day: 31 for the last of the month.", "카드 이용 기간의 마지막 날. 말일은 31."),
        APIParameter("payDay", "The day when a card's bill is paid.", "카드 결제일."),
        APIParameter("payFrom", "The account that pays it.", "카드 대금이 빠지는 계좌."),
        APIParameter("overdraft", "How far below zero it may go; any for no limit.", "마이너스 한도. 제한이 없으면 any."),
        APIParameter("transferLimit", "The most of one transfer; any for no limit.", "1회 이체 한도. 제한이 없으면 any."),
    ]

    public static let newAccount: [APIParameter] =
        [
            APIParameter("name", required: true, "Its name.", "이름."),
            APIParameter("id", "An id that never changes, such as kb-salary.", "바뀌지 않는 ID. 예: kb-salary."),
            APIParameter("currency", "Its currency; the household's without it.", "통화. 없으면 가정의 통화."),
        ] + accountFields

    public func addAccount(_ values: APIValues) async throws -> JSONForm {
        let account = try text(ofAccount: values).account(id: try values.text("id"), convention)
        _ = try await ownAccounts.add(account, profile: profile)
        return try await standing(of: account.id)
    }

    public static let changedAccount: [APIParameter] =
        [
            action(["edit", "close"], "edit, or close an empty one.", "edit, 또는 잔액이 없는 계좌를 해지하는 close."),
            APIParameter("name", "Its name.", "이름."),
            APIParameter("on", "The day from which it is closed; today without it.", "해지하는 날. 없으면 오늘."),
            APIParameter(
                "unlock",
                .flag,
                "Change it although a reconciled statement then disagrees.",
                "대조를 마친 명세서와 어긋나도 고칩니다."
            ),
        ] + accountFields

    public func changeAccount(_ id: String, _ values: APIValues) async throws -> JSONForm {
        guard convention.accounts[id] != nil else {
            throw BookProblem.noSuchAccount(id, known: convention.accounts.accounts.map(\.id))
        }
        if try values.required("action") == "close" {
            let day = try values.text("on").map { try Typed.day($0, convention) } ?? convention.today
            _ = try await ownAccounts.close(id, on: day)
        } else {
            let text = try text(ofAccount: values)
            _ = try await ownAccounts.change(id, unlocking: try values.flag("unlock")) { account, all in
                try text.apply(to: &account, all, convention)
            }
        }
        return try await standing(of: id)
    }

    private var ownAccounts: ManageAccounts { ManageAccounts(library: library, user: user) }

    private func text(ofAccount values: APIValues) throws(APIProblem) -> AccountText {
        var text = AccountText()
        (text.name, text.currency) = (try values.text("name"), try values.text("currency"))
        text.kind = try values.text("kind").flatMap { Account.Kind(rawValue: $0) }
        (text.opening, text.owed, text.since) = (
            try values.text("opening"), try values.text("owed"), try values.text("since")
        )
        text.number = try values.text("number")
        (text.cards, text.overdraft) = (try values.texts("cards"), try values.text("overdraft"))
        (text.transferLimit, text.cutoff) = (try values.text("transferLimit"), try values.text("cutoff"))
        (text.payDay, text.payFrom) = (try values.text("payDay"), try values.text("payFrom"))
        return text
    }

    private func standing(of id: String) async throws -> JSONForm {
        let state = try await library.bookBalances(of: user)
        return .account(AccountStanding(try state.accounts.account(named: id), state.days, on: convention.today))
    }

    /// The choice of an action on an entity.
    static func action(_ choices: [String], _ english: String, _ korean: String) -> APIParameter {
        APIParameter("action", .choice(choices), required: true, english, korean)
    }

    // MARK: Recurring entries

    private static let recurringFields: [APIParameter] = [
        APIParameter("kind", "expense, income, transfer or note.", "expense, income, transfer, note."),
        APIParameter("merchant", "The shop, or who pays or is paid.", "상호, 또는 돈을 주고받는 사람."),
        APIParameter("memo", "A memo of every entry; a note's text.", "기록마다 붙는 메모. 일기면 그 글."),
        APIParameter("account", "The account that pays or receives.", "내거나 받는 계좌."),
        APIParameter("to", "The receiving account of a transfer.", "이체를 받는 계좌."),
        APIParameter("amount", "The amount as text.", "문자열로 쓴 금액."),
        APIParameter("about", "In its place one that varies; it makes drafts.", "금액이 달라질 때 그 대신. 초안을 만듭니다."),
        APIParameter("category", "The category.", "분류."), APIParameter("subject", "Whom it is for.", "누구의 것인지."),
        APIParameter("tags", "Words to find it by, with commas.", "태그. 쉼표로 나눕니다."),
        APIParameter("every", "How often: week, 2 weeks, month, year.", "주기: week, 2 weeks, month, year."),
        APIParameter("on", "The first day, a weekday, or a day of the month.", "첫날, 요일, 또는 매달의 며칠."),
        APIParameter("since", "The day from which it is entered.", "기록을 시작하는 날."),
        APIParameter("until", "The last day.", "마지막 날."), APIParameter("count", "How many times in all.", "총횟수."),
        APIParameter("weekend", "On weekends: keep, before, after.", "주말이면: keep, before, after."),
        APIParameter("mode", "When it is due: enter, draft, remind.", "예정일에 할 일: enter, draft, remind."),
    ]

    private var recurringEntries: RecurringEntries { RecurringEntries(library: library, user: user) }

    private func form(of recurrence: Recurrence) async throws -> RecurrenceForm {
        RecurrenceForm(
            recurrence,
            recurrence.nextOpen(onOrAfter: convention.today, seen: try await recurringEntries.seen())
        )
    }

    /// Those that have not ended.
    public func recurring() async throws -> JSONForm {
        let seen = try await recurringEntries.seen()
        let running = try await recurringEntries.all().filter { $0.ended.map { $0 >= convention.today } ?? true }
        return ["recurring": running.map { RecurrenceForm($0, $0.nextOpen(onOrAfter: convention.today, seen: seen)) }]
    }

    public static let newRecurring = recurringFields

    /// Adds one, and makes the entries that are due already.
    public func addRecurring(_ values: APIValues) async throws -> RecurrenceForm {
        var recurrence = Recurrence(
            id: "",
            template: EntryTemplate(merchant: nil, amount: nil),
            schedule: Schedule(anchor: convention.today, every: 1, .month),
            mode: try values.text("about") == nil ? .enter : .draft,
            since: convention.today
        )
        try apply(values, to: &recurrence)
        recurrence.template.complete(convention, user, try await memories.memory(of: user))
        let added = recurrence.renamed(recurrence.template.newID)
        try await recurringEntries.add(added, profile: profile)
        return try await caughtUp(added)
    }

    public static let changedRecurring: [APIParameter] =
        [
            action(
                ["edit", "end", "pause", "resume", "skip"],
                "edit from now on; end; pause until resume; skip the next time.",
                "edit(앞으로의 것을 고침), end(끝냄), pause(resume까지 멈춤), skip(다음 한 번을 건너뜀)."
            )
        ] + recurringFields

    /// - Throws: ``RecurrenceProblem/noSuch(_:names:)``
    public func changeRecurring(_ id: String, _ values: APIValues) async throws -> RecurrenceForm {
        guard try await recurringEntries.all().contains(where: { $0.id == id }) else {
            throw RecurrenceProblem.noSuch(id, names: [])
        }
        let (action, today) = (try values.required("action"), convention.today)
        let seen = try await recurringEntries.seen()
        let changed = try await recurringEntries.change(id, today: today, newID: { $0.newID }) { recurrence in
            switch action {
            case "end": try recurrence.end(on: today)
            case "pause": try recurrence.pause(from: today, through: nil)
            case "resume": try recurrence.resume(on: today)
            case "skip": _ = try recurrence.skip([], next: today, seen: seen)
            default: try apply(values, to: &recurrence)
            }
        }
        return try await caughtUp(changed.recurrence)
    }

    /// Each field as `recurring edit` takes it; an amount depends on the account before it, `-` empties a field.
    private func apply(_ values: APIValues, to recurrence: inout Recurrence) throws {
        let input = RecurrenceInput(convention: convention)
        for field in Self.recurringFields.map(\.name) {
            guard let text = try values.text(field) else { continue }
            try input.apply("\(field)=\(text)", to: &recurrence, sample: recurrence.template.sample(of: user))
        }
    }

    private func caughtUp(_ recurrence: Recurrence) async throws -> RecurrenceForm {
        _ = try await CatchUp(library: library)(of: user, today: convention.today)
        return try await form(of: recurrence)
    }

    // MARK: Reminders

    private static let reminderFields: [APIParameter] = [
        APIParameter("subject", "Whom or what it is for; - for none.", "대상. 없애려면 -."),
        APIParameter("on", "The day on which it is due.", "예정일."),
        APIParameter("every", "How often: 1 year, 6 months; - for once.", "주기: 1 year, 6 months. 한 번만이면 -."),
        APIParameter("until", "The last day; - for none.", "끝나는 날. 없애려면 -."),
    ]

    private var ownReminders: HouseholdReminders { HouseholdReminders(library: library, user: user) }

    public func reminders() async throws -> JSONForm {
        ["reminders": try await ownReminders.all().map(JSONForm.reminder)]
    }

    public static let newReminder: [APIParameter] =
        [
            APIParameter("title", required: true, "What is to be done.", "할 일."),
            APIParameter(
                "last",
                "The day it was last done; the next one counts from there.",
                "마지막으로 한 날. 다음은 그날부터 셉니다."
            ),
        ] + reminderFields

    public func addReminder(_ values: APIValues) async throws -> JSONForm {
        let period = try period(ofReminder: values) ?? nil
        var facts = HouseholdReminders.Facts(first: convention.firstDay(of: period), period: period)
        facts.subject = try await subject(values) ?? nil
        if let on = try values.text("on") {
            facts.first = try convention.comingDay(on, of: period)
            facts.isAtMonthEnd = Typed.isMonthEnd(on)
        }
        facts.until = try given("until", values).flatMap { $0 }.map { try convention.comingDay($0) }
        if let last = try values.text("last") {
            guard period != nil else { throw APIProblem.missing("every") }
            facts.last = try convention.pastDay(last)
            facts.comesAfterLast = try values.text("on") == nil
        }
        return .reminder(try await ownReminders.add(try values.required("title"), facts, profile: profile))
    }

    public static let changedReminder: [APIParameter] =
        [
            action(
                ["edit", "done", "skip", "remove"],
                "edit, done, skip the next time, or remove.",
                "edit, done(했음), skip(다음 한 번을 건너뜀), remove."
            ), APIParameter("title", "What is to be done.", "할 일."),
            APIParameter("date", "The day it was done; today without it.", "한 날. 없으면 오늘."),
            APIParameter("record", "The id of its record, such as the vet's receipt.", "관련 기록의 ID. 예: 동물병원 영수증."),
        ] + reminderFields

    /// - Throws: ``HouseholdReminders/Problem/unknown(_:)``
    public func changeReminder(_ id: String, _ values: APIValues) async throws -> JSONForm {
        guard try await ownReminders.all().contains(where: { $0.id == id }) else {
            throw HouseholdReminders.Problem.unknown(id)
        }
        switch try values.required("action") {
        case "done":
            var record: Record?
            if let named = try values.text("record") { record = try await self.record(named: named) }
            let day = try values.text("date").map { try convention.pastDay($0) } ?? record?.date ?? convention.today
            return .reminder(try await ownReminders.done(id, on: day, record: record?.id))
        case "skip": return .reminder(try await ownReminders.skip(id))
        case "remove": return .reminder(try await ownReminders.remove(id))
        default: return .reminder(try await edit(reminder: id, values))
        }
    }

    private func edit(reminder id: String, _ values: APIValues) async throws -> Reminder {
        let (title, on) = (try values.text("title"), try values.text("on"))
        let (owner, every) = (try await subject(values), try period(ofReminder: values))
        let until = try given("until", values)
        return try await ownReminders.change(id) { reminder in
            if let title { reminder.title = title }
            if let owner { reminder.subject = owner }
            if let until { reminder.until = try until.map { try convention.comingDay($0).description } }
            guard on != nil || every != nil else { return }
            let period = every ?? reminder.period
            let due = try on.map { try convention.comingDay($0, of: period) } ?? reminder.nextDue
            reminder.reschedule(on: due ?? convention.firstDay(of: period), every: period)
            if let on, Typed.isMonthEnd(on) { reminder.keepMonthEnds() }
        }
    }

    /// `nil` where it is not given, and `nil` within where `-` empties it.
    private func given(_ name: String, _ values: APIValues) throws(APIProblem) -> String?? {
        guard let text = try values.text(name) else { return nil }
        return .some(text == "-" ? nil : text)
    }

    private func period(ofReminder values: APIValues) throws -> Period?? {
        guard let every = try given("every", values) else { return nil }
        guard let every else { return .some(nil) }
        guard let period = Period(every) else { throw RecurrenceProblem.notAnInterval(every) }
        return period
    }

    private func subject(_ values: APIValues) async throws -> String?? {
        guard let name = try given("subject", values) else { return nil }
        guard let name else { return .some(nil) }
        return try await ownSubjects.subject(name).id
    }
}
