import ReceiptDomain

extension Region {
    static let argentina = Region(
        code: "AR",
        currency: CurrencyConvention(code: "ARS", decimals: .often),
        // Ley de IVA (Ley 23.349), art. 28.
        taxRates: [210, 105, 270],
        numberForms: NumberForms(dialingCode: "+54"),
        vocabulary: "3: argentina, cuit, buenos aires, consumidor final",
        chains: Chains(
            distinctive: [
                .food: "Supermercados Día, La Anónima, Changomas, Café Martínez, Vea Supermercados",
                .health: "Farmacity",
                .appliances: "Musimundo, Garbarino",
                .education: "Yenny El Ateneo",
            ],
            exact: [.food: "Mostaza, Cordiez", .appliances: "Frávega"]
        )
    )
}
