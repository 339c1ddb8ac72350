extension Region {
    /// The facts that the countries with the euro share.
    static let euroArea = Region(
        code: "EU",
        currency: euro,
        // The rates are those of each member.
        taxRates: [],
        vocabulary: """
            2: euro
            0.8: iva
            0.6: datum
            0.1: bonus
            """
    )

    static let euro = CurrencyConvention(
        code: "EUR",
        symbol: "€",
        groupSeparator: ".",
        decimalSeparator: ",",
        names: "€, 유로, euro, euros",
        marks: "3.5: €, EUR",
        prefixes: "EUR, €",
        suffixes: "€, EUR",
        numberEvidence: CurrencyConvention.NumberEvidence(commas: 1.5, wholes: -2)
    )
}
