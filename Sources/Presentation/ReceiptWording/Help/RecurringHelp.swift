extension HelpText {
    /// `recurring` and the commands below it.
    public enum Recurring: CaseIterable, Hashable, Sendable {
        case abstract, discussion, overviewAbstract, overviewAll, json, addAbstract, addDiscussion, addWords
        case addFrom, addAbout, addSince, every, anchor, until, count, weekend, mode, kind
        case category, account, toAccount, subject, memo, tag
    }
}

extension EnglishWording {
    public func help(_ text: HelpText.Recurring) -> String {
        switch text {
        case .abstract: "Show and keep recurring entries: rent, salary, subscriptions."
        case .discussion:
            """
            What is due is entered by any command that opens the library, and by 'receiptmind watch' at midnight: everything \
            missed is entered once, in one step for 'receiptmind undo'. What you change, move or discard stays that way.
            """
        case .overviewAbstract: "List recurring entries, and when they come next."
        case .overviewAll: "List ended ones too."
        case .json: "Print one JSON object a line."
        case .addAbstract: "Add a recurring entry, by name and amount or modelled on a record."
        case .addDiscussion:
            """
            receiptmind recurring add Rent 650 --every month --on 31 --account kakao
            receiptmind recurring add Power 45 --about --every month --on 10
            receiptmind recurring add Salary 3450 --kind income --on 25 --weekend before
            receiptmind recurring add --from a1b2c3d4 --every month

            Without --since nothing is entered for days before today. In months without that day, the last day counts. \
            With --from, name, amount and everything else come from the record; its photo stays with the record alone.
            """
        case .addWords:
            "Its name, which is the shop, or whoever pays or is paid; the amount; how often and when: Gym 30 monthly on the 1st."
        case .addFrom: "The record to model it on: its id, or the beginning or end of it."
        case .addAbout: "The amount varies: make drafts with the median of the last three amounts."
        case .addSince: "Also enter what was due since this day."
        case .every: "How often: day, week, \"2 weeks\", month, \"3 months\" or year."
        case .anchor: "The day: a date, a weekday, or a day of the month (default: today)."
        case .until: "The last day on which it comes."
        case .count: "How many times it comes in all."
        case .weekend: "If the day is a Saturday or Sunday, date the entry: keep, before (Friday) or after (Monday)."
        case .mode: "What happens when it is due: enter (a confirmed record), draft, or remind (only a message)."
        case .kind: "expense, income, transfer or note (default: expense)."
        case .category: "Its category, as in the review."
        case .account: "The account that pays or is paid into."
        case .toAccount: "For a transfer: the account it goes to."
        case .subject: "Whom or what it is for."
        case .memo: "A memo for every entry."
        case .tag: "A tag for every entry. Repeatable."
        }
    }
}

extension KoreanWording {
    public func help(_ text: HelpText.Recurring) -> String {
        switch text {
        case .abstract: "월세, 월급, 구독 같은 정기 기록을 보고 관리합니다."
        case .discussion:
            """
            예정일이 되면 보관함을 여는 명령을 실행할 때, 'receiptmind watch' 중에는 자정에 기록됩니다. 밀린 것도 모두 한 번씩만 \
            기록되며, 'receiptmind undo' 한 번으로 되돌립니다. 직접 고치거나 옮기거나 버린 것은 그대로 둡니다.
            """
        case .overviewAbstract: "정기 기록과 다음 예정일을 봅니다."
        case .overviewAll: "끝난 정기 기록도 봅니다."
        case .json: "JSON 객체를 한 줄씩 출력합니다."
        case .addAbstract: "이름과 금액으로, 또는 기존 기록을 바탕으로 정기 기록을 추가합니다."
        case .addDiscussion:
            """
            receiptmind recurring add 월세 650000 --every 매달 --on 31 --account kakao
            receiptmind recurring add 전기요금 45000 --about --every 매달 --on 10
            receiptmind recurring add 월급 3450000 --kind income --on 25 --weekend before
            receiptmind recurring add --from a1b2c3d4 --every 매달

            --since가 없으면 오늘 이전의 것은 넣지 않습니다. 그달에 없는 날은 말일로 봅니다. --from을 주면 그 기록의 이름, \
            금액, 나머지 항목을 그대로 씁니다. 사진은 그 기록에만 남습니다.
            """
        case .addWords: "이름(상호, 또는 돈을 주고받는 사람), 금액, 주기와 날: 헬스장 3만원 매달 1일."
        case .addFrom: "바탕으로 삼을 기록: ID, 또는 ID의 앞이나 뒤 일부."
        case .addAbout: "금액이 매번 다릅니다. 지난 세 번의 중앙값으로 초안을 만듭니다."
        case .addSince: "이날부터 예정일이 지난 것도 넣습니다."
        case .every: "주기: 매일, 매주, 2주, 매달, 3개월, 매년."
        case .anchor: "기준일: 날짜, 요일, 또는 매달의 며칠 (기본: 오늘)."
        case .until: "마지막 날짜."
        case .count: "총횟수."
        case .weekend: "토요일이나 일요일일 때의 기록 날짜: keep(그대로), before(금요일), after(월요일)."
        case .mode: "예정일이 되면 할 일: enter(확정해서 기록), draft(초안으로 기록), remind(알리기만)."
        case .kind: "expense(지출), income(수입), transfer(이체), note(일기) (기본: expense)."
        case .category: "분류. 검토에서처럼 씁니다."
        case .account: "돈이 나가거나 들어오는 계좌."
        case .toAccount: "이체: 받는 계좌."
        case .subject: "누구에게, 무엇에 쓴 돈인지."
        case .memo: "기록마다 붙는 메모."
        case .tag: "기록마다 붙는 태그. 여러 번 쓸 수 있습니다."
        }
    }
}
