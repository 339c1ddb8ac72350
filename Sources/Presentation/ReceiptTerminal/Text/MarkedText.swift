public import ReceiptDomain
public import ReceiptWording

extension StyledLine {
    /// Appends the text with search hits highlighted.
    public mutating func append(_ text: String, _ ink: Ink, marking words: [String]) {
        for piece in text.pieces(marking: words) { append(piece.text, piece.isMarked ? .inverse : ink) }
    }
}

extension String {
    /// The text in pieces, those with one of the folded words marked.
    func pieces(marking words: [String]) -> [(text: String, isMarked: Bool)] {
        guard !words.isEmpty, !isEmpty else { return [(self, false)] }
        let characters = map { $0 }
        let folded = characters.map { SearchText.folded(String($0)) }
        var isMarked = [Bool](repeating: false, count: characters.count)
        for word in words {
            for start in characters.indices {
                var rest = Substring(word)
                var end = start
                while end < folded.count, !rest.isEmpty, !folded[end].isEmpty, rest.hasPrefix(folded[end]) {
                    rest = rest.dropFirst(folded[end].count)
                    end += 1
                }
                if rest.isEmpty { for index in start..<end { isMarked[index] = true } }
            }
        }
        var pieces: [(text: String, isMarked: Bool)] = []
        for (character, mark) in zip(characters, isMarked) {
            if pieces.last?.isMarked == mark {
                pieces[pieces.count - 1].text.append(character)
            } else {
                pieces.append((String(character), mark))
            }
        }
        return pieces
    }
}

extension Record {
    /// Texts with one of the words, other than the merchant's name, which is shown anyway.
    public func found(_ words: [String]) -> [String] {
        let others = [memo] + tags + [subject, account].compactMap(\.self) + items.map(\.name)
        return others.filter { text in
            let folded = SearchText.folded(text)
            return words.contains { folded.containsBytes(of: $0) }
        }
    }
}
