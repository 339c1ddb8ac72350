/// Text of the forms for entries, accounts, budgets, recurring entries, reminders and notes.
public enum MakeText: PageSentence, Hashable {
    case today, yesterday, addNote, noteText, noted, moreOfIt, fromAccount, amountArrived, fee,
        instalments
    case newAccount, name, kind, opening, openingHelp, since, cardDigits, cutoff, payDay, payFrom
    case onlyForCards, closeAccount, rename, noAccounts, budgets, budgetsHelp, noBudgets, setBudget,
        forWhat
    case perMonthOrYear, newRecurring, howOften, firstDay, whenDue, everyWeek, everyTwoWeeks,
        everyMonth
    case everyQuarter, everyHalfYear, everyYear, everyTwoYears, once, noRecurring, endIt, allRecurring
    case newReminder, whatToDo, dueDay, newSubject, noSubjects, made, ended, removedIt, closed,
        reminderDone
    case reminderSkipped, parts, partsHelp
    /// The number of a part, from 1.
    case part(Int)
    /// An entry's title and amount.
    case entered(String)

    public var english: String {
        switch self {
        case .today: "Today"
        case .yesterday: "Yesterday"
        case .addNote: "Note"
        case .noteText: "How was the day?"
        case .noted: "The note is kept."
        case .moreOfIt: "More"
        case .fromAccount: "From account"
        case .amountArrived: "Amount that arrived"
        case .fee: "Fee"
        case .instalments: "Instalments (months)"
        case .newAccount: "Add an account"
        case .name: "Name"
        case .kind: "Kind"
        case .opening: "Balance now"
        case .openingHelp: "For a card or a loan: what you owe."
        case .since: "As of"
        case .cardDigits: "Last digits of its card"
        case .cutoff: "Last day of the billing period"
        case .payDay: "Payment day"
        case .payFrom: "Paid from"
        case .onlyForCards: "For credit cards"
        case .closeAccount: "Close the account"
        case .rename: "Save the name"
        case .noAccounts: "No accounts yet. With them you see balances and card bills."
        case .budgets: "Budgets"
        case .budgetsHelp: "An amount for a month or a year, and what is left"
        case .noBudgets: "No budgets yet."
        case .setBudget: "Set the budget"
        case .forWhat: "For"
        case .perMonthOrYear: "Every"
        case .newRecurring: "Add a recurring entry"
        case .howOften: "How often"
        case .firstDay: "First day"
        case .whenDue: "When it is due"
        case .everyWeek: "every week"
        case .everyTwoWeeks: "every two weeks"
        case .everyMonth: "every month"
        case .everyQuarter: "every three months"
        case .everyHalfYear: "every six months"
        case .everyYear: "every year"
        case .everyTwoYears: "every two years"
        case .once: "once"
        case .noRecurring: "No recurring entries yet: rent, salary, subscriptions."
        case .endIt: "End"
        case .allRecurring: "Recurring entries"
        case .newReminder: "Add a reminder"
        case .whatToDo: "What is to be done"
        case .dueDay: "Day"
        case .newSubject: "Add"
        case .noSubjects: "Nobody is listed yet: people, pets, cars and homes that money is spent for."
        case .made: "Added."
        case .ended: "Ended."
        case .removedIt: "Removed."
        case .closed: "Closed."
        case .reminderDone: "Done."
        case .reminderSkipped: "Skipped."
        case .parts: "Parts"
        case .partsHelp:
            "Give each part a category and an amount; one amount may be left empty, it becomes the rest."
        case .part(let number): "Part \(number)"
        case .entered(let outline): "Entered: \(outline)"
        }
    }

    public var korean: String {
        switch self {
        case .today: "오늘"
        case .yesterday: "어제"
        case .addNote: "일기"
        case .noteText: "어떤 하루였나요?"
        case .noted: "일기를 저장했습니다."
        case .moreOfIt: "더 입력하기"
        case .fromAccount: "보내는 계좌"
        case .amountArrived: "받은 금액"
        case .fee: "수수료"
        case .instalments: "할부 (개월)"
        case .newAccount: "계좌 추가"
        case .name: "이름"
        case .kind: "종류"
        case .opening: "지금 잔액"
        case .openingHelp: "카드와 대출은 갚아야 할 금액을 쓰세요."
        case .since: "기준일"
        case .cardDigits: "카드 끝 번호"
        case .cutoff: "이용 기간 마지막 날"
        case .payDay: "결제일"
        case .payFrom: "결제 계좌"
        case .onlyForCards: "신용카드일 때"
        case .closeAccount: "계좌 해지"
        case .rename: "이름 저장"
        case .noAccounts: "아직 계좌가 없습니다. 추가하면 잔액과 카드 대금을 볼 수 있습니다."
        case .budgets: "예산"
        case .budgetsHelp: "한 달이나 한 해에 쓸 금액과 남은 금액"
        case .noBudgets: "아직 예산이 없습니다."
        case .setBudget: "예산 정하기"
        case .forWhat: "분류"
        case .perMonthOrYear: "기간"
        case .newRecurring: "정기 기록 추가"
        case .howOften: "주기"
        case .firstDay: "첫날"
        case .whenDue: "예정일이 되면"
        case .everyWeek: "매주"
        case .everyTwoWeeks: "2주마다"
        case .everyMonth: "매월"
        case .everyQuarter: "3개월마다"
        case .everyHalfYear: "6개월마다"
        case .everyYear: "매년"
        case .everyTwoYears: "2년마다"
        case .once: "한 번"
        case .noRecurring: "아직 정기 기록이 없습니다. 월세, 급여, 구독료를 넣을 수 있습니다."
        case .endIt: "끝내기"
        case .allRecurring: "정기 기록"
        case .newReminder: "알림 추가"
        case .whatToDo: "할 일"
        case .dueDay: "날짜"
        case .newSubject: "추가"
        case .noSubjects: "아직 대상이 없습니다. 돈을 쓰는 사람, 반려동물, 자동차, 집을 넣을 수 있습니다."
        case .made: "추가했습니다."
        case .ended: "끝냈습니다."
        case .removedIt: "삭제했습니다."
        case .closed: "해지했습니다."
        case .reminderDone: "완료했습니다."
        case .reminderSkipped: "건너뛰었습니다."
        case .parts: "나눔"
        case .partsHelp: "부분마다 분류와 금액을 고르세요. 금액 하나는 비워 두면 나머지 금액이 들어갑니다."
        case .part(let number): "\(number)번째"
        case .entered(let outline): "입력했습니다: \(outline)"
        }
    }
}
