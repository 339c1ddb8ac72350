import ReceiptDomain

extension Region {
    static let albania = Region(
        code: "AL",
        language: "sq",
        currency: CurrencyConvention(
            code: "ALL",
            names: "lek, leke, lekë",
            doubtfulMarks: "3: ALL, Lek, LEK, Lekë, LEKË, Leke, LEKE",
            suffixes: "Lek, LEK, Lekë, LEKË",
            decimals: .often
        ),
        // Ligji nr. 92/2014 për tatimin mbi vlerën e shtuar, neni 49.
        taxRates: [200, 100, 60],
        // No coins under a lek are in use.
        smallestCoin: 100,
        numberForms: NumberForms(
            dialingCode: "+355",
            webEndings: "al",
            places: [
                // A letter, eight digits and a letter (Ligji nr. 9920/2008).
                PlaceForm("al-nipt", 3, beside: "NIPT") { $0.text.fits("A99999999A") },
                PlaceForm("al-nuis", 3, beside: "NUIS") { $0.text.fits("A99999999A") },
            ]
        ),
        addresses: Addresses(towns: "tiranë, tirane, tirana, durrës"),
        vocabulary: """
            3: tirane, tirana, shqiperi, nslf, nivf, vlera e tvsh, tvsh
            2.5: durres, vlore, shkoder, elbasan, nipt, nuis
            2: kupon tatimor, fature tatimore
            """,
        chains: Chains(distinctive: [.food: "Mulliri Vjetër"])
    )
}
