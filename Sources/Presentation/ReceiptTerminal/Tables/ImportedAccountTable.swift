import HouseholdBook
public import ReceiptDomain
public import ReceiptWording

/// The rows of an account's imported statements, and the days that they cover.
public struct ImportedAccount: Hashable, Sendable {
    /// Its name, or as the statement calls it where the book does not have it.
    public var account: String
    public var rows: Int
    public var first: CalendarDay?
    public var last: CalendarDay?
    public var drafts: Int

    /// The accounts of the records' statement rows; `name` is that of an account's id.
    public static func all(_ records: [Record], name: (String) -> String) -> [ImportedAccount] {
        var found: [String: ImportedAccount] = [:]
        for record in records where record.status != .discarded {
            for account in Set(record.bankKeys.map { String($0.prefix { $0 != "|" }) }) {
                let name = name(account)
                var imported = found[name] ?? ImportedAccount(account: name, rows: 0, drafts: 0)
                imported.rows += 1
                imported.drafts += record.status == .draft ? 1 : 0
                if let day = record.date {
                    imported.first = min(imported.first ?? day, day)
                    imported.last = max(imported.last ?? day, day)
                }
                found[name] = imported
            }
        }
        return found.values.sorted { $0.account < $1.account }
    }
}

extension TextTable {
    /// The accounts with statements, and the days that these cover.
    public static func importedAccounts(_ accounts: [ImportedAccount], _ wording: any Wording) -> TextTable {
        let names = wording.importedColumns
        return TextTable(
            columns: [
                Column(names.account, flexibleDownTo: 8), Column(names.rows, .right), Column(names.first),
                Column(names.last), Column(wording.header(.drafts), .right),
            ],
            rows: accounts.map { account in
                [
                    Cell(account.account, .strong), Cell("\(account.rows)"),
                    Cell(account.first?.description ?? wording.missing),
                    Cell(account.last?.description ?? wording.missing),
                    Cell(account.drafts > 0 ? "\(account.drafts)" : ""),
                ]
            }
        )
    }
}
