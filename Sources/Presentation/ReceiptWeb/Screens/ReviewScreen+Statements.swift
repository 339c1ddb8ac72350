import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The drafts that came from statements alone, by shop, as in `bank review`: one answer is for all drafts of a shop.
extension ReviewScreen {
    private func statementReview() async throws -> StatementReview {
        let items = try await ReviewDrafts(library: context.library)(of: context.user, order: .date)
        let memory = try await context.memories.memory(of: context.user)
        return StatementReview(items.map { ReviewProposal($0, memory: memory) }, context.wording.catalog)
    }

    func statements() async throws -> PageResponse {
        let groups = try await statementReview().groups
        guard !groups.isEmpty else { return .see(Link("/review")) }
        return try await frame(context.text(.fromStatements), context.draftCount()).answer {
            tag("form", .set("method", "post"), .action(Link("/review/statements"))) {
                context.hidden("drafts", groups.flatMap(\.proposals).map { Self.mark($0) }.joined(separator: " "))
                tag("p", .class("ink-faint")) { context.text(.fromStatementsHelp) }
                tag("ul", .class("rows")) { for group in groups { row(group) } }
                tag("div", .class("actions")) {
                    context.button("confirm", .confirm, .class("main"))
                    tag("a", .class("button", "quiet"), .href(Link("/review"))) { context.text(.lookAtEach) }
                }
            }
        }
    }

    /// A draft as it is shown; another device may change it meanwhile.
    private static func mark(_ proposal: ReviewProposal) -> String {
        "\(proposal.item.record.id.rawValue):\(proposal.item.record.revision)"
    }

    private static func field(_ proposal: ReviewProposal) -> String { "for-" + proposal.record.id.rawValue }

    /// A shop with the sum of its drafts and the category that they get, or two accounts.
    private func row(_ group: StatementReview.Group) -> Markup {
        let record = group.record
        let days = group.proposals.compactMap(\.record.date).sorted()
        let span = [days.first, days.last == days.first ? nil : days.last].compactMap(\.self).map { context.day($0) }
        let account = record.kind == .transfer ? nil : record.account.map { context.wording.names.account($0) }
        let remarks: [String?] = [context.text(.uses(group.proposals.count)), span.joined(separator: " ~ "), account]
        let name = context.title(of: record).escapingControls
        let id = Self.field(group.proposals[0])
        return tag("li", .class("row")) {
            record.kind == .transfer ? context.sign("transfer") : context.categorySign(group.category)
            tag("span", .class("what")) {
                tag("b") { name }
                tag("small") { remarks.compactMap(\.self).joined(separator: " · ").escapingControls }
            }
            tag("span", record.kind == .income ? .class("amount", "ink-good") : .class("amount")) {
                (record.kind == .income ? "+" : "") + group.sum.formatted
            }
            tag("div", .class("pick")) {
                tag("label", .class("unseen"), .text(.for, id)) { name + ": " + context.wording.field(.category) }
                context.select(id, options(group), chosen: group.category?.code ?? (group.isReady ? Self.yes : ""))
            }
        }
    }

    private static let yes = "yes"

    /// The categories for a shop; the first option leaves its drafts for later.
    private func options(_ group: StatementReview.Group) -> [(value: String, label: String)] {
        let kind = group.record.kind
        var offered = context.wording.catalog.offered(for: kind)
        if let own = group.category, !offered.contains(own) { offered.append(own) }
        let answers =
            kind == .transfer
            ? [(Self.yes, context.wording.kind(kind).asTitle)]
            : offered.map { ($0.code, context.wording.category($0)) }
        return ([("", context.text(.laterReminders))] + answers).map { ($0.0, $0.1) }
    }

    /// Confirms the shops with an answer, as far as all their drafts are as the page showed them.
    func answerStatements() async throws -> PageResponse {
        let form = try await context.request.form()
        let shown = Set((form["drafts"] ?? "").split(separator: " ").map(String.init))
        var answered: [StatementReview.Group] = []
        for var group in try await statementReview().groups {
            guard group.proposals.allSatisfy({ shown.contains(Self.mark($0)) }),
                let answer = group.proposals.compactMap({ form[Self.field($0)] }).first
            else { continue }
            if group.record.kind != .transfer {
                guard let category = ReceiptDomain.Category(code: answer),
                    context.wording.catalog.fits(category, group.record.kind)
                else { continue }
                group.category = category
            }
            answered.append(group)
        }
        let edits = EditRecords(library: context.library, user: context.user)
        let changes = try await edits.possible(StatementReview.confirmations(answered)).changes
        guard !changes.isEmpty else { return .see(Link("/review/statements")) }
        try await edits.write(changes, unlocking: true)
        return .see(Link("/review").with("confirmed", "\(changes.count)"))
    }
}
