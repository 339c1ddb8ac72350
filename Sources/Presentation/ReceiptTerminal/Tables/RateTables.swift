public import HouseholdBook
import ReceiptDomain
public import ReceiptWording

extension TextTable {
    public static func rates(_ days: [RateDay], _ wording: any Wording) -> TextTable {
        let names = wording.rateColumns
        return TextTable(
            columns: [Column(names.rate), Column(names.day), Column(names.source, flexibleDownTo: 8)],
            rows: days.flatMap { day in
                day.rates.map { rate in
                    [
                        Cell(wording.equation(rate.from, rate.to, rate.decimal)), Cell(day.day.description, .faint),
                        Cell(day.source.escapingControls, .faint),
                    ]
                }
            }
        )
    }
}
