/// Text of the navigation bar, and words that several pages share.
public enum PageText: PageSentence, Hashable {
    case home, review, records, add, more, navigation, skipToContent, undo, redo, bringBack, confirm, skip, discard,
        save, saved
    case checkFields, neededHere
    case yes, no, done, search, month, showAll, withoutDate, asTable, tryAgain, cancel, close, back, show

    public var english: String {
        switch self {
        case .home: "Home"
        case .review: "Review"
        case .records: "Records"
        case .add: "Add"
        case .more: "More"
        case .navigation: "Main menu"
        case .skipToContent: "Skip to content"
        case .undo: "Undo"
        case .redo: "Redo"
        case .bringBack: "Bring back"
        case .confirm: "Confirm"
        case .skip: "Skip"
        case .discard: "Discard"
        case .save: "Save"
        case .saved: "Saved."
        case .checkFields: "Not saved yet: see the marked fields."
        case .neededHere: "This is needed."
        case .yes: "Yes"
        case .no: "No"
        case .done: "Done"
        case .search: "Search"
        case .month: "Month"
        case .showAll: "Show all"
        case .withoutDate: "Without a date"
        case .asTable: "As a table"
        case .tryAgain: "Try again"
        case .cancel: "Cancel"
        case .close: "Close"
        case .back: "Back"
        case .show: "Show"
        }
    }

    public var korean: String {
        switch self {
        case .home: "홈"
        case .review: "검토"
        case .records: "기록"
        case .add: "추가"
        case .more: "더 보기"
        case .navigation: "주 메뉴"
        case .skipToContent: "본문으로 가기"
        case .undo: "되돌리기"
        case .redo: "다시 적용"
        case .bringBack: "되살리기"
        case .confirm: "확정"
        case .skip: "건너뛰기"
        case .discard: "버리기"
        case .save: "저장"
        case .saved: "저장했습니다."
        case .checkFields: "아직 저장하지 않았습니다. 표시된 항목을 확인하세요."
        case .neededHere: "꼭 입력하세요."
        case .yes: "예"
        case .no: "아니요"
        case .done: "완료"
        case .search: "찾기"
        case .month: "월"
        case .showAll: "모두 보기"
        case .withoutDate: "날짜 없음"
        case .asTable: "표로 보기"
        case .tryAgain: "다시 시도"
        case .cancel: "취소"
        case .close: "닫기"
        case .back: "뒤로"
        case .show: "보기"
        }
    }
}
