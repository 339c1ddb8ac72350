import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The page for entering a record without a photo, in one line of text or by a form.
struct AddScreen {
    let context: RequestContext

    func show() async throws -> PageResponse { try await page(FormFields(urlEncoded: "")) }

    func answer() async throws -> PageResponse {
        let form = try await context.request.form()
        do {
            let convention = try await context.convention()
            let state = try await context.library.bookStanding(of: context.user)
            let memory = try await context.memories.memory(of: context.user)
            let typed = try EntryReader(convention: convention, accounts: state.accounts)(text(form))
            let add = AddEntry(user: context.user, today: convention.today, catalog: convention.catalog)
            let record = try add.record(typed, refundOf: nil, state, memory)
            let written = try await add.write(
                record,
                to: context.library,
                profile: context.dependencies.home.profile,
                unlocking: form["unlock"] != nil
            )
            return .see(Link("/add").with("entered", written.id.rawValue))
        } catch let error where !(error is CancellationError) && !(error is PageProblem) {
            return try await page(form, trouble: error, status: 422)
        }
    }

    private func text(_ form: FormFields) -> EntryText {
        var text = EntryText()
        text.words = form["line"].map { [$0] } ?? []
        (text.kind, text.date, text.merchant, text.amount) = (
            form["kind"], form["date"], form["merchant"], form["amount"]
        )
        (text.category, text.account, text.toAccount) = (form["category"], form["account"], form["toAccount"])
        (text.memo, text.subject, text.mood) = (form["memo"], form["subject"], form["mood"])
        text.tags = form["tags"].map { [$0] } ?? []
        return text
    }

    private func page(_ form: FormFields, trouble: (any Error)? = nil, status: Int = 200) async throws -> PageResponse {
        let memory = try await context.memories.memory(of: context.user)
        var frame = Frame(context: context, place: .add, title: context.text(.addTitle))
        frame.drafts = try await context.draftCount()
        if let trouble { frame.notice = tag("p", .class("ink-bad")) { context.sentence(trouble) } }
        let unlock = context.unlockButton(trouble)
        let isLine = form["line"] != nil
        if let id = context.request.query["entered"], let record = try? await context.record(id) {
            frame.notice = try await entered(record)
        }
        let shops = FieldForm.shops(Array(memory.shops.prefix(60).map(\.merchant)))
        return frame.answer(status: status) {
            line(form, isLine ? unlock : Markup())
            parts(form, shops, isLine ? Markup() : unlock)
        }
    }

    private func line(_ form: FormFields, _ unlock: Markup) -> Markup {
        tag("form", .set("method", "post"), .action(Link("/add")), .class("card")) {
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

    private func parts(_ form: FormFields, _ shops: Markup, _ unlock: Markup) -> Markup {
        tag("form", .set("method", "post"), .action(Link("/add")), .class("card", "grid")) {
            tag("h2") { context.text(.partByPart) }
            context.field(context.wording.field(.kind), id: "kind") {
                context.select(
                    "kind",
                    [RecordKind.expense, .income, .transfer].map { ($0.rawValue, context.wording.kind($0)) },
                    chosen: form["kind"] ?? "expense"
                )
            }
            context.field(context.wording.field(.merchant), id: "merchant") {
                context.input("merchant", form["merchant"], .set("list", "shops"))
            }
            context.field(context.wording.field(.amount), id: "amount") {
                context.input("amount", form["amount"], .set("inputmode", "decimal"), .class("sum"))
            }
            context.field(context.wording.field(.date), id: "date") {
                context.input("date", form["date"], .text(.placeholder, context.today.description))
            }
            context.field(context.wording.field(.category), id: "category") {
                context.categorySelect(form["category"].flatMap { ReceiptDomain.Category(code: $0) }, kind: .expense)
            }
            accounts(form)
            context.field(context.wording.field(.freeForm(.memo)), id: "memo") { context.input("memo", form["memo"]) }
            shops
            tag("div", .class("actions")) {
                tag("button", .class("main")) { context.text(.enter) }
                unlock
            }
        }
    }

    /// Selects for the paying and the receiving account; one text field where the household keeps no accounts.
    @MarkupBuilder
    private func accounts(_ form: FormFields) -> Markup {
        let open = context.accounts.accounts.filter { $0.closed == nil }.map { ($0.id, $0.name) }
        let choices = [("", context.wording.missing)] + open
        context.field(context.wording.field(.account), id: "account") {
            context.accounts.isEmpty
                ? context.input("account", form["account"])
                : context.select("account", choices, chosen: form["account"] ?? "")
        }
        if !context.accounts.isEmpty {
            context.field(context.text(.toAccount), id: "toAccount") {
                context.select("toAccount", choices, chosen: form["toAccount"] ?? "")
            }
        }
    }

    private func entered(_ record: Record) async throws -> Markup {
        let step = try await context.library.steps(of: context.user, newest: 1).first
        return tag("form", .set("method", "post"), .action(Link("/undo")), .class("said")) {
            tag("a", .href(Link("/records", record.id.rawValue))) { context.wording.notice(BookNotice.entered(record)) }
            if let step, step.changes.isEmpty || step.changes.contains(where: { $0.after.id == record.id }) {
                context.hidden("step", "\(step.number)")
                context.hidden("back", "/add")
                tag("button", .class("quiet")) { context.text(.undo) }
            }
        }
    }
}
