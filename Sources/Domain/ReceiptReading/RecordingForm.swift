import ReceiptDomain

/// The JSON form of a recording in one line, compact enough that hundreds of receipts take a few megabytes.
///
/// A line of print is `["TOTAL\t8.60", [confidence in percent, x, y, width, height, …]]`, five numbers for each word.
struct RecordingForm: Codable {
    struct Pass: Codable {
        /// The index of the model in the list of models.
        var m: Int
        /// ``Rendering/name``.
        var t: String
        /// The request that the pass answers; missing for the first passes.
        var request: Request?
        var r: PixelBox?
        var cut: Bool?
        /// Whether the words are the file's own.
        var exact: Bool?
        var l: [Line]

        enum CodingKeys: String, CodingKey {
            case m, t
            case request = "look"
            case r, cut, exact, l
        }
    }

    struct Request: Codable {
        var height: Double
        var contrast: Rendering.Contrast
        var narrowing: Double
        var layout: PassRequest.Layout
        var r: PixelBox?
    }

    struct Line: Codable {
        var text: String
        var numbers: [Int]

        init(text: String, numbers: [Int]) {
            self.text = text
            self.numbers = numbers
        }

        init(from decoder: any Decoder) throws {
            var parts = try decoder.unkeyedContainer()
            text = try parts.decode(String.self)
            numbers = try parts.decode([Int].self)
        }

        func encode(to encoder: any Encoder) throws {
            var parts = encoder.unkeyedContainer()
            try parts.encode(text)
            try parts.encode(numbers)
        }
    }

    var models: [RecognitionModel]
    var languages: [String]
    var passes: [Pass]
}

extension Recording: Codable {
    public func encode(to encoder: any Encoder) throws { try RecordingForm(self).encode(to: encoder) }

    public init(from decoder: any Decoder) throws {
        let form = try RecordingForm(from: decoder)
        self.init(models: form.models, languages: form.languages, first: [])
        for stored in form.passes {
            let pass = try stored.pass(by: models)
            if let request = stored.request?.request(by: models[stored.m]) {
                answers.append(Answer(request: request, pass: pass))
            } else {
                first.append(pass)
            }
        }
    }
}

extension RecordingForm {
    init(_ recording: Recording) {
        models = recording.models
        languages = recording.languages
        let indices = Dictionary(uniqueKeysWithValues: recording.models.enumerated().map { ($1.id, $0) })
        func number(_ pass: RecognitionPass) -> Int { indices[pass.model] ?? 0 }
        passes =
            recording.first.map { Pass($0, model: number($0), request: nil) }
            + recording.answers.map { Pass($0.pass, model: number($0.pass), request: Request($0.request)) }
    }

    static func malformed(_ what: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: [], debugDescription: what))
    }
}

extension RecordingForm.Pass {
    init(_ pass: RecognitionPass, model: Int, request: RecordingForm.Request?) {
        m = model
        t = pass.rendering
        self.request = request
        r = pass.region
        cut = pass.isCutShort ? true : nil
        exact = pass.isExact ? true : nil
        l = pass.lines.map { line in
            RecordingForm.Line(
                text: line.words.map { $0.text.replacing("\t", with: " ") }.joined(separator: "\t"),
                numbers: line.words.flatMap { [Int(($0.confidence * 100).rounded())] + $0.box.corners }
            )
        }
    }

    func pass(by models: [RecognitionModel]) throws -> RecognitionPass {
        guard models.indices.contains(m) else { throw RecordingForm.malformed("no model of the number \(m)") }
        return RecognitionPass(
            model: models[m].id,
            role: models[m].role,
            rendering: t,
            region: r,
            lines: try l.map { try $0.line() },
            isCutShort: cut ?? false,
            isExact: exact ?? false
        )
    }
}

extension RecordingForm.Line {
    fileprivate func line() throws -> RecognizedLine {
        let texts = text.split(separator: "\t", omittingEmptySubsequences: false)
        guard numbers.count == 5 * texts.count else { throw RecordingForm.malformed("five numbers a word") }
        return RecognizedLine(
            words: texts.enumerated().map { index, text in
                let word = numbers[5 * index..<5 * index + 5].map(\.self)
                let box = PixelBox(x: word[1], y: word[2], width: word[3], height: word[4])
                return RecognizedWord(text: String(text), confidence: Double(word[0]) / 100, box: box)
            }
        )
    }
}

extension RecordingForm.Request {
    fileprivate init(_ request: PassRequest) {
        height = request.rendering.textHeight
        contrast = request.rendering.contrast
        narrowing = request.rendering.narrowing
        layout = request.layout
        r = request.region
    }

    fileprivate func request(by model: RecognitionModel) -> PassRequest {
        PassRequest(
            model: model,
            rendering: Rendering(textHeight: height, contrast: contrast, narrowing: narrowing),
            region: r,
            layout: layout
        )
    }
}
