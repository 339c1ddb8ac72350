import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport

@testable import ReceiptTerminal

/// A conversation that is held by typing.
@dynamicMemberLookup
struct TypedConversation {
    enum Input: Hashable, Sendable {
        case answer(String)
        case back, endOfInput, interrupt
        case point(Int), takeOther(Int)
    }

    var review: TypedReview

    subscript<Value>(dynamicMember path: KeyPath<ReviewConversation, Value>) -> Value {
        review.conversation[keyPath: path]
    }

    /// The conversation's notice, or that the typed text is no value.
    var notice: ReviewNotice? { if case .review(let notice) = review.notice { notice } else { nil } }

    mutating func handle(_ input: Input) -> ReviewAction? {
        switch input {
        case .answer(let text): review.answer(text)
        case .back: review.handle(.back)
        case .endOfInput: review.handle(.endOfInput)
        case .interrupt: review.handle(.interrupt)
        case .point(let offset): review.handle(.point(offset))
        case .takeOther(let offset): review.handle(.takeOther(offset))
        }
    }

    mutating func report(_ outcome: ReviewOutcome) { review.report(outcome) }
}

/// A conversation together with a caller, for tests that type.
struct ReviewSession {
    var conversation: TypedConversation
    var ledger = ObedientLedger()

    init(
        _ items: [ReviewItem],
        memory: any HouseholdMemory = NoHistory(),
        chains: [String] = [],
        convention: InputConvention = Fixture.convention,
        isInteractive: Bool = true
    ) {
        let conversation = ReviewConversation(
            items: items,
            convention: convention,
            memory: memory,
            chains: chains,
            isInteractive: isInteractive
        )
        self.conversation = TypedConversation(review: TypedReview(conversation))
    }

    mutating func type(_ answers: String...) {
        for answer in answers {
            guard let action = conversation.handle(.answer(answer)) else { continue }
            conversation.report(ledger.perform(action))
        }
    }
}
