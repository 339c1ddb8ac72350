import ReceiptDomain

/// Finds the printed trading name: the biggest words at the head that are neither a heading nor an address.
struct MerchantReader {
    struct Result {
        var merchant: Field<String>
        var line: PrintedLine?
    }

    func read(_ page: Page) -> Result? {
        var candidates = labelled(page)
        candidates += heading(page)
        let addressed = AddressedNames.candidates(on: page)
        candidates += addressed
        let stems = addressed.map { FoldedText($0.name).letters }.filter { $0.count >= 4 }
        let letters = candidates.map { FoldedText($0.name).letters }
        candidates = zip(candidates, letters).map { candidate, folded in
            var candidate = candidate
            // Named again further down, by other words or another pass.
            let agreeing = zip(candidates, letters).count { other, otherFolded in
                otherFolded == folded
                    && (other.line.pass != candidate.line.pass
                        || other.line.box.intersection(candidate.line.box).isEmpty)
            }
            candidate.score += min(1.5, 0.5 * Double(agreeing))
            // `Albert` above `ALBERT Česká republika, s.r.o.`
            if agreeing == 0, folded.count >= 4,
                zip(candidates, letters).contains(where: { other, otherFolded in
                    otherFolded.count > folded.count && otherFolded.contains(folded)
                        && !AddressForm.isStreet(other.name) && !Self.isKind(candidate.name)
                        && other.line.box.intersection(candidate.line.box).isEmpty
                        && other.line.box.y > candidate.line.box.y
                })
            {
                candidate.score += 0.5
            }
            // `Marktkauf Lehr` above `www.marktkauf-lehr.de`.
            if agreeing == 0, stems.contains(where: { folded.count > $0.count && folded.contains($0) }) {
                candidate.score += 0.8
            }
            return candidate
        }
        candidates += AddressedNames.chains(on: page)
        candidates += foot(page)
        let ranked = candidates.sorted { ($0.score, $0.name) > ($1.score, $1.name) }
        guard let winner = ranked.first else { return nil }
        var names: [String] = []
        for other in ranked.dropFirst() where other.name != winner.name && !names.contains(other.name) {
            names.append(other.name)
        }
        // A part of the name, named elsewhere, speaks for it.
        let whole = FoldedText(winner.name)
        let rival = ranked.first {
            $0.line.box.intersection(winner.line.box).isEmpty && !whole.letters.contains(FoldedText($0.name).letters)
        }
        let margin = rival.map { logistic((winner.score - $0.score) * 1.2) } ?? 0.95
        let confidence = min(
            0.95,
            logistic((winner.score - 2.2) * 0.9) * (0.5 + 0.5 * margin) * (0.4 + 0.6 * winner.line.confidence)
        )
        return Result(
            merchant: Field(
                NameCleaner.withoutPaper(winner.name),
                confidence: confidence,
                evidence: Evidence(text: winner.line.string, box: winner.line.box),
                alternatives: Array(names.prefix(3))
            ),
            line: winner.line
        )
    }

    /// Only what is sold, as many lines of a pharmacy say `PHARMACY`.
    private static func isKind(_ name: String) -> Bool {
        let text = FoldedText(name)
        return MerchantWords.kinds(among: MerchantWords.matcher.matches(in: text), of: text) > 0
    }

    // MARK: 상호: …

    private func labelled(_ page: Page) -> [MerchantCandidate] {
        var found: [MerchantCandidate] = []
        for (index, line) in page.lines.enumerated() {
            for reading in line.readings {
                let matches = MerchantWords.matcher.matches(in: reading.folded)
                guard let label = matches.first(where: { $0.meaning == .label && $0.likeness > 0.75 }),
                    reading.text.scalars[..<label.range.lowerBound].count(where: { $0 > "@" }) <= 2,
                    Self.isLabel(label, in: reading.text)
                else { continue }
                // "가맹점번호" begins like a label and is none.
                if matches.contains(where: {
                    $0.meaning == .administration && $0.likeness > 0.8
                        && $0.range.lowerBound <= label.range.upperBound + 1
                        && $0.range.upperBound > label.range.lowerBound
                }) {
                    continue
                }
                var start = label.range.upperBound
                while start < reading.text.count,
                    " :;.-]*)|".unicodeScalars.contains(reading.text.scalars[start])
                { start += 1 }
                let stop =
                    matches.filter { Self.endsName($0, from: start, in: reading.text) }.map(\.range.lowerBound).min()
                    ?? reading.text.count
                if start >= stop, let next = nameBelow(page, index, reading.pass) {
                    found.append(
                        MerchantCandidate(
                            name: next.name,
                            score: 4.2 * label.likeness - 0.01 * Double(index),
                            line: next.line
                        )
                    )
                }
                guard start < stop else { continue }
                let owners = Set(reading.text.wordIndex[start..<stop].filter { $0 >= 0 }).sorted()
                guard var name = joined(owners, in: reading, from: start, to: stop) else { continue }
                name = NameCleaner.clean(name)
                let letters = name.unicodeScalars.count(where: \.properties.isAlphabetic)
                guard letters >= 2, letters * 2 >= name.unicodeScalars.count(where: { $0 != " " }) else { continue }
                // "매장: 인천 부평구 광장로 16" says where it is.
                if AddressForm.isStreet(reading.text.string(start..<reading.text.count)) { continue }
                // A particle behind the word makes it part of a sentence.
                if ["에서", "에", "은", "는", "을", "를", "으로"].contains(where: { name == $0 || name.hasPrefix($0 + " ") }) {
                    continue
                }
                let isPlatform = MerchantWords.matcher.matches(in: FoldedText(name)).contains {
                    $0.meaning == .platform
                }
                let isShort = label.length < 5
                // "매장 부담 할인쿠폰  -3,000"
                if label.length < 8, Self.hasPrice(reading) { continue }
                found.append(
                    MerchantCandidate(
                        name: name,
                        score: (isPlatform ? 1 : 5.2) * label.likeness - (isShort ? 1.2 : 0) - 0.01 * Double(index)
                            + 1.5 * (reading.confidence - 0.7),
                        line: reading
                    )
                )
            }
        }
        return found
    }

    /// A label begins its word or ends with a colon, and a misread one is a word by itself: `구매매장 가능` and `내장객` are not `매장`.
    private static func isLabel(_ match: PhraseMatcher<MerchantWords.Kind>.Match, in text: ScalarText) -> Bool {
        let end = match.range.upperBound
        if text[safe: match.range.lowerBound - 1].isHangul, text[safe: end] != ":", text[safe: end + 1] != ":" {
            return false
        }
        return match.likeness == 1 || match.length > 8 || !text[safe: end].isHangul
    }

    /// What else is told of the shop begins with this word; a town may also be how the name begins.
    private static func endsName(
        _ match: PhraseMatcher<MerchantWords.Kind>.Match,
        from start: Int,
        in text: ScalarText
    ) -> Bool {
        let place = match.range.lowerBound
        // Within a word only what is spelled so: `문방구` is not `주문`, nor `별빛치킨` `별지`.
        let isWord = text[safe: place - 1] == " " && !text[safe: match.range.upperBound].isHangul
        guard match.likeness == 1 || isWord else { return false }
        return match.meaning == .administration && place >= start
            || match.meaning == .address && match.length >= 4 && place > start
    }

    /// The line under a label that stands alone.
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

    private func joined(_ owners: [Int], in line: PrintedLine, from start: Int, to stop: Int) -> String? {
        var words: [RecognizedWord] = []
        for owner in owners {
            var word = line.words[owner]
            let range = line.text.wordRange(owner)
            let kept = max(range.lowerBound, start)..<min(range.upperBound, stop)
            guard !kept.isEmpty else { continue }
            if kept != range { word.text = line.text.string(kept) }
            words.append(word)
        }
        return words.isEmpty ? nil : WordJoiner.text(of: words, height: line.height)
    }

    // MARK: The head of the receipt

    private func heading(_ page: Page) -> [MerchantCandidate] {
        var found: [MerchantCandidate] = []
        let heights = page.lines.map(\.height).sorted()
        let usual = heights.isEmpty ? 1 : heights[heights.count / 2]
        // Up to where the goods begin.
        let limit = headLength(page)
        let isKorean = hangul(on: page) > 30
        let towns = Set(page.lines.compactMap { AddressForm.town(in: $0.best.string) }.map { FoldedText($0).letters })
        var place = 0
        var surroundings = MerchantSurroundings()
        for index in 0..<limit {
            let line = page.lines[index]
            let hasPrice = line.readings.contains(where: Self.hasPrice)
            let isSlogan = line.readings.contains {
                MerchantForm.isSlogan($0.string) || ChainSigns.chain(bySlogan: $0) != nil || AddressedNames.isThanks($0)
            }
            var isText = false
            let merged = WordVote.merged(line.readings)
            for (number, reading) in ([merged].compactMap(\.self) + line.readings).enumerated() {
                // What is cut out of a page to be read again has boxes as high as the cut.
                guard
                    var candidate = candidate(
                        reading,
                        place: place,
                        size: min(reading.height, 1.6 * line.height) / usual
                    )
                else { continue }
                // What one pass alone makes of it is there to be chosen from.
                if number > 0, line.readings.count > 1 { candidate.score -= 0.2 }
                if page.capitalPasses.contains(reading.pass) { candidate.score -= 0.4 }
                if NameCleaner.isLegalForm(candidate.name), index > 0,
                    let above = page.lines[index - 1].readings.first(where: { $0.pass == reading.pass }),
                    let front = self.candidate(above, place: place, size: above.height / usual)
                {
                    // The legal form has a line of its own.
                    candidate = MerchantCandidate(
                        name: front.name + " " + candidate.name,
                        score: front.score + 1,
                        line: above
                    )
                }
                if index > 0, let sign = sign(above: candidate, page.lines[index - 1]) {
                    candidate.name = sign + " " + candidate.name
                    candidate.score += 0.5
                }
                if hasPrice { candidate.score -= 2 }
                if isSlogan { candidate.score -= 1.5 }
                // `LE BOUSCAT 0963` above `33110 LE BOUSCAT`: which of the chain's shops it is.
                if towns.contains(FoldedText(candidate.name.filter { !$0.isNumber }).letters) { candidate.score -= 1.5 }
                candidate.score -= surroundings.penalty
                if isKorean, !candidate.name.unicodeScalars.contains(where: \.isHangul) {
                    candidate.score -= 1.5
                }
                isText = isText || candidate.score > 0
                found.append(candidate)
            }
            if isText { place += 1 }
            surroundings.pass(line, isNamed: place > 0, hasPrice: hasPrice)
        }
        return found
    }

    /// The sign in Latin letters above a line that names its branch alone: `TOPTEN10` above `스타필드수원점`.
    private func sign(above branch: MerchantCandidate, _ line: PageLine) -> String? {
        guard branch.name.hasSuffix("점"), !branch.name.contains(" "),
            let above = line.readings.first(where: { $0.pass == branch.line.pass })
        else { return nil }
        let words = NameCleaner.solidWords(of: above)
        let name = NameCleaner.clean(WordJoiner.text(of: words, height: above.height))
        let isSign = name.unicodeScalars.allSatisfy {
            $0.isCapital || $0.isDigit || " &.'-".unicodeScalars.contains($0)
        }
        guard words.count <= 3, isSign, name.contains(where: \.isLetter),
            words.allSatisfy({ $0.confidence > 0.6 }), MerchantWords.matcher.matches(in: FoldedText(name)).isEmpty
        else { return nil }
        return name
    }

    /// How many lines stand above the goods.
    func headLength(_ page: Page) -> Int { min(page.lines.count, max(8, page.lines.count / 3)) }

    private func hangul(on page: Page) -> Int {
        page.lines.map { line in line.best.text.scalars.count(where: \.isHangul) }.reduce(0, +)
    }

    static func hasPrice(_ line: PrintedLine) -> Bool {
        line.amounts.contains { $0.use == .money && ($0.decimals == 2 || $0.isMarked || $0.isGrouped) }
    }

    /// `size`: the print's height against the page's usual one.
    func candidate(_ line: PrintedLine, place: Int, size: Double) -> MerchantCandidate? {
        let kept = NameCleaner.withoutDate(NameCleaner.solidWords(of: line), in: line)
        guard !kept.isEmpty else { return nil }
        let name = KnownChains.corrected(NameCleaner.clean(WordJoiner.text(of: kept, height: line.height)))
        let scalars = Array(name.unicodeScalars)
        let letters = scalars.count(where: \.properties.isAlphabetic)
        let digits = scalars.count(where: \.isDigit)
        guard letters >= 2 else { return nil }
        var score = 2.2 - 0.28 * Double(min(place, 12))
        let share = Double(letters) / Double(max(1, scalars.count(where: { $0 != " " })))
        score += 2.5 * (share - 0.85)
        if letters <= 2, name.allSatisfy(\.isLowercase) { score -= 1.5 }
        if letters <= 3 { score -= 1.2 } else if letters >= 6 { score += 0.3 }
        if digits >= 5 { score -= 1.5 }
        score += min(1.6, max(-0.4, (size - 1) * 1.3))
        let confidence = kept.map(\.confidence).reduce(0, +) / Double(kept.count)
        score += 3 * (confidence - 0.8)
        score += wordScore(name, place: place)
        // The customer, by courtesy: Mr and Ms, Messrs.
        if ["様", "御中", "귀하", "귀중"].contains(where: line.string.hasSuffix) { score -= 3 }
        // A note.
        if line.string.hasPrefix("※") { score -= 3 }
        if NameCleaner.beginsWithDate(line) { score -= 1.5 }
        if let chain = KnownChains.match(in: name), chain.likeness > 0.95, chain.share > 0.5 {
            // Advertisements may come before a sign that everybody knows.
            score += 0.2 * Double(min(place, 12))
        }
        return MerchantCandidate(name: name, score: score, line: line)
    }

    private func wordScore(_ name: String, place: Int) -> Double {
        let text = FoldedText(name)
        let count = Double(max(1, text.letters.count))
        // `La Table de Margaux` is none that a number follows.
        let isPlain = !name.contains { $0.isNumber || $0 == ":" }
        var score = MerchantForm.score(name, isFirst: place == 0)
        var hasBusiness = false
        var hasLegalForm = false
        let matches = MerchantWords.matcher.matches(in: text)
        // The heads of a table's columns are each a small part, and nothing else is there.
        let heads = matches.filter { $0.meaning == .administration && $0.likeness > 0.8 }
        let told = Double(heads.reduce(0) { $0 + $1.length }) / count
        for match in matches where match.likeness > 0.8 {
            let coverage = min(1, Double(match.length) / count)
            switch match.meaning {
            case .business:
                if !hasBusiness { score += 1 + (match.length > 4 ? 0.5 : 0) }
                hasBusiness = true
            case .legalForm: hasLegalForm = true
            case .ownerForm: if place == 0 { hasLegalForm = true } else { score -= 1 }
            case .heading: score -= 1 + 3.5 * coverage
            case .address: score -= 1.2 + 2.3 * coverage
            case .administration: score -= (1.2 + 2 * coverage) * (isPlain && told < 0.5 ? 0.4 : 1)
            case .label: score -= 0.5
            case .platform: score -= 1 + 2 * coverage
            }
        }
        if let chain = KnownChains.match(in: name) { score += 0.6 + 1.4 * chain.share }
        // Only a firm's name has one; alone it is but the end of a name, and further down it may be a customer's.
        if hasLegalForm, place <= 3 { score += hasBusiness || NameCleaner.isLegalForm(name) ? 0.6 : 1.7 }
        let kinds = MerchantWords.kinds(among: matches, of: text)
        if kinds > 0 { score -= kinds > 1 ? 2.5 : 1 }
        if name.hasPrefix("("), name.hasSuffix(")") { score -= 2 }
        let lower = name.lowercased()
        if ["@", "www", ".com", "e-mail", "email"].contains(where: lower.contains) { score -= 2 }
        if name.last == "." && name.count > 25 || name.contains("?") || name.contains("!") { score -= 0.8 }
        if place > 0, MerchantForm.isTrade(name, words: matches) { score -= 2 }
        if AddressForm.isStreet(name) { score -= 2.5 }
        if name.count > 42 { score -= 1 }
        // 강남본점, 서울숲점: a branch, the more so behind a chain's name.
        if name.hasSuffix("점"), name.count >= 4 {
            score += 1.2
            if let chain = KnownChains.match(in: name), chain.likeness > 0.95, chain.range.lowerBound == 0 {
                score += 1
            }
        }
        return score
    }
}
