import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The review of drafts as web pages, with the same ``ReviewConversation`` as the terminal's, one draft at a time.
struct ReviewScreen {
    let context: RequestContext
    /// A question about the last answer, over the page that comes next.
    var sheet: Markup?

    /// The link to the draft after this one, in the terminal's order.
    ///
    /// After the other drafts it leads to the question about all pictures that show no receipt.
    func next(after draft: Record?) async throws -> Link { try await nextIfAny(after: draft) ?? Link("/review") }

    /// `nil` where this device has seen all that are left.
    private func nextIfAny(after draft: Record?) async throws -> Link? {
        let skipped = await context.pendingQuestions.skipped(by: context.device)
        guard let next = try await context.queue.next(after: draft, of: context.user, skipping: skipped) else {
            return nil
        }
        if next.content == PictureContent.none {
            let others = try await context.queue.otherPictures(of: context.user).map(\.id)
            if others.count > 1, await !context.pendingQuestions.wasAsked(context.device, about: others) {
                return Link("/review/pictures")
            }
        }
        return link(next.id.rawValue)
    }

    func link(_ id: String) -> Link { Link("/review", id) }

    /// `/review`: redirects to the first draft, or says that there is none.
    func begin() async throws -> PageResponse {
        let drafts = try await context.draftCount()
        if drafts > 0, let first = try await nextIfAny(after: nil) {
            let query = context.request.query
            return .see(
                first.with("done", query["done"]).with("discarded", query["discarded"])
                    .with("confirmed", query["confirmed"])
            )
        }
        var frame = try await frame(context.text(.review), drafts)
        frame.isLive = true
        let counts = try await context.library.counts(of: context.user)
        var answer = frame.answer {
            if drafts > 0 {
                tag("form", .set("method", "post"), .action(Link("/review/again")), .class("empty")) {
                    tag("p") { context.text(.skipped(drafts)) }
                    tag("button") { context.text(.lookAgain) }
                }
            } else if counts.isEmpty {
                context.empty(context.text(.noDraftsYet), Link("/"), context.text(.sendPhotos))
            } else {
                context.empty(context.text(.allChecked), Link("/records"), context.text(.records))
            }
        }
        // Each device has skipped others.
        answer.isCacheable = false
        return answer
    }

    /// Begins again with the drafts that this device has skipped.
    func lookAgain() async throws -> PageResponse {
        await context.pendingQuestions.forgetSkips(by: context.device)
        return .see(Link("/review"))
    }

    func show(_ id: String) async throws -> PageResponse {
        let record = try await context.record(id)
        guard record.status == .draft else { return .see(Link("/records", record.id.rawValue)) }
        var conversation = try await conversation(of: record)
        let kept = context.kept
        if let kept, kept.fields["revision"] == "\(record.revision)" {
            conversation = conversation.looking
            return try await page(conversation, continuing: kept)
        }
        var screen = self
        if sheet == nil, context.request.query["look"] == nil {
            screen.sheet = question(about: record, conversation)
        }
        return try await screen.page(conversation.looking)
    }

    /// The frame of a page, with what was done before it and the question over it.
    func frame(_ title: String, _ drafts: Int) async throws -> Frame {
        var frame = Frame(context: context, place: .home, title: title, drafts: drafts)
        frame.notice = try await done()
        frame.sheet = sheet
        return frame
    }

    /// The page of a draft with the values of a form that was not saved, after the form's step.
    private func page(
        _ conversation: ReviewConversation,
        continuing kept: UnsavedForms.Form
    ) async throws -> PageResponse {
        var conversation = conversation
        let form = kept.fields
        var problems = try await apply(form, to: &conversation)
        let words = (form["do"] ?? "show").split(separator: " ").map(String.init)
        switch words.first {
        case "choose": _ = conversation.handle(.choose(words.last.flatMap { Int(counting: $0) } ?? 0))
        case "split":
            _ = conversation.handle(.split)
            // The form shows the parts before anything is saved.
            if case .divide = conversation.step { _ = conversation.handle(.confirm) }
        case "fulfil": _ = conversation.handle(.fulfil)
        case "confirm":
            problems.merge(missing(in: conversation.working)) { wrong, _ in wrong }
            // All that can be confirmed was; this shows the question that is in the way.
            var asking = conversation
            if problems.isEmpty, kept.trouble == nil, asking.handle(.confirm) == nil { conversation = asking }
        default: break
        }
        return try await page(conversation, problems: problems, sent: form)
    }

    /// All fields that a draft needs and does not have.
    private func missing(in draft: Record?) -> [ReviewField: FieldForm.Problem] {
        guard let draft else { return [:] }
        var reasons = draft.missingFields.map { ($0, context.text(.neededHere)) }
        if draft.kind == .transfer {
            let target = RecordField.all.filter { $0.name == "toAccount" && $0.value(of: draft) == nil }
            let source: [ReviewField] = draft.account == nil ? [.account] : []
            reasons += (source + target.map(ReviewField.freeForm)).map {
                ($0, context.sentence(BookProblem.transferNeedsAccounts))
            }
        }
        return Dictionary(uniqueKeysWithValues: reasons.map { ($0, FieldForm.Problem(text: "", reason: $1)) })
    }

    private func conversation(of record: Record) async throws -> ReviewConversation {
        let memory = try await context.memories.memory(of: context.user)
        return ReviewConversation(
            items: try await items(beside: record),
            convention: try await context.convention(),
            memory: memory,
            chains: context.dependencies.knownChains,
            goods: context.dependencies.categoryOfProduct,
            isInteractive: true
        )
    }

    /// The draft, followed by the drafts that may belong to the same purchase.
    private func items(beside record: Record) async throws -> [ReviewItem] {
        let together = FindTogether(library: context.library, memory: context.dependencies.partCache)
        let item = try await ReviewDrafts(library: context.library, together: together).item(record)
        var items = [item]
        for id in item.together?.drafts ?? [] where id != record.id {
            items.append(ReviewItem(record: try await context.library.record(id, of: context.user)))
        }
        return items
    }

    // MARK: Answers

    func answer(_ id: String) async throws -> PageResponse {
        let form = try await context.request.form()
        let record = try await context.record(id)
        guard record.status == .draft, form["revision"] == "\(record.revision)" else {
            return try await ConflictScreen(context: context, current: record, form: form, isReview: true).show()
        }
        let words = (form["do"] ?? "show").split(separator: " ").map(String.init)
        var conversation = try await conversation(of: record)
        let answers: [String: ReviewInput] = ["join": .confirm, "apart": .keepApart]
        if case .together = conversation.step, let answer = words.first.flatMap({ answers[$0] }) {
            return try await perform(conversation.handle(answer), &conversation, record, form)
        }
        conversation = conversation.looking
        let problems = try await apply(form, to: &conversation)
        switch words.first {
        case "skip":
            await context.pendingQuestions.noteSkip(of: record, by: context.device)
            return .see(try await next(after: record))
        case "discard": return try await perform(conversation.handle(.discard), &conversation, record, form)
        case "one":
            let parts = try await partsOfPhoto(record)
            guard parts.count > 1 else { return .see(link(record.id.rawValue)) }
            guard try await areUntouched(parts) else {
                return await context.again(link(record.id.rawValue), form, StaleDivision())
            }
            let join = ReviewAction.join(MergeProposal(.parts, parts.map(\.id)))
            return try await perform(join, &conversation, record, form)
        case "confirm" where problems.isEmpty && missing(in: conversation.working).isEmpty:
            return try await perform(conversation.handle(.confirm), &conversation, record, form)
        case "own" where problems.isEmpty:
            let action = conversation.handle(.confirm) ?? conversation.handle(.keepApart)
            return try await perform(action, &conversation, record, form)
        default: return await context.again(link(record.id.rawValue), form)
        }
    }

    /// Applies the form's changed fields to the conversation; returns the texts that could not be parsed.
    private func apply(
        _ form: FormFields,
        to conversation: inout ReviewConversation
    ) async throws -> [ReviewField: FieldForm.Problem] {
        let fields = FieldForm(context: context, convention: conversation.convention)
        guard let proposal = conversation.working else { return [:] }
        var problems: [ReviewField: FieldForm.Problem] = [:]
        if form["fulfilled"] != nil { _ = conversation.handle(.fulfil) }
        for (field, text) in fields.changed(form, proposal) {
            guard let working = conversation.working else { break }
            do throws(InputProblem) {
                _ = conversation.handle(.set(try fields.change(field, text, of: working)))
                if case .problem(let problem)? = conversation.notice { throw problem }
            } catch {
                problems[field] = .init(text: text, reason: context.sentence(error))
            }
        }
        if form["do"] == "transfer", conversation.working?.kind != .transfer {
            _ = conversation.handle(.set(.kind(.transfer)))
        }
        applyTransfer(form, proposal, &conversation, &problems)
        // A new merchant name sets the category learnt for it, but a confirmed form means the category that it showed.
        if let code = form.raw("category"), let working = conversation.working, working.typed(.category) != code,
            problems[.category] == nil, code == proposal.typed(.category), ["confirm", "own"].contains(form["do"]),
            let category = try? fields.change(.category, code, of: working)
        {
            _ = conversation.handle(.set(category))
        }
        return problems
    }

    /// Applies what the form says of a transfer; of money that came in the account is the one that received it.
    private func applyTransfer(
        _ form: FormFields,
        _ proposal: Record,
        _ conversation: inout ReviewConversation,
        _ problems: inout [ReviewField: FieldForm.Problem]
    ) {
        if proposal.kind == .income, form.raw("toAccount") == nil, let draft = conversation.working,
            draft.kind == .transfer, let field = RecordField.all.first(where: { $0.name == "toAccount" })
        {
            _ = conversation.handle(.set(.freeForm(field, draft.account.map(RecordField.Value.text))))
            _ = conversation.handle(.set(.account(nil)))
        }
        guard let draft = conversation.working else { return }
        let facts = BookFactsForm(context: context, record: draft).changes(form, conversation.convention)
        for change in facts.changes { _ = conversation.handle(.set(change)) }
        for trouble in facts.troubles {
            guard let field = RecordField.all.first(where: { $0.name == trouble.field }) else { continue }
            problems[.freeForm(field)] = .init(text: "", reason: context.sentence(trouble.reason))
        }
    }

    /// The drafts that one photo was divided into, from top to bottom.
    func partsOfPhoto(_ draft: Record) async throws -> [Record] {
        guard draft.images.count == 1, let image = draft.images.first, image.part != nil else { return [] }
        let drafts = RecordQuery([.status([.draft])])
        return try await context.library.select(drafts, after: nil, limit: .max, of: context.user).records
            .filter { other in
                other.images.count == 1 && other.images[0].sha256 == image.sha256
                    && other.images[0].part?.count == image.part?.count
            }
            .sorted { ($0.images[0].part?.number ?? 0) < ($1.images[0].part?.number ?? 0) }
    }

    /// Whether the parts are all that their photo was divided into, as they were read.
    ///
    /// The whole photo is read again: it would take in what a person corrected, and count twice what is confirmed already.
    private func areUntouched(_ parts: [Record]) async throws -> Bool {
        guard parts.count == parts.first?.images.first?.part?.count else { return false }
        for part in parts {
            let read = try await context.library.history(of: part.id, user: context.user).first?.record
            guard let read, part.changedFields(since: read).isEmpty else { return false }
        }
        return true
    }

    /// Performs the conversation's action, then redirects to the next draft or to a follow-up question.
    private func perform(
        _ action: ReviewAction?,
        _ conversation: inout ReviewConversation,
        _ record: Record,
        _ form: FormFields
    ) async throws -> PageResponse {
        guard let action else { return await context.again(link(record.id.rawValue), form) }
        let own = link(record.id.rawValue)
        let joining = JoinDrafts(library: context.library, user: context.user)
        let outcome = await ReviewActions(library: context.library, user: context.user, joining: joining).perform(
            action
        )
        if case .stale(let current) = outcome {
            return try await ConflictScreen(context: context, current: current, form: form, isReview: true).show()
        }
        conversation.report(outcome)
        if case .failed(let failure) = outcome {
            return await context.again(own, form, ReviewTrouble(failure: failure))
        }
        if case .joined(let item, _) = outcome {
            return try await context.done(link(item.record.id.rawValue), "joined")
        }
        if case .change = action { return try await context.done(own, "apart") }
        let next = try await next(after: record)
        if conversation.step.isQuestion {
            await context.pendingQuestions.keep(conversation, next: next, for: context.device)
            return .see(Link("/review/question").with("done", record.id.rawValue))
        }
        return .see(next.with("done", record.id.rawValue))
    }
}

/// A part of a divided photo was changed, or is no draft any more.
struct StaleDivision: Error {}
