/// Text of the pages for accounts, upcoming entries, subjects, reports, and the newest steps.
extension PageText {
    public static let dayToDay = PageText("Day to day", "일상")
    public static let ofMoney = PageText("Money", "돈")
    public static let toArrange = PageText("Arrange", "관리")
    public static let accounts = PageText("Accounts", "계좌")
    public static let accountsHelp = PageText("Balances, next card bills, net worth", "잔액, 다음 카드 대금, 순자산")
    public static let notSettledYet = PageText("not settled yet", "청구 금액 모름")
    public static let coming = PageText("Coming", "예정")
    public static let comingHelp = PageText("What is due, and recurring entries", "할 일과 정기 기록")
    public static let subjects = PageText("For whom", "대상")
    public static let subjectsHelp = PageText("People, pets, cars and homes", "사람, 반려동물, 자동차, 집")
    public static let lastSteps = PageText("Recent changes", "최근 변경")
    public static let lastStepsHelp = PageText("What was done last, and undo", "최근에 한 일과 되돌리기")
    public static let noSteps = PageText("Nothing was changed yet.", "아직 바뀐 것이 없습니다.")
    public static let undoneSteps = PageText("Undone", "되돌린 변경")
    public static let undoneIt = PageText("Undone.", "되돌렸습니다.")
    public static let redoneIt = PageText("Done again.", "다시 적용했습니다.")
    public static let nextEntries = PageText("Next entries", "다음 정기 기록")
    public static let laterReminders = PageText("Later", "나중에")
    public static let notUndone = PageText("Not changed", "바꾸지 않았습니다")
    public static let notUndoneHelp = PageText(
        "Something else was changed since. Only the newest step can be undone or redone, so that no later change is lost.",
        "그사이 다른 변경이 있었습니다. 그 변경을 잃지 않도록 가장 최근 단계만 되돌리거나 다시 적용할 수 있습니다."
    )
    public static let reports = PageText("Reports", "보고서")
    public static let monthBefore = PageText("Month before", "이전 달")
    public static let monthAfter = PageText("Month after", "다음 달")
    public static let lastMonths = PageText("The last twelve months", "지난 열두 달")
    public static let netWorth = PageText("Net worth", "순자산")
    public static let stepAdded = PageText("Added", "추가")
    public static let stepChanged = PageText("Changed", "고침")
    public static let stepRemoved = PageText("Removed", "삭제")
}
