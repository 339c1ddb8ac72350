import ReceiptDomain

extension Region {
    static let estonia = Region(
        code: "EE",
        language: "et",
        currency: euro,
        // Käibemaksuseadus, § 15; 22 and 20 % before July 2025.
        taxRates: [240, 130, 90, 220, 200, 50],
        // Cash sums are rounded since 2025 (Eesti Pank).
        smallestCoin: 5,
        vocabulary: "2: tallinn, kaibemaks",
        chains: Chains(
            distinctive: [
                .food: "Grossi Toidukaubad, Maksimarket, Prisma Peremarket",
                .education: "Rahva Raamat",
                .health: "Südameapteek, Benu Apteek",
                nil: "Kaubamaja",
            ],
            exact: [.food: "Selver, Konsum", .household: "Bauhof, Decora", .transport: "Elron", nil: "Olerex"]
        )
    )
}
