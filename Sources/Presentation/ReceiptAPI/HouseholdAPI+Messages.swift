import Foundation
public import ReceiptApp
public import ReceiptDomain
public import ReceiptWording

extension TakeMessages.Outcome {
    fileprivate var state: String {
        switch self {
        case .drafted: "drafted"
        case .unread: "unread"
        case .joined: "joined"
        case .cancelled: "cancelled"
        case .refund: "refund"
        case .known: "known"
        case .declined: "declined"
        }
    }

    package static let states = ["drafted", "unread", "joined", "cancelled", "refund", "known", "declined"]
}

extension JSONForm {
    /// The outcome of a message, without its record where the caller may see nothing.
    public static func message(_ outcome: TakeMessages.Outcome, _ wording: any Wording, isSeen: Bool) -> JSONForm {
        let record = isSeen ? outcome.record.map { RecordForm($0) } : nil
        return ["state": outcome.state, "text": wording.outcome(outcome, isSeen: isSeen), "record": record]
    }
}

extension HouseholdAPI {
    public static let messages: [APIParameter] = [
        APIParameter(
            "text",
            required: true,
            "The text of a card company's or a bank's message, or of several.",
            "카드사나 은행 문자의 내용. 여럿도 됩니다."
        ),
        APIParameter(
            "received",
            "When it came: 2026-11-24T12:34:00Z. A message without a time of its own is known again by it.",
            "받은 시각: 2026-11-24T12:34:00Z. 시각이 없는 문자를 다시 보내도 이것으로 알아봅니다."
        ),
    ]

    /// Makes drafts of messages; a token that may only send is told no more than that they came.
    public func take(_ values: APIValues, isSeen: Bool) async throws -> JSONForm {
        var received: Date?
        if let text = try values.text("received") {
            guard let instant = try? Date(text, strategy: .iso8601) else { throw APIProblem.notAnInstant(text) }
            received = instant
        }
        let take = TakeMessages(library: library, memories: memories, user: user)
        guard let outcomes = try await take(values.required("text"), received: received, profile: profile) else {
            throw APIProblem.notAMessage
        }
        return ["messages": outcomes.map { JSONForm.message($0, wording, isSeen: isSeen) }]
    }
}
