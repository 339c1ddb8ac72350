import ReceiptDomain

/// One recognition within `reading.json`.
struct StoredPass: Codable {
    var model: String
    /// What the model is good at; missing for one that reads pages.
    var role: String?
    var treatment: String
    var region: StoredBox?
    var lines: [[Word]]
    var isCutShort: Bool?
    /// The file's own words.
    var isExact: Bool?
    /// An index into the reading's pages; missing for the first.
    var at: Int?

    struct Word: Codable {
        var text: String
        var confidence: Double
        var box: StoredBox
    }

    init(_ pass: RecognitionPass) {
        model = pass.model
        role = pass.role == .page ? nil : pass.role.rawValue
        treatment = pass.treatment
        region = pass.region.map(StoredBox.init)
        lines = pass.lines.map { line in
            line.words.map { Word(text: $0.text, confidence: storable($0.confidence), box: StoredBox($0.box)) }
        }
        isCutShort = pass.isCutShort ? true : nil
        isExact = pass.isExact ? true : nil
        at = pass.page == 0 ? nil : pass.page
    }

    func pass() throws(InvalidField) -> RecognitionPass {
        RecognitionPass(
            model: model,
            role: try parsed("role", role, RecognitionModel.Role.init(rawValue:)) ?? .page,
            page: max(0, at ?? 0),
            treatment: treatment,
            region: region?.box,
            lines: lines.map { words in
                RecognizedLine(
                    words: words.map { RecognizedWord(text: $0.text, confidence: $0.confidence, box: $0.box.box) }
                )
            },
            isCutShort: isCutShort ?? false,
            isExact: isExact ?? false
        )
    }
}

/// JSON has no infinities; an engine that divides by zero must not keep its photo from being stored.
func storable(_ number: Double) -> Double { number.isFinite ? number : 0 }
