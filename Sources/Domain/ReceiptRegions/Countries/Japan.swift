import ReceiptDomain

extension Region {
    static let japan = Region(
        code: "JP",
        language: "ja",
        currency: CurrencyConvention(
            code: "JPY",
            symbol: "¥",
            names: "¥, ￥, 엔, 円, yen",
            marks: """
                4: 円, JPY
                2.5: ¥
                """,
            prefixes: "JPY, ¥, Y, \\",
            suffixes: "円",
            decimals: .never,
            numberEvidence: CurrencyConvention.NumberEvidence(decimals: -5)
        ),
        dates: DateHabit(.yearFirst),
        // 消費税法 art. 29 and 地方税法, together.
        taxRates: [100, 80],
        numberForms: NumberForms(dialingCode: "+81", webEndings: "jp"),
        addresses: Addresses(towns: "tokyo", isStreet: isStreet),
        vocabulary: Vocabulary(
            words: """
                3: 領収, 消費税, 株式会社, お預り, お釣
                2: 合計, レシート, 税込, 東京都
                """,
            script: Vocabulary.Script(letters: .kana, lettersPerWeight: 8, maximumWeight: 5)
        ),
        chains: Chains(
            distinctive: """
                Uniqlo, FamilyMart, セブン-イレブン, ファミリーマート, ローソン, ミニストップ, デイリーヤマザキ, セイコーマート, マクドナルド, スターバックス,
                イトーヨーカドー, ユニクロ, ダイソー, キャンドゥ, まいばすけっと, マックスバリュ, マルエツ, ヤオコー, 業務スーパー, ドン・キホーテ, マツモトキヨシ, ウエルシア,
                スギ薬局, ツルハドラッグ, サンドラッグ, ココカラファイン, クリエイト, サイゼリヤ, ジョナサン, ロイヤルホスト, バーミヤン, くら寿司, スシロー, はま寿司, 丸亀製麺,
                餃子の王将, 鳥貴族, ミスタードーナツ, モスバーガー, ケンタッキー, ドトールコーヒー, タリーズコーヒー, コメダ珈琲店, ヨドバシカメラ, ビックカメラ, ヤマダデンキ, 無印良品,
                紀伊國屋書店, ブックオフ, 成城石井, カルディコーヒーファーム
                """,
            exact: "Lawson, AEON, Seria, セリア, イオン, 西友, すき家, 吉野家, 松屋, ガスト, デニーズ, ニトリ, しまむら, カインズ, コーナン"
        )
    )

    /// `京都市東山区祇園町南側570`: a prefecture or city, a ward or town in it, then a number.
    @Sendable private static func isStreet(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars.filter { $0 != " " })
        guard let city = scalars.dropFirst().firstIndex(where: { "都道府県市".unicodeScalars.contains($0) }),
            let ward = scalars[(city + 1)...].firstIndex(where: { "区町村市".unicodeScalars.contains($0) })
        else { return false }
        return scalars[ward...].contains { ("0"..."9").contains($0) }
    }
}
