import ReceiptDomain

extension Region {
    /// India.
    static let india = Region(
        code: "IN",
        language: "hi",
        currency: CurrencyConvention(code: "INR", symbol: "₹", marks: "4: ₹, INR", prefixes: "Rs, INR, ₹"),
        dates: DateHabit(.dayFirst),
        // CGST Act 2017, s 9, both halves together; 12 and 28 % until September 2025.
        taxRates: [50, 180, 400, 120, 280],
        numberForms: NumberForms(dialingCode: "+91", webEndings: "co.in"),
        addresses: Addresses(towns: "mumbai, delhi, new delhi"),
        vocabulary: """
            3: gstin, cgst, sgst
            2.5: fssai
            2: india, mumbai, bengaluru, bangalore, new delhi, chennai, hyderabad
            1.5: rupees
            """
    )
}
