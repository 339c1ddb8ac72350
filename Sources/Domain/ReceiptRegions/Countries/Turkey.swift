import ReceiptDomain

extension Region {
    static let turkey = Region(
        code: "TR",
        language: "tr",
        currency: CurrencyConvention(
            code: "TRY",
            marks: "4: TRY, ₺",
            isCodeAWord: true,
            prefixes: "₺",
            suffixes: "TL, ₺",
            decimals: .often
        ),
        // KDV Kanunu 3065, m. 28, and decree 7346 of 2023; 18 and 8 % before.
        taxRates: [200, 100, 10, 180, 80],
        numberForms: NumberForms(dialingCode: "+90"),
        vocabulary: """
            3: turkiye, istanbul, ankara, izmir
            2.5: topkdv, toplam kdv, para ustu, mukellef
            1.5: kdv, toplam, nakit
            """,
        chains: Chains(
            distinctive: [
                .food: "CarrefourSA, Simit Sarayı, Kahve Dünyası, Köfteci Yusuf, Tavuk Dünyası, Macrocenter",
                .clothing: "LC Waikiki",
                .appliances: "Vatan Bilgisayar",
                nil: "Petrol Ofisi",
            ],
            exact: [
                .food: "Hakmar, Komagene",
                .clothing: "Koton, DeFacto, Boyner",
                .appliances: "Teknosa",
                .household: "Koçtaş",
                .education: "D&R Kitap",
            ]
        )
    )
}
