import ReceiptDomain

extension Region {
    static let unitedStates = Region(
        code: "US",
        language: "en",
        currency: CurrencyConvention(
            code: "USD",
            symbol: "$",
            names: "$, 달러, dollar, dollars",
            // The last is the balboa's, which is Panama's name for a dollar.
            marks: "4: US$, USD, B/.",
            bareDollarWeight: 1.6,
            prefixes: "US$, USD, $, B/.",
            suffixes: "USD, $",
            numberEvidence: CurrencyConvention.NumberEvidence(commas: -2, points: 0.6, wholes: -2)
        ),
        dates: DateHabit(.monthFirst),
        // The rates are set by states, counties and towns.
        taxRates: [],
        numberForms: NumberForms(
            places: [
                PlaceForm("us-zip", 3, fits: isPostcode),
                PlaceForm("us-phone", 0.8) { $0.text.isGrouped(3, 3, 4) },
                // `(830) 555-0107`
                PlaceForm("us-phone", 1.2) {
                    $0.text.count == 5 && $0.text.hasPrefix("(") && $0.next.isGrouped(3, 4)
                },
                PlaceForm("us-phone", 0.8) { $0.text.hasPrefix("+1") && $0.text.count > 4 },
            ]
        ),
        addresses: Addresses(states: states, areStatesWords: true, streetEndings: "street, road, avenue"),
        vocabulary: """
            2: usa, us debit
            1.5: sales tax, suggested gratuity, state tax, new york, san francisco, california, los angeles,
                chicago, las vegas, honolulu, seattle, brooklyn
            1.5: walmart, walgreens, cvs pharmacy, trader joes, home depot, dollar tree, whole foods market,
                chick fil a, taco bell, chipotle, panda express, panera bread
            1.2: texas, florida
            1: boston, gallons, price/gal, price per gallon
            0.8: gratuity, blvd
            0.7: tip
            0.6: server
            0.4: discover
            -1.5: gst, tax invoice
            """,
        chains: Chains(
            distinctive: [
                .food: """
                McDonald's, Starbucks, Burger King, Pizza Hut, Domino's, Dunkin', Taco Bell, Chick-fil-A,
                Popeyes, Chipotle, Panda Express, Panera Bread, Five Guys, Shake Shack, Applebee's,
                Olive Garden, Denny's, Jack in the Box, Whataburger, In-N-Out Burger, Cracker Barrel,
                Outback Steakhouse, Texas Roadhouse, Buffalo Wild Wings, Cheesecake Factory,
                LongHorn Steakhouse, Red Lobster, Waffle House, Dairy Queen, Papa Johns, Little Caesars,
                Jimmy John's, Jersey Mike's, Raising Cane's, Bojangles, Krispy Kreme, Baskin Robbins,
                Peet's Coffee, Dutch Bros, Trader Joe's, Whole Foods Market, Kroger, Publix, Albertsons,
                Wegmans, Giant Eagle, Harris Teeter, Winn-Dixie, Piggly Wiggly, Hannaford,
                Sprouts Farmers Market, WinCo Foods, 7-Eleven
                """,
                .appliances: "Best Buy, Micro Center",
                .household: """
                Office Depot, OfficeMax, Home Depot, Dollar Tree, Dollar General, Family Dollar, Five Below,
                HomeGoods, Ace Hardware, Bed Bath & Beyond, Hobby Lobby
                """,
                .education: "Barnes & Noble",
                .culture: "AMC Theatres, Regal Cinemas, Dick's Sporting Goods",
                .clothing: """
                Nordstrom, Marshalls, Banana Republic, American Eagle, Victoria's Secret, Foot Locker,
                Forever 21
                """,
                .beauty: "Ulta Beauty, Bath & Body Works, Great Clips, Supercuts",
                .transport: "O'Reilly Auto Parts, Jiffy Lube",
                nil: "Walmart, Meijer, Walgreens, Rite Aid, CVS Pharmacy, Fred Meyer, Exxon, Circle K, Duane Reade",
            ],
            exact: [
                .food: """
                Red Robin, Wingstop, Zaxby's, Food Lion, ShopRite, Stop & Shop, QuikTrip, KFC, Subway, Wendy's,
                Chili's, IHOP, Sonic, Arby's, Safeway, Hardee's, Culver's, Sheetz, Ralphs
                """,
                .household: "Big Lots, PetSmart, Staples, Lowe's, Petco, Michaels, Menards",
                .culture: "Cinemark, GameStop",
                .clothing: "TJ Maxx, Old Navy, JCPenney, Dillard's, Ross, Kohl's, Macy's, Skechers",
                .transport: "AutoZone",
                .beauty: "Sephora",
                nil: "Sam's Club, Target, Costco, Kmart, Chevron, Esso, Texaco, Sunoco, Citgo, Conoco, Valero",
            ],
            slogans: [
                "Ross": "dress for less",
                "Walmart": "save money live better",
                "Target": "expect more pay less",
                "Home Depot": "how doers get more done, more saving more doing",
                "Kroger": "fresh for everyone",
                "Publix": "where shopping is a pleasure",
                "KFC": "finger lickin good",
                "Safeway": "ingredients for life",
                "Burger King": "have it your way",
                "Dollar General": "save time save money every day",
            ]
        )
    )

    /// The states at the end of postal addresses.
    private static let states: WordList = """
        AL, AK, AZ, AR, CA, CO, CT, DE, FL, GA, HI, ID, IL, IN, IA, KS, KY, LA, ME, MD, MA, MI, MN,
        MS, MO, MT, NE, NV, NH, NJ, NM, NY, NC, ND, OH, OK, OR, PA, RI, SC, SD, TN, TX, UT, VT, VA,
        WA, WV, WI, WY, DC
        """

    /// A state and its postcode: `AUSTIN, TX 78701-1234`, but not `DRIVER ID 0118827` or `CLERK ID 11882`.
    @Sendable private static func isPostcode(_ word: PrintedWord) -> Bool {
        let parts = word.next.split(separator: "-", maxSplits: 1)
        guard states.words.contains(word.text), let zip = parts.first, zip.isDigits(5) else { return false }
        return (parts.count == 1 || parts[1].isDigits(4)) && (word.text != "ID" || word.before.hasSuffix(","))
    }
}
