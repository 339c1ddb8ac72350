import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// Concurrent edits of one draft.
extension ReviewScreen {
    /// The page for a record that was changed meanwhile, or a draft that was answered: shows both versions and the possible actions.
    func conflict(_ current: Record, _ form: FormFields, isDraft: Bool = true) async throws -> PageResponse {
        let wording = context.wording
        let mine = FieldForm(context: context, convention: try await context.convention()).changed(form, current)
            .map(\.field)
        let link =
            current.status == .draft ? Link("/review", current.id.rawValue) : Link("/records", current.id.rawValue)
        let frame = Frame(context: context, place: .home, title: context.text(.changedElsewhere))
        return frame.answer(status: 409) {
            tag("p") {
                if current.status == .draft || !isDraft {
                    context.text(.changedElsewhereHelp)
                } else {
                    context.text(.answeredElsewhere) + " " + wording.status(current.status)
                }
            }
            tag("div", .class("scroll")) {
                tag("table") {
                    tag("thead") {
                        tag("tr") {
                            tag("th", .set("scope", "col")) { context.text(.fieldName) }
                            tag("th", .set("scope", "col")) { context.text(.asYouHadIt) }
                            tag("th", .set("scope", "col")) { context.text(.asItIs) }
                        }
                    }
                    tag("tbody") {
                        for field in mine.isEmpty ? [.merchant, .date, .amount, .category] : mine {
                            tag("tr") {
                                tag("th", .set("scope", "row")) { wording.field(field) }
                                tag("td") { (form[field.name] ?? wording.missing).escapingControls }
                                tag("td") { current.typed(field).isEmpty ? wording.missing : current.typed(field) }
                            }
                        }
                    }
                }
            }
            tag("p") {
                tag("a", .class("button"), .href(link)) { context.text(.seeItAsItIs) }
                if isDraft {
                    tag("a", .class("button", "quiet"), .href(Link("/review"))) { context.text(.nextDraft) }
                }
            }
        }
    }
}
