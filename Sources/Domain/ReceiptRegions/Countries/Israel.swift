import ReceiptDomain

extension Region {
    static let israel = Region(
        code: "IL",
        language: "he",
        currency: CurrencyConvention(code: "ILS", marks: "4: ₪, ILS"),
        // Value Added Tax Law 1975, s 2; 17 % until 2024.
        taxRates: [180, 170],
        chains: Chains(
            distinctive: [
                .food: "Shufersal, Yochananof, Aroma Espresso, Café Landwer, AM:PM Market",
                .education: "Steimatzky, Tzomet Sfarim",
            ],
            exact: [.food: "Rami Levy, Osher Ad, Tiv Taam, Cofix, Café Greg"]
        )
    )
}
