import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptWording

// The outcome of an import.
extension StatementScreens {
    func show(_ outcome: KeptStatements.Outcome, _ own: Link) async throws -> PageResponse {
        let result = outcome.result
        let isAnything = result.drafts + result.matched > 0
        var frame = try await context.frame(.more, context.text(.importStatement))
        if context.request.query["said"] == "imported" {
            frame.notice = try await context.made(context.text(.importedIt), back: "/statements")
        } else if context.request.query["said"] == "changed" {
            frame.notice = try await context.made(context.text(.changedIt), back: own.text)
        }
        let waiting = await waiting()
        return frame.answer {
            tag("section", .class("card")) {
                if !isAnything, result.open == 0 { tag("p") { context.text(.nothingNew) } }
                counts([
                    (.newDrafts, result.drafts), (.inTheBook, result.matched), (.importedBefore, result.known),
                    (.leftForLater, result.open),
                ])
                for check in outcome.balances { balance(check) }
                for difference in outcome.differences { tag("p", .class("ink-doubt")) { wording.onPage(difference) } }
                for begin in outcome.beginnings { beginning(begin, own) }
                if outcome.keepsFormat { tag("p", .class("ink-faint")) { context.text(.formatKept) } }
                if result.open > 0 { tag("p", .class("ink-faint")) { context.text(.stillAsked) } }
                if !result.differences.isEmpty {
                    tag("p", .class("ink-doubt")) { context.text(.otherAtTheBank) }
                    tag("ul", .class("rows")) {
                        for difference in result.differences.prefix(20) { row(difference) }
                    }
                }
                tag("div", .class("actions")) {
                    if result.drafts > 0 {
                        tag("a", .class("button", "main"), .href(Link("/review/statements"))) {
                            context.text(.reviewThem)
                        }
                    }
                    tag("a", .class("button", "quiet"), .href(Link("/statements"))) { context.text(.anotherStatement) }
                }
            }
            waiting
        }
    }

    /// A record, with the bank's day and amount where they are others.
    private func row(_ difference: StatementDifference) -> Markup {
        let record = difference.record
        let link = Link(record.status == .draft ? "/review" : "/records", record.id.rawValue)
        let own = [record.date.map { context.day($0) }, record.amount?.formatted].compactMap(\.self)
        let there = [difference.date.map { context.day($0) }, difference.amount?.formatted].compactMap(\.self)
        return context.row(
            link,
            context.title(of: record).escapingControls,
            own.joined(separator: " ") + " → " + there.joined(separator: " ")
        )
    }

    private func beginning(_ begin: KeptStatements.Beginning, _ own: Link) -> Markup {
        tag("form", .set("method", "post"), .action(own)) {
            context.hidden("account", begin.account.id)
            tag("button", .class("quiet"), .set("name", "do"), .set("value", "begin")) {
                context.text(.beginAccount(context.day(begin.opening.date), begin.opening.amount.formatted))
            }
        }
    }

    /// Moves the day on which an account begins before its first row, with the balance of then.
    func beginEarlier(
        _ number: String,
        _ form: FormFields,
        _ outcome: KeptStatements.Outcome,
        _ own: Link
    ) async throws -> PageResponse {
        guard let begin = outcome.beginnings.first(where: { $0.account.id == form["account"] }) else {
            return .see(own)
        }
        _ = try await ManageAccounts(library: context.library, user: context.user).change(begin.account.id) {
            account,
            _ in account.opening = begin.opening
        }
        await context.statements.change(number, for: context.device) { statement in
            statement.outcome?.beginnings.removeAll { $0.account.id == begin.account.id }
            statement.outcome?.differences.removeAll { $0.account.id == begin.account.id }
        }
        return try await context.done(own, "changed")
    }
}
