public import ReceiptDomain

// Text about drafts that may belong to one purchase.

extension Wording {
    /// The question whether drafts belong to one purchase.
    public func together(_ proposal: MergeProposal) -> String {
        switch proposal.reason {
        case .parts:
            localized(
                "These photos seem to be parts of one long receipt: each begins where the one before ends.",
                "긴 영수증 하나를 나누어 찍은 사진 같습니다. 앞 사진이 끝나는 곳에서 다음 사진이 시작됩니다."
            )
        case .slip:
            localized("This seems to be a receipt and the card slip of the same purchase.", "같은 구매의 영수증과 카드 전표 같습니다.")
        case .other:
            localized(
                "This picture shows no receipt and came with one: perhaps it is what was bought.",
                "영수증과 함께 들어온, 영수증이 아닌 사진입니다. 산 물건일 수 있습니다."
            )
        case .chosen:
            localized(
                "One record gets both photos, and what one of them lacks comes from the other.",
                "두 사진이 한 기록에 들어가고, 한쪽에 없는 값은 다른 쪽에서 가져옵니다."
            )
        }
    }

    /// A draft's role in a proposed merge: a part of the receipt, the payment slip, a picture.
    public func role(in proposal: MergeProposal, at index: Int) -> String {
        switch proposal.reason {
        case .parts: localized("part \(index + 1)", "\(index + 1)번째 부분")
        case .slip: index == 0 ? localized("receipt", "영수증") : localized("card slip", "카드 전표")
        case .other: index == 0 ? localized("receipt", "영수증") : localized("picture", "사진")
        case .chosen: index == 0 ? thisDraft : otherRecord
        }
    }

    /// The draft of a question about two records.
    public var thisDraft: String { localized("this draft", "이 초안") }

    public var otherRecord: String { localized("the other", "다른 기록") }
}
