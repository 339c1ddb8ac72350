import ReceiptDomain

extension Region {
    static let guatemala = Region(
        code: "GT",
        currency: CurrencyConvention(
            code: "GTQ",
            names: "quetzales",
            marks: "4: GTQ",
            doubtfulMarks: "3: Q, Q.",
            prefixes: "GTQ",
            suffixes: "GTQ"
        ),
        // Ley del Impuesto al Valor Agregado, Decreto 27-92, art. 10.
        taxRates: [120],
        numberForms: NumberForms(dialingCode: "+502", webEndings: "gt, com.gt"),
        addresses: Addresses(towns: "guatemala, quetzaltenango, antigua guatemala"),
        // The country alone is a coffee.
        vocabulary: """
            4: ciudad de guatemala, documento tributario electronico, sujeto a pagos trimestrales isr,
                sujeto a retencion definitiva, quetzaltenango, quetzales
            3: certificador fel, numero de autorizacion sat, mixco, antigua guatemala, guatemala guatemala
            2: infile
            1: guatemala
            """,
        chains: Chains(
            distinctive: [
                .food: "Pollo Campero, Supermercados La Torre, Despensa Familiar, Pollo Granjero",
                .health: "Farmacias Galeno",
                .appliances: "Max Distelsa",
            ],
            exact: [.household: "Cemaco"]
        )
    )
}
