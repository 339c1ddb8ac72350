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
        let form = kept?.fields ?? FormFields(urlEncoded: "")
        let asked = form["kind"] ?? context.request.query["kind"] ?? ""
        let kind = RecordKind(rawValue: asked).flatMap { Self.kinds.contains($0) ? $0 : nil } ?? .expense
        let memory = try await context.memories.memory(of: context.user)
        let convention = try await context.convention()
        let shops = FieldForm.shops(Array(memory.shops.prefix(60).map(\.merchant)))
        var frame = Frame(context: context, place: .add, title: context.text(.add))
        frame.drafts = try await context.draftCount()
        if let trouble = kept?.trouble { frame.notice = tag("p", .class("ink-bad")) { context.sentence(trouble) } }
        if let id = context.request.query["entered"], let record = try? await context.record(id) {
            frame.notice = try await entered(record)
        }
        let isLine = form["line"] != nil
        let unlock = context.unlockButton(kept?.trouble)
        return frame.answer {
            tabs(kind)
            if kind == .note {
                note(form)
            } else {
                parts(form, kind, convention.homeCurrency, shops, isLine ? Markup() : unlock)
                tag("details", .class("card"), .flag("open", if: isLine)) {
                    tag("summary") { context.text(.inOneLine) }
                    line(form, isLine ? unlock : Markup())
                }
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
            let written = form["kind"] == RecordKind.note.rawValue ? try await writeNote(form) : try await write(form)
            return .see(Link("/add").with("kind", form["kind"]).with("entered", written.id.rawValue))
        } catch let error where !(error is CancellationError) && !(error is PageProblem) {
            return await context.again(Link("/add"), form, error)
        }
    }

    private func write(_ form: FormFields) async throws -> Record {
        let convention = try await context.convention()
        let state = try await context.library.bookBalances(of: context.user)
        let memory = try await context.memories.memory(of: context.user)
        let typed = try EntryReader(convention: convention, accounts: state.accounts)(text(form))
        let add = AddEntry(user: context.user, today: convention.today, catalog: convention.catalog)
        let record = try add.record(typed, refundOf: nil, state, memory)
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
        (text.kind, text.date, text.merchant, text.amount) = (
            form["line"] == nil ? form["kind"] : nil, form["date"], form["merchant"], form["amount"]
        )
        (text.category, text.account, text.toAccount) = (form["category"], form["account"], form["toAccount"])
        (text.fee, text.toAmount, text.months) = (form["fee"], form["toAmount"], form["months"])
        (text.memo, text.subject, text.mood) = (form["memo"], form["subject"], form["mood"])
        text.tags = form["tags"].map { [$0] } ?? []
        return text
    }

    private func line(_ form: FormFields, _ unlock: Markup) -> Markup {
        tag("form", .set("method", "post"), .action(Link("/add"))) {
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
        tag("form", .set("method", "post"), .action(Link("/add")), .class("card", "grid")) {
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
                context.input("date", form["date"] ?? context.today.description, .set("type", "date"))
                context.days(for: "date")
            }
            tag(
                "details",
                .flag("open", if: ["memo", "tags", "fee", "months", "toAmount"].contains { form[$0] != nil })
            ) {
                tag("summary") { context.text(.moreOfIt) }
                context.field(context.wording.field(.freeForm(.memo)), id: "memo") {
                    context.input("memo", form["memo"])
                }
                if !context.subjects.subjects.isEmpty { subject(form["subject"]) }
                if kind == .transfer {
                    context.field(context.text(.fee), id: "fee") { context.amountInput("fee", form["fee"], currency) }
                    context.field(context.text(.amountArrived), id: "toAmount") {
                        context.input("toAmount", form["toAmount"], .set("inputmode", "decimal"))
                    }
                } else if context.accounts.accounts.contains(where: { $0.billing != nil }) {
                    context.field(context.text(.instalments), id: "months") {
                        context.input("months", form["months"], .set("inputmode", "numeric"))
                    }
                }
            }
            shops
            tag("div", .class("actions")) {
                tag("button", .class("main")) { context.text(.enter) }
                unlock
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

    private func writeNote(_ form: FormFields) async throws -> Record {
        guard let text = form["text"] else { throw BookProblem.needsText }
        let convention = try await context.convention()
        var note = Diary.Note(text: text, day: try form["date"].map { try convention.pastDay($0) } ?? context.today)
        note.mood = try form["mood"].map { try Mood(typed: $0) }
        note.subject = form["subject"].flatMap { context.subjects[$0]?.id }
        return try await Diary(library: context.library, user: context.user)
            .write(note, profile: context.dependencies.home.profile)
    }

    private func note(_ form: FormFields) -> Markup {
        tag("form", .set("method", "post"), .action(Link("/add")), .class("card")) {
            context.hidden("kind", RecordKind.note.rawValue)
            context.field(context.text(.noteText), id: "text") {
                tag("textarea", .set("id", "text"), .set("name", "text"), .flag("required")) { form["text"] ?? "" }
            }
            tag("fieldset", .class("moods")) {
                tag("legend") { context.name(ofField: "mood") }
                for mood in Mood.allCases { self.mood(mood, form["mood"]) }
            }
            context.field(context.wording.field(.date), id: "date") {
                context.input("date", form["date"] ?? context.today.description, .set("type", "date"))
                context.days(for: "date")
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
