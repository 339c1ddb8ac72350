import HouseholdBook
import ReceiptApp
import ReceiptDomain

/// A statement's row, for `--json`.
struct RowForm: Encodable {
    var file: String
    var line: Int
    /// `known`, `certain`, `likely`, `amount-differs`, `transfer`, `other-side`, `maybe-other-side` or `new`.
    var match: String
    var account: String
    var date: String
    var time: String?
    var amount: String
    var currency: String
    var text: String
    var balance: String?
    /// The matched record.
    var record: String?
    /// The other account of a transfer.
    var otherAccount: String?

    init(_ item: StatementPlan.Item, file: String) {
        let row = item.row
        (self.file, line, account) = (file, row.line, row.account)
        (date, time, text) = (row.date.description, row.time?.description, row.text)
        (amount, currency) = (row.amount.decimal, row.amount.currency.code)
        (balance, record) = (row.balance?.decimal, item.match.records.first?.rawValue)
        switch item.match {
        case .known: match = "known"
        case .certain: match = "certain"
        case .likely: match = "likely"
        case .amountDiffers: match = "amount-differs"
        case .transfer: match = "transfer"
        case .ownAccount(let other): (match, otherAccount) = ("transfer", other)
        case .otherSide: match = "other-side"
        case .mayBeOtherSide: match = "maybe-other-side"
        case .new: match = "new"
        }
    }
}
