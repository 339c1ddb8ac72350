/// Numbers with 만 (10,000) and other units, as Korean, Japanese and Chinese write amounts: `3만`, `2만 3천`, `1.5만원`, `1億2000万`.
enum EastAsianNumber {
    /// Units of four digits, each of which multiplies all before it since the last.
    private static let large: [Character: Int] = [
        "만": 10_000, "萬": 10_000, "万": 10_000, "억": 100_000_000, "億": 100_000_000, "亿": 100_000_000,
    ]
    private static let small: [Character: Int] = ["천": 1000, "千": 1000, "백": 100, "百": 100, "십": 10, "十": 10]
    private static let spelledDigits = Array("영일이삼사오육칠팔구")

    /// The text with its number in digits; `nil` unless it has such a unit and begins with a digit, or is spelled: `만오천원`.
    static func digits(in text: String) -> String? {
        let text = text.filter { !$0.isWhitespace }
        if let spelled = spelled(text) { return "\(spelled)원" }
        guard text.contains(where: isUnit), let start = text.firstIndex(where: \.isASCIIDigit) else { return nil }
        let end = text[start...].firstIndex { !$0.isASCIIDigit && $0 != "," && $0 != "." && !isUnit($0) }
        guard let value = value(text[start..<(end ?? text.endIndex)]) else { return nil }
        return String(text[..<start]) + String(value) + text[(end ?? text.endIndex)...]
    }

    /// Whether the text is an amount in words: `오천원`, `만오천원`, `십만`.
    static func isSpelled(_ text: String) -> Bool { spelled(text) != nil }

    /// `만5천` begins with a word and not with a digit; a unit alone, and `만`, say no amount without 원.
    private static func spelled(_ text: String) -> Int? {
        let isWon = text.hasSuffix("원")
        guard text.contains(where: isUnit), text.first?.isASCIIDigit == false, isWon || text.count > 1 else {
            return nil
        }
        var number = ""
        for character in isWon ? text.dropLast() : text[...] {
            if let digit = spelledDigits.firstIndex(of: character) {
                number += String(digit)
            } else if character.isASCIIDigit, number.last.map(isUnit) ?? false {
                number.append(character)
            } else if isUnit(character) {
                if number.isEmpty, large[character] != nil { number = "1" }
                number.append(character)
            } else {
                return nil
            }
        }
        return value(number[...])
    }

    /// The words, with amounts in one that were typed in two: `2만 3천`, `십만 오천원`; `2만 7719` may be an amount and a card's
    /// digits.
    static func joined(_ words: [String]) -> [String] {
        words.reduce(into: []) { joined, word in
            // `120만 원`, `65 만원`
            if let last = joined.last,
                word == "원" && digits(in: last) != nil
                    || word.hasSuffix("만원") && word.count < 4 && last.allSatisfy(\.isASCIIDigit) && isSpelled(word)
            {
                joined[joined.count - 1] += word
                return
            }
            let hasUnit = word.contains(where: isUnit) || word.hasSuffix("원")
            let isRest = isSpelled(word) || word.first?.isASCIIDigit == true && hasUnit
            if isRest, let last = joined.last, last.last.map({ large[$0] != nil }) == true,
                last.first?.isASCIIDigit == true || last.allSatisfy({ isUnit($0) || spelledDigits.contains($0) }),
                digits(in: last + word) != nil
            {
                joined[joined.count - 1] += word
            } else {
                joined.append(word)
            }
        }
    }

    private static func isUnit(_ character: Character) -> Bool { large[character] != nil || small[character] != nil }

    /// `nil` where units do not grow smaller, or a part is no whole amount; `3만5` may be 35,000 as well as 30,005.
    ///
    /// Behind 억 the unit 만 is left out as it is said: `2억5천` is two hundred and fifty million.
    private static func value(_ text: Substring) -> Int? {
        var (sum, section, number) = (0, 0, "")
        var (lastLarge, lastSmall) = (Int.max, Int.max)
        for character in text {
            if let unit = small[character] {
                guard unit < lastSmall, let part = product(number.isEmpty ? "1" : number, unit) else { return nil }
                (section, lastSmall, number) = (section + part, unit, "")
            } else if let unit = large[character] {
                guard unit < lastLarge, !(number.isEmpty && section == 0) else { return nil }
                guard let part = section == 0 ? product(number, unit) : whole(number).map({ (section + $0) * unit })
                else { return nil }
                (sum, section, lastLarge, lastSmall, number) = (sum + part, 0, unit, Int.max, "")
            } else {
                number.append(character)
            }
        }
        let isShort = lastLarge == 100_000_000
        // `5천60`: behind 천, 백 and 십 there is only one way to go on.
        let isRest = lastSmall < Int.max && number.count < String(lastSmall).count
        guard number.isEmpty || isRest || number.count > (isShort ? 4 : 2) else { return nil }
        if isShort, section > 0 {
            guard number.isEmpty else { return nil }
            section *= 10_000
        }
        return whole(number).map { sum + section + $0 }
    }

    private static func whole(_ number: String) -> Int? { number.isEmpty ? 0 : product(number, 1) }

    /// `1.5` × 10,000, exactly; amounts have at most nine digits before a unit.
    private static func product(_ number: String, _ unit: Int) -> Int? {
        let parts = number.replacing(",", with: "").split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts[0].count <= 9, let whole = Int(parts[0]) else { return nil }
        guard parts.count == 2 else { return whole * unit }
        guard (1...4).contains(parts[1].count), let fraction = Int(parts[1]) else { return nil }
        let scale = parts[1].reduce(1) { scale, _ in scale * 10 }
        guard fraction * unit % scale == 0 else { return nil }
        return whole * unit + fraction * unit / scale
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
