public import ReceiptDomain

/// The recognition passes of one page, including optional ones, so that reading can be repeated without picture and engine.
public struct Recording: Hashable, Sendable {
    /// A request with the pass that answers it.
    struct Answer: Hashable, Sendable {
        var request: PassRequest
        var pass: RecognitionPass
    }

    var models: [RecognitionModel]
    /// ISO 639-1, as in ``ReadingContext/languages``.
    public var languages: [String]
    /// The first passes: of the whole page, and of lines that the engine skipped.
    var first: [RecognitionPass]
    /// In the order of the requests.
    var answers: [Answer] = []

    /// The first passes and all answers.
    public var all: [RecognitionPass] { first + answers.map(\.pass) }

    /// Interprets the recording as if it were the page; a request that was not recorded gets an empty answer.
    public func replay(_ interpreter: any ReceiptInterpreter, _ context: ReadingContext) -> Replay {
        var rounds = ReadingRounds(interpreter: interpreter, models: models, context: context)
        var passes = first
        var replay = Replay(draft: rounds.interpret(passes).draft, passes: passes)
        while true {
            let requests = rounds.next
            guard !requests.isEmpty else { break }
            let found = requests.compactMap(answer)
            replay.unrecorded += requests.count - found.count
            guard !found.isEmpty else { continue }
            passes += found
            replay.draft = rounds.interpret(passes).draft
        }
        replay.passes = passes
        replay.furtherPasses = passes.count - first.count
        return replay
    }

    /// The pass that answers the request, or the part of one over the whole page.
    private func answer(_ request: PassRequest) -> RecognitionPass? {
        if let answer = answers.first(where: { $0.request.isAnswer(to: request) }) { return answer.pass }
        guard let region = request.region, request.layout == .block else { return nil }
        var whole = request
        whole.region = nil
        guard var part = answers.first(where: { $0.request == whole })?.pass else { return nil }
        part = part.part { region.holdsCentre(of: $0) }
        part.region = region
        return part
    }

    public struct Replay: Sendable {
        /// With evidence boxes on the prepared page.
        public var draft: Draft
        /// All passes that were used.
        public var passes: [RecognitionPass]
        /// The number of further passes that were used.
        public var furtherPasses = 0
        /// The number of requests without a recorded answer.
        public var unrecorded = 0
    }
}

extension PassRequest {
    /// Whether the answer is for the same line and settings; boxes may differ slightly because of other passes.
    fileprivate func isAnswer(to other: PassRequest) -> Bool {
        guard model == other.model, rendering == other.rendering, layout == other.layout else { return false }
        guard let region, let sought = other.region else { return region == other.region }
        let shared = region.intersection(sought)
        return 4 * shared.height >= 3 * min(region.height, sought.height) && 2 * shared.width >= sought.width
    }
}
