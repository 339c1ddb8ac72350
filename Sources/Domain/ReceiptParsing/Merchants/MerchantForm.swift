/// Forms of lines that are not names: sentences, branch numbers, slogans.
enum MerchantForm {
    /// Notes the features of lines unlike a name.
    ///
    /// `isFirst` tells that no possible name stands above.
    static func note(_ name: String, isFirst: Bool, in features: inout Features<MerchantFeature>) {
        let words = name.split(separator: " ")
        guard let first = words.first else { return }
        features.note(.isSentence, if: isSentence(words))
        // "Freehouse, Kitchen & Rooms": trades below the sign.
        let isList = name.contains(", ") || name.contains(" - ") || name.contains(" · ")
        features.note(.listsTrades, if: !isFirst && isList)
        // "Bern Wankdorf Center": the shop's location.
        let isPlace = (2...3).contains(words.count) && places.contains(words.last?.lowercased() ?? "")
        features.note(.endsInPlace, if: !isFirst && isPlace)
        // "여수수산시장 내": the building that the shop is in.
        features.note(.endsInInside, if: words.count > 1 && words.last == "내")
        // "Tab: HOLLIS", and `事業者名:株式会社…` without spaces.
        features.note(.beginsWithLabel, if: first.hasSuffix(":") || name.prefix(7).contains(":"))
        // `5月分納入金領収書`, `관리비 납입고지서`: a document.
        let titled = name.last == ")" ? name[..<(name.lastIndex(of: "(") ?? name.endIndex)] : name[...]
        let title = titled.last == " " ? titled.dropLast() : titled
        if papers.contains(where: title.hasSuffix) {
            features[.headingWords] += 1
            features.note(.headingShare)
        }
        // Endings of Korean sentences, which names do not have.
        features.note(.endsAsKoreanSentence, if: sentenceEndings.contains(where: name.hasSuffix))
        // "über Personenbeförderung": the second line of a title.
        let isContinued = words.dropFirst().contains { $0.first?.isUppercase == true }
        features.note(.continuesTitle, if: first.count >= 4 && first.first?.isLowercase == true && isContinued)
        // "Store 0062 NATICK MALL", "PUMP 04": one of several with the same name.
        let next = words.dropFirst().first?.drop { $0 == "#" } ?? ""
        let isShop = numbered.contains(first.lowercased().filter { $0 != "#" })
        features.note(.isNumberedShop, if: isShop && next.first?.isNumber == true)
    }

    /// Whether the text is a slogan: "Grow something lovely!", or "More saving.", a lower-case word with a full stop.
    static func isSlogan(_ text: String) -> Bool {
        if text.last == "!", text.count(where: { $0 == " " }) >= 2 { return true }
        guard text.last == ".", let last = text.split(separator: " ").last, text.contains(" ") else { return false }
        return last.count >= 5 && last.dropLast().allSatisfy { $0.isLowercase }
    }

    /// Whether the text consists of two trades, as below a sign: "Freehouse & Kitchen".
    static func isTrade(_ name: String, words matches: [PhraseMatcher<MerchantWords.Kind>.Match]) -> Bool {
        if listsGoods(name) { return true }
        let words = name.split(separator: " ")
        guard words.count == 3, ["&", "+", "and", "und", "y", "et", "e"].contains(words[1].lowercased()) else {
            return false
        }
        return matches.contains { $0.meaning == .business && $0.likeness > 0.95 }
    }

    /// Whether the text is two things that a shop sells, as beside its sign: `커피와 책`, `炭火と地酒`.
    static func listsGoods(_ name: String) -> Bool {
        guard name.unicodeScalars.contains(where: { ["와", "과", "と"].contains($0) }) else { return false }
        let korean = name.wholeMatch(of: koreanPair).map { [String($0.1), String($0.2)] }
        let japanese = name.wholeMatch(of: japanesePair)
            .map { [String($0.1), String($0.2)] }
        guard let sides = korean ?? japanese else { return false }
        return sides.contains { side in goods.contains(where: side.contains) }
    }

    // Patterns are constants, because a literal within a function is parsed again by each call.
    nonisolated(unsafe) private static let koreanPair = /(\S{1,4})[와과] (\S{1,4})/
    nonisolated(unsafe) private static let japanesePair =
        /([\p{Han}\p{Katakana}ー]{1,6})と([\p{Han}\p{Katakana}ー]{1,6})/

    private static let goods = [
        "커피", "빵", "책", "와인", "맥주", "디저트", "브런치", "케이크", "고기", "꽃", "酒", "炭火", "焼", "料理", "珈琲", "海鮮", "魚", "肉", "麺",
        "菜",
        "鍋", "串", "鶏", "豚", "蕎麦", "ワイン", "コーヒー",
    ]

    private static let sentenceEndings = ["니다", "세요", "시오", "십시요", "바람", "됨", "드려요", "어요", "해요", "모든 것"]

    private static let papers = [
        "領収書", "領収証", "請求書", "明細書", "納品書", "計算書", "고지서", "청구서", "명세서", "확인서",
        "통지서", "안내서", "내역서", "교환영수증", "발매영수증", "발권영수증", "발매 영수증", "요금 영수증", "매출전표", "주문전표",
    ]

    private static let places: Set<String> = [
        "center", "centre", "mall", "plaza", "station", "airport", "bahnhof", "hauptbahnhof", "gare", "aeroport",
    ]

    private static let numbered: Set<String> = [
        "store", "shop", "str", "pump", "station", "site", "branch", "register", "lane", "till", "unit", "filiale",
        "markt-nr.",
        "kasse", "caisse", "tienda", "negozio", "filiaal", "stand", "gate", "lot", "room", "suite", "cab",
    ]

    /// Whether two or more words after a capitalised one are lower case, unlike in names: "Care that knows your name".
    private static func isSentence(_ words: [Substring]) -> Bool {
        guard words.count >= 4, words[0].first?.isUppercase == true else { return false }
        let small = words.count { word in
            word.count >= 3 && word.first?.isLowercase == true && !particles.contains(word.lowercased())
        }
        return small >= 2
    }

    /// Words in lower case in names too.
    private static let particles: Set<String> = [
        "and", "und", "the", "for", "aux", "des", "del", "der", "die", "das", "den", "van", "von", "dem", "les", "sur",
        "chez", "con",
        "dos", "zum", "zur", "och", "bei", "per", "los", "las",
    ]
}
