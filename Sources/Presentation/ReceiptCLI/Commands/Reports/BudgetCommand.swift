import ArgumentParser
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Sets budgets and shows their rest: `receiptmind budget`.
struct BudgetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "budget",
        abstract: .reports(.budget),
        discussion: .reports(.budgetDiscussion),
        subcommands: [
            ListBudgetsCommand.self, SetBudgetCommand.self, MoveBudgetCommand.self, RemoveBudgetCommand.self,
        ],
        defaultSubcommand: ListBudgetsCommand.self
    )
}

struct ListBudgetsCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: .reports(.list))

    @OptionGroup var options: LibraryOptions

    @Option(help: .reports(.on))
    var on: String?

    @Flag(help: .reports(.budgetJson))
    var json = false

    func run(_ session: Session) async throws {
        guard let library = try await options.openExisting(session) else {
            return json ? () : session.message(session.wording.notice(BudgetNotice.none))
        }
        let session = try await session.knowing(library, options.user)
        let convention = try await options.convention(session, library)
        let reports = HouseholdReports(library, options.user, convention)
        let day = try on.map { try Typed.lastDay($0, convention) } ?? convention.today
        let printer = ReportPrinter(
            session: session,
            names: ReportNames(isPlain: !session.canShowBraille),
            home: convention.homeCurrency,
            today: day,
            form: json ? .json : .text,
            showsAll: true
        )
        try printer.show(await reports.budgetStatuses(on: day))
    }
}

struct SetBudgetCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: .reports(.set),
        discussion: .reports(.setDiscussion)
    )

    @Argument(help: .reports(.amount))
    var words: [String]

    @OptionGroup var options: LibraryOptions

    @Flag(help: .reports(.yearly))
    var yearly = false

    @Option(help: .reports(.from))
    var from: String?

    @Option(help: .reports(.start))
    var fromPayday: Int?

    @Flag(inversion: .prefixedNo, help: .reports(.rollover))
    var rollover: Bool?

    @Option(help: .reports(.note))
    var note: String?

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let session = try await session.knowing(library, options.user)
        let convention = try await options.convention(session, library)
        let category = try words.dropLast().joined(separator: " ").nonEmpty.map {
            try CategorySearch.any($0, in: convention.catalog)
        }
        let day = try from.map { try convention.plannedFirstDay($0, from: fromPayday) }
        let budget = try await HouseholdBudgets(library: library, user: options.user).set(
            category,
            yearly ? .year : .month,
            try Typed.amount(words.last ?? "", convention.homeCurrency ?? .unknown),
            from: day ?? convention.today,
            .init(monthStart: fromPayday, rollsOver: rollover, note: note),
            catalog: convention.catalog,
            profile: session.home.profile
        )
        session.message(session.wording.notice(BudgetNotice.set(budget)))
        let reports = HouseholdReports(library, options.user, convention)
        if let usual = try await reports.muchMoreBefore(budget) {
            session.message(session.wording.notice(BudgetNotice.muchLess(budget, than: usual)))
        }
    }
}

struct MoveBudgetCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "move",
        abstract: .reports(.move),
        discussion: .reports(.moveDiscussion)
    )

    @Argument(help: .reports(.moveAmount))
    var amount: String

    @Option(help: .reports(.moveFrom))
    var from: String

    @Option(help: .reports(.moveTo))
    var to: String

    @Option(help: .reports(.moveMonth))
    var month: String?

    @Flag(help: .reports(.yearly))
    var yearly = false

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let session = try await session.knowing(library, options.user)
        let convention = try await options.convention(session, library)
        let amount = try Typed.amount(amount, convention.homeCurrency ?? .unknown)
        let source = try CategorySearch.any(from, in: convention.catalog)
        let target = try CategorySearch.any(to, in: convention.catalog)
        let day = try await HouseholdBudgets(library: library, user: options.user)
            .move(amount, from: source, to: target, yearly: yearly) { budget in
                try month.map { try ReportPeriod.typed($0, convention, from: budget.monthStart).first }
                    ?? convention.today
            }
        session.message(session.wording.notice(BudgetNotice.moved(amount, from: source, to: target)))
        let reports = HouseholdReports(library, options.user, convention)
        let printer = ReportPrinter(
            session: session,
            names: ReportNames(isPlain: !session.canShowBraille),
            home: convention.homeCurrency,
            today: day,
            form: .text,
            showsAll: true
        )
        try printer.show(
            await reports.budgetStatuses(on: day).filter { [source, target].contains($0.budget.category) }
        )
    }
}

struct RemoveBudgetCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: .reports(.remove))

    @Argument(help: .reports(.budgetCategory))
    var category: [String] = []

    @OptionGroup var options: LibraryOptions

    @Flag(help: .reports(.onlyYearly))
    var yearly = false

    @Flag(help: .reports(.onlyMonthly))
    var monthly = false

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let session = try await session.knowing(library, options.user)
        let convention = try await options.convention(session, library)
        let category = try category.joined(separator: " ").nonEmpty.map {
            try CategorySearch.any($0, in: convention.catalog)
        }
        let unit: Budget.Unit? = yearly == monthly ? nil : yearly ? .year : .month
        let removed = try await HouseholdBudgets(library: library, user: options.user)
            .remove(category, unit, today: convention.today)
        for budget in removed { session.message(session.wording.notice(BudgetNotice.removed(budget))) }
    }
}
