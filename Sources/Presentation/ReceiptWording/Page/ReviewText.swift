/// Text of the pages for reviewing drafts.
public enum ReviewText: PageSentence, Hashable {
    case lookAtEach, allChecked, thisOnly, fromNowOn, changedElsewhere, changedElsewhereHelp,
        answeredElsewhere,
        fieldName
    case asYouHadIt, asItIs, seeItAsItIs, nextDraft, split, takeIt, takeBack, orElse, moreFields,
        onPhoto, cutOf
    case photoOf, original, enlarge, sure, lookAgain, photoFirst, unreadMessage
    case joinedIt, keptApart, notDivided, betweenOwn, makeTransfer, applyMine, applyMineHelp, reviewMine
    case draftsLeft(Int)
    /// The number of receipts that a photo was divided into.
    case dividedPhoto(Int)
    case earlierToo(Int)
    case discardAll(Int)

    public var english: String {
        switch self {
        case .lookAtEach: "Look at each"
        case .discardAll(let count): "Discard all \(count)"
        case .allChecked: "All checked."
        case .thisOnly: "This one only"
        case .fromNowOn: "From now on"
        case .changedElsewhere: "It was changed meanwhile"
        case .changedElsewhereHelp:
            "Somebody changed this record after you opened it, so your changes were not saved. Below are your version and the current one."
        case .answeredElsewhere: "Somebody answered this draft meanwhile. It is now:"
        case .fieldName: "Field"
        case .asYouHadIt: "Your version"
        case .asItIs: "Current version"
        case .seeItAsItIs: "Show the current version"
        case .nextDraft: "Next draft"
        case .split: "Divide"
        case .takeIt: "Take it as the payment"
        case .takeBack: "Take that back"
        case .orElse: "or"
        case .moreFields: "More fields"
        case .onPhoto: "on the photo"
        case .cutOf: "Part of the photo:"
        case .photoOf: "Photo of"
        case .original: "Original file"
        case .enlarge: "Enlarge"
        case .sure: "Sure"
        case .lookAgain: "Look at them again"
        case .photoFirst: "The photo has not been on the screen yet. It is shown now; then confirm."
        case .unreadMessage:
            "The form of this message is not known. Enter the amount, the day, and the shop as the message writes it; once two of one "
                + "form are confirmed, the next are read."
        case .joinedIt: "They are one draft now."
        case .keptApart: "They stay apart, and you are not asked again."
        case .notDivided: "Take the division back"
        case .betweenOwn: "Money between your own accounts?"
        case .makeTransfer: "Make it a transfer"
        case .applyMine: "Save what is marked"
        case .applyMineHelp: "Mark what is to be as in your version."
        case .reviewMine: "Go on with what is marked"
        case .dividedPhoto(let count): "This photo was divided into \(count) receipts."
        case .draftsLeft(let count): count == 1 ? "1 draft left" : "\(count) drafts left"
        case .earlierToo(let count): count == 1 ? "Also the earlier one" : "Also these \(count)"
        }
    }

    public var korean: String {
        switch self {
        case .lookAtEach: "하나씩 보기"
        case .discardAll(let count): "\(count)장 모두 버리기"
        case .allChecked: "모두 확인했습니다."
        case .thisOnly: "이번만"
        case .fromNowOn: "앞으로 계속"
        case .changedElsewhere: "그사이 바뀌었습니다"
        case .changedElsewhereHelp: "기록을 연 뒤 다른 곳에서 바뀌어, 수정한 내용을 저장하지 않았습니다. 수정한 내용과 현재 내용은 아래와 같습니다."
        case .answeredElsewhere: "그사이 다른 곳에서 이 초안을 처리했습니다. 현재 상태:"
        case .fieldName: "항목"
        case .asYouHadIt: "수정한 내용"
        case .asItIs: "현재 내용"
        case .seeItAsItIs: "현재 내용 보기"
        case .nextDraft: "다음 초안"
        case .split: "나누기"
        case .takeIt: "이것으로 처리"
        case .takeBack: "취소"
        case .orElse: "또는"
        case .moreFields: "다른 항목"
        case .onPhoto: "사진에서 보기"
        case .cutOf: "사진의 부분:"
        case .photoOf: "사진:"
        case .original: "원본 파일"
        case .enlarge: "크게 보기"
        case .sure: "확실함"
        case .lookAgain: "다시 보기"
        case .photoFirst: "사진을 아직 보지 않았습니다. 지금 보여 드리니 확인한 뒤 확정하세요."
        case .unreadMessage:
            "모르는 형식의 문자입니다. 금액과 날짜를 넣고, 상호는 문자에 적힌 그대로 넣으세요. 같은 형식의 문자를 두 번 확정하면 그다음부터 읽습니다."
        case .joinedIt: "초안 하나로 합쳤습니다."
        case .keptApart: "따로 둡니다. 다시 묻지 않습니다."
        case .notDivided: "나누지 않기"
        case .betweenOwn: "내 계좌 사이에 옮긴 돈인가요?"
        case .makeTransfer: "이체로 바꾸기"
        case .applyMine: "표시한 것만 저장"
        case .applyMineHelp: "수정한 내용대로 둘 항목에 표시하세요."
        case .reviewMine: "표시한 것으로 계속 검토"
        case .dividedPhoto(let count): "이 사진을 영수증 \(count)장으로 나누었습니다."
        case .draftsLeft(let count): "남은 초안 \(count)건"
        case .earlierToo(let count): "이전 \(count)건도"
        }
    }
}
