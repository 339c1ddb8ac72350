import ReceiptDomain

extension Region {
    static let taiwan = Region(
        code: "TW",
        currency: CurrencyConvention(
            code: "TWD",
            symbol: "NT$",
            sharedNames: "$, 달러, dollar, dollars",
            marks: "4: NT$",
            prefixes: "NT$",
            decimals: .seldom
        ),
        dates: DateHabit(.yearFirst),
        // 加值型及非加值型營業稅法, art. 10.
        taxRates: [50],
        numberForms: NumberForms(dialingCode: "+886", webEndings: "com.tw"),
        vocabulary: """
            4: taiwan, 統一編號, 統一發票, 電子發票, 發票, 統一超商
            2: 台北, 新北市
            """
    )
}
