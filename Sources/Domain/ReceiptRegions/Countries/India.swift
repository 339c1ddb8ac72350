import ReceiptDomain

extension Region {
    static let india = Region(
        code: "IN",
        language: "hi",
        currency: CurrencyConvention(
            code: "INR",
            symbol: "₹",
            marks: """
                4: ₹, INR
                2: Rs, Rs.
                """,
            // Tesseract's English model has no rupee sign.
            doubtfulMarks: "2.5: €",
            prefixes: "Rs, INR, ₹",
            decimals: .often
        ),
        // CGST Act 2017, s 9, both halves together; 12 and 28 % until September 2025.
        taxRates: [50, 180, 400, 120, 280],
        numberForms: NumberForms(
            dialingCode: "+91",
            webEndings: "co.in",
            places: [
                PlaceForm("in-gstin", 3) { isTaxNumber($0.text) },
                // `Durgapur-713216`: a town and its PIN (India Post).
                PlaceForm("in-pin", 1.5) { isTown($0.text) },
            ]
        ),
        addresses: Addresses(towns: "mumbai, delhi, new delhi"),
        vocabulary: """
            3: gstin, cgst, sgst, igst
            2.5: fssai, paytm, phonepe, bharatpe, hpcl, bpcl, indian oil, bharat petroleum, hindustan petroleum
            2: india, mumbai, delhi, bengaluru, bangalore, new delhi, chennai, hyderabad, kolkata, ahmedabad, jaipur, lucknow,
                kochi, coimbatore, gurgaon, gurugram, noida, chandigarh, bhopal, nagpur, mysuru, mysore, pune,
                tamil nadu, karnataka, kerala, maharashtra, gujarat, telangana, andhra pradesh, uttar pradesh, rajasthan,
                west bengal, punjab
            1.5: rupees, upi, rupay, hsn, hsn code, dmart, reliance fresh, big bazaar, pvt ltd
            1: private limited
            0.5: tax invoice
            """,
        chains: Chains(
            distinctive: [
                .food: """
                Reliance Fresh, Reliance Smart, Spencer's Retail, Haldiram's, Café Coffee Day, Barbeque Nation,
                Saravana Bhavan, Bikanervala, Nature's Basket, Ratnadeep, Third Wave Coffee, Blue Tokai,
                Adyar Ananda Bhavan, Sagar Ratna, Biryani Blues
                """,
                .health: "Apollo Pharmacy, MedPlus Pharmacy, Wellness Forever",
                .clothing: "Shoppers Stop, Reliance Trends, Pantaloons",
                .appliances: "Reliance Digital, Vijay Sales",
                .beauty: "Lakmé Salon",
                .education: "Crossword Bookstores, Sapna Book House",
                .culture: "PVR Cinemas, INOX Leisure",
                nil: "Avenue Supermarts, Big Bazaar, Lulu Hypermarket, Bharat Petroleum, Hindustan Petroleum",
            ],
            exact: [
                .food: "Wow! Momo, Chaayos, Faasos",
                .clothing: "Fabindia",
                .appliances: "Croma",
                .beauty: "Nykaa",
                .transport: "IRCTC",
                nil: "DMart",
            ]
        )
    )

    /// `27AAPFU0939F1ZV`: the state, the holder's tax number, his number, a Z and a check digit (CGST Rules 2017, rule 10).
    private static func isTaxNumber(_ text: String) -> Bool {
        let number = text.split(separator: "-").last.map { $0.filter { $0.isLetter || $0.isNumber } } ?? ""
        guard number.count == 15, number.prefix(2).allSatisfy(\.isNumber) else { return false }
        return number.dropFirst(2).prefix(5).allSatisfy(\.isLetter) && number.suffix(2).hasPrefix("Z")
    }

    private static func isTown(_ text: String) -> Bool {
        let parts = text.split(separator: "-")
        guard parts.count == 2, parts[0].count >= 4, parts[0].allSatisfy(\.isLetter) else { return false }
        return parts[1].isDigits(6) && !parts[1].hasPrefix("0")
    }
}
