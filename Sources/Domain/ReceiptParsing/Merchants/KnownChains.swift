import ReceiptRegions

/// Well-known chains in the spelling of their signs.
///
/// Each region lists its chains, from general knowledge. A misread letter in their names is corrected, and a chain's name
/// outweighs the words around it.
public enum KnownChains {
    struct Match {
        /// The chain's own spelling.
        let name: String
        let likeness: Double
        /// In the text's scalars.
        let range: Range<Int>
        /// The share of the text's letters that it covers, from 0 to 1.
        let share: Double
    }

    /// All names in their own spelling, to choose from.
    public static let all = distinctive + exact

    /// Distinctive names, recognised even with a misread letter.
    static let distinctive = Region.all.flatMap(\.chains.distinctive.all)
    /// Common or short words, which must match exactly.
    static let exact = Region.all.flatMap(\.chains.exact.all)
    /// Names that are too short to be recognised within a line.
    private static let short = Region.all.flatMap(\.chains.short.words)
    private static let matcher = PhraseMatcher<(name: String, isExact: Bool)>(
        distinctive.map { ($0, ($0, false)) } + exact.map { ($0, ($0, true)) }
    )

    /// The chain whose name covers most of the text; with all its letters, if the text is surely well read.
    static func match(in text: String, isSure: Bool = false) -> Match? {
        let folded = FoldedText(text)
        guard !folded.letters.isEmpty else { return nil }
        let scalars = Array(text.unicodeScalars)
        return matcher.matches(in: folded).filter {
            isAlike($0, isSure) && beginsWord($0, in: scalars) && beginsAlike($0, in: scalars)
                && !isKind($0, in: scalars)
        }
        .compactMap {
            match in
            figures(of: match.meaning.name, behind: match.range, in: scalars).flatMap { range in
                // O and Q count as one letter, but `SÃO` is not `SAQ`.
                let read = String(String.UnicodeScalarView(scalars[range]))
                guard match.length > 3 || letters(of: read) == letters(of: match.meaning.name) else { return nil }
                return
                    Match(
                        name: match.meaning.name,
                        likeness: match.likeness,
                        range: range,
                        share: min(1, Double(match.length) / Double(folded.letters.count))
                    )
            }
        }
        .max { $0.share < $1.share }
    }

    /// One letter in five may differ, in long names one in seven: Sheng Hong is not Sheng Siong.
    private static func isAlike(_ match: PhraseMatcher<(name: String, isExact: Bool)>.Match, _ isSure: Bool) -> Bool {
        let isExact = isSure || match.meaning.isExact
        return match.likeness > (isExact ? 0.99 : match.length < 9 ? 0.79 : 0.84)
    }

    /// A short name is not misread in its first letter: Yesco is not Tesco.
    private static func beginsAlike(
        _ match: PhraseMatcher<(name: String, isExact: Bool)>.Match,
        in scalars: [Unicode.Scalar]
    ) -> Bool {
        guard match.likeness <= 0.99, match.length < 6 else { return true }
        return FoldedText([scalars[match.range.lowerBound]]).letters.first
            == FoldedText(match.meaning.name).letters.first
    }

    /// A word for a kind of shop is no misread name: `Supermarket` is not `K-Supermarket`.
    private static func isKind(
        _ match: PhraseMatcher<(name: String, isExact: Bool)>.Match,
        in scalars: [Unicode.Scalar]
    ) -> Bool {
        guard match.likeness < 1 else { return false }
        let text = FoldedText(Array(scalars[match.range]))
        return MerchantWords.kinds(among: MerchantWords.matcher.matches(in: text), of: text) > 0
    }

    /// A misread name begins where a word does: `ARCHES RESTAURANTS` has no `MK Restaurants` in it.
    private static func beginsWord(
        _ match: PhraseMatcher<(name: String, isExact: Bool)>.Match,
        in scalars: [Unicode.Scalar]
    ) -> Bool {
        let start = match.range.lowerBound
        return match.likeness > 0.99 || start == 0 || !scalars[start].isLatin || !scalars[start - 1].isLatin
    }

    /// The range extended by the digits that end the name, which are not matched: `이마트24` is not `이마트`.
    private static func figures(of name: String, behind range: Range<Int>, in scalars: [Unicode.Scalar]) -> Range<Int>?
    {
        // The sign for a long vowel is not matched either, and may be lost.
        if name.hasSuffix("ー"), scalars[range.upperBound...].first == "ー" {
            return range.lowerBound..<(range.upperBound + 1)
        }
        let figures = Array(name.unicodeScalars.reversed().prefix { ("0"..."9").contains($0) }.reversed())
        if figures.isEmpty || scalars[range].suffix(figures.count).elementsEqual(figures) { return range }
        let start = scalars[range.upperBound...].firstIndex { $0 != " " } ?? scalars.endIndex
        guard scalars[start...].starts(with: figures) else { return nil }
        return range.lowerBound..<(start + figures.count)
    }

    /// The chain whose name is exactly this word.
    static func chain(named word: some StringProtocol) -> String? { names[letters(of: word)] }

    /// The short name that is exactly this word, which is doubtful anywhere but before a branch.
    static func shortName(_ word: String) -> String? { short.first { letters(of: $0) == letters(of: word) } }

    /// Chains by letters and digits; two-letter names match whole words only.
    private static let names = Dictionary(
        (distinctive + exact + short).map { (letters(of: $0), $0) },
        uniquingKeysWith: { first, _ in first }
    )

    /// The text with a chain's misread name corrected, and without a stray letter or a slogan in quotes beside it.
    static func corrected(_ text: String, isSure: Bool = false) -> String {
        guard let match = match(in: text, isSure: isSure) else { return withFigures(text) }
        let scalars = Array(text.unicodeScalars)
        if let name = alone(match, in: scalars) { return name }
        let read = String(String.UnicodeScalarView(scalars[match.range]))
        // Differences in case and hyphens are the print's own, and stay.
        guard !isSure, letters(of: read) != letters(of: match.name) else { return text }
        var rest = scalars[match.range.upperBound...]
        if match.name.hasSuffix("."), rest.first == "." { rest = rest.dropFirst() }
        // The name's prefix before its first letter was not matched: `7-`, `99 `.
        var front = scalars[..<match.range.lowerBound]
        let figures = Array(match.name.unicodeScalars.prefix { !$0.properties.isAlphabetic })
        if front.suffix(figures.count).elementsEqual(figures) { front = front.dropLast(figures.count) }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: front)
        result.append(contentsOf: match.name.unicodeScalars)
        result.append(contentsOf: rest)
        return String(result)
    }

    /// `餃子の王将` of `餃子の王将將`, `Biedronka` of `Biedronka "Codziennie niskie ceny" 4884`.
    private static func alone(_ match: Match, in scalars: [Unicode.Scalar]) -> String? {
        guard match.likeness > 0.99 else { return nil }
        let name = String(String.UnicodeScalarView(scalars[match.range]))
        let front = scalars[..<match.range.lowerBound]
        let behind = scalars[match.range.upperBound...]
        let isQuote = behind.first { $0 != " " }.map { "\"“„«".unicodeScalars.contains($0) } ?? false
        if front.isEmpty, isQuote { return name }
        let rest = front + behind
        // A branch has more letters, and a name in Latin letters may end in one: `Plan B`.
        let isStray = rest.count == 1 && rest.allSatisfy { !$0.isLatin && $0.properties.isAlphabetic }
        return isStray && match.range.count >= 3 ? name : nil
    }

    /// `6525 대학점` is GS25 with letters read as digits beside Hangul.
    private static func withFigures(_ text: String) -> String {
        let name = Array(text.prefix(4))
        guard name.count == 4, "G6C0O。".contains(name[0]), "S58$6".contains(name[1]), name[2] == "2", name[3] == "5",
            text.dropFirst(4).contains(where: { ("가"..."힣").contains($0) }),
            text.split(separator: " ").contains(where: { $0.hasSuffix("점") })
        else { return text }
        return "GS25" + text.dropFirst(4)
    }

    private static func letters(of text: some StringProtocol) -> String {
        text.uppercased().filter { $0.isLetter || $0.isNumber }
    }
}
