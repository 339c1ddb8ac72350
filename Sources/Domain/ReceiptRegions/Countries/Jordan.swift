import ReceiptDomain

extension Region {
    static let jordan = Region(
        code: "JO",
        currency: CurrencyConvention(
            code: "JOD",
            // On German packages the code is iodine.
            doubtfulMarks: "4: JOD, JD, J.D, J.D.",
            suffixes: "JD",
            decimals: .often
        ),
        // General Sales Tax Law 6 of 1994, art. 6.
        taxRates: [160, 80, 40],
        numberForms: NumberForms(dialingCode: "+962", webEndings: "com.jo, jo"),
        addresses: Addresses(towns: "amman"),
        // Jordan is a name, and Amman a goddess's.
        vocabulary: """
            4: amman jordan, hashemite kingdom
            3: irbid, zarqa, aqaba, abdoun, sweifieh, efawateercom
            1.5: amman
            """,
        chains: Chains(distinctive: [.food: "Cozmo Supermarket, Sameh Mall"])
    )
}
