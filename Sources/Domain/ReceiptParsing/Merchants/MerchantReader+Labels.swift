import ReceiptDomain

extension MerchantReader {
    /// Names after a label, or below a separate one: `상호: …`.
    func labelled(_ page: Page) -> [MerchantCandidate] {
        page.lines.enumerated().flatMap { index, line in
            line.readings.compactMap { reading in
                guard let label = Self.label(in: reading) else { return nil }
                let found =
                    label.name.isEmpty
                    ? candidate(below: label, on: page, index, reading.pass)
                    : candidate(behind: label, in: reading, index)
                return found.flatMap { label.match.meaning == .label || isFirm($0, on: page, index) ? $0 : nil }
            }
        }
    }

    /// Names before the owner's in the same row of a form: `만물철물 성명 조덕수` beside `상호`.
    ///
    /// Forms print `상호` and `(법인명)` in two lines beside the name, which stands between them or beside either, as do `성명`
    /// and `(대표자)`.
    func besideOwner(_ page: Page) -> [MerchantCandidate] {
        let isForm = page.lines.contains { line in
            line.readings.contains { reading in ["상호", "법인명"].contains(where: Self.letters(of: reading).contains) }
        }
        guard isForm else { return [] }
        return page.lines.enumerated().flatMap { index, line in
            line.readings.compactMap { beforeOwner(in: $0, index) }
        }
    }

    private static func letters(of line: PrintedLine) -> String { line.string.filter(\.isLetter) }

    private func beforeOwner(in reading: PrintedLine, _ index: Int) -> MerchantCandidate? {
        let texts = reading.words.map(\.text)
        let owner = texts.indices.first {
            ["성명", "(대표자)", "대표자"].contains(texts[$0]) || texts[$0...].starts(with: ["성", "명"])
        }
        guard let owner else { return nil }
        // Single syllables are letters of the narrow cells between: `한결종이 성 (대표자)`.
        let words = Array(
            reading.words[..<owner].reversed().drop { $0.text.count == 1 }.prefix { word in
                word.confidence >= 0.6 && word.text.first != "(" && word.text.contains(where: \.isLetter)
                    && !MerchantWords.matcher.matches(in: FoldedText(word.text)).contains {
                        [.label, .administration, .heading].contains($0.meaning) && $0.likeness == 1
                    }
            }
        )
        guard !words.isEmpty else { return nil }
        let name = NameCleaner.clean(WordJoiner.text(of: words.reversed(), height: reading.height))
        guard name.unicodeScalars.count(where: \.properties.isAlphabetic) >= 3 else { return nil }
        var features = Features<MerchantFeature>()
        features.note(.standsBehindLabel)
        features.note(.depthOfLabel, Double(index) / 100)
        features.note(.confidenceElsewhere, (words.map(\.confidence).min() ?? 0) - 0.7)
        return MerchantCandidate(name: name, features: features, line: reading)
    }

    /// Whether the one who sells is a firm by its form, or its number or address below, and no clerk: `Vendeur: Chloé`.
    private func isFirm(_ candidate: MerchantCandidate, on page: Page, _ index: Int) -> Bool {
        MerchantWords.matcher.matches(in: FoldedText(candidate.name)).contains {
            [.legalForm, .ownerForm].contains($0.meaning) && $0.likeness == 1
        } || page.lines[(index + 1)...].prefix(2).contains(where: isAddress)
    }

    /// A label on a line, and the range after it, which is empty for a separate label.
    private struct Label {
        var match: PhraseMatcher<MerchantWords.Kind>.Match
        var name: Range<Int>
    }

    private static func label(in reading: PrintedLine) -> Label? {
        let matches = MerchantWords.matcher.matches(in: reading.folded)
        guard let label = matches.first(where: { [.label, .seller].contains($0.meaning) && $0.likeness > 0.75 }),
            reading.text.scalars[..<label.range.lowerBound].count(where: { $0 > "@" }) <= 2,
            isLabel(label, in: reading.text)
        else { return nil }
        // "가맹점번호" begins like a label but is not one.
        // Within a word only exact matches count: `전주비빔밥` does not begin with `점주`.
        let isNumber = matches.contains {
            $0.meaning == .administration && ($0.likeness == 1 || $0.likeness > 0.8 && isWord($0, in: reading.text))
                && $0.range.lowerBound <= label.range.upperBound + 1 && $0.range.upperBound > label.range.lowerBound
        }
        if isNumber { return nil }
        var start = label.range.upperBound
        while start < reading.text.count, " :;.-]*)|".unicodeScalars.contains(reading.text.scalars[start]) {
            start += 1
        }
        // `상호: 서울특별시 강남구도시관리공단`, `점명: 다온 인천 광장점`: the town is a part of the name.
        let hasTown = matches.contains {
            $0.meaning == .address && $0.likeness == 1
                && ($0.range.lowerBound == start || reading.string.hasSuffix("점"))
        }
        let stop =
            matches.filter {
                endsName($0, from: start, in: reading.text) && !(hasTown && $0.meaning == .address)
            }
            .map(\.range.lowerBound).min()
        return Label(match: label, name: start..<(stop ?? reading.text.count))
    }

    private func candidate(below label: Label, on page: Page, _ index: Int, _ pass: Int) -> MerchantCandidate? {
        guard let next = nameBelow(page, index, pass) else { return nil }
        var features = Features<MerchantFeature>()
        features.note(.standsBelowLabel, label.match.likeness)
        features.note(.depthOfLabel, Double(index) / 100)
        return MerchantCandidate(name: next.name, features: features, line: next.line)
    }

    private func candidate(behind label: Label, in reading: PrintedLine, _ index: Int) -> MerchantCandidate? {
        let owners = Set(reading.text.wordIndex[label.name].filter { $0 >= 0 }).sorted()
        guard let words = joined(owners, in: reading, label.name) else { return nil }
        let name = NameCleaner.clean(words)
        let letters = name.unicodeScalars.count(where: \.properties.isAlphabetic)
        guard letters >= 2, letters * 2 >= name.unicodeScalars.count(where: { $0 != " " }) else { return nil }
        // "매장: 인천 부평구 광장로 16" is followed by an address.
        if AddressForm.isStreet(reading.text.string(label.name.lowerBound..<reading.text.count)) { return nil }
        // A particle after the word makes it part of a sentence.
        let particles = ["에서", "에", "은", "는", "을", "를", "으로"]
        if particles.contains(where: { name == $0 || name.hasPrefix($0 + " ") }) { return nil }
        // "매장 부담 할인쿠폰  -3,000"
        if label.match.length < 8, Self.hasPrice(reading) { return nil }
        let folded = FoldedText(name)
        let matches = MerchantWords.matcher.matches(in: folded)
        // `매장-포장`: eaten there or taken away.
        let isHeading = matches.contains {
            $0.meaning == .heading && $0.likeness == 1 && $0.length == folded.letters.count
        }
        if isHeading { return nil }
        // A card's bank is labelled as the one that issued it: `발급기관 신한은행`.
        let isPlatform = matches.contains { $0.meaning == .platform } || FirmName.isBank(name)
        var features = Features<MerchantFeature>()
        features.note(isPlatform ? .namesPlatform : .standsBehindLabel, label.match.likeness)
        features.note(.labelIsShort, if: label.match.length < 5)
        features.note(.depthOfLabel, Double(index) / 100)
        features.note(.confidenceElsewhere, reading.confidence - 0.7)
        return MerchantCandidate(name: name, features: features, line: reading)
    }

    /// A label begins its word or ends with a colon, and a misread one is a separate word: `구매매장 가능` and `내장객` are not `매장`.
    private static func isLabel(_ match: PhraseMatcher<MerchantWords.Kind>.Match, in text: ScalarText) -> Bool {
        let end = match.range.upperBound
        if text[safe: match.range.lowerBound - 1].isHangul, text[safe: end] != ":", text[safe: end + 1] != ":" {
            return false
        }
        return match.likeness == 1 || match.length > 8 || !text[safe: end].isHangul
    }

    private static func isWord(_ match: PhraseMatcher<MerchantWords.Kind>.Match, in text: ScalarText) -> Bool {
        text[safe: match.range.lowerBound - 1] == " " && !text[safe: match.range.upperBound].isHangul
    }

    /// Whether other information about the merchant begins with this word; a town may also begin a name.
    private static func endsName(
        _ match: PhraseMatcher<MerchantWords.Kind>.Match,
        from start: Int,
        in text: ScalarText
    ) -> Bool {
        let place = match.range.lowerBound
        // Within a word only exact matches count: `문방구` is not `주문`, nor `별빛치킨` `별지`.
        guard match.likeness == 1 || isWord(match, in: text) else { return false }
        return match.meaning == .administration && place >= start
            || match.meaning == .address && match.length >= 4 && place > start
    }

    /// The line below a separate label.
    private func nameBelow(_ page: Page, _ index: Int, _ pass: Int) -> (name: String, line: PrintedLine)? {
        guard index + 1 < page.lines.count, let line = page.lines[index + 1].readings.first(where: { $0.pass == pass })
        else { return nil }
        let matches = MerchantWords.matcher.matches(in: line.folded)
        guard
            !matches.contains(where: {
                $0.likeness > 0.95
                    && ($0.meaning == .administration || $0.meaning == .label || $0.meaning == .address)
            })
        else { return nil }
        let name = NameCleaner.clean(WordJoiner.text(of: NameCleaner.solidWords(of: line), height: line.height))
        let letters = name.unicodeScalars.count(where: \.properties.isAlphabetic)
        return letters >= 2 && letters * 2 >= name.unicodeScalars.count ? (name, line) : nil
    }

    private func joined(_ owners: [Int], in line: PrintedLine, _ part: Range<Int>) -> String? {
        var words: [RecognizedWord] = []
        for owner in owners {
            var word = line.words[owner]
            let range = line.text.wordRange(owner)
            let kept = range.clamped(to: part)
            guard !kept.isEmpty else { continue }
            if kept != range { word.text = line.text.string(kept) }
            words.append(word)
        }
        return words.isEmpty ? nil : WordJoiner.text(of: words, height: line.height)
    }
}
