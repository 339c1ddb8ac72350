import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The parts of a divided amount as rows of a form, each with a category, an amount, and for whom.
struct PartsForm {
    let context: RequestContext
    let record: Record
    /// The form as it was sent, where it could not be taken.
    let sent: FormFields?
    let problem: FieldForm.Problem?
    /// Whether a button takes the division back.
    var canBeWhole = false
    /// The currency of amounts, where the record has no amount yet.
    var currency: Currency?

    /// The most parts of one form; the fields' names end in their numbers.
    private static let most = 12

    private struct Row {
        var category = ""
        var amount = ""
        var subject = ""
        var isEmpty: Bool { category.isEmpty && amount.isEmpty }
    }

    /// The parts in the syntax of ``Record/typed(_:)``, none if the division is taken back; `nil` for a form without them.
    static func text(_ form: FormFields) -> String? {
        if form["do"] == "whole" { return "" }
        guard form.raw("partAmount1") != nil || form.raw("partCategory1") != nil else { return nil }
        let rows = rows(form).filter { !$0.isEmpty }
        // A category alone would be a division into one part.
        guard rows.count > 1 || rows.first?.amount.isEmpty == false else { return "" }
        return text(rows)
    }

    private static func text(_ rows: [Row]) -> String {
        rows.map { row in
            (row.category.isEmpty ? "-" : row.category) + (row.amount.isEmpty ? "" : "=" + row.amount)
                + (row.subject.isEmpty ? "" : "@" + row.subject)
        }.joined(separator: " ")
    }

    /// The text that the fields of a record's parts send as they are shown.
    static func text(of record: Record) -> String { text(rows(of: record)) }

    private static func rows(of record: Record) -> [Row] {
        record.book.splits.map { split in
            Row(
                category: (split.category ?? record.category)?.code ?? "",
                amount: split.amount.asTyped,
                subject: split.subject ?? ""
            )
        }
    }

    private static func rows(_ form: FormFields) -> [Row] {
        (1...most).map { number in
            func value(_ name: String) -> String { (form["\(name)\(number)"] ?? "").filter { !$0.isWhitespace } }
            return Row(category: value("partCategory"), amount: value("partAmount"), subject: value("partSubject"))
        }
    }

    private var rows: [Row] {
        if let sent, Self.text(sent)?.isEmpty == false { return Self.rows(sent).filter { !$0.isEmpty } + [Row()] }
        let own = Self.rows(of: record)
        return own.isEmpty ? [Row(category: record.category?.code ?? ""), Row(), Row()] : own + [Row()]
    }

    /// Whether the division has just been asked for.
    private var isBegun: Bool { sent?["do"] == "split" }

    var markup: Markup {
        let wording = context.wording
        let categories = [("", context.text(.chooseOne))] + offered.map { ($0.code, wording.category($0)) }
        return tag("fieldset", .class("partition"), problem == nil ? nil : .set("aria-describedby", "problem-splits")) {
            tag("legend") { context.text(.parts) }
            tag("p", .class("notes")) { context.text(.partsHelp) }
            for (index, row) in rows.prefix(Self.most).enumerated() {
                let number = index + 1
                let label = context.text(.part(number)) + ": "
                tag("div") {
                    named(
                        label + wording.field(.category),
                        "partCategory\(number)",
                        context.select(
                            "partCategory\(number)",
                            categories,
                            chosen: row.category,
                            [.flag("autofocus", if: isBegun && problem == nil && index == 0)].compactMap(\.self)
                        )
                    )
                    named(
                        label + wording.field(.amount),
                        "partAmount\(number)",
                        context.amountInput(
                            "partAmount\(number)",
                            row.amount,
                            record.amount?.currency ?? currency,
                            [.flag("autofocus", if: problem != nil && index == 0)].compactMap(\.self)
                        )
                    )
                    // Kept as it is; who a part is for can be changed where there are subjects.
                    if !row.subject.isEmpty { context.hidden("partSubject\(number)", row.subject) }
                }
            }
            if let problem { tag("p", .class("ink-bad"), .set("id", "problem-splits")) { problem.reason } }
            if canBeWhole {
                context.button("whole", .notDivided, .class("quiet"))
            }
        }
    }

    private var offered: [ReceiptDomain.Category] {
        var offered = context.wording.catalog.offered(for: record.kind)
        for category in record.book.splits.compactMap(\.category) where !offered.contains(category) {
            offered.append(category)
        }
        return offered
    }

    private func named(_ label: String, _ id: String, _ control: Markup) -> Markup {
        tag("div") {
            tag("label", .class("unseen"), .text(.for, id)) { label }
            control
        }
    }
}
