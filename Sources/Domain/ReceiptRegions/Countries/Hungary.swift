import ReceiptDomain

extension Region {
    static let hungary = Region(
        code: "HU",
        language: "hu",
        currency: CurrencyConvention(
            code: "HUF",
            marks: """
                4: HUF
                3: Ft
                """,
            groupsBySpace: true,
            suffixes: "Ft",
            decimals: .seldom
        ),
        dates: DateHabit(.yearFirst),
        // 2007. évi CXXVII. törvény (áfa), 82. §.
        taxRates: [270, 180, 50],
        // Magyar Nemzeti Bank: to five forints.
        smallestCoin: 500,
        numberForms: NumberForms(
            dialingCode: "+36",
            webEndings: "hu",
            places: [PlaceForm("hu-vat", 3) { $0.text.isVATNumber("HU", digits: 8...8) }]
        ),
        addresses: Addresses(streetEndings: "utca, tér"),
        vocabulary: """
            3: nyugta, adoszam
            2: budapest, magyarorszag
            1.5: osszesen, fizetendo
            """,
        chains: Chains(
            distinctive: [
                .food: """
                Tesco-Global, Coop Szupermarket, Reál Élelmiszer, Princess Pékség, Lipóti Pékség, Trófea Grill
                """,
                .household: "Praktiker",
                .education: "Líra Könyv, Alexandra Könyv",
                .appliances: "Euronics Műszaki",
                .health: "BENU Gyógyszertár",
            ],
            exact: [
                .food: "CBA Príma, Frei Café, Fornetti",
                .education: "Libri",
                .transport: "MÁV-Start",
                nil: "MOL Nyrt",
            ]
        )
    )
}
