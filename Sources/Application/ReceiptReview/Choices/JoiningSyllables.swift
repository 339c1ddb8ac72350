extension String {
    /// Normalises spaces, and removes those that print or the OCR engine put between Korean syllables.
    ///
    /// `치 즈 웨 이브` becomes 치즈웨이브: a run of words of which at least two, and at least half, are one syllable long counts as
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

    /// Letters and digits in lower case: readings that differ only in spaces, case or punctuation are one choice.
    package var lettersOnly: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}

extension Substring {
    /// Whether the text consists of Hangul syllables only, without spaces.
    fileprivate var isHangul: Bool {
        unicodeScalars.allSatisfy { (0xAC00...0xD7A3).contains($0.value) }
    }
}

extension StringProtocol {
    /// Without leading and trailing white space.
    package var trimmingSpaces: String {
        let head = drop(while: \.isWhitespace)
        return String(head.reversed().drop(while: \.isWhitespace).reversed())
    }
}
