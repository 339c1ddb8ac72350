public import ReceiptDomain

/// Reads one receipt, step by step: decode, prepare, recognise, understand; then makes further passes where it is in doubt.
///
/// Belongs to one thread, like the recogniser that it holds.
public final class ReadReceipt {
    private let decoder: any ImageDecoder
    private let preparer: any PagePreparer
    private let recognizer: any TextRecognizer
    private let interpreter: any ReceiptInterpreter
    private let engineVersion: String

    public init(
        decoder: any ImageDecoder,
        preparer: any PagePreparer,
        recognizer: any TextRecognizer,
        interpreter: any ReceiptInterpreter,
        engineVersion: String
    ) {
        self.decoder = decoder
        self.preparer = preparer
        self.recognizer = recognizer
        self.interpreter = interpreter
        self.engineVersion = engineVersion
    }

    /// Reads an image as ever, then makes all further passes that another interpretation might ask for.
    public func record(_ bytes: [UInt8], _ context: ReadingContext) throws -> Recording {
        let page = try preparer.prepare(decoder.decode(bytes).image)
        var passes = PageReader(page: page, recognizer: recognizer)
        try passes.readFirst(languages: context.languages)
        var recording = Recording(models: recognizer.models, languages: context.languages, first: passes.all)
        var rounds = ReadingRounds(interpreter: interpreter, models: recognizer.models, context: context)
        _ = rounds.interpret(passes.all)
        while let request = rounds.next ?? rounds.nextSettled {
            try passes.read(request)
            if let pass = passes.all.last { recording.answers.append(Recording.Answer(request: request, pass: pass)) }
            _ = rounds.interpret(passes.all)
        }
        return recording
    }

    public func callAsFunction(_ bytes: [UInt8], _ context: ReadingContext) throws -> Reading {
        var clock = StepClock()
        let picture = try clock.time(\.decode) { try decoder.decode(bytes) }
        let page = try clock.time(\.prepare) { try preparer.prepare(picture.image) }
        var passes = PageReader(page: page, recognizer: recognizer)
        try clock.time(\.recognize) { try passes.readFirst(languages: context.languages) }
        var rounds = ReadingRounds(interpreter: interpreter, models: recognizer.models, context: context)
        var interpretation = clock.time(\.understand) { rounds.interpret(passes.all) }
        while let request = rounds.next {
            try clock.time(\.recognize) { try passes.read(request) }
            interpretation = clock.time(\.understand) { rounds.interpret(passes.all) }
        }
        let decisions = clock.time(\.understand) { interpreter.decisions(passes.all, context) }
        return Reading(
            draft: interpretation.draft.withEvidence(on: passes.page),
            passes: passes.all.map { $0.onPicture(of: passes.page) },
            picture: PictureSummary(picture),
            versions: [engineVersion, interpreter.version],
            timings: clock.timings,
            decisions: decisions.filter { $0.subject != .item }.map(\.summary)
        )
    }
}

extension PictureSummary {
    fileprivate init(_ picture: Picture) {
        self.init(
            format: picture.format,
            width: picture.image.width,
            height: picture.image.height,
            takenAt: picture.takenAt,
            warnings: picture.warnings
        )
    }
}

extension RecognitionPass {
    /// The pass with its boxes moved from the prepared page to the upright picture.
    fileprivate func onPicture(of page: any PreparedPage) -> RecognitionPass {
        var pass = self
        pass.region = region.map(page.boxOnPicture)
        pass.lines = lines.map { line in
            RecognizedLine(
                words: line.words.map { word in
                    var word = word
                    word.box = page.boxOnPicture(word.box)
                    return word
                }
            )
        }
        return pass
    }
}

extension Draft {
    /// The draft with the boxes of its evidence moved from the prepared page to the upright picture.
    fileprivate func withEvidence(on page: any PreparedPage) -> Draft {
        func moved<Value>(_ field: Field<Value>?) -> Field<Value>? {
            guard var field, var evidence = field.evidence, let box = evidence.box else { return field }
            evidence.box = page.boxOnPicture(box)
            field.evidence = evidence
            return field
        }
        var draft = self
        draft.merchant = moved(merchant)
        draft.date = moved(date)
        draft.time = moved(time)
        draft.total = moved(total)
        draft.currency = moved(currency)
        draft.tax = moved(tax)
        draft.subtotal = moved(subtotal)
        draft.category = moved(category)
        return draft
    }
}

/// Adds up what each step took.
private struct StepClock {
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
