import ReceiptDomain

extension Region {
    static let slovakia = Region(
        code: "SK",
        language: "sk",
        currency: euro,
        // Zákon č. 222/2004 Z. z., § 27; 20 and 10 % until 2024.
        taxRates: [230, 190, 50, 200, 100],
        // Cash sums are rounded since July 2022 (zákon o cenách, § 3a).
        smallestCoin: 5,
        vocabulary: "2: bratislava",
        chains: Chains(
            distinctive: [
                .food: "COOP Jednota, Kraj Potraviny, Bageteria",
                .household: "Merkury Market, Asko Nábytok",
                .appliances: "NAY Elektrodom",
                .education: "Panta Rhei",
                .health: "Dr. Max Lekáreň",
                .beauty: "Teta Drogéria",
            ],
            exact: [.appliances: "Alza.sk", .transport: "Slovnaft"]
        )
    )
}
