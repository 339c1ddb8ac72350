import ReceiptDomain

extension Region {
    static let romania = Region(
        code: "RO",
        language: "ro",
        currency: CurrencyConvention(
            code: "RON",
            marks: "4: RON",
            isCodeAWord: true,
            suffixes: "lei, RON",
            numberEvidence: CurrencyConvention.NumberEvidence(commas: 0.5)
        ),
        // Codul fiscal, art. 291; 19, 9 and 5 % before August 2025.
        taxRates: [210, 110, 190, 90, 50],
        numberForms: NumberForms(
            dialingCode: "+40",
            webEndings: "ro",
            places: [PlaceForm("ro-vat", 3) { $0.text.isVATNumber("RO", digits: 6...10) }]
        ),
        vocabulary: """
            3: bon fiscal, romania
            2.5: total lei
            2: bucuresti, judet
            1.5: lei, cod fiscal, rest lei
            """,
        chains: Chains(
            distinctive: [
                .food: "Mega Image, Profi Rom Food, La Doi Pași, Luca Covrigi, Petru Pâine, Jerry's Pizza",
                .appliances: "Media Galaxy",
                .education: "Cărturești, Librarium",
                .transport: "CFR Călători",
                nil: "Rompetrol, OMV Petrom",
            ],
            exact: [.household: "Dedeman", .appliances: "Altex, Flanco", .health: "Catena, Sensiblu, Help Net"]
        )
    )
}
