import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptParsing
import ReceiptReview
import ReceiptTerminal
import ReceiptWording

struct ReviewCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "review",
        "Go through the drafts one by one: confirm, correct, skip or discard.",
        "초안을 하나씩 보고 확정하거나, 고치거나, 건너뛰거나, 버립니다.",
        discussion: .localized(
            """
            Nothing is written until you answer, and every answer is on the disk before the next draft is shown. \
            Answers can be piped in, one a line; the end of input means stop, never yes.

            --auto confirms, without asking, drafts whose total is proved by the printed amounts and whose other fields are \
            known from earlier receipts or have at least this confidence (95% unless you say otherwise). It says what it did; \
            that is one step for 'receiptmind undo'. --json \
            prints one draft a line, then {"event":"ready"}, then takes answers such as
            {"id":"a1b2c3d4","action":"confirm","set":{"category":"food"}}, with the actions confirm, edit, discard and \
            skip; join makes one draft of those in its "together". A draft with a "lookalike" is confirmed only after apart, which \
            says that it is a purchase of its own.
            """,
            """
            답하기 전에는 아무것도 쓰지 않고, 답은 다음 초안이 나오기 전에 디스크에 저장됩니다. 답을 파이프로 한 줄씩 넣을 수 있습니다. 입력이 끝나면 멈추며, '예'로 보지 \
            않습니다.

            --auto는 인쇄된 금액으로 합계가 검산되고, 나머지 항목도 이전 영수증으로 이미 알거나 그 값(따로 쓰지 않으면 95%) 이상 확실한 초안을 묻지 않고 확정한 뒤 \
            결과를 알려 줍니다. 'receiptmind undo'로는 한 단계입니다. --json은 초안마다 객체를 한 줄씩, 그다음 {"event":"ready"}를 출력하고,
            {"id":"a1b2c3d4","action":"confirm","set":{"category":"food"}} 같은 답을 받습니다. action은 confirm, edit, \
            discard, skip입니다. join은 "together"에 적힌 초안들을 하나로 합칩니다. "lookalike"가 있는 초안은 \
            다른 구매라고 apart로 답한 뒤에만 확정됩니다.
            """
        )
    )

    @OptionGroup var options: LibraryOptions

    @Option(
        "Which drafts first: doubt (the least certain, then the largest) or date.",
        "어떤 초안부터: doubt(가장 불확실한 것, 그다음 큰 금액) 또는 date."
    )
    var order: ReviewOrder = .doubt

    @Option(
        defaultAsFlag: Certainty(probability: AutomaticReview.usualConfidence),
        help: .localized(
            """
            Confirm, without asking, what is proved and known, or has at least this confidence: 0.5 to 1, or 95%.
            """,
            "검산되고, 이미 알거나 이 값 이상 확실한 초안을 묻지 않고 확정합니다. 0.5부터 1까지, 또는 95%처럼 씁니다."
        )
    )
    var auto: Certainty?

    @Flag(
        "With --auto: show what would be confirmed, and change nothing.",
        "--auto와 함께 쓰면, 확정할 초안만 보여 주고 아무것도 바꾸지 않습니다."
    )
    var dryRun = false

    @Flag("Print the drafts and take the answers as JSON, one object a line.", "초안과 답을 JSON 객체로 한 줄에 하나씩 주고받습니다.")
    var json = false

    func validate() throws {
        if let auto, auto.probability == nil {
            let typed = auto.description.escapingControls
            throw ValidationError(
                "--auto takes a confidence from 50% to 100%, such as --auto=90%: \(typed).",
                "--auto에는 --auto=90%처럼 50%부터 100%까지의 확실도를 씁니다: \(typed)."
            )
        }
        if dryRun, auto == nil { throw ValidationError("--dry-run goes with --auto.", "--dry-run은 --auto와 함께 씁니다.") }
    }

    func run(_ session: Session) async throws {
        guard let book = try await options.repairedBook(session, isDryRun: dryRun) else {
            return try nothingToReview(session)
        }
        let drafts = ReviewDrafts(library: book.library, together: FindTogether(library: book.library))
        let items = try await drafts(of: book.user, order: order)
        guard !items.isEmpty else { return try nothingToReview(book.session) }
        let memory = try await book.memory
        let proposals = items.map { ReviewProposal($0, memory: memory) }
        if let auto { return try await confirm(proposals, atLeast: auto.probability ?? 1, book) }
        if json {
            let review = ScriptedReview(
                session: book.session,
                library: book.library,
                user: book.user,
                convention: book.convention
            )
            return try await review.hold(proposals, answers: StandardConsole()).leave()
        }
        let conversation = ReviewConversation(
            items: items,
            convention: book.convention,
            memory: memory,
            chains: KnownChains.all,
            goods: GoodsCategories.category,
            isInteractive: ReviewTerminal.isInteractive
        )
        let viewer = DesktopViewer(environment: book.session.environment)
        let joining = JoinDrafts(library: book.library, user: book.user)
        let actions = ReviewActions(library: book.library, user: book.user, joining: joining) { try viewer.open($0) }
        let terminal = ReviewTerminal(session: book.session, library: book.library, actions: actions)
        let summary = await terminal.hold(conversation)
        if summary.ending == .interrupted { try ExitStatus.interrupted.leave() }
    }

    private func nothingToReview(_ session: Session) throws {
        guard json, auto == nil else { return session.message(session.wording.noDrafts) }
        try StandardStreams.json(["event": "ready", "drafts": 0] as JSONForm)
    }

    private func confirm(
        _ proposals: [ReviewProposal],
        atLeast certainty: Double,
        _ book: OpenBook
    ) async throws {
        let (wanted, left) = AutomaticReview(minimumConfidence: certainty).changes(proposals)
        let (changes, refused) = try await book.edits.possible(wanted)
        let written = dryRun ? changes.map(\.after) : try await book.edits.write(changes, unlocking: true)
        try book.session.show(changes, written: written, json: json)
        for (obstacle, count) in left {
            book.say("  " + book.wording.obstacle(obstacle, count: count))
        }
        for problem in refused { book.say("  " + book.wording.problem(problem)) }
        book.say(
            book.wording.automaticSummary(
                confirmed: changes.count,
                left: proposals.count - changes.count,
                isDryRun: dryRun
            )
        )
    }
}
