import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptHooks
import ReceiptWording

/// Manages programs that run on events: `receiptmind hooks`.
struct HooksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hooks",
        abstract: .hooks(.hooks),
        discussion: .hooks(.discussion),
        subcommands: [ListHooksCommand.self, RunHooksCommand.self],
        defaultSubcommand: ListHooksCommand.self
    )
}

struct ListHooksCommand: SessionCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: .hooks(.list))

    @OptionGroup var general: GeneralOptions

    func run(_ session: Session) async throws {
        let file = HookFile(environment: session.environment)
        let hooks = try file.hooks()
        guard !hooks.isEmpty else { return session.message(session.wording.notice(HookNotice.none(path: file.path))) }
        for hook in hooks {
            let events = Hook.Event.allCases.filter(hook.events.contains).map(\.rawValue).joined(separator: ", ")
            try StandardStreams.output("\(events): " + hook.command.map(\.escapingControls).joined(separator: " "))
        }
    }
}

struct RunHooksCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: .hooks(.run),
        discussion: .hooks(.runDiscussion)
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
