public import ReceiptApp
import ReceiptDomain

extension Wording {
    /// The outcome of a message, without its purchase for those who may not see that.
    public func outcome(_ outcome: TakeMessages.Outcome, isSeen: Bool = true) -> String {
        guard isSeen else { return localized("The message has arrived.", "문자를 받았습니다.") }
        let name = outcome.record.map { record in
            [title(of: record)?.escapingControls, record.amount?.formatted, "(\(record.id.short))"].compactMap(\.self)
                .joined(separator: " ")
        }
        let what = name ?? missing
        switch outcome {
        case .drafted: return localized("New draft: \(what)", "새 초안: \(what)")
        case .unread:
            return localized(
                "The form of this message is not known. Its text is a draft for you to complete; once two of one form are "
                    + "confirmed, the next are read: \(what)",
                "모르는 형식의 문자입니다. 초안에 금액과 상호를 직접 입력하세요. 같은 형식의 문자를 두 번 확정하면 그다음부터 읽습니다: \(what)"
            )
        case .joined:
            return localized(
                "The book has this already; what the message adds was taken over: \(what)",
                "이미 있는 기록에 문자의 내용을 더했습니다: \(what)"
            )
        case .cancelled:
            return localized(
                "The cancelled purchase was taken back; 'undo' brings it back: \(what)",
                "취소된 구매를 버렸습니다. 되돌리기로 되살릴 수 있습니다: \(what)"
            )
        case .refund:
            return localized(
                "A draft of the money that comes back, as no open purchase fits: \(what)",
                "맞는 구매가 없거나 이미 명세서에 있어 환불 초안을 만들었습니다: \(what)"
            )
        case .known: return localized("Nothing new; the book has it as: \(what)", "이미 있는 내용입니다: \(what)")
        case .declined: return localized("The payment was declined: nothing to enter.", "거절된 결제라서 입력할 것이 없습니다.")
        }
    }
}
