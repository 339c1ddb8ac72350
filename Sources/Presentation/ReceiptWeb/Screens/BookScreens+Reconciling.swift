import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// Comparing an account's balance with a bank's or with counted cash.
extension BookScreens {
    func reconciling(_ account: Account, isOpen: Bool) -> Markup {
        tag("details", .class("card"), .flag("open", if: isOpen || context.kept?.fields.raw("counted") != nil)) {
            tag("summary") { context.text(.reconcile) }
            context.form(Link("/accounts", account.id)) {
                context.field(context.text(.counted), id: "counted") {
                    context.amountInput(
                        "counted",
                        context.typed("counted"),
                        account.currency,
                        [.flag("required"), context.helped("counted")]
                    )
                    tag("p", .class("notes"), .set("id", "counted-help")) { context.text(.reconcileHelp) }
                }
                context.inputField("day", .onDay, else: context.today.description, .set("type", "date"))
                tag("div", .class("actions")) {
                    context.button("compare", .compare)
                }
            }
        }
    }

    /// The comparison that a form asks for; `nil` for a form that asks for none or cannot be read.
    func comparison(_ account: Account, _ form: FormFields?) async throws -> ReconcileAccount.Comparison? {
        guard let form, let text = form["counted"] else { return nil }
        do {
            return try await compare(account, text, form["day"])
        } catch is InputProblem {
            return nil
        } catch is BookProblem {
            return nil
        }
    }

    private func compare(
        _ account: Account,
        _ counted: String,
        _ day: String?
    ) async throws -> ReconcileAccount.Comparison {
        let convention = try await context.convention()
        return try await ReconcileAccount(library: context.library, user: context.user).compare(
            account,
            try Typed.balance(counted, of: account),
            on: try day.map { try Typed.day($0, convention) } ?? context.today
        )
    }

    /// Keeps the balance as compared where it agrees, or where the difference is to be entered; otherwise shows what differs.
    func reconcile(_ account: Account, _ form: FormFields) async throws -> PageResponse {
        var reader = FormReader(form)
        reader.need("counted", orElse: BookProblem.needsAmount)
        try reader.finish()
        let comparison = try await compare(account, form["counted"] ?? "", form["day"])
        let own = Link("/accounts", account.id)
        let adjusts = form["do"] == "adjust"
        guard adjusts || comparison.difference.minorUnits == 0 else { return await context.again(own, form) }
        _ = try await ReconcileAccount(library: context.library, user: context.user)
            .write(comparison, adjusting: adjusts)
        return try await context.done(own, "reconciled")
    }

    func difference(_ comparison: ReconcileAccount.Comparison) -> Markup {
        tag("section", .class("card")) {
            tag("div", .class("sums")) {
                sum(.counted, comparison.counted)
                sum(.byTheBook, comparison.expected)
                sum(.difference, comparison.difference)
            }
            if !comparison.unchecked.isEmpty {
                tag("p", .class("notes")) { context.text(.uncheckedOnes) }
                tag("ul", .class("rows")) {
                    for line in comparison.unchecked.reversed().prefix(30) {
                        context.row(line.record, isDated: true)
                    }
                }
            }
            tag("form", .set("method", "post"), .action(Link("/accounts", comparison.account.id)), .class("actions")) {
                let sign = comparison.account.kind.isDebt && comparison.counted.minorUnits > 0 ? "+" : ""
                context.hidden("counted", sign + comparison.counted.decimal)
                context.hidden("day", comparison.day.description)
                context.button("adjust", .adjustIt, .class("quiet"))
            }
        }
    }

    private func sum(_ name: PageText, _ money: Money) -> Markup {
        tag("p") {
            tag("small", .class("ink-faint")) { context.text(name) }
            tag("b") { money.formatted }
        }
    }
}
