import ReceiptDomain

extension Region {
    static let cambodia = Region(
        code: "KH",
        language: "km",
        currency: CurrencyConvention(
            code: "KHR",
            names: "៛, riel, 리엘",
            marks: "2: KHR, ៛",
            prefixes: "៛, KHR",
            suffixes: "៛, KHR",
            decimals: .seldom
        ),
        // Law on Taxation 2023, value added tax.
        taxRates: [100],
        // Notes of a hundred riels are the least in use.
        smallestCoin: 10000,
        numberForms: NumberForms(dialingCode: "+855", webEndings: "com.kh"),
        addresses: Addresses(towns: "phnom penh, siem reap"),
        // Most shops price in dollars, and print the sum in riels below it: the place alone says little.
        vocabulary: """
            1: phnom penh, siem reap, cambodia, sihanoukville
            1.5: riel
            """,
        chains: Chains(
            distinctive: [
                .food: "Lucky Supermarket, Chip Mong Supermarket, Bayon Market",
                .health: "U-Care Pharmacy",
            ]
        )
    )
}
