import ReceiptDomain

/// Review as plain questions and answers, line by line: for pipes, dumb terminals and screen readers.
///
/// End of input means stop, never yes.
public struct LineReviewSkin: Sendable {
    private let console: any LineConsole
    private let wording: any Wording
    private let styling: Styling
    private let width: Int

    public init(console: any LineConsole, wording: any Wording, styling: Styling = .plain, width: Int = 78) {
        self.console = console
        self.wording = wording
        self.styling = styling
        self.width = width
    }

    /// Holds the conversation to its end; every action is performed before the next question is asked.
    public func run(
        _ conversation: ReviewConversation,
        perform: (ReviewAction) async -> ReviewOutcome
    ) async -> ReviewSummary {
        var conversation = conversation
        var shown: Shown?
        while conversation.ending == nil {
            await show(conversation, unlessShown: &shown)
            guard let line = await console.readLine() else {
                _ = conversation.handle(.endOfInput)
                await console.write("\n")
                break
            }
            if let action = conversation.handle(.answer(line)) {
                conversation.report(await perform(action))
            }
        }
        await write(StepLayout(conversation: conversation, wording: wording, width: width).noticeLines)
        await console.write(wording.summary(conversation.summary) + "\n")
        return conversation.summary
    }

    /// What the last screen was about: after an answer that changed nothing only the question is repeated.
    private struct Shown: Equatable {
        var position: Int
        var working: Record?
        var step: ReviewStep
    }

    private func show(_ conversation: ReviewConversation, unlessShown shown: inout Shown?) async {
        let layout = StepLayout(conversation: conversation, wording: wording, width: width)
        await write(layout.noticeLines)
        let now = Shown(position: conversation.position, working: conversation.working, step: conversation.step)
        if now != shown {
            if conversation.step == .draft {
                let draft = DraftLayout(conversation: conversation, wording: wording, width: width)
                await write([""] + draft.heading + draft.body + layout.keyLines)
            } else {
                let aside =
                    AsideLayout(conversation: conversation, wording: wording, width: width, rows: 12).lines ?? []
                await write(aside + layout.lines())
            }
        }
        shown = now
        await console.write(prompt(conversation))
    }

    private func prompt(_ conversation: ReviewConversation) -> String {
        let question = wording.question(conversation.step)
        switch conversation.step {
        case .enter(let field, let isNeeded):
            let current = conversation.rows(wording).first { $0.field == field }?.value
            let suggestion = isNeeded ? "" : current.map { " [\($0)]" } ?? ""
            return "\(question) (\(wording.hint(for: field)))\(suggestion): "
        case .dropChanges: return "\(question) [y/N] "
        case .chooseField, .chooseCategory, .chooseGroupCategory: return "\(question): "
        case .allAnswered, .correction, .group: return "\(question) " + keys(conversation) + " "
        default: return "> "
        }
    }

    private func keys(_ conversation: ReviewConversation) -> String {
        "(" + wording.keys(for: conversation.step).map { "\($0.key) \($0.label)" }.joined(separator: ", ") + ")"
    }

    private func write(_ lines: [StyledLine]) async {
        guard !lines.isEmpty else { return }
        await console.write(lines.map { $0.rendered(styling) + "\n" }.joined())
    }
}
