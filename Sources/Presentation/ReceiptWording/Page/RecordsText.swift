/// Text of the pages for lists of records, single records, and typed entries.
public enum RecordsText: PageSentence, Hashable {
    case olderOnes, noRecordsYet, nothingFound, searchHint, anyCategory, noCategory, anyStatus,
        addTitle, inOneLine
    case lineHint, lineHelp, enter, partByPart, toAccount, anyway, enteredByHand, filters, thisMonth,
        lastMonth, onlyDrafts
    case history(Int)

    public var english: String {
        switch self {
        case .olderOnes: "Older ones"
        case .noRecordsYet: "There are no records yet."
        case .nothingFound: "Nothing found. Remove one of these conditions:"
        case .searchHint: "Shop, category or amount"
        case .anyCategory: "Any category"
        case .noCategory: "Without a category"
        case .anyStatus: "Any status"
        case .history(let count): "History (\(count))"
        case .addTitle: "Enter a record without a receipt"
        case .inOneLine: "In one line"
        case .lineHint: "11/18 cafe 4500 food"
        case .lineHelp:
            "Date, where, amount; then category, account, #tags and @whom in any order. What you leave out is taken from similar entries."
        case .enter: "Enter"
        case .partByPart: "Field by field"
        case .anyway: "Do it anyway"
        case .toAccount: "To account"
        case .enteredByHand: "Entered by hand"
        case .filters: "Filters"
        case .thisMonth: "This month"
        case .lastMonth: "Last month"
        case .onlyDrafts: "Drafts"
        }
    }

    public var korean: String {
        switch self {
        case .olderOnes: "이전 기록"
        case .noRecordsYet: "아직 기록이 없습니다."
        case .nothingFound: "찾은 것이 없습니다. 조건을 하나 빼 보세요:"
        case .searchHint: "가게, 분류, 금액"
        case .anyCategory: "모든 분류"
        case .noCategory: "분류 없음"
        case .anyStatus: "모든 상태"
        case .history(let count): "변경 내역 (\(count))"
        case .addTitle: "영수증 없는 기록 입력"
        case .inOneLine: "한 줄로"
        case .lineHint: "11/18 카페 4500 식비"
        case .lineHelp: "날짜, 어디서, 금액 순서로 쓰고, 분류, 계좌, #태그, @누구는 순서에 상관없이 씁니다. 쓰지 않은 것은 비슷한 기록을 따릅니다."
        case .enter: "입력"
        case .partByPart: "항목별로"
        case .anyway: "그래도 하기"
        case .toAccount: "받는 계좌"
        case .enteredByHand: "직접 입력"
        case .filters: "조건"
        case .thisMonth: "이번 달"
        case .lastMonth: "지난달"
        case .onlyDrafts: "초안"
        }
    }
}
