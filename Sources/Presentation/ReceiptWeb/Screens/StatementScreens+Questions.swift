import HouseholdBook
import ReceiptApp
import ReceiptMarkup
import ReceiptWording

// The questions about a file that only a person can answer.
extension StatementScreens {
    func ask(_ problem: StatementProblem, _ reading: Reading) async throws -> PageResponse {
        let sentence = wording.onPage(problem)
        switch problem {
        case .file(_, .passwordNeeded), .file(_, .wrongPassword):
            return try await page(reading, sentence) { passwordForm(reading) }
        case .needsAccount, .severalAccounts, .otherCurrency, .amountUnfit:
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
                tag("p", .class("actions")) {
                    // The columns may be others than were found.
                    if !columns(reading).isEmpty { chooseColumns(reading) }
                    otherFileLink
                }
            }
        }
    }

    private func isOwnBook(_ reading: Reading) -> Bool {
        let source = context.dependencies.statement(reading.statement.name, reading.statement.bytes)
        return (try? source.content(reading.all).layout) == .receiptmind
            || String(decoding: reading.statement.bytes.prefix(200), as: UTF8.self).contains("receiptmind")
    }

    private var otherFile: Markup { tag("p", .class("actions")) { otherFileLink } }

    var otherFileLink: Markup {
        tag("a", .class("button", "quiet"), .href(Link("/statements"))) { context.text(.otherFile) }
    }

    func chooseColumns(_ reading: Reading) -> Markup {
        let link = Link("/statements", reading.number).with("columns", "1")
        return tag("a", .class("button", "quiet"), .href(link)) { context.text(.chooseColumns) }
    }

    private func columns(_ reading: Reading) -> ArraySlice<[String]> {
        let source = context.dependencies.statement(reading.statement.name, reading.statement.bytes)
        return ((try? source.columns(reading.all)) ?? []).prefix(StatementOptions.mostColumns)
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

    /// The columns with their first cells, each with what it has.
    func columnForm(_ reading: Reading) -> Markup {
        let columns = columns(reading)
        guard !columns.isEmpty else { return otherFile }
        let chosen = Dictionary(reading.all.columns.map { ($0.value, $0.key.rawValue) }) { first, _ in first }
        let roles =
            [("", context.text(.nothingOfThese))] + StatementRole.allCases.map { ($0.rawValue, wording.name(of: $0)) }
        return form(reading.number) {
            tag("h2") { context.text(.whatColumnsHave) }
            for (index, cells) in columns.enumerated() where !cells.isEmpty {
                context.field(context.text(.column(index + 1)), id: "column-\(index + 1)") {
                    tag("p", .class("notes")) {
                        cells.map { String($0.prefix(30)) }.joined(separator: .dot).escapingControls
                    }
                    context.select("column-\(index + 1)", roles, chosen: chosen[index + 1] ?? "")
                }
            }
            tag("div", .class("actions")) { context.button("columns", .readAgain, .class("main")) }
        }
    }
}
