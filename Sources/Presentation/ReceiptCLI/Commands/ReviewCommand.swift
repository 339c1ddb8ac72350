import ArgumentParser
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptLearning
import ReceiptParsing
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Reviews drafts: `receiptmind review`.
struct ReviewCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: .text(.review(.reviewAbstract)),
        discussion: .text(.review(.reviewDiscussion))
    )

    @OptionGroup var options: LibraryOptions

    @Option(help: .text(.review(.reviewOrder)))
    var order: ReviewOrder = .doubt

    @Option(
        defaultAsFlag: Certainty(probability: AutomaticReview.usualConfidence),
        help: .text(.review(.reviewAuto))
    )
    var auto: Certainty?

    @Flag(help: .text(.review(.reviewDryRun)))
    var dryRun = false

    @Flag(help: .text(.review(.reviewJson)))
    var json = false

    func validate() throws {
        if dryRun, auto == nil { throw ValidationError(.dryRunWithoutAuto) }
    }

    func run(_ session: Session) async throws {
        guard try await options.openExisting(session, isDryRun: dryRun) != nil else {
            return try nothingToReview(session)
        }
        let library = try await options.open(session, isDryRun: dryRun)
        let session = try await session.knowing(library, options.user)
        let drafts = ReviewDrafts(library: library, together: FindTogether(library: library))
        let items = try await drafts(of: options.user, order: order)
        guard !items.isEmpty else { return try nothingToReview(session) }
        let memory = try await LedgerMemories(library: library).memory(of: options.user)
        let convention = try await options.convention(session, library)
        let proposals = items.map { ReviewProposal($0, memory: memory) }
        if let auto { return try await confirm(proposals, atLeast: auto, library, session) }
        if json {
            let review = ScriptedReview(
                session: session,
                library: library,
                user: options.user,
                convention: convention
            )
            return try await review.hold(proposals, answers: StandardConsole()).leave()
        }
        let conversation = ReviewConversation(
            items: items,
            convention: convention,
            memory: memory,
            chains: KnownChains.all,
            goods: GoodsCategories.category,
            isInteractive: ReviewTerminal.isInteractive
        )
        let viewer = DesktopViewer(environment: session.environment)
        let joining = JoinDrafts(library: library, user: options.user)
        let actions = ReviewActions(library: library, user: options.user, joining: joining) { try viewer.open($0) }
        let terminal = ReviewTerminal(session: session, library: library, actions: actions)
        let summary = await terminal.hold(conversation)
        if summary.ending == .interrupted { try ExitStatus.interrupted.leave() }
    }

    private func nothingToReview(_ session: Session) throws {
        guard json, auto == nil else { return session.message(session.wording.noDrafts) }
        try StandardStreams.json(ReviewEventLine(event: "ready", drafts: 0))
    }

    private func confirm(
        _ proposals: [ReviewProposal],
        atLeast certainty: Certainty,
        _ library: ReceiptLibrary,
        _ session: Session
    ) async throws {
        let (wanted, left) = AutomaticReview(minimumConfidence: certainty.probability).changes(proposals)
        let edits = EditRecords(library: library, user: options.user)
        let (changes, refused) = try await edits.possible(wanted)
        if !dryRun { try await edits.write(changes, unlocking: true) }
        try session.show(changes, json: json)
        for (obstacle, count) in left {
            session.message("  " + session.wording.obstacle(obstacle, count: count))
        }
        for problem in refused { session.message("  " + session.wording.problem(problem)) }
        session.message(
            session.wording.automaticSummary(
                confirmed: changes.count,
                left: proposals.count - changes.count,
                isDryRun: dryRun
            )
        )
    }
}
