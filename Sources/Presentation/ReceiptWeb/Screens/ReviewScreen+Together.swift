import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The question whether drafts belong to one purchase, asked over the first of them that is reviewed.
extension ReviewScreen {
    /// `nil` where nothing is asked about the draft.
    func question(about record: Record, _ conversation: ReviewConversation) -> Markup? {
        guard case .together(let proposal) = conversation.step else { return nil }
        let members = conversation.view.records
        let labels = context.wording.keys(for: conversation.step).map(\.label.asTitle)
        return sheet(conversation) {
            tag("p") { context.wording.together(proposal) }
            tag("ul", .class("pictures")) {
                for (index, member) in members.enumerated() {
                    tag("li") {
                        tag("a", .href(PhotoView.link(member, 1))) {
                            PhotoView.picture(member, alt: context.wording.role(in: proposal, at: index))
                        }
                        tag("p") {
                            tag("b") { context.wording.role(in: proposal, at: index).asTitle }
                            tag("small", .class("ink-faint")) {
                                [
                                    member.merchant?.escapingControls, member.amount?.formatted,
                                    member.images.first?.originalName.escapingControls,
                                ].compactMap(\.self).joined(separator: .dot)
                            }
                        }
                    }
                }
            }
            tag("form", .set("method", "post"), .action(link(record.id.rawValue)), .class("choices")) {
                void("input", .set("type", "hidden"), .set("name", "revision"), .text(.value, "\(record.revision)"))
                tag(
                    "button",
                    .class("main"),
                    .set("name", "do"),
                    .set("value", "join"),
                    .data("key", "Enter"),
                    .flag("autofocus")
                ) { labels[0] }
                tag("button", .set("name", "do"), .set("value", "apart"), .data("key", "n")) { labels[1] }
                let look = link(record.id.rawValue).with("look", "1")
                tag("a", .class("button", "quiet"), .href(look), .data("key", "s")) { labels[2] }
            }
        }
    }
}
