import ReceiptDomain
import ReceiptParsing

/// Text as an engine reads it: a line for each line, a word for each word, wherever its columns put it.
///
/// The first byte chooses what is known of the reader, the second the confidence of the engine.
@Sendable func fuzzParser(_ bytes: [UInt8]) {
    guard bytes.count > 2, let today = CalendarDay(iso: "2026-11-20") else { return }
    let orders: [ReadingContext.DateOrder?] = [nil, .yearFirst, .dayFirst, .monthFirst]
    let currencies: [Currency?] = [nil, .krw, .usd, .jpy]
    let context = ReadingContext(
        today: today,
        fileDate: bytes[0] & 1 == 0 ? nil : today,
        homeCurrency: currencies[Int(bytes[0] >> 1) % 4],
        dateOrder: orders[Int(bytes[0] >> 3) % 4],
        languages: ["ko", "en"]
    )
    let lines = lines(String(decoding: bytes.dropFirst(2), as: UTF8.self), confidence: Double(bytes[1]) / 255)
    var passes = [RecognitionPass(model: "eng", rendering: "flat 24", lines: lines)]
    if bytes[0] & 32 != 0 { passes.append(RecognitionPass(model: "kor", rendering: "flat 30", lines: lines)) }
    let draft = RuleInterpreter().interpret(passes, context).draft
    precondition(draft.date.map { $0.value <= today } ?? true, "a day in the future")
    precondition(draft.merchant?.value.isEmpty != true, "a name without letters")
    let confidences = [
        draft.merchant?.confidence, draft.date?.confidence, draft.total?.confidence, draft.category?.confidence,
    ]
    precondition(confidences.allSatisfy { $0.map { (0...1).contains($0) } ?? true }, "a probability that is none")
}

private func lines(_ text: String, confidence: Double) -> [RecognizedLine] {
    text.split(whereSeparator: \.isNewline).enumerated().map { row, line in
        var words: [RecognizedWord] = []
        var column = 0
        for word in line.split(separator: " ", omittingEmptySubsequences: false) {
            let width = word.unicodeScalars.count
            if width > 0 {
                let box = PixelBox(x: column * 12, y: row * 32, width: width * 12, height: 24)
                words.append(RecognizedWord(text: String(word), confidence: confidence, box: box))
            }
            column += width + 1
        }
        return RecognizedLine(words: words)
    }
}
