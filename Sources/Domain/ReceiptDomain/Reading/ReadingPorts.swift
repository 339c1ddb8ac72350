/// Decodes a file's bytes into an upright grey picture.
public protocol ImageDecoder: DocumentDecoder {
    func decode(_ bytes: [UInt8]) throws(ReadingError) -> Picture
}

/// Prepares a picture for recognition: finds the paper, straightens it, evens out the light.
public protocol PagePreparer {
    func prepare(_ picture: GrayImage) throws(ReadingError) -> any PreparedPage

    /// Sections that may be separate receipts, in reading order; empty where the picture shows one.
    func sections(of picture: GrayImage) -> [PictureSection]

    /// A copy that looks the same to a person and is read with other mistakes; `nil` where there is no memory for it.
    func altered(_ picture: GrayImage, _ alteration: Alteration) -> AlteredPicture?
}

extension PagePreparer {
    public func sections(of picture: GrayImage) -> [PictureSection] { [] }
    public func altered(_ picture: GrayImage, _ alteration: Alteration) -> AlteredPicture? { nil }
}

/// The receipt cut out of its picture, upright and straight; its pixels are the coordinates of all recognised boxes.
public protocol PreparedPage {
    var width: Int { get }
    var height: Int { get }

    /// The typical height of capital letters in pixels of the page; `nil` where no text was found.
    var textHeight: Double? { get }

    /// Pieces of printed lines, found by the shapes of their letters before recognition.
    var pieces: [PrintedPiece] { get }

    /// The number of letters on straight lines; a huge number where it was not counted.
    var lettersOnLines: Int { get }

    /// Draws the page, or a region of it, for an engine; `scale` is the drawing's height relative to the page's.
    func render(_ rendering: Rendering, region: PixelBox?) -> (image: GrayImage, scale: Double)

    /// The page turned clockwise by quarter turns, where it proves to lie on its side or upside down.
    func turned(quarterTurns: Int) -> any PreparedPage

    /// The fingerprint of a drawn name at the page's head, where there is one besides the recognised `words`.
    func logo(besides words: [RecognizedWord]) -> LogoFingerprint?

    /// A box of the page in pixels of the upright picture.
    func boxOnPicture(_ box: PixelBox) -> PixelBox
}

public enum PrintLimits {
    /// Fewest letters on straight lines for a page to be recognised: receipts have more, most other pictures fewer.
    public static let fewestLetters = 20
}

extension PreparedPage {
    public var lettersOnLines: Int { .max }
    public func logo(besides words: [RecognizedWord]) -> LogoFingerprint? { nil }
}

public struct Rendering: Hashable, Sendable {
    public enum Contrast: String, Sendable, Codable, CaseIterable {
        /// Grey, with even light.
        case flat
        /// Grey, as photographed.
        case plain
        /// With even light, and without print that shows through from the back.
        case clean
    }

    /// The height of a capital letter in the drawing, in pixels.
    public var textHeight: Double
    public var contrast: Contrast
    /// The horizontal scale: 0.5 makes letters of double width normal.
    public var narrowing: Double

    public init(textHeight: Double = 24, contrast: Contrast = .flat, narrowing: Double = 1) {
        (self.textHeight, self.contrast, self.narrowing) = (textHeight, contrast, narrowing)
    }

    /// The name in stored evidence: `flat 24`, `clean 28 x0.6`.
    public var name: String {
        "\(contrast.rawValue) \(Int(textHeight.rounded()))" + (narrowing == 1 ? "" : " x\(narrowing)")
    }
}

/// Recognises text; must be used from one thread.
public protocol TextRecognizer: AnyObject {
    var models: [RecognitionModel] { get }

    /// Recognises a picture, with boxes in its pixels; a timeout returns the lines found so far.
    func recognize(_ image: GrayImage, _ request: RecognitionRequest) throws(ReadingError) -> RecognitionResult
}

public struct RecognitionRequest: Hashable, Sendable {
    public enum Layout: Sendable {
        /// One block of lines, as on receipts (Tesseract's page mode 6).
        case block
        /// A single line (mode 7).
        case line
    }

    /// The ``RecognitionModel/id`` of one of ``TextRecognizer/models``.
    public var model: String
    public var layout: Layout
    /// The height of capital letters in the picture, in pixels; `nil` if it is unknown.
    public var textHeight: Double?
    /// The engine's time limit, without time spent waiting for others.
    public var maximumWork: Duration

    public init(
        model: String,
        layout: Layout = .block,
        textHeight: Double? = nil,
        maximumWork: Duration = .seconds(10)
    ) {
        (self.model, self.layout, self.textHeight, self.maximumWork) = (model, layout, textHeight, maximumWork)
    }
}

public struct RecognitionResult: Sendable {
    public var lines: [RecognizedLine]
    public var isCutShort: Bool

    public init(lines: [RecognizedLine], isCutShort: Bool = false) {
        self.lines = lines
        self.isCutShort = isCutShort
    }
}

/// Interprets recognised text by rules; performs no input or output.
public protocol ReceiptInterpreter {
    /// Name and version of the rules, for stored evidence.
    var version: String { get }

    /// Interprets all passes together; boxes in evidence are on the prepared page.
    func interpret(_ passes: [RecognitionPass], _ context: ReadingContext) -> Interpretation
}

public struct Interpretation: Sendable {
    public var draft: Draft
    /// Regions that another recognition pass could settle, most useful first.
    public var doubts: [Doubt]
    /// The doubts as if nothing were proved: recordings read those lines too, so that other rules can be tried on them.
    public var settledDoubts: [Doubt]
    private let explain: @Sendable () -> [Decision]

    /// `explain` computes the decisions lazily, because only the last of several interpretations is asked for them.
    public init(
        draft: Draft,
        doubts: [Doubt] = [],
        settledDoubts: [Doubt] = [],
        explain: @escaping @Sendable () -> [Decision] = { [] }
    ) {
        (self.draft, self.doubts, self.settledDoubts, self.explain) = (draft, doubts, settledDoubts, explain)
    }

    /// The decisions behind the fields, with all candidates.
    public var decisions: [Decision] { explain() }
}

/// A region that decides a field and was read with low confidence.
public struct Doubt: Hashable, Sendable {
    public enum Subject: String, Sendable {
        case total, amount, date, merchant
        /// All rows of amounts: which of them is misread or missing is not known.
        case rows
        /// A line at the head with little readable text: a name in wide letters, or print that shows through.
        case heading
        /// Everything above the line items, where the name may be drawn in unusual letters.
        case head
        /// A field of which nothing was found, and which may stand anywhere on the page.
        case missing
    }

    public var subject: Subject
    /// In pixels of the prepared page: one printed line with a margin, but for rows, the head and what is missing.
    public var region: PixelBox
    /// Whether it justifies another pass over the line only, not over the whole page.
    public var isMinor: Bool

    public init(subject: Subject, region: PixelBox, isMinor: Bool = false) {
        (self.subject, self.region, self.isMinor) = (subject, region, isMinor)
    }
}

/// Facts known before a receipt is read.
public struct ReadingContext: Hashable, Sendable, Codable {
    public enum DateOrder: String, Sendable, Codable, CaseIterable { case dayFirst, monthFirst, yearFirst }

    /// Receipts are never dated later.
    public var today: CalendarDay
    /// When the photo was taken or the file last changed, if known.
    public var fileDate: CalendarDay?
    /// The household's currency and date order, used where the receipt does not decide.
    public var homeCurrency: Currency?
    public var dateOrder: DateOrder?
    /// Languages of the household's receipts, likeliest first: `ko`, `en` (ISO 639-1).
    public var languages: [String]

    public init(
        today: CalendarDay,
        fileDate: CalendarDay? = nil,
        homeCurrency: Currency? = nil,
        dateOrder: DateOrder? = nil,
        languages: [String] = ["ko", "en"]
    ) {
        (self.today, self.fileDate, self.homeCurrency) = (today, fileDate, homeCurrency)
        (self.dateOrder, self.languages) = (dateOrder, languages)
    }
}

/// Reads receipts from the bytes of an image; safe to call from several tasks.
public protocol ReceiptReader: Sendable {
    /// Reads every receipt on the image separately: one reading, or several with their parts of the picture.
    func readAll(_ bytes: [UInt8], _ context: ReadingContext) async throws -> [Reading]
}
