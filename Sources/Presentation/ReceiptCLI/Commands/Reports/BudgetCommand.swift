import ArgumentParser
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview
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
        guard let book = try await options.existingBook(session) else {
            return json ? () : session.message(session.wording.notice(BudgetNotice.none))
        }
        let typed = NameAndPeriod(words, book.convention) { book.convention.catalog.category(named: $0) != nil }
        if on != nil, typed.last != nil { throw ValidationError.periodTwice }
        let category = try typed.name.map { try self.category(named: $0, book) }
        let day = try on.map { try Typed.lastDay($0, book.convention) } ?? typed.last ?? book.today
        let printer = ReportPrinter(ofBudgetsIn: book, on: day, json: json)
        let statuses = try await book.reports.budgetStatuses(on: day)
        guard let category else { return try printer.show(statuses) }
        let shown = statuses.filter { $0.budget.category == category }
        guard !shown.isEmpty else { throw HouseholdBudgets.Problem.unknown(category) }
        try printer.show(shown)
    }

    private func category(named name: String, _ book: OpenBook) throws -> ReceiptDomain.Category {
        do throws(InputProblem) {
            return try book.category(name)
        } catch {
            if let problem = ReceiptMind.mistypedVerb(name, of: BudgetCommand.self) {
                try book.session.refuse(problem.sentence)
            }
            throw error
        }
    }
}

struct SetBudgetCommand: BookCommand {
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

    func run(_ book: OpenBook) async throws {
        let currency = book.convention.homeCurrency ?? .unknown
        let amounts = words.filter { (try? Typed.amount($0, currency)) != nil }
        // `500 food`, `food 500 weekly`
        if words.last.map(amounts.contains) == false, let amount = amounts.first {
            let name = words.first { $0 != amount && book.convention.catalog.category(named: $0) != nil }
            let meant = "receiptmind budget set \(name ?? words.first { $0 != amount } ?? "") \(amount)"
                .escapingControls
            try book.session.refuse(
                "the amount stands last; did you mean '\(meant)'?",
                "금액을 맨 뒤에 씁니다. 혹시 '\(meant)'입니까?"
            )
        }
        let category = try words.dropLast().joined(separator: " ").nonEmpty.map(book.category)
        let day = try from.map { try book.convention.plannedFirstDay($0, from: fromPayday) }
        let budget = try await book.budgets.set(
            category,
            yearly ? .year : .month,
            try Typed.amount(words.last ?? "", currency),
            from: day ?? book.today,
            .init(monthStart: fromPayday, rollsOver: rollover, note: note),
            catalog: book.convention.catalog,
            profile: book.profile
        )
        book.say(book.wording.notice(BudgetNotice.set(budget)))
        if let usual = try await book.reports.muchMoreBefore(budget) {
            book.say(book.wording.notice(BudgetNotice.muchLess(budget, than: usual)))
        }
    }
}

struct MoveBudgetCommand: BookCommand {
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

    func run(_ book: OpenBook) async throws {
        let amount = try Typed.amount(amount, book.convention.homeCurrency ?? .unknown)
        let source = try book.category(from)
        let target = try book.category(to)
        let day = try await book.budgets
            .move(amount, from: source, to: target, yearly: yearly) { budget in
                try month.map { try ReportPeriod.typed($0, book.convention, from: budget.monthStart).first }
                    ?? book.today
            }
        book.say(book.wording.notice(BudgetNotice.moved(amount, from: source, to: target)))
        let statuses = try await book.reports.budgetStatuses(on: day)
        try ReportPrinter(ofBudgetsIn: book, on: day)
            .show(statuses.filter { [source, target].contains($0.budget.category) })
    }
}

struct RemoveBudgetCommand: BookCommand {
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

    func run(_ book: OpenBook) async throws {
        let category = try category.joined(separator: " ").nonEmpty.map(book.category)
        let unit: Budget.Unit? = yearly == monthly ? nil : yearly ? .year : .month
        let removed = try await book.budgets.remove(category, unit, today: book.today)
        for budget in removed { book.say(book.wording.notice(BudgetNotice.removed(budget))) }
    }
}

extension ReportPrinter {
    /// For all budgets as they are on the day.
    fileprivate init(ofBudgetsIn book: OpenBook, on day: CalendarDay, json: Bool = false) {
        self.init(
            session: book.session,
            isPlain: !book.session.canShowBraille,
            home: book.convention.homeCurrency,
            today: day,
            form: json ? .json : .text,
            showsAll: true
        )
    }
}
