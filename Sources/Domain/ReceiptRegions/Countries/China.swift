import ReceiptDomain

extension Region {
    static let china = Region(
        code: "CN",
        language: "zh",
        currency: CurrencyConvention(
            code: "CNY",
            symbol: "CN¥",
            names: "위안, 元, yuan",
            sharedNames: "¥, ￥",
            marks: """
                4: CNY, RMB
                2: 元
                """
        ),
        dates: DateHabit(.yearFirst),
        // Value-Added Tax Law, art. 10.
        taxRates: [130, 90, 60],
        vocabulary: "3: 微信支付, 支付宝, 人民币"
    )
}
