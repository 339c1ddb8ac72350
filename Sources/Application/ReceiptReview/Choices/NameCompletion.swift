public import ReceiptDomain

/// Completes a merchant's name while it is being typed.
public struct NameCompletion: Sendable {
    /// The household's merchants, those with the most records first.
    public var shops: [String]
    /// The recognised lines of the receipt.
    public var lines: [Evidence]
    /// Well-known names as printed on the shops' signs.
    public var chains: [String]

    public init(shops: [String], lines: [Evidence], chains: [String]) {
        (self.shops, self.lines, self.chains) = (shops, lines, chains)
    }

    private static let maximum = 5

    /// Completions, each once: the household's merchants, then names on the receipt, then well-known chains.
    public func names(for typed: String) -> [String] {
        let wanted = typed.lowercased()
        guard !wanted.isEmpty else { return [] }
        let signs = Dictionary(chains.map { ($0.lettersOnly, $0) }) { first, _ in first }
        let printed = printed(beginning: wanted).map { signs[$0.lettersOnly] ?? $0 }
        var seen: Set<String> = []
        return Array(
            (shops(for: wanted) + printed + chains.filter { Self.begins($0, with: wanted) })
                .filter { seen.insert($0.lettersOnly).inserted }
                .prefix(Self.maximum)
        )
    }

    private func shops(for wanted: String) -> [String] {
        let found = shops.enumerated().compactMap { order, name -> (name: String, rank: Int, order: Int)? in
            let rank = CategorySearch.rank(of: wanted, in: name.lowercased())
            return rank.flatMap { (1...2).contains($0) ? (name, $0, order) : nil }
        }
        return found.sorted { ($0.rank, $0.order) < ($1.rank, $1.order) }.map(\.name)
    }

    /// Whether the name begins with the text, also by Korean initials: `ㅅㅌ` for 스타벅스.
    private static func begins(_ name: String, with wanted: String) -> Bool {
        let name = name.lowercased()
        return name != wanted
            && (name.hasPrefix(wanted) || String(name.compactMap(\.hangulInitial)).hasPrefix(wanted))
    }

    /// Names on the receipt that begin with the text at a word's start.
    private func printed(beginning wanted: String) -> [String] {
        let wanted = wanted.withoutSpaces
        return lines.flatMap { line -> [String] in
            let text = Array(line.text.joiningSyllables)
            return text.indices.compactMap { start in
                let isStart = text[start].isNamePart && (start == 0 || !text[start - 1].isNamePart)
                guard isStart else { return nil }
                return Self.name(text[start...]).flatMap { name in
                    let letters = name.lowercased().withoutSpaces
                    let isLonger = letters.hasPrefix(wanted) && letters != wanted
                    return isLonger && letters.contains(where: \.isLetter) ? name : nil
                }
            }
        }
    }

    /// The longest prefix that can be a name: it ends at punctuation that names lack, or at a long number such as a telephone or
    /// tax number; `nil` where a colon follows, which marks a label.
    private static func name(_ text: ArraySlice<Character>) -> String? {
        let part = text.prefix { $0.isNamePart || $0 == " " || "&'’.-".contains($0) }
        if text.dropFirst(part.count).first == ":" { return nil }
        let words = String(part).split(separator: " ").enumerated().prefix { index, word in
            word.count(where: \.isNumber) < (index == 0 ? 7 : 4)
        }
        return words.map(\.element).joined(separator: " ").truncatedToName
    }
}

extension Character {
    fileprivate var isNamePart: Bool { isLetter || isNumber }
}

extension String {
    /// Cut at whole words to at most forty characters, without trailing punctuation.
    fileprivate var truncatedToName: String {
        var name = self
        while name.count > 40, let space = name.lastIndex(of: " ") { name = String(name[..<space]) }
        while let last = name.last, !last.isNamePart, last != "." { name.removeLast() }
        return name
    }
}
