import HouseholdBook
public import ReceiptApp
import ReceiptDomain
public import ReceiptWording

extension TextTable {
    /// A statement's rows with their matches.
    public static func statement(_ plan: StatementPlan, _ wording: any Wording) -> TextTable {
        let names = wording.rowColumns
        return TextTable(
            columns: [
                Column(names.match), Column(wording.header(.date)), Column(wording.header(.amount), .right),
                Column(names.text, flexibleDownTo: 10), Column(names.record, rank: 1, flexibleDownTo: 10),
            ],
            rows: plan.items.map { item in
                let isOld = if case .known = item.match { true } else { false }
                let record = item.record.map { record in
                    "\(record.id.short) " + (wording.title(of: record) ?? "")
                        + (record.date == item.row.date ? "" : " \(record.date.map(\.description) ?? "")")
                }
                return [
                    Cell(wording.match(item.match), isOld ? .faint : .plain), Cell(item.row.date.description),
                    Cell(item.row.amount.formatted), Cell(item.row.text),
                    Cell(record ?? other(item), .faint),
                ]
            }
        )
    }

    private static func other(_ item: StatementPlan.Item) -> String {
        if case .ownAccount(let other) = item.match { "→ " + other } else { "" }
    }
}
