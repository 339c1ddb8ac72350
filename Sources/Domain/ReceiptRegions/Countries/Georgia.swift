import ReceiptDomain

extension Region {
    static let georgia = Region(
        code: "GE",
        language: "ka",
        currency: CurrencyConvention(
            code: "GEL",
            names: "₾, lari, 라리",
            marks: "4: ₾",
            doubtfulMarks: "4: GEL",
            prefixes: "₾",
            suffixes: "₾"
        ),
        // Tax Code of Georgia, VAT.
        taxRates: [180],
        numberForms: NumberForms(dialingCode: "+995", webEndings: "ge"),
        addresses: Addresses(towns: "tbilisi, batumi, kutaisi"),
        // The American state has the country's name.
        vocabulary: "3: tbilisi, batumi, kutaisi, rustavi",
        chains: Chains(
            distinctive: [.food: "Ori Nabiji", .health: "PSP Pharmacy", .appliances: "Elit Electronics"],
            exact: [.food: "Nikora", .appliances: "Zoommer", .transport: "Wissol", .health: "Aversi"]
        )
    )
}
