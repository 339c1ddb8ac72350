/// Decides where to look again, within a bounded budget.
///
/// A page whose total is proved and whose date is certain is not looked at twice. Otherwise the lines that decide are read
/// again at another scale and treatment, so that readings can vote.
struct SecondLooks {
    /// Whole pages cost most; a line costs about a fortieth of one.
    private var pagesLeft = 2
    private var linesLeft = 12
    private var taken: Set<Look> = []
    private let models: Set<String>

    init(models: Set<String>) { self.models = models }

    mutating func next(after interpretation: Interpretation, passes: [RecognitionPass]) -> Look? {
        guard !interpretation.doubts.isEmpty else { return nil }
        return nextLine(for: interpretation.doubts, passes: passes) ?? nextPage(passes)
    }

    private mutating func nextLine(for doubts: [Doubt], passes: [RecognitionPass]) -> Look? {
        guard linesLeft > 0, let script = passes.last(where: { $0.region == nil })?.model else { return nil }
        for doubt in doubts {
            for look in Self.lineLooks(at: doubt, script: script, models: models) where !taken.contains(look) {
                taken.insert(look)
                linesLeft -= 1
                return look
            }
        }
        return nil
    }

    private mutating func nextPage(_ passes: [RecognitionPass]) -> Look? {
        guard pagesLeft > 0, let first = passes.first else { return nil }
        let script = passes.last { $0.region == nil }?.model ?? first.model
        let model = script == Model.receipt ? Model.english : script
        let looks = [
            Look(model: model, treatment: Treatment(textHeight: 30)),
            Look(model: model, treatment: Treatment(textHeight: 20, contrast: .plain)),
        ]
        guard let look = looks.first(where: { !taken.contains($0) }) else { return nil }
        taken.insert(look)
        pagesLeft -= 1
        return look
    }

    private static func lineLooks(at doubt: Doubt, script: String, models: Set<String>) -> [Look] {
        let amounts = models.contains(Model.receipt) ? Model.receipt : Model.english
        let isText = doubt.subject == .merchant
        let model = isText ? (script == Model.receipt ? Model.english : script) : amounts
        return [
            Look(model: model, treatment: Treatment(textHeight: 30), region: doubt.region, layout: .line),
            Look(
                model: isText ? model : Model.english,
                treatment: Treatment(textHeight: 36, contrast: .bold),
                region: doubt.region,
                layout: .line
            ),
        ]
    }
}
