import ReceiptDomain

extension Region {
    static let singapore = Region(
        code: "SG",
        currency: CurrencyConvention(
            code: "SGD",
            symbol: "S$",
            sharedNames: "$, 달러, dollar, dollars",
            marks: """
                4: SGD
                3: S$
                1.8: SS
                """,
            bareDollarWeight: 0.7,
            prefixes: "S$, SGD",
            numberEvidence: CurrencyConvention.NumberEvidence(commas: -2, wholes: -2)
        ),
        // Goods and Services Tax Act 1993, s 16; 8 % in 2023, 7 % before.
        taxRates: [90, 80, 70],
        // Monetary Authority of Singapore: no cents are struck since 2002.
        smallestCoin: 5,
        numberForms: NumberForms(
            dialingCode: "+65",
            webEndings: "sg",
            places: [
                PlaceForm("sg-gst", 2.5) { isTaxNumber($0.text) },
                PlaceForm("sg-postcode", 2) { $0.text.fits("S999999") },
                // Storey and unit in a block: `#01-13`, `#B1-07` (SingPost).
                PlaceForm("sg-unit", 1.5) { isUnit($0.text) },
                // Eight digits without an area code; offices begin with 6 (IMDA), and so do mobile phones in Hong Kong.
                PlaceForm("sg-phone", 1.5, beside: "TEL") { $0.isEightDigitPhone(beginning: ["6"]) },
                // Year, five digits and a letter (Accounting and Corporate Regulatory Authority).
                PlaceForm("sg-uen", 1.5, beside: "REG") { isCompanyNumber($0.text) },
                .rate("sg-gst-rate", 9, of: "GST", 1.5), .rate("sg-gst-rate", 8, of: "GST", 1.5),
                .rate("sg-gst-rate", 7, of: "GST", 1.5),
            ]
        ),
        addresses: Addresses(towns: "singapore"),
        vocabulary: """
            3: singapore
            3: pte ltd
            2.5: toa payoh, jurong, tampines, ntuc, fairprice, bedok, ang mo kio, linkpoints, hougang, punggol, sengkang,
                serangoon, yishun, sembawang, choa chu kang, bukit batok, bukit panjang, bukit timah, bukit merah,
                pasir ris, clementi, bishan, geylang, kallang, tiong bahru, katong, changi, novena, marine parade,
                comfortdelgro, cdc voucher, cdc vouchers, paynow, sheng siong
            2: ez link, woodlands, alexandra road, upper thomson
            1.5: singapura, orchard road, hawker centre
            1.5: nets
            1: uen, blk, kopitiam
            0.8: kaya toast, kosong, tax invoice
            """,
        chains: Chains(
            distinctive: [
                .food: """
                Cold Storage, FairPrice, Sheng Siong, BreadTalk, Ya Kun Kaya Toast, Old Chang Kee, Din Tai Fung,
                Sakae Sushi, Crystal Jade
                """,
                .household: "Popular Book",
                .transport: "ComfortDelGro",
                nil: "Don Don Donki",
            ],
            exact: [.food: "Toast Box, KOI Thé, Koufu", nil: "Giant, Guardian"]
        )
    )

    /// A unit's number: `#01-13`, `#B1-07`, `#03-10E`.
    private static func isUnit(_ text: String) -> Bool {
        guard text.hasPrefix("#") else { return false }
        let parts = text.dropFirst().split(separator: "-")
        guard parts.count == 2 else { return false }
        let unit = parts[1].prefix { $0.isNumber }
        return (parts[0].isDigits(2) || parts[0].fits("B9")) && (2...4).contains(unit.count)
    }

    /// A company's number such as `201222967D`, which begins with the year of registration.
    private static func isCompanyNumber(_ text: String) -> Bool {
        text.fits("999999999A") && (text.hasPrefix("19") || text.hasPrefix("20"))
    }

    /// A GST registration: `M4-0004578-0`, `M2-1234567-X`.
    private static func isTaxNumber(_ text: String) -> Bool {
        let parts = text.split(separator: "-")
        return parts.count == 3 && parts[0].count == 2 && parts[0].hasPrefix("M") && parts[1].isDigits(7)
            && parts[2].count == 1
    }
}
