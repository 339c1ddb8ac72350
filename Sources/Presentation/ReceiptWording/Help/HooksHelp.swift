/// Help of `hooks`.
public enum HooksHelp: CaseIterable, Hashable, Sendable {
    case hooks, discussion, list, run, runDiscussion

    /// In the language of the wording.
    public func text(_ wording: any Wording) -> String {
        switch self {
        case .hooks: wording.localized("Run your own programs when something happens.", "이벤트가 생기면 원하는 프로그램을 실행합니다.")
        case .discussion:
            wording.localized(
                """
                In ~/.config/receiptmind/hooks.json, which only you may read and write, make a list such as \
                [{"on": ["drafted", "confirmed"], "run": ["/home/me/bin/tell", "kitchen"]}]. Events are drafted, confirmed, failed and due. \
                The program gets each event as JSON on standard input, once it is on the disk, in order and at least once. 'watch' and 'serve' \
                run the programs, so no other command waits for them. Without the file nothing is run.
                """,
                """
                본인만 읽고 쓸 수 있는 ~/.config/receiptmind/hooks.json에 \
                [{"on": ["drafted", "confirmed"], "run": ["/home/me/bin/tell", "kitchen"]}] 같은 목록을 적습니다. 이벤트는 drafted(초안이 됨), \
                confirmed(확정됨), failed(읽지 못함), due(예정일이 됨)입니다. 프로그램은 이벤트가 디스크에 저장된 뒤 순서대로, 적어도 한 번씩 표준 입력으로 JSON을 받습니다. \
                프로그램은 'watch'와 'serve'가 실행하므로 다른 명령은 기다리지 않습니다. 파일이 없으면 아무것도 실행하지 않습니다.
                """
            )
        case .list: wording.localized("List the programs and their events.", "프로그램과 이벤트를 보여 줍니다.")
        case .run: wording.localized("Run the programs for all waiting events, once.", "대기하는 이벤트를 모두 한 번 알립니다.")
        case .runDiscussion:
            wording.localized(
                """
                For machines where neither 'watch' nor 'serve' runs; use it from cron. The first run only notes where the ledger ends: \
                events from then on are passed on.
                """,
                "'watch'도 'serve'도 실행하지 않는 컴퓨터에서 cron 등으로 실행합니다. 처음에는 장부의 끝만 기억하고, 그 뒤의 이벤트부터 알립니다."
            )
        }
    }
}
