import ReceiptDomain

extension Region {
    static let chile = Region(
        code: "CL",
        currency: CurrencyConvention(code: "CLP", decimals: .seldom),
        // Decreto Ley 825, art. 14.
        taxRates: [190],
        vocabulary: """
            3: santiago de chile, boleta electronica
            2: chile
            """,
        chains: Chains(
            distinctive: [
                .food: "Santa Isabel, Hiper Líder",
                .health: "Cruz Verde, Salcobrand, Farmacias Ahumada",
                .education: "Librería Antártica, Feria Chilena del Libro",
                nil: "Falabella",
            ],
            exact: [
                .food: "Unimarc, Tottus, Doggis, Ekono",
                .health: "Dr. Simi",
                .household: "Sodimac",
                nil: "Copec",
            ]
        )
    )
}
