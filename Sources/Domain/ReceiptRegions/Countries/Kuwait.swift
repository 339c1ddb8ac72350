import ReceiptDomain

extension Region {
    static let kuwait = Region(
        code: "KW",
        currency: CurrencyConvention(
            code: "KWD",
            marks: "4: KWD",
            doubtfulMarks: "3: KD, K.D, K.D.",
            prefixes: "KWD, KD, K.D.",
            suffixes: "KWD, KD, K.D.",
            decimals: .often
        ),
        // No value added tax yet.
        taxRates: [],
        numberForms: NumberForms(dialingCode: "+965", webEndings: "com.kw"),
        addresses: Addresses(towns: "kuwait, kuwait city, salmiya"),
        vocabulary: """
            4: kuwait
            3: salmiya, hawally, farwaniya, fahaheel, mahboula, knet, k net
            """,
        chains: Chains(
            distinctive: [.food: "The Sultan Center, Naif Chicken", .appliances: "X-cite Alghanim"],
            exact: [.food: "Saveco"]
        )
    )
}
