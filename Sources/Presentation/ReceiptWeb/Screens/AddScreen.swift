import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The page for entering a record without a photo: an expense, an income, a transfer or a note.
struct AddScreen {
    let context: RequestContext

    private static let kinds: [RecordKind] = [.expense, .income, .transfer, .note]

    func show() async throws -> PageResponse {
        let kept = await context.keptForm()
        // The address may have values, too: a calendar's day, or an entry that a device could not send.
        let form = kept?.fields ?? context.request.query
        let asked = form["kind"] ?? ""
        let kind = RecordKind(rawValue: asked).flatMap { Self.kinds.contains($0) ? $0 : nil } ?? .expense
        let memory = try await context.memories.memory(of: context.user)
        let convention = try await context.convention()
        let shops = FieldForm.shops(Array(memory.shops.prefix(60).map(\.merchant)))
        var frame = Frame(context: context, place: .add, title: context.text(.add))
        frame.drafts = try await context.draftCount()
        if let trouble = kept?.trouble { frame.notice = tag("p", .class("ink-bad")) { context.sentence(trouble) } }
        if context.request.query["declined"] != nil {
            frame.notice = tag("p") { context.wording.outcome(.declined) }
        }
        if let id = context.request.query["entered"], let record = try? await context.record(id) {
            frame.notice = try await entered(record)
        }
        let isLine = form["line"] != nil
        let unlock = context.unlockButton(kept?.trouble)
        return frame.answer {
            tabs(kind)
            context.deviceQueue
            if kind == .note {
                note(form)
            } else {
                parts(form, kind, convention.homeCurrency, shops, isLine ? Markup() : unlock)
                tag("details", .class("card"), .flag("open", if: isLine)) {
                    tag("summary") { context.text(.inOneLine) }
                    line(form, isLine ? unlock : Markup())
                }
                if kind == .expense { pasted(form["message"]) }
            }
        }
    }

    private func title(_ kind: RecordKind) -> String {
        kind == .note ? context.text(.addNote) : context.wording.kind(kind)
    }

    private func tabs(_ chosen: RecordKind) -> Markup {
        tag("nav", .class("tabs"), .text(.ariaLabel, context.wording.field(.kind))) {
            for kind in Self.kinds {
                tag(
                    "a",
                    .class("chip"),
                    .href(Link("/add").with("kind", kind.rawValue)),
                    kind == chosen ? .set("aria-current", "page") : nil
                ) { title(kind) }
            }
        }
    }

    // MARK: Entries

    func answer() async throws -> PageResponse {
        let form = try await context.request.form()
        do {
            let id = try chosenID(form)
            if let message = form["message"] { return try await take(message, id) }
            let written = try await entry(form, id)
            let place = Link("/add").with("kind", form["kind"]).with("entered", written.id.rawValue)
            return context.request.wantsJSON ? try .of(Queued(place: place.text)) : .see(place)
        } catch let error where !(error is CancellationError) && !(error is PageProblem) {
            let again = await context.again(Link("/add"), form, error)
            guard context.request.wantsJSON else { return again }
            let reason = context.sentence(error)
            return try .of(Queued(place: again.header("location") ?? "", reason: reason), status: 422)
        }
    }

    /// Takes a card company's or a bank's messages, and leads to the record of the first.
    private func take(_ message: String, _ id: RecordID?) async throws -> PageResponse {
        let take = TakeMessages(library: context.library, memories: context.memories, user: context.user)
        // A message without a time of its own is known again by the moment at which the device kept it.
        let received = id.map { Date(timeIntervalSince1970: Double($0.high >> 16) / 1000) }
        let profile = context.dependencies.home.profile
        guard let outcomes = try await take(message, received: received, profile: profile) else {
            throw APIProblem.notAMessage
        }
        let place: Link =
            switch outcomes.lazy.compactMap(\.record).first {
            case let record? where record.status == .draft: Link("/review", record.id.rawValue)
            case let record?: Link("/records", record.id.rawValue)
            case nil: Link("/add").with("declined", "1")
            }
        return context.request.wantsJSON ? try .of(Queued(place: place.text)) : .see(place)
    }

    private func pasted(_ text: String?) -> Markup {
        tag("details", .class("card"), .flag("open", if: text != nil)) {
            tag("summary") { context.text(.pasteMessage) }
            tag("form", .set("method", "post"), .action(Link("/add")), .data("queue", "message")) {
                context.field(context.text(.messageText), id: "message") {
                    tag(
                        "textarea",
                        .set("id", "message"),
                        .set("name", "message"),
                        .flag("required"),
                        .set("aria-describedby", "message-help")
                    ) { text ?? "" }
                    tag("p", .class("notes"), .set("id", "message-help")) { context.text(.messageHelp) }
                }
                tag("div", .class("actions")) { tag("button", .class("main")) { context.text(.enter) } }
            }
        }
    }

    private func entry(_ form: FormFields, _ id: RecordID?) async throws -> Record {
        if let id, let known = try await context.library.record(ifThere: id, of: context.user) { return known }
        return form["kind"] == RecordKind.note.rawValue ? try await writeNote(form, id) : try await write(form, id)
    }

    /// The answer to an entry that a device sends from its queue: where to see it, or why it is refused.
    private struct Queued: Encodable {
        var place: String
        var reason: String?
    }

    /// The id that the device gave the entry when it was made, so that sending it again does no harm.
    private func chosenID(_ form: FormFields) throws(PageProblem) -> RecordID? {
        guard let text = form["id"] else { return nil }
        guard let id = RecordID(chosen: text, at: context.dependencies.now()) else { throw .badRequest }
        return id
    }

    private func write(_ form: FormFields, _ id: RecordID?) async throws -> Record {
        let convention = try await context.convention()
        let state = try await context.library.bookBalances(of: context.user)
        let memory = try await context.memories.memory(of: context.user)
        var typed = try EntryReader(convention: convention, accounts: state.accounts)(text(form))
        typed.id = id
        let add = AddEntry(user: context.user, today: convention.today, catalog: convention.catalog)
        var record = try add.record(typed, refundOf: nil, state, memory)
        if let parts = PartsForm.text(form), !parts.isEmpty {
            let change = try FieldParser(convention: convention)(parts, for: .splits, of: record)
            record = try change.applied(to: record, convention.catalog)
            record.category = nil
        }
        return try await add.write(
            record,
            to: context.library,
            profile: context.dependencies.home.profile,
            unlocking: form["unlock"] != nil
        )
    }

    private func text(_ form: FormFields) -> EntryText {
        var text = EntryText()
        text.words = form["line"].map { [$0] } ?? []
        (text.kind, text.date, text.merchant) = (
            form["line"] == nil ? form["kind"] : nil, form["date"], form["merchant"]
        )
        // An amount that names its currency itself keeps it.
        text.amount = form["amount"].map { amount in
            amount.contains(where: \.isLetter) ? amount : amount + (form["currency"] ?? "")
        }
        (text.category, text.account, text.toAccount) = (form["category"], form["account"], form["toAccount"])
        (text.fee, text.toAmount, text.settled) = (form["fee"], form["toAmount"], form["settled"])
        (text.months, text.interest) = (form["months"], form["interest"])
        (text.memo, text.subject, text.mood) = (form["memo"], form["subject"], form["mood"])
        text.tags = form["tags"].map { [$0] } ?? []
        text.isRefund = form["refund"] != nil
        return text
    }

    private func line(_ form: FormFields, _ unlock: Markup) -> Markup {
        tag("form", .set("method", "post"), .action(Link("/add")), .data("queue", "line")) {
            context.field(context.text(.inOneLine), id: "line") {
                context.input(
                    "line",
                    form["line"],
                    .text(.placeholder, context.text(.lineHint)),
                    .set("aria-describedby", "line-help")
                )
            }
            tag("p", .class("notes"), .set("id", "line-help")) { context.text(.lineHelp) }
            tag("div", .class("actions")) {
                tag("button", .class("main")) { context.text(.enter) }
                unlock
            }
        }
    }

    private func parts(
        _ form: FormFields,
        _ kind: RecordKind,
        _ currency: Currency?,
        _ shops: Markup,
        _ unlock: Markup
    ) -> Markup {
        tag(
            "form",
            .set("method", "post"),
            .action(Link("/add")),
            .class("card", "grid"),
            .data("queue", "merchant")
        ) {
            context.hidden("kind", kind.rawValue)
            context.field(context.wording.field(.amount), id: "amount") {
                context.amountInput("amount", form["amount"], currency, [.class("sum"), .flag("required")])
            }
            if kind != .transfer {
                context.field(context.wording.field(.merchant), id: "merchant") {
                    context.input("merchant", form["merchant"], .set("list", "shops"), .flag("required"))
                }
                context.field(context.wording.field(.category), id: "category") {
                    context.categorySelect(form["category"].flatMap { ReceiptDomain.Category(code: $0) }, kind: kind)
                }
            }
            accounts(form, kind)
            context.field(context.wording.field(.date), id: "date") {
                context.dateInput("date", form["date"])
            }
            if kind != .transfer { division(form, kind, currency) }
            tag(
                "details",
                .flag("open", if: Self.others.contains { form[$0] != nil })
            ) {
                tag("summary") { context.text(.moreOfIt) }
                tag("div", .class("grid")) { others(form, kind, currency) }
            }
            shops
            tag("div", .class("actions")) {
                tag("button", .class("main")) { context.text(.enter) }
                unlock
            }
        }
    }

    private static let others = [
        "memo", "tags", "subject", "fee", "months", "interest", "toAmount", "currency", "settled", "refund",
    ]

    /// The parts of the amount, each with a category.
    private func division(_ form: FormFields, _ kind: RecordKind, _ currency: Currency?) -> Markup {
        let empty = RecordID(high: 0, low: 0)
        let now = context.dependencies.now()
        let sample = Record(id: empty, user: context.user, kind: kind, createdAt: now, updatedAt: now)
        return tag("details", .flag("open", if: PartsForm.text(form)?.isEmpty == false)) {
            tag("summary") { context.text(.divideIt) }
            PartsForm(context: context, record: sample, sent: form, problem: nil, currency: currency).markup
        }
    }

    @MarkupBuilder
    private func others(_ form: FormFields, _ kind: RecordKind, _ currency: Currency?) -> Markup {
        context.field(context.wording.field(.freeForm(.memo)), id: "memo") { context.input("memo", form["memo"]) }
        if !context.subjects.subjects.isEmpty { subject(form["subject"]) }
        if kind == .transfer {
            context.field(context.text(.fee), id: "fee") { context.amountInput("fee", form["fee"], currency) }
            context.field(context.text(.amountArrived), id: "toAmount") {
                context.input("toAmount", form["toAmount"], .set("inputmode", "decimal"))
            }
        } else {
            context.field(context.text(.otherCurrency), id: "currency") {
                context.input(
                    "currency",
                    form["currency"],
                    .set("list", "currencies"),
                    .set("placeholder", "USD"),
                    .set("maxlength", "3")
                )
                tag("datalist", .set("id", "currencies")) {
                    for code in ["USD", "EUR", "JPY", "CNY", "GBP", "THB", "VND", "TWD", "KRW"] {
                        tag("option", .text(.value, code))
                    }
                }
            }
            context.field(context.text(.settledAmount), id: "settled") {
                context.amountInput("settled", form["settled"], currency)
            }
            if kind == .expense, context.accounts.accounts.contains(where: { $0.billing != nil }) {
                context.field(context.text(.instalments), id: "months") {
                    context.input("months", form["months"], .set("inputmode", "numeric"))
                }
                context.field(context.text(.interest), id: "interest") {
                    context.amountInput("interest", form["interest"], currency)
                }
            }
            if kind == .expense {
                tag("label", .class("check")) {
                    void(
                        "input",
                        .set("type", "checkbox"),
                        .set("name", "refund"),
                        .set("value", "1"),
                        .flag("checked", if: form["refund"] != nil)
                    )
                    context.text(.isRefund)
                }
            }
        }
    }

    private func subject(_ chosen: String?) -> Markup {
        context.field(context.name(ofField: "subject"), id: "subject") {
            context.select(
                "subject",
                [("", context.wording.missing)]
                    + context.subjects.subjects.filter { !$0.isHidden }.map { ($0.id, context.wording.label($0)) },
                chosen: chosen ?? ""
            )
        }
    }

    /// Selects for the paying and the receiving account; one text field where the household keeps no accounts.
    @MarkupBuilder
    private func accounts(_ form: FormFields, _ kind: RecordKind) -> Markup {
        let open = context.accounts.accounts.filter { $0.closed == nil }.map { ($0.id, $0.name) }
        let choices = [("", context.wording.missing)] + open
        let label = kind == .transfer ? context.text(.fromAccount) : context.wording.field(.account)
        context.field(label, id: "account") {
            context.accounts.isEmpty
                ? context.input("account", form["account"])
                : context.select("account", choices, chosen: form["account"] ?? "")
        }
        if kind == .transfer {
            context.field(context.text(.toAccount), id: "toAccount") {
                context.accounts.isEmpty
                    ? context.input("toAccount", form["toAccount"])
                    : context.select("toAccount", choices, chosen: form["toAccount"] ?? "")
            }
        }
    }

    private func entered(_ record: Record) async throws -> Markup {
        let step = try await context.library.steps(of: context.user, newest: 1).first
        let outline = [context.wording.title(of: record)?.escapingControls, record.amount?.formatted]
            .compactMap(\.self).joined(separator: " ")
        let said = record.kind == .note ? context.text(.noted) : context.text(.entered(outline))
        return tag("form", .set("method", "post"), .action(Link("/undo")), .class("said")) {
            tag("a", .href(Link("/records", record.id.rawValue))) { said }
            if let step, step.changes.isEmpty || step.changes.contains(where: { $0.after.id == record.id }) {
                context.hidden("step", "\(step.number)")
                context.hidden("back", "/add")
                tag("button", .class("quiet")) { context.text(.undo) }
            }
        }
    }

    // MARK: Notes

    private func writeNote(_ form: FormFields, _ id: RecordID?) async throws -> Record {
        guard let text = form["text"] else { throw BookProblem.needsText }
        let convention = try await context.convention()
        var note = Diary.Note(text: text, day: try form["date"].map { try convention.pastDay($0) } ?? context.today)
        note.id = id
        note.mood = try form["mood"].map { try Mood(typed: $0) }
        note.subject = form["subject"].flatMap { context.subjects[$0]?.id }
        return try await Diary(library: context.library, user: context.user)
            .write(note, profile: context.dependencies.home.profile)
    }

    private func note(_ form: FormFields) -> Markup {
        tag("form", .set("method", "post"), .action(Link("/add")), .class("card"), .data("queue", "text")) {
            context.hidden("kind", RecordKind.note.rawValue)
            context.field(context.text(.noteText), id: "text") {
                tag("textarea", .set("id", "text"), .set("name", "text"), .flag("required")) { form["text"] ?? "" }
            }
            tag("fieldset", .class("moods")) {
                tag("legend") { context.name(ofField: "mood") }
                for mood in Mood.allCases { self.mood(mood, form["mood"]) }
            }
            context.field(context.wording.field(.date), id: "date") {
                context.dateInput("date", form["date"])
            }
            if !context.subjects.subjects.isEmpty { subject(form["subject"]) }
            tag("div", .class("actions")) { tag("button", .class("main")) { context.text(.save) } }
        }
    }

    private func mood(_ mood: Mood, _ chosen: String?) -> Markup {
        tag("label") {
            void(
                "input",
                .set("type", "radio"),
                .set("name", "mood"),
                .text(.value, mood.rawValue),
                .flag("checked", if: chosen == mood.rawValue)
            )
            context.chip(mood)
        }
    }
}
