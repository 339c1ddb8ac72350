import ReceiptDomain

extension Region {
    static let finland = Region(
        code: "FI",
        language: "fi",
        currency: euro,
        // Arvonlisäverolaki, 84–85 a §; 24 % until August 2024, 14 % until 2025.
        taxRates: [255, 135, 100, 240, 140],
        // Cash sums are rounded (laki eräiden rahamääräisten suoritusten pyöristämisestä 890/2000).
        smallestCoin: 5,
        numberForms: NumberForms(dialingCode: "+358", webEndings: "fi"),
        addresses: Addresses(streetEndings: "katu"),
        vocabulary: "1.5: helsinki",
        chains: Chains(
            distinctive: [
                .food: """
                K-Supermarket, K-Citymarket, Hesburger, Kotipizza, Fazer Café, Robert's Coffee,
                ABC Liikennemyymälä, Halpa-Halli
                """,
                .household: "Musti ja Mirri",
                .appliances: "Verkkokauppa.com",
                .education: "Suomalainen Kirjakauppa, Akateeminen Kirjakauppa",
                .health: "Yliopiston Apteekki",
                .transport: "Matkahuolto",
                nil: "Stockmann",
            ],
            exact: [
                .food: "S-market, K-Market, Alepa, R-kioski",
                .household: "Tokmanni, Motonet, K-Rauta, Puuilo",
                .appliances: "Gigantti",
                nil: "Prisma",
            ]
        )
    )
}
