import ReceiptDomain

extension Region {
    static let oman = Region(
        code: "OM",
        currency: CurrencyConvention(
            code: "OMR",
            marks: "4: OMR",
            doubtfulMarks: "3: RO, R.O, R.O.",
            prefixes: "OMR, R.O.",
            suffixes: "OMR, R.O.",
            decimals: .often
        ),
        // Royal Decree 121 of 2020, art. 37.
        taxRates: [50],
        numberForms: NumberForms(
            dialingCode: "+968",
            webEndings: "com.om, om",
            // The tax's number: OM and ten digits (Oman Tax Authority).
            places: [PlaceForm("om-vatin", 3.5) { $0.text.fits("OM9999999999") }]
        ),
        addresses: Addresses(towns: "muscat"),
        // Muscat alone is a wine.
        vocabulary: """
            4: sultanate of oman, muscat oman, vatin
            3: salalah, ruwi, al khuwair, bausher, sohar, nizwa
            1: muscat
            """,
        chains: Chains(distinctive: [.health: "Muscat Pharmacy"], exact: [.transport: "Oman Oil"])
    )
}
