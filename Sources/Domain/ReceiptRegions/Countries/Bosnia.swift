import ReceiptDomain

extension Region {
    static let bosnia = Region(
        code: "BA",
        language: "bs",
        currency: CurrencyConvention(
            code: "BAM",
            groupSeparator: ".",
            decimalSeparator: ",",
            doubtfulMarks: "4: BAM, KM, КМ"
        ),
        // Zakon o porezu na dodanu vrijednost, čl. 23.
        taxRates: [170],
        numberForms: NumberForms(
            dialingCode: "+387",
            webEndings: "ba",
            places: [
                // Thirteen digits that begin with a four; payers of the tax print the last twelve (Uprava za indirektno oporezivanje).
                PlaceForm("ba-jib", 3, beside: "JIB") { $0.text.isDigits(13) && $0.text.hasPrefix("4") },
                .rate("ba-pdv-rate", 17, of: "PDV", 2.5),
            ]
        ),
        addresses: Addresses(towns: "sarajevo, mostar, tuzla, zenica, banja luka"),
        vocabulary: """
            3: sarajevo, mostar, zenica, banja luka, bijeljina, bosna i hercegovina, republika srpska
            2: ibfm, bihac, prijedor, doboj, trebinje, brcko
            1.5: tuzla
            1: fiskalni racun
            """,
        chains: Chains(distinctive: [.food: "Amko Komerc, Hoše Komerc", .transport: "Energopetrol, Hifa Petrol"])
    )
}
