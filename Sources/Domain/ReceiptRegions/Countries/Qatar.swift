import ReceiptDomain

extension Region {
    static let qatar = Region(
        code: "QA",
        currency: CurrencyConvention(
            code: "QAR",
            marks: "4: QAR",
            doubtfulMarks: "3: QR, QR., Q.R.",
            prefixes: "QAR",
            suffixes: "QAR"
        ),
        // No value added tax yet.
        taxRates: [],
        numberForms: NumberForms(dialingCode: "+974", webEndings: "com.qa, qa"),
        addresses: Addresses(towns: "doha"),
        vocabulary: """
            4: qatar
            3: doha, lusail, al wakrah, al rayyan
            """,
        chains: Chains(distinctive: [.food: "Family Food Centre"], exact: [.food: "Al Meera", .transport: "Woqod"])
    )
}
