import ReceiptDomain

extension Region {
    static let thailand = Region(
        code: "TH",
        language: "th",
        currency: CurrencyConvention(
            code: "THB",
            symbol: "฿",
            marks: "4: THB, ฿",
            prefixes: "฿, THB",
            decimals: .often
        ),
        // Revenue Code, s 80, as lowered by royal decree.
        taxRates: [70],
        numberForms: NumberForms(
            dialingCode: "+66",
            webEndings: "co.th",
            places: [
                .rate("th-vat-rate", 7, of: "VAT", 2),
                // Revenue Department: thirteen digits, those of firms begin with 0.
                PlaceForm("th-tax", 2, beside: "TAX") { $0.text.fits("0999999999999") },
            ]
        ),
        addresses: Addresses(towns: "bangkok"),
        vocabulary: """
            3: thailand, baht, promptpay
            2.5: bangkok, phuket, pattaya, chiang mai, chiang rai, krabi, koh samui, hua hin, patong, ayutthaya, sukhumvit,
                silom, ratchadamri, nonthaburi, khon kaen, hat yai, suvarnabhumi, tax invoice abb
            2: supercenter pcl, cp all, seven eleven pcl, truemoney
            1.5: pcl, public company limited
            """,
        chains: Chains(
            distinctive: [
                .food: """
                Villa Market, Café Amazon, Black Canyon, After You Dessert,
                Bar B Q Plaza
                """,
                .household: "Thai Watsadu",
                nil: "Big C Supercenter, Siam Makro, Lotus's Go Fresh",
            ],
            exact: [.food: "Swensen's, MK Restaurants", .household: "HomePro"]
        )
    )
}
