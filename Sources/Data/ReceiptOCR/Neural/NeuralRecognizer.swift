public import ReceiptDomain

/// Recognises text with PP-OCR's networks, which find print anywhere and read Latin letters, kana and kanji.
///
/// It was trained by other people on other pictures than Tesseract's models, so that it makes other mistakes.
public final class NeuralRecognizer: TextRecognizer {
    public let models = [RecognitionModel(id: "pp-ocr", script: .latin, role: .independent)]

    private let files: NeuralInstallation
    private var networks: Networks?

    /// A class, because networks cannot be copied.
    private final class Networks {
        var detector: PrintDetector
        var reader: LineReader

        init(_ files: NeuralInstallation) throws(ReadingError) {
            detector = try PrintDetector(library: files.library, path: files.detector)
            reader = try LineReader(library: files.library, path: files.reader)
        }
    }

    public init(_ files: NeuralInstallation) { self.files = files }

    public func recognize(_ image: GrayImage, _ request: RecognitionRequest) throws(ReadingError) -> RecognitionResult {
        let networks = try openNetworks()
        let limit = WorkLimit(request.maximumWork)
        let scale = request.textHeight.map { min(1, Self.findableHeight / $0) } ?? Self.largestScale
        var result = RecognitionResult(lines: [])
        for piece in try networks.detector.pieces(of: image, scale: scale) {
            guard !limit.isReached else {
                result.isCutShort = true
                break
            }
            if let line = try networks.reader.line(piece, of: image) { result.lines.append(line) }
        }
        return result
    }

    /// Whether the library and the networks can be opened.
    public var isUsable: Bool { (try? openNetworks()) != nil }

    private func openNetworks() throws(ReadingError) -> Networks {
        if let networks { return networks }
        let networks = try Networks(files)
        self.networks = networks
        return networks
    }

    /// Print is found when its capitals are so many pixels high; they are read larger.
    private static let findableHeight = 14.0
    /// For pictures with print of unknown height.
    private static let largestScale = 3.0
}
