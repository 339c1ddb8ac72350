import ReceiptDomain

extension Region {
    static let philippines = Region(
        code: "PH",
        currency: CurrencyConvention(
            code: "PHP",
            symbol: "₱",
            marks: "4: PHP, ₱",
            prefixes: "₱, PHP",
            decimals: .often
        ),
        // Unicode CLDR, and the forms of the Bureau of Internal Revenue.
        dates: DateHabit(.monthFirst),
        // National Internal Revenue Code, s 106 and 108.
        taxRates: [120],
        numberForms: NumberForms(dialingCode: "+63", webEndings: "com.ph"),
        addresses: Addresses(towns: "manila"),
        vocabulary: """
            3: philippines, vatable sales, vat exempt sales, makati, quezon city, manila, cebu
            2: vat reg tin, non vat reg tin, zero rated sales, gcash
            """,
        chains: Chains(
            distinctive: [
                .food: """
                Mang Inasal, Goldilocks, Red Ribbon, Robinsons Supermarket, SM Supermarket, Army Navy Burger,
                Bo's Coffee, Yellow Cab Pizza, Uncle John's, Landers Superstore, Waltermart
                """,
                .health: "Mercury Drug, Southstar Drug",
                .education: "National Book Store",
                .household: "Handyman Do it Best, Wilcon Depot, CW Home Depot",
                .clothing: "Penshoppe",
                nil: "S&R Membership Shopping",
            ],
            exact: [.food: "Jollibee, Chowking, Puregold, Savemore"]
        )
    )
}
