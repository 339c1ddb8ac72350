import ReceiptDomain

extension Region {
    static let unitedArabEmirates = Region(
        code: "AE",
        currency: CurrencyConvention(code: "AED", marks: "4: AED", prefixes: "AED"),
        // Federal Decree-Law 8 of 2017, art. 3.
        taxRates: [50],
        numberForms: NumberForms(dialingCode: "+971"),
        addresses: Addresses(towns: "dubai"),
        vocabulary: """
            3: dubai, abu dhabi, sharjah, united arab emirates
            1: trn
            """,
        chains: Chains(
            distinctive: [
                .food: "Choithrams, Al Maya Supermarket, Géant Hypermarket, West Zone Supermarket",
                .health: "Aster Pharmacy, BinSina Pharmacy",
                .household: "Danube Home",
                nil: "Lulu Center",
            ],
            exact: [.food: "Spinneys, Al Baik", .appliances: "Sharaf DG", nil: "Emarat, ADNOC"]
        )
    )
}
