import ReceiptDomain

/// Chooses further passes after the first, within a bounded budget.
///
/// A page whose total is proved and whose date is certain is not read twice. Otherwise the deciding lines are read again, each by
/// another model or at another scale, so that readings can vote; then, if doubts remain, every row, and pages that are not too
/// long once or twice more as a whole.
struct SecondPasses {
    private var taken: [PassRequest] = []
    private let models: [RecognitionModel]

    /// The most single lines; each costs about a thirtieth of a page.
    private static let maximumLines = 8
    /// The most rows of a page for a third reading: it improved no longer page of any data set, and costs a second.
    private static let maximumRows = 40
    /// The most letters for a last pass over the whole: a Korean letter costs 3.5 ms (measured), and a page at most six seconds.
    private static let maximumLetters = 1600

    init(models: [RecognitionModel]) { self.models = models }

    /// The passes of the next round, each of which is made without waiting for what the others read; none if nothing is left to try.
    mutating func next(after doubts: [Doubt], passes: [RecognitionPass]) -> [PassRequest] {
        guard !doubts.isEmpty, let first = passes.first(where: { !$0.isExact }), first.isLegible,
            let model = models.first(where: { $0.id == first.model })
        else { return [] }
        let isMinor = doubts.allSatisfy(\.isMinor)
        let isPageAsked = !isMinor || doubts.contains { $0.subject == .rows }
        let rounds =
            (isPageAsked ? [.independent] : []) + lineRounds(model) + (isMinor ? [] : pageRounds(model))
        for round in rounds {
            let requests: [PassRequest] =
                switch round {
                case nil: []
                case .headings: headings(doubts, page: model)
                case .head: [nextHead(doubts, page: model)].compactMap(\.self)
                case .lines(let lines, let height): lineRequests(doubts, model: lines, page: model, height: height)
                case .independent: [independent(of: model, doubts, passes)].compactMap(\.self)
                case .page(let request): taken.contains(request) || isTooMuch(passes) ? [] : [request]
                }
            if !requests.isEmpty {
                taken += requests
                return requests
            }
        }
        return []
    }

    /// Whether the page is grain or too long for another full pass: no rows or many were read, or two passes found much text.
    private func isTooMuch(_ passes: [RecognitionPass]) -> Bool {
        guard let rows = taken.first(where: { $0.layout == .rows }) else { return false }
        let isAgain = taken.contains { $0.layout == .block }
        if isAgain, passes.reduce(0, { $0 + $1.letterCount }) > Self.maximumLetters { return true }
        return passes.contains {
            $0.rendering == rows.passName && ($0.lines.isEmpty || $0.lines.count > Self.maximumRows)
        }
    }

    private enum Round {
        case independent
        case headings
        case head
        case lines(model: RecognitionModel, textHeight: Double)
        case page(PassRequest)
    }

    /// A request for the doubtful lines from the other engine, whose mistakes are others than those of the first pass.
    ///
    /// A line takes it 13 ms, and a page longer than the first pass took, so that lines beyond those in doubt are left out.
    private func independent(of page: RecognitionModel, _ doubts: [Doubt], _ passes: [RecognitionPass]) -> PassRequest?
    {
        guard let model = models.independent(of: page.script),
            !taken.contains(where: { $0.model == model && $0.layout == .block })
        else { return nil }
        return PassRequest(model: model, rendering: Self.asPhotographed, region: Self.part(of: passes, in: doubts))
    }

    /// The lines from the first to the last that are in doubt; `nil` for all of them, or nearly.
    private static func part(of passes: [RecognitionPass], in doubts: [Doubt]) -> PixelBox? {
        guard let first = doubts.first, !doubts.contains(where: { $0.subject == .missing }) else { return nil }
        let part = doubts.dropFirst().reduce(first.region) { $0.union($1.region) }
        let boxes = passes.flatMap(\.lines).compactMap(\.box)
        let inside = boxes.count { (part.y..<part.maxY).contains($0.midY) }
        guard 5 * inside < 4 * boxes.count, let right = boxes.map(\.maxX).max() else { return nil }
        return PixelBox(x: 0, y: part.y, width: max(right, part.maxX), height: part.height)
    }

    /// The other engine was trained on photographs.
    static let asPhotographed = Rendering(contrast: .plain)

    /// Rounds that minor doubts are worth, too.
    private func lineRounds(_ page: RecognitionModel) -> [Round?] {
        [.headings, .lines(model: models.amounts ?? page, textHeight: 28), .head]
    }

    private func pageRounds(_ model: RecognitionModel) -> [Round?] {
        let second = models.general(of: .latin).map { Round.lines(model: $0, textHeight: 34) }
        guard model.script == .latin else {
            // A Latin model reads other letters as figures, so it is used for single amounts only; and general models are worth less
            // than what the other engine read in Hangul.
            let isReadInHangul = taken.contains { $0.model == models.independent(of: .korean) && $0.layout == .block }
            let other = models.general(of: model.script) ?? model
            return [
                .page(PassRequest(model: model, rendering: Rendering(textHeight: 36), layout: .rows)),
                isReadInHangul ? nil : .page(PassRequest(model: other, rendering: Rendering(textHeight: 36))),
                .page(PassRequest(model: model, rendering: Rendering(textHeight: 36, contrast: .plain))),
                isReadInHangul ? nil : second,
            ]
        }
        return [
            .page(PassRequest(model: model, rendering: Rendering(textHeight: 30), layout: .rows)),
            .page(PassRequest(model: models.amounts ?? model, rendering: Rendering(textHeight: 30))),
            second,
        ]
    }

    /// For headings in letters of double width; at 0.6, letters of usual width in them are still legible.
    private static let heading = Rendering(textHeight: 28, contrast: .clean, narrowing: 0.6)

    private func headings(_ doubts: [Doubt], page: RecognitionModel) -> [PassRequest] {
        lines(doubts.filter { $0.subject == .heading }, rendering: Self.heading, most: 2) { _ in names(page) }
    }

    /// Reads the head with general models, which know the letters of signs (Latin in any country); ours know tills' print.
    private func nextHead(_ doubts: [Doubt], page: RecognitionModel) -> PassRequest? {
        guard let doubt = doubts.first(where: { $0.subject == .head }) else { return nil }
        let independent = models.independent(of: page.script).map { model in
            PassRequest(model: model, rendering: Self.asPhotographed, region: doubt.region, layout: .head)
        }
        if let independent, !taken.contains(where: { $0.model == independent.model }) { return independent }
        // The letters of signs are those of words, and Hangul has thousands, so that a Korean name is worth one more reading.
        guard independent == nil || page.script == .korean else { return nil }
        var general: [RecognitionModel] = []
        for model in [models.general(of: page.script), models.general(of: .latin)].compactMap(\.self)
        where model != page && !general.contains(model) { general.append(model) }
        let before = taken.count { $0.layout == .head && $0.model.role == .general }
        guard before < (doubt.isMinor ? min(1, general.count) : general.count) else { return nil }
        return PassRequest(model: general[before], region: doubt.region, layout: .head)
    }

    /// The model for names: the general Latin one knows words, which names consist of; our own does not.
    private func names(_ page: RecognitionModel) -> RecognitionModel {
        page.script == .latin ? models.general(of: .latin) ?? page : page
    }

    private func lineRequests(
        _ doubts: [Doubt],
        model: RecognitionModel,
        page: RecognitionModel,
        height: Double
    ) -> [PassRequest] {
        let single = doubts.filter { [.total, .amount, .date, .merchant].contains($0.subject) }
        return lines(single, rendering: Rendering(textHeight: height), most: Self.maximumLines) {
            $0.subject == .merchant ? names(page) : model
        }
    }

    /// Lines in doubt that were not yet read in this rendering, at most so many with those that were.
    private func lines(
        _ doubts: [Doubt],
        rendering: Rendering,
        most: Int,
        by model: (Doubt) -> RecognitionModel
    ) -> [PassRequest] {
        let before = taken.filter { $0.region != nil && $0.rendering == rendering && $0.layout == .line }
        var requests: [PassRequest] = []
        for doubt in doubts where !(before + requests).contains(where: { $0.covers(doubt.region) }) {
            guard before.count + requests.count < most else { break }
            requests.append(
                PassRequest(model: model(doubt), rendering: rendering, region: doubt.region, layout: .line)
            )
        }
        return requests
    }
}

extension PassRequest {
    /// Whether the region is the same line although other passes moved its box a little.
    fileprivate func covers(_ region: PixelBox) -> Bool {
        guard let seen = self.region else { return false }
        let shared = min(seen.maxY, region.maxY) - max(seen.y, region.y)
        return 2 * shared > min(seen.height, region.height)
    }
}

extension RecognitionPass {
    fileprivate var letterCount: Int { lines.reduce(0) { $0 + $1.text.count } }

    /// Whether some text was read with confidence: a tenth or more of a page of print, hardly a word of another picture.
    var isLegible: Bool {
        var all = 0
        var confident = 0
        for word in lines.flatMap(\.words) {
            all += word.text.count
            if word.confidence >= 0.6 { confident += word.text.count }
        }
        return confident >= 8 && 25 * confident >= all
    }
}
