import ReceiptDomain

/// Reads pieces of print by a network that says for every place along a piece which letter stands there, or none.
struct LineReader: ~Copyable {
    private var network: NeuralNetwork
    /// The layers below the network's, if it has only the upper ones.
    private var features: NeuralNetwork?
    /// The letters by the network's numbers; 0 is none, and the last one a space.
    private let letters: [String]

    /// The height of the network's pictures in pixels.
    private static let height = 48
    private static let narrowest = 48
    /// A wider piece is narrowed: it has more letters than any line of a receipt, or is none.
    private static let widest = 3200
    /// The height of capitals in that of a piece.
    private static let heightOfCapitals = 0.62

    init(_ network: consuming NeuralNetwork, on features: consuming NeuralNetwork? = nil) {
        // Without an alphabet no output of the network fits it, and nothing is read.
        let alphabet = network.text("character") ?? ""
        letters = [""] + alphabet.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) + [" "]
        self.network = network
        self.features = features
    }

    /// The words of the piece, in pixels of the picture; `nil` where there is nothing to read.
    mutating func line(_ piece: OrientedBox, of image: GrayImage) throws(ReadingError) -> RecognizedLine? {
        let wanted = Int((Double(Self.height) * piece.width / piece.height).rounded())
        let columns = max(Self.narrowest, min(Self.widest, wanted))
        let grey = image.sampled(piece, columns: columns, rows: Self.height)
        var (values, sizes) = (grey + grey + grey, [1, 3, Self.height, columns])
        if let lower = try features?.compute(values, sizes: sizes, { (Array($0), $1) }) { (values, sizes) = lower }
        let letters = letters
        let read = try network.compute(values, sizes: sizes) { output, sizes in
            sizes.last == letters.count ? Self.letters(in: output, of: letters) : []
        }
        guard !Self.isDrawing(read) else { return nil }
        let words = Self.words(read).map { word in
            RecognizedWord(
                text: word.map(\.text).joined(),
                confidence: word.map(\.confidence).reduce(0, +) / Double(word.count),
                box: Self.box(of: word, in: piece)
            )
        }
        return words.isEmpty ? nil : RecognizedLine(words: words)
    }

    private struct Letter {
        var text: String
        var confidence: Double
        /// The middle, from 0 at the piece's beginning to 1 at its end.
        var place: Double
    }

    /// Few letters, hardly legible: strokes of a drawn name or of the ground rather than print.
    private static func isDrawing(_ letters: [Letter]) -> Bool {
        let count = letters.count { $0.text.contains { $0.isLetter || $0.isNumber } }
        return count <= 4 && letters.map(\.confidence).reduce(0, +) < 0.7 * Double(letters.count)
    }

    /// The likeliest letter of each place, where it differs from the one before (connectionist temporal classification).
    private static func letters(in output: UnsafeBufferPointer<Float>, of alphabet: [String]) -> [Letter] {
        let places = output.count / alphabet.count
        var found: [Letter] = []
        var before = 0
        var first = 0
        for place in 0..<places {
            let base = place * alphabet.count
            var best = 0
            for number in 1..<alphabet.count where output[base + number] > output[base + best] { best = number }
            defer { before = best }
            guard best != 0 else { continue }
            let confidence = Double(output[base + best])
            if best == before, !found.isEmpty {
                let last = found.count - 1
                found[last].confidence = max(found[last].confidence, confidence)
                found[last].place = (Double(first + place) / 2 + 0.5) / Double(places)
            } else {
                first = place
                found.append(
                    Letter(text: alphabet[best], confidence: confidence, place: (Double(place) + 0.5) / Double(places))
                )
            }
        }
        return found
    }

    private static func words(_ letters: [Letter]) -> [[Letter]] {
        letters.split { $0.text.allSatisfy(\.isWhitespace) }.map(Array.init)
    }

    private static func box(of word: [Letter], in piece: OrientedBox) -> PixelBox {
        let first = (word.first?.place ?? 0) * piece.width
        let last = (word.last?.place ?? 1) * piece.width
        let isWide = word.contains { $0.text.unicodeScalars.contains { $0.value >= 0x3000 && $0.value < 0xFF00 } }
        let reach = (isWide ? 0.38 : 0.2) * piece.height
        return piece.bounds(
            from: max(0, first - reach),
            to: min(piece.width, last + reach),
            share: heightOfCapitals
        )
    }
}
