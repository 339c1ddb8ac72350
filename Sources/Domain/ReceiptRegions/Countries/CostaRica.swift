import ReceiptDomain

extension Region {
    static let costaRica = Region(
        code: "CR",
        currency: CurrencyConvention(
            code: "CRC",
            groupSeparator: ".",
            decimalSeparator: ",",
            names: "₡, colones",
            marks: "4: ₡",
            doubtfulMarks: "4: CRC, ¢",
            prefixes: "₡",
            suffixes: "₡",
            decimals: .often
        ),
        // Ley 6826, art. 10 and 11; restaurants add ten percent for service.
        taxRates: [130, 40, 20, 10],
        // Banco Central: the coins of less than five colones are withdrawn.
        smallestCoin: 500,
        numberForms: NumberForms(
            dialingCode: "+506",
            webEndings: "cr, co.cr",
            // A company's number, `3-101-123456` (Registro Nacional).
            places: [PlaceForm("cr-juridica", 3) { $0.text.fits("9-999-999999") }]
        ),
        addresses: Addresses(towns: "heredia, alajuela"),
        vocabulary: """
            4: cedula juridica, san jose costa rica
            3: costa rica, alajuela, escazu, puntarenas, guanacaste, tiquete electronico, sinpe movil
            2: cartago, curridabat
            """,
        chains: Chains(
            distinctive: [
                .food: "Auto Mercado, Más x Menos, Megasuper, Rosti Pollos",
                .health: "Farmacia Fischel, Farmacia La Bomba",
            ],
            exact: [.food: "Maxi Palí, Musmanni", .appliances: "Gollo"]
        )
    )
}
