import ReceiptDomain

extension Region {
    static let uruguay = Region(
        code: "UY",
        currency: CurrencyConvention(
            code: "UYU",
            groupSeparator: ".",
            decimalSeparator: ",",
            sharedNames: "$",
            marks: "4: UYU, $U",
            prefixes: "$U, UYU",
            decimals: .often
        ),
        // Texto Ordenado, Título 10, art. 34.
        taxRates: [220, 100],
        // Banco Central: the coins below a peso are withdrawn.
        smallestCoin: 100,
        numberForms: NumberForms(
            dialingCode: "+598",
            webEndings: "uy",
            // Twelve digits that begin with 21 in the capital (Dirección General Impositiva).
            places: [
                PlaceForm("uy-rut", 4, beside: "RUT") { isTaxNumber($0.text) },
                PlaceForm("uy-rut", 4, beside: "RUC") { isTaxNumber($0.text) },
            ]
        ),
        addresses: Addresses(towns: "montevideo, punta del este"),
        vocabulary: """
            5: montevideo uruguay, e ticket consumo final, puede verificar comprobante
            4: punta del este, colonia del sacramento, residente iva al dia
            2: iva tasa basica, iva tasa minima
            1: montevideo, uruguay, cae nro
            """,
        chains: Chains(
            distinctive: [.food: "Tienda Inglesa, Macro Mercado", .health: "Farmashop"],
            exact: [.food: "La Pasiva", .transport: "ANCAP", nil: "Abitab"]
        )
    )

    private static func isTaxNumber(_ text: String) -> Bool { text.isDigits(12) && text.hasPrefix("2") }
}
