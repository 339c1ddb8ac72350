import ReceiptDomain

/// Interprets the passes so far and requests the next ones, until nothing is in doubt or the budget is spent.
struct ReadingRounds {
    private let interpreter: any ReceiptInterpreter
    private let context: ReadingContext
    private var plan: SecondPasses
    private var interpretation = Interpretation(draft: Draft())
    private var passes: [RecognitionPass] = []

    init(interpreter: any ReceiptInterpreter, models: [RecognitionModel], context: ReadingContext) {
        self.interpreter = interpreter
        self.context = context
        plan = SecondPasses(models: models)
    }

    mutating func interpret(_ passes: [RecognitionPass]) -> Interpretation {
        self.passes = passes
        interpretation = interpreter.interpret(passes, context)
        return interpretation
    }

    /// The requests that resolve most doubt; each is returned once, and none if there is nothing left to try.
    var next: [PassRequest] {
        mutating get { plan.next(after: interpretation.doubts, passes: passes) }
    }

    /// Like ``next``, but also for fields without doubt.
    var nextSettled: [PassRequest] {
        mutating get { plan.next(after: interpretation.doubts + interpretation.settledDoubts, passes: passes) }
    }
}
