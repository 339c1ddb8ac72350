public import ReceiptDomain

/// Reads one receipt, step by step: decode, prepare, recognise, understand; then makes further passes where it is in doubt.
///
/// Belongs to one thread, like the recogniser that it holds.
public final class ReadReceipt {
    private let decoder: any DocumentDecoder
    private let preparer: any PagePreparer
    private let recognizer: any TextRecognizer
    private let interpreter: any ReceiptInterpreter
    private let engineVersion: String

    public init(
        decoder: any DocumentDecoder,
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
        var clock = StepClock()
        var pages = try openPages(bytes, &clock)
        try pages.readFirst(languages: context.languages)
        var recording = Recording(models: recognizer.models, languages: context.languages, first: pages.all)
        var rounds = ReadingRounds(interpreter: interpreter, models: recognizer.models, context: context)
        _ = rounds.interpret(pages.all)
        while let request = rounds.next ?? rounds.nextSettled {
            try pages.read(request)
            if let pass = pages.all.last { recording.answers.append(Recording.Answer(request: request, pass: pass)) }
            _ = rounds.interpret(pages.all)
        }
        return recording
    }

    public func callAsFunction(_ bytes: [UInt8], _ context: ReadingContext) throws -> Reading {
        var clock = StepClock()
        var pages = try openPages(bytes, &clock)
        try clock.time(\.recognize) { try pages.readFirst(languages: context.languages) }
        var rounds = ReadingRounds(interpreter: interpreter, models: recognizer.models, context: context)
        var interpretation = clock.time(\.understand) { rounds.interpret(pages.all) }
        while let request = rounds.next {
            try clock.time(\.recognize) { try pages.read(request) }
            interpretation = clock.time(\.understand) { rounds.interpret(pages.all) }
        }
        let decisions = clock.time(\.understand) { interpreter.decisions(pages.all, context) }
        return Reading(
            draft: interpretation.draft.withEvidence(on: pages),
            passes: pages.all.flatMap { pages.onPictures($0) },
            picture: pages.summary,
            pages: pages.summaries,
            versions: [engineVersion, interpreter.version],
            timings: clock.timings,
            decisions: decisions.filter { $0.subject != .item }.map(\.summary)
        )
    }

    private func openPages(_ bytes: [UInt8], _ clock: inout StepClock) throws(ReadingError) -> PageStack {
        let document = try clock.time(\.decode) { () throws(ReadingError) in try decoder.open(bytes) }
        return try PageStack(document, preparer: preparer, recognizer: recognizer, clock: &clock)
    }
}

extension Draft {
    /// The draft with the boxes of its evidence moved from the stack of pages to the upright pictures.
    fileprivate func withEvidence(on pages: PageStack) -> Draft {
        func moved<Value>(_ field: Field<Value>?) -> Field<Value>? {
            guard var field, var evidence = field.evidence, let box = evidence.box else { return field }
            let place = pages.boxOnPicture(box)
            evidence.page = place.page
            evidence.box = pages.summaries[place.page].kind == .html ? nil : place.box
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
