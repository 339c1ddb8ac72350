import ReceiptDomain
import ReceiptRegions

/// Infers the currency from signs, words, scripts, and the form of amounts.
struct CurrencyReader {
    struct Result {
        var currency: Field<Currency>?
        /// Amounts have no decimals: won, yen, rupiah, or round prices.
        var isZeroDecimal: Bool
        /// The unit is worth so little that sums are hundreds of it at least, and often round: won, yen, rupiah.
        var hasSmallUnit: Bool
        /// Amounts of another currency are printed too, with its code.
        var isMixed = false
        /// All figures are thousandths, with the point that elsewhere groups thousands: a dinar has a thousand fils.
        var isInThousandths = false
        /// The country whose words and forms weigh most among those with the currency.
        var region: Region?
    }

    let context: ReadingContext

    /// The weight that words need before a sign that may mean something else means their currency.
    private static let leastForDoubtfulMarks = 1.0

    /// The weight of a bare "$" for the household's dollars, and for those that the page names: more than for any others.
    private static let weightOfKnownDollar = 2.4

    private static let weightsOfBareDollar = Dictionary(
        uniqueKeysWithValues: CurrencyTable.dollars.map { ($0.code, $0.bareDollarWeight) }
    )

    private static let words = PhraseMatcher<[CurrencyTable.Evidence]>(
        CurrencyTable.words.map { ($0.text, $0.meanings) }
    )

    func read(_ page: Page) -> Result {
        var scores: [String: Double] = [:]
        var countries: [String: Double] = [:]
        var evidence: [String: (weight: Double, line: PrintedLine)] = [:]
        func note(_ code: String, _ weight: Double, _ line: PrintedLine) {
            if evidence[code].map({ weight > $0.weight }) ?? true { evidence[code] = (weight, line) }
        }
        var seen: Set<String> = []
        var marked: [Sighting.Key: [Int: Double]] = [:]
        var census = Census()
        var codesOfAmounts: Set<String> = []
        for (index, line) in page.lines.enumerated() {
            for reading in line.readings {
                census.count(reading)
                for sighting in sightings(in: reading) {
                    let key = sighting.key
                    if key.text == key.code, !key.isDoubtful, sighting.isBesideFigure, reading.confidence > 0.5 {
                        codesOfAmounts.insert(key.code)
                    }
                    marked[key, default: [:]][index, default: 0].raise(to: sighting.weight)
                    if !key.isDoubtful { note(key.code, sighting.weight, reading) }
                }
                for match in Self.words.matches(in: reading.folded)
                where match.likeness > (match.length <= 3 ? 0.99 : 0.85) {
                    for meaning in match.meaning
                    where seen.insert("\(meaning.code) \(match.length) \(meaning.weight)").inserted {
                        let weight = meaning.weight * match.likeness
                        scores[meaning.code, default: 0] += weight
                        if let country = meaning.country { countries[country, default: 0] += weight }
                        note(meaning.code, weight, reading)
                    }
                }
            }
        }
        let fromWords = scores
        // `S$` or `SGD` beside one amount tells what "$" means beside the others.
        let knownDollars = codesOfDollars(in: marked.keys)
        // A sign counts as on the two lines where it is clearest.
        for (key, weights) in marked.sorted(by: { $0.key < $1.key }) {
            guard !key.isDoubtful || fromWords[key.code, default: 0] >= Self.leastForDoubtfulMarks else { continue }
            let factor =
                key.text != "$"
                ? 1
                : knownDollars.contains(key.code)
                    ? Self.weightOfKnownDollar : Self.weightsOfBareDollar[key.code, default: 0]
            scores[key.code, default: 0] += factor * weights.values.sorted(by: >).prefix(2).reduce(0, +)
        }
        census.weigh(&scores)
        for form in PlaceForms.evidence(on: page) {
            scores[form.place.currency, default: 0] += form.weight
            countries[form.place.country, default: 0] += form.weight
            note(form.place.currency, form.weight, form.line)
        }
        if let home = context.homeCurrency, census.isCompatible(home) { scores[home.code, default: 0] += 0.8 }
        var result = result(scores, evidence, census)
        let chosen = result.currency?.value.code
        result.isMixed = codesOfAmounts.contains { $0 != chosen }
        result.region = chosen.flatMap { code in
            let likeliest = Region.all.filter { $0.currency.code == code && countries[$0.code, default: 0] > 0 }
                .max { countries[$0.code, default: 0] < countries[$1.code, default: 0] }
            return likeliest ?? Region.issuing(code)
        }
        return result
    }

    private func codesOfDollars(in marks: some Sequence<Sighting.Key>) -> Set<String> {
        let named = marks.filter { $0.text != "$" && !$0.isDoubtful }.map(\.code)
        return Set(named + [context.homeCurrency?.code].compactMap(\.self))
    }

    private func result(
        _ scores: [String: Double],
        _ evidence: [String: (weight: Double, line: PrintedLine)],
        _ census: Census
    ) -> Result {
        let ranked = scores.sorted { ($0.value, $0.key) > ($1.value, $1.key) }
        guard let winner = ranked.first, winner.value > 0.4, let currency = Currency(code: winner.key) else {
            return Result(
                currency: nil,
                isZeroDecimal: census.isZeroDecimal || census.isRound(isUsual: false),
                hasSmallUnit: census.isZeroDecimal
            )
        }
        // "None of the candidates" has the weight of a weak word.
        let sum = ranked.map { exp(min(12, $0.value)) }.reduce(exp(0.5), +)
        let confidence = min(0.99, exp(min(12, winner.value)) / sum)
        let source = evidence[winner.key]?.line
        let field = Field(
            currency,
            confidence: confidence,
            evidence: source.map { Evidence(text: $0.string, box: $0.box) },
            alternatives: ranked.dropFirst().filter { $0.value > winner.value - 3 && $0.value > 0 }.prefix(2).compactMap
            {
                Currency(code: $0.key)
            }
        )
        let hasSmallUnit =
            switch currency.convention.decimals {
            case .never: census.decimals <= 2 * census.wholes + 2
            // The currency has no smaller coins, and cheap receipts have no grouped thousands.
            case .seldom: census.isZeroDecimal || census.decimals == 0
            case .often, .usual: census.isZeroDecimal
            }
        let isRound = census.isRound(isUsual: currency.convention.decimals == .often)
        if currency.fractionDigits == 3, census.thousandths > census.decimals {
            return Result(currency: field, isZeroDecimal: true, hasSmallUnit: false, isInThousandths: true)
        }
        return Result(currency: field, isZeroDecimal: hasSmallUnit || isRound, hasSmallUnit: hasSmallUnit)
    }

    /// Signs and codes beside amounts, weighted by the confidence in their word.
    private func sightings(in line: PrintedLine) -> [Sighting] {
        let text = line.text
        var found: [Sighting] = []
        func belief(at place: Int) -> Double {
            let owner = text.wordIndex[place]
            return owner < 0 ? 1 : min(1, 0.2 + 2 * line.words[owner].confidence)
        }
        for mark in Self.marks {
            guard let first = mark.scalars.first else { continue }
            for start in text.scalars.indices where text.scalars[start] == first {
                let end = start + mark.scalars.count
                guard end <= text.count, Array(text.scalars[start..<end]) == mark.scalars else { continue }
                let before = text[safe: start - 1]
                let after = text[safe: end]
                let isWord = mark.scalars.allSatisfy(\.isLatin)
                // `US$` does not contain Singapore's `S$`, nor `hrs. 5` India's `Rs. 5`.
                if first.isLatin, before.isLatin { continue }
                if isWord, after.isLatin && after != "r" { continue }
                // `370 04 €. Budějovice` is the Czech number sign, misread.
                if !isWord, before == " ", after == ".", text[safe: end + 1] == " " { continue }
                let isCommon = CurrencyTable.commonWords.contains(mark.text)
                // `BEN-U-RON 500` and `GEL-DOUCHE 3,20` have no code, but `TOTAL-RM 8.60` has.
                if isWord, after == "-", text[safe: end + 1].isLatin { continue }
                if isCommon || mark.isDoubtful, before == "-", text[safe: start - 2].isLatin { continue }
                let nextDigit = after.isDigit || after == " " && text[safe: end + 1].isDigit || after == "-"
                let lastDigit =
                    !Self.isTime(before: start, in: text)
                    && (before.isDigit || before == " " && text[safe: start - 2].isDigit)
                    && !(isWord && Self.isCode(before: start, in: text))
                if isCommon, after.isDigit { continue }
                let isCode = mark.scalars.count == 3 && isWord && !isCommon && !mark.isDoubtful
                guard nextDigit || lastDigit || isCode || after == ")" else { continue }
                let weight = mark.weight * belief(at: start)
                let isBesideFigure = nextDigit || lastDigit
                let key = Sighting.Key(code: mark.code, text: mark.text, isDoubtful: mark.isDoubtful)
                found.append(Sighting(key: key, weight: weight, isBesideFigure: isBesideFigure))
                break
            }
        }
        if let start = text.scalars.firstIndex(of: "$"),
            text[safe: start + 1].isDigit || text[safe: start + 1] == " "
        {
            for dollar in CurrencyTable.dollars {
                let key = Sighting.Key(code: dollar.code, text: "$", isDoubtful: false)
                found.append(Sighting(key: key, weight: belief(at: start), isBesideFigure: true))
            }
        }
        return found
    }

    /// A currency mark in one reading of a line.
    private struct Sighting {
        struct Key: Hashable, Comparable {
            let code: String
            let text: String
            let isDoubtful: Bool

            static func < (a: Key, b: Key) -> Bool { (a.code, a.text) < (b.code, b.text) }
        }

        let key: Key
        let weight: Double
        let isBesideFigure: Bool
    }

    private struct Mark {
        let text: String
        let scalars: [Unicode.Scalar]
        let code: String
        let weight: Double
        let isDoubtful: Bool

        init(_ evidence: CurrencyTable.Evidence, isDoubtful: Bool) {
            (text, code, weight) = (evidence.text, evidence.code, evidence.weight)
            scalars = Array(evidence.text.unicodeScalars)
            self.isDoubtful = isDoubtful
        }
    }

    private static let marks =
        CurrencyTable.marks.map { Mark($0, isDoubtful: false) }
        + CurrencyTable.doubtfulMarks.map { Mark($0, isDoubtful: true) }

    /// `01:26 RM` is a misread `PM`.
    private static func isTime(before start: Int, in text: ScalarText) -> Bool {
        var index = start - 1
        if text[safe: index] == " " { index -= 1 }
        return text[safe: index].isDigit && text[safe: index - 1].isDigit && text[safe: index - 2] == ":"
    }

    /// `072088140 RM ESSNTL`: item numbers precede words.
    private static func isCode(before start: Int, in text: ScalarText) -> Bool {
        var index = start - 1
        if text[safe: index] == " " { index -= 1 }
        let end = index
        while text[safe: index].isDigit { index -= 1 }
        return end - index > 7
    }
}

extension Double {
    fileprivate mutating func raise(to other: Double) { self = max(self, other) }
}

/// Counts scripts and number forms over the page.
private struct Census {
    private(set) var hangul = 0
    private(set) var kana = 0
    private(set) var latin = 0
    /// Amounts with two decimals, and how many of them have a comma.
    private(set) var decimals = 0
    private(set) var commas = 0
    /// Amounts without decimals and with grouped thousands.
    private(set) var wholes = 0
    /// Amounts with three digits behind a separator, grouped thousands among them.
    private(set) var thousandths = 0
    /// Amounts with any decimals.
    private var fractions = 0
    /// Amounts without decimals from a hundred on, and those of any size beside a sign of the currency.
    private var integers: Set<Int> = []
    private var marked: Set<Int> = []

    mutating func count(_ line: PrintedLine) {
        for word in line.words where word.confidence > 0.5 {
            for scalar in word.text.unicodeScalars {
                if scalar.isHangul { hangul += 1 }
                if scalar.isKana { kana += 1 }
                if scalar.capital.isCapital { latin += 1 }
            }
        }
        for amount in line.amounts where amount.use == .money {
            if amount.decimals == 2 {
                decimals += 1
                let end = amount.range.upperBound - 3
                if line.text[safe: end] == "," { commas += 1 }
            } else if amount.isGrouped {
                wholes += 1
            }
            if amount.decimals > 0 {
                fractions += 1
            } else {
                let separator = line.text[safe: amount.range.upperBound - 4]
                if separator == "." || separator == "," { thousandths += 1 }
                if abs(amount.hundredths) >= 10_000 { integers.insert(amount.hundredths) }
                if amount.isMarked { marked.insert(amount.hundredths) }
            }
        }
    }

    var isZeroDecimal: Bool { wholes >= 2 && wholes > 2 * decimals || hangul > 30 && decimals <= wholes }

    /// Whether all prices are round: faint print loses decimal points, but not all of so many.
    func isRound(isUsual: Bool) -> Bool {
        fractions == 0 && (isUsual || marked.count >= 2 || integers.count >= 6)
    }

    func isCompatible(_ currency: Currency) -> Bool {
        currency.convention.decimals != .never || decimals <= wholes
    }

    func weigh(_ scores: inout [String: Double]) {
        func add(_ weight: Double, to code: String) {
            if weight != 0 { scores[code, default: 0] += weight }
        }
        for region in Region.all {
            guard let script = region.vocabulary.script else { continue }
            let letters = count(of: script.letters)
            if letters >= Self.fewLetters {
                add(min(script.maximumWeight, Double(letters) / script.lettersPerWeight), to: region.currency.code)
            }
            if let other = script.yieldsTo.map(count), other > letters, other >= Self.fewLetters {
                add(-4, to: region.currency.code)
            }
        }
        for currency in Region.currencies {
            let evidence = currency.numberEvidence
            if decimals > 2 * wholes + 1 {
                add(evidence.decimals, to: currency.code)
                add(commas * 2 > decimals ? evidence.commas : evidence.points, to: currency.code)
            } else if wholes > 2 * decimals + 1, evidence.wholes < 0 || hangul == 0 && kana == 0 {
                add(evidence.wholes, to: currency.code)
            }
        }
    }

    /// No more letters than one misread word may have; they are ignored.
    private static let fewLetters = 10

    private func count(of letters: Vocabulary.Script.Letters) -> Int {
        switch letters {
        case .hangul: hangul
        case .kana: kana
        }
    }
}
