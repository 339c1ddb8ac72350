public import ReceiptDomain

/// The review of drafts as a pure state machine: input goes in, an action may come out, and ``view`` is the state to show.
///
/// Nothing is written without input that asks for it. Where ``handle(_:)`` returns an action, the caller performs it and
/// reports back before any further input, so that every answer is on disk before the next draft is shown.
public struct ReviewConversation: Sendable {
    public internal(set) var items: [ReviewItem]
    /// The index of the current draft in ``items``.
    public internal(set) var position = 0
    /// The current draft with changes that are not written yet.
    public internal(set) var working: Record?
    public internal(set) var notice: ReviewNotice?
    /// Answers that can be undone, newest last.
    public internal(set) var answers: [ReviewAnswer] = []
    /// Answers about several drafts, newest last.
    var groupAnswers: [GroupAnswer] = []
    /// The household's history, the answers of this review included.
    public internal(set) var memory: any HouseholdMemory
    /// The current draft as first shown: the reading with the suggestions of history.
    var proposal: Record?
    /// The person's date order, currency and categories, for parsing typed values.
    public let convention: InputConvention
    /// Well-known merchant names, for completion.
    public let chains: [String]
    /// The category that a product's name suggests by general vocabulary.
    let goods: @Sendable (String) -> Category?
    var steps: [ReviewStep] = [.draft]
    /// The field selected with the arrow keys.
    var pointed: ReviewField?
    /// Undo states of the current draft, one before each change.
    var earlierStates: [Record] = []
    /// The question about pictures without a receipt is asked once.
    var wasAskedAboutPictures = false
    /// Merge proposals already asked about; each is asked once.
    var offeredTogether: Set<MergeProposal> = []
    /// Known names that the read name may be a misreading of; computed once for each draft.
    var namesAlike: [String] = []
    /// Card digits already asked about; each is asked once.
    var offeredCards: Set<String> = []
    /// Questions to ask before the next draft, in reverse order.
    var pendingQuestions: [ReviewStep] = []
    /// Whether a person answers and can undo at the end; answers from a file run straight through.
    public let isInteractive: Bool

    public init(
        items: [ReviewItem],
        convention: InputConvention,
        memory: any HouseholdMemory,
        chains: [String] = [],
        goods: @escaping @Sendable (String) -> Category? = { _ in nil },
        isInteractive: Bool
    ) {
        (self.items, self.chains, self.goods) = (items, chains, goods)
        (self.memory, self.isInteractive, self.convention) = (memory, isInteractive, convention)
        pendingQuestions = isInteractive ? groups.reversed().map(ReviewStep.group) : []
        show(0)
    }

    public var step: ReviewStep { steps.last ?? .draft }

    /// The current draft; `nil` only where there are none.
    public var item: ReviewItem? {
        guard items.indices.contains(position) else { return nil }
        var item = items[position]
        if let other = item.possibleDuplicate?.record.id, isSettled(other, of: item) { item.possibleDuplicate = nil }
        return item
    }

    public var hasChanges: Bool { !changedFields.isEmpty }

    /// The fields that the person changed in the current draft.
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

    /// Handles one input; returns the action that the caller has to perform, if any.
    public mutating func handle(_ input: ReviewInput) -> ReviewAction? {
        switch step {
        case .waiting, .finished: return nil
        default: break
        }
        notice = nil
        switch input {
        case .back: goBack()
        case .endOfInput: steps = [.finished(step == .allAnswered ? .completed : .endOfInput)]
        case .interrupt: interrupt()
        default: return decide(input)
        }
        return nil
    }

    /// Clears the notice, when the person does something outside the conversation.
    public mutating func dismissNotice() { notice = nil }

    /// Handles the outcome of the action that ``handle(_:)`` returned.
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
        // A script may have no value for a missing field, and no person can be asked for it.
        case (.enter(_, isNeeded: true), .skip) where !isInteractive: skip()
        case (.dropChanges(let reason), .dropChanges): dropChanges(reason)
        case (.correction(let correction), .apply(let scope)): return apply(correction, to: scope)
        case (.group(let group), _): return decide(input, on: group)
        case (.pictures(let pictures), _): return decide(input, on: pictures)
        case (.together(let proposal), _): return decide(input, on: proposal)
        case (.chooseDraft, .join(let other?)): join(with: other)
        case (.divide(let splits), .confirm): divide(into: splits)
        case (.duplicate(let other), _): return decide(input, on: other)
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
            steps += pendingQuestions
            pendingQuestions = []
            return
        }
        position = index
        let item = items[index]
        proposal = proposed(item)
        namesAlike = findNamesAlike(item)
        working = proposal
        steps = [.draft] + pendingQuestions
        pendingQuestions = []
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
