import ArgumentParser
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptParsing
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

struct AddCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "add",
        "Enter spending, income or a transfer that has no receipt.",
        "영수증 없는 지출, 수입, 이체를 입력합니다.",
        discussion: .localized(
            """
            receiptmind add Nov 18 Bakery 12 food '#party' @nabi
            receiptmind add 2026-11-25 Salary 3450 salary kb-salary
            receiptmind add 300 --from kb-salary --to savings

            In one line: date, where, amount; then category, account, mood, #tags and @whom in any order. What you leave out \
            is taken from similar entries; the date is today. On a terminal, 'add' alone asks for each part. A shell takes # \
            as a comment and $12 for a value of its own: put them in quotes.
            """,
            """
            receiptmind add 11/18 이마트 23400 식비 '#제사' @나비
            receiptmind add 2026-11-25 월급 3450000 salary kb-salary
            receiptmind add 300000 --from kb-salary --to jeokgeum

            한 줄로 쓸 때는 날짜, 어디서, 금액 순서로 쓰고, 분류, 계좌, 기분, #태그, @누구는 순서에 상관없이 씁니다. 쓰지 않은 것은 비슷한 기록을 따르고 날짜는 오늘입니다. 터미널에서 'add'만 실행하면 \
            하나씩 묻습니다. 셸은 # 뒤를 주석으로 처리하고 $12는 셸의 값으로 바꾸므로 따옴표로 감싸세요.
            """
        )
    )

    @Argument("The entry in one line.", "한 줄로 쓴 기록.")
    var words: [String] = []

    @OptionGroup var entry: EntryOptions

    @Option(
        "The text of a card company's or a bank's message; - reads it from standard input.",
        "카드사나 은행 문자의 내용. -를 쓰면 표준 입력에서 읽습니다.",
        name: .customLong("text")
    )
    var message: String?

    @Option(
        "Enter it again, as every month, \"2 weeks\" or year: a recurring entry from this one on.",
        "주기(매달, 2주, 매년 등)를 정해 이 기록부터 정기 기록으로 만듭니다."
    )
    var every: String?

    @Option(
        "A photo to keep with it; may be given several times.",
        "함께 보관할 사진. 여러 번 쓸 수 있습니다.",
        name: .customLong("photo"),
        completion: .file()
    )
    var photos: [String] = []

    @OptionGroup var options: LibraryOptions

    @Flag("Enter it even if a reconciled balance is then no longer right.", "이미 확인한 잔액이 맞지 않게 되더라도 입력합니다.")
    var unlock = false

    @Flag("Show what would be entered, and change nothing.", "입력할 내용만 보여 주고 아무것도 바꾸지 않습니다.")
    var dryRun = false

    @Flag("Print the entry as a JSON object.", "기록을 JSON 객체로 출력합니다.")
    var json = false

    /// A word that the parser would report as an unknown option: `-5000`.
    static func signedAmount(in arguments: [String]) -> String? {
        guard arguments.first == configuration.commandName else { return nil }
        let words = arguments.prefix { $0 != "--" }
        return zip(words, words.dropFirst()).first { !$0.0.hasPrefix("--") && $0.1.isSignedAmount }?.1
    }

    func validate() throws {
        if message != nil,
            !words.isEmpty || entry.text([]) != EntryText() || dryRun || unlock || every != nil || !photos.isEmpty
        {
            throw ValidationError(
                "--text takes all from the message: leave out words, fields, --dry-run and --unlock.",
                "--text는 문자에서 모두 읽습니다. 낱말, 다른 항목, --dry-run, --unlock 없이 쓰세요."
            )
        }
    }

    func run(_ session: Session) async throws {
        if let message { return try await take(message, session) }
        let existing = try await options.existingBook(session, makesOne: true)
        let session = existing?.session ?? session
        let convention = try existing?.convention ?? session.convention
        let state = try await existing?.library.bookBalances(of: options.user) ?? BookBalances()
        let memory: any HouseholdMemory = try await existing?.memory ?? NoHistory()
        let add = AddEntry(user: options.user, today: convention.today, catalog: convention.catalog)
        let text = entry.text(words)
        let interval = try every.map(RecurrenceInput(convention: convention).interval)
        try await existing?.images.check(photos)
        var record: Record
        if text == EntryText(), let terminal = PosixTerminal(environment: session.environment) {
            let household = EntryPrompt.Household(
                state: state,
                memory: memory,
                convention: convention,
                chains: KnownChains.all,
                add: add
            )
            let skin = EntryPromptSkin(terminal: terminal, styling: session.outputStyling)
            guard let entered = await skin.run(EntryPrompt(household, session.wording)) else {
                return session.message(session.wording.notice(.notEntered))
            }
            record = entered
        } else {
            let typed = try EntryReader(convention: convention)(text)
            try refuseMistyped(typed.subject, convention, session)
            record = try add.record(typed, refundOf: await purchase(existing?.library), state, memory)
        }
        if dryRun {
            if let existing { try await add.check(record, existing.library, unlocking: unlock) }
        } else {
            let (entry, library) = (record, try await options.open(session))
            let recurrence = interval.flatMap { self.recurrence(of: entry, $0, since: convention.today) }
            record = try await session.unlocking(unlock) { unlocking in
                try await add.write(
                    entry,
                    repeatedBy: recurrence,
                    to: library,
                    profile: session.home.profile,
                    unlocking: unlocking
                )
            }
            if !photos.isEmpty {
                let files = photos.map { FileLocation($0) }
                record = try await AttachImages(of: library).attach(files, to: record, as: .other).after
            }
            if let recurrence {
                let seen = try await RecurringEntries(library: library, user: options.user).seen()
                let next = recurrence.nextOpen(onOrAfter: convention.today, seen: seen)
                session.message(session.wording.notice(RecurringNotice.added(recurrence, next: next)))
            }
        }
        try session.show(entered: record, state, today: convention.today, isDryRun: dryRun, json: json)
    }

    /// A subject that nobody added stays a word; one that is nearly another's name is mistyped.
    private func refuseMistyped(_ subject: String?, _ convention: InputConvention, _ session: Session) throws {
        guard let subject, !convention.subjects.values.contains(subject),
            let nearest = convention.subjects.keys.nearest(to: subject)
        else { return }
        let name = subject.escapingControls
        try session.refuse(
            "there is no subject \(name); did you mean @\(nearest)? 'receiptmind subjects add \(name)' adds one",
            "\(name) 대상이 없습니다. 혹시 @\(nearest)입니까? 추가하려면 'receiptmind subjects add \(name)'"
        )
    }

    /// The recurring entry of which this is the first.
    private func recurrence(
        of record: Record,
        _ interval: (every: Int, unit: Period.Unit),
        since today: CalendarDay
    ) -> Recurrence? {
        let template = EntryTemplate(of: record)
        return record.date.map { date in
            Recurrence(
                id: template.newID,
                template: template,
                schedule: Schedule(anchor: date, every: interval.every, interval.unit),
                mode: .enter,
                since: today
            )
        }
    }

    private func purchase(_ library: ReceiptLibrary?) async throws -> Record? {
        guard let id = entry.refundOf else { return nil }
        guard let library else { throw LibraryError.ambiguousRecord(id, matches: 0) }
        return try await library.record(matching: id, of: options.user)
    }
}

extension AddCommand {
    /// Takes messages of card companies and banks; `-` reads standard input.
    private func take(_ message: String, _ session: Session) async throws {
        let book = try await options.openBook(session)
        var text = message
        if message == "-" {
            text = ""
            while let line = readLine(strippingNewline: false) { text += line }
        }
        let memories = LedgerMemories(library: book.library)
        let take = TakeMessages(library: book.library, memories: memories, user: book.user)
        guard let outcomes = try await take(text, profile: book.profile) else { throw APIProblem.notAMessage }
        for outcome in outcomes {
            if json {
                try StandardStreams.json(JSONForm.message(outcome, book.wording, isSeen: true))
            } else {
                book.say(book.wording.outcome(outcome, isSeen: true))
            }
        }
    }
}

extension Session {
    /// Shows the entry and its accounts' new balances.
    func show(
        entered record: Record,
        _ state: BookBalances,
        today: CalendarDay,
        isDryRun: Bool,
        json: Bool
    ) throws {
        if json {
            try StandardStreams.json(RecordForm(record))
        } else {
            try show(.records([record], wording))
            try show(wording.factLines(of: record))
        }
        let days = state.days.replacing([], by: [record])
        let planned = record.date.flatMap { $0 > today ? $0 : nil }
        for id in [record.account, record.book.toAccount].compactMap(\.self) {
            guard let account = state.accounts[id], let balance = days.balance(of: account, on: planned ?? today) else {
                continue
            }
            message(
                wording.notice(planned.map { .plannedBalance(account, balance, on: $0) } ?? .balance(account, balance))
            )
            if let date = record.date, date < account.opening.date { message(wording.notice(.beforeOpening(account))) }
        }
        if !state.accounts.isEmpty, record.account == nil, record.kind != .note {
            message(wording.notice(.withoutAccount))
        }
        if let planned { message(wording.notice(.countsFrom(planned))) }
        message(wording.notice(isDryRun ? .wouldEnter : .entered(record)))
    }
}
