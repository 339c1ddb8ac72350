import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The list of accounts with their balances, and the page of one account with its postings.
extension BookScreens {
    func accounts() async throws -> PageResponse {
        let state = try await context.library.bookBalances(of: context.user)
        let standings = state.standings(on: context.today)
        let home = try await context.convention().homeCurrency
        let sums = state.days.netWorth(on: context.today)
        let netWorth = sums.filter { $0.currency == home } + sums.filter { $0.currency != home }
        return try await frame(context.text(.accounts)).answer {
            if standings.isEmpty {
                context.empty(
                    context.text(.noAccounts),
                    Link("/accounts/new"),
                    isSheet: true,
                    context.text(.newAccount),
                    drawing: "card"
                )
            } else {
                tag("p", .class("facts", "stack")) {
                    tag("span", .class("ink-faint")) { context.text(.netWorth) }
                    for money in netWorth { context.money(money) }
                }
                unsettled(standings.flatMap(\.unsettled).summed)
                tag("ul", .class("rows")) {
                    for standing in standings {
                        context.row(
                            Link("/accounts", standing.account.id),
                            sign: context.sign(Self.drawing(of: standing.account.kind)),
                            standing.account.name.escapingControls,
                            remark(standing, isShort: true)
                        ) {
                            context.money(standing.balance)
                        }
                    }
                }
                tag("p", .class("actions")) {
                    tag("a", .class("button"), .href(Link("/statements"))) { context.text(.importStatement) }
                    tag("a", .class("button", "quiet"), .href(Link("/accounts/new")), .data("sheet", "")) {
                        context.text(.newAccount)
                    }
                }
            }
        }
    }

    /// Payments abroad that no balance includes, as the account was not charged yet.
    private func unsettled(_ sums: [Money]) -> Markup {
        sums.isEmpty
            ? Markup() : tag("p", .class("ink-doubt")) { wording.notice(BookNotice.unsettled(sums)) }
    }

    private static func drawing(of kind: Account.Kind) -> String {
        switch kind {
        case .cash, .prepaid: "allowance"
        case .bank, .loan: "tax"
        case .savings: "savings"
        case .investment: "investment"
        case .card: "card"
        }
    }

    /// The kind of the account, and a card's next bill; in short without what is billed later.
    private func remark(_ standing: AccountStanding, isShort: Bool = false) -> String {
        let kind = wording.accountKind(standing.account.kind)
        if let closed = standing.account.closed {
            return kind + String.dot + wording.notice(BookNotice.closedOn(closed))
        }
        guard let (bill, later) = standing.bills?.next else { return kind }
        let none = Money(minorUnits: 0, currency: later.currency)
        let due = BookNotice.due(
            bill.payDay,
            bill.open,
            later: isShort ? none : later,
            isPast: bill.payDay < standing.day
        )
        return kind + String.dot + wording.notice(due)
    }

    private static func cardValue(_ field: String, _ account: Account) -> String? {
        switch field {
        case "card": account.cards.keys.sorted().joined(separator: ", ")
        case "cutoff": account.billing.map { "\($0.cutoff)" }
        case "payDay": account.billing.map { "\($0.payDay)" }
        case "payFrom": account.billing?.payFrom
        default: nil
        }
    }

    func account(_ id: String) async throws -> PageResponse {
        let state = try await context.library.bookBalances(of: context.user)
        guard let account = state.accounts[id] else { throw PageProblem.notFound }
        let asked = context.request.query["page"].flatMap { Int(counting: $0) } ?? 1
        let page = try await AccountPage(
            account,
            state,
            context.library,
            of: context.user,
            page: asked,
            size: 50,
            today: context.today
        )
        let comparison = try await comparison(account, context.kept?.fields)
        return try await frame(account.name).answer {
            tag("p", .class("facts")) { context.money(page.balance) }
            if let number = account.number {
                tag("p", .class("ink-faint")) { wording.notice(BookNotice.accountNumber(number)) }
            }
            unsettled(page.unsettled)
            for (digits, other) in state.accounts.listing(cardsOf: account) {
                tag("p", .class("ink-doubt")) { wording.notice(BookNotice.cardListedTwice(digits, other: other)) }
            }
            if let standing = state.standings(on: context.today).first(where: { $0.account.id == id }),
                standing.bills?.next != nil
            {
                tag("p", .class("ink-faint")) { remark(standing) }
            }
            if let planned = page.planned {
                tag("p", .class("ink-faint")) {
                    wording.notice(BookNotice.plannedBalance(account, planned.balance, on: planned.day))
                }
            }
            if account.closed == nil {
                tag("p", .class("actions")) {
                    tag("a", .class("button"), .href(Link("/add").with("account", id))) { context.text(.addEntry) }
                    if context.hasTransfers {
                        let transfer = Link("/add").with("kind", RecordKind.transfer.rawValue).with("account", id)
                        tag("a", .class("button", "quiet"), .href(transfer)) { wording.kind(.transfer).asTitle }
                    }
                    tag("a", .class("button", "quiet"), .href(Link("/statements").with("account", id))) {
                        context.text(.importStatement)
                    }
                }
            }
            if account.closed == nil { reconciling(account, isOpen: comparison != nil) }
            if let comparison { difference(comparison) }
            if page.lines.isEmpty { tag("p", .class("ink-faint")) { context.text(.noLines) } }
            tag("ul", .class("rows")) {
                for line in page.lines.reversed() {
                    context.row(
                        Link("/records", line.record.id.rawValue),
                        (wording.title(of: line.record) ?? wording.missing).escapingControls,
                        context.day(line.date) + (line.record.book.isChecked ? " ✓" : "")
                    ) {
                        tag("span", .class("two")) {
                            for money in line.moved { context.movement(money) }
                            tag("small", .class("ink-faint")) {
                                line.unsettled.isEmpty ? line.balance.formatted : context.text(.notSettledYet)
                            }
                        }
                    }
                }
            }
            if page.page < page.pages {
                tag("p") {
                    tag("a", .class("button"), .href(Link("/accounts", id).with("page", "\(page.page + 1)"))) {
                        context.text(.olderOnes)
                    }
                }
            }
            tag("details", .class("card"), .flag("open", if: context.kept?.fields.raw("name") != nil)) {
                tag("summary") { context.text(.change) }
                context.form(Link("/accounts", id)) {
                    context.inputField("name", .name, else: account.name)
                    context.inputField("number", .accountNumber, else: account.number)
                    if account.kind == .card { cardFields { Self.cardValue($0, account) } }
                    tag("div", .class("actions")) {
                        context.button("rename", .save, .class("main"))
                        if account.closed == nil {
                            context.button("close", .closeAccount, .class("quiet", "ink-bad"))
                        }
                    }
                }
            }
        }
    }
}
