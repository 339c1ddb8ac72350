import ReceiptDomain

extension Region {
    /// Thailand.
    static let thailand = Region(
        code: "TH",
        language: "th",
        currency: CurrencyConvention(code: "THB", symbol: "฿", marks: "4: THB, ฿", prefixes: "฿, THB"),
        dates: DateHabit(.dayFirst),
        // Revenue Code, s 80, as lowered by royal decree.
        taxRates: [70],
        numberForms: NumberForms(dialingCode: "+66", webEndings: "co.th"),
        addresses: Addresses(towns: "bangkok"),
        vocabulary: """
            3: thailand
            2.5: bangkok
            """
    )
}
