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
        guard let kept = context.kept, kept.fields["revision"] == "\(record.revision)" else {
            return try await page(record)
        }
        let convention = try await context.convention()
        let (edit, problems) = self.edit(record, kept.fields, convention)
        return try await page(
            edit.record,
            unlock: context.unlockButton(kept.trouble),
            problems: problems,
            sent: kept.fields
        )
    }

    /// The record with the form's changes, and the texts that could not be parsed.
    private func edit(
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

    private func page(
        _ record: Record,
        unlock: Markup = Markup(),
        problems: [ReviewField: FieldForm.Problem] = [:],
        sent: FormFields? = nil,
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
        var frame = try await context.frame(.records, context.title(of: record))
        if context.request.query["saved"] != nil { frame.notice = try await saved(record) }
        if let outcome = context.request.query["taken"].flatMap({ TakeMessages.Outcome(code: $0, record) }) {
            frame.notice = tag("p", .class("ink-good")) { context.wording.outcome(outcome) }
        }
        return frame.answer(status: status) {
            facts(record)
            bookFacts(record)
            tag("div", record.images.isEmpty ? .class("alone") : .class("beside")) {
                tag("div") {
                    tag("form", .set("method", "post"), .action(Link("/records", record.id.rawValue)), .class("card")) {
                        context.hidden("revision", "\(record.revision)")
                        context.pressedByEnter("save", .save)
                        fields.fields(
                            of: record,
                            rows,
                            photo: photo,
                            problems: problems,
                            sent: sent,
                            facts: BookFactsForm(context: context, record: record).markup(sent: sent)
                        )
                        actions(record, unlock)
                    }
                    bought(record)
                    if record.status == .confirmed, record.kind == .expense {
                        tag("p", .class("actions")) {
                            tag("a", .class("button"), .href(Link("/claims/new").with("record", record.id.rawValue))) {
                                context.text(.claimOfThis)
                            }
                        }
                    }
                    becoming(history)
                }
                if !record.images.isEmpty { photo.pages }
            }
        }
    }

    private func facts(_ record: Record) -> Markup {
        tag("p", .class("facts")) {
            if record.kind != .note { tag("b", .class("sum")) { record.amount?.formatted ?? context.wording.missing } }
            tag("span") { record.date.map { context.day($0) } ?? context.text(.withoutDate) }
            tag("span") { context.wording.status(record.status) }
            if record.isProved { tag("span", .class("ink-good")) { context.wording.confidence(.proved) } }
            if let mood = record.mood { context.chip(mood) }
        }
    }

    /// Parts, instalments, fee, settled amount and receiving account, in words.
    private func bookFacts(_ record: Record) -> Markup {
        let facts = context.wording.bookFacts(of: record).filter { $0.name != "recurrence" }
        guard !facts.isEmpty else { return Markup() }
        return tag("dl", .class("list", "card")) {
            for fact in facts {
                tag("dt") { context.wording.bookField(fact.name) }
                tag("dd") {
                    if fact.name == "splits" {
                        for split in record.book.splits { part(split) }
                    } else {
                        fact.value
                    }
                }
            }
        }
    }

    private func part(_ split: Split) -> Markup {
        let wording = context.wording
        return tag("div", .class("part")) {
            context.named(split.category, split.category.map { wording.category($0) } ?? wording.missing)
            tag("span") {
                split.amount.formatted
                    + (split.subject.map { " · " + wording.names.subject($0) } ?? "").escapingControls
            }
        }
    }

    private func actions(_ record: Record, _ unlock: Markup) -> Markup {
        tag("div", .class("actions")) {
            context.button("save", .save, .class("main"))
            unlock
            if record.status != .discarded {
                context.button("discard", .discard, .class("quiet", "ink-bad"))
            } else if !record.isPurged, record.joinedInto == nil {
                context.button("back", .bringBack, .class("quiet"))
            }
        }
    }

    private func saved(_ record: Record) async throws -> Markup {
        let step = try await context.library.steps(of: context.user, newest: 1).first
        return tag("form", .set("method", "post"), .action(Link("/undo")), .class("said")) {
            tag("span") {
                context.text(record.status == .discarded ? .discarded(context.outline(record)) : .saved)
            }
            if let step, step.changes.contains(where: { $0.after.id == record.id }) {
                context.hidden("step", "\(step.number)")
                context.hidden("back", "/records/" + record.id.rawValue)
                tag("button", .class("quiet")) { context.text(.undo) }
            }
        }
    }

    private func bought(_ record: Record) -> Markup {
        guard !record.items.isEmpty else { return Markup() }
        return tag("section", .class("card")) {
            tag("h2") { context.wording.items(record.items.count) }
            tag("ul", .class("items")) {
                for item in record.items {
                    tag("li") {
                        tag("span") { context.name(of: item) }
                        tag("span", .class("amount")) { item.amount.formattedNumber }
                    }
                }
            }
        }
    }

    /// The record's history: each change with its time, newest first.
    private func becoming(_ history: [LedgerEntry]) -> Markup {
        let wording = context.wording
        // An entry by hand begins with a line that only exists to be undone: it is no step of anybody's.
        let isByHand = history.count > 1 && history[0].record.status == .discarded
        let states = Array(isByHand ? history.dropFirst() : history[...])
        let steps = Array(zip(states, states.dropFirst())).reversed()
        return tag("details", .class("card")) {
            tag("summary") { context.text(.history(states.count)) }
            tag("ol", .class("history")) {
                for (before, after) in steps {
                    tag("li") {
                        tag("small", .class("ink-faint")) { context.instant(after.at) }
                        let fields = after.record.changedFields(since: before.record)
                        for field in FieldForm.order where fields.contains(field) {
                            tag("p") {
                                wording.field(field) + ": "
                                tag("s") { context.shown(field.name, before.record.typed(field)) }
                                " → " + context.shown(field.name, after.record.typed(field))
                            }
                        }
                        if before.record.status != after.record.status {
                            tag("p") {
                                wording.status(before.record.status) + " → " + wording.status(after.record.status)
                            }
                        }
                    }
                }
                if let first = states.first {
                    tag("li") {
                        tag("small", .class("ink-faint")) { context.instant(first.at) }
                        tag("p") { isByHand ? context.text(.enteredByHand) : wording.status(first.record.status) }
                    }
                }
            }
        }
    }

    // MARK: Files

    func page(_ id: String, number: String) async throws -> PageResponse {
        let record = try await context.record(id)
        let query = context.request.query
        let side =
            query["small"] != nil
            ? PhotoView.thumbnailSide : query["first"] != nil ? PhotoView.firstSide : PhotoView.longestSide
        guard let page = Int(counting: number).flatMap({ record.pages[counted: $0] }),
            let jpeg = try await context.dependencies.pictures.rendition(record, page, side)
        else { throw PageProblem.notFound }
        // Browsers must revalidate it each time, so that a purged photo is gone from their caches, too.
        return PageResponse(type: "image/jpeg", jpeg).withETag().notModified(for: context.request)
    }

    /// Keeps a picture with a record, once however often it is sent.
    func keepPicture(_ id: String, named name: String) async throws -> PageResponse {
        guard context.uploads.take(context.device.id) else { throw PageProblem.tooMany }
        defer { context.uploads.giveBack(context.device.id) }
        let record = try await context.record(id)
        let bytes = try await context.request.bytes(limit: FileLimit.photo)
        guard try await context.dependencies.freeSpace() - bytes.count > PhotoUploads.reserve else {
            throw PageProblem.noSpace
        }
        guard try await context.isStillPaired() else { throw PageProblem.notPaired }
        do {
            try await context.dependencies.keepPicture(bytes, name, record)
        } catch is ReadingError {
            throw PageProblem.unreadable
        }
        return try .json([String: String](), status: 201)
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

extension RequestContext {
    /// The day in the machine's own time zone.
    func day(of date: Date) -> String { (try? CalendarDay.local(of: date)).map { day($0) } ?? "" }

    /// Day and time to the minute in the machine's own time zone.
    func instant(_ date: Date) -> String {
        let minute =
            Int((date.timeIntervalSince1970 / 60).rounded(.down)) + TimeZone.current.secondsFromGMT(for: date) / 60
        let (hours, minutes) = (minute / 60 % 24, minute % 60)
        return day(of: date) + " \(hours):" + (minutes < 10 ? "0" : "") + "\(minutes)"
    }
}
