/// How a line looks that is no name: a sentence, a shop's number.
enum MerchantForm {
    /// Notes what makes a line unlike a name.
    ///
    /// `isFirst` says that nothing stands above that could be the name.
    static func note(_ name: String, isFirst: Bool, in features: inout Features<MerchantFeature>) {
        let words = name.split(separator: " ")
        guard let first = words.first else { return }
        features.note(.isSentence, if: isSentence(words))
        // "Freehouse, Kitchen & Rooms": what there is below the sign.
        let isList = name.contains(", ") || name.contains(" - ") || name.contains(" · ")
        features.note(.listsTrades, if: !isFirst && isList)
        // "Bern Wankdorf Center": where the shop is.
        let isPlace = (2...3).contains(words.count) && places.contains(words.last?.lowercased() ?? "")
        features.note(.endsInPlace, if: !isFirst && isPlace)
        // "여수수산시장 내": inside of what the shop is.
        features.note(.endsInInside, if: words.count > 1 && words.last == "내")
        // "Tab: HOLLIS"
        // `事業者名:株式会社…` too, which has no spaces.
        features.note(.beginsWithLabel, if: first.hasSuffix(":") || name.prefix(7).contains(":"))
        // How Korean sentences end; names do not.
        features.note(.endsAsKoreanSentence, if: sentenceEndings.contains(where: name.hasSuffix))
        // "über Personenbeförderung": a title's second line.
        let isContinued = words.dropFirst().contains { $0.first?.isUppercase == true }
        features.note(.continuesTitle, if: first.count >= 4 && first.first?.isLowercase == true && isContinued)
        // "Store 0062 NATICK MALL", "PUMP 04": one of many of the same name.
        let next = words.dropFirst().first?.drop { $0 == "#" } ?? ""
        let isShop = numbered.contains(first.lowercased().filter { $0 != "#" })
        features.note(.isNumberedShop, if: isShop && next.first?.isNumber == true)
    }

    /// "Grow something lovely!"; "More saving.": a full stop behind a word in small letters that is no short form.
    static func isSlogan(_ text: String) -> Bool {
        if text.last == "!", text.count(where: { $0 == " " }) >= 2 { return true }
        guard text.last == ".", let last = text.split(separator: " ").last, text.contains(" ") else { return false }
        return last.count >= 5 && last.dropLast().allSatisfy { $0.isLowercase }
    }

    /// "Freehouse & Kitchen": two words for what is sold, below the sign.
    static func isTrade(_ name: String, words matches: [PhraseMatcher<MerchantWords.Kind>.Match]) -> Bool {
        let words = name.split(separator: " ")
        guard words.count == 3, ["&", "+", "and", "und", "y", "et", "e"].contains(words[1].lowercased()) else {
            return false
        }
        return matches.contains { $0.meaning == .business && $0.likeness > 0.95 }
    }

    private static let sentenceEndings = ["니다", "세요", "시오", "십시요", "바람", "됨", "드려요", "어요", "해요", "모든 것"]

    private static let places: Set<String> = [
        "center", "centre", "mall", "plaza", "station", "airport", "bahnhof", "hauptbahnhof", "gare", "aeroport",
    ]

    private static let numbered: Set<String> = [
        "store", "shop", "str", "pump", "station", "site", "branch", "register", "lane", "till", "unit", "filiale",
        "markt-nr.",
        "kasse", "caisse", "tienda", "negozio", "filiaal", "stand", "gate", "lot", "room", "suite", "cab",
    ]

    /// "Care that knows your name": two words and more begin small after one that does not, as names in capitals or titles do not.
    private static func isSentence(_ words: [Substring]) -> Bool {
        guard words.count >= 4, words[0].first?.isUppercase == true else { return false }
        let small = words.count { word in
            word.count >= 3 && word.first?.isLowercase == true && !particles.contains(word.lowercased())
        }
        return small >= 2
    }

    /// Small in names as well.
    private static let particles: Set<String> = [
        "and", "und", "the", "for", "aux", "des", "del", "der", "die", "das", "den", "van", "von", "dem", "les", "sur",
        "chez", "con",
        "dos", "zum", "zur", "och", "bei", "per", "los", "las",
    ]
}
