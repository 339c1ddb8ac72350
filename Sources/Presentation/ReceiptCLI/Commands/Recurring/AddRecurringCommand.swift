import ArgumentParser
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptWording

struct AddRecurringCommand: BookCommand {
    static let configuration = CommandConfiguration(
        "add",
        "Add a recurring entry, by name and amount or modelled on a record.",
        "이름과 금액으로, 또는 기존 기록을 바탕으로 정기 기록을 추가합니다.",
        discussion: .localized(
            """
            receiptmind recurring add Rent 650 --every month --on 31 --account kakao
            receiptmind recurring add Power 45 --about --every month --on 10
            receiptmind recurring add Salary 3450 --kind income --on 25 --weekend before
            receiptmind recurring add --from a1b2c3d4 --every month

            Without --since nothing is entered for days before today. In months without that day, the last day counts. \
            With --from, name, amount and everything else come from the record; its photo stays with the record alone.
            """,
            """
            receiptmind recurring add 월세 650000 --every 매달 --on 31 --account kakao
            receiptmind recurring add 전기요금 45000 --about --every 매달 --on 10
            receiptmind recurring add 월급 3450000 --kind income --on 25 --weekend before
            receiptmind recurring add --from a1b2c3d4 --every 매달

            --since가 없으면 오늘 이전의 것은 넣지 않습니다. 그달에 없는 날은 말일로 봅니다. --from을 주면 그 기록의 이름, \
            금액, 나머지 항목을 그대로 씁니다. 사진은 그 기록에만 남습니다.
            """
        )
    )

    @Argument(
        "Its name, which is the shop, or whoever pays or is paid; the amount; how often and when: Gym 30 monthly on the 1st.",
        "이름(상호, 또는 돈을 주고받는 사람), 금액, 주기와 날: 헬스장 3만원 매달 1일."
    )
    var words: [String] = []

    @OptionGroup var options: LibraryOptions

    @Option("The record to model it on: its id, or the beginning or end of it.", "바탕으로 삼을 기록: ID, 또는 ID의 앞이나 뒤 일부.")
    var from: String?

    @Flag(
        "The amount varies: make drafts with the median of the last three amounts.",
        "금액이 매번 다릅니다. 지난 세 번의 중앙값으로 초안을 만듭니다."
    )
    var about = false

    @Option("How often: day, week, \"2 weeks\", month, \"3 months\" or year.", "주기: 매일, 매주, 2주, 매달, 3개월, 매년.")
    var every: String?

    @Option(
        "The day: a date, a weekday, or a day of the month (default: today).",
        "기준일: 날짜, 요일, 또는 매달의 며칠 (기본: 오늘).",
        name: .customLong("on")
    )
    var anchor: String?

    @Option("Also enter what was due since this day.", "이날부터 예정일이 지난 것도 넣습니다.")
    var since: String?

    @Option("The last day on which it comes.", "마지막 날짜.")
    var until: String?

    @Option("How many times it comes in all.", "총횟수.")
    var count: String?

    @Option(
        "If the day is a Saturday or Sunday, date the entry: keep, before (Friday) or after (Monday).",
        "토요일이나 일요일일 때의 기록 날짜: keep(그대로), before(금요일), after(월요일)."
    )
    var weekend = "keep"

    @Option(
        "What happens when it is due: enter (a confirmed record), draft, or remind (only a message).",
        "예정일이 되면 할 일: enter(확정해서 기록), draft(초안으로 기록), remind(알리기만)."
    )
    var mode: String?

    @Option(
        "expense, income, transfer or note (default: expense).",
        "expense(지출), income(수입), transfer(이체), note(일기) (기본: expense)."
    )
    var kind: String?

    @Option("Its category, as in the review.", "분류. 검토에서처럼 씁니다.")
    var category: String?

    @Option("The account that pays or is paid into.", "돈이 나가거나 들어오는 계좌.")
    var account: String?

    @Option(name: .customLong("to"), help: .receivingAccount)
    var toAccount: String?

    @Option("Whom or what it is for.", "누구에게, 무엇에 쓴 돈인지.")
    var subject: String?

    @Option("A memo for every entry.", "기록마다 붙는 메모.")
    var memo: String?

    @Option("A tag for every entry. Repeatable.", "기록마다 붙는 태그. 여러 번 쓸 수 있습니다.")
    var tag: [String] = []

    @Flag(help: .jsonObjects)
    var json = false

    func validate() throws {
        if let from, from.wholeMatch(of: /[0-9]{4}-[0-9]{1,2}(-[0-9]{1,2})?/) != nil {
            throw ValidationError(
                "--from takes a record, not a day; --since \(from) also enters what was due since then.",
                "--from에는 날짜가 아니라 기록을 씁니다. 그날부터 지난 것도 넣으려면 --since \(from)."
            )
        }
        let isNamed = words.contains { $0.contains { !$0.isNumber && !".,".contains($0) } }
        if !isNamed, from == nil, memo == nil {
            throw ValidationError(
                "Say what comes again, and how much, such as: receiptmind recurring add Gym 30 monthly on the 1st.",
                "무엇이 얼마씩 반복되는지 쓰세요. 예: receiptmind recurring add 헬스장 3만원 매달 1일."
            )
        }
    }

    func run(_ book: OpenBook) async throws {
        let input = RecurrenceInput(convention: book.convention)
        var record: Record?
        if let from { record = try await book.library.record(matching: from, of: book.user) }
        var recurrence = try recurrence(after: record, input)
        if record == nil {
            let memory = try await LedgerMemories(library: book.library).memory(of: book.user)
            recurrence.template.complete(input.convention, book.user, memory)
        }
        recurrence = recurrence.renamed(recurrence.template.newID)
        let entries = book.recurring
        let other = try await entries.like(recurrence)
        try await entries.add(recurrence, after: record, profile: book.profile)
        await book.session.catchUp(book.library, book.user)
        let next = recurrence.nextOpen(onOrAfter: input.convention.today, seen: try await entries.seen())
        if json { try StandardStreams.json(RecurrenceForm(recurrence, next)) }
        book.say(book.wording.notice(RecurringNotice.added(recurrence, next: next)))
        if let other { book.say(book.wording.notice(RecurringNotice.alike(other))) }
        if !input.convention.accounts.isEmpty, recurrence.template.account == nil, recurrence.template.kind != .note {
            book.say(book.wording.notice(.withoutAccount))
        }
    }

    private func recurrence(after record: Record?, _ input: RecurrenceInput) throws -> Recurrence {
        let typed = try RecurrenceWords(words, every: every)
        let said = typed.interval
        if let every, !said.isEmpty { throw RecurrenceProblem.notAnInterval("\(said), \(every)") }
        let parts = RecurrenceInput.parts(every ?? (said.isEmpty ? "month" : said))
        let (every, unit) = try input.interval(parts.interval)
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

    /// The given values in an order in which each can be parsed: a category depends on the kind, an amount on the account.
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
            ("account", account), ("to", toAccount), ("amount", typed.amount),
            ("category", category ?? (isIncome ? meant?.code : nil)),
            ("subject", subject), ("memo", memo),
            ("tags", tag.isEmpty ? nil : tag.joined(separator: ",")), ("until", until), ("count", count),
            ("weekend", weekend), ("mode", mode),
        ]
        return given.compactMap { field, answer in answer.map { (field, $0) } }
    }
}
