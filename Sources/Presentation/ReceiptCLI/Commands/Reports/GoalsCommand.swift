import ArgumentParser
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptTerminal
import ReceiptWording

struct GoalsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "goals",
        "Set saving goals, and see what is needed a month.",
        "저축 목표를 정하고 매월 얼마가 필요한지 봅니다.",
        discussion: .localized(
            """
            receiptmind goals set Japan 3000 --by 2027-06
            receiptmind goals save Japan 250
            'receiptmind report' shows the goals, too.
            """,
            """
            receiptmind goals set 일본여행 3000000 --by 2027-06
            receiptmind goals save 일본여행 250000
            'receiptmind report'에도 저축 목표가 나옵니다.
            """
        ),
        subcommands: [ListGoalsCommand.self, SetGoalCommand.self, SaveForGoalCommand.self, RemoveGoalCommand.self],
        defaultSubcommand: ListGoalsCommand.self
    )
}

struct ListGoalsCommand: HouseholdCommand {
    static let configuration = CommandConfiguration("list", "List the goals, and how far each is.", "저축 목표와 모은 돈을 봅니다.")

    @Argument("Only this goal; a part of its name will do.", "이 저축 목표만. 이름의 일부를 써도 됩니다.")
    var words: [String] = []

    @OptionGroup var options: LibraryOptions

    @Option(help: .asOfDay)
    var on: String?

    @Flag(help: .jsonObjects)
    var json = false

    func validate() throws {
        if words.count > 1, ReceiptMind.isVerb(words[0]) { throw ValidationError(unexpected: words[0]) }
    }

    /// A name and an amount are for `set`: `goals Japan 3000`; `Japan 2027` may be a goal's name.
    private func refuseSetting() throws {
        guard words.count > 1, let last = words.last, (try? Typed.amount(last, .unknown)) != nil else { return }
        throw ValidationError(NoSuchCommand("goals \(words[0])", nearest: "goals set", of: "goals").sentence)
    }

    func run(_ session: Session) async throws {
        guard let book = try await options.existingBook(session) else {
            try refuseSetting()
            return json ? () : session.message(session.wording.noGoals)
        }
        let day = try on.map { try Typed.lastDay($0, book.convention) } ?? book.today
        var statuses = try await book.goals.statuses(on: day)
        if let name = words.joined(separator: " ").nonEmpty {
            let shown = try await goal(name, book)
            statuses.removeAll { $0.goal.id != shown.id }
        }
        guard !json else { return try StandardStreams.json(each: statuses.map(JSONForm.goal)) }
        guard !statuses.isEmpty else { return book.say(book.wording.noGoals) }
        let views = ReportViews(
            book.wording,
            isPlain: !book.session.canShowBraille,
            width: book.session.outputWidth ?? 80,
            home: book.convention.homeCurrency
        )
        try book.show(views.lines(statuses))
    }

    private func goal(_ name: String, _ book: OpenBook) async throws -> SavingGoal {
        do {
            return try await book.goals.goal(name)
        } catch {
            try refuseSetting()
            if let problem = ReceiptMind.mistypedVerb(name, of: GoalsCommand.self) {
                try book.session.refuse(problem.sentence)
            }
            throw error
        }
    }
}

struct SetGoalCommand: BookCommand {
    static let configuration = CommandConfiguration(
        "set",
        "Set a goal, or change one.",
        "저축 목표를 정하거나 바꿉니다.",
        discussion: .localized(
            "With --account the balance of that account is what is saved; without it, what 'goals save' puts aside.",
            "--account를 주면 그 계좌의 잔액이 모은 돈입니다. 주지 않으면 'goals save'로 모은 금액을 셉니다."
        )
    )

    @Argument("Its name, then the amount; a goal that is there keeps its amount.", "이름, 그다음 금액. 이미 있는 목표는 금액을 빼도 됩니다.")
    var words: [String]

    @Option(
        "The day or month by which it is to be saved; nothing after = for no day.",
        "모을 기한. 날짜나 달. 기한을 없애려면 --by= 뒤를 비웁니다."
    )
    var by: String?

    @Option("The account whose balance is saved for it.", "이 목표를 위해 잔액을 모으는 계좌.")
    var account: String?

    @Option(help: .memo)
    var note: String?

    @OptionGroup var options: LibraryOptions

    func run(_ book: OpenBook) async throws {
        let accounts = book.names.accounts
        let account = try account.map { try accounts.account(named: $0) }
        let currency = account?.currency ?? book.convention.homeCurrency ?? .unknown
        let (words, by) = withoutDay(book.convention)
        var name = words
        var amount: Money?
        if words.count > 1, let last = words.last, last.contains(where: \.isNumber) {
            amount = try Typed.amount(last, currency)
            name.removeLast()
        } else if words.count > 1, (try? Typed.amount(words[0], currency)) != nil {
            let meant = "receiptmind goals set \((words.dropFirst() + words.prefix(1)).joined(separator: " "))"
                .escapingControls
            try book.session.refuse(
                "the amount stands last; did you mean '\(meant)'?",
                "금액을 맨 뒤에 씁니다. 혹시 '\(meant)'입니까?"
            )
        }
        let status = try await book.goals.set(
            name.joined(separator: " "),
            .init(
                target: amount,
                by: try by.map { try $0.isEmpty ? nil : book.convention.comingLastDay($0) },
                account: account,
                note: note
            ),
            profile: book.profile
        )
        book.say(book.wording.line(status))
    }

    /// The words without the day that the last of them say: `Japan 3000 by june`, `일본 300만원 내년 6월까지`.
    ///
    /// `Trip by car 3000` is a name. Behind an amount a wrong day is refused, and `2030` before none no amount.
    func withoutDay(_ convention: InputConvention) -> (words: [String], by: String?) {
        guard by == nil else { return (words, by) }
        if let place = words.dropLast().lastIndex(where: { $0.lowercased() == "by" }), place > 0 {
            let day = words[(place + 1)...].joined(separator: " ")
            let isAmount = place > 1 && (try? Typed.amount(words[place - 1], .unknown)) != nil
            let isDay = words.last?.contains(where: \.isNumber) == false && (try? convention.comingLastDay(day)) != nil
            if isAmount || isDay { return (Array(words[..<place]), day) }
        }
        for count in [2, 1] where words.count > count && words.last?.hasSuffix("까지") == true {
            let day = String(words.suffix(count).joined(separator: " ").dropLast(2))
            if (try? convention.comingLastDay(day)) != nil { return (words.dropLast(count), day) }
        }
        return (words, nil)
    }
}

struct SaveForGoalCommand: BookCommand {
    static let configuration = CommandConfiguration(
        "save",
        "Put money aside for a goal.",
        "저축 목표에 돈을 모읍니다.",
        discussion: .localized(
            "No account changes by this: it is a part of the money that you have, kept for the goal.",
            "계좌의 잔액은 바뀌지 않습니다. 가진 돈 가운데 목표를 위해 떼어 둔 몫입니다."
        )
    )

    @Argument("The goal, then the amount.", "목표, 그다음 금액.")
    var words: [String]

    @Option(help: .day)
    var on: String?

    @Flag("Take the amount back.", "모은 돈에서 뺍니다.")
    var back = false

    @OptionGroup var options: LibraryOptions

    func run(_ book: OpenBook) async throws {
        let goal = try await book.goals.goal(words.dropLast().joined(separator: " "))
        let amount = try Typed.amount(words.last ?? "", goal.target.currency)
        guard amount.minorUnits > 0 else { throw HouseholdGoals.Problem.notPositive(amount) }
        let status = try await book.goals.save(
            back ? amount.negated : amount,
            for: goal.id,
            on: try on.map { try Typed.day($0, book.convention) } ?? book.today
        )
        book.say(book.wording.line(status))
    }
}

struct RemoveGoalCommand: BookCommand {
    static let configuration = CommandConfiguration(
        "remove",
        "Remove a goal; 'receiptmind undo' brings it back.",
        "저축 목표를 삭제합니다. 되돌리려면 'receiptmind undo'."
    )

    @Argument("The goal.", "저축 목표의 이름.")
    var name: [String]

    @OptionGroup var options: LibraryOptions

    func run(_ book: OpenBook) async throws {
        let removed = try await book.goals.remove(name.joined(separator: " "))
        book.say(book.wording.removed(removed))
    }
}
