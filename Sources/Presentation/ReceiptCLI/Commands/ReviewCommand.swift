import ArgumentParser
import ReceiptConsole
import ReceiptDomain
import ReceiptStorage

/// Has drafts confirmed or corrected: `receiptmind review`.
struct ReviewCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Look at the drafts one by one: confirm, correct, skip or discard.",
        discussion: """
            Nothing is written before an answer, and every answer is on the disk before the next draft is shown. Answers \
            can be piped in, a line each; the end of input means stop, never yes.
            """
    )

    @OptionGroup var options: LibraryOptions
    @OptionGroup var general: GeneralOptions

    @Option(help: "Which drafts first: doubt (the least certain, then the largest) or date.")
    var order: ReviewOrder = .doubt

    func run(_ session: Session) async throws {
        guard try options.existing(session) != nil else { return session.message(session.wording.noDrafts) }
        let library = try await options.open(session)
        let records = try await library.recordsIfAny(of: options.user)
        let drafts = records.filter { $0.status == .draft }
        guard !drafts.isEmpty else { return session.message(session.wording.noDrafts) }
        var items: [ReviewItem] = []
        for draft in drafts {
            let reading = try await library.reading(of: draft.id, user: options.user)
            items.append(ReviewItem(record: draft, reading: reading, lookalike: records.lookalike(of: draft)))
        }
        let profile = try await library.profile(of: options.user, orElse: session.home.profile)
        let conversation = ReviewConversation(
            items: order.sorted(items),
            convention: InputConvention(today: try .today(), profile: profile),
            memory: try await LedgerAdviser(library: library).memory(of: options.user),
            isInteractive: ReviewTerminal.isInteractive
        )
        let actions = ReviewActions(
            library: library,
            user: options.user,
            wording: session.wording,
            environment: session.environment
        )
        let summary = await ReviewTerminal(session: session, actions: actions).hold(conversation)
        if summary.ending == .interrupted { try ExitStatus.interrupted.leave() }
    }
}

extension [Record] {
    /// An earlier record of the same amount on the same day: likely the same receipt, photographed twice.
    func lookalike(of draft: Record) -> Record? {
        guard let date = draft.date, let amount = draft.amount else { return nil }
        return first { $0.id < draft.id && $0.status != .discarded && $0.date == date && $0.amount == amount }
    }
}
