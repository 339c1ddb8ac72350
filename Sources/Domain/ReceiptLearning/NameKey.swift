/// A name reduced to what tells shops apart: its letters and digits, without case and legal form.
struct NameKey: Hashable, Sendable {
    /// The words' letters and digits.
    let words: [String]
    let text: String
    /// Of the text: names are looked up again and again, and hashing other letters than ASCII takes long.
    private let hash: Int

    init(_ name: String) {
        var words: [String] = []
        var word = ""
        for printed in name.lowercased().unicodeScalars {
            let scalar = printed.halfWidth
            if scalar.isLetterOrDigit {
                word.unicodeScalars.append(scalar)
            } else if scalar != "'", scalar != "’" {
                if !word.isEmpty { words.append(word) }
                word = ""
            }
        }
        if !word.isEmpty { words.append(word) }
        self.init(words: Self.withoutLegalForm(words))
    }

    private init(words: [String]) {
        self.words = words
        text = words.count == 1 ? words[0] : words.joined()
        hash = text.hashValue
    }

    var isEmpty: Bool { text.isEmpty }

    static func == (a: NameKey, b: NameKey) -> Bool { a.hash == b.hash && a.text == b.text }
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    /// The name of the chain that this may be a branch of, the longest first: `이마트` of `이마트 성수점`.
    ///
    /// All but the last words; and what stands before the branch where it is written without a space.
    var chains: [NameKey] {
        guard words.count > 1 else { return [] }
        return (1...min(words.count - 1, Self.mostWordsOfChain)).reversed().map {
            NameKey(words: Array(words.prefix($0)))
        }.filter {
            $0.text.count >= 2
        }
    }

    /// No chain has a longer name, and a line of print may be read as a name of a hundred words.
    private static let mostWordsOfChain = 8

    /// Whether the name ends as a branch's does, so that what stands before may be a chain.
    var isBranch: Bool {
        guard let last = words.last, text.count > 2 else { return false }
        return last.hasSuffix("점") || ["branch", "store", "outlet"].contains(last) || last.allSatisfy(\.isNumber)
    }

    /// Words that say which kind of firm it is, and not which firm.
    private static let legalForms: Set<String> = [
        "sdn", "bhd", "berhad", "ltd", "limited", "pte", "pty", "inc", "llc", "llp", "corp", "gmbh", "co", "kg", "ag",
        "plc", "주", "주식회사", "유한회사", "유",
    ]

    private static func withoutLegalForm(_ words: [String]) -> [String] {
        let kept = words.map { $0.hasPrefix("주식회사") && $0.count > 4 ? String($0.dropFirst(4)) : $0 }
            .filter { !legalForms.contains($0) }
        return kept.isEmpty ? words : kept
    }
}

extension Unicode.Scalar {
    /// The usual characters of names are answered without the tables of Unicode.
    fileprivate var isLetterOrDigit: Bool {
        switch value {
        case 0x30...0x39, 0x61...0x7A, 0xAC00...0xD7A3: true
        case 0..<0x80: false
        default: properties.isAlphabetic || properties.numericType == .decimal
        }
    }

    /// `Ａ` as `A`, and ㈜ as a space.
    fileprivate var halfWidth: Unicode.Scalar {
        if (0xFF01...0xFF5E).contains(value) { return Unicode.Scalar(value - 0xFEE0) ?? self }
        return value == 0x321C ? " " : self
    }
}
