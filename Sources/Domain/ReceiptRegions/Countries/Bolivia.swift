import ReceiptDomain

extension Region {
    static let bolivia = Region(
        code: "BO",
        currency: CurrencyConvention(
            code: "BOB",
            symbol: "Bs ",
            names: "bolivianos",
            // BOB is a name; Venezuela's money has the same sign.
            doubtfulMarks: "4: Bs, Bs., BS, BOB",
            prefixes: "Bs., Bs",
            suffixes: "Bs., Bs"
        ),
        // Ley 843, art. 15.
        taxRates: [130],
        numberForms: NumberForms(dialingCode: "+591", webEndings: "bo"),
        addresses: Addresses(towns: "cochabamba, santa cruz de la sierra"),
        vocabulary: """
            4: cochabamba, bolivianos, santa cruz de la sierra, base credito fiscal, importe base credito fiscal
            2: la paz bolivia, sucre bolivia, cod autorizacion, oruro, tarija
            1: nit, la paz
            """,
        chains: Chains(
            distinctive: [.food: "Hipermaxi, Pollos Copacabana", .health: "Farmacorp"],
            exact: [.food: "IC Norte, Fidalga"]
        )
    )
}
