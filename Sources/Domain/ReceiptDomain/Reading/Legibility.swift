/// How well a pass could be read, by the engine's own confidence.
struct Legibility {
    /// Letters and digits, each weighted by its word's confidence above one half, doubled.
    let score: Double
    /// The mean of those weights; 0 for an empty pass.
    let mean: Double

    init(_ pass: RecognitionPass) {
        var score = 0.0
        var letters = 0
        for word in pass.lines.flatMap(\.words) {
            let count = word.text.count { $0.isLetter || $0.isNumber }
            letters += count
            score += Double(count) * max(0, 2 * word.confidence - 1)
        }
        self.score = score
        mean = letters == 0 ? 0 : score / Double(letters)
    }

    /// So little of it makes sense that the script or the way up may be wrong.
    var isPoor: Bool { mean < 0.62 || score < 20 }

    /// Boxes of the lines that were read worst among those that look like words, with room to spare.
    static func worstLines(of pass: RecognitionPass, count: Int) -> [PixelBox] {
        let lines: [(box: PixelBox, confidence: Double)] = pass.lines.compactMap { line in
            let letters = line.words.reduce(0) { $0 + $1.text.count { $0.isLetter } }
            guard letters >= 4, let box = line.box, box.height >= 8, box.width >= 2 * box.height else { return nil }
            let sum = line.words.reduce(0) { $0 + $1.confidence }
            return (box, sum / Double(line.words.count))
        }
        return lines.sorted { ($0.confidence, $0.box.y) < ($1.confidence, $1.box.y) }
            .prefix(count)
            .map { $0.box.insetBy(dx: -$0.box.height / 2, dy: -$0.box.height / 4) }
    }
}

/// Counts how much of what a model read is in its own script.
struct ScriptTally {
    private let model: String
    private var letters = 0.0
    private var own = 0.0

    init(model: String) { self.model = model }

    mutating func add(_ pass: RecognitionPass) {
        for word in pass.lines.flatMap(\.words) {
            let scalars = word.text.unicodeScalars.filter(\.properties.isAlphabetic)
            letters += Double(scalars.count)
            // A model reads anything as letters of its script, but then it is not sure.
            guard word.confidence >= leastConfidence else { continue }
            own += Double(scalars.count { isOwn($0) })
        }
    }

    /// A good part of the letters is the script's own: so many that chance cannot make them.
    var isPlain: Bool { own >= 10 && own >= 0.3 * letters }

    /// Slanted Latin print passes for kana more easily than for Hangul.
    private var leastConfidence: Double { model == Model.japanese ? 0.7 : 0.5 }

    /// Hangul syllables for Korean; kana for Japanese, which Chinese characters alone do not tell from others.
    private func isOwn(_ scalar: Unicode.Scalar) -> Bool {
        switch model {
        case Model.korean: (0xAC00...0xD7A3).contains(scalar.value)
        case Model.japanese: (0x3040...0x30FF).contains(scalar.value)
        default: false
        }
    }
}
