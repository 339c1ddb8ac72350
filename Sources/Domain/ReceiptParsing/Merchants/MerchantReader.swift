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

    /// How many lines stand above the goods.
    func headLength(_ page: Page) -> Int { min(page.lines.count, max(8, page.lines.count / 3)) }

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
