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
            """,
        chains: Chains(
            distinctive: [
                .food: """
                全聯福利中心, 家樂福, 全家便利商店, 統一超商, 萊爾富, 路易莎咖啡, 八方雲集, 鬍鬚張, 鼎泰豐, 麥當勞, 摩斯漢堡, 丹丹漢堡, 清心福全, 迷客夏, 頂好超市, 美廉社,
                星巴克
                """,
                .beauty: "屈臣氏, 康是美",
                .household: "寶雅, 特力屋",
                .education: "誠品書店, 金石堂",
                .appliances: "燦坤, 全國電子",
                nil: "大潤發",
            ],
            exact: [.food: "50嵐"]
        )
    )
}
