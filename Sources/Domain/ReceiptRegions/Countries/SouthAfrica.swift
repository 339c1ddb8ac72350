import ReceiptDomain

extension Region {
    static let southAfrica = Region(
        code: "ZA",
        currency: CurrencyConvention(code: "ZAR", marks: "4: ZAR", prefixes: "ZAR, R"),
        // The standard (SANS 8601) puts the year first, and so do some tills.
        dates: DateHabit(.dayFirst, printed: .yearFirst, weight: 0.1),
        // Value-Added Tax Act 89 of 1991, s 7; 14 % until March 2018.
        taxRates: [150, 140],
        // South African Reserve Bank: no five cents since 2012.
        smallestCoin: 10,
        numberForms: NumberForms(
            dialingCode: "+27",
            webEndings: "co.za",
            places: [
                // VAT registration: ten digits that begin with 4 (South African Revenue Service).
                PlaceForm("za-vat", 3, beside: "VAT") { $0.text.fits("4999999999") }
            ]
        ),
        addresses: Addresses(towns: "cape town, johannesburg"),
        vocabulary: """
            3: south africa
            2: cape town, johannesburg, durban, pretoria, pick n pay, shoprite
            0.8: pty ltd
            0.5: vat invoice
            """,
        chains: Chains(
            distinctive: [
                .food: """
                Nando's, Pick n Pay, Debonairs Pizza, Ocean Basket, Vida e Caffè, Romans Pizza, Chicken Licken
                """,
                .household: "Builders Warehouse, Cashbuild",
                .clothing: "Ackermans, Truworths",
                .education: "Exclusive Books",
            ],
            exact: [
                .food: "Mugg & Bean, Checkers, SUPERSPAR, KWIKSPAR, Wimpy",
                .clothing: "Mr Price, Foschini, Edgars",
                nil: "Dis-Chem, Engen",
            ]
        )
    )
}
