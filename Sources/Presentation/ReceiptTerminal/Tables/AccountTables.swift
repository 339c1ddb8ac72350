import HouseholdBook
public import ReceiptApp
import ReceiptDomain
public import ReceiptWording

extension TextTable {
    /// Accounts with their balances at the end of a day, and cards' next bills.
    public static func accounts(_ rows: [AccountStanding], _ wording: any Wording) -> TextTable {
        TextTable(
            columns: [
                Column(wording.header(.account), flexibleDownTo: 8),
                Column(wording.header(.name), flexibleDownTo: 6),
                Column(wording.header(.kind)),
                Column(wording.header(.balance), .right),
                Column(wording.header(.due), flexibleDownTo: 10),
            ],
            rows: rows.map { row in
                [
                    Cell(row.account.id, .faint), Cell(row.account.name), Cell(wording.accountKind(row.account.kind)),
                    cell(row.balance, wording), Cell(remark(row, wording), .faint),
                ]
            }
        )
    }

    /// An account's movements, with the balance after each.
    public static func accountPage(_ page: AccountPage, _ wording: any Wording) -> TextTable {
        TextTable(
            columns: [
                Column(wording.header(.id)),
                Column(wording.header(.date)),
                Column(wording.header(.entry), flexibleDownTo: 8),
                Column(wording.header(.change), .right),
                Column(wording.header(.balance), .right),
                Column(wording.header(.checked), rank: 1),
            ],
            rows: page.lines.map { line in
                [
                    Cell(line.record.id.short, .faint), Cell(line.date.description),
                    Cell(wording.title(of: line.record) ?? wording.missing), cell(line.moved),
                    cell(line.balance, wording), Cell(line.record.book.isChecked ? "✓" : "", .good),
                ]
            }
        )
    }

    private static func cell(_ money: Money?, _ wording: any Wording) -> Cell {
        guard let money else { return Cell(wording.missing, .faint) }
        return Cell(money.formatted, money.minorUnits < 0 ? .bad : .plain)
    }

    private static func cell(_ moved: [Money]) -> Cell {
        let isOut = moved.contains { $0.minorUnits < 0 }
        return Cell(moved.map(\.formatted).joined(separator: " "), isOut ? .bad : .plain)
    }

    private static func remark(_ row: AccountStanding, _ wording: any Wording) -> String {
        if let closed = row.account.closed { return wording.notice(.closedOn(closed)) }
        guard let (bill, later) = row.bills?.next else { return "" }
        return wording.notice(.due(bill.payDay, bill.open, later: later, isPast: bill.payDay < row.day))
    }
}
