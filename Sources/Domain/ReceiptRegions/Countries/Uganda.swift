import ReceiptDomain

extension Region {
    static let uganda = Region(
        code: "UG",
        currency: CurrencyConvention(
            code: "UGX",
            marks: "4: UGX",
            doubtfulMarks: "3: USh, Ush, Ushs, /=",
            prefixes: "UGX, USh",
            suffixes: "UGX",
            decimals: .seldom
        ),
        // Value Added Tax Act (Cap. 344), s 24.
        taxRates: [180],
        numberForms: NumberForms(dialingCode: "+256", webEndings: "co.ug, ug"),
        addresses: Addresses(towns: "kampala, entebbe, jinja"),
        vocabulary: """
            4: kampala, uganda, efris
            3: entebbe, mbarara, fiscal document number, kampala road
            """,
        chains: Chains(distinctive: [.food: "Cafe Javas, Capital Shoppers"])
    )
}
