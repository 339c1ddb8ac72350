import ReceiptDomain

extension Region {
    static let greece = Region(
        code: "GR",
        language: "el",
        currency: euro,
        // VAT Code (Law 5144/2024).
        taxRates: [240, 130, 60],
        numberForms: NumberForms(dialingCode: "+30"),
        vocabulary: "2: greece",
        chains: Chains(
            distinctive: [
                .food: "Sklavenitis, AB Vassilopoulos, Mikel Coffee, Coffee Island",
                .appliances: "Kotsovolos",
                .beauty: "Hondos Center",
            ],
            exact: [.food: "Masoutis, Galaxias, Gregorys, Goody's, Kritikos", .appliances: "Plaisio"]
        )
    )
}
