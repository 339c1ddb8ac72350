import ArgumentParser
import ReceiptConsole
import ReceiptDomain
import ReceiptStorage

/// Takes back what was done last: `receiptmind undo`.
struct UndoCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: "Take back the last change, or the last few, however long ago.",
        discussion: """
            An answer in a review, an edit of many records and an automatic review are one step each. Nothing is lost: \
            the ledger keeps every state, and photos that were read stay.
            """
    )

    @OptionGroup var options: LibraryOptions
    @OptionGroup var general: GeneralOptions

    @Option(help: "How many steps to take back.")
    var steps = 1

    @Flag(help: "Show what would be taken back, and change nothing.")
    var dryRun = false

    @Flag(help: "Print one JSON object a line for each record, as it is then.")
    var json = false

    func validate() throws {
        guard (1...10_000).contains(steps) else { throw ValidationError("--steps takes a number from 1 to 10000.") }
    }

    func run(_ session: Session) async throws {
        guard let library = try options.existing(session), try await !library.recordsIfAny(of: options.user).isEmpty
        else { return session.message(session.wording.notice(.nothingToTakeBack)) }
        let undo = UndoSteps(journal: library)
        let found = try await undo.steps(of: options.user, count: steps)
        guard !found.isEmpty else { return session.message(session.wording.notice(.nothingToTakeBack)) }
        guard !dryRun else {
            for step in found { try session.show(step.changes.map(\.inverse), json: json) }
            return session.message(session.wording.notice(.wouldUndo(steps: found.count)))
        }
        try await undo(of: options.user, count: found.count) { step in
            try session.show(step.changes.map(\.inverse), json: json)
        }
        session.message(session.wording.notice(.undone(steps: found.count)))
    }
}
