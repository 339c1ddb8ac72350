import ReceiptDomain

extension Region {
    /// Hong Kong.
    static let hongKong = Region(
        code: "HK",
        currency: CurrencyConvention(
            code: "HKD",
            symbol: "HK$",
            sharedNames: "$, 달러, dollar, dollars",
            marks: "4: HK$",
            prefixes: "HK$"
        ),
        dates: DateHabit(.dayFirst),
        // There is none.
        taxRates: [],
        numberForms: NumberForms(dialingCode: "+852", webEndings: "com.hk"),
        addresses: Addresses(towns: "hong kong, kowloon"),
        vocabulary: """
            3: hong kong, kowloon
            2: octopus
            """,
        chains: Chains(distinctive: "Watsons")
    )
}
