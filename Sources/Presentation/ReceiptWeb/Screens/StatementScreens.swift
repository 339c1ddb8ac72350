import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The import of a bank's or card's statement, as `receiptmind bank import` does it.
///
/// Each page is one question about the file, or what came of it; the file waits in memory meanwhile.
struct StatementScreens {
    let context: RequestContext

    var wording: any Wording { context.wording }

    /// A file as it is read now.
    struct Reading {
        var number: String
        var statement: KeptStatements.Statement
        var read: ReadStatement
        /// The facts known without the person, and the person's answers.
        var meant: StatementOptions
        /// With the kept format of the bank.
        var all: StatementOptions
    }

    // MARK: Sending the file

    func choose() async throws -> PageResponse {
        var frame = try await context.frame(.more, context.text(.importStatement))
        let problem: PageText? =
            context.request.query["gone"] != nil
            ? .statementGone : context.request.query["none"] != nil ? .chooseAFile : nil
        if let problem { frame.notice = tag("p", .class("ink-bad")) { context.text(problem) } }
        let fields: [Attribute] = [
            .set("method", "post"), .action(Link("/statements")), .set("enctype", "multipart/form-data"),
            .class("card", "grid"), .flag("novalidate"),
        ]
        let waiting = await waiting()
        return frame.answer {
            waiting
            tag("form", fields) {
                if context.accounts.open.count > 1 {
                    context.field(wording.field(.account), id: "account") {
                        accountSelect(context.request.query["account"])
                    }
                }
                context.field(context.text(.statementFile), id: "statement") {
                    void(
                        "input",
                        .set("type", "file"),
                        .set("id", "statement"),
                        .set("name", "statement"),
                        .flag("multiple"),
                        context.helped("statement")
                    )
                    tag("p", .class("notes"), .set("id", "statement-help")) { context.text(.statementFileHelp) }
                }
                tag("div", .class("actions")) { tag("button", .class("main")) { context.text(.next) } }
            }
        }
    }

    func accountSelect(_ chosen: String?, isOpen: Bool = true) -> Markup {
        let open = context.accounts.open.map { (value: $0.id, label: $0.name) }
        let all = isOpen ? [("", context.text(.asTheFileSays))] + open : open
        return context.select("account", all, chosen: chosen ?? "")
    }

    func receive() async throws -> PageResponse {
        guard let form = Multipart(contentType: context.request.headers["content-type"]) else {
            throw PageProblem.badRequest
        }
        let statements = try await PhotoUploads(context: context).receiveAll(form).statements
        guard !statements.isEmpty else { return .see(Link("/statements").with("none", "1")) }
        return await begin(statements)
    }

    /// Keeps the files, and goes on with what the first one leaves open.
    func begin(_ statements: [KeptStatements.Statement]) async -> PageResponse {
        var first: String?
        for var statement in statements {
            statement.account = statement.account.flatMap { context.accounts[$0]?.id }
            let number = await context.statements.keep(statement, for: context.device, at: context.dependencies.now())
            first = first ?? number
        }
        return .see(first.map { Link("/statements", $0) } ?? Link("/statements"))
    }

    /// Links to the files that were sent and not imported yet.
    func waiting() async -> Markup {
        let waiting = await context.statements.waiting(for: context.device, at: context.dependencies.now())
        guard !waiting.isEmpty else { return Markup() }
        return tag("section") {
            tag("h2") { context.text(.statementsWait(waiting.count)) }
            tag("ul", .class("rows")) {
                for file in waiting {
                    context.row(
                        Link("/statements", file.number),
                        sign: context.sign("receipt"),
                        file.name.escapingControls,
                        ""
                    )
                }
            }
        }
    }

    // MARK: Reading it

    func kept(_ number: String) async -> KeptStatements.Statement? {
        await context.statements.statement(number, for: context.device, at: context.dependencies.now())
    }

    func reading(_ number: String, _ statement: KeptStatements.Statement) async throws -> Reading {
        let convention = try await context.convention()
        let use = importing(convention)
        let formats = StatementFormats(library: context.library, user: context.user)
        let source = context.dependencies.statement(statement.name, statement.bytes)
        func reading(of account: String?) -> ReadStatement {
            ReadStatement(source, use: use, formats: formats, account: account, again: statement.again)
        }
        // The account of the last file with these columns.
        var kept = try await reading(of: statement.account).format(statement.told)
        var read = reading(of: statement.account ?? kept?.account)
        let meant = try await read.context(statement.told, own: convention.dateOrder, today: context.today)
        // The file names its account, and the format is for another one.
        if let own = kept?.account, statement.account == nil, let plan = try? await reading(of: nil).plan(meant),
            plan.items.contains(where: { $0.row.account != own })
        {
            (kept, read) = (nil, reading(of: nil))
        }
        return Reading(
            number: number,
            statement: statement,
            read: read,
            meant: meant,
            all: kept.map { meant.completed(by: $0) } ?? meant
        )
    }

    func importing(_ convention: InputConvention) -> ImportStatement {
        ImportStatement(
            library: context.library,
            user: context.user,
            home: convention.homeCurrency ?? .krw,
            catalog: convention.catalog,
            now: context.dependencies.now
        )
    }

    func plan(_ reading: Reading) async throws -> StatementPlan {
        let plan = try await reading.read.plan(reading.all)
        guard plan.layout != .receiptmind else { throw StatementProblem.file(path: "", .otherBook) }
        return plan
    }

    func show(_ number: String) async throws -> PageResponse {
        guard let statement = await kept(number) else { return .see(Link("/statements").with("gone", "1")) }
        if let outcome = statement.outcome { return try await show(outcome, Link("/statements", number)) }
        let reading = try await reading(number, statement)
        if context.request.query["columns"] != nil {
            return try await page(reading, nil) { columnForm(reading) }
        }
        do {
            let plan = try await plan(reading)
            return try await page(reading, nil) { preview(plan, reading) }
        } catch let problem as StatementProblem {
            return try await ask(problem, reading)
        }
    }

    /// A page about the file, whose name stands above it.
    func page(
        _ reading: Reading,
        _ problem: String?,
        @MarkupBuilder _ content: () -> Markup
    ) async throws -> PageResponse {
        let content = content()
        return try await context.frame(.more, context.text(.importStatement)).answer {
            tag("p", .class("ink-faint")) { reading.statement.name.escapingControls }
            if let problem { tag("p", .class("ink-doubt")) { problem } }
            content
        }
    }

    func form(_ number: String, @MarkupBuilder _ content: () -> Markup) -> Markup {
        context.form(Link("/statements", number), content)
    }

    // MARK: What several pages show

    func line(_ date: CalendarDay, _ text: String, _ amount: String, _ remark: String? = nil) -> Markup {
        tag("li") {
            tag("span", .class("what")) {
                tag("b") { text.escapingControls.isEmpty ? wording.missing : text.escapingControls }
                tag("small", .class("ink-faint")) {
                    // The year is a part of what may be read wrong.
                    " " + [wording.day(date, besides: nil), remark].compactMap(\.self).joined(separator: .dot)
                }
            }
            tag("span", .class("amount")) { amount.escapingControls }
        }
    }

    func counts(_ all: [(name: PageText, count: Int)]) -> Markup {
        tag("div", .class("sums")) {
            for (name, count) in all where count > 0 {
                tag("p") {
                    tag("small", .class("ink-faint")) { context.text(name) }
                    tag("b") { "\(count)" }
                }
            }
        }
    }

    func balance(_ check: BalanceCheck) -> Markup {
        let isProved = check.broken == nil && check.difference == nil
        let name = wording.names.account(check.account)
        return tag("p", isProved ? .class("ink-good") : .class("ink-bad")) { wording.balance(check, name: name) }
    }
}
