import ReceiptDomain

extension Region {
    static let malta = Region(
        code: "MT",
        language: "mt",
        currency: euro,
        // Value Added Tax Act (Cap. 406), eighth schedule.
        taxRates: [180, 120, 70, 50],
        numberForms: NumberForms(
            dialingCode: "+356",
            webEndings: "com.mt",
            places: [PlaceForm("mt-vat", 2.5) { $0.text.fits("MT99999999") }]
        ),
        addresses: Addresses(towns: "valletta, sliema"),
        // Malta alone is a drink.
        vocabulary: "2: valletta, sliema, birkirkara, st julians, qormi, mosta, naxxar, gozo",
        chains: Chains(distinctive: [.food: "Pavi Supermarket"])
    )
}
