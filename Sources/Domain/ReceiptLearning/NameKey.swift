/// A merchant's name normalised for comparison: letters and digits without case and legal form.
struct NameKey: Hashable, Sendable {
    /// Each word's letters and digits.
    let words: [String]
    let text: String
    /// The text's hash, stored because names are looked up often, and hashing other letters than ASCII is slow.
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

    /// The possible chains of which this name is a branch, longest first: `이마트` for `이마트 성수점`.
    ///
    /// They are the name without its last words, and the part before a branch that is written without a space.
    var chains: [NameKey] {
        guard words.count > 1 else { return [] }
        return (1...min(words.count - 1, Self.mostWordsOfChain)).reversed().map {
            NameKey(words: Array(words.prefix($0)))
        }.filter {
            $0.text.count >= 2
        }
    }

    /// The most words of a chain's name; a line misread as a name may have a hundred.
    private static let mostWordsOfChain = 8

    /// Whether the name ends like a branch's, so that its beginning may be a chain.
    var isBranch: Bool {
        guard let last = words.last, text.count > 2 else { return false }
        return last.hasSuffix("점") || ["branch", "store", "outlet"].contains(last) || last.allSatisfy(\.isNumber)
    }

    /// Words for the kind of firm, which do not distinguish merchants.
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
    /// A fast path for the usual characters, without Unicode's tables.
    fileprivate var isLetterOrDigit: Bool {
        switch value {
        case 0x30...0x39, 0x61...0x7A, 0xAC00...0xD7A3: true
        case 0..<0x80: false
        default: properties.isAlphabetic || properties.numericType == .decimal
        }
    }

    /// Full-width forms as usual ones, `Ａ` as `A`; ㈜ as a space.
    fileprivate var halfWidth: Unicode.Scalar {
        if (0xFF01...0xFF5E).contains(value) { return Unicode.Scalar(value - 0xFEE0) ?? self }
        return value == 0x321C ? " " : self
    }
}
