import ReceiptDomain

extension Region {
    static let lithuania = Region(
        code: "LT",
        language: "lt",
        currency: euro,
        // Until 2014.
        formerCurrencies: [CurrencyConvention(code: "LTL", suffixes: "Lt")],
        // Unicode CLDR; the language's commission prescribes it.
        dates: DateHabit(.yearFirst),
        // Pridėtinės vertės mokesčio įstatymas, 19 str.; 9 % until 2025.
        taxRates: [210, 120, 90, 50],
        // Cash sums are rounded since May 2025 (Lietuvos bankas).
        smallestCoin: 5,
        vocabulary: "2: vilnius",
        chains: Chains(
            distinctive: [
                .food: "Caffeine Roasters, Šilas Parduotuvė",
                .household: "Ermitažas",
                .health: "Eurovaistinė, Gintarinė Vaistinė, Benu Vaistinė, Camelia Vaistinė",
                .appliances: "Topo Centras",
            ],
            exact: [
                .food: "Norfa, Čili Pica, Vero Cafe, Palink, Maxima",
                .household: "Senukai, Moki Veži",
                .education: "Pegasas",
                .appliances: "Elesen",
                .clothing: "Apranga",
                .transport: "LTG Link",
            ]
        )
    )
}
