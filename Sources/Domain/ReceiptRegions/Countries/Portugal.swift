import ReceiptDomain

extension Region {
    static let portugal = Region(
        code: "PT",
        currency: euro,
        // Código do IVA, art. 18.
        taxRates: [230, 130, 60],
        numberForms: NumberForms(dialingCode: "+351", webEndings: "pt"),
        addresses: Addresses(towns: "lisboa", streetBeginnings: "rua, avenida, praça, largo"),
        vocabulary: """
            2: lisboa
            1.5: portugal
            """,
        chains: Chains(
            distinctive: [
                .food: """
                Continente Modelo, Minipreço, Padaria Portuguesa, Pans & Company, H3 Hamburgology,
                Pingo Doce & Go
                """,
                .appliances: "Radio Popular",
                .education: "Bertrand Livreiros",
                nil: "Galp Energia",
            ],
            exact: [
                .food: "Recheio, Continente, Pingo Doce", .appliances: "Worten", .health: "Farmácia Wells",
                .transport: "Via Verde",
            ]
        )
    )
}
