import ReceiptDomain

extension Region {
    static let mexico = Region(
        code: "MX",
        currency: CurrencyConvention(
            code: "MXN",
            sharedNames: "$",
            marks: """
                4: MXN
                2.5: M.N.
                """,
            bareDollarWeight: 0.4,
            decimals: .often
        ),
        // Ley del IVA, art. 1; 8 % at the northern border.
        taxRates: [160, 80],
        numberForms: NumberForms(
            dialingCode: "+52",
            webEndings: "com.mx",
            places: [.rate("mx-iva-rate", 16, of: "IVA", 2.5)]
        ),
        addresses: Addresses(states: "CDMX"),
        vocabulary: """
            3: cdmx, s a de c v
            2.5: oaxaca, queretaro, tijuana, cancun, zapopan, chihuahua, hermosillo, culiacan, michoacan, yucatan,
                quintana roo, guanajuato, aguascalientes
            2: mexico, monterrey, guadalajara, rfc, chedraui, bodega aurrera, farmacias similares
            1: propina, mesero, taqueria
            0.5: efectivo, sucursal, cambio
            """,
        chains: Chains(
            distinctive: [
                .food: """
                Bodega Aurrera, Chedraui, Cielito Querido Café, Italian Coffee Company, Casa de Toño,
                Pollo Feliz
                """,
                .health: """
                Farmacias Similares, Farmacias Guadalajara, Farmacias del Ahorro, Farmacia San Pablo,
                Farmacias Benavides
                """,
                .clothing: "Cuidado con el Perro",
                .culture: "Cinépolis",
                .education: "Librerías Gandhi",
                nil: "El Palacio de Hierro",
            ],
            exact: [
                .food: "Sanborns, La Comer, Superama, OXXO, Soriana",
                .household: "Waldo's",
                .clothing: "Coppel, Suburbia",
                .culture: "Cinemex",
                nil: "Pemex",
            ]
        )
    )
}
