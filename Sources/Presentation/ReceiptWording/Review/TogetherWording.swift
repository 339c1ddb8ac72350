import ReceiptDomain

// Text about drafts that may belong to one purchase.

extension EnglishWording {
    func together(_ proposal: MergeProposal) -> String {
        switch proposal.reason {
        case .parts: "These photos seem to be parts of one long receipt: each begins where the one before ends."
        case .slip: "This seems to be a receipt and the card slip of the same purchase."
        case .other: "This picture shows no receipt and came with one: perhaps it is what was bought."
        case .chosen: "One record gets both photos, and what one of them lacks comes from the other."
        }
    }

    func role(in proposal: MergeProposal, at index: Int) -> String {
        switch proposal.reason {
        case .parts: "part \(index + 1)"
        case .slip: index == 0 ? "receipt" : "card slip"
        case .other: index == 0 ? "receipt" : "picture"
        case .chosen: index == 0 ? thisDraft : otherRecord
        }
    }

    var thisDraft: String { "this draft" }
    var otherRecord: String { "the other" }
}

extension KoreanWording {
    func together(_ proposal: MergeProposal) -> String {
        switch proposal.reason {
        case .parts: "긴 영수증 하나를 나누어 찍은 사진 같습니다. 앞 사진이 끝나는 곳에서 다음 사진이 시작됩니다."
        case .slip: "같은 구매의 영수증과 카드 전표 같습니다."
        case .other: "영수증과 함께 들어온, 영수증이 아닌 사진입니다. 산 물건일 수 있습니다."
        case .chosen: "두 사진이 한 기록에 들어가고, 한쪽에 없는 값은 다른 쪽에서 가져옵니다."
        }
    }

    func role(in proposal: MergeProposal, at index: Int) -> String {
        switch proposal.reason {
        case .parts: "\(index + 1)번째 부분"
        case .slip: index == 0 ? "영수증" : "카드 전표"
        case .other: index == 0 ? "영수증" : "사진"
        case .chosen: index == 0 ? thisDraft : otherRecord
        }
    }

    var thisDraft: String { "이 초안" }
    var otherRecord: String { "다른 기록" }
}
