import ReceiptDomain

extension Region {
    static let moldova = Region(
        code: "MD",
        currency: CurrencyConvention(
            code: "MDL",
            marks: "4: MDL",
            doubtfulMarks: "2.5: lei, LEI",
            isCodeAWord: true,
            suffixes: "MDL, lei"
        ),
        // Codul fiscal, art. 96; hotels and restaurants had lower rates.
        taxRates: [200, 120, 80, 60],
        numberForms: NumberForms(
            dialingCode: "+373",
            webEndings: "md",
            places: [
                // Thirteen digits that begin with 10 (Legea 220/2007).
                PlaceForm("md-idno", 2.5) { $0.text.isDigits(13) && $0.text.hasPrefix("100") }
            ]
        ),
        addresses: Addresses(towns: "chișinău, chisinau, bălți, balti"),
        vocabulary: """
            4: chisinau, republica moldova
            3: idno, tiraspol, orhei, ungheni
            2: moldova
            1: bon fiscal
            """,
        chains: Chains(
            distinctive: [.food: "La Plăcinte, Andy's Pizza", .health: "Farmacia Familiei"],
            exact: [.food: "Linella"]
        )
    )
}
