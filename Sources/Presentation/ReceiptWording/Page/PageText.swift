/// A text that only web pages show, in every language.
public struct PageText: Sendable {
    let english: String
    let korean: String

    init(_ english: String, _ korean: String) {
        self.english = english
        self.korean = korean
    }
}

/// Text of the navigation bar, and words that several pages share.
extension PageText {
    public static let home = PageText("Home", "홈")
    public static let review = PageText("Review", "검토")
    public static let records = PageText("Records", "기록")
    public static let add = PageText("Add", "추가")
    public static let more = PageText("More", "더 보기")
    public static let navigation = PageText("Main menu", "주 메뉴")
    public static let skipToContent = PageText("Skip to content", "본문으로 가기")
    public static let undo = PageText("Undo", "되돌리기")
    public static let redo = PageText("Redo", "다시 적용")
    public static let bringBack = PageText("Bring back", "되살리기")
    public static let confirm = PageText("Confirm", "확정")
    public static let skip = PageText("Skip", "건너뛰기")
    public static let discard = PageText("Discard", "버리기")
    public static let save = PageText("Save", "저장")
    public static let saved = PageText("Saved.", "저장했습니다.")
    public static let checkFields = PageText("Not saved yet: see the marked fields.", "아직 저장하지 않았습니다. 표시된 항목을 확인하세요.")
    public static let neededHere = PageText("This is needed.", "꼭 입력하세요.")
    public static let yes = PageText("Yes", "예")
    public static let no = PageText("No", "아니요")
    public static let done = PageText("Done", "완료")
    public static let search = PageText("Search", "찾기")
    public static let month = PageText("Month", "월")
    public static let showAll = PageText("Show all", "모두 보기")
    public static let withoutDate = PageText("Without a date", "날짜 없음")
    public static let asTable = PageText("As a table", "표로 보기")
    public static let tryAgain = PageText("Try again", "다시 시도")
    public static let cancel = PageText("Cancel", "취소")
    public static let close = PageText("Close", "닫기")
    public static let back = PageText("Back", "뒤로")
    public static let show = PageText("Show", "보기")
}
