import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The page of a draft.
extension ReviewScreen {
    /// A message about the answer just given, with a button to undo it.
    func done() async throws -> Markup {
        let answers: [(name: String, status: RecordStatus)] = [("discarded", .discarded), ("confirmed", .confirmed)]
        for answer in answers {
            guard let count = context.request.query[answer.name].flatMap({ Int(counting: $0) }) else { continue }
            let step = try await context.library.steps(of: context.user, newest: 1).first
            // No button if another step was made since, as undo would revert that one.
            let isLast = step.map { step in
                step.changes.count == count && step.changes.allSatisfy { $0.after.status == answer.status }
            }
            guard isLast == true else { return Markup() }
            let sentence =
                answer.status == .confirmed
                ? context.text(.confirmedAll(count)) : context.wording.notice(.discardedAll(drafts: count))
            return said(sentence, step, back: "/review")
        }
        let changes: [String: PageText] = ["joined": .joinedIt, "apart": .keptApart]
        if let said = context.request.query["said"].flatMap({ changes[$0] }) {
            return try await context.made(context.text(said), back: "/" + context.request.path.joined(separator: "/"))
        }
        guard let id = context.request.query["done"], let record = try? await context.record(id) else {
            return Markup()
        }
        guard record.status != .draft else { return Markup() }
        let outline = context.outline(record)
        let said = context.text(record.status == .confirmed ? .confirmed(outline) : .discarded(outline))
        let step = try await context.library.steps(of: context.user, newest: 1).first
        let isUndoable = step?.changes.contains { $0.after.id == record.id } ?? false
        return self.said(said, isUndoable ? step : nil, back: "/review/" + record.id.rawValue)
    }

    private func said(_ sentence: String, _ step: LedgerStep?, back: String) -> Markup {
        tag("form", .set("method", "post"), .action(Link("/undo")), .class("said")) {
            tag("span") { sentence }
            if let step {
                context.hidden("step", "\(step.number)")
                context.hidden("back", back)
                tag("button", .class("quiet"), .data("key", "u")) { context.text(.undo) }
            }
        }
    }

    func page(
        _ conversation: ReviewConversation,
        problems: [ReviewField: FieldForm.Problem] = [:],
        sent: FormFields? = nil
    ) async throws -> PageResponse {
        guard let item = conversation.item, let working = conversation.working else { return .see(Link("/review")) }
        let left = try await context.draftCount()
        var frame = try await frame(context.text(.draftsLeft(left)), left)
        var problems = problems
        var notice = conversation.notice.map { notice in
            tag("p", notice.isTrouble ? .class("ink-bad") : .class("ink-good")) { context.wording.onPage(notice) }
        }
        // A missing field says so itself.
        if case .needed(let field)? = conversation.notice {
            problems[field] = .init(text: "", reason: context.text(.neededHere))
            notice = nil
        }
        if let notice { frame.notice += notice }
        let photo = PhotoView(context: context, item: item)
        let parts = try await partsOfPhoto(item.record)
        let view = conversation.view
        let fields = FieldForm(context: context, convention: conversation.convention)
        let id = working.id.rawValue
        var isDividing = false
        if case .enter(.splits, _) = conversation.step { isDividing = true }
        return frame.answer {
            tag("div", item.record.images.isEmpty ? .class("alone") : .class("beside")) {
                tag("form", .set("method", "post"), .action(Link("/review", id)), .class("card"), .data("review", id)) {
                    context.hidden("revision", "\(item.record.revision)")
                    context.pressedByEnter("confirm", .confirm)
                    remarks(view, item)
                    if parts.count > 1 { offer(context.text(.dividedPhoto(parts.count)), "one", .notDivided) }
                    statement(working)
                    if working.kind == .expense || working.kind == .income, working.images.isEmpty,
                        working.category == nil, context.hasTransfers
                    {
                        offer(context.text(.betweenOwn), "transfer", .makeTransfer)
                    }
                    fields.fields(
                        of: working,
                        view.rows,
                        photo: photo,
                        notes: { notes($0, view) },
                        choices: { choices($0, view) },
                        problems: problems,
                        sent: sent,
                        isDividing: isDividing,
                        facts: BookFactsForm(context: context, record: working).markup(sent: sent, problems: problems)
                    )
                    items(working)
                    FieldForm.shops(Array(conversation.memory.shops.prefix(60).map(\.merchant)))
                    buttons(view)
                }
                if !item.record.images.isEmpty { photo.pages }
            }
        }
    }

    /// Remarks shown above the fields: a possible duplicate, a picture that may show no receipt.
    private func remarks(_ view: ReviewView, _ item: ReviewItem) -> Markup {
        let wording = context.wording
        return MarkupBuilder.buildArray(
            [
                view.record?.content.map { content in
                    tag("p", .class("remark", "ink-doubt")) { wording.content(content) }
                }
                    ?? Markup(),
                message(item.record),
                item.possibleDuplicate.map { other in
                    tag("p", .class("remark", "ink-doubt")) {
                        tag("a", .href(Link("/records", other.record.id.rawValue))) {
                            wording.possibleDuplicate(other, besides: context.today.year)
                        }
                        tag("small", .class("ink-faint")) { " " + wording.common(other) }
                    } + question(view)
                } ?? Markup(),
                item.together.map { proposal in
                    tag("p", .class("remark")) {
                        tag("a", .href(link(item.record.id.rawValue))) { wording.question(.together(proposal)) }
                    }
                } ?? Markup(),
                item.offered.map { offered in
                    let isTaken = view.record?.occurrence == offered.key
                    return tag("p", .class("remark")) {
                        if isTaken { context.hidden("fulfilled", "1") }
                        wording.offered(offered, isTaken: isTaken) + " "
                        context.button("fulfil", isTaken ? .takeBack : .takeIt, .class("quiet"), key: "f")
                    }
                } ?? Markup(),
            ]
                + (item.draft?.invoice.map(invoice) ?? [])
                + item.warnings.map { warning in
                    tag("p", .class("remark", "ink-doubt")) { wording.pictureProblem + ": " + warning.escapingControls }
                }
        )
    }

    /// A remark with a button.
    private func offer(_ remark: String, _ action: String, _ label: PageText) -> Markup {
        tag("p", .class("remark")) {
            remark + " "
            context.button(action, label, .class("quiet"))
        }
    }

    /// The question whether a draft that looks like another record is a purchase of its own, once it is to be confirmed.
    private func question(_ view: ReviewView) -> Markup {
        guard case .duplicate = view.step else { return Markup() }
        let labels = context.wording.keys(for: view.step)
        return tag("p", .class("remark")) {
            tag("strong") { context.wording.question(view.step) + " " }
            for (key, action) in [("y", "own"), ("d", "discard")] {
                tag("button", .class("quiet"), .set("name", "do"), .text(.value, action), .data("key", key)) {
                    labels.first { $0.key == key }?.label.asTitle ?? ""
                }
            }
        }
    }

    /// The text of a message, which is all that there is of its payment.
    private func message(_ record: Record) -> Markup {
        guard let mark = record.id.messageMark, record.images.isEmpty, !record.memo.isEmpty else { return Markup() }
        return tag("p", .class("remark")) { record.memo.escapingControlsInLines }
            + (mark == .taught && record.amount == nil
                ? tag("p", .class("remark", "ink-doubt")) { context.text(.unreadMessage) } : Markup())
    }

    /// Where a draft comes from that has neither a photo nor a message.
    private func statement(_ record: Record) -> Markup {
        guard record.images.isEmpty, record.book.bank != nil, let account = record.account else { return Markup() }
        let name = context.wording.names.account(account)
        return tag("p", .class("remark")) {
            context.text(.fromStatement(of: name)) + " "
            tag("a", .class("button", "quiet"), .href(Link("/review/statements"))) { context.text(.allFromStatements) }
        }
    }

    private func invoice(_ source: InvoiceSource) -> [Markup] {
        let said = context.wording.lines(source)
        return [tag("p", .class("remark", "ink-faint")) { said.source }]
            + said.differences.map { text in tag("p", .class("remark", "ink-doubt")) { text } }
    }

    /// A field's alternatives, each with the number that chooses it.
    private func choices(_ field: ReviewField, _ view: ReviewView) -> Markup {
        let own = view.alternatives.enumerated().filter { $0.element.field == field }
        guard !own.isEmpty else { return Markup() }
        return tag("div", .class("chips"), .set("role", "group"), .text(.ariaLabel, context.text(.orElse))) {
            for (index, change) in own {
                tag(
                    "button",
                    .class("chip"),
                    .set("name", "do"),
                    .text(.value, "choose \(index + 1)"),
                    .data("key", "\(index + 1)")
                ) {
                    tag("kbd") { "\(index + 1)" }
                    switch change {
                    case .category(let category?): context.wording.category(category)
                    case .date(let day): context.day(day)
                    default: context.wording.choice(change)
                    }
                }
            }
        }
    }

    private func notes(_ field: ReviewField, _ view: ReviewView) -> [String] {
        let (wording, record) = (context.wording, view.record)
        switch field {
        case .merchant:
            return record?.learned.merchant.map { [wording.reason($0.reason, read: record?.printed.merchant)] } ?? []
        case .category: return record?.learned.category.map { [wording.reason($0.reason)] } ?? []
        case .account: return record?.learned.account.map { [wording.reason($0.reason)] } ?? []
        case .amount:
            guard let record, record.isProved, let draft = view.item?.draft, let amount = record.amount else {
                return []
            }
            return draft.proofs.prefix(1).map { proof in
                ProofLine(proof: proof, currency: amount.currency).text + "  "
                    + wording.proof(proof.identity, amount.currency)
            }
        default: return []
        }
    }

    private func items(_ record: Record) -> Markup {
        guard !record.items.isEmpty else { return Markup() }
        return tag("details") {
            tag("summary") { context.wording.items(record.items.count) }
            tag("ul", .class("items")) {
                for item in record.items {
                    tag("li") {
                        tag("span") { context.name(of: item) }
                        tag("span", .class("amount")) { item.amount.formattedNumber }
                    }
                }
            }
        }
    }

    private func buttons(_ view: ReviewView) -> Markup {
        // Most people discard a picture that seems to be no receipt.
        let isReceipt =
            switch view.record?.content {
            case PictureContent.none?: false
            case .unsure?: view.record?.amount != nil
            default: true
            }
        return tag("div", .class("actions")) {
            context.button("skip", .skip, .class("quiet"), key: "s")
            if isReceipt {
                context.button("split", .split, .class("quiet"), key: "p")
                context.button("discard", .discard, .class("quiet", "ink-bad"), key: "d")
                context.button("confirm", .confirm, .class("main"), key: "Enter")
            } else {
                context.button("confirm", .confirm, .class("quiet"), key: "Enter")
                context.button("discard", .discard, .class("main"), key: "d")
            }
        }
    }
}
