import ReceiptDomain

extension Region {
    static let canada = Region(
        code: "CA",
        currency: CurrencyConvention(
            code: "CAD",
            symbol: "CA$",
            sharedNames: "$, 달러, dollar, dollars",
            marks: "4: CAD",
            bareDollarWeight: 0.6,
            prefixes: "C$, CAD"
        ),
        // The standard order is year, month, day, people write all three, and tills come from both sides of the border.
        dates: DateHabit(.dayFirst, printed: .monthFirst, weight: 0.2),
        // Excise Tax Act, s 165: GST, and HST of the provinces that have joined it.
        taxRates: [50, 130, 140, 150],
        // Royal Canadian Mint: no cents since 2013.
        smallestCoin: 5,
        numberForms: NumberForms(
            webEndings: "ca",
            places: [
                // `K7M 3E1`: letters and digits alternate (Canada Post).
                PlaceForm("ca-postcode", 4) { $0.text.fits("A9A") && $0.next.fits("9A9") },
                // The suffix of a business number for its first GST account.
                PlaceForm("ca-gst", 3) { $0.text.fits("RT9999") },
                PlaceForm("ca-phone", 2.5) { isPhone($0.text, $0.next) },
                // `Winnipeg MB`, `TORONTO ON`: without a postcode the province ends the line.
                PlaceForm("ca-province", 1.5) {
                    provinces.words.contains($0.text) && $0.next.isEmpty
                        && ($0.isBehindName || cities.words.contains($0.before.lowercased()))
                },
                .rate("ca-gst-rate", 5, of: "GST", 2.5),
            ]
        ),
        addresses: Addresses(states: provinces, towns: "vancouver, toronto, montreal"),
        vocabulary: """
            2.5: canada
            3.5: hst
            3: interac, qst, tvq
            2: toronto, montreal, ottawa, calgary, edmonton, winnipeg, halifax, saskatoon, mississauga, brampton,
                scarborough on, sudbury, kitchener, kelowna, nanaimo, gatineau, laval, sherbrooke, moncton, fredericton,
                charlottetown, st johns nl, thunder bay, saskatchewan, manitoba, nova scotia, new brunswick
            2: tim hortons, loblaws, shoppers drug mart, canadian tire, metro inc, petro canada, lcbo, saq, swiss chalet
            1.5: vancouver, ontario, quebec, alberta, british columbia, tps, pc optimum, scene points
            1: pst
            """,
        chains: Chains(
            distinctive: [
                .food: """
                Tim Hortons, Loblaws, No Frills, Sobeys, Swiss Chalet, Real Canadian Superstore, Save-On-Foods,
                Booster Juice, Boston Pizza
                """,
                .household: "Canadian Tire, Dollarama",
                .beauty: "Sally Beauty",
                .health: "Jean Coutu",
                nil: "Shoppers Drug Mart, Petro-Canada, Giant Tiger",
            ],
            exact: [.food: "St-Hubert, Provigo, LCBO, SAQ, IGA, Mary Brown's", .culture: "Cineplex"]
        )
    )

    /// The provinces at the end of postal addresses.
    private static let provinces: WordList = "BC, ON, QC, AB, MB, SK, NS, NB, NL, PEI, N.L."

    /// Cities of more than 200,000 people with names of one word, as tills print them in capitals (Statistics Canada, census 2021).
    private static let cities: WordList = """
        toronto, montreal, calgary, ottawa, edmonton, winnipeg, mississauga, vancouver, brampton, hamilton, surrey, quebec,
        halifax, laval, london, markham, vaughan, gatineau, saskatoon, kitchener, longueuil, burnaby, windsor, regina,
        oakville, richmond
        """

    /// Area codes of the provinces and territories (Canadian Numbering Administrator).
    private static let areaCodes: WordList = """
        204, 226, 236, 249, 250, 257, 263, 289, 306, 343, 354, 365, 367, 368, 382, 403, 416, 418, 428, 431, 437, 438,
        450, 468, 474, 506, 514, 519, 548, 579, 581, 584, 587, 604, 613, 639, 647, 672, 683, 705, 709, 742, 753, 778,
        780, 782, 807, 819, 825, 867, 873, 879, 902, 905, 942
        """

    /// `416-555-0199`, `(416) 555-0199`.
    private static func isPhone(_ text: String, _ next: String) -> Bool {
        if text.isGrouped(3, 3, 4) {
            return areaCodes.words.contains(String(text.drop { $0 == "(" }.prefix(3)))
        }
        guard text.count == 5, text.hasPrefix("("), next.isGrouped(3, 4) else { return false }
        return areaCodes.words.contains(String(text.dropFirst().prefix(3)))
    }
}
