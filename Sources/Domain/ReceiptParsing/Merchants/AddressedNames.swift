import ReceiptDomain

/// Finds names within other text: web addresses, "thank you for shopping at …", the company at the foot, own brands.
enum AddressedNames {
    private static let thanks = PhraseMatcher(
        anyOf: """
            thank you for shopping at, thank you for dining at, thanks for shopping at, thank you for visiting,
            welcome to, thank you for choosing, thank you for your purchase at, thanks for dining at,
            vielen dank fur ihren einkauf bei, thank you for eating at, ihr einkauf bei, thanks for visiting,
            vielen dank fur ihren besuch bei, merci de votre visite chez, gracias por su compra en
            """
    )

    /// Phrases after the name: "LIDL vous remercie".
    private static let signatures = PhraseMatcher(
        anyOf: "vous remercie, sagt danke, bedankt sich, dankt ihnen, vi ringrazia, le agradece"
    )

    static func candidates(on page: Page) -> [MerchantCandidate] {
        var found: [MerchantCandidate] = []
        for (index, line) in page.lines.enumerated().flatMap({ index, line in line.readings.map { (index, $0) } }) {
            let head = 2 * index > page.lines.count ? headed(line) : nil
            if let name = thanked(line) ?? thankedBelow(line, index, page) ?? signed(line) ?? mailed(line) ?? sealed(
                line
            ) ?? head {
                let name = KnownChains.corrected(name)
                found.append(MerchantCandidate(name: name, .isThanked, confidence: line.confidence, line: line))
            }
            let sign = index < 4 ? ChainSigns.chain(bySign: line.string) : nil
            if let chain = sign ?? ChainSigns.chain(bySlogan: line) {
                found.append(MerchantCandidate(name: chain, .isChainSign, confidence: line.confidence, line: line))
            }
            for (index, word) in line.words.enumerated() {
                // Engines often split an address after the first point, or read no point at all: `www baskinrobbins co kr`.
                let start = word.text.lowercased()
                let next = line.words[(index + 1)...].prefix(start == "www" ? 3 : 1).map(\.text)
                let address =
                    start == "www."
                    ? word.text + next.joined() : start == "www" ? "www." + next.joined(separator: ".") : word.text
                guard let address = WebAddress(address) else { continue }
                if let chain = ChainSigns.chain(byHost: address.name) {
                    found.append(MerchantCandidate(name: chain, .isChainHost, confidence: word.confidence, line: line))
                } else if let name = name(of: address) {
                    found.append(MerchantCandidate(name: name, .isHost, confidence: word.confidence, line: line))
                }
            }
        }
        return found
    }

    /// Chains named anywhere: weaker than a name at the head, stronger than items and greetings.
    static func chains(on page: Page) -> [MerchantCandidate] {
        var mentions: [String: [MerchantCandidate]] = [:]
        for line in page.lines.map(\.best) {
            // `Netto` is a chain, but also a column of tax tables.
            guard let chain = KnownChains.match(in: line.string), chain.likeness > 0.95,
                !labels.contains(chain.name.lowercased())
            else { continue }
            let isFirm = MerchantWords.matcher.matches(in: line.folded).contains {
                ($0.meaning == .legalForm || $0.meaning == .ownerForm) && $0.likeness > 0.95
            }
            var mention = MerchantCandidate(
                name: chain.name,
                .isChainMention,
                confidence: line.confidence,
                line: line
            )
            mention.features.note(.isChainAlone, if: isFirm || chain.share > 0.5)
            mentions[chain.name, default: []].append(mention)
        }
        return mentions.values.compactMap { candidates in
            guard var best = candidates.max(by: { $0.score < $1.score }) else { return nil }
            best.features.note(.isMentionedAgain, Double(min(candidates.count - 1, 3)))
            return best
        }
    }

    static let labels = Set(LabelVocabulary.labels.map { $0.phrase.lowercased() })

    private static func thanked(_ line: PrintedLine) -> String? {
        guard let match = thanks.matches(in: line.folded).first else { return nil }
        let behind = line.text.string(match.range.upperBound..<line.text.count)
        let rest = NameCleaner.clean(String(behind.prefix { $0 != "!" }))
        let letters = rest.unicodeScalars.count(where: \.properties.isAlphabetic)
        let first = rest.lowercased()
        let isSentence = sentences.contains(where: first.hasPrefix) || ["local", "here"].contains(first)
        return letters >= 3 && rest.count <= 30 && !isSentence ? rest : nil
    }

    /// How the words of thanks go on where they name nobody.
    private static let sentences = ["us", "with", "and ", "again", "our", "your"]

    /// Whether the line is a thank-you in the merchant's name.
    static func isThanks(_ line: PrintedLine) -> Bool {
        signatures.matches(in: line.folded).contains { $0.likeness > 0.95 }
    }

    /// The name in a signature: `EDEKA Schröer` of "Ihr EDEKA Schröer sagt DANKE".
    private static func signed(_ line: PrintedLine) -> String? {
        guard let match = signatures.matches(in: line.folded).first(where: { $0.likeness > 0.95 }) else { return nil }
        var words = line.text.string(0..<match.range.lowerBound).split(separator: " ")
        if let first = words.first, ["ihr", "ihre", "dein", "deine"].contains(first.lowercased()) {
            words.removeFirst()
        }
        let name = NameCleaner.clean(words.joined(separator: " "))
        let letters = name.unicodeScalars.count(where: \.properties.isAlphabetic)
        let isTeam = name.lowercased().hasSuffix("team") || ["markt", "filiale"].contains(name.lowercased())
        return letters >= 3 && name.count <= 30 && words.count <= 4 && !isTeam ? name : nil
    }

    /// The name in a mail's subject: `Copper Labs` of "Your receipt from Copper Labs #2204".
    private static func mailed(_ line: PrintedLine) -> String? {
        guard let rest = line.string.wholeMatch(of: subject)?.1 else { return nil }
        return NameCleaner.clean(String(rest))
    }

    // Patterns are constants, because a literal within a function is parsed again by each call.
    nonisolated(unsafe) private static let subject =
        /(?i:your receipt|receipt) (?i:from) ([^#:]{3,40}?)(?:\s*#.*)?/

    /// The school in its head's seal on a payment: `별빛수학학원` of "별빛수학학원장 (직인)".
    private static func sealed(_ line: PrintedLine) -> String? {
        let text = line.string
        // A seal stands on a short line; patterns take long on others.
        guard text.utf8.count <= 300, ["직인", "관인", "(인)", "[인]"].contains(where: text.contains) else { return nil }
        // `한솔마을3단지 관리사무소 [직인]`
        if let office = text.firstMatch(of: sealedOffice)?.1 {
            return NameCleaner.clean(String(office))
        }
        guard
            let title = text.split(separator: " ").first(where: {
                $0.hasSuffix("학원장") || $0.hasSuffix("학교장") || $0.hasSuffix("유치원장") || $0.hasSuffix("어린이집원장")
            })
        else { return nil }
        let name = title.dropLast()
        return name.count >= 4 ? String(name) : nil
    }

    /// The institution that its head signs for at the foot: `별빛수학학원` of "별빛수학학원 원장 한빛", `별빛병원` of "별빛병원장".
    private static func headed(_ line: PrintedLine) -> String? {
        // Few lines have it, and the pattern takes long on others.
        guard line.text.scalars.contains("장"), let name = line.string.wholeMatch(of: headOfInstitution)?.1,
            name.count >= 4
        else { return nil }
        return NameCleaner.clean(String(name))
    }

    nonisolated(unsafe) private static let headOfInstitution =
        /(.*(?:학원|병원|의원|사무소|협회|재단|유치원|어린이집|학교|조합|복지관|센터|공단|회관|본부|사업소|관리사무소|구청|시청|군청|도청|교육청|세무서|우체국|보건소|주민센터|도서관|박물관|미술관|체육관))\s*(?:원장|소장|이사장|회장|관장|교장|단장|조합장|장)(?:\s+[가-힣\s]{2,6})?\s*[(\[]?[직관]?인?[)\]]?/
    nonisolated(unsafe) private static let sealedOffice = /([^\s:].*(?:관리사무소|관리단|대표회의|사업소))(?:장)?\s*[(\[]/

    /// The name on the line after "Thank you, Bob, for shopping at".
    private static func thankedBelow(_ line: PrintedLine, _ index: Int, _ page: Page) -> String? {
        let isThanks = ends.matches(in: line.folded).contains {
            $0.likeness > 0.9 && $0.range.upperBound >= line.text.count - 1
        }
        // "Thanks for hanging at"
        let words = line.string.lowercased().split(separator: " ")
        let isAt = words.last == "at" && words.count >= 4 && ["thank", "thanks"].contains(words.first)
        guard isThanks || isAt, index + 1 < page.lines.count,
            let below = page.lines[index + 1].readings.first(where: { $0.pass == line.pass })
        else { return nil }
        let matches = MerchantWords.matcher.matches(in: below.folded)
        guard matches.allSatisfy({ [.business, .legalForm, .ownerForm].contains($0.meaning) }) else { return nil }
        let name = NameCleaner.clean(WordJoiner.text(of: NameCleaner.solidWords(of: below), height: below.height))
        let letters = name.unicodeScalars.count(where: \.properties.isAlphabetic)
        return letters >= 3 && name.count <= 30 ? name : nil
    }

    private static let ends = PhraseMatcher(
        anyOf: """
            thank you for shopping, thanks for shopping, for shopping at, for dining at, for eating at, for visiting,
            for choosing, welcome to
            """
    )

    /// The name in an address: `ALDI` of `www.aldi-sued.de`, `JOES` of `info@joes.com`.
    private static func name(of address: WebAddress) -> String? {
        let name = ChainSigns.withoutSurvey(address.name)
        guard address.isMarked, (3...24).contains(name.count) else { return nil }
        let mailers = PhraseList.of(
            """
            gmail, yahoo, hotmail, outlook, naver, daum, facebook, instagram, tellus, survey, web, t-online,
            hanmail, googlemail, twitter, surveymonkey
            """
        )
        guard !mailers.contains(String(name)) else { return nil }
        let stem = name.split(separator: "-").first ?? name
        return stem.count >= 3 ? String(stem).uppercased() : String(name).uppercased()
    }
}
