public import ReceiptDomain

/// Recognises text with PP-OCR's networks, which find print anywhere and read Latin letters, kana and kanji.
///
/// It was trained by other people on other pictures than Tesseract's models, so that it makes other mistakes.
public final class NeuralRecognizer: TextRecognizer {
    public let models = [RecognitionModel(id: "pp-ocr", script: .latin, role: .independent)]

    /// Opened for the first request; `nil` if they cannot be.
    private lazy var networks: Networks? = try? Networks(files)
    private let files: NeuralInstallation

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

    /// Whether the library and the networks can be opened.
    public var isUsable: Bool { networks != nil }

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
            if let line = try networks.reader.line(piece, of: image) { result.lines.append(line) }
        }
    }

    /// Print is found when its capitals are so many pixels high; they are read larger.
    private static let findableHeight = 14.0
    /// For pictures with print of unknown height.
    private static let largestScale = 3.0
}
