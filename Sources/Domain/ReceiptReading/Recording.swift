public import ReceiptDomain

/// What recognition made of one page, with the passes that were not needed: reading can be repeated on it without picture or engine.
public struct Recording: Hashable, Sendable {
    /// A request, and what was read there.
    struct Answer: Hashable, Sendable {
        var request: PassRequest
        var pass: RecognitionPass
    }

    var models: [RecognitionModel]
    /// ISO 639-1, as in ``ReadingContext/languages``.
    public var languages: [String]
    /// The first passes: of the whole page, and of lines that the engine passed over.
    var first: [RecognitionPass]
    /// In the order in which they were asked for.
    var answers: [Answer] = []

    /// All passes that are on it, whoever asked for them.
    public var all: [RecognitionPass] { first + answers.map(\.pass) }

    /// Interprets the recording as the page itself would be; a request that was not recorded finds nothing.
    public func replay(_ interpreter: any ReceiptInterpreter, _ context: ReadingContext) -> Replay {
        var rounds = ReadingRounds(interpreter: interpreter, models: models, context: context)
        var passes = first
        var replay = Replay(draft: rounds.interpret(passes).draft, passes: passes)
        while let request = rounds.next {
            guard let answer = answers.first(where: { $0.request.isAnswer(to: request) }) else {
                replay.unrecorded += 1
                continue
            }
            passes.append(answer.pass)
            replay.draft = rounds.interpret(passes).draft
        }
        replay.passes = passes
        replay.furtherPasses = passes.count - first.count
        return replay
    }

    public struct Replay: Sendable {
        /// Boxes of its evidence are on the prepared page.
        public var draft: Draft
        /// All that were made in the end.
        public var passes: [RecognitionPass]
        /// How many further passes were made.
        public var furtherPasses = 0
        /// How many more were asked for and are not on the recording.
        public var unrecorded = 0
    }
}

extension PassRequest {
    /// The same way to read the same line, whose box may differ by what was read meanwhile.
    fileprivate func isAnswer(to other: PassRequest) -> Bool {
        guard model == other.model, treatment == other.treatment, layout == other.layout else { return false }
        guard let region, let sought = other.region else { return region == other.region }
        let shared = region.intersection(sought)
        return 4 * shared.height >= 3 * min(region.height, sought.height) && 2 * shared.width >= sought.width
    }
}
