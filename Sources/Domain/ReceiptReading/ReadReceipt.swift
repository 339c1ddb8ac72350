public import ReceiptDomain

/// Reads receipts step by step: decode, prepare, recognise, interpret; then makes further passes for doubtful fields.
///
/// It belongs to one thread, like the recogniser that it holds.
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
        (self.decoder, self.preparer, self.recognizer) = (decoder, preparer, recognizer)
        (self.interpreter, self.engineVersion) = (interpreter, engineVersion)
    }

    /// Reads an image, then also makes all further passes that another interpreter might ask for.
    public func record(_ bytes: [UInt8], _ context: ReadingContext) throws -> Recording {
        var clock = StepClock()
        var pages = try openPages(bytes, &clock)
        try pages.readFirst(languages: context.languages)
        var recording = Recording(models: recognizer.models, languages: context.languages, first: pages.all)
        var rounds = ReadingRounds(interpreter: interpreter, models: recognizer.models, context: context)
        _ = rounds.interpret(pages.all)
        while true {
            var requests = rounds.next
            if requests.isEmpty { requests = rounds.nextSettled }
            guard !requests.isEmpty else { return recording }
            for var request in requests {
                // Other rules may ask for other parts of the page.
                if request.layout == .block { request.region = nil }
                try pages.read(request)
                if let pass = pages.all.last {
                    recording.answers.append(Recording.Answer(request: request, pass: pass))
                }
            }
            _ = rounds.interpret(pages.all)
        }
    }

    /// Reads all receipts of the file separately: several on one picture, or several attachments of a mail.
    public func all(_ bytes: [UInt8], _ context: ReadingContext) throws -> [Reading] {
        var clock = StepClock()
        let document = try clock.time(\.decode) { () throws(ReadingError) in try decoder.open(bytes) }
        if document.sources.count > 1 { return try MailReading(of: document, context, by: self).receipts }
        return try all(document, context, clock)
    }

    /// Reads all receipts on the picture separately, if at least two of its parts are receipts.
    ///
    /// Otherwise the picture is read as one, and the draft's content says that there may be several.
    func all(_ document: any ReceiptDocument, _ context: ReadingContext, _ clock: StepClock) throws -> [Reading] {
        var clock = clock
        guard document.pageCount == 1 else { return [try read(document, context, clock)] }
        let page = try clock.time(\.decode) { () throws(ReadingError) in try document.page(0) }
        let whole = OnePage(format: document.format, page: page, invoice: document.invoice)
        guard page.text == nil, document.invoice == nil else { return [try read(whole, context, clock)] }
        let sections = clock.time(\.prepare) { preparer.sections(of: page.picture.image) }
        guard sections.count > 1 else {
            return [try settled(whole, context, clock)]
        }
        let parts = try sections.enumerated().map { index, section in
            let part = PicturePart(number: index + 1, count: sections.count, box: section.box)
            // The time for decoding the picture is counted once.
            return try read(part, section.image, of: whole, context, index == 0 ? clock : StepClock())
        }
        let receipts = parts.filter(\.isReceiptByItself).map(\.draft)
        let isOneBill = Self.areOneBill(receipts)
        if receipts.count > 1, !isOneBill { return parts }
        var reading = try settled(whole, context, clock)
        if reading.draft.content == .receipt, !isOneBill { reading.draft.content = .several }
        return [reading]
    }

    /// Whether they have one sum below different headings, as a bill and its payment slip do.
    static func areOneBill(_ parts: [Draft]) -> Bool {
        parts.count > 1 && Set(parts.map(\.total?.value)).count == 1 && Set(parts.map(\.merchant?.value)).count > 1
    }

    /// The reading, with values that were in doubt settled by those of the other engine and of altered copies.
    private func settled(_ whole: OnePage, _ context: ReadingContext, _ clock: StepClock) throws -> Reading {
        let own = try opinions(on: whole, context, clock, models: recognizer.models)
        var reading = own.joint
        guard reading.passes.contains(where: { !$0.lines.isEmpty }) else { return reading }
        let picture = whole.page.picture.image
        var clock = StepClock(reading.timings)
        var vote = ReadingVote(reading.draft, independent: own.independent)
        let photographed = try readAsPhotographed(whole, own, context, isOpen: vote.isOpen, &clock)
        if let photographed {
            reading.passes.append(photographed.pass)
            if own.isLegible { vote.add(photographed.draft) } else { vote = ReadingVote(photographed.draft) }
        }
        // Where one engine reads nothing and the other does, copies would be read by neither better.
        for alteration in Alteration.allCases where (own.isLegible || photographed == nil) && vote.isOpen {
            let altered = clock.time(\.prepare) { preparer.altered(picture, alteration) }
            guard let altered else { continue }
            var page = whole.page
            page.picture.image = altered.image
            let copy = try opinions(
                on: OnePage(format: whole.format, page: page),
                context,
                clock,
                models: recognizer.models.filter { $0.role != .independent }
            )
            clock = StepClock(copy.joint.timings)
            vote.add(
                copy.joint.draft.mappingEvidence { evidence in
                    evidence.box = evidence.box.map { altered.boxOnPicture($0, of: picture) }
                }
            )
        }
        (reading.draft, reading.timings) = (vote.draft, clock.timings)
        return reading
    }

    /// The other engine's reading of the picture as it was photographed, where the page was not found or not understood.
    ///
    /// Grain, folds and several papers mislead the search for the page, which that engine does not need.
    private func readAsPhotographed(
        _ whole: OnePage,
        _ own: Opinions,
        _ context: ReadingContext,
        isOpen: Bool,
        _ clock: inout StepClock
    ) throws -> (draft: Draft, pass: RecognitionPass)? {
        let script = recognizer.models.first { $0.id == own.joint.passes.first?.model }?.script ?? .latin
        let model = recognizer.models.independent(of: own.isLegible ? script : .latin)
        guard let model, isOpen || !own.isLegible else { return nil }
        var reader = PageReader(page: WholePicture(picture: whole.page.picture.image), recognizer: recognizer)
        try clock.time(\.recognize) {
            try reader.read(PassRequest(model: model, rendering: SecondPasses.asPhotographed))
        }
        guard let pass = reader.all.first, !pass.lines.isEmpty else { return nil }
        let context = context.dated(by: own.joint.picture)
        return (clock.time(\.understand) { interpreter.interpret([pass], context).draft }, pass)
    }

    /// The draft of all passes together, and that of the other engine alone, if it was asked about the whole page.
    private struct Opinions {
        var joint: Reading
        var independent: Draft?

        /// Whether the first pass read something.
        var isLegible: Bool { joint.passes.first?.isLegible ?? false }
    }

    private func read(
        _ part: PicturePart,
        _ image: GrayImage,
        of whole: OnePage,
        _ context: ReadingContext,
        _ clock: StepClock
    ) throws -> Reading {
        var page = whole.page
        page.picture.image = image
        let reading = try read(OnePage(format: whole.format, page: page), context, clock)
        return reading.moved(to: part, on: whole.page.picture.image)
    }

    private func read(
        _ document: any ReceiptDocument,
        _ context: ReadingContext,
        _ clock: StepClock
    ) throws -> Reading {
        var reading = try opinions(on: document, context, clock, models: recognizer.models).joint
        if let invoice = document.invoice {
            // A page rendered from the e-invoice has no information of its own.
            let isAlone = document.format == .xml || document.format == .p7m
            let lines = isAlone ? [] : reading.passes.flatMap(\.lines).map(\.text)
            reading.draft = InvoiceAgreement(invoice, read: reading.draft, lines: lines).draft
        }
        return reading
    }

    private func opinions(
        on document: any ReceiptDocument,
        _ context: ReadingContext,
        _ clock: StepClock,
        models: [RecognitionModel]
    ) throws -> Opinions {
        var clock = clock
        var pages = try PageStack(document, preparer: preparer, recognizer: recognizer, clock: &clock)
        let context = context.dated(by: pages.summary)
        try clock.time(\.recognize) { try pages.readFirst(languages: context.languages) }
        var rounds = ReadingRounds(interpreter: interpreter, models: models, context: context)
        var interpretation = clock.time(\.understand) { rounds.interpret(pages.all) }
        while true {
            let requests = clock.time(\.understand) { rounds.next }
            guard !requests.isEmpty else { break }
            for request in requests { try clock.time(\.recognize) { try pages.read(request) } }
            interpretation = clock.time(\.understand) { rounds.interpret(pages.all) }
        }
        let decisions = clock.time(\.understand) { interpretation.decisions }
        let independent = pages.all.first { $0.role == .independent && !$0.isOfHead }
        let alone = clock.time(\.understand) {
            independent.map { pass in
                // Lines that it was not asked about are those of the first pass.
                let others = pass.region.flatMap { region in pages.all.first?.part { !region.holdsCentre(of: $0) } }
                return interpreter.interpret([pass, others].compactMap(\.self), context).draft.withEvidence(on: pages)
            }
        }
        var draft = interpretation.draft.withEvidence(on: pages)
        if draft.content != .none { draft.logo = clock.time(\.prepare) { pages.logo } }
        let reading = Reading(
            draft: draft,
            passes: pages.all.flatMap { pages.onPictures($0) },
            picture: pages.summary,
            pages: pages.summaries,
            versions: [engineVersion, interpreter.version],
            timings: clock.timings,
            decisions: decisions.filter { $0.subject != .item }.map(\.summary)
        )
        return Opinions(joint: reading, independent: alone)
    }

    private func openPages(_ bytes: [UInt8], _ clock: inout StepClock) throws(ReadingError) -> PageStack {
        let document = try clock.time(\.decode) { () throws(ReadingError) in try decoder.open(bytes) }
        return try PageStack(document, preparer: preparer, recognizer: recognizer, clock: &clock)
    }
}

extension Draft {
    /// The draft with its evidence's boxes moved from the stacked pages to the upright pictures.
    fileprivate func withEvidence(on pages: PageStack) -> Draft {
        mappingEvidence { evidence in
            guard let box = evidence.box else { return }
            let place = pages.boxOnPicture(box)
            evidence.page = place.page
            evidence.box = pages.summaries[place.page].kind == .html ? nil : place.box
        }
    }
}
