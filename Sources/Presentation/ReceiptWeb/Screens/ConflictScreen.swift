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

    /// A field of the form that differs from the record as it is now.
    private struct Row {
        var field: String
        var name: String
        var sent: String
        var now: String
        /// Whether the person changed it; otherwise only somebody else did.
        var isMine: Bool
    }

    func show() async throws -> PageResponse {
        let wording = context.wording
        let rows = try await rows
        let isDraft = current.status == .draft
        let link = isDraft ? Link("/review", current.id.rawValue) : Link("/records", current.id.rawValue)
        let isAnswered = isReview && !isDraft
        let frame = try await context.frame(.home, context.text(.changedElsewhere))
        return frame.answer(status: 409) {
            tag("p") {
                if isAnswered {
                    context.text(.answeredElsewhere) + " " + wording.status(current.status)
                } else {
                    context.text(.changedElsewhereHelp)
                }
            }
            if !rows.isEmpty {
                tag("form", .set("method", "post"), .action(link), .class("card")) {
                    tag("p") { context.text(.applyMineHelp) }
                    context.hidden("revision", "\(current.revision)")
                    table(rows)
                    tag("div", .class("actions")) {
                        context.button(isDraft ? "show" : "save", isDraft ? .reviewMine : .applyMine, .class("main"))
                    }
                }
            }
            tag("p", .class("actions")) {
                if isReview {
                    tag("a", .class("button", isAnswered ? "main" : "quiet"), .href(Link("/review"))) {
                        context.text(.nextDraft)
                    }
                }
                tag("a", .class("button", "quiet"), .href(link)) { context.text(.seeItAsItIs) }
            }
        }
    }

    private var rows: [Row] {
        get async throws {
            let fields = FieldForm(context: context, convention: try await context.convention())
            let history = try await context.library.history(of: current.id, user: context.user)
            let shown = history.last { "\($0.record.revision)" == form["revision"] }?.record ?? current
            let facts = BookFactsForm(context: context, record: current)
            let changed =
                fields.changed(form, shown).map(\.field.name)
                + BookFactsForm(context: context, record: shown).changed(form).map(\.field.rawValue)
            func row(_ field: String, _ name: String, _ sent: String, _ now: String) -> Row {
                Row(field: field, name: name, sent: sent, now: now, isMine: changed.contains(field))
            }
            return fields.changed(form, current).map { field, text in
                row(field.name, context.wording.field(field), text, current.typed(field))
            }
                + facts.changed(form).map { field, text in
                    row(field.rawValue, facts.name(field), text, facts.typed(field))
                }
        }
    }

    /// Each row has a checkbox that sends the field as it was in the form.
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
                            tag("td") {
                                tag("label", .class("check")) {
                                    void(
                                        "input",
                                        .set("type", "checkbox"),
                                        .text(.name, row.field),
                                        .text(.value, row.sent),
                                        .flag("checked", if: row.isMine)
                                    )
                                    context.shown(row.field, row.sent)
                                }
                            }
                            tag("td") { context.shown(row.field, row.now) }
                        }
                    }
                }
            }
        }
    }
}
