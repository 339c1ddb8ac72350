import ReceiptDomain

extension Region {
    static let northMacedonia = Region(
        code: "MK",
        language: "mk",
        currency: CurrencyConvention(
            code: "MKD",
            groupSeparator: ".",
            decimalSeparator: ",",
            marks: "4: MKD",
            doubtfulMarks: "3: ден, ден., den, den.",
            prefixes: "MKD",
            suffixes: "MKD, ден",
            decimals: .often
        ),
        // Закон за данокот на додадена вредност, чл. 28–30.
        taxRates: [180, 100, 50],
        numberForms: NumberForms(
            dialingCode: "+389",
            webEndings: "mk",
            // The letters МК and thirteen digits (Закон за ДДВ, чл. 53).
            places: [
                PlaceForm("mk-ddv", 3) {
                    ($0.text.hasPrefix("MK") || $0.text.hasPrefix("МК")) && $0.text.dropFirst(2).isDigits(13)
                }
            ]
        ),
        addresses: Addresses(towns: "skopje, скопје"),
        vocabulary: """
            3: skopje, скопје, македонија, severna makedonija, фискална сметка, bitola, битола, kumanovo, куманово
            2: вкупен промет, вкупен ддв, ohrid, охрид, tetovo, тетово, prilep
            """,
        chains: Chains(
            distinctive: [.transport: "Makpetrol, Макпетрол"],
            exact: [.food: "Ramstore, Tinex", .appliances: "Setec"]
        )
    )
}
