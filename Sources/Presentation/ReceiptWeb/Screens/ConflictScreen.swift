import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The answer to a form whose record was changed meanwhile: both versions, and what can be done.
struct ConflictScreen {
    let context: RequestContext
    let current: Record
    let form: FormFields
    /// Whether the form is the review's, whose draft may have been answered elsewhere.
    var isReview = false

    private struct Row {
        var name: String
        var sent: String
        var now: String
    }

    func show() async throws -> PageResponse {
        let wording = context.wording
        let rows = try await rows
        let link =
            current.status == .draft ? Link("/review", current.id.rawValue) : Link("/records", current.id.rawValue)
        let frame = Frame(context: context, place: .home, title: context.text(.changedElsewhere))
        return frame.answer(status: 409) {
            tag("p") {
                if isReview, current.status != .draft {
                    context.text(.answeredElsewhere) + " " + wording.status(current.status)
                } else {
                    context.text(.changedElsewhereHelp)
                }
            }
            if !rows.isEmpty { table(rows) }
            tag("p") {
                tag("a", .class("button"), .href(link)) { context.text(.seeItAsItIs) }
                if isReview {
                    tag("a", .class("button", "quiet"), .href(Link("/review"))) { context.text(.nextDraft) }
                }
            }
        }
    }

    /// The fields of the form that differ from the record as it is now.
    private var rows: [Row] {
        get async throws {
            let wording = context.wording
            let fields = FieldForm(context: context, convention: try await context.convention())
            let transfer = BookFactsForm(context: context, record: current)
            func shown(_ text: String) -> String { text.isEmpty ? wording.missing : text.escapingControls }
            return fields.changed(form, current).map { field, text in
                Row(name: wording.field(field), sent: shown(text), now: shown(current.typed(field)))
            }
                + transfer.changed(form).map { field, text in
                    Row(name: transfer.name(field), sent: shown(text), now: shown(transfer.typed(field)))
                }
        }
    }

    private func table(_ rows: [Row]) -> Markup {
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
                    for row in rows {
                        tag("tr") {
                            tag("th", .set("scope", "row")) { row.name }
                            tag("td") { row.sent }
                            tag("td") { row.now }
                        }
                    }
                }
            }
        }
    }
}
