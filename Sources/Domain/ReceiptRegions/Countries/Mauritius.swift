import ReceiptDomain

extension Region {
    static let mauritius = Region(
        code: "MU",
        currency: CurrencyConvention(
            code: "MUR",
            marks: "1.65: Rs, Rs.",
            // In French the code is a wall.
            doubtfulMarks: "4: MUR"
        ),
        // Value Added Tax Act 1998, s 9.
        taxRates: [150],
        numberForms: NumberForms(
            dialingCode: "+230",
            webEndings: "mu",
            places: [
                // `VAT20123456`, and a company's `C07012345` (Mauritius Revenue Authority, Companies Division).
                PlaceForm("mu-vat", 2.5, beside: "VAT") { $0.text.fits("VAT99999999") },
                PlaceForm("mu-brn", 3, beside: "BRN") { $0.text.fits("A99999999") },
            ]
        ),
        addresses: Addresses(towns: "port louis, curepipe, quatre bornes"),
        vocabulary: """
            4: mauritius, port louis
            3: curepipe, quatre bornes, rose hill, grand baie, vacoas, flacq, phoenix mauritius
            1: brn
            """,
        chains: Chains(distinctive: [.food: "King Savers", .appliances: "Courts Mammouth"])
    )
}
