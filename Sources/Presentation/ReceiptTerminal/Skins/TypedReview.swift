import ReceiptDomain
import ReceiptReview
import ReceiptWording

/// A review as somebody holds it at a keyboard: what is typed becomes decisions, and there is help with the keys.
struct TypedReview: Sendable {
    /// What is said once about what was typed last.
    enum Notice: Hashable, Sendable {
        case review(ReviewNotice)
        /// What was typed means nothing at this step.
        case unknownCommand(String)

        var isTrouble: Bool {
            switch self {
            case .review(let notice): notice.isTrouble
            case .unknownCommand: true
            }
        }
    }

    private(set) var conversation: ReviewConversation
    /// The keys are explained, instead of what there is to decide.
    private(set) var isHelpShown = false
    /// What was typed could not be understood: said in place of what the conversation has to say.
    private var misunderstanding: Notice?

    init(_ conversation: ReviewConversation) { self.conversation = conversation }

    var step: ReviewStep { conversation.step }
    var notice: Notice? { misunderstanding ?? conversation.notice.map(Notice.review) }

    /// Takes a key or a line, which is empty for Enter; returns what the caller has to do, if anything.
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

    /// Takes a decision; returns what the caller has to do, if anything.
    mutating func handle(_ input: ReviewInput) -> ReviewAction? {
        forget()
        let wasHelpShown = isHelpShown
        isHelpShown = false
        switch input {
        case .endOfInput, .interrupt: break
        // Whatever is pressed, the help is what goes away first.
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

/// Why a text is no answer.
struct Misunderstanding: Error {
    var notice: TypedReview.Notice

    static func problem(_ problem: InputProblem) -> Misunderstanding {
        Misunderstanding(notice: .review(.problem(problem)))
    }

    static func unknownCommand(_ text: String) -> Misunderstanding {
        Misunderstanding(notice: .unknownCommand(text))
    }
}
