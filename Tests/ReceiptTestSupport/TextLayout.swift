public import ReceiptDomain

/// Receipts typed as monospaced text, laid out as an engine would have read them.
public enum TextLayout {
    /// Every character is 10 pixels wide and every line 20 high, 30 apart; two spaces and more are a column's gap.
    ///
    /// An eastern character takes two places, as in print.
    public static func pass(
        _ text: String,
        confidence: Double = 0.95,
        model: String = "eng",
        confidences: [String: Double] = [:]
    ) -> RecognitionPass {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { row, line in
            self.line(line, at: 20 + 30 * row) { confidences[$0] ?? confidence }
        }
        return RecognitionPass(model: model, rendering: "typed", lines: lines)
    }

    /// `nil` for a line without words.
    private static func line(_ text: Substring, at y: Int, confidence: (String) -> Double) -> RecognizedLine? {
        var words: [RecognizedWord] = []
        var column = 0
        var start = 0
        var word = ""
        func close() {
            if !word.isEmpty {
                let box = PixelBox(x: 20 + 10 * start, y: y, width: 10 * (column - start), height: 20)
                words.append(RecognizedWord(text: word, confidence: confidence(word), box: box))
            }
            word = ""
        }
        for character in text {
            if character == " " {
                close()
                column += 1
                start = column
            } else {
                word.append(character)
                column += (character.unicodeScalars.first?.value ?? 0) >= 0x1100 ? 2 : 1
            }
        }
        close()
        return words.isEmpty ? nil : RecognizedLine(words: words)
    }
}
