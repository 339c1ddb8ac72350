import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The form of a record's fields, and what a sent one changes.
extension RecordScreen {
    /// The form with what was sent where that could not be saved.
    func formPage(_ record: Record) async throws -> PageResponse {
        let convention = try await context.convention()
        guard let kept = context.kept, kept.fields["revision"] == "\(record.revision)" else {
            return try await formPage(record, convention)
        }
        let (edit, problems) = self.edit(record, kept.fields, convention)
        return try await formPage(
            edit.record,
            convention,
            unlock: context.unlockButton(kept.trouble),
            problems: problems,
            sent: kept.fields
        )
    }

    private func formPage(
        _ record: Record,
        _ convention: InputConvention,
        unlock: Markup = Markup(),
        problems: [ReviewField: FieldForm.Problem] = [:],
        sent: FormFields? = nil
    ) async throws -> PageResponse {
        let own = Link("/records", record.id.rawValue)
        let reading = try await context.library.reading(of: record.id, user: context.user)
        let item = ReviewItem(record: record, reading: reading)
        let photo = PhotoView(context: context, item: item)
        let rows = record.status == .confirmed ? [] : ReviewView(of: item, convention).rows
        return try await context.frame(.records, heading(of: record)).answer {
            tag("div", record.images.isEmpty ? .class("alone") : .class("beside")) {
                tag("form", .set("method", "post"), .action(own), .class("card")) {
                    context.hidden("revision", "\(record.revision)")
                    context.pressedByEnter("save", .save)
                    FieldForm(context: context, convention: convention).fields(
                        of: record,
                        rows,
                        photo: photo,
                        problems: problems,
                        sent: sent,
                        facts: BookFactsForm(context: context, record: record).markup(sent: sent)
                    )
                    tag("div", .class("actions")) {
                        context.button("save", .save, .class("main"))
                        unlock
                        tag("a", .class("button", "quiet"), .href(own)) { context.text(.cancel) }
                    }
                }
                if !record.images.isEmpty { photo.pages }
            }
        }
    }

    /// The record with the form's changes, and the texts that could not be parsed.
    func edit(
        _ record: Record,
        _ form: FormFields,
        _ convention: InputConvention
    ) -> (RecordEdit, [ReviewField: FieldForm.Problem]) {
        let fields = FieldForm(context: context, convention: convention)
        var edit = RecordEdit(record)
        var problems: [ReviewField: FieldForm.Problem] = [:]
        for (field, text) in fields.changed(form, record) {
            do throws(InputProblem) {
                try edit.apply(try fields.change(field, text, of: edit.record), convention.catalog)
            } catch {
                problems[field] = .init(text: text, reason: context.sentence(error))
            }
        }
        return (edit, problems)
    }

    func answer(_ id: String) async throws -> PageResponse {
        let form = try await context.request.form()
        let record = try await context.record(id)
        guard form["revision"] == "\(record.revision)" else {
            return try await ConflictScreen(context: context, current: record, form: form).show()
        }
        if form["do"] == "discard" {
            let edits = EditRecords(library: context.library, user: context.user)
            try await edits.write([RecordEdit(record).discarding], unlocking: true)
            return .see(Link("/records", record.id.rawValue).with("saved", "1"))
        }
        let own = Link("/records", record.id.rawValue)
        if form["do"] == "back" || record.status == .discarded && form["unlock"] != nil {
            do {
                let edits = EditRecords(library: context.library, user: context.user)
                try await edits.write(try await edits.returning([record]), unlocking: form["unlock"] != nil)
            } catch let error where !(error is CancellationError) {
                return await context.again(own, form, error)
            }
            return .see(own.with("saved", "1"))
        }
        let convention = try await context.convention()
        var (edit, problems) = self.edit(record, form, convention)
        guard problems.isEmpty else { return await context.again(own, form) }
        do {
            try BookFactsForm(context: context, record: record).apply(form, to: &edit, convention)
            let edits = EditRecords(library: context.library, user: context.user)
            if edit.change.isSubstantial {
                try await edits.check([edit.change], unlocking: form["unlock"] != nil)
                try await edits.write([edit.change], unlocking: form["unlock"] != nil)
            }
        } catch let error where !(error is CancellationError) {
            return await context.again(own, form, error)
        }
        return .see(Link("/records", record.id.rawValue).with("saved", "1"))
    }
}
