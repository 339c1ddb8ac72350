import Foundation
public import ReceiptDomain

/// Completes a merchant's name while it is being typed.
public struct NameCompletion: Sendable {
    /// The household's merchants, those with the most records first.
    public var shops: [String]
    /// The recognised lines of the receipt.
    public var lines: [Evidence]
    /// Well-known names as printed on the shops' signs.
    public var chains: [String]
    /// The name as it was read.
    public var read: String

    public init(shops: [String], lines: [Evidence], chains: [String], read: String = "") {
        (self.shops, self.lines, self.chains, self.read) = (shops, lines, chains, read)
    }

    private static let maximum = 5

    /// Names in the first lines of the receipt, where that of its shop stands.
    public var printedFirst: [String] {
        let names = lines.prefix(8).flatMap { Self.names(in: $0, atStartOnly: true) }
        var seen: Set<String> = []
        let fitting = names.filter { name in
            let letters = name.filter(\.isLetter)
            return letters.count >= 2 && 2 * letters.count >= name.count && seen.insert(name.lettersOnly).inserted
        }
        return Array(fitting.prefix(Self.maximum))
    }

    /// Whether the text is Korean initials, as nobody's name is: `ㅅㅌ`.
    public static func isInitials(_ typed: String) -> Bool {
        !typed.isEmpty && typed.unicodeScalars.allSatisfy { (0x3131...0x314E).contains($0.value) }
    }

    /// Completions, each once: the household's merchants, then names on the receipt, then well-known chains.
    public func names(for typed: String) -> [String] {
        let wanted = typed.lowercased()
        guard !wanted.isEmpty else { return [] }
        let signs = Dictionary(chains.map { ($0.lettersOnly, $0) }) { first, _ in first }
        let printed = printed(beginning: wanted).map { signs[$0.lettersOnly] ?? $0 }
        var seen: Set<String> = []
        return Array(
            (shops(for: wanted) + printed + corrections(typed) + chains.filter { Self.begins($0, with: wanted) })
                .filter { seen.insert($0.lettersOnly).inserted }
                .prefix(Self.maximum)
        )
    }

    /// The read name with what is typed in the place of the letters that resemble it most, or of a beginning with the same letter.
    ///
    /// `숯` makes 명가숯불갈비 of 명가슷불갈비, and `PID` PID 구월점 of PTO 구월점.
    private func corrections(_ typed: String) -> [String] {
        let (letters, right) = (Array(read), Array(typed))
        guard right.count < letters.count, !Self.isInitials(typed) else { return [] }
        let distances = (0...(letters.count - right.count)).map { start in
            Self.distance(letters[start..<start + right.count], right)
        }
        guard let least = distances.min(), let start = distances.firstIndex(of: least) else { return [] }
        let count = Self.parts(right[...]).count
        let isAlike = least > 0 && (2 * least <= count || right.count == 1 && least < count)
        let isOverBeginning = right.count > 1 && right.first == letters.first
        return ((isAlike ? [start] : []) + (isOverBeginning ? [0] : [])).map { start in
            String(letters[..<start] + right + letters[(start + right.count)...])
        }
    }

    /// The number of letters that differ, those of Hangul syllables counted one by one, and the first twice.
    private static func distance(_ a: ArraySlice<Character>, _ b: [Character]) -> Int {
        zip(a, b).reduce(parts(a.prefix(1)).first == parts(b.prefix(1)).first ? 0 : 1) { sum, pair in
            let (one, other) = (parts([pair.0]), parts([pair.1]))
            return sum + zip(one, other).count { $0 != $1 } + abs(one.count - other.count)
        }
    }

    private static func parts(_ letters: ArraySlice<Character>) -> [Unicode.Scalar] {
        letters.flatMap { String($0).lowercased().decomposedStringWithCanonicalMapping.unicodeScalars }
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

    /// Names on the receipt that begin with the text at a word's start, or with the initials.
    private func printed(beginning wanted: String) -> [String] {
        let wanted = wanted.withoutSpaces
        let isInitials = Self.isInitials(wanted)
        return lines.flatMap { Self.names(in: $0) }.filter { name in
            let letters = name.lowercased().withoutSpaces
            let text = isInitials ? String(letters.compactMap(\.hangulInitial)) : letters
            return text.hasPrefix(wanted) && letters != wanted && letters.contains(where: \.isLetter)
        }
    }

    /// The line's text from each word on, as far as it can be a name.
    private static func names(in line: Evidence, atStartOnly: Bool = false) -> [String] {
        let text = Array(line.text.joiningSyllables)
        let starts = text.indices.filter { text[$0].isNamePart && ($0 == 0 || !text[$0 - 1].isNamePart) }
        return starts.prefix(atStartOnly ? 1 : starts.count).compactMap { name(text[$0...]) }
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
