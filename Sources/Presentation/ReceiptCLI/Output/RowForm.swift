import HouseholdBook
import ReceiptApp
import ReceiptDomain

extension JSONForm {
    /// A statement's row, for `--json`, with the record that it matches or the other account of a transfer.
    static func row(_ item: StatementPlan.Item, file: String) -> JSONForm {
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
}
