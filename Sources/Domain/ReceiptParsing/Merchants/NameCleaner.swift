import ReceiptDomain

/// Removes recognition noise from names.
enum NameCleaner {
    /// The words without specks at the edges that were read as letters.
    static func solidWords(of line: PrintedLine) -> [RecognizedWord] {
        var words = line.words[...]
        func isNoise(_ word: RecognizedWord) -> Bool {
            let letters = word.text.unicodeScalars.count { $0.properties.isAlphabetic || $0.isDigit }
            if letters == 0 { return true }
            // Latin letters on a Korean page: `GS25`.
            if letters >= 4, KnownChains.chain(named: word.text) != nil { return false }
            if word.confidence < 0.25, letters <= 4 { return true }
            return letters <= 2 && word.confidence < 0.6
        }
        func isApart(_ a: RecognizedWord, _ b: RecognizedWord) -> Bool {
            Double(b.box.x - a.box.maxX) > 1.5 * line.height
        }
        while let last = words.last, isNoise(last) { words = words.dropLast() }
        while let first = words.first, isNoise(first) { words = words.dropFirst() }
        // One or two characters far from the rest are dirt at the paper's edge.
        while words.count > 1, let first = words.first, first.text.count <= 2,
            isApart(first, words[words.startIndex + 1])
        {
            words = words.dropFirst()
        }
        while words.count > 1, let last = words.last, last.text.count <= 2, isApart(words[words.endIndex - 2], last) {
            words = words.dropLast()
        }
        return words.filter { word in
            word.confidence > 0.1 || word.text.unicodeScalars.count > 3
        }
    }

    /// Without the date after the name, as on mailed receipts.
    static func withoutDate(_ words: [RecognizedWord], in line: PrintedLine) -> [RecognizedWord] {
        // A date far ahead allows any day. Dates have at least five digits, and most names none.
        guard line.text.scalars.count(where: \.isDigit) >= 3, let end = CalendarDay(iso: "2199-12-31")
        else { return words }
        let dates = DateScanner(line.text, today: end).scan()
        guard let first = dates.first, dates.count == 1, line.text.wordIndex[first.range.lowerBound] > 0 else {
            return words
        }
        let owners = Set(first.range.map { line.text.wordIndex[$0] })
        return words.filter { word in
            !owners.contains { $0 >= 0 && line.words[$0].box == word.box && line.words[$0].text == word.text }
        }
    }

    /// Whether the line's first word is part of a date.
    static func beginsWithDate(_ line: PrintedLine) -> Bool {
        guard let end = CalendarDay(iso: "2199-12-31"), line.text.scalars.first?.isDigit == true
        else { return false }
        return DateScanner(line.text, today: end).scan().first.map { line.text.wordIndex[$0.range.lowerBound] == 0 }
            ?? false
    }

    /// Without edge punctuation, and without the registration number that Malaysian companies print after their name.
    static func clean(_ text: String) -> String {
        var result = Substring(text)
        let edges: Set<Character> = [
            " ", ".", ",", ":", ";", "-", "_", "*", "=", "~", "|", "'", "\"", "‘", "’", "“", "”", "`", "^", "#", "<",
            ">", "«", "»", "/", "\\", "[",
            "]", "{", "}", "(", "—", "–", "+", "!", "°", "•", "·", "…", "『", "「", "』", "」", "【", "】", "《", "》", "※",
            "【",
        ]
        func trim() {
            while let first = result.first, edges.contains(first), !(first == "(" && result.contains(")")),
                !isQuote(first, within: result.dropFirst().dropLast())
            {
                result = result.dropFirst()
            }
            while let last = result.last, edges.contains(last), !isQuote(last, within: result.dropFirst().dropLast()) {
                result = result.dropLast()
            }
            if result.last == ")", !result.contains("(") { result = result.dropLast() }
        }
        trim()
        if let open = result.lastIndex(of: "(") {
            let inside = result[result.index(after: open)...]
            let digits = inside.count { $0.isNumber }
            let end = inside.firstIndex(of: ")").map { result.index(after: $0) } ?? result.endIndex
            if digits >= 4, result[end...].count <= 4 {
                result = result[..<open]
                trim()
            }
        }
        result = withoutNumbers(result)
        trim()
        // The opening bracket of (주) at the line's start is easily dropped as dirt.
        if result.hasPrefix("주)") { return withLegalForm("(" + spelled(result)) }
        return withLegalForm(spelled(result))
    }

    /// Whether the mark at the name's edge has its other within the name: `"ŻUCZEK" DELIKATESY`.
    private static func isQuote(_ mark: Character, within text: Substring) -> Bool {
        let quotes: Set<Character> = ["\"", "“", "”", "„", "«", "»"]
        return quotes.contains(mark) && text.count(where: quotes.contains) == 1
    }

    /// Without adjoining text: the document's name, a number's label, or a Korean street and house number.
    static func withoutPaper(_ name: String) -> String {
        let named = name.wholeMatch(of: labelled).map { String($0.1) } ?? name
        let titled = named.wholeMatch(of: titledReceipt).map { String($0.1) } ?? named
        let numbered = titled.wholeMatch(of: beforeStreet).map { String($0.1) } ?? titled
        let name = numbered.firstMatch(of: koreanAddress).map { String($0.1) } ?? numbered
        // The owner's name before the place for the seal: `대성철물 최대성 (인)`.
        if let sealed = name.wholeMatch(of: beforeSeal) { return String(sealed.1) }
        if let firm = name.firstMatch(of: firmBeforePaper) { return String(firm.1) }
        let endings = [
            "のご注文", " 사업자등록번호", " 사업자번호", " 사업자", " 이용 영수증", " 이용영수증", " 주차 영수증", " 주차영수증", " 결제 영수증", " 결제영수증",
            " 영수증",
        ]
        guard let ending = endings.first(where: name.hasSuffix) else { return name }
        return String(name.dropLast(ending.count))
    }

    // Patterns are constants, because a literal within a function is parsed again by each call.
    nonisolated(unsafe) private static let labelled = /(?:가맹점명?|상호명?|점포명|업체명|店舗名|加盟店名?)\s+(.{3,})/
    nonisolated(unsafe) private static let titledReceipt = /領収[書証证]\s+(.{3,})/
    nonisolated(unsafe) private static let beforeStreet = /(.*\S)\s+\S*[로길]\s\d+(-\d+)?/
    nonisolated(unsafe) private static let beforeSeal = /(\S.*\S)\s+[가-힣]{2,4}\s*[(\[]인[)\]]/

    /// A firm before the heading of its bill: `Copper Supply Ltd` of `Copper Supply Ltd CREDIT NOTE`.
    nonisolated(unsafe) private static let firmBeforePaper =
        /^(.+[ ,](?:Ltd|Limited|LLC|Inc|Corp|GmbH|AG|SARL|SAS|SRL|BV)\.?)\s+(?:CREDIT NOTE|TAX INVOICE|INVOICE|RECEIPT|STATEMENT|RECHNUNG|GUTSCHRIFT|QUITTUNG|FACTURE|AVOIR)$/

    /// A name before the province and district that it is in: `로쏘주식회사` of `로쏘주식회사 대전 중구 대`.
    nonisolated(unsafe) private static let koreanAddress =
        /^(.{3,}?)\s+(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주)\S*\s+\S+[시군구](?:\s.*)?$/

    /// `SON BILD` after a name is a misread `SDN BHD`, which Malaysian companies must state.
    private static func withLegalForm(_ text: String) -> String {
        var words = text.split(separator: " ").map(String.init)
        guard words.count >= 3, let last = words.last else { return text }
        let end = last.uppercased().filter(\.isLetter)
        let start = words[words.count - 2].uppercased().filter { $0.isLetter || $0.isNumber }
        guard ["SDN", "SON", "SBN", "SUN", "SDM", "SDW", "SDH"].contains(start), start != "SUN" || end == "BHD",
            (2...4).contains(last.count),
            ["BHD", "BHO", "BND", "BID", "BILD", "BIID", "RHD", "PHD", "HD", "BHB", "RMD"].contains(end)
        else { return text }
        words.replaceSubrange((words.count - 2)..., with: ["SDN", "BHD"])
        return words.joined(separator: " ")
    }

    /// `A L D I` is one word, and digits between the points of `D.1.Y.` are letters.
    private static func spelled(_ text: Substring) -> String {
        let words = text.split(separator: " ")
        if words.count >= 3, words.allSatisfy({ $0.count == 1 }), words.allSatisfy({ isSpelled($0) }) {
            return words.joined()
        }
        return words.map { word in
            if isInitials(word) { return String(word.map { lettersForSigns[$0] ?? $0 }) }
            return isCapitals(word) ? String(word.map { $0 == "0" ? "O" : $0 }) : String(word)
        }
        .joined(separator: " ")
    }

    /// `RA0N`, `SE00L`: zeros among capitals are letters.
    private static func isCapitals(_ word: Substring) -> Bool {
        guard word.contains("0"), let first = word.first, first.isUppercase, word.last?.isUppercase == true else {
            return false
        }
        return word.count >= 4 && word.allSatisfy { $0.isUppercase || $0 == "0" }
    }

    /// `K E S S L E R ' S` has an apostrophe among its letters.
    private static func isSpelled(_ word: Substring) -> Bool {
        word.allSatisfy { $0.isLetter || $0 == "'" || $0 == "’" || $0 == "&" }
    }

    private static let lettersForSigns: [Character: Character] = [
        "0": "O", "1": "I", "5": "S", "8": "B", "¥": "Y", "$": "S",
    ]

    /// Single characters with points after them, at least one of them a letter.
    private static func isInitials(_ word: Substring) -> Bool {
        let parts = word.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count >= 3 && parts.dropLast().allSatisfy { $0.count == 1 } && (parts.last?.count ?? 0) <= 1
            && word.contains(where: \.isLetter)
    }

    /// Whether the text is only a legal form, such as `SDN BHD`.
    static func isLegalForm(_ name: String) -> Bool {
        let letters = name.uppercased().filter(\.isLetter)
        return ["SDNBHD", "BHD", "SDN", "BERHAD", "PTELTD", "LTD", "GMBH", "INC", "LLC", "COLTD", "주식회사"].contains(
            letters
        )
    }

    /// A registration number has at least five digits and at most two letters: `273500-U`, `(126926-H)`, `(1206674-T)`.
    private static func isRegistration(_ word: Substring) -> Bool {
        word.count(where: \.isNumber) >= 5 && word.count(where: \.isLetter) <= 2
    }

    /// Whether the words begin with a telephone's label and number: `Tel. 0221`.
    private static func isTelephone(_ words: ArraySlice<Substring>) -> Bool {
        guard let label = words.first, let number = words.dropFirst().first else { return false }
        return ["TEL", "TELEFON", "TELEPHONE", "TÉL", "PHONE", "FAX", "TLF"].contains(
            label.uppercased().filter(\.isLetter)
        )
            && !label.contains(where: \.isNumber) && number.first { $0 != "(" && $0 != "+" }?.isNumber == true
    }

    private static func letters(in words: ArraySlice<Substring>) -> Int {
        words.reduce(0) { $0 + $1.count(where: \.isLetter) }
    }

    /// Labels of tax numbers, which no name ends in.
    private static let numberLabels: Set<String> = [
        "CNPJ", "NIF", "CIF", "NIP", "RUC", "RFC", "CUIT", "PIVA", "USTID", "GSTIN", "ABN", "DIC", "TRN", "NIPC",
    ]

    /// Without a telephone or registration number after the name, its label, and without a bracketed label before it.
    private static func withoutNumbers(_ text: Substring) -> Substring {
        var words = text.split(separator: " ")
        if let cut = words.indices.dropFirst().first(where: { isRegistration(words[$0]) || isTelephone(words[$0...]) })
        {
            // The number of goods stands before their name: `E 512515 STRAWBRY`.
            let isBefore =
                isRegistration(words[cut]) && letters(in: words[..<cut]) <= 2 && letters(in: words[(cut + 1)...]) >= 3
            words.removeSubrange(isBefore ? 0..<(cut + 1) : cut..<words.count)
        }
        while words.count > 1, let last = words.last, last.count(where: \.isNumber) >= 5,
            !last.contains(where: \.isLetter)
        {
            words.removeLast()
        }
        while words.count > 1, let last = words.last, numberLabels.contains(last.uppercased().filter(\.isLetter)) {
            words.removeLast()
        }
        if let last = words.last, let slash = last.lastIndex(of: "/"), last[slash...].count(where: \.isNumber) >= 7 {
            words[words.count - 1] = last[..<slash]
        }
        if words.count > 1, let first = words.first, first.count >= 3, first.hasSuffix("]") || first.hasSuffix(")"),
            first.hasPrefix("[") || first.hasPrefix("(") || !first.contains("("), first != "(주)"
        {
            words.removeFirst()
        }
        return Substring(words.joined(separator: " "))
    }
}
