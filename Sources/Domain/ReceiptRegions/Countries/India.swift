import ReceiptDomain

extension Region {
    /// India.
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
            prefixes: "Rs, INR, ₹"
        ),
        dates: DateHabit(.dayFirst),
        // CGST Act 2017, s 9, both halves together; 12 and 28 % until September 2025.
        taxRates: [50, 180, 400, 120, 280],
        numberForms: NumberForms(dialingCode: "+91", webEndings: "co.in"),
        addresses: Addresses(towns: "mumbai, delhi, new delhi"),
        vocabulary: """
            3: gstin, cgst, sgst, igst
            2.5: fssai, paytm, phonepe, bharatpe, hpcl, bpcl, indian oil, bharat petroleum, hindustan petroleum
            2: india, mumbai, bengaluru, bangalore, new delhi, chennai, hyderabad, kolkata, ahmedabad, jaipur, lucknow,
                kochi, coimbatore, gurgaon, gurugram, noida, chandigarh, bhopal, nagpur, mysuru, mysore, pune,
                tamil nadu, karnataka, kerala, maharashtra, gujarat, telangana, andhra pradesh, uttar pradesh, rajasthan,
                west bengal, punjab
            1.5: rupees, upi, rupay, hsn, hsn code, dmart, reliance fresh, big bazaar, pvt ltd
            1: private limited
            0.5: tax invoice
            """
    )
}
