/// Decides where to look again, within a bounded budget.
///
/// A page whose total is proved and whose date is certain is not looked at twice. Otherwise the lines that decide are read
/// again at another scale and treatment, so that readings can vote; then the whole page.
struct SecondLooks {
    /// Whole pages cost most; a line costs about a thirtieth of one.
    private var pagesLeft = 2
    private var linesLeft = 8
    private var taken: [Look] = []
    private let models: Set<String>

    init(models: Set<String>) { self.models = models }

    mutating func next(after interpretation: Interpretation, passes: [RecognitionPass]) -> Look? {
        guard !interpretation.doubts.isEmpty, let first = passes.first else { return nil }
        let script = passes.last { $0.region == nil }?.model ?? first.model
        let look = nextPage(script, isFirst: true) ?? nextLine(interpretation.doubts, script) ?? nextPage(script)
        if let look { taken.append(look) }
        return look
    }

    private mutating func nextLine(_ doubts: [Doubt], _ script: String) -> Look? {
        guard linesLeft > 0 else { return nil }
        for doubt in doubts where !wasLookedAt(doubt.region) {
            linesLeft -= 1
            return look(at: doubt, script)
        }
        return nil
    }

    private mutating func nextPage(_ script: String, isFirst: Bool = false) -> Look? {
        let other = script == Model.receipt ? Model.english : script
        let looks = [
            Look(model: other, treatment: Treatment(textHeight: 30)),
            Look(model: other, treatment: Treatment(textHeight: 20, contrast: .plain)),
        ]
        guard let look = (isFirst ? looks.first : looks.last), pagesLeft > 0, !taken.contains(look) else { return nil }
        pagesLeft -= 1
        return look
    }

    /// What a look found moves the boxes a little: the same line must not be looked at for that.
    private func wasLookedAt(_ region: PixelBox) -> Bool {
        taken.contains { look in
            guard let seen = look.region else { return false }
            let shared = min(seen.maxY, region.maxY) - max(seen.y, region.y)
            return 2 * shared > min(seen.height, region.height)
        }
    }

    private func look(at doubt: Doubt, _ script: String) -> Look {
        let isText = doubt.subject == .merchant
        let figures = models.contains(Model.receipt) ? Model.receipt : Model.english
        let letters = script == Model.receipt ? Model.english : script
        return Look(
            model: isText ? letters : figures,
            treatment: Treatment(textHeight: 32),
            region: doubt.region,
            layout: .line
        )
    }
}
