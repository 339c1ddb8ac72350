import ReceiptDomain

extension Region {
    static let belarus = Region(
        code: "BY",
        language: "be",
        currency: CurrencyConvention(
            code: "BYN",
            marks: "4: BYN",
            doubtfulMarks: "3: Br, руб, РУБ",
            prefixes: "BYN",
            suffixes: "BYN"
        ),
        // Налоговый кодекс, ст. 122.
        taxRates: [200, 100],
        numberForms: NumberForms(dialingCode: "+375", webEndings: "by"),
        addresses: Addresses(towns: "минск, minsk"),
        vocabulary: """
            4: минск, minsk, беларусь, belarus
            3: гомель, гродно, брест, витебск, могилев, унп
            1: ндс
            """,
        chains: Chains(
            distinctive: [.food: "Белмаркет", .clothing: "Mark Formelle", .transport: "Белоруснефть"],
            exact: [.food: "Евроопт"]
        )
    )
}
