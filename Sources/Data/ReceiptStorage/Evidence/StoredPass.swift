import ReceiptDomain

/// One recognition pass within `reading.json`.
struct StoredPass: Codable {
    var model: String
    /// The model's specialty; omitted for a model that reads whole pages.
    var role: String?
    var treatment: String
    var region: PixelBox?
    var lines: [[Word]]
    var isCutShort: Bool?
    /// Whether the text is the file's own, not recognised from pixels.
    var isExact: Bool?
    /// The page's index in the reading; omitted for the first.
    var at: Int?

    struct Word: Codable {
        var text: String
        var confidence: Double
        var box: PixelBox
    }

    init(_ pass: RecognitionPass) {
        model = pass.model
        role = pass.role == .page ? nil : pass.role.rawValue
        treatment = pass.rendering
        region = pass.region
        lines = pass.lines.map { line in
            line.words.map { Word(text: $0.text, confidence: storable($0.confidence), box: $0.box) }
        }
        isCutShort = pass.isCutShort ? true : nil
        isExact = pass.isExact ? true : nil
        at = pass.page == 0 ? nil : pass.page
    }

    func pass() throws(InvalidValue) -> RecognitionPass {
        RecognitionPass(
            model: model,
            role: try parsed("role", role, RecognitionModel.Role.init(rawValue:)) ?? .page,
            page: max(0, at ?? 0),
            rendering: treatment,
            region: region,
            lines: lines.map { words in
                RecognizedLine(
                    words: words.map { RecognizedWord(text: $0.text, confidence: $0.confidence, box: $0.box) }
                )
            },
            isCutShort: isCutShort ?? false,
            isExact: isExact ?? false
        )
    }
}

/// Replaces infinities and NaN, which JSON lacks: a faulty confidence must not keep a photo from being stored.
func storable(_ number: Double) -> Double { number.isFinite ? number : 0 }
