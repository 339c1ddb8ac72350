/// Words and phrases in one comma-separated text: a single literal compiles fast, thousands do not.
public struct WordList: ExpressibleByStringLiteral, Hashable, Sendable {
    public let words: [String]

    /// Line breaks count as spaces.
    public init(_ text: String) {
        // By bytes, which are split several times as fast as characters.
        words = text.utf8.split(separator: UInt8(ascii: ",")).map { phrase in
            phrase.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { String(Substring($0)) }
                .joined(separator: " ")
        }
        .filter { !$0.isEmpty }
    }

    public init(stringLiteral text: String) { self.init(text) }
}

/// Words with their weights as evidence (log-odds), one row for each weight: `2.5: selangor, johor`.
///
/// An indented line continues the row before.
public struct WeightedWords: ExpressibleByStringLiteral, Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        public let text: String
        public let weight: Double
    }

    public let entries: [Entry]
    /// Rows without a valid weight, which have no effect: typing errors.
    let misspelt: [String]

    public init(stringLiteral text: String) {
        var rows: [(weight: Double, phrases: String)] = []
        var misspelt: [String] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix(" "), let last = rows.indices.last {
                rows[last].phrases += " " + line
            } else if let colon = line.firstIndex(of: ":"), let weight = Double(line[..<colon]) {
                rows.append((weight, String(line[line.index(after: colon)...])))
            } else {
                misspelt.append(String(line))
            }
        }
        entries = rows.flatMap { row in WordList(row.phrases).words.map { Entry(text: $0, weight: row.weight) } }
        self.misspelt = misspelt
    }
}
