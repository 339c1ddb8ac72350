import ReceiptDomain

extension Region {
    static let spain = Region(
        code: "ES",
        language: "es",
        currency: euro,
        // Ley 37/1992 del IVA, art. 90 and 91.
        taxRates: [210, 100, 40],
        numberForms: NumberForms(dialingCode: "+34", webEndings: "es"),
        addresses: Addresses(
            towns: "madrid, barcelona",
            streetBeginnings: "calle, avda, avda., paseo, plaza, avenida, rúa, carrer"
        ),
        vocabulary: """
            2: espana
            1.5: madrid, barcelona
            0.6: cif
            """,
        chains: Chains(
            distinctive: [
                .food: """
                Mercadona, Ahorramás, Telepizza, 100 Montaditos, BM Supermercados, Lupa Supermercados,
                HiperDino, Foster's Hollywood, Supermercados El Jamón, Ametller Origen
                """,
                .clothing: "Stradivarius, Massimo Dutti",
                .education: "Casa del Libro",
                .appliances: "PcComponentes",
                .culture: "Yelmo Cines",
                nil: "El Corte Inglés",
            ],
            exact: [
                .food: """
                Eroski, Consum, Alcampo, Bonpreu, Caprabo, Hipercor, Froiz, Gadis, Goiko, Coviran, Supersol,
                Masymas, Llaollao
                """,
                .clothing: "Bershka, Pull&Bear, Desigual, Sfera, Zara, Parfois",
                .beauty: "Clarel",
                .culture: "Cinesa",
                .transport: "Renfe",
                nil: "Repsol, Cepsa",
            ]
        )
    )
}
