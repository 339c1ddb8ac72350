import ArgumentParser
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

struct BudgetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "budget",
        "Set budgets, and see what is left of them.",
        "예산을 정하고 남은 돈을 봅니다.",
        discussion: .localized(
            """
            receiptmind budget set food 400000
            receiptmind budget set 2000000 --rollover
            'receiptmind report' shows budgets next to what was spent.
            """,
            """
            receiptmind budget set 식비 400000
            receiptmind budget set 2000000 --rollover
            'receiptmind report'가 지출과 예산을 나란히 보여 줍니다.
            """
        ),
        subcommands: [
            ListBudgetsCommand.self, SetBudgetCommand.self, MoveBudgetCommand.self, RemoveBudgetCommand.self,
        ],
        defaultSubcommand: ListBudgetsCommand.self
    )
}

struct ListBudgetsCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "list",
        "List the budgets and what is left of each.",
        "예산과 남은 돈을 봅니다."
    )

    @Argument(
        "Only the budget of this category; and as of the end of a period: food, november, 'last month'.",
        "이 분류의 예산만. 기간을 쓰면 그 기간의 마지막 날을 기준으로: 식비, 11월, 지난달."
    )
    var words: [String] = []

    @OptionGroup var options: LibraryOptions

    @Option(help: .asOfDay)
    var on: String?

    @Flag(help: .jsonObjects)
    var json = false

    /// A category and an amount are for `set`: `budget food 500`.
    func validate() throws {
        guard words.count > 1, let last = words.last, let today = try? CalendarDay.today() else { return }
        let convention = InputConvention(today: today, dateOrder: .yearFirst, homeCurrency: nil)
        let name = NameAndPeriod(words, convention) { _ in false }.name
        let isAmount = last.allSatisfy(\.isNumber) || name?.contains(where: \.isNumber) == true
        if name != nil && isAmount || ReceiptMind.isVerb(words[0]) { throw ValidationError(unexpected: words[0]) }
    }

    func run(_ session: Session) async throws {
        guard let library = try await options.openExisting(session) else {
            return json ? () : session.message(session.wording.notice(BudgetNotice.none))
        }
        let session = try await session.knowing(library, options.user)
        let convention = try await options.convention(session, library)
        let reports = HouseholdReports(library, options.user, convention)
        let typed = NameAndPeriod(words, convention) { convention.catalog.category(named: $0) != nil }
        if on != nil, typed.last != nil { throw ValidationError.periodTwice }
        let category = try typed.name.map { try self.category(named: $0, convention) }
        let day = try on.map { try Typed.lastDay($0, convention) } ?? typed.last ?? convention.today
        let printer = ReportPrinter(
            session: session,
            names: ReportNames(isPlain: !session.canShowBraille),
            home: convention.homeCurrency,
            today: day,
            form: json ? .json : .text,
            showsAll: true
        )
        let statuses = try await reports.budgetStatuses(on: day)
        guard let category else { return try printer.show(statuses) }
        let shown = statuses.filter { $0.budget.category == category }
        guard !shown.isEmpty else { throw HouseholdBudgets.Problem.unknown(category) }
        try printer.show(shown)
    }

    private func category(named name: String, _ convention: InputConvention) throws -> ReceiptDomain.Category {
        do throws(InputProblem) {
            return try CategorySearch.any(name, in: convention.catalog)
        } catch {
            if let problem = ReceiptMind.mistypedVerb(name, of: BudgetCommand.self) {
                throw ValidationError(problem.sentence)
            }
            throw error
        }
    }
}

struct SetBudgetCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "set",
        "Set a budget for a category, or for all spending.",
        "분류나 전체 지출의 예산을 정합니다.",
        discussion: .localized(
            "Earlier months keep their amount. Refunds add back to the budget.",
            "지난달까지의 예산은 그대로 둡니다. 환불받은 돈은 예산에 다시 더해집니다."
        )
    )

    @Argument("The category, if any, then the amount.", "분류(없으면 전체 지출), 그다음 금액.")
    var words: [String]

    @OptionGroup var options: LibraryOptions

    @Flag(help: .yearly)
    var yearly = false

    @Option("From this month on, for example 2027-01 (default: this month).", "시작할 달. 예: 2027-01 (기본: 이번 달).")
    var from: String?

    @Option("Begin its months on this day.", "한 달의 시작일.")
    var fromPayday: Int?

    @Flag("Carry what is left or overspent into the next month.", "남거나 초과한 금액을 다음 달로 이월합니다.", inversion: .prefixedNo)
    var rollover: Bool?

    @Option(help: .memo)
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
        "move",
        "Move money from one budget to another.",
        "한 예산의 돈을 다른 예산으로 옮깁니다.",
        discussion: .localized(
            """
            receiptmind budget move 50000 --from food --to culture
            receiptmind budget move 50000 --from food --to culture --month 2026-12

            Only that month changes; later ones keep the amounts that were set. 'receiptmind undo' moves it back.
            """,
            """
            receiptmind budget move 50000 --from 식비 --to 문화생활
            receiptmind budget move 50000 --from 식비 --to 문화생활 --month 2026-12

            그 달의 예산만 바뀌고, 다음 달부터는 정해 둔 금액 그대로입니다. 되돌리려면 'receiptmind undo'.
            """
        )
    )

    @Argument("How much.", "옮길 금액.")
    var amount: String

    @Option("The category whose budget gives it.", "돈을 뺄 분류.")
    var from: String

    @Option("The category whose budget gets it.", "돈을 더할 분류.")
    var to: String

    @Option("For this month, for example 2027-01 (default: this month).", "어느 달의 예산인지. 예: 2027-01 (기본: 이번 달).")
    var month: String?

    @Flag(help: .yearly)
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
    static let configuration = CommandConfiguration(
        "remove",
        "Remove the budget of a category, or of all spending.",
        "분류나 전체 지출의 예산을 삭제합니다."
    )

    @Argument("The category (default: all spending).", "분류 (기본: 전체 지출).")
    var category: [String] = []

    @OptionGroup var options: LibraryOptions

    @Flag("Only the yearly one.", "연간 예산만.")
    var yearly = false

    @Flag("Only the monthly one.", "월간 예산만.")
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
