import ArgumentParser
import ReceiptDomain
import ReceiptHooks
import ReceiptWording

struct HooksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "hooks",
        "Run your own programs when something happens.",
        "이벤트가 생기면 원하는 프로그램을 실행합니다.",
        discussion: .localized(
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
        ),
        subcommands: [ListHooksCommand.self, RunHooksCommand.self],
        defaultSubcommand: ListHooksCommand.self
    )
}

struct ListHooksCommand: SessionCommand {
    static let configuration = CommandConfiguration("list", "List the programs and their events.", "프로그램과 이벤트를 보여 줍니다.")

    @OptionGroup var general: GeneralOptions

    @Flag(help: .jsonLines)
    var json = false

    func run(_ session: Session) async throws {
        let file = HookFile(environment: session.environment)
        let hooks = try file.hooks()
        guard !json else {
            return try StandardStreams.json(
                each: hooks.map { hook -> JSONForm in
                    let events = Hook.Event.allCases.filter(hook.events.contains).map(\.rawValue)
                    return ["on": events, "run": hook.command]
                }
            )
        }
        guard !hooks.isEmpty else { return session.message(session.wording.notice(HookNotice.none(path: file.path))) }
        for hook in hooks {
            let events = Hook.Event.allCases.filter(hook.events.contains).map(\.rawValue).joined(separator: ", ")
            try StandardStreams.output("\(events): " + hook.command.map(\.escapingControls).joined(separator: " "))
        }
    }
}

struct RunHooksCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "run",
        "Run the programs for all waiting events, once.",
        "대기하는 이벤트를 모두 한 번 알립니다.",
        discussion: .localized(
            """
            For machines where neither 'watch' nor 'serve' runs; use it from cron. The first run only notes where the ledger ends: \
            events from then on are passed on.
            """,
            "'watch'도 'serve'도 실행하지 않는 컴퓨터에서 cron 등으로 실행합니다. 처음에는 장부의 끝만 기억하고, 그 뒤의 이벤트부터 알립니다."
        )
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    func run(_ session: Session) async throws {
        let root = place.root(environment: session.environment)
        guard let library = try place.openExisting(session, makesOne: true) else {
            if try !HookFile(environment: session.environment).hooks().isEmpty {
                try HookProgressFiles(library: root, environment: session.environment).begin()
            }
            return session.message(session.wording.noRecords)
        }
        let delivery = try HookDelivery(library: library, root: root, session: session, showsAll: true)
        guard !delivery.hooks.isEmpty else {
            let path = HookFile(environment: session.environment).path
            return session.message(session.wording.notice(HookNotice.none(path: path)))
        }
        session.message(session.wording.notice(HookNotice.delivered(try await delivery.deliverAll())))
    }
}
