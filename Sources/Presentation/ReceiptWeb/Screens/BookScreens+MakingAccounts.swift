import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The forms for accounts.
extension BookScreens {
    func newAccount() async throws -> PageResponse {
        let currency = try await context.convention().homeCurrency
        return try await formFrame(context.text(.newAccount)).answer {
            context.form(Link("/accounts")) {
                if let statement = context.request.query["statement"] { context.hidden("statement", statement) }
                context.inputField("name", .name, .flag("required"))
                context.selectField(
                    "kind",
                    .kind,
                    Account.Kind.allCases.map { ($0.rawValue, wording.accountKind($0).asTitle) },
                    else: Account.Kind.bank.rawValue
                )
                context.field(context.text(.opening), id: "opening") {
                    context.amountInput("opening", context.typed("opening"), currency, [context.helped("opening")])
                    tag("p", .class("notes"), .set("id", "opening-help")) { context.text(.openingHelp) }
                }
                context.inputField("since", .since, else: context.today.description, .set("type", "date"))
                tag("details", .flag("open", if: ["cutoff", "payDay"].contains { context.kept?.fields[$0] != nil })) {
                    tag("summary") { context.text(.onlyForCards) }
                    cardFields { _ in nil }
                }
                tag("div", .class("actions")) { tag("button", .class("main")) { context.text(.newAccount) } }
            }
        }
    }

    /// The fields of a card: its digits, its days and what it is paid from.
    @MarkupBuilder
    func cardFields(else known: (String) -> String?) -> Markup {
        let payers = context.accounts.accounts.filter { $0.closed == nil && !$0.kind.isDebt }.map { ($0.id, $0.name) }
        context.inputField("card", .cardDigits, else: known("card"), .set("inputmode", "numeric"))
        context.inputField("cutoff", .cutoff, else: known("cutoff"), .set("inputmode", "numeric"))
        context.inputField("payDay", .payDay, else: known("payDay"), .set("inputmode", "numeric"))
        context.selectField("payFrom", .payFrom, [("", wording.missing)] + payers, else: known("payFrom"))
    }

    func addAccount() async throws -> PageResponse {
        let form = try await context.request.form()
        let number = form["statement"]
        return try await taking(form, from: Link("/accounts/new").with("statement", number)) {
            let convention = try await context.convention()
            let kind = form["kind"].flatMap { Account.Kind(rawValue: $0) } ?? .bank
            let home = convention.homeCurrency
            var reader = FormReader(form)
            let name = reader.text("name")
            var opening = reader.value("opening") { try Typed.amount($0, home ?? .unknown) }
            let since = reader.value("since") { try Typed.day($0, convention) }
            let billing = billing(&reader)
            try reader.finish()
            guard let currency = opening?.currency ?? home, currency != .unknown else {
                throw BookProblem.needsCurrency
            }
            // A debt is asked for as what is owed.
            if kind.isDebt, let owed = opening { opening?.minorUnits = -abs(owed.minorUnits) }
            var account = Account(
                id: context.accounts.freeID(for: name, kind),
                name: name,
                kind: kind,
                opening: .init(
                    date: since ?? context.today,
                    amount: opening ?? Money(minorUnits: 0, currency: currency)
                )
            )
            for digits in Self.digits(form) { account.cards[digits] = "" }
            account.billing = billing
            _ = try await ManageAccounts(library: context.library, user: context.user)
                .add(account, profile: context.dependencies.home.profile)
            // Back to the statement for which it was added.
            let id = account.id
            if let number, await context.statements.change(number, for: context.device, { $0.account = id }) {
                return .see(Link("/statements", number))
            }
            // Its own page says which of its digits another account has as well.
            let isAlone = context.accounts.listing(cardsOf: account).isEmpty
            return try await context.done(isAlone ? Link("/accounts") : Link("/accounts", account.id), "made")
        }
    }

    /// Several cards' digits are divided by commas or spaces.
    private static func digits(_ form: FormFields) -> [String] {
        (form["card"] ?? "").split { $0 == "," || $0.isWhitespace }.map(String.init)
    }

    private func billing(_ reader: inout FormReader) -> CardBilling? {
        let form = reader.form
        guard form["cutoff"] != nil || form["payDay"] != nil || form["payFrom"] != nil else { return nil }
        for day in ["cutoff", "payDay"] { reader.need(day, orElse: BookProblem.needsBothCardDays) }
        let cutoff = reader.value("cutoff") { try Typed.dayOfMonth($0) }
        let payDay = reader.value("payDay") { try Typed.dayOfMonth($0) }
        guard let cutoff, let payDay else { return nil }
        return CardBilling(cutoff: cutoff, payDay: payDay, payFrom: form["payFrom"])
    }

    func changeAccount(_ id: String) async throws -> PageResponse {
        let form = try await context.request.form()
        guard let account = context.accounts[id] else { throw PageProblem.notFound }
        let own = Link("/accounts", id)
        return try await taking(form, from: own) {
            let accounts = ManageAccounts(library: context.library, user: context.user)
            if form["do"] == "close" {
                _ = try await accounts.close(id, on: context.today)
                return try await context.done(Link("/accounts"), "closed")
            }
            if form["do"] == "compare" || form["do"] == "adjust" { return try await reconcile(account, form) }
            var reader = FormReader(form)
            let name = reader.text("name")
            let billing = account.kind == .card ? billing(&reader) : account.billing
            try reader.finish()
            let digits = account.kind == .card ? Set(Self.digits(form)) : Set(account.cards.keys)
            _ = try await accounts.change(id) { account, _ in
                account.name = name
                account.billing = billing
                account.cards = account.cards.filter { digits.contains($0.key) }
                for new in digits where account.cards[new] == nil { account.cards[new] = "" }
            }
            return try await context.done(own, "saved")
        }
    }
}
