/// A column of the tables that commands print.
public enum TableColumn: CaseIterable, Hashable, Sendable {
    case id, date, merchant, amount, category, confidence, status, user, memo, file, reason, drafts, confirmed, folder,
        readAs, field, right, receipts, wanted, read, lineItems
}
