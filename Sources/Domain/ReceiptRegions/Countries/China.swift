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
                """,
            decimals: .often
        ),
        dates: DateHabit(.yearFirst),
        // Value-Added Tax Law, art. 10.
        taxRates: [130, 90, 60],
        vocabulary: "3: 微信支付, 支付宝, 人民币",
        chains: Chains(
            distinctive: [
                .food: """
                永辉超市, 盒马鲜生, 华润万家, 海底捞, 瑞幸咖啡, 麦当劳, 肯德基, 必胜客, 蜜雪冰城, 华莱士, 永和大王, 西贝莜面村, 呷哺呷哺, 罗森, 全家超市, 物美超市, 世纪联华,
                联华超市
                """,
                .household: "名创优品, 无印良品, 宜家家居",
                .clothing: "优衣库, 海澜之家",
                .appliances: "苏宁易购, 国美电器",
                nil: "沃尔玛, 大润发超市",
            ],
            exact: [.food: "喜茶"]
        )
    )
}
