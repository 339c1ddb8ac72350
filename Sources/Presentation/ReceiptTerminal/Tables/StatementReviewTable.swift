import ReceiptDomain
public import ReceiptReview
public import ReceiptWording

extension TextTable {
    /// Drafts from statements by shop, numbered from 1.
    public static func shops(_ review: StatementReview, _ wording: any Wording) -> TextTable {
        let names = wording.shopColumns
        return TextTable(
            columns: [
                Column(names.number, .right), Column(names.shop, flexibleDownTo: 12), Column(names.rows, .right),
                Column(names.sum, .right), Column(names.category, flexibleDownTo: 10),
            ],
            rows: review.groups.enumerated().map { index, group in
                let category = group.category.map { wording.label($0) }
                let isOpen = group.category == nil && group.record.kind != .transfer
                let shown = group.isLeft ? "–" : isOpen ? "?" : category ?? wording.kind(.transfer)
                return [
                    Cell("\(index + 1)", .faint), Cell(wording.name(of: group)), Cell("\(group.proposals.count)"),
                    Cell(wording.signed(group)), Cell(shown, isOpen ? .doubt : group.isKnown ? .good : .plain),
                ]
            }
        )
    }
}
