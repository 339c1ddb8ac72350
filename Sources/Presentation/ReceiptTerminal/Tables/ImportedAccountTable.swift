public import ReceiptDomain
public import ReceiptWording

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
