import HouseholdBook
public import ReceiptApp
public import ReceiptDomain
import ReceiptWording

/// Statements for `bank import --json` and the API.
extension JSONForm {
    /// A statement's row, with the record that it matches or the other account of a transfer.
    public static func row(_ item: StatementPlan.Item, file: String) -> JSONForm {
        let row = item.row
        var form: JSONForm = [
            "file": file, "line": row.line, "account": row.account, "date": row.date, "time": row.time,
            "amount": row.amount.decimal, "currency": row.amount.currency, "text": row.text,
            "balance": row.balance?.decimal, "record": item.match.records.first,
        ]
        form["match"] =
            switch item.match {
            case .known: "known"
            case .certain: "certain"
            case .likely: "likely"
            case .amountDiffers: "amount-differs"
            case .transfer, .ownAccount: "transfer"
            case .otherSide: "other-side"
            case .mayBeOtherSide: "maybe-other-side"
            case .new: "new"
            }
        if case .ownAccount(let other) = item.match { form["otherAccount"] = other }
        return form
    }

    /// The effect of a statement's import: planned or, with a result, done.
    static func statement(
        _ plan: StatementPlan,
        named name: String,
        _ result: StatementResult?,
        _ differences: [ImportStatement.BookDifference],
        _ wording: any Wording
    ) -> JSONForm {
        // Values read by custom alone or left out, and balances that the book does not have.
        var notes = plan.assumptions.map { wording.onPage($0) }
        notes += plan.beforeOpening.map { wording.onPageBeforeOpening($0.account, rows: $0.rows) }
        if !plan.unknownAccounts.isEmpty { notes.append(wording.onPageUnknownAccounts(plan.unknownAccounts)) }
        notes += differences.map { wording.onPage($0) }
        return [
            "rows": plan.items.map { row($0, file: name) }, "notes": notes,
            "balances": plan.balances.map { check -> JSONForm in
                [
                    "account": check.account, "closing": check.closing.decimalWithCode,
                    // Whether the rows lead to it.
                    "proved": check.broken == nil && check.difference == nil,
                    "text": wording.balance(check, name: wording.names.account(check.account)),
                ]
            },
            "result": result.map { result -> JSONForm in
                [
                    "drafts": result.drafts, "matched": result.matched, "transfers": result.transfers,
                    // `open`: questions that were left for the next import.
                    "known": result.known, "open": result.open,
                ]
            },
        ]
    }
}
