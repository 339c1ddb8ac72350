import ReceiptDomain

extension Region {
    static let colombia = Region(
        code: "CO",
        currency: CurrencyConvention(code: "COP", decimals: .often),
        // Estatuto Tributario, art. 468, 468-1 and 512-1 (meals).
        taxRates: [190, 50, 80],
        vocabulary: "3: bogota, colombia, medellin",
        chains: Chains(
            distinctive: [
                .food: "Juan Valdez, Crepes & Waffles, Almacenes Éxito",
                .health: "Drogas La Rebaja, Farmatodo",
                .household: "Homecenter",
                .clothing: "Arturo Calle",
                nil: "Jumbo Cencosud",
            ],
            exact: [
                .food: "Carulla, Olímpica, Frisby, Tostao, Surtimax, Kokoriko",
                .health: "Locatel",
                .appliances: "Alkosto, Ktronix",
                nil: "Terpel",
            ]
        )
    )
}
