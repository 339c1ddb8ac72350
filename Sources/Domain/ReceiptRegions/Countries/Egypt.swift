import ReceiptDomain

extension Region {
    static let egypt = Region(
        code: "EG",
        language: "ar",
        currency: CurrencyConvention(
            code: "EGP",
            marks: "4: EGP",
            doubtfulMarks: "3: LE, L.E, L.E., E£",
            prefixes: "EGP, L.E.",
            suffixes: "EGP, L.E."
        ),
        // Value Added Tax Law 67 of 2016, art. 3; restaurants add twelve percent for service.
        taxRates: [140, 50],
        // The dialling code, +20, begins too many other numbers.
        numberForms: NumberForms(webEndings: "com.eg"),
        addresses: Addresses(towns: "cairo, giza"),
        vocabulary: """
            3: egypt, heliopolis cairo, nasr city, new cairo, hurghada, sharm el sheikh
            2: cairo, giza, zamalek, maadi, vodafone cash
            """,
        chains: Chains(
            distinctive: [
                .food: "Seoudi Market, Gourmet Egypt, Kheir Zaman, Buffalo Burger, Abou Shakra",
                .health: "El Ezaby Pharmacy, Seif Pharmacy",
                .education: "Diwan Bookstore",
                .appliances: "B.TECH Egypt",
            ],
            exact: [.food: "Hyper One, Cook Door, Kazyon, Cilantro Café"]
        )
    )
}
