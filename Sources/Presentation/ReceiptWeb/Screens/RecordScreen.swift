import Foundation
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// One record: what is known of it, its photos, and its history.
struct RecordScreen {
    let context: RequestContext

    func show(_ id: String) async throws -> PageResponse {
        let record = try await context.record(id)
        return context.kept != nil || context.request.query["edit"] != nil
            ? try await formPage(record) : try await page(record)
    }

    private func page(_ record: Record) async throws -> PageResponse {
        let library = context.library
        let reading = try await library.reading(of: record.id, user: context.user)
        let history = try await library.history(of: record.id, user: context.user)
        var frame = try await context.frame(.records, heading(of: record))
        if context.request.query["saved"] != nil { frame.notice = try await saved(record) }
        if let outcome = context.request.query["taken"].flatMap({ TakeMessages.Outcome(code: $0, record) }) {
            frame.notice = context.said(context.wording.outcome(outcome))
        }
        return frame.answer {
            facts(record)
            tag("div", record.images.isEmpty ? .class("alone") : .class("beside")) {
                tag("div") {
                    if !record.memo.isEmpty {
                        tag("p", .class("card", "words")) { record.memo.escapingControlsInLines }
                    }
                    list(record)
                    bought(record)
                    actions(record)
                }
                if !record.images.isEmpty {
                    PhotoView(context: context, item: ReviewItem(record: record, reading: reading), isBesideForm: false)
                        .pages
                }
            }
            becoming(history)
        }
    }

    /// The title of the record's page and of its form; the words of a note stand below.
    func heading(of record: Record) -> String {
        record.kind == .note ? context.wording.kind(.note).asTitle : context.title(of: record)
    }

    /// The amount, the day, and what is unusual about the record.
    private func facts(_ record: Record) -> Markup {
        let day = record.date.map { context.day($0) } ?? context.text(.withoutDate)
        return tag("p", .class("facts")) {
            if record.kind != .note { context.amount(record) }
            tag("span") { [day, record.time?.description].compactMap(\.self).joined(separator: " ") }
            if record.status != .confirmed { tag("span") { context.wording.status(record.status) } }
            if record.isProved { tag("span", .class("ink-good")) { context.wording.confidence(.proved) } }
            if let mood = record.mood { context.chip(mood) }
        }
    }

    /// Fields that stand elsewhere on the page.
    private static let shown = ["merchant", "amount", "currency", "date", "time", "items", "memo", "mood", "splits"]

    /// The other fields that have a value, and what the book knows beyond them, in words.
    private func list(_ record: Record) -> Markup {
        let fields = FieldForm.read.filter { field in
            !Self.shown.contains(field.name) && !record.typed(field).isEmpty
                && (field != .kind || record.kind == .income) && (field != .category || record.book.splits.isEmpty)
        }
        let facts = context.wording.bookFacts(of: record).filter { $0.name != "recurrence" }
        guard !fields.isEmpty || !facts.isEmpty else { return Markup() }
        return tag("dl", .class("list", "card")) {
            for field in fields {
                tag("dt") {
                    record.kind == .transfer && field == .account
                        ? context.text(.fromAccount) : context.wording.field(field)
                }
                tag("dd") {
                    let shown = context.shown(field.name, record.typed(field))
                    let value = field == .tax ? record.tax?.formatted ?? shown : shown
                    if field == .category { context.named(record.category, value) } else { value }
                }
            }
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
                    + (split.subject.map { String.dot + wording.names.subject($0) } ?? "").escapingControls
            }
        }
    }

    private func actions(_ record: Record) -> Markup {
        let own = Link("/records", record.id.rawValue)
        let isDraft = record.status == .draft
        return tag("form", .set("method", "post"), .action(own), .class("actions")) {
            context.hidden("revision", "\(record.revision)")
            if record.status == .discarded {
                if !record.isPurged, record.joinedInto == nil { context.button("back", .bringBack, .class("main")) }
            } else {
                tag(
                    "a",
                    .class("button", "main"),
                    .href(isDraft ? Link("/review", record.id.rawValue) : own.with("edit", "1"))
                ) { context.text(isDraft ? .review : .change) }
                if !isDraft, record.kind == .expense {
                    tag("a", .class("button", "quiet"), .href(Link("/claims/new").with("record", record.id.rawValue))) {
                        context.text(.claimOfThis)
                    }
                }
                context.button("discard", .discard, .class("quiet", "ink-bad"))
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
                        for field in FieldForm.read where fields.contains(field) {
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
        let turns = query["upright"] != nil ? try await quarterTurns(of: page, record) : 0
        // Browsers must revalidate it each time, so that a purged photo is gone from their caches, too.
        return PageResponse(type: "image/jpeg", Self.marked(jpeg, turnedBy: turns)).withETag()
            .notModified(for: context.request)
    }

    private func quarterTurns(of page: RecordPage, _ record: Record) async throws -> Int {
        let reading = try await context.library.reading(of: record.id, user: context.user)
        let item = ReviewItem(record: record, reading: reading)
        return item.readPage(at: page).map { item.quarterTurns(ofPage: $0) } ?? 0
    }

    /// The picture with the mark (EXIF) by which whoever shows it turns it clockwise by so many quarters.
    static func marked(_ jpeg: [UInt8], turnedBy turns: Int) -> [UInt8] {
        guard (1...3).contains(turns), jpeg.starts(with: [0xFF, 0xD8]) else { return jpeg }
        let segment: [UInt8] = [0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1]
        let orientation: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, [6, 3, 8][turns - 1], 0, 0]
        return jpeg[..<2] + segment + orientation + [0, 0, 0, 0] + jpeg[2...]
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
