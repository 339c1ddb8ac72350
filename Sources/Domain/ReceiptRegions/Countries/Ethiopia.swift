import ReceiptDomain

extension Region {
    static let ethiopia = Region(
        code: "ET",
        language: "am",
        currency: CurrencyConvention(
            code: "ETB",
            names: "birr",
            marks: "4: ETB",
            doubtfulMarks: "3: Birr, BIRR, Br, Br.",
            prefixes: "ETB",
            suffixes: "ETB, Birr"
        ),
        // Some have the day in the country's own calendar, seven or eight years earlier.
        // Value Added Tax Proclamation 1341 of 2024.
        taxRates: [150],
        numberForms: NumberForms(dialingCode: "+251", webEndings: "com.et"),
        addresses: Addresses(towns: "addis ababa"),
        // Ethiopia alone is a coffee.
        vocabulary: """
            4: addis ababa, addis abeba
            3: kebele, woreda, sub city, telebirr, bole road, txbl
            1: ethiopia
            """,
        chains: Chains(distinctive: [.food: "Kaldi's Coffee, Shoa Supermarket"], exact: [.food: "Tomoca"])
    )
}
