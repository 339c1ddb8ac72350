import ReceiptDomain

extension Region {
    static let nigeria = Region(
        code: "NG",
        currency: CurrencyConvention(code: "NGN", marks: "4: ₦, NGN", decimals: .often),
        // Value Added Tax Act, s 4 (Finance Act 2019).
        taxRates: [75],
        vocabulary: "3: lagos, nigeria",
        chains: Chains(
            distinctive: [.food: "Chicken Republic", .health: "HealthPlus"],
            exact: [.food: "Mr Bigg's, Ebeano, Foodco", .health: "MedPlus"]
        )
    )
}
