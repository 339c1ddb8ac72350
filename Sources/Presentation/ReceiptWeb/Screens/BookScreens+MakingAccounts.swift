import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The forms for accounts.
extension BookScreens {
    func newAccount() async throws -> PageResponse {
        let kept = await context.keptForm()
        let form = kept?.fields
        let currency = try await context.convention().homeCurrency
        return try await formFrame(context.text(.newAccount), kept).answer {
            tag("form", .set("method", "post"), .action(Link("/accounts")), .class("card", "grid")) {
                context.field(context.text(.name), id: "name") {
                    context.input("name", form?["name"], .flag("required"))
                }
                context.field(context.text(.kind), id: "kind") {
                    context.select(
                        "kind",
                        Account.Kind.allCases.map { ($0.rawValue, wording.accountKind($0)) },
                        chosen: form?["kind"] ?? Account.Kind.bank.rawValue
                    )
                }
                context.field(context.text(.opening), id: "opening") {
                    context.amountInput(
                        "opening",
                        form?["opening"],
                        currency,
                        [.set("aria-describedby", "opening-help")]
                    )
                    tag("p", .class("notes"), .set("id", "opening-help")) { context.text(.openingHelp) }
                }
                context.field(context.text(.since), id: "since") {
                    context.input("since", form?["since"] ?? context.today.description, .set("type", "date"))
                }
                tag("details", .flag("open", if: form?["cutoff"] != nil || form?["payDay"] != nil)) {
                    tag("summary") { context.text(.onlyForCards) }
                    cardFields { form?[$0] }
                }
                tag("div", .class("actions")) { tag("button", .class("main")) { context.text(.newAccount) } }
            }
        }
    }

    /// The fields of a card: its digits, its days and what it is paid from.
    @MarkupBuilder
    func cardFields(_ value: (String) -> String?) -> Markup {
        let payers = context.accounts.accounts.filter { $0.closed == nil && !$0.kind.isDebt }.map { ($0.id, $0.name) }
        context.field(context.text(.cardDigits), id: "card") {
            context.input("card", value("card"), .set("inputmode", "numeric"))
        }
        context.field(context.text(.cutoff), id: "cutoff") {
            context.input("cutoff", value("cutoff"), .set("inputmode", "numeric"))
        }
        context.field(context.text(.payDay), id: "payDay") {
            context.input("payDay", value("payDay"), .set("inputmode", "numeric"))
        }
        context.field(context.text(.payFrom), id: "payFrom") {
            context.select("payFrom", [("", wording.missing)] + payers, chosen: value("payFrom") ?? "")
        }
    }

    func addAccount() async throws -> PageResponse {
        let form = try await context.request.form()
        return try await taking(form, from: Link("/accounts/new")) {
            let convention = try await context.convention()
            guard let name = form["name"] else { throw BookProblem.notAnAccountID("") }
            let kind = form["kind"].flatMap { Account.Kind(rawValue: $0) } ?? .bank
            let home = convention.homeCurrency
            var opening = try form["opening"].map { try Typed.amount($0, home ?? .unknown) }
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
                    date: try form["since"].map { try Typed.day($0, convention) } ?? context.today,
                    amount: opening ?? Money(minorUnits: 0, currency: currency)
                )
            )
            for digits in Self.digits(form) { account.cards[digits] = "" }
            account.billing = try billing(form)
            _ = try await ManageAccounts(library: context.library, user: context.user)
                .add(account, profile: context.dependencies.home.profile)
            return try await context.done(Link("/accounts"), "made")
        }
    }

    /// Several cards' digits are divided by commas or spaces.
    private static func digits(_ form: FormFields) -> [String] {
        (form["card"] ?? "").split { $0 == "," || $0.isWhitespace }.map(String.init)
    }

    private func billing(_ form: FormFields) throws(BookProblem) -> CardBilling? {
        guard form["cutoff"] != nil || form["payDay"] != nil || form["payFrom"] != nil else { return nil }
        guard let cutoff = form["cutoff"], let payDay = form["payDay"] else { throw .needsBothCardDays }
        return CardBilling(
            cutoff: try Typed.dayOfMonth(cutoff),
            payDay: try Typed.dayOfMonth(payDay),
            payFrom: form["payFrom"]
        )
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
            guard let name = form["name"] else { throw PageProblem.badRequest }
            let billing = account.kind == .card ? try billing(form) : account.billing
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
