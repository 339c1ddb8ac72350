import ReceiptDomain

extension Region {
    static let brazil = Region(
        code: "BR",
        language: "pt",
        currency: CurrencyConvention(
            code: "BRL",
            marks: """
                4: BRL
                3: R$
                """,
            prefixes: "R$"
        ),
        dates: DateHabit(.dayFirst),
        // Prices include taxes, at rates of the states and towns.
        taxRates: [],
        numberForms: NumberForms(dialingCode: "+55", webEndings: "com.br"),
        vocabulary: """
            3: cnpj, nota fiscal
            2: sao paulo, rio de janeiro, brasil, nfc e
            """
    )
}
