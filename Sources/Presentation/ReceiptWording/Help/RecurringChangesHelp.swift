extension HelpText {
    /// Help of the commands that change recurring entries: `recurring edit`, `pause`, `skip`, `preview`, `export` and the like.
    public enum RecurringChanges: CaseIterable, Hashable, Sendable {
        case changeAbstract, changeDiscussion, changeDrafts, assignments, which, pauseAbstract, pauseFrom
        case pauseTo, resumeAbstract, resumeOn, skipAbstract, skipDays, endAbstract, endOn, previewAbstract
        case previewCount, catchUpAbstract, catchUpDiscussion, catchUpIgnore, catchUpDryRun, exportAbstract
        case exportDiscussion, exportICS
    }
}

extension EnglishWording {
    public func help(_ text: HelpText.RecurringChanges) -> String {
        switch text {
        case .changeAbstract: "Change a recurring entry, from now on."
        case .changeDiscussion:
            """
            receiptmind recurring edit Rent amount=700000
            receiptmind recurring edit Rent on=5 weekend=after

            Fields are those of 'receiptmind edit', and every, on, until, count, weekend, mode, about, to and ended. Existing entries \
            stay as they are. A new rhythm (every, on) ends it today and continues it as a new one.
            """
        case .changeDrafts: "Also change its drafts that wait for review."
        case .assignments: "FIELD=VALUE for each field; FIELD= empties a field."
        case .which: "The recurring entry: its name or its id."
        case .pauseAbstract: "Pause it; what falls into the pause is not entered later."
        case .pauseFrom: "The first day of the pause (default: today)."
        case .pauseTo: "The last day of the pause (default: until 'resume')."
        case .resumeAbstract: "End its pause."
        case .resumeOn: "The day from which it comes again (default: today)."
        case .skipAbstract: "Skip one or more days (default: the next one)."
        case .skipDays: "Days on which it is due."
        case .endAbstract: "End it; what was entered stays."
        case .endOn: "The last day on which it may come (default: today)."
        case .previewAbstract: "Show what comes next, for one or all."
        case .previewCount: "How many to show, from 1 to 1000."
        case .catchUpAbstract: "Enter what is due, including what needs your consent."
        case .catchUpDiscussion:
            """
            An entry that was due for more than a year, days far beyond everything in the ledger, and reminders are entered \
            only when you name them here. Without a name, everything else that is due is entered.
            """
        case .catchUpIgnore: "Skip what is due for good."
        case .catchUpDryRun: "Show what would be entered, and write nothing."
        case .exportAbstract: "Write a calendar file for phones and computers."
        case .exportDiscussion:
            "Each recurring entry becomes a recurring event (RFC 5545). Exporting again updates these events and doubles none."
        case .exportICS:
            "The file to write; - for standard output. A calendar that ReceiptMind wrote before is replaced."
        }
    }
}

extension KoreanWording {
    public func help(_ text: HelpText.RecurringChanges) -> String {
        switch text {
        case .changeAbstract: "정기 기록을 고칩니다. 다음 예정일부터 적용됩니다."
        case .changeDiscussion:
            """
            receiptmind recurring edit 월세 amount=700000
            receiptmind recurring edit 월세 on=5 weekend=after

            항목은 'receiptmind edit'의 항목과 every, on, until, count, weekend, mode, about, to, ended입니다. 이미 있는 \
            기록은 그대로입니다. 주기(every, on)를 바꾸면 지금 것은 오늘 끝나고 새 정기 기록으로 이어집니다.
            """
        case .changeDrafts: "검토를 기다리는 초안도 함께 고칩니다."
        case .assignments: "항목=값. = 뒤를 비우면 항목이 비워집니다."
        case .which: "정기 기록의 이름이나 ID."
        case .pauseAbstract: "일시 중지합니다. 그동안의 것은 나중에도 기록하지 않습니다."
        case .pauseFrom: "중지하는 첫날 (기본: 오늘)."
        case .pauseTo: "중지하는 마지막 날 (기본: 'resume'까지)."
        case .resumeAbstract: "중지한 것을 다시 시작합니다."
        case .resumeOn: "다시 시작하는 날 (기본: 오늘)."
        case .skipAbstract: "예정일을 하나 이상 건너뜁니다 (기본: 다음 예정일)."
        case .skipDays: "건너뛸 예정일."
        case .endAbstract: "정기 기록을 끝냅니다. 이미 넣은 기록은 남습니다."
        case .endOn: "마지막 날짜 (기본: 오늘)."
        case .previewAbstract: "앞으로의 예정을 봅니다."
        case .previewCount: "보일 개수. 1부터 1000까지."
        case .catchUpAbstract: "예정일이 지난 것을 기록합니다. 확인이 필요한 것도 넣습니다."
        case .catchUpDiscussion:
            """
            한 정기 기록이 1년 넘게 밀렸거나, 장부의 마지막 날보다 한참 뒤이거나, 알림만 하는 것은 여기에서 이름을 \
            지정해야 기록합니다. 이름이 없으면 나머지 밀린 것을 모두 기록합니다.
            """
        case .catchUpIgnore: "밀린 것을 기록하지 않고 건너뜁니다."
        case .catchUpDryRun: "기록할 내용만 보여 주고 아무것도 쓰지 않습니다."
        case .exportAbstract: "휴대전화와 컴퓨터의 캘린더가 읽을 수 있는 파일을 내보냅니다."
        case .exportDiscussion: "정기 기록마다 반복 일정(RFC 5545)이 하나씩 들어갑니다. 다시 내보내면 같은 일정이 갱신되고 중복되지 않습니다."
        case .exportICS: "저장할 파일. -는 표준 출력. 전에 내보낸 캘린더면 덮어씁니다."
        }
    }
}
