import ReceiptDomain

extension Region {
    static let bahrain = Region(
        code: "BH",
        currency: CurrencyConvention(
            code: "BHD",
            marks: "4: BHD",
            doubtfulMarks: "3: BD, BD., B.D.",
            prefixes: "BHD, BD",
            suffixes: "BHD, BD",
            decimals: .often
        ),
        // Decree-Law 48 of 2018 as amended by 33 of 2021; 5 % until 2021.
        taxRates: [100, 50],
        numberForms: NumberForms(
            dialingCode: "+973",
            webEndings: "com.bh",
            // Fifteen digits that begin with a two (National Bureau for Revenue).
            places: [PlaceForm("bh-vat", 2.5, beside: "VAT") { $0.text.isDigits(15) && $0.text.hasPrefix("2") }]
        ),
        addresses: Addresses(towns: "manama, bahrain"),
        vocabulary: """
            4: bahrain, manama
            3: muharraq, riffa, seef, juffair, benefitpay, benefit pay
            """,
        chains: Chains(distinctive: [.food: "Al Jazira Supermarket, Jawad Supermarket"], exact: [.food: "Jasmi's"])
    )
}
