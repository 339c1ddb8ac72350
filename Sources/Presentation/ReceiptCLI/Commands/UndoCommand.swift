import ArgumentParser
import ReceiptDomain
import ReceiptStorage
import ReceiptWording

/// Options of `undo` and `redo`.
struct StepOptions: ParsableArguments {
    /// From here on a person is asked: so many steps are easily more than were meant.
    private static let many = 10

    /// A text rather than a number, so that somebody who types an id is told the commands that change one record.
    @Argument("How many steps; more than 10 are asked about (default: 1).", "단계 수. 10이 넘으면 먼저 묻습니다 (기본: 1).")
    var count: String?

    @Option(name: [.customShort("n"), .customLong("steps")], help: .hidden)
    var option: Int?

    var steps: Int? { count.map { Int($0) ?? 0 } ?? option }

    @Flag(help: .dryRun)
    var dryRun = false

    @Flag("Print one JSON object a line for each record, as it is afterwards.", "바뀐 기록마다 JSON 객체를 한 줄씩 출력합니다.")
    var json = false

    func validate() throws {
        guard (1...10_000).contains(steps ?? 1) else {
            throw ValidationError(
                "\((count ?? "\(steps ?? 0)").escapingControls) is no number of steps, from 1 to 10000; one record is changed with 'receiptmind edit' or 'receiptmind discard'",
                "\((count ?? "\(steps ?? 0)").escapingControls): 단계 수가 아닙니다. 1부터 10000까지의 수를 쓰세요. 기록 하나만 바꾸려면 'receiptmind edit'이나 'receiptmind discard'를 쓰세요"
            )
        }
    }

    /// Takes the newest steps back, and says which.
    ///
    /// Due entries are not made here: they would come before the step to be taken back.
    func takeBack(_ kind: LedgerStep.Kind, _ options: LibraryOptions, _ session: Session) async throws {
        guard let library = try options.place.openExisting(session) else {
            return session.message(session.wording.notice(.noStep(kind)))
        }
        let undo = UndoSteps(journal: library, kind)
        let book = try await OpenBook(library, options.user, session)
        let found = try await undo.steps(of: book.user, count: steps ?? 1)
        guard let newest = found.first else { return book.say(book.wording.notice(.noStep(kind))) }
        if kind == .change, steps == nil, let merge = try await library.lastMerge(into: book.user),
            newest.at <= merge.at
        {
            // The last change was the merge, which is no step; undoing another step instead was not meant.
            book.say("receiptmind: " + book.wording.notice(.mergedSince(merge.from, into: book.user)))
            throw ExitCode(ExitStatus.wrongUsage.rawValue)
        }
        if found.count < steps ?? 1 { book.say(book.wording.notice(.noMoreSteps(kind, found.count))) }
        guard !dryRun else {
            for step in found { try await book.session.showInverse(of: step, json: json) }
            return book.say(book.wording.notice(.wouldTakeBack(kind, steps: found.count)))
        }
        if found.count > Self.many, ReviewTerminal.isInteractive,
            await !book.session.agrees(to: book.wording.notice(.takeBackQuestion(kind, steps: found.count)))
        {
            book.say(book.wording.notice(.nothingTakenBack))
            throw ExitCode(ExitStatus.wrongUsage.rawValue)
        }
        try await undo(of: book.user, count: found.count) { [json] step in
            try await book.session.showInverse(of: step, json: json) { try await library.record($0, of: book.user) }
        }
        book.say(book.wording.notice(.takenBack(kind, steps: found.count)))
    }
}

struct UndoCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "undo",
        "Undo the last change, or the last few, however long ago.",
        "마지막 변경이나 최근 변경 몇 개를 되돌립니다. 오래전 것도 되돌릴 수 있습니다.",
        discussion: .localized(
            """
            An answer in the review, an edit of many records and an automatic review are each one step. Nothing is \
            lost: the ledger keeps every earlier state, and photos that were read stay. Settings and users are not undone: \
            'receiptmind settings' and 'receiptmind users' change them back.
            """,
            """
            검토에서 한 번 답한 것, 여러 기록을 한꺼번에 고친 것, 자동 검토 한 번이 각각 한 단계입니다. 잃는 것은 없습니다. 장부에는 이전 상태가 모두 남고, 읽은 사진도 그대로 있습니다. \
            설정과 사용자는 되돌려지지 않습니다. 'receiptmind settings'와 'receiptmind users'로 다시 바꾸세요.
            """
        )
    )

    @OptionGroup var options: LibraryOptions

    @OptionGroup var steps: StepOptions

    func run(_ session: Session) async throws { try await steps.takeBack(.change, options, session) }
}

struct RedoCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "redo",
        "Redo what was undone last, one step or a few.",
        "마지막으로 되돌린 변경을 한 단계나 몇 단계 다시 적용합니다.",
        discussion: .localized(
            """
            The opposite of 'receiptmind undo', however long ago that was. After a new change nothing is left to redo; a \
            record that was undone before it comes back with 'receiptmind discard --back ID'.
            """,
            """
            'receiptmind undo'로 되돌린 것을 다시 적용합니다. 오래전에 되돌린 것도 됩니다. 그 뒤에 새로 바꾼 것이 있으면 다시 적용할 것이 없습니다. 그 전에 취소된 기록은 \
            'receiptmind discard --back ID'로 되살립니다.
            """
        )
    )

    @OptionGroup var options: LibraryOptions
    @OptionGroup var steps: StepOptions

    func run(_ session: Session) async throws { try await steps.takeBack(.undoing, options, session) }
}

extension Session {
    /// Shows the effect on records and everything else of taking the step back.
    ///
    /// `present` reads a record as it is since then, with its new revision.
    fileprivate func showInverse(
        of step: LedgerStep,
        json: Bool,
        present: (RecordID) async throws -> Record? = { _ in nil }
    ) async throws {
        let changes = step.changes.map(\.inverse)
        var written: [Record] = []
        if json { for change in changes { written.append(try await present(change.after.id) ?? change.after) } }
        try show(changes, written: written, json: json)
        for change in step.entities { message(wording.notice(.entityTakenBack(change))) }
    }
}
