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
        /// What is known without the person, and what the person said.
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
        return frame.answer {
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
                        context.helped("statement")
                    )
                    tag("p", .class("notes"), .set("id", "statement-help")) { context.text(.statementFileHelp) }
                }
                tag("div", .class("actions")) { tag("button", .class("main")) { context.text(.next) } }
            }
        }
    }

    private func accountSelect(_ chosen: String?, isOpen: Bool = true) -> Markup {
        let open = context.accounts.open.map { (value: $0.id, label: $0.name) }
        let all = isOpen ? [("", context.text(.asTheFileSays))] + open : open
        return context.select("account", all, chosen: chosen ?? "")
    }

    func receive() async throws -> PageResponse {
        guard let form = Multipart(contentType: context.request.headers["content-type"]) else {
            throw PageProblem.badRequest
        }
        guard let statement = try await PhotoUploads(context: context).receiveAll(form).statement else {
            return .see(Link("/statements").with("none", "1"))
        }
        return await begin(statement)
    }

    /// Keeps the file, and goes on with what it leaves open.
    func begin(_ statement: KeptStatements.Statement) async -> PageResponse {
        var statement = statement
        statement.account = statement.account.flatMap { context.accounts[$0]?.id }
        let number = await context.statements.keep(statement, for: context.device, at: context.dependencies.now())
        return .see(Link("/statements", number))
    }

    // MARK: Reading it

    private func kept(_ number: String) async -> KeptStatements.Statement? {
        await context.statements.statement(number, for: context.device, at: context.dependencies.now())
    }

    private func reading(_ number: String, _ statement: KeptStatements.Statement) async throws -> Reading {
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

    private func importing(_ convention: InputConvention) -> ImportStatement {
        ImportStatement(
            library: context.library,
            user: context.user,
            home: convention.homeCurrency ?? .krw,
            catalog: convention.catalog,
            now: context.dependencies.now
        )
    }

    private func plan(_ reading: Reading) async throws -> StatementPlan {
        let plan = try await reading.read.plan(reading.all)
        guard plan.layout != .receiptmind else { throw StatementProblem.file(path: "", .otherBook) }
        return plan
    }

    func show(_ number: String) async throws -> PageResponse {
        guard let statement = await kept(number) else { return .see(Link("/statements").with("gone", "1")) }
        if let outcome = statement.outcome { return try await show(outcome, Link("/statements", number)) }
        let reading = try await reading(number, statement)
        do {
            let plan = try await plan(reading)
            if context.request.query["columns"] != nil {
                return try await page(reading, nil) { columnForm(reading) }
            }
            return try await page(reading, nil) { preview(plan, reading) }
        } catch let problem as StatementProblem {
            return try await ask(problem, reading)
        }
    }

    /// A page about the file, whose name stands above it.
    private func page(
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

    private func form(_ number: String, @MarkupBuilder _ content: () -> Markup) -> Markup {
        context.form(Link("/statements", number), content)
    }

    // MARK: Questions

    private func ask(_ problem: StatementProblem, _ reading: Reading) async throws -> PageResponse {
        let sentence = wording.onPage(problem)
        switch problem {
        case .file(_, .passwordNeeded), .file(_, .wrongPassword):
            return try await page(reading, sentence) { passwordForm(reading) }
        case .needsAccount, .severalAccounts, .otherCurrency:
            // The field asks itself whose it is.
            let isAsked = if case .needsAccount = problem { true } else { false }
            let said = context.accounts.open.isEmpty ? context.text(.needsAnAccount) : isAsked ? nil : sentence
            return try await page(reading, said) { accountForm(reading, isAsked: isAsked) }
        case .file(_, .unknownEncoding):
            return try await page(reading, sentence) { encodingForm(reading) }
        case .file(_, .doubt(.columns)), .file(_, .noColumns), .file(_, .row(_, _, .moneyElsewhere)):
            return try await page(reading, sentence) { columnForm(reading) }
        case .file(_, .otherBook) where isOwnBook(reading), .file(_, .unknownFormat) where isOwnBook(reading):
            return try await page(reading, context.text(.wholeBook)) { otherFile }
        default:
            let choices = await reading.read.choices(for: problem, reading.all)
            return try await page(reading, sentence) {
                for choice in choices { choiceForm(choice, problem, reading) }
                otherFile
            }
        }
    }

    private func isOwnBook(_ reading: Reading) -> Bool {
        let source = context.dependencies.statement(reading.statement.name, reading.statement.bytes)
        return (try? source.content(reading.all).layout) == .receiptmind
            || String(decoding: reading.statement.bytes.prefix(200), as: UTF8.self).contains("receiptmind")
    }

    private var otherFile: Markup {
        tag("p", .class("actions")) {
            tag("a", .class("button", "quiet"), .href(Link("/statements"))) { context.text(.otherFile) }
        }
    }

    private func passwordForm(_ reading: Reading) -> Markup {
        form(reading.number) {
            context.field(context.text(.workbookPassword), id: "password") {
                context.input("password", nil, .set("type", "password"), context.helped("password"))
                tag("p", .class("notes"), .set("id", "password-help")) { context.text(.workbookPasswordHelp) }
            }
            tag("div", .class("actions")) { context.button("password", .open, .class("main")) }
        }
    }

    private func accountForm(_ reading: Reading, isAsked: Bool) -> Markup {
        guard !context.accounts.open.isEmpty else {
            return tag("p", .class("actions")) {
                tag(
                    "a",
                    .class("button", "main"),
                    .href(Link("/accounts/new").with("statement", reading.number)),
                    .data("sheet", "")
                ) {
                    context.text(.newAccount)
                }
            }
        }
        // A file is often called as its bank.
        let name = reading.statement.name.lowercased()
        let guess = context.accounts.open.first { name.contains($0.name.lowercased()) }?.id
        return form(reading.number) {
            context.field(context.text(.whichAccount), id: "account") {
                accountSelect(reading.statement.account ?? guess, isOpen: !isAsked)
            }
            tag("div", .class("actions")) {
                context.button("account", .next, .class("main"))
                tag(
                    "a",
                    .class("button", "quiet"),
                    .href(Link("/accounts/new").with("statement", reading.number)),
                    .data("sheet", "")
                ) {
                    context.text(.newAccount)
                }
            }
        }
    }

    private func encodingForm(_ reading: Reading) -> Markup {
        form(reading.number) {
            context.field(context.text(.whichEncoding), id: "encoding") {
                context.select("encoding", TextEncoding.allCases.map { ($0.rawValue, $0.rawValue) }, chosen: "CP949")
            }
            tag("div", .class("actions")) { context.button("encoding", .readAgain, .class("main")) }
        }
    }

    /// A way to mean it, with the first rows as they would be entered then, and one button.
    private func choiceForm(_ choice: ReadStatement.Choice, _ problem: StatementProblem, _ reading: Reading) -> Markup {
        form(reading.number) {
            tag("h2") { wording.choice(choice.meaning, for: problem).asTitle }
            rows(choice.rows)
            context.hidden("means", Self.word(choice.meaning))
            tag("div", .class("actions")) { context.button("mean", .thisOne) }
        }
    }

    private func rows(_ rows: [ReadStatement.Row]) -> Markup {
        tag("ul", .class("items")) {
            for row in rows { line(row.date, row.text, row.money?.formatted ?? row.amount) }
        }
    }

    private func line(_ date: CalendarDay, _ text: String, _ amount: String, _ remark: String? = nil) -> Markup {
        tag("li") {
            tag("span", .class("what")) {
                tag("b") { text.escapingControls.isEmpty ? wording.missing : text.escapingControls }
                tag("small", .class("ink-faint")) {
                    // The year is a part of what may be read wrong.
                    " " + [wording.day(date, besides: nil), remark].compactMap(\.self).joined(separator: " · ")
                }
            }
            tag("span", .class("amount")) { amount.escapingControls }
        }
    }

    /// The columns with their first cells, each with what it has.
    private func columnForm(_ reading: Reading) -> Markup {
        let source = context.dependencies.statement(reading.statement.name, reading.statement.bytes)
        let columns = ((try? source.columns(reading.all)) ?? []).prefix(40)
        guard !columns.isEmpty else { return otherFile }
        let chosen = Dictionary(reading.all.columns.map { ($0.value, $0.key.rawValue) }) { first, _ in first }
        let roles =
            [("", context.text(.nothingOfThese))] + StatementRole.allCases.map { ($0.rawValue, wording.name(of: $0)) }
        return form(reading.number) {
            tag("h2") { context.text(.whatColumnsHave) }
            for (index, cells) in columns.enumerated() where !cells.isEmpty {
                context.field(context.text(.column(index + 1)), id: "column-\(index + 1)") {
                    tag("p", .class("notes")) {
                        cells.map { String($0.prefix(30)) }.joined(separator: " · ").escapingControls
                    }
                    context.select("column-\(index + 1)", roles, chosen: chosen[index + 1] ?? "")
                }
            }
            tag("div", .class("actions")) { context.button("columns", .readAgain, .class("main")) }
        }
    }

    // MARK: What would be entered

    /// The most questions of a page; the others are asked again by the next import.
    private static let mostQuestions = 80

    private func preview(_ plan: StatementPlan, _ reading: Reading) -> Markup {
        let questions = plan.items.indices.filter { plan.items[$0].isQuestion }.prefix(Self.mostQuestions)
        let isNothingNew = plan.items.allSatisfy { if case .known = $0.match { true } else { false } }
        return form(reading.number) {
            tag("h2") { heading(plan) }
            counts(plan)
            for check in plan.balances { balance(check) }
            notes(plan)
            if !questions.isEmpty {
                tag("h2") { context.text(.isItTheSame) }
                for index in questions { question(plan.items[index], index) }
            }
            if isNothingNew {
                tag("p", .class("ink-good")) { context.text(.nothingNew) }
            } else {
                tag("h2") { context.text(.firstRows) }
                tag("ul", .class("items")) {
                    for item in shown(plan) {
                        line(
                            item.row.date,
                            item.row.text,
                            item.row.amount.formatted,
                            item.match == .new ? nil : wording.match(item.match)
                        )
                    }
                }
            }
            if plan.setAside > 0 {
                tag("label", .class("check")) {
                    void("input", .set("type", "checkbox"), .set("name", "again"), .set("value", "1"))
                    Markup(data: context.text(.takeInAgain) + " (\(plan.setAside))")
                }
            }
            tag("div", .class("actions")) {
                if !isNothingNew || plan.setAside > 0 { context.button("import", .importIt, .class("main")) }
                tag("a", .class("button", "quiet"), .href(Link("/statements"))) { context.text(.otherFile) }
            }
        } + otherwise(reading)
    }

    /// Its account, how many rows it has, and of which days they are.
    private func heading(_ plan: StatementPlan) -> String {
        let accounts = Set(plan.items.map(\.row.account)).sorted().map { wording.names.account($0) }
        let days = plan.items.map(\.row.date)
        let span = [days.min(), days.max() == days.min() ? nil : days.max()].compactMap(\.self)
            .map { context.day($0) }.joined(separator: " ~ ")
        return [accounts.joined(separator: ", "), context.text(.rows(plan.items.count)), span]
            .joined(separator: " · ").escapingControls
    }

    /// Three rows, of those that are new where some are.
    private func shown(_ plan: StatementPlan) -> [StatementPlan.Item] {
        let new = plan.items.filter { $0.match == .new }
        return Array((new.isEmpty ? plan.items.filter { !$0.isQuestion } : new).prefix(3))
    }

    private func counts(_ plan: StatementPlan) -> Markup {
        var (new, inBook, before, own, asked) = (0, 0, 0, 0, 0)
        for item in plan.items {
            switch item.match {
            case .new: new += 1
            case .certain, .otherSide: inBook += 1
            case .known: before += 1
            case .transfer(_, let isFirst): own += isFirst ? 1 : 0
            case .ownAccount: own += 1
            case .likely, .amountDiffers, .mayBeOtherSide: asked += 1
            }
        }
        return counts([
            (.newRows, new), (.inTheBook, inBook), (.ownTransfers, own), (.toAskAbout, asked),
            (.importedBefore, before),
        ])
    }

    private func counts(_ all: [(name: PageText, count: Int)]) -> Markup {
        tag("div", .class("sums")) {
            for (name, count) in all where count > 0 {
                tag("p") {
                    tag("small", .class("ink-faint")) { context.text(name) }
                    tag("b") { "\(count)" }
                }
            }
        }
    }

    private func balance(_ check: BalanceCheck) -> Markup {
        let isProved = check.broken == nil && check.difference == nil
        let name = wording.names.account(check.account)
        return tag("p", isProved ? .class("ink-good") : .class("ink-bad")) { wording.balance(check, name: name) }
    }

    private func notes(_ plan: StatementPlan) -> Markup {
        var lines = plan.assumptions.map { wording.onPage($0) }
        lines += plan.beforeOpening.map { wording.onPageBeforeOpening($0.account, rows: $0.rows) }
        if !plan.unknownAccounts.isEmpty { lines.append(wording.onPageUnknownAccounts(plan.unknownAccounts)) }
        return tag("div") {
            for line in lines { tag("p", .class("ink-doubt")) { line } }
            if !plan.cancelled.isEmpty {
                tag("p", .class("ink-doubt")) { context.text(.cancelledOnes) }
                tag("ul", .class("rows")) {
                    for record in plan.cancelled.prefix(20) { context.row(record, isDated: true) }
                }
            }
        }
    }

    /// A row and the record that it may be, with the three answers.
    private func question(_ item: StatementPlan.Item, _ index: Int) -> Markup {
        let id = "row-\(index)"
        let isTransfer = if case .mayBeOtherSide = item.match { true } else { false }
        let record = item.record
        let mark = record?.id.rawValue ?? ""
        let answers: [(value: String, label: String)] = [
            ("same " + mark, context.text(isTransfer ? .oneTransfer : .sameOne)),
            ("other " + mark, context.text(.anotherOne)), ("", context.text(.askLater)),
        ]
        return tag("div", .class("field")) {
            tag("ul", .class("items")) {
                line(item.row.date, item.row.text, item.row.amount.formatted)
                if let record {
                    line(
                        record.date ?? item.row.date,
                        (isTransfer ? "⇄ " : "= ") + context.title(of: record),
                        record.amount?.formatted ?? wording.missing
                    )
                }
            }
            tag("label", .class("unseen"), .text(.for, id)) {
                item.row.text.escapingControls + ": " + context.text(.isItTheSame)
            }
            context.select(id, answers, chosen: item.isOtherAmount ? "" : answers[0].value)
        }
    }

    /// What a person may say where the rows are not as they are in the file.
    private func otherwise(_ reading: Reading) -> Markup {
        let found = [("", context.text(.asFound))]
        let orders = ReadingContext.DateOrder.allCases.map { ($0.rawValue, wording.choice($0)) }
        let signs = [("spent", context.text(.wasSpent)), ("received", context.text(.wasReceived))]
        let sign = reading.all.spentIsPositive.map { $0 ? "spent" : "received" } ?? ""
        return tag("details", .class("card")) {
            tag("summary") { context.text(.readItOtherwise) }
            form(reading.number) {
                context.field(wording.field(.account), id: "account") { accountSelect(reading.statement.account) }
                context.selectField("order", .dateOrder, found + orders, else: reading.all.dateOrder?.rawValue)
                context.selectField("sign", .amountSign, found + signs, else: sign)
                tag("div", .class("actions")) {
                    context.button("read", .readAgain, .class("main"))
                    let columns = Link("/statements", reading.number).with("columns", "1")
                    tag("a", .class("button", "quiet"), .href(columns)) { context.text(.chooseColumns) }
                }
            }
        }
    }

    // MARK: Answers

    /// A meaning as forms send it.
    private static func word(_ meaning: StatementMeaning) -> String {
        switch meaning {
        case .order(let order): "order \(order.rawValue)"
        case .year(let year): "year \(year)"
        case .decimals(let sign): "decimals \(sign.rawValue)"
        case .textColumn(let column): "text \(column)"
        case .spentIsPositive(let isSpent): isSpent ? "sign spent" : "sign received"
        }
    }

    private static func meaning(_ word: String) -> StatementMeaning? {
        let parts = word.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        switch (parts[0], parts[1]) {
        case ("order", let order): return ReadingContext.DateOrder(rawValue: order).map { .order($0) }
        case ("year", let year):
            return Int(counting: year).flatMap { (1970...2200).contains($0) ? .year($0) : nil }
        case ("decimals", let sign): return DecimalSign(rawValue: sign).map { .decimals($0) }
        case ("text", let column):
            return Int(counting: column).flatMap {
                (1...StatementOptions.mostColumns).contains($0) ? .textColumn($0) : nil
            }
        case ("sign", "spent"): return .spentIsPositive(true)
        case ("sign", "received"): return .spentIsPositive(false)
        default: return nil
        }
    }

    func answer(_ number: String) async throws -> PageResponse {
        let form = try await context.request.form()
        guard let statement = await kept(number) else { return .see(Link("/statements").with("gone", "1")) }
        let own = Link("/statements", number)
        if let outcome = statement.outcome {
            return form["do"] == "begin" ? try await beginEarlier(number, form, outcome, own) : .see(own)
        }
        if form["do"] == "import" { return try await write(number, statement, form) }
        let account = form.raw("account").map { context.accounts[$0]?.id }
        let told = told(form, statement.told)
        await context.statements.change(number, for: context.device) { statement in
            if let account { statement.account = account }
            statement.told = told
        }
        return .see(own)
    }

    /// The options with what the form says.
    private func told(_ form: FormFields, _ before: StatementOptions) -> StatementOptions {
        var told = before
        switch form["do"] {
        case "password": told.password = form.raw("password")
        case "encoding": told.encoding = form["encoding"].flatMap { TextEncoding(named: $0) }
        case "mean": told = form["means"].flatMap { Self.meaning($0) }?.added(to: told) ?? told
        case "columns":
            told.columns = [:]
            for number in 1...40 {
                guard let role = form["column-\(number)"].flatMap({ StatementRole(rawValue: $0) }) else { continue }
                if told.columns[role] == nil { told.columns[role] = number }
            }
        case "read":
            told.dateOrder = form["order"].flatMap { ReadingContext.DateOrder(rawValue: $0) }
            told.spentIsPositive = form["sign"].flatMap { $0 == "spent" ? true : $0 == "received" ? false : nil }
        default: break
        }
        return told
    }

    /// Writes it as one step, with the answers about rows that are still as the page showed them.
    private func write(
        _ number: String,
        _ statement: KeptStatements.Statement,
        _ form: FormFields
    ) async throws -> PageResponse {
        let own = Link("/statements", number)
        guard await context.statements.begin(number, for: context.device) else { return .see(own) }
        do {
            var statement = statement
            statement.again = form["again"] != nil
            let reading = try await reading(number, statement)
            let plan = try await plan(reading)
            var answers: [Int: StatementAnswer] = [:]
            for index in plan.items.indices where plan.items[index].isQuestion {
                let mark = plan.items[index].record?.id.rawValue ?? ""
                switch form["row-\(index)"] {
                case "same " + mark: answers[index] = .same
                case "other " + mark: answers[index] = .other
                default: break
                }
            }
            // Before the import, so that this is the step to undo.
            let isTold = statement.told.ofAllFiles != StatementOptions()
            let format = isTold ? try await reading.read.keep(reading.all, plan) : nil
            let use = importing(try await context.convention())
            let result = try await use.write(
                plan,
                answers: answers,
                try await context.memories.memory(of: context.user),
                profile: context.dependencies.home.profile
            )
            let differences = try await use.differences(after: plan)
            let early = plan.beforeOpening.map { early in
                let amount = early.balance ?? early.account.opening.amount
                return KeptStatements.Beginning(
                    account: early.account,
                    opening: .init(date: early.first, amount: amount),
                    isKnown: early.balance != nil
                )
            }
            let missing = differences.compactMap { difference in
                difference.missing.map {
                    KeptStatements.Beginning(account: difference.account, opening: $0, isKnown: true)
                }
            }
            let outcome = KeptStatements.Outcome(
                result: result,
                balances: plan.balances,
                differences: differences,
                beginnings: early + missing,
                keepsFormat: format != nil
            )
            await context.statements.change(number, for: context.device) { statement in
                (statement.bytes, statement.told.password, statement.outcome) = ([], nil, outcome)
            }
            await context.statements.end(number, for: context.device)
            return result.drafts + result.matched > 0 ? try await context.done(own, "imported") : .see(own)
        } catch {
            await context.statements.end(number, for: context.device)
            guard error is StatementProblem else { throw error }
            return .see(own)
        }
    }

    // MARK: What came of it

    private func show(_ outcome: KeptStatements.Outcome, _ own: Link) async throws -> PageResponse {
        let result = outcome.result
        let isAnything = result.drafts + result.matched > 0
        var frame = try await context.frame(.more, context.text(.importStatement))
        if context.request.query["said"] == "imported" {
            frame.notice = try await context.made(context.text(.importedIt), back: "/statements")
        } else if context.request.query["said"] == "changed" {
            frame.notice = try await context.made(context.text(.changedIt), back: own.text)
        }
        return frame.answer {
            tag("section", .class("card")) {
                if !isAnything, result.open == 0 { tag("p") { context.text(.nothingNew) } }
                counts([
                    (.newDrafts, result.drafts), (.inTheBook, result.matched), (.importedBefore, result.known),
                    (.leftForLater, result.open),
                ])
                for check in outcome.balances { balance(check) }
                for difference in outcome.differences { tag("p", .class("ink-doubt")) { wording.onPage(difference) } }
                for (index, begin) in outcome.beginnings.enumerated() { beginning(begin, index, own) }
                if outcome.keepsFormat { tag("p", .class("ink-faint")) { context.text(.formatKept) } }
                if result.open > 0 { tag("p", .class("ink-faint")) { context.text(.stillAsked) } }
                if !result.differences.isEmpty {
                    tag("p", .class("ink-doubt")) { context.text(.otherAtTheBank) }
                    tag("ul", .class("rows")) {
                        for difference in result.differences.prefix(20) { row(difference) }
                    }
                }
                tag("div", .class("actions")) {
                    if result.drafts > 0 {
                        tag("a", .class("button", "main"), .href(Link("/review/statements"))) {
                            context.text(.reviewThem)
                        }
                    }
                    tag("a", .class("button", "quiet"), .href(Link("/statements"))) { context.text(.anotherStatement) }
                }
            }
        }
    }

    /// A record, with the bank's day and amount where they are others.
    private func row(_ difference: StatementDifference) -> Markup {
        let record = difference.record
        let link = Link(record.status == .draft ? "/review" : "/records", record.id.rawValue)
        let own = [record.date.map { context.day($0) }, record.amount?.formatted].compactMap(\.self)
        let there = [difference.date.map { context.day($0) }, difference.amount?.formatted].compactMap(\.self)
        return context.row(
            link,
            context.title(of: record).escapingControls,
            own.joined(separator: " ") + " → " + there.joined(separator: " ")
        )
    }

    private func beginning(_ begin: KeptStatements.Beginning, _ index: Int, _ own: Link) -> Markup {
        tag("form", .set("method", "post"), .action(own)) {
            context.hidden("number", "\(index)")
            let balance = begin.isKnown ? begin.opening.amount.formatted : nil
            tag("button", .class("quiet"), .set("name", "do"), .set("value", "begin")) {
                context.text(.beginAccount(context.day(begin.opening.date), balance))
            }
        }
    }

    /// Moves the day on which an account begins before its first row, with the bank's balance of then.
    private func beginEarlier(
        _ number: String,
        _ form: FormFields,
        _ outcome: KeptStatements.Outcome,
        _ own: Link
    ) async throws -> PageResponse {
        guard let index = form["number"].flatMap({ Int(counting: $0) }), outcome.beginnings.indices.contains(index)
        else { return .see(own) }
        let begin = outcome.beginnings[index]
        _ = try await ManageAccounts(library: context.library, user: context.user).change(begin.account.id) {
            account,
            _ in account.opening = begin.opening
        }
        await context.statements.change(number, for: context.device) { statement in
            statement.outcome?.beginnings.remove(at: index)
            statement.outcome?.differences.removeAll { $0.account.id == begin.account.id }
        }
        return try await context.done(own, "changed")
    }
}
