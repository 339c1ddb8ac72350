extension HelpText {
    /// What is done with what comes again: `recurring edit`, `pause`, `skip`, `preview`, `export` and the like.
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
    public func help(_ text: HelpText.RecurringChanges) -> String {
        switch text {
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
