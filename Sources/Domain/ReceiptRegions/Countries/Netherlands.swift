import ReceiptDomain

extension Region {
    static let netherlands = Region(
        code: "NL",
        language: "nl",
        currency: euro,
        // Wet op de omzetbelasting 1968, art. 9; 6 % until 2018.
        taxRates: [210, 90, 60],
        // Shops may round cash sums since 2004 (De Nederlandsche Bank).
        smallestCoin: 5,
        numberForms: NumberForms(dialingCode: "+31", webEndings: "nl"),
        addresses: Addresses(streetEndings: "straat, laan, plein, gracht, kade, singel"),
        vocabulary: """
            2: nederland
            1.5: btw, amsterdam
            """,
        chains: Chains(
            distinctive: [
                .food: """
                Albert Heijn, Hoogvliet, DekaMarkt, Bakker Bart, Vomar Voordeelmarkt, Dirk van den Broek,
                PLUS Supermarkt, Nettorama, Jan Linders, New York Pizza, Vlaamsch Broodhuys
                """,
                .household: "Intratuin",
                .culture: "Pathé Thuis",
                .transport: "NS Reizigers",
                nil: "De Bijenkorf",
            ],
            exact: [
                .food: "Ekoplaza, Poiesz, SPAR, Jumbo",
                .household: "Kruidvat, Blokker, Karwei, Xenos, Big Bazar, HEMA",
                .clothing: "Wibra, Scapino, Van Haren",
                .appliances: "Coolblue",
            ]
        )
    )
}
