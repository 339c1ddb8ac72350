import HouseholdBook
import ReceiptDomain

/// Purchases abroad that a statement has in three rows: what was bought, and both sides of the exchange that paid for it.
extension StatementReader {
    /// A side of an exchange of money, or the purchase that it was for.
    private struct Leg {
        var day: String
        var currency: Currency
        var amount: ExactAmount
        var isConversion: Bool
    }

    private func kind(_ row: Row) -> String? { cell(.type, row.cells) ?? cell(.brief, row.cells) }

    private func leg(_ row: Row, _ conversions: Set<String>) -> Leg? {
        guard !row.isUndone, row.bought == nil, let money = row.money, let amount = row.amount, amount != .zero else {
            return nil
        }
        let code = currencyPlaces[money.place].flatMap { cell($0, row.cells) } ?? money.currency?.code
        guard let currency = code.flatMap(StatementCell.currency) else { return nil }
        let isConversion = kind(row).map(conversions.contains) ?? false
        return Leg(day: row.day, currency: currency, amount: amount, isConversion: isConversion)
    }

    /// PayPal writes a purchase abroad in its currency, and what exchanged the money for it in two rows more.
    ///
    /// They are one purchase that the account paid in its own currency. Money that was exchanged for nothing else is no spending.
    func joinConversions(_ rows: inout [Row]) {
        let conversions = Set(rows.compactMap(kind)).filter(DirectionWords.isConversion)
        guard !conversions.isEmpty else { return }
        var legs = rows.map { leg($0, conversions) }
        defer { for index in legs.indices where legs[index]?.isConversion == true { rows[index].isExchange = true } }
        // A deposit that was exchanged for a purchase looks the same from the other side.
        let counts = Dictionary(grouping: legs.compactMap { $0?.currency }) { $0 }.mapValues(\.count)
        let usual = counts.max { $0.value < $1.value }
        guard legs.contains(where: { $0?.isConversion == true }),
            let own = options.currency ?? (counts.values.count { $0 == usual?.value } == 1 ? usual?.key : nil)
        else { return }
        for index in legs.indices {
            guard let exchanged = legs[index], exchanged.isConversion, exchanged.currency != own else { continue }
            let near = (max(0, index - 3)...min(legs.count - 1, index + 3)).sorted { abs($0 - index) < abs($1 - index) }
            let bought = near.first { place in
                guard let leg = legs[place], leg.day == exchanged.day, !leg.isConversion else { return false }
                return leg.currency == exchanged.currency && leg.amount == -exchanged.amount
            }
            let paid = near.first { place in
                guard let leg = legs[place], leg.day == exchanged.day, leg.isConversion else { return false }
                return leg.currency == own && leg.amount.isNegative != exchanged.amount.isNegative
            }
            guard let bought, let paid, let place = rows[paid].money.flatMap({ currencyPlaces[$0.place] }),
                place < rows[bought].cells.count
            else { continue }
            var cells = rows[bought].cells
            cells[place] = rows[paid].cells[place]
            rows[paid].number = rows[bought].number
            rows[paid].cells = cells
            rows[paid].bought = StatementLine.Bought(
                amount: exchanged.amount.magnitude.decimal,
                currency: exchanged.currency
            )
            for other in [bought, index] {
                rows[other].money = nil
                rows[other].isUndone = true
            }
            for place in [bought, index, paid] { legs[place] = nil }
        }
    }
}
