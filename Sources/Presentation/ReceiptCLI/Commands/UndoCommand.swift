import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Takes back what was done last: `receiptmind undo`.
struct UndoCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: .text(.undoAbstract),
        discussion: .text(.undoDiscussion)
    )

    @OptionGroup var options: LibraryOptions
    @OptionGroup var general: GeneralOptions

    @Option(help: .text(.undoSteps))
    var steps = 1

    @Flag(help: .text(.undoDryRun))
    var dryRun = false

    @Flag(help: .text(.undoJson))
    var json = false

    func validate() throws {
        guard (1...10_000).contains(steps) else { throw ValidationError(.stepsOutOfRange) }
    }

    func run(_ session: Session) async throws {
        guard let library = try options.existing(session), try await !library.recordsIfAny(of: options.user).isEmpty
        else { return session.message(session.wording.notice(.noStepToUndo)) }
        let undo = UndoSteps(journal: library)
        let found = try await undo.steps(of: options.user, count: steps)
        guard !found.isEmpty else { return session.message(session.wording.notice(.noStepToUndo)) }
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
