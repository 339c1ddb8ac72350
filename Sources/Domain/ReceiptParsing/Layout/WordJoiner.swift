import ReceiptDomain

/// Joins words as printed: engines separate Korean and Japanese syllables that print does not.
enum WordJoiner {
    /// The text with spaces only where they are printed.
    static func text(of words: some Sequence<RecognizedWord>, height: Double) -> String {
        var result = ""
        var previous: RecognizedWord?
        for word in words {
            if let last = previous, !touches(last, word, height: height) { result += " " }
            result += word.text
            previous = word
        }
        return result
    }

    private static func touches(_ a: RecognizedWord, _ b: RecognizedWord, height: Double) -> Bool {
        guard let end = a.text.unicodeScalars.last, let start = b.text.unicodeScalars.first else {
            return false
        }
        let isEastern = isSyllabic(end) && (isSyllabic(start) || start == ")") || isSyllabic(start) && end == "("
        guard isEastern, a.text.unicodeScalars.count <= 2 || b.text.unicodeScalars.count <= 2 else { return false }
        return Double(b.box.x - a.box.maxX) < 0.45 * height
    }

    private static func isSyllabic(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isHangul || scalar.isKana || scalar.isIdeograph
    }
}
