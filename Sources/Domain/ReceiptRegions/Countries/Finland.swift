import ReceiptDomain

extension Region {
    static let finland = Region(
        code: "FI",
        language: "fi",
        currency: euro,
        dates: DateHabit(.dayFirst),
        // Arvonlisäverolaki, 84–85 a §; 24 % until August 2024, 14 % until 2025.
        taxRates: [255, 135, 100, 240, 140],
        // Cash sums are rounded (laki eräiden rahamääräisten suoritusten pyöristämisestä 890/2000).
        smallestCoin: 5,
        numberForms: NumberForms(dialingCode: "+358", webEndings: "fi"),
        addresses: Addresses(streetEndings: "katu"),
        vocabulary: "1.5: helsinki",
        chains: Chains(exact: "Prisma")
    )
}
