/// Reads one receipt, step by step: decode, prepare, recognise, understand; then looks again where it is in doubt.
///
/// Belongs to one thread, like the recogniser that it holds.
public final class ReadReceipt {
    private let decoder: any ImageDecoder
    private let preparer: any PagePreparer
    private let recognizer: any TextRecognizer
    private let interpreter: any ReceiptInterpreter

    public init(
        decoder: any ImageDecoder,
        preparer: any PagePreparer,
        recognizer: any TextRecognizer,
        interpreter: any ReceiptInterpreter
    ) {
        self.decoder = decoder
        self.preparer = preparer
        self.recognizer = recognizer
        self.interpreter = interpreter
    }

    public func callAsFunction(_ bytes: [UInt8], _ context: ReadingContext) throws -> Reading {
        var clock = StepClock()
        let picture = try clock.time(\.decode) { try decoder.decode(bytes) }
        let page = try clock.time(\.prepare) { try preparer.prepare(picture.image) }
        let treatment = Treatment()
        let (image, scale) = clock.time(\.prepare) { page.render(treatment, region: nil) }
        let result = try clock.time(\.recognize) {
            try recognizer.recognize(image, RecognitionRequest(model: "eng"))
        }
        let pass = RecognitionPass(
            model: "eng",
            treatment: treatment.name,
            lines: result.lines.map { $0.scaled(by: 1 / scale, offset: (0, 0)) },
            isCutShort: result.isCutShort
        )
        let interpretation = clock.time(\.understand) { interpreter.interpret([pass], context) }
        return Reading(
            draft: interpretation.draft,
            passes: [pass],
            picture: PictureSummary(
                format: picture.format,
                width: picture.image.width,
                height: picture.image.height,
                takenAt: picture.takenAt,
                warnings: picture.warnings
            ),
            versions: [interpreter.version],
            timings: clock.timings
        )
    }
}

/// Adds up what each step took.
struct StepClock {
    private(set) var timings = ReadingTimings()

    mutating func time<Result, Failure: Error>(
        _ step: WritableKeyPath<ReadingTimings, Int>,
        _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let start = ContinuousClock.now
        defer {
            let elapsed = (ContinuousClock.now - start).components
            timings[keyPath: step] += Int(elapsed.seconds * 1000 + elapsed.attoseconds / 1_000_000_000_000_000)
        }
        return try work()
    }
}

extension RecognizedLine {
    /// The line with its boxes multiplied by the factor, then moved.
    func scaled(by factor: Double, offset: (x: Int, y: Int)) -> RecognizedLine {
        RecognizedLine(
            words: words.map { word in
                var word = word
                let box = word.box
                let left = Int((Double(box.x) * factor).rounded()) + offset.x
                let top = Int((Double(box.y) * factor).rounded()) + offset.y
                word.box = PixelBox(
                    x: left,
                    y: top,
                    width: Int((Double(box.maxX) * factor).rounded()) + offset.x - left,
                    height: Int((Double(box.maxY) * factor).rounded()) + offset.y - top
                )
                return word
            }
        )
    }
}
