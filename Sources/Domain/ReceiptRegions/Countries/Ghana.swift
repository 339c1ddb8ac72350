import ReceiptDomain

extension Region {
    static let ghana = Region(
        code: "GH",
        currency: CurrencyConvention(
            code: "GHS",
            names: "cedi, cedis",
            marks: "4: GHS, GH₵, GH¢, ₵",
            prefixes: "GH₵, GH¢, ₵, GHS",
            suffixes: "GHS"
        ),
        // Value Added Tax Act 2025 (Act 1151), with levies of 2.5 % each for health insurance and education.
        taxRates: [200, 150],
        numberForms: NumberForms(dialingCode: "+233", webEndings: "com.gh"),
        addresses: Addresses(towns: "accra, kumasi"),
        // Ghana alone is a chocolate.
        vocabulary: """
            4: accra ghana, getfund, nhil
            3: accra, kumasi, takoradi
            1: ghana
            """,
        chains: Chains(distinctive: [.health: "Ernest Chemists"], exact: [.food: "Papaye, MaxMart", nil: "Melcom"])
    )
}
