/// Text of the forms for entries, accounts, budgets, recurring entries, reminders and notes.
extension PageText {
    public static let today = PageText("Today", "오늘")
    public static let yesterday = PageText("Yesterday", "어제")
    public static let addNote = PageText("Note", "일기")
    public static let noteText = PageText("How was the day?", "어떤 하루였습니까?")
    public static let asUsual = PageText("as in similar entries", "비슷한 기록처럼")
    public static let spendingOfIt = PageText("What was spent", "쓴 기록 보기")
    public static let nothingChosen = PageText("none", "없음")
    public static let chooseOne = PageText("choose", "고르세요")
    public static let noted = PageText("The note is kept.", "일기를 저장했습니다.")
    public static let memoAndPhoto = PageText("Memo, photo, tags", "메모·사진·태그")
    public static let memoAndTags = PageText("Memo, tags", "메모·태그")
    public static let inOtherCurrency = PageText("Another currency", "다른 통화")
    public static let inInstalments = PageText("Instalments", "할부")
    public static let feeAndArrived = PageText("Fee, amount that arrived", "수수료·받은 금액")
    public static let fromAccount = PageText("From account", "보내는 계좌")
    public static let amountArrived = PageText("Amount that arrived", "받은 금액")
    public static let secondAccount = PageText(
        "Money goes from one account to another: add the second one.",
        "이체에는 계좌가 두 개 있어야 합니다. 하나 더 추가하세요."
    )
    public static let fee = PageText("Fee", "수수료")
    public static let instalments = PageText("Instalments (months)", "할부 (개월)")
    public static let newAccount = PageText("Add an account", "계좌 추가")
    public static let name = PageText("Name", "이름")
    public static let kind = PageText("Kind", "종류")
    public static let opening = PageText("Balance now", "지금 잔액")
    public static let openingHelp = PageText("For a card or a loan: what you owe.", "카드와 대출은 갚아야 할 금액을 쓰세요.")
    public static let since = PageText("As of", "기준일")
    public static let accountNumber = PageText("Account number or IBAN", "계좌 번호나 IBAN")
    public static let cardDigits = PageText("Last digits of its card", "카드 끝 번호")
    public static let cutoff = PageText("Last day of the billing period", "이용 기간 마지막 날")
    public static let payDay = PageText("Payment day", "결제일")
    public static let payFrom = PageText("Paid from", "결제 계좌")
    public static let onlyForCards = PageText("For credit cards", "신용카드일 때")
    public static let closeAccount = PageText("Close the account", "계좌 해지")
    public static let noAccounts = PageText(
        "No accounts yet. With them you see balances and card bills.",
        "아직 계좌가 없습니다. 추가하면 잔액과 카드 대금을 볼 수 있습니다."
    )
    public static let noLines = PageText("No entries on this account yet.", "이 계좌의 거래가 아직 없습니다.")
    public static let budgets = PageText("Budgets", "예산")
    public static let budgetsHelp = PageText(
        "An amount for a month or a year, and what is left",
        "한 달이나 한 해에 쓸 금액과 남은 금액"
    )
    public static let noBudgets = PageText("No budgets yet.", "아직 예산이 없습니다.")
    public static let newBudget = PageText("Add a budget", "예산 추가")
    public static let budgetHelp = PageText(
        "It holds from this month or year on; what was before stays as it was.",
        "이번 달이나 올해부터 적용하고, 지난 기간의 예산은 그대로 둡니다."
    )
    public static let forWhat = PageText("For", "분류")
    public static let perMonthOrYear = PageText("Every", "기간")
    public static let newRecurring = PageText("Add a recurring entry", "정기 기록 추가")
    public static let howOften = PageText("How often", "주기")
    public static let firstDay = PageText("First day", "첫날")
    public static let whenDue = PageText("When it is due", "예정일이 되면")
    public static let everyWeek = PageText("every week", "매주")
    public static let everyTwoWeeks = PageText("every two weeks", "2주마다")
    public static let everyMonth = PageText("every month", "매월")
    public static let everyQuarter = PageText("every three months", "3개월마다")
    public static let everyHalfYear = PageText("every six months", "6개월마다")
    public static let everyYear = PageText("every year", "매년")
    public static let everyTwoYears = PageText("every two years", "2년마다")
    public static let once = PageText("once", "한 번")
    public static let noRecurring = PageText(
        "No recurring entries yet: rent, salary, subscriptions.",
        "아직 정기 기록이 없습니다. 월세, 급여, 구독료를 넣을 수 있습니다."
    )
    public static let notEntered = PageText("Due long ago", "오래전에 지난 것")
    public static let enterThem = PageText("Enter them", "모두 입력")
    public static let leaveThemOut = PageText("Leave them out", "입력하지 않기")
    public static let endIt = PageText("End", "끝내기")
    public static let newReminder = PageText("Add a reminder", "알림 추가")
    public static let whatToDo = PageText("What is to be done", "할 일")
    public static let dueDay = PageText("Day", "날짜")
    public static let newSubject = PageText("Add a person, pet, car or home", "대상 추가")
    public static let noSubjects = PageText(
        "Nobody is listed yet: people, pets, cars and homes that money is spent for.",
        "누구를 위해 썼는지 나누어 볼 사람, 반려동물, 자동차, 집을 추가할 수 있습니다."
    )
    public static let made = PageText("Added.", "추가했습니다.")
    public static let savedIt = PageText("Saved.", "저장했습니다.")
    public static let ended = PageText("Ended.", "끝냈습니다.")
    public static let removedIt = PageText("Removed.", "삭제했습니다.")
    public static let closed = PageText("Closed.", "해지했습니다.")
    public static let reminderDone = PageText("Done.", "완료했습니다.")
    public static let reminderSkipped = PageText("Skipped.", "건너뛰었습니다.")
    public static let parts = PageText("Parts", "나눔")
    public static let partsHelp = PageText(
        "Give each part a category and an amount; one amount may be left empty, it becomes the rest.",
        "부분마다 분류와 금액을 고르세요. 금액 하나는 비워 두면 나머지 금액이 들어갑니다."
    )
    public static let pasteMessage = PageText("Paste a card or bank message", "카드·은행 문자 붙여넣기")
    public static let messageText = PageText("Message", "문자 내용")
    public static let messageHelp = PageText(
        "It becomes a draft, or joins the photo of the same purchase. A cancellation takes its purchase back.",
        "초안이 되거나 같은 구매의 사진과 합쳐집니다. 취소 문자는 그 구매를 되돌립니다."
    )
    public static let notAMessage = PageText(
        "No amount of money was found in it. Enter it above instead.",
        "금액을 찾지 못했습니다. 위에서 직접 입력하세요."
    )
    public static let itemsHelp = PageText(
        "A line for each: its name, and what it cost, such as milk 2980.",
        "한 줄에 하나씩 이름과 금액을 쓰세요. 예: 우유 2980"
    )
    public static let tagsHelp = PageText("Words separated by commas.", "쉼표로 나누어 쓰세요.")
    public static let divideIt = PageText("Divide it", "나누어 넣기")
    public static let settledAmount = PageText("What the account was charged", "실제로 빠진 금액")
    public static let interest = PageText("Interest of all instalments", "할부 이자 (모두 더해)")
    public static let isRefund = PageText("Refund", "환불")
    public static let goalsHelp = PageText("What you save for, and what it takes a month", "무엇을 위해 얼마를 모으는지")
    public static let noGoals = PageText(
        "No saving goals yet: a journey, a washing machine, a reserve.",
        "아직 저축 목표가 없습니다. 여행, 세탁기, 비상금을 목표로 정할 수 있습니다."
    )
    public static let newGoal = PageText("Add a goal", "목표 추가")
    public static let savedOn = PageText("Saved on", "모으는 계좌")
    public static let putAsideByHand = PageText("no account: I put amounts aside", "계좌 없이 따로 적기")
    public static let putAside = PageText("Put aside", "모으기")
    public static let takeItBack = PageText("Take back", "빼기")
    public static let moveBudget = PageText("Move money this month", "이번 달 예산 옮기기")
    public static let fromBudget = PageText("From", "줄일 분류")
    public static let toBudget = PageText("To", "늘릴 분류")
    public static let change = PageText("Change", "고치기")
    public static let changedIt = PageText("Changed.", "고쳤습니다.")
    public static let intervalHelp = PageText("Entries that were made stay as they are.", "이미 입력한 기록은 그대로 둡니다.")
    public static let reconcile = PageText("Compare with the bank", "잔액 맞추기")
    public static let reconcileHelp = PageText(
        "The balance on the statement, or the cash that you counted. For a card or a loan, what you owe.",
        "은행이 알려 준 잔액이나 직접 센 현금을 쓰세요. 카드와 대출은 갚아야 할 금액을 쓰세요."
    )
    public static let counted = PageText("Balance there", "실제 잔액")
    public static let onDay = PageText("On", "기준일")
    public static let compare = PageText("Compare", "비교하기")
    public static let byTheBook = PageText("By the book", "장부 잔액")
    public static let difference = PageText("Difference", "차이")
    public static let uncheckedOnes = PageText(
        "Entries that were not compared yet. Open a wrong one and correct it, or enter what is missing; then compare again.",
        "아직 맞춰 보지 않은 기록입니다. 틀린 것을 열어 고치거나 빠진 것을 넣은 다음 다시 비교하세요."
    )
    public static let adjustIt = PageText("Enter the difference", "차액을 조정으로 넣기")
    public static let reconciled = PageText(
        "The balance agrees, and is kept as compared.",
        "잔액이 맞습니다. 맞춰 본 것으로 저장했습니다."
    )

    /// Entries that a change made at once, because they were due.
    public static func enteredDue(_ count: Int) -> PageText {
        PageText(
            count == 1
                ? "1 entry that was due is in the records." : "\(count) entries that were due are in the records.",
            "예정일이 이미 지난 \(count)건을 기록했습니다."
        )
    }

    /// Entries that were due on this number of days, the first of which is given.
    public static func dueSince(_ count: Int, _ day: String) -> PageText {
        PageText("\(count) since \(day)", "\(day)부터 \(count)건")
    }

    /// Months of budgets begin on other days of the month than all others do.
    public static func budgetMonths(_ days: String, _ day: Int) -> PageText {
        PageText(
            "Months of budgets still begin on day \(days), all others on day \(day).",
            "예산의 한 달은 그대로 \(days)일에 시작하고, 다른 곳의 한 달은 \(day)일에 시작합니다."
        )
    }

    public static func sameMonths(_ day: Int) -> PageText {
        PageText("Begin them on day \(day), too", "예산도 \(day)일에 시작하기")
    }

    /// Parts are counted from 1.
    public static func part(_ number: Int) -> PageText {
        PageText("Part \(number)", "\(number)번째")
    }

    /// The outline is the entry's title and amount.
    public static func entered(_ outline: String) -> PageText {
        PageText("Entered: \(outline)", "입력했습니다: \(outline)")
    }

    /// An entry of a day to come.
    public static func planned(_ outline: String, on day: String) -> PageText {
        PageText("Planned for \(day): \(outline)", "\(day) 예정으로 입력했습니다: \(outline)")
    }
}
