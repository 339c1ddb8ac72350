public import ReceiptDomain

/// Decodes any bytes to a small white picture; no bytes are an empty file.
public struct WhitePictureDecoder: ImageDecoder {
    public init() {}

    public func decode(_ bytes: [UInt8]) throws(ReadingError) -> Picture {
        guard !bytes.isEmpty else { throw .emptyFile }
        let image = GrayImage(width: 400, height: 600, pixels: Array(repeating: 255, count: 240_000))
        return Picture(image: image, format: .png)
    }
}

/// Takes the picture as it is: the page is the picture.
public struct UnchangedPage: PagePreparer, PreparedPage {
    public var image: GrayImage
    /// How often the page was turned clockwise by a quarter.
    public var turns = 0
    public var lettersOnLines = Int.max
    /// Drawn at its head, unless all of it was read as words.
    public var logo: LogoFingerprint?

    public init(
        image: GrayImage = GrayImage(width: 1, height: 1, pixels: [255]),
        pieces: [PixelBox] = Array(repeating: PixelBox(x: 0, y: 0, width: 160, height: 20), count: 6)
    ) {
        self.image = image
        self.pieces = pieces.map { PrintedPiece(box: $0, letterWidth: 0.6) }
    }

    public func prepare(_ picture: GrayImage) throws(ReadingError) -> any PreparedPage {
        var page = self
        page.image = picture
        return page
    }

    /// For a page that is larger than its picture.
    public var size: (width: Int, height: Int)?
    public var width: Int { size?.width ?? image.width }
    public var height: Int { size?.height ?? image.height }
    public var textHeight: Double? { 24 }
    /// By default pieces of the one line that a scripted recogniser usually reads.
    public var pieces: [PrintedPiece]

    public func render(_ rendering: Rendering, region: PixelBox?) -> (image: GrayImage, scale: Double) {
        // The first pixel tells a recogniser how the page lies.
        var drawing = image
        drawing.pixels[0] = UInt8(turns)
        return (drawing, 1)
    }

    public func turned(quarterTurns: Int) -> any PreparedPage {
        var page = self
        page.turns = (turns + quarterTurns) % 4
        return page
    }

    public func boxOnPicture(_ box: PixelBox) -> PixelBox { box }

    public func logo(besides words: [RecognizedWord]) -> LogoFingerprint? { words.isEmpty ? nil : logo }
}

/// Reads what it was told to, and keeps the requests.
public final class ScriptedRecognizer: TextRecognizer {
    public typealias Script = (_ image: GrayImage, _ request: RecognitionRequest) throws(ReadingError) ->
        [RecognizedLine]

    public let models: [RecognitionModel]
    public private(set) var requests: [RecognitionRequest] = []
    private let script: Script

    /// The models are named; what they are says ``RecognitionModel/known``.
    public init(models: Set<String>, script: @escaping Script) {
        self.models = RecognitionModel.known.filter { models.contains($0.id) }
        self.script = script
    }

    public func recognize(
        _ image: GrayImage,
        _ request: RecognitionRequest
    ) throws(ReadingError) -> RecognitionResult {
        requests.append(request)
        return RecognitionResult(lines: try script(image, request))
    }
}

/// Understands nothing but the text it is asked to find, and is in doubt as long as it is told to be.
public struct StubInterpreter: ReceiptInterpreter {
    public typealias Rule = (_ passes: [RecognitionPass]) -> Interpretation

    public let version = "stub"
    private let rule: Rule

    public init(_ rule: @escaping Rule = { _ in Interpretation(draft: Draft()) }) { self.rule = rule }

    public func interpret(_ passes: [RecognitionPass], _ context: ReadingContext) -> Interpretation { rule(passes) }
}

extension RecognizedLine {
    /// A line whose words are 10 pixels a character wide and 20 high.
    public init(_ text: String, y: Int = 0, confidence: Double = 0.9) {
        var x = 0
        var words: [RecognizedWord] = []
        for word in text.split(separator: " ") {
            let box = PixelBox(x: x, y: y, width: 10 * word.count, height: 20)
            words.append(RecognizedWord(text: String(word), confidence: confidence, box: box))
            x += 10 * (word.count + 1)
        }
        self.init(words: words)
    }
}

extension RecognitionModel {
    /// Models as recognisers publish them, for tests that speak of them by name.
    public static let known = [
        RecognitionModel(id: "latin", script: .latin, role: .page),
        RecognitionModel(id: "receipt", script: .latin, role: .amounts),
        RecognitionModel(id: "eng", script: .latin, role: .general),
        RecognitionModel(id: "korean", script: .korean, role: .page),
        RecognitionModel(id: "kor", script: .korean, role: .general),
        RecognitionModel(id: "pp-ocr", script: .latin, role: .independent),
        RecognitionModel(id: "jpn", script: .japanese, role: .general),
    ]
}
