import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// One record: a form of its fields, its photos, and its history.
struct RecordScreen {
    let context: RequestContext

    func show(_ id: String) async throws -> PageResponse {
        let record = try await context.record(id)
        return try await page(record)
    }

    func answer(_ id: String) async throws -> PageResponse {
        let form = try await context.request.form()
        let record = try await context.record(id)
        guard form["revision"] == "\(record.revision)" else {
            return try await page(record, trouble: context.text(.changedElsewhereHelp), status: 409)
        }
        if form["do"] == "discard" {
            let edits = EditRecords(library: context.library, user: context.user)
            try await edits.write([RecordEdit(record).discarding], unlocking: true)
            return .see(Link("/records", record.id.rawValue).with("saved", "1"))
        }
        let convention = try await context.convention()
        let fields = FieldForm(context: context, convention: convention)
        var edit = RecordEdit(record)
        var problems: [ReviewField: FieldForm.Problem] = [:]
        for (field, text) in fields.changed(form, record) {
            do throws(InputProblem) {
                try edit.apply(try fields.change(field, text, of: edit.record), convention.catalog)
            } catch {
                problems[field] = .init(text: text, reason: context.wording.problem(error))
            }
        }
        guard problems.isEmpty else { return try await page(edit.record, problems: problems, status: 422) }
        do {
            let edits = EditRecords(library: context.library, user: context.user)
            if edit.change.isSubstantial {
                try await edits.check([edit.change], unlocking: form["unlock"] != nil)
                try await edits.write([edit.change], unlocking: form["unlock"] != nil)
            }
        } catch let error where !(error is CancellationError) {
            let unlock = context.unlockButton(error)
            return try await page(edit.record, trouble: context.sentence(error), unlock: unlock, status: 422)
        }
        return .see(Link("/records", record.id.rawValue).with("saved", "1"))
    }

    private func page(
        _ record: Record,
        trouble: String? = nil,
        unlock: Markup = Markup(),
        problems: [ReviewField: FieldForm.Problem] = [:],
        status: Int = 200
    ) async throws -> PageResponse {
        let library = context.library
        let reading = try await library.reading(of: record.id, user: context.user)
        let duplicate = try await PossibleDuplicates(library: library, user: context.user)(of: [record])[record.id]
        let item = ReviewItem(record: record, reading: reading, possibleDuplicate: duplicate)
        let convention = try await context.convention()
        let photo = PhotoView(context: context, item: item)
        let history = try await library.history(of: record.id, user: context.user)
        let fields = FieldForm(context: context, convention: convention)
        let isSettled = record.status == .confirmed
        let rows = isSettled ? [] : ReviewView(of: item, convention).rows
        var frame = Frame(
            context: context,
            place: .records,
            title: context.wording.title(of: record) ?? record.id.short
        )
        frame.drafts = try await context.draftCount()
        if let trouble { frame.notice = tag("p", .class("ink-bad")) { trouble } }
        if context.request.query["saved"] != nil { frame.notice = try await saved(record) }
        return frame.answer(status: status) {
            facts(record)
            tag("div", record.images.isEmpty ? .class("alone") : .class("beside")) {
                tag("div") {
                    tag("form", .set("method", "post"), .action(Link("/records", record.id.rawValue)), .class("card")) {
                        context.hidden("revision", "\(record.revision)")
                        fields.fields(of: record, rows, photo: photo, problems: problems)
                        actions(record, unlock)
                    }
                    bought(record)
                    becoming(history)
                }
                if !record.images.isEmpty { photo.pages }
            }
        }
    }

    private func facts(_ record: Record) -> Markup {
        tag("p", .class("facts")) {
            tag("b", .class("sum")) { record.amount?.formatted ?? context.wording.missing }
            tag("span") { record.date.map { context.wording.day($0) } ?? context.text(.withoutDate) }
            tag("span") { context.wording.status(record.status) }
            if record.isProved { tag("span", .class("ink-good")) { context.wording.confidence(.proved) } }
            if let mood = record.mood { self.mood(mood) }
        }
    }

    private func actions(_ record: Record, _ unlock: Markup) -> Markup {
        tag("div", .class("actions")) {
            tag("button", .class("main"), .set("name", "do"), .set("value", "save")) { context.text(.save) }
            unlock
            if record.status != .discarded {
                tag("button", .class("quiet", "ink-bad"), .set("name", "do"), .set("value", "discard")) {
                    context.text(.discard)
                }
            }
        }
    }

    private func saved(_ record: Record) async throws -> Markup {
        let step = try await context.library.steps(of: context.user, newest: 1).first
        return tag("form", .set("method", "post"), .action(Link("/undo")), .class("said")) {
            tag("span") { context.text(.saved) }
            if let step, step.changes.contains(where: { $0.after.id == record.id }) {
                context.hidden("step", "\(step.number)")
                context.hidden("back", "/records/" + record.id.rawValue)
                tag("button", .class("quiet")) { context.text(.undo) }
            }
        }
    }

    private func mood(_ mood: Mood) -> Markup {
        let label = context.wording.label(mood)
        return switch mood {
        case .happy: tag("span", .class("mood", "mood-happy")) { label }
        case .sad: tag("span", .class("mood", "mood-sad")) { label }
        case .angry: tag("span", .class("mood", "mood-angry")) { label }
        case .tired: tag("span", .class("mood", "mood-tired")) { label }
        case .calm: tag("span", .class("mood", "mood-calm")) { label }
        case .anxious: tag("span", .class("mood", "mood-anxious")) { label }
        case .neutral: tag("span", .class("mood", "mood-neutral")) { label }
        }
    }

    private func bought(_ record: Record) -> Markup {
        guard !record.items.isEmpty else { return Markup() }
        return tag("section", .class("card")) {
            tag("h2") { context.wording.items(record.items.count) }
            tag("ul", .class("items")) {
                for item in record.items {
                    tag("li") {
                        tag("span") { item.name.escapingControls }
                        tag("span", .class("amount")) { item.amount.formattedNumber }
                    }
                }
            }
        }
    }

    /// The record's history: each change with its time, newest first.
    private func becoming(_ history: [LedgerEntry]) -> Markup {
        let wording = context.wording
        let steps = Array(zip(history, history.dropFirst())).reversed()
        return tag("details", .class("card")) {
            tag("summary") { context.text(.history(history.count)) }
            tag("ol", .class("history")) {
                for (before, after) in steps {
                    tag("li") {
                        tag("small", .class("ink-faint")) { Self.instant(after.at) }
                        let fields = after.record.changedFields(since: before.record)
                        for field in FieldForm.order where fields.contains(field) {
                            tag("p") {
                                wording.field(field) + ": "
                                tag("s") { before.record.typed(field) }
                                " → "
                                    + (after.record.typed(field).isEmpty ? wording.missing : after.record.typed(field))
                            }
                        }
                        if before.record.status != after.record.status {
                            tag("p") {
                                wording.status(before.record.status) + " → " + wording.status(after.record.status)
                            }
                        }
                    }
                }
                if let first = history.first {
                    tag("li") {
                        tag("small", .class("ink-faint")) { Self.instant(first.at) }
                        tag("p") { wording.status(first.record.status) }
                    }
                }
            }
        }
    }

    /// Date and time to the minute in the machine's own time zone.
    static func instant(_ date: Date) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        func padded(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
        return
            "\(parts.year ?? 0)-\(padded(parts.month))-\(padded(parts.day)) \(padded(parts.hour)):\(padded(parts.minute))"
    }

    // MARK: Files

    func page(_ id: String, number: String) async throws -> PageResponse {
        let record = try await context.record(id)
        guard let page = Int(counting: number).flatMap({ record.pages[counted: $0] }),
            let jpeg = try await context.dependencies.pictures.rendition(record, page, PhotoView.longestSide)
        else { throw PageProblem.notFound }
        // Browsers must revalidate it each time, so that a purged photo is gone from their caches, too.
        return PageResponse(type: "image/jpeg", jpeg).kept().again(for: context.request)
    }

    /// The original file as a download, never shown by the browser: it may be a page of HTML.
    func image(_ id: String, number: String) async throws -> PageResponse {
        let record = try await context.record(id)
        guard let image = Int(counting: number).flatMap({ record.images[counted: $0] }) else {
            throw PageProblem.notFound
        }
        let bytes = try await context.dependencies.pictures.original(record, image)
        return PageResponse(type: "application/octet-stream", bytes)
            .with("content-disposition", "attachment; filename=\"\(record.id.short)-\(image.file)\"")
    }
}
