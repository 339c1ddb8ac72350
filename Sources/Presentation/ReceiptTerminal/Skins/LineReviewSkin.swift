import ReceiptDomain
public import ReceiptReview
public import ReceiptWording

/// A review line by line, for pipes, dumb terminals and screen readers.
///
/// End of input means stop, never yes; so does input of which nothing is an answer, which may have no end.
public struct LineReviewSkin: Sendable {
    private let console: any LineConsole
    private let wording: any Wording
    private let styling: Styling
    private let width: Int

    public init(console: any LineConsole, wording: any Wording, styling: Styling = .plain, width: Int = 78) {
        (self.console, self.wording, self.styling, self.width) = (console, wording, styling, width)
    }

    /// Runs the conversation to its end; every action is performed before the next question.
    public func run(
        _ conversation: ReviewConversation,
        perform: (ReviewAction) async -> ReviewOutcome
    ) async -> ReviewSummary {
        var review = TypedReview(conversation)
        var shown: Shown?
        var repetitions = 0
        while review.conversation.ending == nil {
            repetitions = await show(review, unlessShown: &shown) ? 0 : repetitions + 1
            if repetitions == Self.mostRepetitions, !review.conversation.isInteractive {
                _ = review.handle(.endOfInput)
                await console.write("\n" + wording.stoppedWithoutAnswers(repetitions) + "\n")
                break
            }
            guard let line = await console.readLine() else {
                _ = review.handle(.endOfInput)
                await console.write("\n")
                break
            }
            if let action = review.answer(line) { review.report(await perform(action)) }
        }
        await write(StepLayout(review: review, wording: wording, width: width).noticeLines)
        await console.write(wording.summary(review.conversation.summary) + "\n")
        return review.conversation.summary
    }

    /// The content of the last output: an answer without effect only repeats the question.
    private struct Shown: Equatable {
        var position: Int
        var working: Record?
        var step: ReviewStep
        var isHelpShown: Bool
    }

    /// How often in a row piped input may have no effect: `yes | receiptmind review`.
    private static let mostRepetitions = 10

    /// Returns whether there was anything new to show.
    private func show(_ review: TypedReview, unlessShown shown: inout Shown?) async -> Bool {
        let layout = StepLayout(review: review, wording: wording, width: width)
        await write(layout.noticeLines)
        let view = review.conversation.view
        let now = Shown(
            position: view.position,
            working: view.record,
            step: view.step,
            isHelpShown: review.isHelpShown
        )
        let isNew = now != shown
        if isNew {
            if view.step == .draft, !review.isHelpShown {
                let draft = DraftLayout(view: view, wording: wording, width: width)
                await write([""] + draft.heading + draft.body + layout.keyLines)
            } else {
                let rows = Self.asideRows(view.step)
                let aside = QuestionLayout(view: view, wording: wording, width: width, rows: rows).lines ?? []
                await write(aside + layout.lines())
            }
        }
        shown = now
        await console.write(review.isHelpShown ? "> " : prompt(view))
        return isNew
    }

    /// All line items of a receipt, because output scrolls; of other lists only some rows.
    private static func asideRows(_ step: ReviewStep) -> Int {
        switch step {
        case .items, .enterItem: 1000
        default: 12
        }
    }

    private func prompt(_ view: ReviewView) -> String {
        let question = wording.question(view.step)
        switch view.step {
        case .enter(let field, let isNeeded):
            let current = view.rows.first { $0.field == field }?.value.map(wording.value)
            let suggestion = isNeeded ? "" : current.map { " [\($0)]" } ?? ""
            return "\(question) (\(wording.hint(for: field)))\(suggestion): "
        case .dropChanges: return "\(question) [y/N] "
        case .enterItem: return "\(question) (\(wording.hint(for: .items))): "
        case .chooseField, .chooseCategory, .chooseGroupCategory, .chooseDraft: return question.promptingAnswer
        case .allAnswered, .correction, .group, .card, .items, .pictures, .together, .divide, .duplicate:
            return "\(question) " + keys(view.step) + " "
        default: return "> "
        }
    }

    private func keys(_ step: ReviewStep) -> String {
        "(" + wording.keys(for: step).map { "\($0.key) \($0.label)" }.joined(separator: ", ") + ")"
    }

    private func write(_ lines: [StyledLine]) async {
        guard !lines.isEmpty else { return }
        await console.write(lines.map { $0.rendered(styling) + "\n" }.joined())
    }
}
