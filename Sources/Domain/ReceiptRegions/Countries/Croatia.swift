import ReceiptDomain

extension Region {
    static let croatia = Region(
        code: "HR",
        language: "hr",
        currency: euro,
        // Zakon o porezu na dodanu vrijednost, čl. 38.
        taxRates: [250, 130, 50],
        vocabulary: "2: zagreb",
        chains: Chains(
            distinctive: [
                .food: "Dinara Pekara, NTL Trgovina, Trgocentar",
                .appliances: "Sancta Domenica, Instar Informatika",
                nil: "INA Industrija nafte",
            ],
            exact: [
                .food: "Konzum, Plodine, Studenac, Ribola, Pan-Pek, Mlinar",
                .household: "Pevex, Emmezeta, Lesnina",
                nil: "Tifon",
            ]
        )
    )
}
