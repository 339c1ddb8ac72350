/// What `hooks` and its parts are for.
public enum HooksHelp: CaseIterable, Hashable, Sendable {
    case hooks, discussion, list, run, runDiscussion

    /// In the language of the wording.
    public func text(_ wording: any Wording) -> String {
        switch self {
        case .hooks: wording.localized("Run programs of yours when something has happened.", "일이 생길 때 원하는 프로그램을 실행합니다.")
        case .discussion:
            wording.localized(
                """
                ~/.config/receiptmind/hooks.json, which only you may read and write, has a list such as \
                [{"on": ["drafted", "confirmed"], "run": ["/home/me/bin/tell", "kitchen"]}]. Events are drafted, confirmed, failed and due. \
                The program gets the event as JSON on its standard input, after it is on the disk, in order and at least once. 'watch' and 'serve' \
                tell of events; so no command waits for a program. Without the file nothing is run.
                """,
                """
                본인만 읽고 쓸 수 있는 ~/.config/receiptmind/hooks.json에 \
                [{"on": ["drafted", "confirmed"], "run": ["/home/me/bin/tell", "kitchen"]}] 같은 목록을 둡니다. 일은 drafted(초안이 됨), \
                confirmed(확정됨), failed(읽지 못함), due(때가 됨)입니다. 프로그램은 디스크에 쓰인 뒤에 순서대로, 적어도 한 번, 표준 입력으로 JSON을 받습니다. \
                'watch'와 'serve'가 알리므로 다른 명령은 기다리지 않습니다. 파일이 없으면 아무것도 실행하지 않습니다.
                """
            )
        case .list: wording.localized("List the programs and their events.", "프로그램과 그 일을 보여 줍니다.")
        case .run: wording.localized("Tell of all that waits, once.", "기다리는 일을 모두 한 번 알립니다.")
        case .runDiscussion:
            wording.localized(
                """
                For machines where neither 'watch' nor 'serve' runs, as from cron. The first time it only notes where the ledger ends: \
                what happens from then on is told.
                """,
                "'watch'도 'serve'도 돌지 않는 컴퓨터에서 cron 등으로 씁니다. 처음에는 장부의 끝만 적어 두고, 그 뒤에 생기는 일부터 알립니다."
            )
        }
    }
}
