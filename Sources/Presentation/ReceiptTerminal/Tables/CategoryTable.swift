public import ReceiptApp
import ReceiptDomain
import ReceiptReview
public import ReceiptWording

extension TextTable {
    /// Categories with their record counts.
    public static func categories(_ rows: [HouseholdCategories.Usage], _ wording: any Wording) -> TextTable {
        TextTable(
            columns: [
                Column(wording.header(.category), flexibleDownTo: 12),
                Column(wording.localized("Code", "코드"), flexibleDownTo: 10),
                Column(wording.field(.kind)),
                Column(wording.header(.receipts), .right),
                Column(""),
            ],
            rows: rows.map { usage in
                let entry = usage.entry
                let mark = entry.isHidden ? wording.hiddenMark : usage.isOwn ? wording.ownMark : ""
                return [
                    Cell("\(entry.icon) \(wording.localized(entry.english, entry.korean))"),
                    Cell(entry.category.code, .faint), Cell(wording.kind(entry.kind)),
                    Cell(usage.records == 0 ? "" : "\(usage.records)"), Cell(mark, .faint),
                ]
            }
        )
    }
}
