import ReceiptDomain

extension Region {
    /// Pays in dollars of the United States.
    static let ecuador = Region(
        code: "EC",
        currency: unitedStates.currency,
        // Ley de Régimen Tributario Interno, art. 65; 12 % until March 2024, 8 % for tourism on holidays.
        taxRates: [150, 120, 80, 50],
        numberForms: NumberForms(
            dialingCode: "+593",
            webEndings: "ec",
            // Thirteen digits that end in 001 (Servicio de Rentas Internas).
            places: [PlaceForm("ec-ruc", 3.5) { $0.text.isDigits(13) && $0.text.hasSuffix("001") }]
        ),
        addresses: Addresses(towns: "quito, guayaquil, cuenca"),
        vocabulary: """
            4: guayaquil, quito ecuador
            3: cuenca ecuador, ambato, machala, riobamba, obligado a llevar contabilidad, clave de acceso
            1.5: cuenca
            """,
        chains: Chains(
            distinctive: [.food: "Supermaxi, Mi Comisariato, Sweet & Coffee"],
            exact: [
                .food: "Megamaxi, Gran Akí",
                .health: "Fybeca, Sana Sana",
                .household: "Sukasa",
                .clothing: "De Prati",
            ]
        )
    )
}
