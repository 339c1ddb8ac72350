import ReceiptDomain
import ReceiptReview
import ReceiptWording

/// Line items one per line, with their sum.
struct ItemList {
    let view: ReviewView
    let wording: any Wording
    let width: Int
    /// The number of lines for the whole list.
    let rows: Int

    /// As many lines around the selected one as fit.
    func lines(_ selected: Int?) -> [StyledLine] {
        guard let record = view.record else { return [] }
        let items = record.items
        let room = max(1, rows - 3)
        let first = max(0, min(items.count - room, (selected ?? items.count) - room / 2))
        let shown = first..<min(items.count, first + room)
        var lines = [heading(record)]
        if shown.isEmpty { lines.append(StyledLine("  " + wording.missing, .faint)) }
        let amounts = items.map(\.amount.formattedNumber.columns).max() ?? 0
        lines += shown.map { line(items[$0], number: $0 + 1, isAtHand: $0 == selected, amounts: amounts) }
        if let amount = record.amount {
            let sum = items.filter { $0.amount.currency == amount.currency }.map(\.paid.minorUnits).clampedSum
            let money = Money(minorUnits: sum, currency: amount.currency)
            let isSame = money == amount
            lines.append(StyledLine("  " + wording.itemSum(money, of: amount), isSame ? .good : .faint))
        }
        return lines.map { $0.truncated(toColumns: width) }
    }

    private func heading(_ record: Record) -> StyledLine {
        let name = (record.merchant ?? wording.missing).escapingControls
        return StyledLine([.init(name, .strong), .init("  " + wording.items(record.items.count), .faint)])
    }

    private func line(_ item: LineItem, number: Int, isAtHand: Bool, amounts: Int) -> StyledLine {
        let count = item.quantity.map { quantity in
            let quantity = quantity.escapingControls + (item.unit?.escapingControls ?? "")
            return item.unitPrice.map { "\(quantity) x \($0.formattedNumber)" } ?? quantity
        }
        let discount = item.discount.map { "  -\($0.formattedNumber)" } ?? ""
        let figures =
            (count.map { $0 + "  " } ?? "") + item.amount.formattedNumber.padded(toColumns: amounts, .right)
            + discount.padded(toColumns: discounts)
        let mark = isDoubtful(item) ? ConfidenceLevel.doubtful.mark : " "
        let start = "\(isAtHand ? "›" : " ") \("\(number)".padded(toColumns: 2, .right)) \(mark) "
        let room = max(4, width - start.columns - figures.columns - 2)
        let name = named(item).truncated(toColumns: room).padded(toColumns: room)
        return StyledLine([.init(start, .accent), .init(name + "  ", isAtHand ? .inverse : .plain), .init(figures)])
    }

    /// The name with its reading, where that differs, and its options.
    private func named(_ item: LineItem) -> String {
        var name = item.name.isEmpty ? wording.missing : item.name.escapingControls
        if let read = item.readName { name += " ← " + read.escapingControls }
        return item.options.isEmpty ? name : name + " (" + item.options.joined(separator: ", ").escapingControls + ")"
    }

    /// The width of the discounts, so that amounts are aligned.
    private var discounts: Int {
        (view.record?.items ?? []).compactMap { $0.discount.map { $0.formattedNumber.columns + 3 } }.max() ?? 0
    }

    /// Whether the item was read with low confidence.
    private func isDoubtful(_ item: LineItem) -> Bool {
        view.item?.draft?.items.contains { $0.item == item.asRead && $0.confidence < 0.6 } ?? false
    }
}
