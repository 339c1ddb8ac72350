import ReceiptDomain

extension Region {
    static let tunisia = Region(
        code: "TN",
        currency: CurrencyConvention(
            code: "TND",
            // On American tills the code is what was tendered.
            doubtfulMarks: "4: TND, DT",
            suffixes: "DT",
            decimals: .often
        ),
        // Code de la taxe sur la valeur ajoutée, art. 7.
        taxRates: [190, 130, 70],
        numberForms: NumberForms(
            dialingCode: "+216",
            webEndings: "tn, com.tn",
            // `1234567A/P/M/000`: digits, a key, the tax, the kind, the branch (Ministère des Finances).
            places: [PlaceForm("tn-mf", 3.5) { $0.text.filter { $0 != "/" }.fits("9999999AAA999") }]
        ),
        addresses: Addresses(towns: "tunis, sousse, sfax"),
        vocabulary: """
            4: tunisie, tunisia
            3: tunis, sfax, sousse, la marsa, monastir, bizerte, hammamet, droit de timbre
            1: matricule fiscal, timbre fiscal
            """,
        chains: Chains(distinctive: [.food: "Magasin Général, Géant Tunisie"])
    )
}
