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
        // The address may have values, too: a calendar's day, or an entry that a device could not send.
        let form = context.kept?.fields ?? context.request.query
        let asked = form["kind"] ?? ""
        let kind = RecordKind(rawValue: asked).flatMap { Self.kinds.contains($0) ? $0 : nil } ?? .expense
        let memory = try await context.memories.memory(of: context.user)
        let convention = try await context.convention()
        let shops = FieldForm.shops(Array(memory.shops.prefix(60).map(\.merchant)))
        var frame = try await context.frame(.add, context.text(.add))
        if context.request.query["declined"] != nil {
            frame.notice = context.said(context.wording.outcome(.declined))
        }
        if let id = context.request.query["entered"], let record = try? await context.record(id) {
            frame.notice = try await entered(record)
        }
        // An amount is in the account's currency; no sign is shown where that may be another than the usual one.
        let others = context.accounts.accounts.contains { $0.closed == nil && $0.currency != convention.homeCurrency }
        let currency = others ? nil : convention.homeCurrency
        let isLine = form["line"] != nil
        let unlock = context.unlockButton(context.kept?.trouble)
        return frame.answer {
            tabs(kind)
            context.deviceQueue
            if kind == .note {
                note(form)
            } else if kind == .transfer, context.kept == nil, context.accounts.open.count == 1 {
                // Money goes from one account to another.
                context.empty(
                    context.text(.secondAccount),
                    Link("/accounts/new"),
                    isSheet: true,
                    context.text(.newAccount),
                    drawing: "transfer"
                )
            } else {
                parts(form, kind, currency, shops, isLine ? Markup() : unlock)
                tag("div", .class("folds")) {
                    fold(.inOneLine, isOpen: isLine) { line(form, kind, isLine ? unlock : Markup()) }
                    if kind == .expense {
                        fold(.pasteMessage, isOpen: form.raw("message") != nil) { pasted(form["message"]) }
                    }
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

    /// A part of a form that few entries need: a chip in a row of them until it is opened.
    private func fold(_ name: PageText, isOpen: Bool, @MarkupBuilder _ content: () -> Markup) -> Markup {
        let inner = content()
        return tag("details", .flag("open", if: isOpen)) {
            tag("summary", .class("chip")) { context.text(name) }
            tag("div", .class("grid")) { inner }
        }
    }

    private func pasted(_ text: String?) -> Markup {
        tag("form", .set("method", "post"), .action(Link("/add")), .class("card"), .data("queue", "message")) {
            context.field(context.text(.messageText), id: "message") {
                context.area("message", text, .flag("required"), context.helped("message"))
                tag("p", .class("notes"), .set("id", "message-help")) { context.text(.messageHelp) }
            }
            tag("div", .class("actions")) { tag("button", .class("main")) { context.text(.enter) } }
        }
    }

    private func line(_ form: FormFields, _ kind: RecordKind, _ unlock: Markup) -> Markup {
        tag("form", .set("method", "post"), .action(Link("/add")), .class("card"), .data("queue", "line")) {
            // An expense's line may say by its category that it is income.
            if kind != .expense { context.hidden("kind", kind.rawValue) }
            context.field(context.text(.inOneLine), id: "line") {
                context.input(
                    "line",
                    form["line"],
                    .text(.placeholder, context.text(.lineHint)),
                    context.helped("line")
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
            .flag("novalidate"),
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
                    context.categorySelect(
                        form["category"].flatMap { ReceiptDomain.Category(code: $0) },
                        kind: kind,
                        none: context.text(.asUsual)
                    )
                }
            }
            accounts(form, kind)
            context.field(context.wording.field(.date), id: "date") {
                context.dateInput("date", form["date"])
            }
            tag("div", .class("folds")) { others(form, kind, currency) }
            shops
            tag("div", .class("actions")) {
                tag("button", .class("main")) { context.text(.enter) }
                unlock
            }
        }
    }

    /// Whether one of the fields was filled in, or could not be taken.
    private func isUsed(_ fields: [String], _ form: FormFields) -> Bool {
        fields.contains { form[$0] != nil || context.trouble(at: $0) != nil }
    }

    @MarkupBuilder
    private func others(_ form: FormFields, _ kind: RecordKind, _ currency: Currency?) -> Markup {
        if kind == .transfer {
            fold(.feeAndArrived, isOpen: isUsed(["fee", "toAmount"], form)) {
                context.field(context.text(.fee), id: "fee") { context.amountInput("fee", form["fee"], currency) }
                context.field(context.text(.amountArrived), id: "toAmount") {
                    context.input("toAmount", form["toAmount"], .set("inputmode", "decimal"))
                }
            }
        }
        fold(kind == .transfer ? .memoAndTags : .memoAndPhoto, isOpen: isUsed(["memo", "tags", "subject"], form)) {
            context.field(context.wording.field(.freeForm(.memo)), id: "memo") { context.input("memo", form["memo"]) }
            if kind != .transfer { context.pictureField }
            if !context.subjects.subjects.isEmpty { subject(form["subject"]) }
            context.field(context.name(ofField: "tags"), id: "tags") {
                context.input("tags", form["tags"], context.helped("tags"))
                tag("p", .class("notes"), .set("id", "tags-help")) { context.text(.tagsHelp) }
            }
        }
        if kind != .transfer {
            fold(.divideIt, isOpen: PartsForm.text(form)?.isEmpty == false) { division(form, kind, currency) }
            fold(.inOtherCurrency, isOpen: isUsed(["currency", "settled"], form)) {
                context.field(context.wording.field(.currency), id: "currency") {
                    context.currencySelect(
                        "currency",
                        chosen: form["currency"] ?? "",
                        none: context.text(.nothingChosen)
                    )
                }
                context.field(context.text(.settledAmount), id: "settled") {
                    context.amountInput("settled", form["settled"], currency)
                }
            }
        }
        if kind == .expense {
            if context.accounts.accounts.contains(where: { $0.billing != nil }) {
                fold(.inInstalments, isOpen: isUsed(["months", "interest"], form)) {
                    context.field(context.text(.instalments), id: "months") {
                        context.input("months", form["months"], .set("inputmode", "numeric"))
                    }
                    context.field(context.text(.interest), id: "interest") {
                        context.amountInput("interest", form["interest"], currency)
                    }
                }
            }
            tag("label", .class("chip")) {
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

    /// The parts of the amount, each with a category.
    private func division(_ form: FormFields, _ kind: RecordKind, _ currency: Currency?) -> Markup {
        let empty = RecordID(high: 0, low: 0)
        let now = context.dependencies.now()
        let sample = Record(id: empty, user: context.user, kind: kind, createdAt: now)
        return PartsForm(context: context, record: sample, sent: form, problem: nil, currency: currency).markup
    }

    private func subject(_ chosen: String?) -> Markup {
        context.field(context.name(ofField: "subject"), id: "subject") {
            context.select(
                "subject",
                [("", context.text(.nothingChosen))]
                    + context.subjects.subjects.filter { !$0.isHidden }.map { ($0.id, $0.name.escapingControls) },
                chosen: chosen ?? ""
            )
        }
    }

    /// Selects for the paying and the receiving account; one text field where the household keeps no accounts.
    @MarkupBuilder
    private func accounts(_ form: FormFields, _ kind: RecordKind) -> Markup {
        let open = context.accounts.accounts.filter { $0.closed == nil }.map { ($0.id, $0.name) }
        let choices = [("", context.text(kind == .transfer ? .chooseOne : .asUsual))] + open
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
        let outline = context.outline(record)
        let planned = record.date.flatMap { $0 > context.today ? context.day($0) : nil }
        let said =
            record.kind == .note
            ? context.text(.noted) : context.text(planned.map { .planned(outline, on: $0) } ?? .entered(outline))
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

    private func note(_ form: FormFields) -> Markup {
        tag(
            "form",
            .set("method", "post"),
            .action(Link("/add")),
            .class("card"),
            .flag("novalidate"),
            .data("queue", "text")
        ) {
            context.hidden("kind", RecordKind.note.rawValue)
            context.field(context.text(.noteText), id: "text") {
                context.area("text", form["text"], .flag("required"))
            }
            context.moods(form["mood"])
            context.field(context.wording.field(.date), id: "date") {
                context.dateInput("date", form["date"])
            }
            tag("div", .class("grid")) {
                context.pictureField
                if !context.subjects.subjects.isEmpty { subject(form["subject"]) }
            }
            tag("div", .class("actions")) { tag("button", .class("main")) { context.text(.save) } }
        }
    }
}
