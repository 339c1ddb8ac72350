import ReceiptDomain

extension Region {
    /// Mexico.
    static let mexico = Region(
        code: "MX",
        currency: CurrencyConvention(
            code: "MXN",
            sharedNames: "$",
            marks: """
                4: MXN
                2.5: M.N.
                """
        ),
        dates: DateHabit(.dayFirst),
        // Ley del IVA, art. 1; 8 % at the northern border.
        taxRates: [160, 80],
        numberForms: NumberForms(dialingCode: "+52", webEndings: "com.mx"),
        addresses: Addresses(states: "CDMX"),
        vocabulary: """
            3: cdmx, s a de c v
            2: mexico, monterrey, guadalajara, rfc
            """,
        chains: Chains(exact: "OXXO, Soriana")
    )
}
