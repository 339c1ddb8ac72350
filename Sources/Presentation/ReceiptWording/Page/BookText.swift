/// Text of the pages for accounts, upcoming entries, subjects, reports, and the newest steps.
public enum BookText: PageSentence, Hashable {
    case accounts, accountsHelp, coming, comingHelp, subjects, subjectsHelp, lastSteps, lastStepsHelp, noSteps,
        undoneSteps
    case nextEntries, laterReminders, notUndone, notUndoneHelp, reports, reportsHelp, monthBefore, monthAfter
    case lastMonths, netWorth

    public var english: String {
        switch self {
        case .accounts: "Accounts"
        case .accountsHelp: "Balances, next card bills, net worth"
        case .coming: "Coming"
        case .comingHelp: "What is due, and recurring entries"
        case .subjects: "For whom"
        case .subjectsHelp: "People, pets, cars and homes"
        case .lastSteps: "Recent changes"
        case .lastStepsHelp: "What was done last, and undo"
        case .noSteps: "Nothing was changed yet."
        case .undoneSteps: "Undone"
        case .nextEntries: "Next entries"
        case .laterReminders: "Later"
        case .notUndone: "Not changed"
        case .notUndoneHelp:
            "Something else was changed since. Only the newest step can be undone or redone, so that no later change is lost."
        case .reports: "Reports"
        case .reportsHelp: "Months, categories, budgets"
        case .monthBefore: "Month before"
        case .monthAfter: "Month after"
        case .lastMonths: "The last twelve months"
        case .netWorth: "Net worth"
        }
    }

    public var korean: String {
        switch self {
        case .accounts: "계좌"
        case .accountsHelp: "잔액, 다음 카드 대금, 순자산"
        case .coming: "예정"
        case .comingHelp: "할 일과 정기 기록"
        case .subjects: "대상"
        case .subjectsHelp: "사람, 반려동물, 자동차, 집"
        case .lastSteps: "최근 변경"
        case .lastStepsHelp: "최근에 한 일과 되돌리기"
        case .noSteps: "아직 바뀐 것이 없습니다."
        case .undoneSteps: "되돌린 변경"
        case .nextEntries: "다음 정기 기록"
        case .laterReminders: "나중에"
        case .notUndone: "바꾸지 않았습니다"
        case .notUndoneHelp: "그사이 다른 변경이 있었습니다. 그 변경을 잃지 않도록 가장 최근 단계만 되돌리거나 다시 적용할 수 있습니다."
        case .reports: "보고서"
        case .reportsHelp: "월별, 분류별, 예산"
        case .monthBefore: "이전 달"
        case .monthAfter: "다음 달"
        case .lastMonths: "지난 열두 달"
        case .netWorth: "순자산"
        }
    }
}
