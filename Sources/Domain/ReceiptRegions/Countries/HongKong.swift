import ReceiptDomain

extension Region {
    static let hongKong = Region(
        code: "HK",
        currency: CurrencyConvention(
            code: "HKD",
            symbol: "HK$",
            sharedNames: "$, 달러, dollar, dollars",
            marks: "4: HK$, HKD",
            bareDollarWeight: 0.5,
            prefixes: "HK$, HKD",
            decimals: .often
        ),
        // There is no such tax.
        taxRates: [],
        numberForms: NumberForms(
            dialingCode: "+852",
            webEndings: "com.hk",
            places: [
                // Eight digits without an area code; landlines begin with 2 or 3 (Communications Authority).
                PlaceForm("hk-phone", 2, beside: "TEL") { $0.isEightDigitPhone(beginning: ["2", "3"]) },
                // `LOCKHART RD 482, HK`
                PlaceForm("hk-address", 3) { $0.text == "HK" && $0.next.isEmpty && $0.before.hasSuffix(",") },
            ]
        ),
        addresses: Addresses(towns: "hong kong, kowloon"),
        vocabulary: """
            3: hong kong, kowloon, mong kok, tsim sha tsui, causeway bay, wan chai, wanchai, sheung wan, sai ying pun,
                kennedy town, quarry bay, shau kei wan, chai wan, yau ma tei, sham shui po, cheung sha wan, hung hom,
                whampoa, kwun tong, ngau tau kok, wong tai sin, tseung kwan o, tsuen wan, kwai chung, tuen mun,
                yuen long, tin shui wai, sha tin, shatin, tai po, sheung shui, tung chung, lantau, nathan road,
                香港, 九龍, 新界, 旺角, 銅鑼灣, 灣仔, 尖沙咀, 中環, 上環, 觀塘, 深水埗, 油麻地, 將軍澳, 荃灣, 葵涌, 屯門,
                元朗, 沙田, 紅磡, 黃大仙
            2: octopus, kln, alipayhk, payme, parknshop, cafe de coral, yuu
            1.5: hkia, new territories
            """,
        chains: Chains(
            distinctive: [
                .food: """
                PARKnSHOP, Café de Coral, Fairwood, Maxim's, City'super, Tai Hing, Tam Jai, TamJai SamGor,
                Arome Bakery, Pacific Coffee, 大家樂, 大快活, 太興, 譚仔三哥
                """,
                .beauty: "Watsons",
                nil: "Mannings, HKTVmall",
            ],
            exact: [.food: "Tsui Wah, Wellcome, 惠康, 百佳"]
        )
    )
}
