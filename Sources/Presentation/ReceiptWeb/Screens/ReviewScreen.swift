import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The review of drafts on a page: it wears the same conversation as the terminal, one draft at a time.
struct ReviewScreen {
    let context: RequestContext

    /// Where the review goes on behind a draft: at the next one in the terminal's order, or at the question about all pictures that
    /// show no receipt, which come last.
    func next(after draft: Record?) async throws -> Link {
        guard let next = try await context.queue.next(after: draft, of: context.user) else { return Link("/review") }
        if next.content == PictureContent.none {
            let others = try await context.queue.otherPictures(of: context.user).map(\.id)
            if others.count > 1, await !context.pendingQuestions.wasAsked(context.device, about: others) {
                return Link("/review/pictures")
            }
        }
        return link(next.id.rawValue)
    }

    func link(_ id: String) -> Link { Link("/review", id) }

    /// `/review`: the first draft, or that there is none.
    func begin() async throws -> PageResponse {
        if try await context.draftCount() > 0 {
            let query = context.request.query
            return .see(try await next(after: nil).with("done", query["done"]).with("discarded", query["discarded"]))
        }
        var frame = Frame(context: context, place: .review, title: context.text(.review), isLive: true, drafts: 0)
        frame.notice = try await done()
        let counts = try await context.library.counts(of: context.user)
        return frame.answer {
            if counts.isEmpty {
                context.empty(context.text(.noDraftsYet), Link("/"), context.text(.inbox))
            } else {
                context.empty(context.text(.allChecked), Link("/records"), context.text(.records))
            }
        }
    }

    func show(_ id: String) async throws -> PageResponse {
        let record = try await context.record(id)
        guard record.status == .draft else { return .see(Link("/records", record.id.rawValue)) }
        let conversation = try await conversation(of: record)
        if case .together(let proposal) = conversation.step, context.request.query["look"] == nil {
            return try await question(about: proposal, record, conversation)
        }
        return try await page(conversation.looking)
    }

    private func conversation(of record: Record) async throws -> ReviewConversation {
        let memory = try await context.memories.memory(of: context.user)
        return ReviewConversation(
            items: try await items(beside: record),
            convention: try await context.convention(),
            memory: memory,
            chains: context.dependencies.chains,
            goods: context.dependencies.goods,
            isInteractive: true
        )
    }

    /// The draft, and those that it seems to be of one purchase with.
    private func items(beside record: Record) async throws -> [ReviewItem] {
        let together = FindTogether(library: context.library, memory: context.dependencies.parts)
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
            return try await conflict(record, form)
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
            return .see(try await next(after: record))
        case "choose": _ = conversation.handle(.choose(words.last.flatMap { Int(counting: $0) } ?? 0))
        case "split": _ = conversation.handle(.split)
        case "fulfil": _ = conversation.handle(.fulfil)
        case "discard": return try await perform(conversation.handle(.discard), &conversation, record, form)
        case "confirm" where problems.isEmpty:
            return try await perform(conversation.handle(.confirm), &conversation, record, form)
        default: break
        }
        return try await page(conversation, problems: problems, status: problems.isEmpty ? 200 : 422)
    }

    /// Gives the conversation what the form has otherwise.
    private func apply(
        _ form: FormFields,
        to conversation: inout ReviewConversation
    ) async throws -> [ReviewField: FieldForm.Problem] {
        let fields = FieldForm(context: context, convention: conversation.convention)
        guard let proposal = conversation.working else { return [:] }
        var problems: [ReviewField: FieldForm.Problem] = [:]
        for (field, text) in fields.changed(form, proposal) {
            guard let working = conversation.working else { break }
            do throws(InputProblem) {
                _ = conversation.handle(.set(try fields.change(field, text, of: working)))
                if case .problem(let problem)? = conversation.notice { throw problem }
            } catch {
                problems[field] = .init(text: text, reason: context.wording.problem(error))
            }
        }
        // A shop's new name brings the category that history knows; but what the person saw is what they mean.
        if let code = form.raw("category"), let working = conversation.working, working.typed(.category) != code,
            problems[.category] == nil, code == proposal.typed(.category), form["do"] == "confirm",
            let category = try? fields.change(.category, code, of: working)
        {
            _ = conversation.handle(.set(category))
        }
        return problems
    }

    /// Does what the conversation asks for, and goes on to the next draft, or to the question that the answer raises.
    private func perform(
        _ action: ReviewAction?,
        _ conversation: inout ReviewConversation,
        _ record: Record,
        _ form: FormFields
    ) async throws -> PageResponse {
        guard let action else { return try await page(conversation, status: 422) }
        let joining = JoinDrafts(library: context.library, user: context.user)
        let outcome = await ReviewActions(library: context.library, user: context.user, joining: joining).perform(
            action
        )
        if case .stale(let current) = outcome { return try await conflict(current, form) }
        conversation.report(outcome)
        if case .failed(let failure) = outcome {
            // A refusal of the accounts is no failure of ours.
            if case .book = failure { return try await page(conversation.looking, status: 422) }
            return try await page(conversation.looking, status: 500)
        }
        if case .joined(let item, _) = outcome { return .see(link(item.record.id.rawValue)) }
        if case .change = action { return .see(link(record.id.rawValue)) }
        let next = try await next(after: record)
        if conversation.step.isQuestion {
            await context.pendingQuestions.keep(conversation, next: next, for: context.device)
            return .see(Link("/review/question").with("done", record.id.rawValue))
        }
        return .see(next.with("done", record.id.rawValue))
    }
}
