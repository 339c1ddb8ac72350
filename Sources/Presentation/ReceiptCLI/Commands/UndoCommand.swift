import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Options of `undo` and `redo`.
struct StepOptions: ParsableArguments {
    /// From here on a person is asked: so many steps are easily more than were meant.
    private static let many = 10

    /// A text, so that an id is answered with what changes one record.
    @Argument(help: .text(.changes(.undoSteps)))
    var count: String?

    @Option(name: [.customShort("n"), .customLong("steps")], help: .hidden)
    var option: Int?

    var steps: Int? { count.map { Int($0) ?? 0 } ?? option }

    @Flag(help: .text(.changes(.undoDryRun)))
    var dryRun = false

    @Flag(help: .text(.changes(.undoJson)))
    var json = false

    func validate() throws {
        guard (1...10_000).contains(steps ?? 1) else { throw ValidationError(.notSteps(count ?? "\(steps ?? 0)")) }
    }

    /// Takes the newest steps back, and says which.
    ///
    /// Due entries are not made here: they would come before the step to be taken back.
    func takeBack(_ kind: LedgerStep.Kind, _ options: LibraryOptions, _ session: Session) async throws {
        guard let library = try options.place.openExisting(session) else {
            return session.message(session.wording.notice(.noStep(kind)))
        }
        let undo = UndoSteps(journal: library, kind)
        let session = try await session.knowing(library, options.user)
        let found = try await undo.steps(of: options.user, count: steps ?? 1)
        guard let newest = found.first else { return session.message(session.wording.notice(.noStep(kind))) }
        if kind == .change, steps == nil, let merge = try await library.lastMerge(into: options.user),
            newest.at <= merge.at
        {
            // What was done last is the merge, which is no step; another step in its place was not meant.
            session.message("receiptmind: " + session.wording.notice(.mergedSince(merge.from, into: options.user)))
            throw ExitCode(ExitStatus.wrongUsage.rawValue)
        }
        if found.count < steps ?? 1 { session.message(session.wording.notice(.noMoreSteps(kind, found.count))) }
        guard !dryRun else {
            for step in found { try session.showInverse(of: step, json: json) }
            return session.message(session.wording.notice(.wouldTakeBack(kind, steps: found.count)))
        }
        if found.count > Self.many, ReviewTerminal.isInteractive,
            await !session.agrees(to: session.wording.notice(.takeBackQuestion(kind, steps: found.count)))
        {
            session.message(session.wording.notice(.nothingTakenBack))
            throw ExitCode(ExitStatus.wrongUsage.rawValue)
        }
        try await undo(of: options.user, count: found.count) { [json] step in
            try session.showInverse(of: step, json: json)
        }
        session.message(session.wording.notice(.takenBack(kind, steps: found.count)))
    }
}

/// Undoes the last steps: `receiptmind undo`.
struct UndoCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: .text(.changes(.undoAbstract)),
        discussion: .text(.changes(.undoDiscussion))
    )

    @OptionGroup var options: LibraryOptions

    @OptionGroup var steps: StepOptions

    func run(_ session: Session) async throws { try await steps.takeBack(.change, options, session) }
}

/// Redoes the steps that were undone last: `receiptmind redo`.
struct RedoCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "redo",
        abstract: .text(.changes(.redoAbstract)),
        discussion: .text(.changes(.redoDiscussion))
    )

    @OptionGroup var options: LibraryOptions
    @OptionGroup var steps: StepOptions

    func run(_ session: Session) async throws { try await steps.takeBack(.undoing, options, session) }
}

extension Session {
    /// Shows the effect on records and everything else of taking the step back.
    fileprivate func showInverse(of step: LedgerStep, json: Bool) throws {
        try show(step.changes.map(\.inverse), json: json)
        for change in step.entities { message(wording.notice(.entityTakenBack(change))) }
    }
}
