import ReceiptDomain

extension Region {
    static let malaysia = Region(
        code: "MY",
        language: "ms",
        currency: CurrencyConvention(
            code: "MYR",
            symbol: "RM",
            names: "rm, 링깃",
            marks: """
                4: MYR
                3: RM
                """,
            prefixes: "RM, R M, RH, RN, MYR",
            suffixes: "RM, MYR",
            numberEvidence: CurrencyConvention.NumberEvidence(commas: -2, wholes: -2)
        ),
        // Sales Tax and Service Tax Acts 2018; GST had 6 % from 2015 to 2018.
        taxRates: [60, 80, 100, 50],
        // Bank Negara Malaysia: rounding since 2008.
        smallestCoin: 5,
        idForms: [
            // The number has no published check digit, so its first digits are checked.
            BusinessNumberForm(words: "GST", digits: 12, separators: ["-", " "]) {
                $0[0] == 0 && $0[1] == 0 && $0[2] <= 2
            }
        ],
        numberForms: NumberForms(
            dialingCode: "+60",
            webEndings: "com.my",
            places: [PlaceForm("my-company", 3, fits: isCompany), PlaceForm("my-gst", 2.5) { isTaxNumber($0.text) }]
        ),
        addresses: Addresses(streetBeginnings: "jl., jln"),
        vocabulary: """
            3: malaysia, sdn bhd, ringgit
            2.5: selangor, kuala lumpur, johor, petaling jaya, johor bahru
            2: penang, shah alam, darul ehsan, wilayah persekutuan, seri kembangan, negeri sembilan, pasaraya,
                perniagaan, syarikat
            1.5: jalan, perak, melaka, klang, sabah, sarawak, kajang, cheras, puchong, balakong, kedah, pahang,
                restoran, skudai
            1.2: taman, gst summary, gst id, subang
            1: terima kasih
            0.8: gst reg no, rounding adj, rounding adjustment
            0.7: gst no
            """,
        chains: Chains(
            distinctive: [
                .food: """
                99 Speed Mart, KK Super Mart, Econsave, Secret Recipe, Old Town White Coffee, Jaya Grocer,
                Village Grocer, Marrybrown, Sushi King, PappaRich, ZUS Coffee, Texas Chicken, HeroMarket,
                The Chicken Rice Shop
                """,
                .household: "MR. D.I.Y.",
                .health: "Caring Pharmacy, Alpro Pharmacy",
                nil: "Mydin, Petronas, NSK Trade City",
            ],
            exact: [.food: "Tealive, Chatime", .clothing: "Padini", .appliances: "Senheng", nil: "Petron, Lotus's"]
        )
    )

    /// A company's number with its year of founding, then the older number: `202001011937 (1368257-P)`.
    ///
    /// Companies Commission of Malaysia.
    @Sendable private static func isCompany(_ word: PrintedWord) -> Bool {
        let older = word.next.trimmingPrefix("(").split(separator: ")", maxSplits: 1).first
        let parts = older?.split(separator: "-") ?? []
        return word.text.isDigits(12) && (word.text.hasPrefix("19") || word.text.hasPrefix("20"))
            && parts.count == 2 && parts[0].count <= 7 && parts[0].isDigits(parts[0].count)
            && parts[1].count == 1
    }

    /// GST registration: twelve digits that begin with 000, 001 or 002.
    private static func isTaxNumber(_ text: String) -> Bool {
        let digits = String(text.unicodeScalars.filter { ("0"..."9").contains($0) })
        return digits.count == 12 && digits.hasPrefix("00") && ["0", "1", "2"].contains(digits.dropFirst(2).first)
            && text.count <= 15
    }
}
