public import ReceiptDomain
public import ReceiptWording

extension TextTable {
    public static func currencies(_ currencies: [OwnCurrency], _ wording: any Wording) -> TextTable {
        TextTable(
            columns: [
                Column(wording.codeColumn), Column(wording.symbolColumn),
                Column(wording.nameColumn, flexibleDownTo: 8), Column(wording.digitsColumn, .right),
            ],
            rows: currencies.map { currency in
                [
                    Cell(currency.id), Cell(currency.symbol ?? ""), Cell((currency.name ?? "").escapingControls),
                    Cell("\(currency.digits)"),
                ]
            }
        )
    }
}
