import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// Enters what has no receipt, in one line or by a form.
struct AddScreen {
    let visit: Visit

    func show() async throws -> PageAnswer { try await page(FormFields(urlEncoded: "")) }

    func answer() async throws -> PageAnswer {
        let form = try await visit.request.form()
        do {
            let convention = try await visit.convention()
            let state = try await visit.library.bookStanding(of: visit.user)
            let memory = try await visit.memories.memory(of: visit.user)
            let typed = try EntryReader(convention: convention, accounts: state.accounts)(text(form))
            let add = AddEntry(user: visit.user, today: convention.today, catalog: convention.catalog)
            let record = try add.record(typed, refundOf: nil, state, memory)
            let written = try await add.write(record, to: visit.library, profile: visit.household.home.profile)
            return .see(Link("/add").with("entered", written.id.rawValue))
        } catch let error where !(error is CancellationError) && !(error is PageProblem) {
            return try await page(form, trouble: visit.sentence(error), status: 422)
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

    private func page(_ form: FormFields, trouble: String? = nil, status: Int = 200) async throws -> PageAnswer {
        let memory = try await visit.memories.memory(of: visit.user)
        var frame = Frame(visit: visit, place: .add, title: visit.text(.addTitle))
        frame.drafts = try await visit.draftCount()
        if let trouble { frame.notice = tag("p", .class("ink-bad")) { trouble } }
        if let id = visit.request.query["entered"], let record = try? await visit.record(id) {
            frame.notice = try await entered(record)
        }
        let shops = FieldForm.shops(Array(memory.shops.prefix(60).map(\.merchant)))
        return frame.answer(status: status) {
            line(form)
            parts(form, shops)
        }
    }

    private func line(_ form: FormFields) -> Markup {
        tag("form", .set("method", "post"), .action(Link("/add")), .class("card")) {
            visit.field(visit.text(.inOneLine), id: "line") {
                visit.input(
                    "line",
                    form["line"],
                    .text(.placeholder, visit.text(.lineHint)),
                    .set("aria-describedby", "line-help")
                )
            }
            tag("p", .class("notes"), .set("id", "line-help")) { visit.text(.lineHelp) }
            tag("div", .class("actions")) { tag("button", .class("main")) { visit.text(.enter) } }
        }
    }

    private func parts(_ form: FormFields, _ shops: Markup) -> Markup {
        tag("form", .set("method", "post"), .action(Link("/add")), .class("card", "grid")) {
            tag("h2") { visit.text(.partByPart) }
            visit.field(visit.wording.field(.kind), id: "kind") {
                visit.select(
                    "kind",
                    [RecordKind.expense, .income, .transfer].map { ($0.rawValue, visit.wording.kind($0)) },
                    chosen: form["kind"] ?? "expense"
                )
            }
            visit.field(visit.wording.field(.merchant), id: "merchant") {
                visit.input("merchant", form["merchant"], .set("list", "shops"))
            }
            visit.field(visit.wording.field(.amount), id: "amount") {
                visit.input("amount", form["amount"], .set("inputmode", "decimal"), .class("sum"))
            }
            visit.field(visit.wording.field(.date), id: "date") {
                visit.input("date", form["date"], .text(.placeholder, visit.today.description))
            }
            visit.field(visit.wording.field(.category), id: "category") {
                visit.categorySelect(form["category"].flatMap { ReceiptDomain.Category(code: $0) }, kind: .expense)
            }
            accounts(form)
            visit.field(visit.wording.field(.freeForm(.memo)), id: "memo") { visit.input("memo", form["memo"]) }
            shops
            tag("div", .class("actions")) { tag("button", .class("main")) { visit.text(.enter) } }
        }
    }

    /// From where to where; by name alone where the household keeps no accounts.
    @MarkupBuilder
    private func accounts(_ form: FormFields) -> Markup {
        let open = visit.accounts.accounts.filter { $0.closed == nil }.map { ($0.id, $0.name) }
        let choices = [("", visit.wording.missing)] + open
        visit.field(visit.wording.field(.account), id: "account") {
            visit.accounts.isEmpty
                ? visit.input("account", form["account"])
                : visit.select("account", choices, chosen: form["account"] ?? "")
        }
        if !visit.accounts.isEmpty {
            visit.field(visit.text(.toAccount), id: "toAccount") {
                visit.select("toAccount", choices, chosen: form["toAccount"] ?? "")
            }
        }
    }

    private func entered(_ record: Record) async throws -> Markup {
        let step = try await visit.library.steps(of: visit.user, newest: 1).first
        return tag("form", .set("method", "post"), .action(Link("/undo")), .class("said")) {
            tag("a", .href(Link("/records", record.id.rawValue))) { visit.wording.notice(BookNotice.entered(record)) }
            if let step, step.changes.isEmpty || step.changes.contains(where: { $0.after.id == record.id }) {
                visit.hidden("step", "\(step.number)")
                visit.hidden("back", "/add")
                tag("button", .class("quiet")) { visit.text(.undo) }
            }
        }
    }
}
