import ReceiptDomain

/// Everything that was read, for `show --json --evidence`.
struct ReadingForm: Encodable {
    var versions: [String]
    var proofs: [String]
    var passes: [Pass]

    struct Pass: Encodable {
        var model: String
        var treatment: String
        /// On the upright picture: x, y, width, height.
        var region: [Int]?
        var words: [Word]
    }

    struct Word: Encodable {
        var text: String
        var confidence: Double
        var box: [Int]
        /// Counts the lines of the pass from 0.
        var line: Int
    }

    init(_ reading: Reading) {
        versions = reading.versions
        proofs = reading.draft.proofs.map(\.described)
        passes = reading.passes.map { pass in
            let words = pass.lines.enumerated().flatMap { index, line in
                line.words.map { word in
                    Word(
                        text: word.text,
                        confidence: (word.confidence * 1000).rounded() / 1000,
                        box: word.box.corners,
                        line: index
                    )
                }
            }
            return Pass(
                model: pass.model,
                treatment: pass.treatment,
                region: pass.region?.corners,
                words: words
            )
        }
    }
}

extension PixelBox {
    /// As JSON has it: x, y, width, height.
    var corners: [Int] { [x, y, width, height] }
}
