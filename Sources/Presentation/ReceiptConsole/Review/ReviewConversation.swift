public import ReceiptDomain

/// The review of drafts as a pure state machine: an answer goes in, an action may come out, and the state says what to show.
///
/// Nothing is written before an answer asks for it. Where ``handle(_:)`` returns an action, the caller performs it and
/// reports back before anything else is taken, so that every answer is on the disk before the next draft is shown.
public struct ReviewConversation: Sendable {
    public enum Input: Hashable, Sendable {
        /// A key or a line; empty for Enter.
        case answer(String)
        case back
        /// Points at the field so many below.
        case point(Int)
        /// Gives the field at hand the value that is so many further.
        case takeOther(Int)
        case endOfInput
        case interrupt
    }

    public internal(set) var items: [ReviewItem]
    /// Which of ``items`` is looked at.
    public internal(set) var position = 0
    /// The draft with the changes that are not yet written.
    public internal(set) var working: Record?
    public internal(set) var notice: ReviewNotice?
    /// What can be taken back, the last one last.
    public internal(set) var answers: [ReviewAnswer] = []
    /// Answers about many drafts, the last one last.
    var groupAnswers: [GroupAnswer] = []
    /// What the household's history says, with what was answered here.
    var memory: any HouseholdMemory
    /// The draft as it is shown at first: as it was read, with what history has taught since.
    var proposal: Record?
    let parser: FieldParser
    /// Well-known names of shops, to complete one that is typed.
    let chains: [String]
    var steps: [ReviewStep] = [.draft]
    /// The field that the person pointed at with the arrow keys.
    var pointed: ReviewField?
    /// States of the draft at hand before each of its changes.
    var earlierStates: [Record] = []
    /// Questions that are asked before the next draft, the first one last.
    var asides: [ReviewStep] = []
    /// A person sits there, who can take the last answer back at the end; answers from a file are read straight through.
    let isInteractive: Bool

    public init(
        items: [ReviewItem],
        convention: InputConvention,
        memory: any HouseholdMemory,
        chains: [String] = [],
        isInteractive: Bool
    ) {
        self.items = items
        self.chains = chains
        self.memory = memory
        self.isInteractive = isInteractive
        parser = FieldParser(convention: convention)
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
        summary.skipped = answers.count { $0.kind == .skipped }
        summary.left = items.count { $0.record.status == .draft }
        return summary
    }

    /// Takes an answer; returns what the caller has to do, if anything.
    public mutating func handle(_ input: Input) -> ReviewAction? {
        switch step {
        case .waiting, .finished: return nil
        default: break
        }
        notice = nil
        switch input {
        case .answer(let text): return answer(text)
        case .back: goBack()
        case .point(let offset): point(offset)
        case .takeOther(let offset): takeOther(offset)
        case .endOfInput: steps = [.finished(step == .allAnswered ? .completed : .endOfInput)]
        case .interrupt: steps = [.finished(.interrupted)]
        }
        return nil
    }

    /// Takes note of what became of the action that ``handle(_:)`` returned.
    public mutating func report(_ outcome: ReviewOutcome) {
        guard case .waiting(let action) = step else { return }
        steps.removeLast()
        switch outcome {
        case .done(let record): finish(action, with: record)
        case .failed(let sentence):
            notice = if case .openImage = action { .notOpened(sentence) } else { .failed(sentence) }
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

    private mutating func answer(_ text: String) -> ReviewAction? {
        switch step {
        case .draft: return command(text)
        case .chooseField: chooseField(text)
        case .enter(let field, let isNeeded): enter(text, for: field, isNeeded: isNeeded)
        case .chooseCategory: enter(text, for: .category, isNeeded: false)
        case .dropChanges(let reason): dropChanges(text, reason)
        case .help: steps.removeLast()
        case .correction(let correction): return answer(text, to: correction)
        case .group(let group): return answer(text, to: group)
        case .chooseGroupCategory(let group): return chooseCategory(text, for: group)
        case .allAnswered: return answerAtEnd(text)
        case .waiting, .finished: break
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
            steps = [isInteractive && !answers.isEmpty ? .allAnswered : .finished(.completed)]
            steps += asides
            asides = []
            return
        }
        position = index
        let item = items[index]
        proposal = proposed(item)
        working = proposal
        steps = [.draft] + asides
        asides = []
    }
}
