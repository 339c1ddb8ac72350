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

    /// The most shops and drafts of a page, whose form must not exceed the limit of a form's bytes.
    private static let most = (shops: 40, drafts: 500)

    func statements() async throws -> PageResponse {
        let query = context.request.query
        let all = try await statementReview().groups
        guard !all.isEmpty else { return .see(Link("/review").with("confirmed", query["confirmed"])) }
        let asked = query["from"].flatMap { Int(counting: $0) } ?? 0
        let from = asked < all.count ? asked : 0
        let groups = Self.page(of: all.dropFirst(from))
        let (more, left) = (all.count - from - groups.count, query["left"].flatMap { Int(counting: $0) } ?? 0)
        return try await frame(context.text(.fromStatements), context.draftCount()).answer {
            if left > 0 { tag("p", .class("ink-doubt")) { context.text(.statementDraftsLeft(left)) } }
            tag(
                "form",
                .set("method", "post"),
                .action(Link("/review/statements").with("from", from > 0 ? "\(from)" : nil))
            ) {
                context.hidden("drafts", groups.map { Self.marks($0) }.joined(separator: ","))
                if more > 0 { context.hidden("more", "\(more)") }
                tag("p", .class("ink-faint")) { context.text(.fromStatementsHelp) }
                tag("ul", .class("rows")) { for group in groups { row(group) } }
                tag("div", .class("actions")) {
                    context.button("confirm", .confirm, .class("main"))
                    if more > 0 {
                        let next = Link("/review/statements").with("from", "\(from + groups.count)")
                        tag("a", .class("button", "quiet"), .href(next)) { context.text(.moreShops(more)) }
                    }
                    tag("a", .class("button", "quiet"), .href(Link("/review"))) { context.text(.lookAtEach) }
                }
            }
        }
    }

    /// The first groups, as many as a page takes; of a shop with more drafts only the first ones.
    private static func page(of groups: ArraySlice<StatementReview.Group>) -> [StatementReview.Group] {
        var (page, drafts): ([StatementReview.Group], Int) = ([], 0)
        for var group in groups.prefix(most.shops) {
            group.proposals = Array(group.proposals.prefix(most.drafts))
            drafts += group.proposals.count
            if drafts > most.drafts { break }
            page.append(group)
        }
        return page
    }

    private static func marks(_ group: StatementReview.Group) -> String {
        group.proposals.map { mark($0) }.joined(separator: " ")
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
                tag("small") { remarks.compactMap(\.self).joined(separator: .dot).escapingControls }
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

    /// The answer for each draft that the page showed; those of a shop have the answer of its first one.
    private static func answers(_ form: FormFields) -> [String: String] {
        var answers: [String: String] = [:]
        for shop in (form["drafts"] ?? "").split(separator: ",") {
            let marks = shop.split(separator: " ").map(String.init)
            guard let id = marks.first?.prefix(while: { $0 != ":" }), let answer = form["for-\(id)"] else { continue }
            for mark in marks { answers[mark] = answer }
        }
        return answers
    }

    /// Confirms the drafts with an answer that are as the page showed them, and says how many of them are left.
    func answerStatements() async throws -> PageResponse {
        let form = try await context.request.form()
        let answers = Self.answers(form)
        var answered: [StatementReview.Group] = []
        for var group in try await statementReview().groups {
            guard let answer = group.proposals.compactMap({ answers[Self.mark($0)] }).first else { continue }
            group.proposals.removeAll { answers[Self.mark($0)] != answer }
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
        if !changes.isEmpty { try await edits.write(changes, unlocking: true) }
        let confirmed = changes.isEmpty ? nil : "\(changes.count)"
        let left = answers.count - changes.count
        let from = context.request.query["from"]
        // Shops of another page, and drafts with an answer that are left, are still to be seen.
        guard changes.isEmpty || left > 0 || from != nil || form["more"] != nil else {
            return .see(Link("/review").with("confirmed", confirmed))
        }
        return .see(
            Link("/review/statements").with("confirmed", confirmed).with("left", left > 0 ? "\(left)" : nil)
                .with("from", from)
        )
    }
}
