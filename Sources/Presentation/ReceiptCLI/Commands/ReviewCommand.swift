import ArgumentParser
import Foundation
import ReceiptConsole
import ReceiptDomain
import ReceiptStorage

/// `receiptmind review`
struct ReviewCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Look at the drafts one by one: confirm, correct, skip or discard.",
        discussion: "Nothing is written before an answer, and every answer is on the disk before the next draft is shown."
    )

    @OptionGroup var options: LibraryOptions
    @OptionGroup var general: GeneralOptions

    @Option(help: "Which drafts first: doubt (the least certain, then the largest) or date.")
    var order: ReviewOrder = .doubt

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let drafts = try await library.recordsIfAny(of: options.user).filter { $0.status == .draft }
        guard !drafts.isEmpty else { return session.message(session.wording.noDrafts) }
        var items: [ReviewItem] = []
        for draft in drafts {
            let reading = try await library.reading(of: draft.id, user: options.user)
            items.append(ReviewItem(record: draft, reading: reading))
        }
        let profile = try await library.users().first { $0.id == options.user }?.profile ?? session.home.profile
        let conversation = ReviewConversation(
            items: order.sorted(items),
            convention: InputConvention(today: try .today(), profile: profile),
            isInteractive: ReviewTerminal.isInteractive
        )
        let actions = ReviewActions(library: library, user: options.user, wording: session.wording)
        let summary = await ReviewTerminal(session: session, actions: actions).hold(conversation)
        if summary.ending == .interrupted { try ExitStatus.interrupted.leave() }
    }
}
