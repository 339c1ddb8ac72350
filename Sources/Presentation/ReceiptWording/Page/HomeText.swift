/// Text of the home page: the month, the drafts, and the next payments.
public enum HomeText: PageSentence, Hashable {
    case spentThisMonth, sameAsBefore, nothingBefore, left, over, nextPayments, cardBill
    case allUpcoming, toReport, drafts, nothingWaits, withoutShop, incomplete, doubtful
    case draftsWait(Int)
    case morePercent(Int)
    case lessPercent(Int)
    /// The number of drafts that were skipped.
    case skipped(Int)

    public var english: String {
        switch self {
        case .spentThisMonth: "Spent this month"
        case .sameAsBefore: "as much as by then last month"
        case .nothingBefore: "nothing by then last month"
        case .left: "left"
        case .over: "over"
        case .nextPayments: "Next payments"
        case .cardBill: "Card bill"
        case .allUpcoming: "All of them"
        case .toReport: "To the report"
        case .drafts: "Drafts"
        case .nothingWaits: "No draft waits for you."
        case .withoutShop: "No shop read"
        case .incomplete: "incomplete"
        case .doubtful: "to be checked"
        case .draftsWait(let count):
            count == 1 ? "1 draft waits for you" : "\(count) drafts wait for you"
        case .morePercent(let percent): "\(percent) % more than by then last month"
        case .lessPercent(let percent): "\(percent) % less than by then last month"
        case .skipped(let count): count == 1 ? "1 draft was skipped." : "\(count) drafts were skipped."
        }
    }

    public var korean: String {
        switch self {
        case .spentThisMonth: "이번 달 지출"
        case .sameAsBefore: "지난달 같은 날까지와 같습니다"
        case .nothingBefore: "지난달 같은 날까지는 지출이 없었습니다"
        case .left: "남음"
        case .over: "초과"
        case .nextPayments: "다음 지출"
        case .cardBill: "카드 대금"
        case .allUpcoming: "모두 보기"
        case .toReport: "보고서 보기"
        case .drafts: "초안"
        case .nothingWaits: "검토할 초안이 없습니다."
        case .withoutShop: "상호 없음"
        case .incomplete: "빠진 항목 있음"
        case .doubtful: "확인 필요"
        case .draftsWait(let count): "검토할 초안 \(count)건"
        case .morePercent(let percent): "지난달 같은 날까지보다 \(percent) % 많습니다"
        case .lessPercent(let percent): "지난달 같은 날까지보다 \(percent) % 적습니다"
        case .skipped(let count): "건너뛴 초안이 \(count)건 있습니다."
        }
    }
}
