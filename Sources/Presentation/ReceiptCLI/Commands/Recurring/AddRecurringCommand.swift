import ArgumentParser
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptWording

struct AddRecurringCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: .text(.recurring(.addAbstract)),
        discussion: .text(.recurring(.addDiscussion))
    )

    @Argument(help: .text(.recurring(.addWords)))
    var words: [String] = []

    @OptionGroup var options: LibraryOptions

    @Option(help: .text(.recurring(.addFrom)))
    var from: String?

    @Flag(help: .text(.recurring(.addAbout)))
    var about = false

    @Option(help: .text(.recurring(.every)))
    var every: String?

    @Option(name: .customLong("on"), help: .text(.recurring(.anchor)))
    var anchor: String?

    @Option(help: .text(.recurring(.addSince)))
    var since: String?

    @Option(help: .text(.recurring(.until)))
    var until: String?

    @Option(help: .text(.recurring(.count)))
    var count: String?

    @Option(help: .text(.recurring(.weekend)))
    var weekend = "keep"

    @Option(help: .text(.recurring(.mode)))
    var mode: String?

    @Option(help: .text(.recurring(.kind)))
    var kind: String?

    @Option(help: .text(.recurring(.category)))
    var category: String?

    @Option(help: .text(.recurring(.account)))
    var account: String?

    @Option(name: .customLong("to"), help: .text(.recurring(.toAccount)))
    var toAccount: String?

    @Option(help: .text(.recurring(.subject)))
    var subject: String?

    @Option(help: .text(.recurring(.memo)))
    var memo: String?

    @Option(help: .text(.recurring(.tag)))
    var tag: [String] = []

    @Flag(help: .text(.recurring(.json)))
    var json = false

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let input = RecurrenceInput(convention: try await options.convention(session, library))
        var record: Record?
        if let from { record = try await library.record(matching: from, of: options.user) }
        var recurrence = try recurrence(after: record, input)
        if record == nil {
            let memory = try await LedgerMemories(library: library).memory(of: options.user)
            recurrence.template.complete(input.convention, options.user, memory)
        }
        recurrence = recurrence.renamed(recurrence.template.newID)
        let entries = RecurringEntries(library: library, user: options.user)
        let other = try await entries.like(recurrence)
        try await entries.add(recurrence, after: record, profile: session.home.profile)
        await session.catchUp(library, options.user)
        let next = recurrence.nextOpen(onOrAfter: input.convention.today, seen: try await entries.seen())
        if json { try StandardStreams.json(RecurrenceForm(recurrence, next)) }
        session.message(session.wording.notice(RecurringNotice.added(recurrence, next: next)))
        if let other { session.message(session.wording.notice(RecurringNotice.alike(other))) }
        if !input.convention.accounts.isEmpty, recurrence.template.account == nil, recurrence.template.kind != .note {
            session.message(session.wording.notice(.withoutAccount))
        }
    }

    private func recurrence(after record: Record?, _ input: RecurrenceInput) throws -> Recurrence {
        let typed = try RecurrenceWords(words, every: every)
        let said = typed.rhythm
        if let every, !said.isEmpty { throw RecurrenceProblem.notARhythm("\(said), \(every)") }
        let parts = RecurrenceInput.parts(every ?? (said.isEmpty ? "month" : said))
        let (every, unit) = try input.rhythm(parts.rhythm)
        let today = input.convention.today
        let template = record.map(EntryTemplate.init(of:)) ?? EntryTemplate(merchant: nil, amount: nil)
        let since = try since.map(input.day) ?? today
        let first =
            try (anchor ?? parts.day).map { try input.anchor($0, every: every, unit, since: since) } ?? record?.date
            ?? min(since, today)
        var recurrence = Recurrence(
            id: "",
            template: template,
            schedule: Schedule(anchor: first, every: every, unit),
            mode: about ? .draft : .enter,
            since: since
        )
        for (field, answer) in fields(typed, input.convention.catalog) {
            try input.apply("\(field)=\(answer)", to: &recurrence, sample: template.sample(of: options.user))
        }
        recurrence.template.isAbout = about
        if let record, recurrence.template.amount == nil || recurrence.template.merchant == nil, record.kind == .expense
        {
            throw RecurrenceProblem.recordUnfit(record.id)
        }
        return recurrence
    }

    /// The given values in an order in which each can be parsed: a category depends on the kind.
    private func fields(_ typed: RecurrenceWords, _ catalog: CategoryCatalog) -> [(String, String)] {
        let name = typed.name
        let meant = category.flatMap { try? CategorySearch.any($0, in: catalog) } ?? name.flatMap(catalog.income)
        let isIncome =
            kind == nil && from == nil && toAccount == nil
            && (meant.flatMap { catalog[$0]?.kind } ?? (name.map(catalog.speaksOfIncome) == true ? .income : nil))
                == .income
        let isNote = kind.map { ["note", "메모", "일기"].contains($0.lowercased()) } ?? false
        let given: [(String, String?)] = [
            ("kind", kind ?? (isIncome ? RecordKind.income.rawValue : nil)), (isNote ? "memo" : "merchant", name),
            ("amount", typed.amount),
            ("category", category ?? (isIncome ? meant?.code : nil)),
            ("account", account), ("to", toAccount), ("subject", subject), ("memo", memo),
            ("tags", tag.isEmpty ? nil : tag.joined(separator: ",")), ("until", until), ("count", count),
            ("weekend", weekend), ("mode", mode),
        ]
        return given.compactMap { field, answer in answer.map { (field, $0) } }
    }
}

extension EntryTemplate {
    /// Fills category and account as `add` does: from history, a known shop, or the only account.
    fileprivate mutating func complete(
        _ convention: InputConvention,
        _ user: UserID,
        _ memory: any HouseholdMemory
    ) {
        guard kind == .expense || kind == .income, let merchant else { return }
        let add = AddEntry(user: user, today: convention.today, catalog: convention.catalog)
        let defaults = add.defaults(for: merchant, kind: kind, memory, convention.accounts)
        category = category ?? defaults.category
        account = account ?? defaults.account
    }
}
