import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

// The entries that a file would make, before anything is written.
extension StatementScreens {
    /// The most questions of a page; the others are asked again by the next import.
    private static let mostQuestions = 80

    func preview(_ plan: StatementPlan, _ reading: Reading) -> Markup {
        let questions = plan.items.indices.filter { plan.items[$0].isQuestion }.prefix(Self.mostQuestions)
        let shown = shown(plan)
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
                tag("p", .class("ink-good")) { context.text(plan.items.isEmpty ? .noRowsYet : .nothingNew) }
            } else if !shown.isEmpty {
                tag("h2") { context.text(.firstRows) }
                tag("ul", .class("items")) {
                    for item in shown {
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
                otherFileLink
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
            .joined(separator: .dot).escapingControls
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

    private func notes(_ plan: StatementPlan) -> Markup {
        var lines = plan.assumptions.map { wording.onPage($0) }
        lines += plan.beforeOpening.map { wording.onPageBeforeOpening($0.account, rows: $0.rows) }
        if !plan.unknownAccounts.isEmpty { lines.append(wording.onPageUnknownAccounts(plan.unknownAccounts)) }
        guard !lines.isEmpty || !plan.cancelled.isEmpty else { return Markup() }
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

    /// The answers that a person may give where the rows are not as they are in the file.
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
                    chooseColumns(reading)
                }
            }
        }
    }
}
