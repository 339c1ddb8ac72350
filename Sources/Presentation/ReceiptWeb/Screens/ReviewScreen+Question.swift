import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The question for which records a correction is meant.
extension ReviewScreen {
    func question() async throws -> PageAnswer {
        guard let (conversation, _) = await visit.desk.question(for: visit.device),
            case .correction(let correction) = conversation.step
        else { return .see(Link("/review")) }
        var frame = Frame(visit: visit, place: .review, title: visit.wording.question(conversation.step))
        frame.notice = try await done()
        let value =
            switch correction.effect {
            case .category(let category): visit.wording.label(category)
            case .merchant(let name): name.escapingControls
            }
        return frame.answer {
            tag("p") {
                tag("b") { correction.merchant.escapingControls }
                " → "
                tag("b") { value }
            }
            tag("p") { visit.wording.earlierRecords(correction.earlier.count) }
            tag("ul", .class("rows")) { for change in correction.earlier.prefix(8) { visit.row(change.before) } }
            tag("form", .set("method", "post"), .action(Link("/review/question")), .class("choices")) {
                tag("button", .set("name", "scope"), .set("value", "this"), .data("key", "Enter")) {
                    visit.text(.thisOnly)
                }
                tag("button", .set("name", "scope"), .set("value", "from"), .data("key", "f")) {
                    visit.text(.fromNowOn)
                }
                tag("button", .set("name", "scope"), .set("value", "all"), .data("key", "a")) {
                    visit.text(.earlierToo(correction.earlier.count))
                }
            }
        }
    }

    func answerQuestion() async throws -> PageAnswer {
        let form = try await visit.request.form()
        guard let (kept, next) = await visit.desk.take(for: visit.device) else { return .see(Link("/review")) }
        var conversation = kept
        let scope: CorrectionScope =
            switch form["scope"] {
            case "from": .fromNowOn
            case "all": .earlierRecordsToo
            default: .thisRecord
            }
        if let action = conversation.handle(.apply(scope)) {
            conversation.report(await ReviewActions(library: visit.library, user: visit.user).perform(action))
        }
        if case .correction = conversation.step {
            await visit.desk.keep(conversation, next: next, for: visit.device)
            return .see(Link("/review/question"))
        }
        return .see(link(next))
    }
}
