import ReceiptDomain

extension Region {
    static let unitedKingdom = Region(
        code: "GB",
        currency: CurrencyConvention(
            code: "GBP",
            symbol: "£",
            names: "£, 파운드, pound, pounds",
            marks: """
                4: GBP
                3.5: £
                """,
            prefixes: "GBP, £",
            suffixes: "£",
            numberEvidence: CurrencyConvention.NumberEvidence(commas: -2, wholes: -2)
        ),
        // Value Added Tax Act 1994, s 2 and 29A; meals had 5 and 12.5 % in 2020 to 2022.
        taxRates: [200, 50, 125],
        idForms: [
            // A branch's number has three more digits.
            BusinessNumberForm(words: "VAT, GB", digits: 9, runs: [9, 12], separators: [" ", "-"], check: isVATNumber)
        ],
        numberForms: NumberForms(
            dialingCode: "+44",
            webEndings: "co.uk",
            places: [
                PlaceForm("gb-postcode", 2) { isPostcode($0.text, $0.next) },
                // With the country code, as on invoices to other countries.
                PlaceForm("gb-vat", 3) { $0.text == "GB" && $0.next.isDigits(9) || $0.text.fits("GB999999999") },
                PlaceForm("gb-phone", 1.5) { isPhone($0.text, $0.next) },
                .rate("gb-vat-rate", 20, of: "VAT", 1),
            ]
        ),
        addresses: Addresses(towns: "london", streetEndings: "street, road, avenue"),
        vocabulary: """
            3: united kingdom
            2.5: gift aid
            2: registered charity, clubcard, nectar points, yorkshire, lancashire, cheshire, oxfordshire,
                gloucestershire, hertfordshire, buckinghamshire, bedfordshire, staffordshire, nottinghamshire,
                leicestershire, lincolnshire, northamptonshire, cambridgeshire, shropshire, warwickshire, powys, gwynedd,
                pembrokeshire, northumberland, milton keynes, great britain
            1.5: london, tesco, sainsburys, morrisons, waitrose, glasgow, edinburgh, cardiff, swansea, leeds, liverpool,
                sheffield, nottingham, leicester, coventry, belfast, scotland, england, devon, cornwall, surrey
            1: birmingham, manchester, bristol, newcastle upon tyne, southampton, portsmouth, norwich, takeaway
            0.8: vat no, vat reg no, vat reg, vat number, vat registration
            0.6: plc
            0.3: contactless
            """,
        chains: Chains(
            distinctive: [
                .food: """
                Sainsbury's, Morrisons, Waitrose, Greggs, Pret A Manger, Costa Coffee, Caffè Nero, Wetherspoon,
                PizzaExpress, Toby Carvery, Nisa Local, Costcutter, Farmfoods
                """,
                .household: "Poundland, Home Bargains, Toolstation, Robert Dyas",
                .education: "WHSmith, Waterstones",
                .culture: "Cineworld, Sports Direct",
                .clothing: "Debenhams, River Island",
                .health: "Specsavers, Vision Express, Holland & Barrett, Lloyds Pharmacy",
                nil: "Tesco, Marks & Spencer, Superdrug, John Lewis",
            ],
            exact: [
                .food: "Wagamama, Zizzi, Budgens, Londis, Yo! Sushi, Asda",
                .household: "Screwfix, Wickes, Homebase, Dunelm, Wilko",
                .education: "Ryman",
                .transport: "Halfords, Kwik Fit",
                .clothing: "Primark, TK Maxx, Matalan, JD Sports",
                .appliances: "Currys",
                nil: "Boots, Argos",
            ],
            short: "B&M",
            slogans: [
                "B&M": "big brands big savings",
                "Tesco": "every little helps",
                "Sainsbury's": "live well for less",
            ]
        )
    )

    /// Seven digits weighted 8 to 2, and two check digits that bring the sum to a multiple of 97 (or, since 2010, with 55 added).
    @Sendable private static func isVATNumber(_ digits: [Int]) -> Bool {
        guard digits.count == 9, digits.contains(where: { $0 != 0 }) else { return false }
        let sum = zip(digits, stride(from: 8, through: 2, by: -1)).map { $0 * $1 }.reduce(0, +)
        let check = digits[7] * 10 + digits[8]
        return (sum + check) % 97 == 0 || (sum + check + 55) % 97 == 0
    }

    /// A telephone number with 0 and an area or mobile code: `01632 960883`, `07700 900415`, `020 7946 0018` (Ofcom).
    private static func isPhone(_ text: String, _ next: String) -> Bool {
        if text.fits("01999") || text.fits("07999") { return next.isDigits(6) || next.isDigits(3) }
        return (text == "020" || text.fits("0199") || text.fits("0299")) && next.isDigits(4)
            || text.fits("0199") && next.isDigits(3)
    }

    /// A postcode such as `SW1A 1AA`: letters with one or two digits, then a digit and two letters.
    private static func isPostcode(_ outer: String, _ inner: String) -> Bool {
        guard inner.fits("9AA"), (2...4).contains(outer.unicodeScalars.count), outer.prefix(1).fits("A"),
            let last = outer.unicodeScalars.last
        else { return false }
        let hasDigit = outer.unicodeScalars.dropFirst().contains { ("0"..."9").contains($0) }
        return hasDigit && (("0"..."9").contains(last) || ("A"..."Z").contains(last))
    }
}
