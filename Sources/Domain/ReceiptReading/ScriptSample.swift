import ReceiptDomain

/// Measures of how well one model reads a few lines of a page, to detect the page's script and orientation.
///
/// The thresholds are from six lines of each of 327 photos and scans. The Latin model has a confidence of 0.6 or more in 19
/// of 20 Latin pages and in one Korean page of 13; upside down at most 0.41, and in one page of sixteen more than 0.35. Where it
/// has 0.65 or more in a Korean page, mostly in its figures, it has at most 0.54 in the Latin letters there. The Korean model
/// writes a fifth or more of a Korean page in Hangul, and of Latin pages less.
struct ScriptSample {
    let model: RecognitionModel
    private var lines: [RecognizedLine] = []
    private var letters = 0
    /// The number of letters and digits in words of some confidence.
    private(set) var confident = 0
    private var own = 0
    /// The number of the script's own letters in words of high confidence.
    private var confidentOwn = 0
    private var weightedConfidence = 0.0
    /// The number of alphabetic letters, and the sum of their words' confidences.
    private var alphabetic = 0
    private var weightedAlphabeticConfidence = 0.0
    /// The number of Chinese characters.
    private var ideographs = 0

    init(model: RecognitionModel) { self.model = model }

    /// All of 40 Korean receipts have at least so many such syllables; none of 275 others has more than four.
    private static let minimumConfidentHangul = 6

    /// Below this confidence the model cannot read the lines.
    private static let minimumConfidence = 0.35

    /// Whether this Latin sample is so poor that the page may be upside down; 29 of 30 upright pages have a higher confidence.
    var leavesRoomForTurning: Bool { confidence < 0.5 }

    /// Whether any print was read: of 308 legible pages 307 had 6 or more such letters in their best sample, grain has at most 4.
    var isLegible: Bool { confident >= 5 }

    /// The sampled lines, as a pass over the page.
    var pass: RecognitionPass {
        RecognitionPass(model: model.id, role: model.role, rendering: Rendering().name + " sample", lines: lines)
    }

    mutating func add(_ pass: RecognitionPass) {
        lines += pass.lines
        let words = pass.lines.flatMap(\.words).map { word in
            let scalars = word.text.unicodeScalars.filter {
                $0.properties.isAlphabetic || $0.properties.numericType != nil
            }
            return (scalars: scalars, confidence: word.confidence)
        }
        let own = words.flatMap { $0.scalars.filter { isOwn($0) } }
        // A row of stars is read as the same few syllables repeated.
        guard own.count < 12 || 2 * Set(own).count >= own.count else { return }
        self.own += own.count
        confidentOwn += words.filter { $0.confidence >= 0.8 }.reduce(0) { $0 + $1.scalars.count { isOwn($0) } }
        for (scalars, confidence) in words {
            if confidence >= 0.6 { confident += scalars.count }
            letters += scalars.count
            weightedConfidence += Double(scalars.count) * confidence
            let alphabetic = scalars.count { $0.properties.isAlphabetic }
            self.alphabetic += alphabetic
            weightedAlphabeticConfidence += Double(alphabetic) * confidence
            ideographs += scalars.count { (0x4E00...0x9FFF).contains($0.value) }
        }
    }

    /// The mean of the words' confidences, weighted by their letters and digits.
    var confidence: Double { letters == 0 ? 0 : weightedConfidence / Double(letters) }

    /// The same without figures, which are alike in all scripts.
    private var alphabeticConfidence: Double { alphabetic == 0 ? 0 : weightedAlphabeticConfidence / Double(alphabetic) }

    /// Whether no other script need be tried: letters, and not only figures, have a high confidence.
    var isPlainlyRead: Bool { letters >= 10 && confidence >= 0.78 && alphabeticConfidence >= 0.6 }

    /// Whether the page is certainly Latin, so that no more lines are needed.
    var isSettled: Bool {
        model.script == .latin && letters >= 40 && confidence >= 0.85 && alphabeticConfidence >= 0.8
    }

    /// Hangul of high confidence decides, whatever the rest of the page is: figures, or the grain of a table.
    var isCertain: Bool { model.script == .korean && confidentOwn >= Self.minimumConfidentHangul }

    /// Whether this Latin sample permits another script: on Japanese pages the Latin model has a confidence below 0.3.
    func leavesRoom(for script: RecognitionModel.Script) -> Bool {
        script != .japanese || alphabeticConfidence < 0.6
    }

    /// Whether the lines are in the model's own letters rather than in Latin ones.
    ///
    /// Hangul is unlike anything else, so a Korean page that is mostly figures is Korean though a Latin model reads the
    /// figures as well. Kana are a smaller part of Japanese, and strokes of Latin letters pass for them: they must be read
    /// much better. Addresses and titles have hardly any: Chinese characters count if their confidence is high.
    func isReadBetter(than latin: ScriptSample) -> Bool {
        if isCertain { return true }
        let lead = alphabeticConfidence - latin.alphabeticConfidence
        if model.script == .japanese, own + ideographs >= 12, alphabeticConfidence >= 0.6, lead > 0.3 { return true }
        guard own >= 6, confidence > Self.minimumConfidence else { return false }
        let share = Double(own) / Double(letters)
        if model.script == .japanese { return share >= 0.12 && lead > 0.2 }
        return share >= 0.2 && lead > -0.05 || share >= 0.1 && lead > 0.03
    }

    /// Whether this sample's Chinese characters are read so much better than the other's Hangul that they are no Hangul.
    ///
    /// The Korean model writes syllables for Chinese characters too, with little confidence in them, and figures outweigh them.
    func replaces(_ other: ScriptSample) -> Bool {
        model.script == .japanese && other.model.script == .korean && own + ideographs >= 12
            && alphabeticConfidence > other.alphabeticConfidence + 0.2
    }

    /// Hangul syllables for Korean, kana for Japanese, as Chinese characters alone do not distinguish it from others.
    private func isOwn(_ scalar: Unicode.Scalar) -> Bool {
        switch model.script {
        case .korean: (0xAC00...0xD7A3).contains(scalar.value)
        case .japanese: (0x3040...0x30FF).contains(scalar.value)
        case .latin: false
        }
    }

    /// Reordered so that the first few lines come from all parts of the page.
    static func apart(_ lines: [PixelBox]) -> [PixelBox] {
        let third = (lines.count + 2) / 3
        let order = (0..<max(1, third)).flatMap { stride(from: $0, to: lines.count, by: max(1, third)) }
        return order.map { lines[$0] }
    }

    /// Up to six of a page's longer lines from top to bottom, with a margin.
    ///
    /// On a short receipt words count as well: its longest lines are often figures.
    static func regions(of page: any PreparedPage) -> [PixelBox] {
        guard let height = page.textHeight else { return [] }
        let pieces = page.pieces.map(\.box).filter { piece in
            let isText = (0.7 * height...2 * height).contains(Double(piece.height))
            return isText && piece.width >= 2 * piece.height && Double(piece.width) <= 30 * height
        }
        .sorted { $0.width > $1.width }
        let lineCount = pieces.count { $0.width >= 5 * $0.height }
        let longer = pieces.prefix(max(6, lineCount * 2 / 3)).sorted { $0.y < $1.y }
        let count = min(6, longer.count)
        return (0..<count).map { withMargin(longer[$0 * longer.count / count], height: height) }
    }

    private static func withMargin(_ line: PixelBox, height: Double) -> PixelBox {
        line.insetBy(dx: -Int(height / 2), dy: -Int(0.3 * height))
    }

    /// Up to six lines of a page whose letters had little confidence, those with the most letters first.
    ///
    /// None where most letters were read: three of 23 Latin photos have three tenths of their letters in such lines.
    static func unread(in pass: RecognitionPass, on page: any PreparedPage) -> [PixelBox] {
        guard let height = page.textHeight else { return [] }
        var all = 0
        var unread: [(box: PixelBox, letters: Int)] = []
        for line in pass.lines {
            let words = line.words.map { (letters: $0.text.count(where: \.isLetter), confidence: $0.confidence) }
            let letters = words.reduce(0) { $0 + $1.letters }
            let confidence = words.reduce(0) { $0 + Double($1.letters) * $1.confidence } / Double(max(1, letters))
            all += letters
            if letters >= 4, confidence < 0.4, let box = line.box { unread.append((box, letters)) }
        }
        guard unread.count >= 4, 10 * unread.reduce(0, { $0 + $1.letters }) >= 3 * all else { return [] }
        return unread.sorted { $0.letters > $1.letters }.prefix(6).map { withMargin($0.box, height: height) }
    }
}
