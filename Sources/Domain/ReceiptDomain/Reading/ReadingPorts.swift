/// Turns a file's bytes into an upright grey picture.
public protocol ImageDecoder: DocumentDecoder {
    func decode(_ bytes: [UInt8]) throws(ReadingError) -> Picture
}

/// Makes a picture fit for an engine's eye: finds the paper, straightens it, flattens the light.
public protocol PagePreparer {
    func prepare(_ picture: GrayImage) throws(ReadingError) -> any PreparedPage

    /// Parts of the picture that may each be a receipt, in reading order; none where it looks like that of one.
    func sections(of picture: GrayImage) -> [PictureSection]

    /// A copy that looks the same to a person and is read with other mistakes; `nil` where there is no memory for it.
    func altered(_ picture: GrayImage, _ alteration: Alteration) -> AlteredPicture?
}

extension PagePreparer {
    public func sections(of picture: GrayImage) -> [PictureSection] { [] }
    public func altered(_ picture: GrayImage, _ alteration: Alteration) -> AlteredPicture? { nil }
}

/// The receipt cut out of its picture, upright and straight; the space in which all recognised boxes are given.
public protocol PreparedPage {
    var width: Int { get }
    var height: Int { get }

    /// The usual height of a small letter's line, from the top of `A` to its foot, in pixels of the page; `nil` where no
    /// text was found.
    var textHeight: Double? { get }

    /// Pieces of printed lines, found by the shapes of their letters before anything is read.
    var pieces: [PrintedPiece] { get }

    /// How many letters stand on straight lines; more than any page has where that was not counted.
    var lettersOnLines: Int { get }

    /// Draws the page, or a region of it, for an engine. The scale is that of the drawing's height to the page's.
    func render(_ treatment: Treatment, region: PixelBox?) -> (image: GrayImage, scale: Double)

    /// The page turned by quarter turns clockwise, for when it turns out to lie on its side or head.
    func turned(quarterTurns: Int) -> any PreparedPage

    /// The name that is drawn at the page's head, where there is one; `words` are those that were read on the page.
    func logo(besides words: [RecognizedWord]) -> LogoFingerprint?

    /// Where a box of the page lies on the upright picture.
    func boxOnPicture(_ box: PixelBox) -> PixelBox
}

/// How much print makes a page worth reading.
public enum PrintLimits {
    /// A receipt has more letters on straight lines, and most pictures of other things have fewer.
    public static let fewestLetters = 20
}

extension PreparedPage {
    public var lettersOnLines: Int { .max }
    public func logo(besides words: [RecognizedWord]) -> LogoFingerprint? { nil }
}

/// How a page is drawn for an engine.
public struct Treatment: Hashable, Sendable {
    public enum Contrast: String, Sendable, CaseIterable {
        /// Grey, with the light flattened.
        case flat
        /// Grey, as it was photographed.
        case plain
        /// Flattened, and freed of what shows through from the back of the paper.
        case clean
    }

    /// The height that a capital letter should have in the drawing, in pixels.
    public var textHeight: Double
    public var contrast: Contrast
    /// The drawing's width as a part of what it would be: letters of double width become usual ones at a half.
    public var narrowing: Double

    public init(textHeight: Double = 24, contrast: Contrast = .flat, narrowing: Double = 1) {
        self.textHeight = textHeight
        self.contrast = contrast
        self.narrowing = narrowing
    }

    /// For evidence: `flat 24`, `clean 28 x0.6`.
    public var name: String {
        "\(contrast.rawValue) \(Int(textHeight.rounded()))" + (narrowing == 1 ? "" : " x\(narrowing)")
    }
}

/// Recognises text; belongs to one thread.
public protocol TextRecognizer: AnyObject {
    /// The models that can be asked for.
    var models: [RecognitionModel] { get }

    /// Reads a picture. Boxes are in its pixels. Stops after the most work with what it has.
    func recognize(_ image: GrayImage, _ request: RecognitionRequest) throws(ReadingError) -> RecognitionResult
}

public struct RecognitionRequest: Hashable, Sendable {
    public enum Layout: Sendable {
        /// One block of lines, as receipts are (Tesseract's page mode 6).
        case block
        /// A single line (mode 7).
        case line
    }

    /// The identifier of one of ``TextRecognizer/models``.
    public var model: String
    public var layout: Layout
    /// How long the engine may work on it, not counting what it waits while others work.
    public var maximumWork: Duration

    public init(model: String, layout: Layout = .block, maximumWork: Duration = .seconds(10)) {
        self.model = model
        self.layout = layout
        self.maximumWork = maximumWork
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

/// Understands recognised text: the rules of receipts, without input or output.
public protocol ReceiptInterpreter {
    /// Name and version of the rules, for evidence.
    var version: String { get }

    /// What the passes say together. Boxes in evidence are on the prepared page.
    func interpret(_ passes: [RecognitionPass], _ context: ReadingContext) -> Interpretation
}

public struct Interpretation: Sendable {
    public var draft: Draft
    /// What a further OCR pass could settle, the most useful first; empty when there is nothing to gain.
    public var doubts: [Doubt]
    /// What would be doubted if nothing were proved: a recording reads those lines as well, so that other rules can be tried on it.
    public var settledDoubts: [Doubt]
    private let explain: @Sendable () -> [Decision]

    /// `explain` tells how each field was decided, which only the last of several interpretations is asked for.
    public init(
        draft: Draft,
        doubts: [Doubt] = [],
        settledDoubts: [Doubt] = [],
        explain: @escaping @Sendable () -> [Decision] = { [] }
    ) {
        self.draft = draft
        self.doubts = doubts
        self.settledDoubts = settledDoubts
        self.explain = explain
    }

    /// How each field was decided, with all its candidates.
    public var decisions: [Decision] { explain() }
}

/// A part of the page that decides a field and was read doubtfully.
public struct Doubt: Hashable, Sendable {
    public enum Subject: String, Sendable {
        case total, amount, date, merchant
        /// A line at the head that hardly anything was made of: the name in wide letters, or beside what shows through.
        case heading
        /// All that stands above what is bought: the name may be drawn there in letters that are like no receipt's.
        case head
    }

    public var subject: Subject
    /// On the prepared page; one printed line, with room to spare.
    public var region: PixelBox
    /// Worth another pass over the line, but not over the whole page.
    public var isMinor: Bool

    public init(subject: Subject, region: PixelBox, isMinor: Bool = false) {
        self.subject = subject
        self.region = region
        self.isMinor = isMinor
    }
}

/// What is known before a receipt is read.
public struct ReadingContext: Hashable, Sendable, Codable {
    public enum DateOrder: String, Sendable, Codable, CaseIterable { case dayFirst, monthFirst, yearFirst }

    /// No receipt is from after this day.
    public var today: CalendarDay
    /// When the photo was taken or the file last changed, where that is known.
    public var fileDate: CalendarDay?
    /// The household's own currency and way to write dates: used where the receipt itself leaves it open.
    public var homeCurrency: Currency?
    public var dateOrder: DateOrder?
    /// Languages that the household's receipts are in, the likeliest first: `ko`, `en` (ISO 639-1).
    public var languages: [String]

    public init(
        today: CalendarDay,
        fileDate: CalendarDay? = nil,
        homeCurrency: Currency? = nil,
        dateOrder: DateOrder? = nil,
        languages: [String] = ["ko", "en"]
    ) {
        self.today = today
        self.fileDate = fileDate
        self.homeCurrency = homeCurrency
        self.dateOrder = dateOrder
        self.languages = languages
    }
}

/// Reads receipts from the bytes of their image; safe to call from many tasks.
public protocol ReceiptReader: Sendable {
    /// Reads every receipt on the image by itself: one reading, or several with their parts of the picture.
    func readAll(_ bytes: [UInt8], _ context: ReadingContext) async throws -> [Reading]
}
