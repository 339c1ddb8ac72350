extension HelpText {
    /// `recurring` and the commands below it.
    public enum Recurring: CaseIterable, Hashable, Sendable {
        case abstract, discussion
        case overviewAbstract, overviewAll, json
        case addAbstract, addDiscussion, addName, addAmount, addFrom, addAbout, addSince
        case every, anchor, until, count, weekend, mode
        case kind, category, account, toAccount, subject, memo, tag
        case changeAbstract, changeDiscussion, changeDrafts, assignments
        case which
        case pauseAbstract, pauseFrom, pauseTo
        case resumeAbstract, resumeOn
        case skipAbstract, skipDays
        case endAbstract, endOn
        case previewAbstract, previewCount
        case catchUpAbstract, catchUpDiscussion, catchUpIgnore, catchUpDryRun
        case exportAbstract, exportDiscussion, exportICS
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
        case .changeAbstract: "Change what comes again, for what is due from now on."
        case .changeDiscussion:
            """
            receiptmind recurring edit Rent amount=700000
            receiptmind recurring edit Rent on=5 weekend=after

            Fields are those of 'receiptmind edit', and every, on, until, count, weekend, mode, about, to and ended. Entries \
            that are there stay as they are. Another rhythm (every, on) ends it today and goes on as a new one.
            """
        case .changeDrafts: "Also change the drafts of it that wait."
        case .assignments: "FIELD=VALUE for each field; nothing behind = empties a field."
        case .which: "Which one: its name or its id."
        case .pauseAbstract: "Let it rest; what would come meanwhile is not made up later."
        case .pauseFrom: "The first day of the rest; today if left out."
        case .pauseTo: "The last day of the rest; until 'resume' if left out."
        case .resumeAbstract: "End its rest."
        case .resumeOn: "The day from which it comes again; today if left out."
        case .skipAbstract: "Leave out one or more days; the next one if none is named."
        case .skipDays: "Days on which it is due."
        case .endAbstract: "Let it come no more; what was entered stays."
        case .endOn: "The last day on which it may come; today if left out."
        case .previewAbstract: "Show what comes next, of one or of all."
        case .previewCount: "How many to show, from 1 to 1000."
        case .catchUpAbstract: "Enter what is due, also what is asked about."
        case .catchUpDiscussion:
            """
            More than 24 entries of one kind, or days far beyond everything in the ledger, are not entered before you say so \
            here; nor is what only reminds. Without a name, what is due and needs no question is entered.
            """
        case .catchUpIgnore: "Leave out for good what is due."
        case .catchUpDryRun: "Show what would be entered, and write nothing."
        case .exportAbstract: "Write a calendar file that phones and desktops take over."
        case .exportDiscussion:
            "The file has each as an event that comes again (RFC 5545). A new export updates the same events, nothing is doubled."
        case .exportICS: "The file to write; - for standard output. An earlier calendar of ours is replaced."
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
        case .changeAbstract: "정기 기록을 고칩니다. 앞으로 올 것부터 바뀝니다."
        case .changeDiscussion:
            """
            receiptmind recurring edit 월세 amount=700000
            receiptmind recurring edit 월세 on=5 weekend=after

            항목은 'receiptmind edit'의 항목과 every, on, until, count, weekend, mode, about, to, ended입니다. 이미 있는 \
            기록은 그대로입니다. 주기(every, on)를 바꾸면 오늘로 끝나고 새것으로 이어집니다.
            """
        case .changeDrafts: "기다리는 초안도 함께 고칩니다."
        case .assignments: "항목=값. = 뒤를 비우면 항목을 비웁니다."
        case .which: "어느 것인지: 이름이나 ID."
        case .pauseAbstract: "쉬게 합니다. 그동안의 것은 나중에도 넣지 않습니다."
        case .pauseFrom: "쉬는 첫날. 없으면 오늘."
        case .pauseTo: "쉬는 마지막 날. 없으면 'resume'까지."
        case .resumeAbstract: "쉬던 것을 다시 시작합니다."
        case .resumeOn: "다시 시작하는 날. 없으면 오늘."
        case .skipAbstract: "하루나 여러 날을 건너뜁니다. 날이 없으면 다음 것을 건너뜁니다."
        case .skipDays: "건너뛸 예정일."
        case .endAbstract: "더 오지 않게 합니다. 이미 넣은 것은 남습니다."
        case .endOn: "올 수 있는 마지막 날. 없으면 오늘."
        case .previewAbstract: "앞으로 올 것을 봅니다."
        case .previewCount: "몇 개를 볼지, 1부터 1000까지."
        case .catchUpAbstract: "때가 된 것을, 물어보아야 하는 것까지 넣습니다."
        case .catchUpDiscussion:
            """
            한 가지가 24건을 넘게 밀렸거나 장부의 마지막 날보다 한참 뒤의 것은 여기에서 말하기 전에는 넣지 않습니다. 알림만 하는 \
            것도 그렇습니다. 이름이 없으면 물어볼 필요가 없는 것만 넣습니다.
            """
        case .catchUpIgnore: "밀린 것을 넣지 않기로 합니다."
        case .catchUpDryRun: "무엇을 넣게 되는지 보기만 합니다."
        case .exportAbstract: "휴대폰과 컴퓨터의 달력이 읽는 파일을 씁니다."
        case .exportDiscussion: "다시 오는 일정(RFC 5545)이 하나씩 들어갑니다. 다시 내보내면 같은 일정이 고쳐지고, 두 번 들어가지 않습니다."
        case .exportICS: "쓸 파일. -는 표준 출력. 전에 쓴 달력이면 바꿉니다."
        }
    }
}
