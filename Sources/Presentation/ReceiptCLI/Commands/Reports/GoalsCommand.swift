import ArgumentParser
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Saving goals: `receiptmind goals`.
struct GoalsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "goals",
        abstract: .goals(.abstract),
        discussion: .goals(.discussion),
        subcommands: [ListGoalsCommand.self, SetGoalCommand.self, SaveForGoalCommand.self, RemoveGoalCommand.self],
        defaultSubcommand: ListGoalsCommand.self
    )
}

struct ListGoalsCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: .goals(.list))

    @OptionGroup var options: LibraryOptions

    @Option(help: .goals(.on))
    var on: String?

    @Flag(help: .goals(.json))
    var json = false

    func run(_ session: Session) async throws {
        guard let library = try await options.openExisting(session) else {
            return json ? () : session.message(session.wording.noGoals)
        }
        let (goals, convention) = try await options.goals(session, library)
        let day = try on.map { try Typed.lastDay($0, convention) } ?? convention.today
        let statuses = try await goals.statuses(on: day)
        guard !json else { return try StandardStreams.json(each: statuses.map(GoalForm.init)) }
        guard !statuses.isEmpty else { return session.message(session.wording.noGoals) }
        let views = ReportViews(
            session.wording,
            names: ReportNames(isPlain: !session.canShowBraille),
            width: session.outputWidth ?? 80,
            home: convention.homeCurrency
        )
        try session.show(views.lines(statuses))
    }
}

struct SetGoalCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: .goals(.set),
        discussion: .goals(.setDiscussion)
    )

    @Argument(help: .goals(.words))
    var words: [String]

    @Option(help: .goals(.by))
    var by: String?

    @Option(help: .goals(.account))
    var account: String?

    @Option(help: .goals(.note))
    var note: String?

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let (goals, convention) = try await options.goals(session, library)
        let accounts = try await library.accountBook(of: options.user)
        let account = try account.map { try accounts.account(named: $0) }
        let currency = account?.currency ?? convention.homeCurrency ?? .unknown
        let (words, by) = withoutDay(convention)
        var name = words
        var amount: Money?
        if words.count > 1, let last = words.last, last.contains(where: \.isNumber) {
            amount = try Typed.amount(last, currency)
            name.removeLast()
        }
        let status = try await goals.set(
            name.joined(separator: " "),
            .init(
                target: amount,
                by: try by.map { try $0.isEmpty ? nil : convention.comingLastDay($0) },
                account: account,
                note: note
            ),
            profile: session.home.profile
        )
        session.message(session.wording.line(status))
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

struct SaveForGoalCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "save",
        abstract: .goals(.save),
        discussion: .goals(.saveDiscussion)
    )

    @Argument(help: .goals(.saveWords))
    var words: [String]

    @Option(help: .goals(.saveOn))
    var on: String?

    @Flag(help: .goals(.back))
    var back = false

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let (goals, convention) = try await options.goals(session, try await options.open(session))
        let goal = try await goals.goal(words.dropLast().joined(separator: " "))
        let amount = try Typed.amount(words.last ?? "", goal.target.currency)
        guard amount.minorUnits > 0 else { throw HouseholdGoals.Problem.notPositive(amount) }
        let status = try await goals.save(
            back ? amount.negated : amount,
            for: goal.id,
            on: try on.map { try Typed.day($0, convention) } ?? convention.today
        )
        session.message(session.wording.line(status))
    }
}

struct RemoveGoalCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: .goals(.remove))

    @Argument(help: .goals(.name))
    var name: [String]

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let (goals, _) = try await options.goals(session, try await options.open(session))
        let removed = try await goals.remove(name.joined(separator: " "))
        session.message(session.wording.removed(removed))
    }
}

extension LibraryOptions {
    fileprivate func goals(
        _ session: Session,
        _ library: ReceiptLibrary
    ) async throws -> (HouseholdGoals, InputConvention) {
        let convention = try await convention(session, library)
        return (HouseholdGoals(library: library, user: user, today: convention.today), convention)
    }
}
