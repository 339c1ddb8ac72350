import ReceiptDomain

extension Region {
    static let dominicanRepublic = Region(
        code: "DO",
        currency: CurrencyConvention(
            code: "DOP",
            symbol: "RD$",
            sharedNames: "$",
            marks: "4: RD$",
            // On food the code is a protected origin.
            doubtfulMarks: "4: DOP",
            prefixes: "RD$"
        ),
        // Código Tributario, art. 341; restaurants add ten percent for service (Código de Trabajo, art. 228).
        taxRates: [180, 160],
        numberForms: NumberForms(
            webEndings: "com.do, do",
            places: [
                PlaceForm("do-phone", 2) {
                    ["809", "829", "849"].contains($0.text.drop { $0 == "(" }.prefix(3)) && $0.text.isGrouped(3, 3, 4)
                }
            ]
        ),
        addresses: Addresses(towns: "santo domingo, santiago de los caballeros"),
        vocabulary: """
            5: itbis
            4: santo domingo, republica dominicana
            3: rnc, ncf, punta cana, bavaro, puerto plata, valido para credito fiscal, higuey
            2: propina legal
            """,
        chains: Chains(
            distinctive: [
                .food: "Supermercados Nacional, Supermercados Bravo, Pollos Victorina, Helados Bon",
                .health: "Farmacia Carol",
                .household: "Ferretería Americana",
                nil: "Plaza Lama",
            ]
        )
    )
}
