extension HelpText {
    /// `recurring` and the commands below it.
    public enum Recurring: CaseIterable, Hashable, Sendable {
        case abstract, discussion, overviewAbstract, overviewAll, json, addAbstract, addDiscussion, addName
        case addAmount, addFrom, addAbout, addSince, every, anchor, until, count, weekend, mode, kind
        case category, account, toAccount, subject, memo, tag
    }
}

extension EnglishWording {
    public func help(_ text: HelpText.Recurring) -> String {
        switch text {
        case .abstract: "Entries that come again: rent, salary, subscriptions."
        case .discussion:
            """
            What is due is entered by any command that looks at the library, and by 'receiptmind watch' at midnight: all \
            that was missed, each once, in one step for 'receiptmind undo'. What you change, move or discard stays so.
            """
        case .overviewAbstract: "List what comes again, and when it comes next."
        case .overviewAll: "Ended ones too."
        case .json: "Print one JSON object a line."
        case .addAbstract: "Add something that comes again, by its name and amount or after a record."
        case .addDiscussion:
            """
            receiptmind recurring add Rent 650000 --every month --on 31 --account kakao
            receiptmind recurring add Power 45000 --about --every month --on 10
            receiptmind recurring add Salary 3450000 --kind income --on 25 --weekend before
            receiptmind recurring add --from a1b2c3d4 --every month

            Without --since nothing is entered for days before today. A day that a month does not have is its last day. \
            With --from the record has the name, the amount and all else; its photo stays with it alone.
            """
        case .addName: "What it is called: the shop, or whoever pays or is paid."
        case .addAmount: "How much it is."
        case .addFrom: "Make this record come again: its id, or the beginning or end of it."
        case .addAbout: "The amount varies: drafts are made, with the median of the last three."
        case .addSince: "Also enter what was due since this day."
        case .every: "How often: day, week, \"2 weeks\", month, \"3 months\", year; month if left out."
        case .anchor: "The day that counts: a date, a weekday, or a day of the month; today if left out."
        case .until: "The last day on which it comes."
        case .count: "How often it comes in all."
        case .weekend: "On a Saturday or Sunday, date the entry: keep, before (Friday) or after (Monday)."
        case .mode: "What is made when it is due: enter (confirmed), draft, or remind (nothing; you are told)."
        case .kind: "expense, income, transfer or note; expense if left out."
        case .category: "Its category, as in a review."
        case .account: "The account that pays or is paid into."
        case .toAccount: "Of a transfer: the account that it goes to."
        case .subject: "Whom or what it is for."
        case .memo: "A note that every entry gets."
        case .tag: "A tag that every entry gets; may be given more than once."
        }
    }
}

extension KoreanWording {
    public func help(_ text: HelpText.Recurring) -> String {
        switch text {
        case .abstract: "월세, 월급, 구독처럼 다시 오는 기록."
        case .discussion:
            """
            때가 된 것은 보관함을 보는 어느 명령에서든, 'receiptmind watch'에서는 자정에 들어갑니다. 밀린 것도 모두 한 번씩만 \
            들어가고, 'receiptmind undo' 한 번으로 되돌립니다. 고치거나 옮기거나 버린 것은 그대로 둡니다.
            """
        case .overviewAbstract: "다시 오는 것과 다음 날짜를 봅니다."
        case .overviewAll: "끝난 것도 봅니다."
        case .json: "한 줄에 JSON 하나씩 출력합니다."
        case .addAbstract: "이름과 금액으로, 또는 기록을 본떠 정기 기록을 만듭니다."
        case .addDiscussion:
            """
            receiptmind recurring add 월세 650000 --every 매달 --on 31 --account kakao
            receiptmind recurring add 전기요금 45000 --about --every 매달 --on 10
            receiptmind recurring add 월급 3450000 --kind income --on 25 --weekend before
            receiptmind recurring add --from a1b2c3d4 --every 매달

            --since가 없으면 오늘보다 앞선 날의 것은 넣지 않습니다. 그 달에 없는 날은 말일이 됩니다. --from은 그 기록의 이름, \
            금액, 그 밖의 것을 본뜹니다. 사진은 그 기록에만 남습니다.
            """
        case .addName: "이름: 가게, 또는 주고받는 사람."
        case .addAmount: "금액."
        case .addFrom: "본뜰 기록: ID, 또는 ID의 앞이나 뒷부분."
        case .addAbout: "금액이 달라집니다. 지난 세 번의 중앙값으로 초안을 만듭니다."
        case .addSince: "이 날부터 때가 되었던 것도 넣습니다."
        case .every: "주기: 매일, 매주, 2주, 매달, 3개월, 매년. 없으면 매달."
        case .anchor: "기준이 되는 날: 날짜, 요일, 또는 며칠. 없으면 오늘."
        case .until: "마지막으로 오는 날."
        case .count: "모두 몇 번 오는지."
        case .weekend: "토요일이나 일요일이면 기록 날짜를: keep 그대로, before 금요일, after 월요일."
        case .mode: "때가 되면: enter 확정해서 넣기, draft 초안으로 넣기, remind 알리기만."
        case .kind: "expense(지출), income(수입), transfer(이체), note(메모). 없으면 지출."
        case .category: "분류. 검토에서처럼 씁니다."
        case .account: "돈이 나가거나 들어오는 계좌."
        case .toAccount: "이체에서 돈이 들어가는 계좌."
        case .subject: "누구의, 무엇의 것인지."
        case .memo: "기록마다 붙는 메모."
        case .tag: "기록마다 붙는 태그. 여러 번 쓸 수 있습니다."
        }
    }
}
