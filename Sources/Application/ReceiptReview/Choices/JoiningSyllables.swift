extension String {
    /// With single spaces, and without those that print or engine put between the syllables of Korean words.
    ///
    /// `치 즈 웨 이브` becomes 치즈웨이브: words of which at least two, and at least half, are one syllable long are taken for
    /// one word. `이 상품 교환` stays as it is.
    package var joiningSyllables: String {
        var runs: [[Substring]] = []
        for word in split(whereSeparator: \.isWhitespace) {
            if let last = runs.last?.last, last.isHangul, word.isHangul {
                runs[runs.count - 1].append(word)
            } else {
                runs.append([word])
            }
        }
        return runs.map { run in
            let syllables = run.count { $0.count == 1 }
            return run.joined(separator: syllables >= 2 && 2 * syllables >= run.count ? "" : " ")
        }
        .joined(separator: " ")
    }

    package var withoutSpaces: String { filter { !$0.isWhitespace } }

    /// Readings that differ in spaces, capitals and signs only are no choice for a person.
    var lettersOnly: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}

extension Substring {
    /// Whether it is nothing but Korean syllables, as far as they are written together.
    fileprivate var isHangul: Bool {
        unicodeScalars.allSatisfy { (0xAC00...0xD7A3).contains($0.value) }
    }
}

extension StringProtocol {
    /// Without white space at either end.
    package var trimmingSpaces: String {
        let head = drop(while: \.isWhitespace)
        return String(head.reversed().drop(while: \.isWhitespace).reversed())
    }
}
