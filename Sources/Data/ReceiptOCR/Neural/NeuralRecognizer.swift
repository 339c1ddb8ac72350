public import ReceiptDomain

/// Recognises text with PP-OCR's networks, which find print anywhere and read Latin letters, kana and kanji; with layers of ours on
/// top of theirs also Hangul.
///
/// They were trained by other people on other pictures than Tesseract's models, so that they make other mistakes.
public final class NeuralRecognizer: TextRecognizer {
    public let models = [
        RecognitionModel(id: "pp-ocr", script: .latin, role: .independent),
        RecognitionModel(id: hangul, script: .korean, role: .independent),
    ]
    private static let hangul = "pp-ocr hangul"

    /// Opened for the first request; `nil` if they cannot be.
    private lazy var networks: Networks? = try? Networks(files)
    private let files: NeuralInstallation

    /// A class, because networks cannot be copied.
    private final class Networks {
        var detector: PrintDetector
        private let files: NeuralInstallation
        /// Opened when they are asked for: most households have receipts in one of the two scripts.
        private var reader: LineReader?
        private var hangul: LineReader?

        init(_ files: NeuralInstallation) throws(ReadingError) {
            self.files = files
            detector = try PrintDetector(library: files.library, path: files.detector)
        }

        func line(
            _ piece: OrientedBox,
            of image: GrayImage,
            by model: String
        ) throws(ReadingError) -> RecognizedLine? {
            try open(model)
            if model == NeuralRecognizer.hangul { return try hangul?.line(piece, of: image) }
            return try reader?.line(piece, of: image)
        }

        func open(_ model: String) throws(ReadingError) {
            if model == NeuralRecognizer.hangul, hangul == nil {
                hangul = LineReader(
                    try NeuralNetwork(library: files.library, bytes: EmbeddedNetwork.hangul),
                    on: try NeuralNetwork(library: files.library, path: files.features)
                )
            } else if model != NeuralRecognizer.hangul, reader == nil {
                reader = LineReader(try NeuralNetwork(library: files.library, path: files.reader))
            }
        }
    }

    public init(_ files: NeuralInstallation) { self.files = files }

    /// Whether the library and the networks can be opened.
    public var isUsable: Bool {
        do { for model in models { try networks?.open(model.id) } } catch { return false }
        return networks != nil
    }

    /// No lines where the engine fails: what was read without it stands, and `doctor` tells.
    public func recognize(_ image: GrayImage, _ request: RecognitionRequest) -> RecognitionResult {
        var result = RecognitionResult(lines: [])
        do { try read(image, request, into: &result) } catch { result.isCutShort = true }
        return result
    }

    private func read(
        _ image: GrayImage,
        _ request: RecognitionRequest,
        into result: inout RecognitionResult
    ) throws(ReadingError) {
        guard let networks else { return }
        let limit = WorkLimit(request.maximumWork)
        let scale = request.textHeight.map { min(1, Self.findableHeight / $0) } ?? Self.largestScale
        for piece in try networks.detector.pieces(of: image, scale: scale) {
            guard !limit.isReached else {
                result.isCutShort = true
                return
            }
            if let line = try networks.line(piece, of: image, by: request.model) { result.lines.append(line) }
        }
    }

    /// Print is found when its capitals are so many pixels high; they are read larger.
    private static let findableHeight = 14.0
    /// For pictures with print of unknown height.
    private static let largestScale = 3.0
}
