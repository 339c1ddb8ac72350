public import ReceiptDomain

/// The review of drafts as a pure state machine: a decision goes in, an action may come out, and ``view`` says what to show.
///
/// Nothing is written before a decision asks for it. Where ``handle(_:)`` returns an action, the caller performs it and
/// reports back before anything else is taken, so that every answer is on the disk before the next draft is shown.
public struct ReviewConversation: Sendable {
    public internal(set) var items: [ReviewItem]
    /// Which of ``items`` is looked at.
    public internal(set) var position = 0
    /// The draft with the changes that are not yet written.
    public internal(set) var working: Record?
    public internal(set) var notice: ReviewNotice?
    /// What can be undone, the last one last.
    public internal(set) var answers: [ReviewAnswer] = []
    /// Answers about many drafts, the last one last.
    var groupAnswers: [GroupAnswer] = []
    /// What the household's history says, with what was answered here.
    public internal(set) var memory: any HouseholdMemory
    /// The draft as it is shown at first: as it was read, with what history has taught since.
    var proposal: Record?
    /// How the person writes, for whoever reads what they type.
    public let convention: InputConvention
    /// Well-known names of shops, to complete one that is typed.
    public let chains: [String]
    /// The category that a thing's name speaks for, by what everybody knows.
    let goods: @Sendable (String) -> Category?
    var steps: [ReviewStep] = [.draft]
    /// The field that the person pointed at with the arrow keys.
    var pointed: ReviewField?
    /// States of the draft at hand before each of its changes.
    var earlierStates: [Record] = []
    /// The question about pictures that show no receipt is asked once.
    var wasAskedAboutPictures = false
    /// What was asked about belonging together, which is done once.
    var offeredTogether: Set<MergeProposal> = []
    /// Names that the shop's may be, as far as letters tell: looked up once for each draft.
    var namesAlike: [String] = []
    /// Digits of cards that were asked about, which is done once.
    var offeredCards: Set<String> = []
    /// Questions that are asked before the next draft, the first one last.
    var asides: [ReviewStep] = []
    /// A person sits there, who can take the last answer back at the end; answers from a file are read straight through.
    public let isInteractive: Bool

    public init(
        items: [ReviewItem],
        convention: InputConvention,
        memory: any HouseholdMemory,
        chains: [String] = [],
        goods: @escaping @Sendable (String) -> Category? = { _ in nil },
        isInteractive: Bool
    ) {
        self.items = items
        self.chains = chains
        self.goods = goods
        self.memory = memory
        self.isInteractive = isInteractive
        self.convention = convention
        asides = isInteractive ? groups.reversed().map(ReviewStep.group) : []
        show(0)
    }

    public var step: ReviewStep { steps.last ?? .draft }

    /// The draft that is looked at; `nil` only when there are none.
    public var item: ReviewItem? { items.indices.contains(position) ? items[position] : nil }

    public var hasChanges: Bool { !changedFields.isEmpty }

    /// What the person changed in the draft at hand.
    public var changedFields: Set<ReviewField> {
        guard let proposal, let working else { return [] }
        return working.changedFields(since: proposal)
    }

    public var ending: ReviewEnding? {
        if case .finished(let ending) = step { ending } else { nil }
    }

    public var summary: ReviewSummary {
        var summary = ReviewSummary(ending: ending ?? .quit)
        summary.confirmed = answers.count { $0.kind == .confirmed }
        summary.discarded = answers.count { $0.kind == .discarded }
        for case (.pictures, let changes) in groupAnswers.map({ ($0.question, $0.changes) }) {
            summary.discarded += changes.count
        }
        summary.skipped = answers.count { $0.kind == .skipped }
        summary.left = items.count { $0.record.status == .draft }
        return summary
    }

    /// Takes a decision; returns what the caller has to do, if anything.
    public mutating func handle(_ input: ReviewInput) -> ReviewAction? {
        switch step {
        case .waiting, .finished: return nil
        default: break
        }
        notice = nil
        switch input {
        case .back: goBack()
        case .endOfInput: steps = [.finished(step == .allAnswered ? .completed : .endOfInput)]
        case .interrupt: steps = [.finished(.interrupted)]
        default: return decide(input)
        }
        return nil
    }

    /// Takes the notice away: the person has seen it, and does something that is not the conversation's matter.
    public mutating func dismissNotice() { notice = nil }

    /// Takes note of what became of the action that ``handle(_:)`` returned.
    public mutating func report(_ outcome: ReviewOutcome) {
        guard case .waiting(let action) = step else { return }
        steps.removeLast()
        switch outcome {
        case .done(let record): finish(action, with: record)
        case .joined(let item, let changes): finishJoin(item, changes)
        case .failed(let failure):
            notice = if case .openImage = action { .notOpened(failure) } else { .failed(failure) }
        case .applied(let records, let rules): finish(action, with: records, rules)
        case .followed(let records, let rules, let replaced):
            if case .follow(let rule, let changes) = action, !answers.isEmpty {
                let changes = changes.written(as: records)
                answers[answers.endIndex - 1].consequences.append(
                    .init(rule: rule, replaced: replaced, changes: changes)
                )
            }
            finish(action, with: records, rules)
        case .stale(let current): accept(current, insteadOf: action)
        }
    }

    private mutating func decide(_ input: ReviewInput) -> ReviewAction? {
        switch (step, input) {
        case (.draft, _): return decideOnDraft(input)
        case (.chooseField, .edit(let field?)): ask(for: field)
        case (.enter(_, let isNeeded), .set(let change)): enter(change, isNeeded: isNeeded)
        case (.chooseCategory, .set(let change)): enter(change, isNeeded: false)
        // Who is asked for what is missing may have nothing to give, and nobody is there to be asked about the rest.
        case (.enter(_, isNeeded: true), .skip) where !isInteractive: skip()
        case (.dropChanges(let reason), .dropChanges): dropChanges(reason)
        case (.correction(let correction), .apply(let scope)): return apply(correction, to: scope)
        case (.group(let group), _): return decide(input, on: group)
        case (.pictures(let pictures), _): return decide(input, on: pictures)
        case (.together(let proposal), _): return decide(input, on: proposal)
        case (.card(let offer), _): return decide(input, on: offer)
        case (.chooseGroupCategory(let group), .set(.category(let category?))): return assign(category, to: group)
        case (.items(let selected), _): decide(input, onItem: selected)
        case (.enterItem, .item(let edit)): enter(edit)
        case (.allAnswered, .undo): return undo()
        case (.allAnswered, .confirm), (.allAnswered, .quit): steps = [.finished(.completed)]
        case (_, .point), (_, .takeOther): break
        default: notice = .notPossibleHere
        }
        return nil
    }

    mutating func showNext() {
        let skipped = Set(answers.filter { $0.kind == .skipped }.map(\.index))
        let next = items.indices.first { $0 > position && items[$0].record.status == .draft && !skipped.contains($0) }
        show(next ?? items.endIndex)
    }

    mutating func show(_ index: Int) {
        working = nil
        proposal = nil
        earlierStates = []
        pointed = nil
        guard items.indices.contains(index) else {
            steps = [isInteractive && !(answers.isEmpty && groupAnswers.isEmpty) ? .allAnswered : .finished(.completed)]
            steps += asides
            asides = []
            return
        }
        position = index
        let item = items[index]
        proposal = proposed(item)
        namesAlike = findNamesAlike(item)
        working = proposal
        steps = [.draft] + asides
        asides = []
        if let pictures = otherPictures(from: index) {
            steps.append(.pictures(pictures))
            wasAskedAboutPictures = true
        }
        if let proposal = together(at: index) {
            steps.append(.together(proposal))
            offeredTogether.insert(proposal)
        }
    }
}
