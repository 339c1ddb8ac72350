/// The tax table at an invoice's foot, whose "total" is not the amount paid.
enum TaxSummary {
    private enum Word: String { case opens, closes }

    private static let words = PhraseMatcher<Word>(
        table: """
            opens: gst summary, tax summary, gst analysis, tax analysis, sst summary, vat summary, vat analysis, tax code, gst code, summary of gst, gst breakdown, tax breakdown, vat rate, gst rate, code rate goods, tax rate, gst sum
            closes: cash, change, visa, mastercard, rounding, amount due, grand total, sub total, net total, tendered
            """
    )

    /// Whether the line belongs to the table, given whether the previous one did.
    static func continues(_ isInside: Bool, at line: PageLine) -> Bool {
        for reading in line.readings {
            let numbers = reading.amounts
            let matches = words.matches(in: FoldedText(reading.text.scalars, skipping: numbers.map(\.range)))
            if matches.contains(where: { $0.meaning == .closes }) { return false }
            if matches.contains(where: { $0.meaning == .opens && $0.likeness > 0.8 }),
                !numbers.contains(where: { $0.use == .money && $0.decimals == 2 })
            {
                return true
            }
        }
        return isInside
    }

    /// Relabels "total" in the table, where it closes the columns of net amounts and taxes.
    static func relabel(_ cells: inout [AmountCell]) {
        for index in cells.indices {
            switch cells[index].role {
            case .total, .paid, .card, .tendered, .subtotal:
                cells[index].role = .net
                cells[index].roleWeight *= 0.5
            default: break
            }
        }
    }
}
