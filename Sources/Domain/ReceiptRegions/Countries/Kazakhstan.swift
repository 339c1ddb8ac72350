import ReceiptDomain

extension Region {
    static let kazakhstan = Region(
        code: "KZ",
        language: "kk",
        currency: CurrencyConvention(
            code: "KZT",
            names: "₸, тг, 텐게, tenge",
            marks: "4: KZT, ₸",
            doubtfulMarks: "3: тг, тенге",
            groupsBySpace: true,
            prefixes: "₸, KZT",
            suffixes: "₸, тг, KZT",
            decimals: .often
        ),
        // Налоговый кодекс of 2025, ст. 503; 12 % until 2025.
        taxRates: [160, 120, 100, 50],
        numberForms: NumberForms(webEndings: "kz"),
        addresses: Addresses(towns: "алматы, астана, almaty, astana", streetBeginnings: "көш."),
        vocabulary: """
            4: алматы, almaty, казахстан, қазақстан, kazakhstan, фискальный чек қққ
            3: астана, шымкент, караганда, актобе, бин, иин, ққс, барлығы, kaspi
            2: astana, shymkent, тенге
            1: ндс
            """,
        chains: Chains(
            distinctive: [.food: "Magnum Cash & Carry"],
            exact: [.food: "Galmart", .appliances: "Технодом, Sulpak"]
        )
    )
}
