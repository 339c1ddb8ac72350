import ReceiptDomain

/// Finds the merchant's trading name: the largest words at the head that are neither a heading nor an address.
struct MerchantReader {
    struct Result {
        var merchant: Field<String>
        var line: PrintedLine?
        var ranking: [MerchantCandidate] = []
    }

    /// The letters of item names, by ``letters(of:)``.
    private let goods: Set<[UInt32]>

    /// `items` are the names of confident line items.
    init(items: [String] = []) { goods = Set(items.map(Self.letters).filter { $0.count >= 4 }) }

    /// The confidence from which a word is hardly misread, so that `Meier` is not the chain Meijer.
    private static let sure = 0.9

    /// Without the price and numbers on the line.
    private static func letters(of name: String) -> [UInt32] { FoldedText(name.filter { !$0.isNumber }).letters }

    func read(_ page: Page) -> Result? {
        var candidates = labelled(page)
        candidates += besideOwner(page)
        candidates += heading(page)
        let addressed = AddressedNames.candidates(on: page)
        candidates += addressed
        let parties = BillParties(page)
        candidates += parties.candidates
        let stems = addressed.map { FoldedText($0.name).letters }.filter { $0.count >= 4 }
        let letters = candidates.map { FoldedText($0.name).letters }
        candidates = zip(candidates, letters).map { candidate, folded in
            var candidate = candidate
            candidate.features.note(.isBought, if: goods.contains(Self.letters(of: candidate.name)))
            // Repeated further down, in other text or by another pass.
            let agreeing = zip(candidates, letters).count { other, otherFolded in
                otherFolded == folded
                    && (other.line.pass != candidate.line.pass
                        || other.line.box.intersection(candidate.line.box).isEmpty)
            }
            candidate.features.note(.isNamedAgain, Double(min(3, agreeing)))
            // `Albert` above `ALBERT Česká republika, s.r.o.`
            if agreeing == 0, folded.count >= 4,
                zip(candidates, letters).contains(where: { other, otherFolded in
                    otherFolded.count > folded.count && otherFolded.contains(folded)
                        && !AddressForm.isStreet(other.name) && !Self.isKind(candidate.name)
                        && other.line.box.intersection(candidate.line.box).isEmpty
                        && other.line.box.y > candidate.line.box.y
                })
            {
                candidate.features.note(.isPartOfNameBelow)
            }
            // `Marktkauf Lehr` above `www.marktkauf-lehr.de`.
            if agreeing == 0, stems.contains(where: { folded.count > $0.count && folded.contains($0) }) {
                candidate.features.note(.agreesWithAddress)
            }
            return candidate
        }
        candidates = echoed(candidates)
        candidates += AddressedNames.chains(on: page)
        candidates += foot(page)
        for index in candidates.indices { parties.note(&candidates[index]) }
        return choose(candidates, on: page)
    }

    private func choose(_ candidates: [MerchantCandidate], on page: Page) -> Result? {
        let scored = candidates.map { (candidate: $0, score: $0.score) }
            .sorted { ($0.score, $0.candidate.name) > ($1.score, $1.candidate.name) }
        let ranked = scored.map(\.candidate)
        let probabilities = FittedWeights.merchant.probabilities(of: scored.map(\.score))
        let votes = zip(ranked, probabilities).map { Vote(candidate: $0, probability: $1) }
        let likely = votes.prefix { $0.isLikely }
        let confidences = likely.prefix(Self.mostRivals).map { $0.confidence(among: likely) }
        guard let first = ranked.first else { return nil }
        // A chain that more readings agree with outweighs the likeliest single reading.
        let place = confidences.indices.dropFirst().reduce(0) { best, place in
            likely[place].chain != nil && confidences[place] > confidences[best] + Self.lead ? place : best
        }
        let winner = likely.isEmpty ? first : likely[place].candidate
        let name = wholeSign(of: winner, among: ranked, on: page)
        // Readings of the same letters are one name, as likely as all of them together.
        var letters: Set<[UInt32]> = [FoldedText(name).letters]
        let others = likely.filter { letters.insert($0.letters).inserted }
            .map { other in (other, likely.reduce(0) { $1.letters == other.letters ? $0 + $1.probability : $0 }) }
            // Another reading of the same line may have the letter that is wrong.
            .filter { $1 >= Self.leastChance || !$0.candidate.line.box.intersection(winner.line.box).isEmpty }
            .sorted { ($0.1, $1.0.candidate.name) > ($1.1, $0.0.candidate.name) }
        var whole = winner
        whole.name = name
        return Result(
            merchant: Field(
                NameCleaner.withoutPaper(name),
                confidence: Vote(candidate: whole, probability: 1).confidence(among: votes),
                evidence: Evidence(text: winner.line.string, box: winner.line.box),
                alternatives: others.prefix(3).map(\.0.candidate.name)
            ),
            line: winner.line,
            ranking: ranked
        )
    }

    /// The least probability of a line that is offered as the name; below are addresses, items and labels.
    private static let leastChance = 0.03
    /// Names that may win by the readings that agree with them.
    private static let mostRivals = 8
    /// By how much a name that is less likely by itself has to be likelier.
    private static let lead = 0.08

    /// Whether the text only names a kind of shop, as many lines of a pharmacy do: `PHARMACY`.
    private static func isKind(_ name: String) -> Bool {
        let text = FoldedText(name)
        return MerchantWords.kinds(among: MerchantWords.matcher.matches(in: text), of: text) > 0
    }

    /// The number of lines above the items.
    func headLength(_ page: Page) -> Int { min(page.lines.count, max(8, page.lines.count / 3)) }

    static func hasPrice(_ line: PrintedLine) -> Bool {
        line.amounts.contains { $0.use == .money && ($0.decimals == 2 || $0.isMarked || $0.isGrouped) }
    }

    /// `size` is the print's height relative to the page's usual one.
    func candidate(_ line: PrintedLine, place: Int, size: Double) -> MerchantCandidate? {
        let kept = NameCleaner.withoutDate(NameCleaner.solidWords(of: line), in: line)
        guard !kept.isEmpty, !Self.namesCustomer(line) else { return nil }
        let isSure = kept.allSatisfy { $0.confidence >= Self.sure }
        let printed = NameCleaner.clean(WordJoiner.text(of: kept, height: line.height))
        let name = KnownChains.corrected(printed, isSure: isSure)
        let scalars = Array(name.unicodeScalars)
        let letters = scalars.count(where: \.properties.isAlphabetic)
        let digits = scalars.count(where: \.isDigit)
        guard letters >= 2 else { return nil }
        var features = Features<MerchantFeature>()
        features.note(.isLine)
        features.note(.isFirst, if: place == 0)
        features.note(.place, Double(min(place, 12)))
        let share = Double(letters) / Double(max(1, scalars.count(where: { $0 != " " })))
        features.note(.letterShare, share - 0.85)
        features.note(.hasTwoSmallLetters, if: letters <= 2 && name.allSatisfy(\.isLowercase))
        features.note(.hasFewLetters, if: letters <= 3)
        features.note(.hasSixLetters, if: letters >= 6)
        features.note(.hasManyDigits, if: digits >= 5)
        features.note(.size, min(1.6, max(-0.4, (size - 1) * 1.3)))
        let confidence = kept.map(\.confidence).reduce(0, +) / Double(kept.count)
        features.note(.confidence, confidence - 0.8)
        noteWords(of: name, isSure: isSure, place: place, in: &features)
        // 但し … として: what a Japanese receipt is for.
        let isNote = line.string.hasPrefix("※") || line.string.hasPrefix("但") || line.string.hasSuffix("として")
        features.note(.isNote, if: isNote)
        features.note(.beginsWithDate, if: NameCleaner.beginsWithDate(line))
        // `김갑순 2015-11-03 16:31`, `출차 2025-05-17`: a clerk, or the day's label.
        let isBeforeDay =
            kept.count < line.words.count && name.count <= 4 && name.unicodeScalars.allSatisfy(\.isHangul)
            && NameCleaner.withoutDate(line.words, in: line).count < line.words.count
        features.note(.beginsWithLabel, if: isBeforeDay || Self.isLabel(kept, in: line))
        features.note(.isInBrackets, if: Self.isBracketed(line.string))
        if let chain = KnownChains.match(in: name), chain.likeness > 0.95, chain.share > 0.5 {
            features.note(.placeOfChain, Double(min(place, 12)))
        }
        return MerchantCandidate(name: name, features: features, line: line)
    }

    /// With an honorific, as Mr and Messrs, or behind a word for customers: `Bill To: Acme Corp`.
    private static func namesCustomer(_ line: PrintedLine) -> Bool {
        let words = line.string.split(separator: " ")
        // A person's name with letters left out: `이*훈`.
        if words.contains(where: { $0.wholeMatch(of: maskedName) != nil }) { return true }
        let titles = ["様", "御中", "귀하", "귀중", "고객님", "회원님"]
        // But a shop may be called king: `焼肉の王様`.
        return words.contains { word in titles.contains(where: word.hasSuffix) && !word.hasSuffix("王様") }
            || MerchantSurroundings.customers.matches(in: line.folded).contains {
                let end = line.text[safe: $0.range.upperBound]
                // A single word may begin a name: `Student Café`.
                let isLabel = end == ":" || $0.length > 9 || !line.text[safe: 0].isLatin
                return $0.range.lowerBound == 0 && $0.likeness > 0.95 && isLabel && !end.isLatin
            }
    }

    nonisolated(unsafe) private static let maskedName = /[가-힣][*○〇＊]{1,2}[가-힣]?(?:님|님\))?/

    /// Whether a colon follows the words, and something after it: `Rental period: …`.
    ///
    /// A colon alone is dirt.
    private static func isLabel(_ words: [RecognizedWord], in line: PrintedLine) -> Bool {
        guard let last = words.last, let place = line.words.lastIndex(of: last) else { return false }
        let colons: [Character] = [":", "："]
        let behind = line.words[(place + 1)...].map(\.text).joined()
        guard behind.contains(where: { $0.isLetter || $0.isNumber }) else { return false }
        return last.text.last.map(colons.contains) == true || behind.first.map(colons.contains) == true
    }

    /// Whether brackets enclose the whole line, as a heading: `【領収証】`, `[가맹점용]`.
    private static func isBracketed(_ text: String) -> Bool {
        let pairs: [Character: Character] = ["[": "]", "【": "】", "<": ">", "〈": "〉"]
        return text.first.flatMap { pairs[$0] } == text.last && pairs[text.first ?? " "] != nil
    }

    private func noteWords(of name: String, isSure: Bool, place: Int, in features: inout Features<MerchantFeature>) {
        let text = FoldedText(name)
        let matches = MerchantWords.matcher.matches(in: text)
        MerchantForm.note(name, isFirst: place == 0, in: &features)
        noteMeanings(matches, of: text, name, place: place, in: &features)
        let chain = KnownChains.match(in: name, isSure: isSure)
        if let chain {
            features.note(.isChain)
            features.note(.chainShare, chain.share)
        }
        let labels = LabelReader.labels(in: ScalarText(name), skipping: [])
        let labelled = labels.reduce(0) { $0 + $1.range.count }
        // A single label may be a name, such as that of Total filling stations.
        let areLabels = labels.count > 1 || labels.contains { [.subtotal, .tax, .change, .tendered].contains($0.role) }
        features.note(.isAmountLabels, if: areLabels && 10 * labelled >= 8 * name.unicodeScalars.count)
        let kinds = MerchantWords.kinds(among: matches, of: text)
        if kinds > 0 { features.note(kinds > 1 ? .isKindsOnly : .isKindOnly) }
        if name.hasPrefix("("), name.hasSuffix(")") { features.note(.isInBrackets) }
        features.note(.hasBoxesToTick, if: name.matches(of: Self.boxToTick).count >= 2)
        let lower = name.lowercased()
        features.note(.hasAddressMark, if: ["@", "www", ".com", "e-mail", "email"].contains(where: lower.contains))
        let isExclaimed = name.last == "." && name.count > 25 || name.contains("?") || name.contains("!")
        features.note(.isExclaimed, if: isExclaimed)
        features.note(.isTrade, if: place > 0 && MerchantForm.isTrade(name, words: matches))
        features.note(.isStreet, if: AddressForm.isStreet(name))
        features.note(.isLong, if: name.count > 42)
        // 강남본점, 서울숲점: a branch, especially after a chain's name.
        if name.hasSuffix("점"), name.count >= 4 {
            features.note(.endsAsBranch)
            let isChains = chain.map { $0.likeness > 0.95 && $0.range.lowerBound == 0 } ?? false
            features.note(.isBranchOfChain, if: isChains)
        }
    }

    // A constant, because a literal within a function is parsed again by each call.
    nonisolated(unsafe) private static let boxToTick = /\[.?\s*\]|[□☐☑]/

    private func noteMeanings(
        _ matches: [PhraseMatcher<MerchantWords.Kind>.Match],
        of text: FoldedText,
        _ name: String,
        place: Int,
        in features: inout Features<MerchantFeature>
    ) {
        let count = Double(max(1, text.letters.count))
        // Column headings are small parts each, and together fill the line.
        let heads = matches.filter { $0.meaning == .administration && $0.likeness > 0.8 }
        let told = Double(heads.reduce(0) { $0 + $1.length }) / count
        // `La Table de Margaux` is no table number without a number after it.
        let isPlain = !name.contains { $0.isNumber || $0 == ":" }
        let administration = isPlain && told < 0.5 ? 0.4 : 1
        var hasBusiness = false
        var hasLegalForm = false
        let isMisspelt = matches.contains {
            $0.meaning == .business && (0.8..<1).contains($0.likeness) && $0.length >= 6
        }
        features.note(.hasMisspeltWord, if: isMisspelt)
        for match in matches where match.likeness > 0.8 {
            let coverage = min(1, Double(match.length) / count)
            switch match.meaning {
            case .business:
                if !hasBusiness {
                    features.note(.hasBusinessWord)
                    features.note(.hasLongBusinessWord, if: match.length > 4)
                }
                hasBusiness = true
            case .legalForm: hasLegalForm = true
            case .ownerForm: if place == 0 { hasLegalForm = true } else { features[.hasOwnerForm] += 1 }
            case .heading: features.add(.headingWords, .headingShare, coverage)
            case .address: features.add(.addressWords, .addressShare, coverage)
            case .administration:
                features.add(.administrationWords, .administrationShare, coverage, times: administration)
            case .label, .seller:
                features[.labelWords] += 1
                // `공 상호`: a label behind the letters of a cell.
                let end = match.range.upperBound
                if match.likeness == 1, coverage > 0.6, end == name.unicodeScalars.count, name.contains(" ") {
                    features.note(.beginsWithLabel)
                }
            case .platform: features.add(.platformWords, .platformShare, coverage)
            }
        }
        // Only companies have one; alone it is the end of a name, and further down it may be a customer's.
        if hasLegalForm, place <= 3 {
            let isBeside = hasBusiness || NameCleaner.isLegalForm(name)
            features.note(isBeside ? .hasLegalFormBesideBusiness : .hasLegalForm)
        }
    }
}

/// A candidate with what decides whether others agree with it.
private struct Vote {
    let candidate: MerchantCandidate
    let probability: Double
    let isLikely: Bool
    let letters: [UInt32]
    let chain: String?

    init(candidate: MerchantCandidate, probability: Double) {
        (self.candidate, self.probability) = (candidate, probability)
        letters = FoldedText(candidate.name).letters
        isLikely = probability >= Self.leastLikely
        // `Netto` is a chain, but also a column of tax tables. Chains are sought in likely names only, because that takes long.
        chain =
            !isLikely
            ? nil
            : KnownChains.match(in: candidate.name).flatMap {
                $0.likeness > 0.95 && !AddressedNames.labels.contains($0.name.lowercased()) ? $0.name : nil
            }
    }

    /// Less likely names are no rivals.
    private static let leastLikely = 0.005

    /// The name's probability: those that agree with it add theirs.
    func confidence(among votes: some Sequence<Vote>) -> Double {
        votes.reduce(0) { agrees(with: $1) ? $0 + $1.probability : $0 }
    }

    /// Whether the other is a part of the name, names its chain, or is another reading of its line.
    private func agrees(with other: Vote) -> Bool {
        letters.contains(other.letters) || chain != nil && chain == other.chain
            || !other.candidate.line.box.intersection(candidate.line.box).isEmpty
    }
}

extension Features<MerchantFeature> {
    /// Adds one more word of a kind, and its share of the name.
    fileprivate mutating func add(
        _ words: MerchantFeature,
        _ share: MerchantFeature,
        _ coverage: Double,
        times factor: Double = 1
    ) {
        self[words] += factor
        self[share] += factor * coverage
    }
}
