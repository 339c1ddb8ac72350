import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The page of the newest steps, which can undo the last one and redo the one undone last.
extension BookScreens {
    func steps() async throws -> PageResponse {
        let steps = try await context.library.steps(of: context.user, newest: 20)
        let undone = try await context.library.steps(.undoing, of: context.user, newest: 20)
        return try await frame(context.text(.lastSteps)).answer {
            if steps.isEmpty, undone.isEmpty { context.empty(context.text(.noSteps), drawing: "back") }
            rows(steps, Link("/undo"), context.text(.undo))
            if !undone.isEmpty {
                tag("h2") { context.text(.undoneSteps) }
                rows(undone, Link("/redo"), context.text(.redo))
            }
        }
    }

    /// The steps, of which the first has a button that takes it back.
    private func rows(_ steps: [LedgerStep], _ link: Link, _ label: String) -> Markup {
        tag("ol", .class("rows")) {
            for (index, step) in steps.enumerated() {
                tag("li", .class("row")) {
                    tag("span", .class("what")) {
                        let (title, done) = outline(step)
                        tag("b") { title }
                        tag("small") { done + String.dot + context.instant(step.at) }
                    }
                    if index == 0 {
                        tag("form", .set("method", "post"), .action(link)) {
                            context.hidden("step", "\(step.number)")
                            context.hidden("back", "/steps")
                            tag("button") { label }
                        }
                    }
                }
            }
        }
    }

    /// What the step changed, as a person knows it, and how.
    private func outline(_ step: LedgerStep) -> (title: String, done: String) {
        guard let change = step.changes.first else {
            guard let entity = step.entities.first else { return (wording.missing, context.text(.stepChanged)) }
            let done: PageText =
                entity.before == nil ? .stepAdded : entity.after == nil ? .stepRemoved : .stepChanged
            return (wording.title(of: entity).escapingControls + more(step.entities.count), context.text(done))
        }
        let record = change.after
        let known = [
            context.title(of: record).escapingControls, record.date.map { context.day($0) }, record.amount?.formatted,
        ].compactMap(\.self).joined(separator: .dot)
        let title = known + more(step.changes.count)
        guard change.before.status == record.status else { return (title, wording.status(record.status)) }
        let fields = FieldForm.read.filter(record.changedFields(since: change.before).contains)
        let names = fields.isEmpty ? "" : ": " + fields.map { wording.field($0) }.joined(separator: ", ")
        return (title, context.text(.stepChanged) + names)
    }

    private func more(_ count: Int) -> String { count > 1 ? " +\(count - 1)" : "" }

    /// Takes the newest step back, provided that it is still the one shown on the page from which the request came.
    func takeBack(_ kind: LedgerStep.Kind) async throws -> PageResponse {
        let form = try await context.request.form()
        let back = form["back"] ?? "/"
        let undo = UndoSteps(journal: context.library, kind)
        let newest = try await undo.steps(of: context.user, count: 1).first
        guard let newest, form["step"] == "\(newest.number)" else {
            var frame = try await frame(context.text(.notUndone))
            frame.isLive = false
            return frame.answer(status: 409) {
                context.empty(context.text(.notUndoneHelp), Link("/steps"), context.text(.lastSteps))
            }
        }
        try await undo(of: context.user, count: 1) { _ in }
        let said: RequestContext.TakenBack = kind == .change ? .undone : .redone
        let other = try await context.library.steps(kind == .change ? .undoing : .change, of: context.user, newest: 1)
        return .see(
            page(back, without: newest).with("said", said.rawValue).with("step", other.first.map { "\($0.number)" })
        )
    }

    /// The pages to which undoing leads back, each with its subpages.
    private static let places: Set = [
        "accounts", "add", "budgets", "categories", "claims", "coming", "goals", "records", "review", "rules",
        "steps", "subjects",
    ]

    /// The page from which the step was taken back, or the list above it if what it shows has gone with the step.
    private func page(_ back: String, without step: LedgerStep) -> Link {
        let parts = back.split(separator: "/").map(String.init)
        guard let place = parts.first, Self.places.contains(place) else { return Link("/") }
        let hasGone = step.entities.contains { $0.before == nil && $0.id == parts.last }
        return parts.count == 2 && !hasGone ? Link("", place, parts[1]) : Link("", place)
    }
}
