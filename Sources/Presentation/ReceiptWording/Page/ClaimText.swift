/// Text of the pages of claims.
public enum ClaimText: PageSentence, Hashable {
    case claims, claimsHelp, noClaims, mayBeClaimed, finished, newClaim, makeClaim, forWhatClaim, payer, lastDay,
        lastDayHelp
    case asPDF, notePaid, paidAmount, noteSent, noteRefused, addToClaim, claimOfThis, intoAccount

    public var english: String {
        switch self {
        case .claims: "Claims"
        case .claimsHelp: "Insurance, warranties and returns: money that you can still get back"
        case .noClaims:
            "No claims yet. Purchases that an insurance may pay for are offered here; any other begins at its record."
        case .mayBeClaimed: "An insurance may pay for"
        case .finished: "Done"
        case .newClaim: "New claim"
        case .makeClaim: "Make the claim"
        case .forWhatClaim: "What for"
        case .payer: "Who is asked (insurance, shop)"
        case .lastDay: "Last day to ask"
        case .lastDayHelp: "Empty for an insurance in Korea: three years from the oldest purchase."
        case .asPDF: "PDF of the list and the pictures"
        case .notePaid: "Money came"
        case .paidAmount: "Amount that came"
        case .noteSent: "Sent today"
        case .noteRefused: "Refused"
        case .addToClaim: "Add"
        case .claimOfThis: "Claim, warranty or return"
        case .intoAccount: "Into account"
        }
    }

    public var korean: String {
        switch self {
        case .claims: "청구"
        case .claimsHelp: "실손·펫보험, 보증 수리, 반품: 아직 돌려받을 수 있는 돈"
        case .noClaims: "아직 청구가 없습니다. 보험에 청구할 만한 지출은 여기에 나오고, 그 밖의 것은 그 기록에서 시작합니다."
        case .mayBeClaimed: "보험에 청구할 만한 지출"
        case .finished: "끝난 청구"
        case .newClaim: "새 청구"
        case .makeClaim: "청구 만들기"
        case .forWhatClaim: "무엇을"
        case .payer: "청구할 곳 (보험사, 가게)"
        case .lastDay: "청구 마감일"
        case .lastDayHelp: "비워 두면 국내 보험은 가장 오래된 지출부터 3년입니다."
        case .asPDF: "목록과 사진을 PDF로 받기"
        case .notePaid: "돈을 받았습니다"
        case .paidAmount: "받은 금액"
        case .noteSent: "오늘 청구했습니다"
        case .noteRefused: "거절되었습니다"
        case .addToClaim: "넣기"
        case .claimOfThis: "보험 청구, 보증 수리, 반품"
        case .intoAccount: "받은 계좌"
        }
    }
}
