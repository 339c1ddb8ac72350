import ReceiptReview

/// A review at a keyboard: typed text becomes input, and there is help for the keys.
struct TypedReview: Sendable {
    /// A message about the last typed text, shown once.
    enum Notice: Hashable, Sendable {
        case review(ReviewNotice)
        /// The text has no meaning at this step.
        case unknownCommand(String)

        var isTrouble: Bool {
            switch self {
            case .review(let notice): notice.isTrouble
            case .unknownCommand: true
            }
        }
    }

    private(set) var conversation: ReviewConversation
    /// Whether the help is shown instead of the step.
    private(set) var isHelpShown = false
    /// The misunderstood text, shown in place of the conversation's notice.
    private var misunderstanding: Notice?

    init(_ conversation: ReviewConversation) { self.conversation = conversation }

    var step: ReviewStep { conversation.step }
    var notice: Notice? { misunderstanding ?? conversation.notice.map(Notice.review) }

    /// Handles a key or a line, which is empty for Enter; returns the action to perform, if any.
    mutating func answer(_ text: String) -> ReviewAction? {
        guard !isHelpShown else { return handle(.back) }
        switch step {
        case .waiting, .finished: return nil
        default: break
        }
        do throws(Misunderstanding) {
            switch try AnswerReader(conversation: conversation)(text) {
            case .decision(let input): return handle(input)
            case .help:
                forget()
                isHelpShown = true
            }
        } catch {
            forget()
            misunderstanding = error.notice
        }
        return nil
    }

    /// Handles an input; returns the action to perform, if any.
    mutating func handle(_ input: ReviewInput) -> ReviewAction? {
        forget()
        let wasHelpShown = isHelpShown
        isHelpShown = false
        switch input {
        case .endOfInput, .interrupt: break
        // Any key first closes the help.
        default: if wasHelpShown { return nil }
        }
        return conversation.handle(input)
    }

    mutating func report(_ outcome: ReviewOutcome) { conversation.report(outcome) }

    private mutating func forget() {
        misunderstanding = nil
        conversation.dismissNotice()
    }
}

/// The reason why a text cannot be parsed.
struct Misunderstanding: Error {
    var notice: TypedReview.Notice

    static func problem(_ problem: InputProblem) -> Misunderstanding {
        Misunderstanding(notice: .review(.problem(problem)))
    }

    static func unknownCommand(_ text: String) -> Misunderstanding {
        Misunderstanding(notice: .unknownCommand(text))
    }
}
