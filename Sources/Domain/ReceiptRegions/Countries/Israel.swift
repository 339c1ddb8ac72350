import ReceiptDomain

extension Region {
    static let israel = Region(
        code: "IL",
        language: "he",
        currency: CurrencyConvention(code: "ILS", marks: "4: ₪, ILS"),
        dates: DateHabit(.dayFirst),
        // Value Added Tax Law 1975, s 2; 17 % until 2024.
        taxRates: [180, 170]
    )
}
