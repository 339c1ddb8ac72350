import ReceiptDomain

/// Decides which passes to make after the first, within a bounded budget.
///
/// A page whose total is proved and whose date is certain is not read twice. Otherwise the lines that decide are read
/// again, each by another model or at another scale, so that readings can vote; then, if that did not help, every row, and pages
/// that are not too long once or twice more as a whole.
struct SecondPasses {
    private var taken: [PassRequest] = []
    private let models: [RecognitionModel]

    /// A line costs about a thirtieth of a page.
    private static let maximumLines = 8
    /// Longer pages, read row by row, are not read a third time: none of all sets was read better by it, and it costs a second.
    private static let maximumRows = 40
    /// A Korean letter costs 3.5 ms (measured): after so many, a last pass over the whole would take a page beyond six seconds.
    private static let maximumLetters = 1600

    /// The first rounds, of single lines and the head.
    private static let roundsForMinor = 3

    init(models: [RecognitionModel]) { self.models = models }

    mutating func next(after doubts: [Doubt], passes: [RecognitionPass]) -> PassRequest? {
        guard !doubts.isEmpty, let first = passes.first(where: { !$0.isExact }), first.isLegible,
            let model = models.first(where: { $0.id == first.model })
        else { return nil }
        // Small doubts are worth the first round only.
        for round in doubts.allSatisfy(\.isMinor) ? Array(rounds(model).prefix(Self.roundsForMinor)) : rounds(model) {
            let request =
                switch round {
                case .headings: nextHeading(doubts, page: model)
                case .head: nextHead(doubts, page: model)
                case .lines(let lines, let height): nextLine(doubts, model: lines, page: model, height: height)
                case .page(let request): taken.contains(request) || isTooMuch(passes) ? nil : request
                }
            if let request {
                taken.append(request)
                return request
            }
        }
        return nil
    }

    /// There were many rows, or so many that none was read by itself: grain; or they held so much that twice is enough.
    private func isTooMuch(_ passes: [RecognitionPass]) -> Bool {
        guard let rows = taken.first(where: { $0.layout == .rows }) else { return false }
        let isAgain = taken.contains { $0.layout == .block && $0.region == nil }
        if isAgain, passes.reduce(0, { $0 + $1.letterCount }) > Self.maximumLetters { return true }
        return passes.contains {
            $0.treatment == rows.passName && ($0.lines.isEmpty || $0.lines.count > Self.maximumRows)
        }
    }

    private enum Round {
        case headings
        case head
        case lines(model: RecognitionModel, textHeight: Double)
        case page(PassRequest)
    }

    private func rounds(_ model: RecognitionModel) -> [Round] {
        let figures = models.amounts ?? model
        let second = models.general(of: .latin).map { Round.lines(model: $0, textHeight: 34) }
        guard model.script == .latin else {
            // A Latin model makes figures of other letters: it is for single amounts here.
            let other = models.general(of: model.script) ?? model
            return [
                .headings,
                .lines(model: figures, textHeight: 28),
                .head,
                .page(PassRequest(model: model, treatment: Treatment(textHeight: 36), layout: .rows)),
                .page(PassRequest(model: other, treatment: Treatment(textHeight: 36))),
                .page(PassRequest(model: model, treatment: Treatment(textHeight: 36, contrast: .plain))),
            ] + [second].compactMap(\.self)
        }
        return [
            .headings,
            .lines(model: figures, textHeight: 28),
            .head,
            .page(PassRequest(model: model, treatment: Treatment(textHeight: 30), layout: .rows)),
            .page(PassRequest(model: figures, treatment: Treatment(textHeight: 30))),
        ] + [second].compactMap(\.self)
    }

    /// Letters of double width are set next to each other by half; narrower than that, usual ones can still be read.
    private static let heading = Treatment(textHeight: 28, contrast: .clean, narrowing: 0.6)

    private func nextHeading(_ doubts: [Doubt], page: RecognitionModel) -> PassRequest? {
        let before = taken.filter { $0.treatment == Self.heading }
        guard before.count < 2 else { return nil }
        for doubt in doubts where doubt.subject == .heading && !before.contains(where: { $0.covers(doubt.region) }) {
            return PassRequest(model: names(page), treatment: Self.heading, region: doubt.region, layout: .line)
        }
        return nil
    }

    /// General models know the letters of signs, and ours those of printers in tills; a sign may be in Latin letters in any country.
    private func nextHead(_ doubts: [Doubt], page: RecognitionModel) -> PassRequest? {
        guard let doubt = doubts.first(where: { $0.subject == .head }) else { return nil }
        var general: [RecognitionModel] = []
        for model in [models.general(of: page.script), models.general(of: .latin)].compactMap(\.self)
        where model != page && !general.contains(model) { general.append(model) }
        let before = taken.count { $0.layout == .head }
        guard before < (doubt.isMinor ? min(1, general.count) : general.count) else { return nil }
        return PassRequest(model: general[before], region: doubt.region, layout: .head)
    }

    /// A general model of Latin letters knows words, which names are made of; our own does not.
    private func names(_ page: RecognitionModel) -> RecognitionModel {
        page.script == .latin ? models.general(of: .latin) ?? page : page
    }

    private func nextLine(
        _ doubts: [Doubt],
        model: RecognitionModel,
        page: RecognitionModel,
        height: Double
    ) -> PassRequest? {
        let treatment = Treatment(textHeight: height)
        let before = taken.filter { $0.region != nil && $0.treatment == treatment }
        guard before.count < Self.maximumLines else { return nil }
        for doubt in doubts
        where ![.heading, .head].contains(doubt.subject) && !before.contains(where: { $0.covers(doubt.region) }) {
            let model = doubt.subject == .merchant ? names(page) : model
            return PassRequest(model: model, treatment: treatment, region: doubt.region, layout: .line)
        }
        return nil
    }
}

extension PassRequest {
    /// What a pass finds moves the boxes a little: the same line must not be read again for that.
    fileprivate func covers(_ region: PixelBox) -> Bool {
        guard let seen = self.region else { return false }
        let shared = min(seen.maxY, region.maxY) - max(seen.y, region.y)
        return 2 * shared > min(seen.height, region.height)
    }
}

extension RecognitionPass {
    fileprivate var letterCount: Int { lines.reduce(0) { $0 + $1.text.count } }

    /// Something of it was read with confidence: of a page of print a tenth and more, of a picture of anything else hardly a word.
    fileprivate var isLegible: Bool {
        var all = 0
        var confident = 0
        for word in lines.flatMap(\.words) {
            all += word.text.count
            if word.confidence >= 0.6 { confident += word.text.count }
        }
        return confident >= 8 && 25 * confident >= all
    }
}
