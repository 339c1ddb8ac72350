import ReceiptDomain

extension Region {
    static let mongolia = Region(
        code: "MN",
        language: "mn",
        currency: CurrencyConvention(
            code: "MNT",
            names: "₮, 투그릭, tugrik",
            marks: "4: ₮",
            doubtfulMarks: "4: MNT",
            prefixes: "₮",
            suffixes: "₮",
            decimals: .often
        ),
        dates: DateHabit(.yearFirst),
        // Нэмэгдсэн өртгийн албан татварын тухай хууль, 11.
        taxRates: [100],
        numberForms: NumberForms(dialingCode: "+976", webEndings: "mn"),
        addresses: Addresses(towns: "ulaanbaatar, улаанбаатар"),
        vocabulary: """
            4: ulaanbaatar, улаанбаатар, ebarimt, ддтд
            3: нийт дүн, төлөх дүн,  mongolia, нөат, нхат, хариулт, сугалааны дугаар, ттд
            """,
        chains: Chains(distinctive: [.food: "Nomin Supermarket, Миний дэлгүүр"], exact: [.food: "Номин"])
    )
}
