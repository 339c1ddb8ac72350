/// Text of the pages for lists of records, single records, and typed entries.
extension PageText {
    public static let olderOnes = PageText("Older ones", "이전 기록")
    public static let noRecordsYet = PageText("There are no records yet.", "아직 기록이 없습니다.")
    public static let nothingFound = PageText(
        "Nothing found. Remove one of these conditions:",
        "찾은 것이 없습니다. 조건을 하나 빼 보세요:"
    )
    public static let searchHint = PageText("Shop, category or amount", "가게, 분류, 금액")
    public static let anyCategory = PageText("Any category", "모든 분류")
    public static let noCategory = PageText("Without a category", "분류 없음")
    public static let anyStatus = PageText("Any status", "모든 상태")
    public static let addTitle = PageText("Enter a record without a receipt", "영수증 없는 기록 입력")
    public static let inOneLine = PageText("In one line", "한 줄로")
    public static let lineHint = PageText("11/18 cafe 4500 food", "11/18 카페 4500 식비")
    public static let lineHelp = PageText(
        "Date, where, amount; then category, account, #tags and @whom in any order. What you leave out is taken from similar entries.",
        "날짜, 어디서, 금액 순서로 쓰고, 분류, 계좌, #태그, @누구는 순서에 상관없이 씁니다. 쓰지 않은 것은 비슷한 기록을 따릅니다."
    )
    public static let enter = PageText("Enter", "입력")
    public static let anyway = PageText("Do it anyway", "그래도 하기")
    public static let toAccount = PageText("To account", "받는 계좌")
    public static let enteredByHand = PageText("Entered by hand", "직접 입력")
    public static let filters = PageText("Month, category, status", "월·분류·상태")
    public static let thisMonth = PageText("This month", "이번 달")
    public static let lastMonth = PageText("Last month", "지난달")
    public static let onlyDrafts = PageText("Drafts", "초안")

    public static func history(_ count: Int) -> PageText {
        PageText("History (\(count))", "변경 내역 (\(count))")
    }
}
