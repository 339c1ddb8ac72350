import ReceiptDomain

extension Region {
    static let saudiArabia = Region(
        code: "SA",
        currency: CurrencyConvention(
            code: "SAR",
            marks: "4: SAR, ﷼",
            doubtfulMarks: "3: SR, SR.",
            // Hong Kong is a SAR, too.
            isCodeAWord: true,
            prefixes: "SAR",
            suffixes: "SAR"
        ),
        // VAT Implementing Regulations; 5 % until June 2020 (Royal Order A/638).
        taxRates: [150, 50],
        numberForms: NumberForms(
            dialingCode: "+966",
            webEndings: "com.sa",
            // Fifteen digits that begin and end with a three (Zakat, Tax and Customs Authority).
            places: [
                PlaceForm("sa-vat", 3.5) { $0.text.isDigits(15) && $0.text.hasPrefix("3") && $0.text.hasSuffix("3") }
            ]
        ),
        addresses: Addresses(towns: "riyadh, jeddah, dammam, makkah"),
        vocabulary: """
            4: riyadh, jeddah, saudi arabia, zatca
            3: dammam, makkah, madinah, al khobar
            0.5: simplified tax invoice
            2: ksa, mada, stc pay
            """,
        chains: Chains(
            distinctive: [
                .food: "Hyper Panda, Tamimi Markets, Abdullah Al-Othaim Markets, BinDawood, Maestro Pizza",
                .health: "Nahdi Pharmacy, Al-Dawaa Pharmacy",
                .education: "Jarir Bookstore",
            ],
            exact: [.food: "Herfy"]
        )
    )
}
