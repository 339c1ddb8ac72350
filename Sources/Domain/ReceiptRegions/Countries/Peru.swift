import ReceiptDomain

extension Region {
    static let peru = Region(
        code: "PE",
        currency: CurrencyConvention(code: "PEN"),
        dates: DateHabit(.dayFirst),
        // Ley del IGV, with the towns' two percent.
        taxRates: [180],
        vocabulary: "3: peru, lima peru"
    )
}
