import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// Follow-up questions of an answer: which records a correction applies to, and whose card was used.
extension ReviewScreen {
    /// The page that comes next, with the question over it.
    func question() async throws -> PageResponse {
        guard let (conversation, next) = await context.pendingQuestions.question(for: context.device) else {
            return .see(Link("/review"))
        }
        var screen = self
        switch conversation.step {
        case .correction(let correction): screen.sheet = sheet(conversation) { form(about: correction) }
        case .card: screen.sheet = sheet(conversation) { formAboutCard }
        default: return .see(next)
        }
        // The next draft may have been answered elsewhere meanwhile, or a first one may have come: a redirect would leave the
        // question, which is not asked again.
        for link in [next, try await self.next(after: nil)] {
            if let page = try? await screen.page(at: link), page.header("location") == nil { return page }
        }
        var alone = try await screen.frame(context.text(.review), context.draftCount()).answer {}
        alone.isCacheable = false
        return alone
    }

    private func page(at link: Link) async throws -> PageResponse {
        switch link {
        case Link("/review"): try await begin()
        case Link("/review/pictures"): try await otherPictures()
        default: try await show(link.text.split(separator: "/").last.map(String.init) ?? "")
        }
    }

    /// A question of the conversation as a sheet, which the script makes modal.
    func sheet(_ conversation: ReviewConversation, @MarkupBuilder _ content: () -> Markup) -> Markup {
        let content = content()
        return tag("dialog", .class("sheet"), .flag("open"), .set("aria-labelledby", "sheet-title")) {
            tag("header") {
                tag("h2", .set("id", "sheet-title")) { context.wording.question(conversation.step) }
            }
            content
        }
    }

    private var formAboutCard: Markup {
        tag("form", .set("method", "post"), .action(Link("/review/question")), .class("choices")) {
            tag(
                "button",
                .class("main"),
                .set("name", "scope"),
                .set("value", "yes"),
                .data("key", "Enter"),
                .flag("autofocus")
            ) {
                context.text(.yes)
            }
            tag("button", .set("name", "scope"), .set("value", "no"), .data("key", "s")) { context.text(.no) }
        }
    }

    @MarkupBuilder
    private func form(about correction: Correction) -> Markup {
        tag("p") {
            tag("b") { correction.merchant.escapingControls }
            " → "
            tag("b") { value(of: correction) }
        }
        tag("p") { context.wording.earlierRecords(correction.earlier.count) }
        tag("ul", .class("rows")) { for change in correction.earlier.prefix(8) { context.row(change.before) } }
        tag("form", .set("method", "post"), .action(Link("/review/question")), .class("choices")) {
            tag(
                "button",
                .class("main"),
                .set("name", "scope"),
                .set("value", "this"),
                .data("key", "Enter"),
                .flag("autofocus")
            ) {
                context.text(.thisOnly)
            }
            tag("button", .set("name", "scope"), .set("value", "from"), .data("key", "f")) {
                context.text(.fromNowOn)
            }
            tag("button", .set("name", "scope"), .set("value", "all"), .data("key", "a")) {
                context.text(.earlierToo(correction.earlier.count))
            }
        }
    }

    private func value(of correction: Correction) -> String {
        switch correction.effect {
        case .category(let category): context.wording.category(category)
        case .merchant(let name): name.escapingControls
        }
    }

    func answerQuestion() async throws -> PageResponse {
        let form = try await context.request.form()
        guard let (kept, next) = await context.pendingQuestions.take(for: context.device) else {
            return .see(Link("/review"))
        }
        var conversation = kept
        let input: ReviewInput =
            switch form["scope"] {
            case "from": .apply(.fromNowOn)
            case "all": .apply(.earlierRecordsToo)
            case "yes": .confirm
            case "no": .skip
            default: .apply(.thisRecord)
            }
        if let action = conversation.handle(input) {
            conversation.report(await ReviewActions(library: context.library, user: context.user).perform(action))
        }
        if conversation.step.isQuestion {
            await context.pendingQuestions.keep(conversation, next: next, for: context.device)
            return .see(Link("/review/question"))
        }
        return .see(next)
    }
}

extension ReviewStep {
    /// Whether it is a follow-up question, asked after the answer is in the ledger.
    var isQuestion: Bool {
        switch self {
        case .correction, .card: true
        default: false
        }
    }
}
