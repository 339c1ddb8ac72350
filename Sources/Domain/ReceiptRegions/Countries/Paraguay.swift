import ReceiptDomain

extension Region {
    static let paraguay = Region(
        code: "PY",
        language: "gn",
        currency: CurrencyConvention(
            code: "PYG",
            symbol: "₲",
            groupSeparator: ".",
            decimalSeparator: ",",
            names: "₲, guaranies",
            marks: "4: PYG, ₲",
            doubtfulMarks: "4: Gs, Gs., GS, GS.",
            prefixes: "₲, Gs., Gs",
            suffixes: "₲, Gs., Gs",
            decimals: .seldom
        ),
        // Ley 6380/2019, art. 90; the taxes are a part of the prices.
        taxRates: [100, 50],
        // Banco Central: fifty guaranies.
        smallestCoin: 5000,
        numberForms: NumberForms(
            dialingCode: "+595",
            webEndings: "com.py",
            // Eight digits that begin with 800, and a check digit (Dirección Nacional de Ingresos Tributarios).
            places: [PlaceForm("py-ruc", 4) { $0.text.fits("99999999-9") && $0.text.hasPrefix("800") }]
        ),
        addresses: Addresses(towns: "asunción, asuncion, ciudad del este, luque"),
        vocabulary: """
            4: ciudad del este, guaranies, timbrado nro
            3: fernando de la mora, liquidacion del iva, kude
            1.5: timbrado
            1: gravadas, paraguay, asuncion
            """,
        chains: Chains(
            distinctive: [.food: "Superseis, Supermercados Stock", .health: "Punto Farma, Farmacenter, Farmatotal"],
            exact: [.food: "Salemma", .transport: "Petropar, Copetrol"]
        )
    )
}
