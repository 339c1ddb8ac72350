/// Makes recognition passes over one prepared page and keeps them, all in the page's coordinates.
struct PageReader {
    private(set) var page: any PreparedPage
    private(set) var all: [RecognitionPass] = []
    private let recognizer: any TextRecognizer

    init(page: any PreparedPage, recognizer: any TextRecognizer) {
        self.page = page
        self.recognizer = recognizer
    }

    /// Reads the whole page, in the script that it turns out to be in and the right way up.
    mutating func readFirst(languages: [String]) throws(ReadingError) {
        try readUpright(languages: languages)
        guard isPoor else { return }
        // Nothing that makes sense: the page may lie on its head or on a side.
        var best = self
        for turns in [2, 1, 3] {
            var turned = PageReader(page: page.turned(quarterTurns: turns), recognizer: recognizer)
            try turned.readUpright(languages: languages)
            if turned.score > 1.25 * best.score { best = turned }
            guard best.isPoor else { break }
        }
        self = best
    }

    private mutating func readUpright(languages: [String]) throws(ReadingError) {
        let latin = Look(model: recognizer.models.contains(Model.receipt) ? Model.receipt : Model.english)
        try read(latin)
        guard isPoor, let model = try script(of: all[0], languages: languages) else { return }
        try read(Look(model: model))
    }

    private var isPoor: Bool { all.last.map { Legibility($0).isPoor } ?? true }
    private var score: Double { all.last.map { Legibility($0).score } ?? 0 }

    /// Makes one more pass.
    mutating func read(_ look: Look) throws(ReadingError) {
        all.append(try pass(look))
    }

    private func pass(_ look: Look) throws(ReadingError) -> RecognitionPass {
        let (image, scale) = page.render(look.treatment, region: look.region)
        let request = RecognitionRequest(model: look.model, layout: look.layout, digitsOnly: look.digitsOnly)
        let result = try recognizer.recognize(image, request)
        let offset = look.region.map { (x: max(0, $0.x), y: max(0, $0.y)) } ?? (x: 0, y: 0)
        return RecognitionPass(
            model: look.model,
            treatment: look.treatment.name,
            region: look.region,
            lines: result.lines.map { $0.scaled(by: 1 / scale, offset: offset) },
            isCutShort: result.isCutShort
        )
    }

    /// The model of another script that reads a few of the worst lines plainly; `nil` where none does.
    ///
    /// Asking for every script on every page costs 2.8 times one reading (measured with `kor+eng`), a few lines cost a
    /// tenth of it.
    private func script(of pass: RecognitionPass, languages: [String]) throws(ReadingError) -> String? {
        let sample = Legibility.worstLines(of: pass, count: 6)
        for model in Model.otherScripts(preferred: languages) where recognizer.models.contains(model) {
            var tally = ScriptTally(model: model)
            for region in sample {
                tally.add(try self.pass(Look(model: model, region: region, layout: .line)))
            }
            if tally.isPlain { return model }
        }
        return nil
    }
}

/// One recognition to be made.
struct Look: Hashable, Sendable {
    var model: String
    var treatment = Treatment()
    /// On the page; `nil` for all of it.
    var region: PixelBox?
    var layout: RecognitionRequest.Layout = .block
    var digitsOnly = false
}

/// Tesseract's names of the models that reading knows how to use.
enum Model {
    /// Latin receipts in capitals, trained for ReceiptMind.
    static let receipt = "receipt"
    static let english = "eng"
    static let korean = "kor"
    static let japanese = "jpn"

    /// Models of scripts that a Latin model cannot read, the household's own first.
    static func otherScripts(preferred languages: [String]) -> [String] {
        let known = [("ko", korean), ("ja", japanese)]
        let preferred = languages.compactMap { language in known.first { $0.0 == language }?.1 }
        return preferred + known.map(\.1).filter { !preferred.contains($0) }
    }
}

extension RecognizedLine {
    /// The line with its boxes multiplied by the factor, then moved.
    func scaled(by factor: Double, offset: (x: Int, y: Int)) -> RecognizedLine {
        RecognizedLine(
            words: words.map { word in
                var word = word
                let box = word.box
                let left = Int((Double(box.x) * factor).rounded())
                let top = Int((Double(box.y) * factor).rounded())
                let right = Int((Double(box.maxX) * factor).rounded())
                let bottom = Int((Double(box.maxY) * factor).rounded())
                word.box = PixelBox(x: left + offset.x, y: top + offset.y, width: right - left, height: bottom - top)
                return word
            }
        )
    }
}
