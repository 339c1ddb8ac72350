import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The question about all pictures that show no receipt, asked once, after all other drafts, as in the terminal.
extension ReviewScreen {
    func otherPictures() async throws -> PageResponse {
        let others = try await context.queue.otherPictures(of: context.user)
        guard others.count > 1 else { return .see(Link("/review")) }
        return try await frame(context.wording.otherPictures(others.count), context.draftCount()).answer {
            tag("form", .set("method", "post"), .action(Link("/review/pictures")), .class("choices")) {
                context.hidden("drafts", others.map(\.id.rawValue).joined(separator: " "))
                context.button("look", .lookAtEach, .class("main"), key: "Enter")
                context.button("discard", .discardAll(others.count), key: "d")
            }
            tag("ul", .class("pictures")) { for record in others { picture(record) } }
        }
    }

    private func picture(_ record: Record) -> Markup {
        tag("li") {
            tag("a", .href(Link("/review", record.id.rawValue))) {
                PhotoView.picture(record, alt: "")
                tag("small") { (record.images.first?.originalName ?? record.id.short).escapingControls }
            }
        }
    }

    /// Applies to the pictures that the page showed; pictures that arrived later are reviewed one by one.
    func answerAboutOtherPictures() async throws -> PageResponse {
        let form = try await context.request.form()
        let shown = Set((form["drafts"] ?? "").split(separator: " ").compactMap { RecordID($0) })
        let others = try await context.queue.otherPictures(of: context.user).filter { shown.contains($0.id) }
        guard form["do"] == "discard", others.count > 1 else {
            await context.pendingQuestions.noteAsked(context.device, about: Array(shown))
            return .see(others.first.map { Link("/review", $0.id.rawValue) } ?? Link("/review"))
        }
        var conversation = ReviewConversation(
            items: others.map { ReviewItem(record: $0) },
            convention: try await context.convention(),
            memory: try await context.memories.memory(of: context.user),
            isInteractive: true
        )
        guard let action = conversation.handle(.discard) else { throw PageProblem.badRequest }
        let outcome = await ReviewActions(library: context.library, user: context.user).perform(action)
        if case .stale = outcome { return .see(Link("/review/pictures")) }
        conversation.report(outcome)
        if case .failed(let failure) = outcome {
            var frame = Frame(context: context, place: .home, title: context.text(.review))
            frame.notice = tag("p", .class("ink-bad")) { context.wording.onPage(.failed(failure)) }
            return frame.answer(status: 500) {}
        }
        return .see(Link("/review").with("discarded", "\(others.count)"))
    }
}
