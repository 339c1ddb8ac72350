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
                context.inputField("number", .accountNumber)
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
        context.selectField("payFrom", .payFrom, [("", context.text(.nothingChosen))] + payers, else: known("payFrom"))
    }

    func addAccount() async throws -> PageResponse {
        let form = try await context.request.form()
        let number = form["statement"]
        return try await taking(form, from: Link("/accounts/new").with("statement", number)) {
            let convention = try await context.convention()
            let text = AccountText(form)
            try check(text, form, convention)
            let account = try text.account(id: nil, convention)
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

    /// Names all fields at once that cannot be taken.
    private func check(_ text: AccountText, _ form: FormFields, _ convention: InputConvention) throws(FieldTroubles) {
        var reader = FormReader(form)
        reader.need("name")
        reader.check("opening") { try text.openingAmount(in: convention.homeCurrency ?? .unknown) }
        reader.check("since") { try text.openingDay(convention) }
        for name in ["cutoff", "payDay"] {
            if text.hasBilling { reader.need(name, orElse: BookProblem.needsBothCardDays) }
            _ = reader.value(name, Typed.dayOfMonth)
        }
        try reader.finish()
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
            let (text, convention) = (AccountText(form), try await context.convention())
            try check(text, form, convention)
            _ = try await accounts.change(id) { account, all in
                if account.kind == .card {
                    // The form had all of them.
                    account.billing = nil
                    account.cards = account.cards.filter { text.cardDigits.contains($0.key) }
                }
                try text.apply(to: &account, all, convention)
            }
            return try await context.done(own, "saved")
        }
    }
}

extension AccountText {
    fileprivate init(_ form: FormFields) {
        self.init()
        (name, kind) = (form["name"], form["kind"].flatMap { Account.Kind(rawValue: $0) })
        // A debt is asked for as what is owed.
        if kind?.isDebt == true { owed = form["opening"] } else { opening = form["opening"] }
        number = form.raw("number")
        (since, cutoff, payDay, payFrom) = (form["since"], form["cutoff"], form["payDay"], form["payFrom"])
        // Several cards are divided by commas or spaces.
        cards = (form["card"] ?? "").split { $0 == "," || $0.isWhitespace }.map(String.init)
    }
}
