import ReceiptRegions

/// Recognises chains whose name is an unreadable logo by slogan, web address, or typical misreadings.
enum ChainSigns {
    /// The chain whose slogan makes up most of the line.
    static func chain(bySlogan line: PrintedLine) -> String? {
        let text = line.folded
        return slogans.matches(in: text)
            .first { $0.likeness > 0.85 && 10 * $0.length >= 7 * text.letters.count }?
            .meaning
    }

    /// The chain with this host label: `netto-online`, `tescoviews`, `informtarget`.
    static func chain(byHost label: Substring) -> String? {
        let stems = [label] + prefixes.filter(label.hasPrefix).map { label.dropFirst($0.count) }
        let names = stems.flatMap { stem in
            [stem] + suffixes.filter(stem.hasSuffix).map { stem.dropLast($0.count) }
        }
        return names.lazy.compactMap { KnownChains.chain(named: $0) }.first
    }

    /// The label without a survey suffix: `pattybarn` of `pattybarnlistens`.
    static func withoutSurvey(_ label: Substring) -> Substring {
        for suffix in surveys where label.hasSuffix(suffix) { return label.dropLast(suffix.count) }
        return label
    }

    /// Lidl's logo, whose slanted letter is read as a dollar sign or digit: `L$DL`, `1.$DL`, `14DL`.
    static func chain(bySign text: String) -> String? {
        let letters = text.uppercased().filter { $0 != "." && $0 != " " && $0 != "," }
        if letters == "LDL" { return "Lidl" }
        guard letters.count == 4, let first = letters.first,
            "L1I|".contains(first), letters.dropFirst().first.map({ !$0.isLetter || $0 == "I" }) == true
        else { return nil }
        return letters.hasSuffix("DL") || letters.hasSuffix("D1") || letters.hasSuffix("DI") ? "Lidl" : nil
    }

    private static let slogans = PhraseMatcher<String>(
        Region.all.flatMap { region in
            region.chains.slogans.flatMap { chain, slogans in slogans.words.map { ($0, chain) } }
        }
    )

    /// Additions to names in the addresses of surveys and shops.
    private static let prefixes = PhraseList.of("tell, talkto, inform, my, ask, visit, shop, go")
    private static let suffixes = surveys + PhraseList.of("stores, store, online, shop")
    private static let surveys = PhraseList.of("views, feedback, survey, listens, cares, opinion, experience, voice")
}
