/// Accounts, what is due, for whom, reports, and what was done last.
public enum BookText: PageSentence, Hashable {
    case accounts, accountsHelp, coming, comingHelp, subjects, subjectsHelp, lastSteps, lastStepsHelp, noSteps
    case nextEntries, laterReminders, notUndone, notUndoneHelp, reports, reportsHelp, monthBefore, monthAfter
    case lastMonths

    public var english: String {
        switch self {
        case .accounts: "Accounts"
        case .accountsHelp: "Balances, next card bills, net worth"
        case .coming: "Coming"
        case .comingHelp: "What is due, and what comes again"
        case .subjects: "For whom"
        case .subjectsHelp: "People, pets, cars and homes"
        case .lastSteps: "Last changes"
        case .lastStepsHelp: "What was done last, and the way back"
        case .noSteps: "Nothing was changed yet."
        case .nextEntries: "Next entries"
        case .laterReminders: "Later"
        case .notUndone: "Not undone"
        case .notUndoneHelp:
            "Something else was done since. Only the newest step can be undone, so that nothing between is lost."
        case .reports: "Reports"
        case .reportsHelp: "Months, categories, budgets"
        case .monthBefore: "Month before"
        case .monthAfter: "Month after"
        case .lastMonths: "The last twelve months"
        }
    }

    public var korean: String {
        switch self {
        case .accounts: "계좌"
        case .accountsHelp: "잔액, 다음 카드 대금, 순자산"
        case .coming: "다가오는 것"
        case .comingHelp: "할 일과 되풀이되는 것"
        case .subjects: "누구를 위해"
        case .subjectsHelp: "사람, 반려동물, 차, 집"
        case .lastSteps: "최근 변경"
        case .lastStepsHelp: "마지막으로 한 일과 되돌리기"
        case .noSteps: "아직 바뀐 것이 없습니다."
        case .nextEntries: "다음 거래"
        case .laterReminders: "나중에"
        case .notUndone: "되돌리지 않았습니다"
        case .notUndoneHelp: "그사이 다른 변경이 있었습니다. 사이의 것을 잃지 않도록 가장 최근 것만 되돌릴 수 있습니다."
        case .reports: "보고서"
        case .reportsHelp: "달, 분류, 예산"
        case .monthBefore: "앞 달"
        case .monthAfter: "다음 달"
        case .lastMonths: "지난 열두 달"
        }
    }
}
