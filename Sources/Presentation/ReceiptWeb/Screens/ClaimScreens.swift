import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// Claims: purchases that may be claimed, what was sent, and what came of it.
struct ClaimScreens {
    let context: RequestContext

    private var wording: any Wording { context.wording }
    private var claims: HouseholdClaims { HouseholdClaims(library: context.library, user: context.user) }
    private var pets: Set<String> { context.subjects.pets }
    private var screens: BookScreens { BookScreens(context: context) }

    func list() async throws -> PageResponse {
        let all = try await claims.all()
        let open = all.filter { $0.state == .open || $0.state == .sent }
        let finished = all.filter { $0.state == .paid || $0.state == .refused }
        let found = try await claims.candidates(today: context.today, pets: pets) { _, _ in [] }
        return try await screens.frame(context.text(.claims)).answer {
            if all.isEmpty && found.isEmpty {
                context.empty(context.text(.noClaims), Link("/records"), context.text(.records), drawing: "health")
            }
            tag("ul", .class("rows")) { for claim in open { row(claim) } }
            if !found.isEmpty {
                tag("h2") { context.text(.mayBeClaimed) }
                tag("ul", .class("rows")) { for candidate in found { row(candidate) } }
            }
            if !finished.isEmpty {
                tag("h2") { context.text(.finished) }
                tag("ul", .class("rows")) { for claim in finished { row(claim) } }
            }
        }
    }

    private func row(_ claim: Claim) -> Markup {
        let left = wording.left(claim, today: context.today)
        let remarks = [wording.name(claim.claimKind), wording.name(claim.state).asTitle, left].filter { !$0.isEmpty }
        return context.row(
            Link("/claims", claim.id),
            sign: context.sign("receipt"),
            claim.title.escapingControls,
            remarks.joined(separator: .dot)
        ) {
            tag("span", .class("amount")) { claim.paid.map(\.formatted).joined(separator: " ") }
        }
    }

    private func row(_ candidate: ClaimCandidate) -> Markup {
        let record = candidate.record
        let day = record.date.map { context.day($0) } ?? context.text(.withoutDate)
        return context.row(
            Link("/claims/new").with("record", record.id.rawValue),
            sign: context.sign("health"),
            (wording.title(of: record) ?? wording.missing).escapingControls,
            day + String.dot + wording.name(candidate.kind)
        ) {
            tag("span", .class("amount")) { record.amount?.formatted ?? wording.missing }
        }
    }

    // MARK: Making one

    func new() async throws -> PageResponse {
        let form = context.kept?.fields
        guard let id = form?["record"] ?? context.request.query["record"] else { throw PageProblem.notFound }
        let record = try await context.record(id)
        let kind =
            form?["kind"].flatMap { Claim.Kind(rawValue: $0) }
            ?? ClaimCandidate.kind(of: record, pets: pets) ?? .warranty
        let title = wording.title(of: record) ?? ""
        return try await screens.formFrame(context.text(.newClaim)).answer {
            tag("p", .class("facts")) {
                tag("b", .class("sum")) { record.amount?.formatted ?? wording.missing }
                tag("span") { title.escapingControls }
                tag("span") { record.date.map { context.day($0) } ?? context.text(.withoutDate) }
            }
            context.form(Link("/claims")) {
                context.hidden("record", record.id.rawValue)
                context.field(context.text(.forWhatClaim), id: "kind") {
                    context.select(
                        "kind",
                        Claim.Kind.allCases.map { ($0.rawValue, wording.name($0).asTitle) },
                        chosen: kind.rawValue
                    )
                }
                context.field(context.text(.name), id: "title") { context.input("title", form?["title"] ?? title) }
                context.field(context.text(.payer), id: "payer") { context.input("payer", form?["payer"]) }
                context.field(context.text(.lastDay), id: "until") {
                    context.input("until", form?["until"], .set("type", "date"))
                    tag("small", .class("ink-faint")) { context.text(.lastDayHelp) }
                }
                tag("div", .class("actions")) { tag("button", .class("main")) { context.text(.makeClaim) } }
            }
        }
    }

    func add() async throws -> PageResponse {
        let form = try await context.request.form()
        guard let id = form["record"] else { throw PageProblem.notFound }
        let record = try await context.record(id)
        return try await screens.taking(form, from: Link("/claims/new").with("record", record.id.rawValue)) {
            let convention = try await context.convention()
            var facts = HouseholdClaims.Facts()
            facts.kind = form["kind"].flatMap { Claim.Kind(rawValue: $0) }
            (facts.title, facts.payer) = (form["title"], form["payer"])
            var reader = FormReader(form)
            facts.until = reader.value("until") { try convention.comingDay($0) }
            try reader.finish()
            let claim = try await claims.add([record], facts, pets: pets, context.dependencies.readPapers)
            return try await context.done(Link("/claims", claim.id), "made")
        }
    }

    // MARK: One claim

    func show(_ id: String) async throws -> PageResponse {
        let claim = try await claim(id)
        let records = try await claims.records(of: claim)
        let others = claim.state == .open ? try await candidates(like: claim) : []
        let subject = claim.subject.map { id in context.subjects[id]?.name ?? id }
        let home = try await context.convention().homeCurrency
        return try await screens.formFrame(claim.title.escapingControls).answer {
            tag("section", .class("card")) {
                for line in wording.lines(claim, subject: subject, today: context.today, isForPeople: true) {
                    tag("p") { line }
                }
                tag("p") {
                    [wording.name(claim.claimKind), wording.name(claim.state)].map(\.asTitle).joined(separator: .dot)
                }
                for record in records {
                    let kinds = claim.documents.filter { $0.record == record.id.rawValue }.flatMap(\.known)
                    if let text = wording.missing(claim.missing(of: record.id), of: record, has: kinds) {
                        tag("p", .class("ink-doubt")) { text }
                    }
                }
                if records.contains(where: { !$0.images.isEmpty }) {
                    tag("p", .class("actions")) {
                        tag("a", .class("button"), .href(Link("/claims", claim.id, "pdf"))) { context.text(.asPDF) }
                    }
                }
            }
            tag("ul", .class("rows")) { for record in records { row(record, of: claim) } }
            if !others.isEmpty {
                tag("details", .class("card")) {
                    tag("summary") { context.text(.mayBeClaimed) }
                    tag("ul", .class("items")) { for other in others { offer(other.record, to: claim) } }
                }
            }
            steps(claim, home)
        }
    }

    private func candidates(like claim: Claim) async throws -> [ClaimCandidate] {
        try await claims.candidates(today: context.today, pets: pets) { _, _ in [] }
            .filter { $0.kind == claim.claimKind }
    }

    private func row(_ record: Record, of claim: Claim) -> Markup {
        let kinds = claim.documents.filter { $0.record == record.id.rawValue }.flatMap(\.known)
        let day = record.date.map { context.day($0) } ?? context.text(.withoutDate)
        return context.row(
            Link("/records", record.id.rawValue),
            (wording.title(of: record) ?? wording.missing).escapingControls,
            day + (kinds.isEmpty ? "" : String.dot + wording.names(kinds))
        ) {
            tag("span", .class("amount")) { record.amount?.formatted ?? wording.missing }
        }
    }

    private func offer(_ record: Record, to claim: Claim) -> Markup {
        tag("li") {
            tag("span", .class("what")) {
                (wording.title(of: record) ?? wording.missing).escapingControls + " "
                    + (record.amount?.formatted ?? "")
            }
            tag("form", .set("method", "post"), .action(Link("/claims", claim.id))) {
                context.hidden("record", record.id.rawValue)
                context.button("add", .addToClaim, .class("quiet"))
            }
        }
    }

    /// The buttons for what comes next of the claim.
    private func steps(_ claim: Claim, _ home: Currency?) -> Markup {
        let own = Link("/claims", claim.id)
        if claim.state == .open {
            return tag("form", .set("method", "post"), .action(own), .class("actions")) {
                context.button("sent", .noteSent, .class("main"))
                context.button("remove", .remove, .class("quiet", "ink-bad"))
            }
                + tag("details", .class("card"), .flag("open", if: context.kept != nil)) {
                    tag("summary") { context.text(.notePaid) }
                    payment(of: claim, home)
                }
        }
        return payment(of: claim, home)
    }

    /// The form of what was paid on a claim.
    private func payment(of claim: Claim, _ home: Currency?) -> Markup {
        let accounts = context.accounts.accounts.filter { $0.closed == nil }.map { ($0.id, $0.name) }
        return context.form(Link("/claims", claim.id)) {
            context.pressedByEnter("paid", .notePaid)
            context.field(context.text(.paidAmount), id: "amount") {
                context.amountInput("amount", context.typed("amount"), home, [.class("sum")])
            }
            if !accounts.isEmpty {
                context.selectField(
                    "account",
                    .intoAccount,
                    [("", context.text(.nothingChosen))] + accounts,
                    else: accounts.count == 1 ? accounts[0].0 : ""
                )
            }
            tag("div", .class("actions")) {
                context.button("paid", .notePaid, .class("main"))
                if claim.state == .sent { context.button("refused", .noteRefused) }
                if claim.state != .open { context.button("remove", .remove, .class("quiet", "ink-bad")) }
            }
        }
    }

    func answer(_ id: String) async throws -> PageResponse {
        let form = try await context.request.form()
        let claim = try await claim(id)
        let link = Link("/claims", claim.id)
        return try await screens.taking(form, from: link) {
            switch form["do"] {
            case "sent": _ = try await claims.sent(claim.id, on: context.today)
            case "refused": _ = try await claims.refused(claim.id, on: context.today, memo: nil)
            case "remove":
                _ = try await claims.remove(claim.id)
                return try await context.done(Link("/claims"), "removed")
            case "add":
                var change = HouseholdClaims.Change()
                change.added = [try await context.record(form["record"] ?? "")]
                _ = try await claims.edit(claim.id, change, context.dependencies.readPapers)
            default:
                let convention = try await context.convention()
                let account = form["account"].flatMap { context.accounts[$0] }
                var reader = FormReader(form)
                let amount = reader.amount("amount", account?.currency ?? convention.homeCurrency ?? .unknown)
                try reader.finish()
                _ = try await claims.paid(
                    claim.id,
                    amount,
                    on: context.today,
                    entry: .init(account: account?.id, category: nil)
                )
            }
            return try await context.done(link, "saved")
        }
    }

    func pdf(_ id: String) async throws -> PageResponse {
        let claim = try await claim(id)
        let records = try await claims.records(of: claim)
        guard records.contains(where: { !$0.images.isEmpty }) else { throw PageProblem.notFound }
        let paper = WebDependencies.ClaimPaper(
            claim: claim,
            records: records,
            subject: claim.subject.map { context.subjects[$0]?.name ?? $0 },
            today: context.today
        )
        let bytes = try await context.dependencies.claimPDF(paper, wording)
        return PageResponse(type: "application/pdf", bytes)
            .with("content-disposition", "attachment; filename=\"\(claim.id).pdf\"")
    }

    private func claim(_ id: String) async throws -> Claim {
        do {
            return try await claims.claim(id)
        } catch HouseholdClaims.Problem.unknown {
            throw PageProblem.notFound
        }
    }
}
