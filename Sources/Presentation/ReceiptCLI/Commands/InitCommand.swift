import ArgumentParser
import ReceiptDomain
import ReceiptWording

/// Creates a library after asking for its settings: `receiptmind init`.
struct InitCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: .text(.care(.initAbstract)),
        discussion: .text(.care(.initDiscussion))
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    func run(_ session: Session) async throws {
        guard try !place.isThere(session) else {
            let root = place.root(environment: session.environment).path
            return session.message(FirstRunText(session.wording).isThere(at: root))
        }
        let first = FirstRun(session: session, place: place)
        if FirstRun.isPossible { try await first.ask() } else { try await first.makeUnasked() }
    }
}
