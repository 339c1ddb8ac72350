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
            distinctive: [
                .food: """
                FamilyMart, セブン-イレブン, ファミリーマート, ローソン, ミニストップ, デイリーヤマザキ, セイコーマート, マクドナルド, スターバックス, イトーヨーカドー,
                まいばすけっと, マックスバリュ, マルエツ, ヤオコー, 業務スーパー, いなげや, ヨークベニマル, ヨークマート, 京急ストア, 相鉄ローゼン, 阪急オアシス, 関西スーパー,
                オークワ, ベイシア, サイゼリヤ, ジョナサン, ロイヤルホスト, バーミヤン, びっくりドンキー, 大戸屋, やよい軒, なか卯, はなまるうどん, リンガーハット, 天下一品, 幸楽苑,
                くら寿司, スシロー, はま寿司, かっぱ寿司, 魚べい, 丸亀製麺, 餃子の王将, 大阪王将, 鳥貴族, 串カツ田中, 磯丸水産, ミスタードーナツ, モスバーガー,
                フレッシュネスバーガー, ケンタッキー, ドミノ・ピザ, ピザハット, 築地銀だこ, ドトールコーヒー, タリーズコーヒー, コメダ珈琲店, 星乃珈琲店, 上島珈琲店, サンマルクカフェ,
                エクセルシオールカフェ, 成城石井, ライフコーポレーション, カルディコーヒーファーム, CoCo壱番屋, サーティワンアイスクリーム, 名代富士そば, ゆで太郎,
                ほっともっと, ほっかほっか亭, オリジン弁当, 東急ストア, 平和堂, サミットストア
                """,
                .clothing: "Uniqlo, ユニクロ, ワークマン, 西松屋, 洋服の青山, ABC-MART, ライトオン",
                .household: "ダイソー, キャンドゥ, 無印良品, ジョイフル本田, ビバホーム, コメリ, ナフコ, フランフラン",
                .health:
                    "マツモトキヨシ, ウエルシア, スギ薬局, ツルハドラッグ, サンドラッグ, ココカラファイン, クリエイト, クスリのアオキ, コスモス薬品, ドラッグストアコスモス, カワチ薬品, キリン堂, ドラッグストアモリ",
                .appliances: "ヨドバシカメラ, ビックカメラ, ヤマダデンキ, ケーズデンキ, エディオン, ジョーシン, コジマ×ビックカメラ",
                .education: "紀伊國屋書店, ブックオフ, ジュンク堂書店, 三省堂書店, 有隣堂",
                .transport: """
                JR東日本, JR東海, JR西日本, JR九州, JR北海道, 東日本旅客鉄道, 東海旅客鉄道, 西日本旅客鉄道, 九州旅客鉄道, 東京メトロ, 京王電鉄, 小田急電鉄, 東急電鉄,
                京浜急行電鉄, 西武鉄道, 東武鉄道, 近畿日本鉄道, 阪急電鉄, 阪神電気鉄道, 京阪電気鉄道, 南海電気鉄道, 名古屋鉄道, 西日本鉄道,
                出光興産, apollostation, コスモ石油, タイムズ24, オートバックス, イエローハット
                """,
                .other: "日本郵便",
                nil: "ドン・キホーテ",
            ],
            exact: [
                .food:
                    "Lawson, イオン, 西友, ライフ, ロピア, オーケー, サミット, 万代, ベルク, バロー, すき家, 吉野家, 松屋, ガスト, デニーズ, ロッテリア, 日高屋, 一風堂, 一蘭",
                .appliances: "ノジマ",
                .culture: "TSUTAYA",
                .household: "Seria, DCM, セリア, ニトリ, カインズ, コーナン",
                .clothing: "しまむら",
                nil: "AEON",
            ]
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
