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
        case endOfInput
        case interrupt
    }

    public private(set) var items: [ReviewItem]
    /// Which of ``items`` is looked at.
    public private(set) var position = 0
    /// The draft with the changes that are not yet written.
    public private(set) var working: Record?
    public private(set) var notice: ReviewNotice?
    /// What can be taken back, the last one last.
    public private(set) var answers: [ReviewAnswer] = []
    let parser: FieldParser
    private var steps: [ReviewStep] = [.draft]
    /// States of the draft at hand before each of its changes.
    private var earlierStates: [Record] = []
    /// A person sits there: at the end they can take the last answer back. Answers from a file are read straight through.
    private let isInteractive: Bool

    public init(items: [ReviewItem], convention: InputConvention, isInteractive: Bool) {
        self.items = items
        self.isInteractive = isInteractive
        parser = FieldParser(convention: convention)
        show(0)
    }

    public var step: ReviewStep { steps.last ?? .draft }

    /// The draft that is looked at; `nil` only when there are none.
    public var item: ReviewItem? { items.indices.contains(position) ? items[position] : nil }

    public var hasChanges: Bool { !changedFields.isEmpty }

    /// What the person changed in the draft at hand.
    public var changedFields: Set<ReviewField> {
        guard let item, let working else { return [] }
        return working.changedFields(since: item.record)
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
        case .failed(let sentence): notice = .failed(sentence)
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
        case .allAnswered: return answerAtEnd(text)
        case .waiting, .finished: break
        }
        return nil
    }

    // MARK: Looking at a draft

    private mutating func command(_ text: String) -> ReviewAction? {
        guard let working else { return nil }
        switch ReviewCommand(text) {
        case .confirm: return confirm()
        case .pick(let number): pick(number)
        case .edit(nil): steps.append(.chooseField)
        case .edit(let name?): chooseField(name)
        case .category(nil): steps.append(.chooseCategory)
        case .category(let query?): enter(query, for: .category, isNeeded: false)
        case .skip: leave(.skip)
        case .discard: return ask(.discard(item?.record ?? working))
        case .openImage:
            if !working.images.isEmpty { return ask(.openImage(working)) }
            notice = .noImage
        case .undo: return undo()
        case .help: steps.append(.help)
        case .quit: leave(.quit)
        case .back: goBack()
        case nil: notice = .unknownCommand(text)
        }
        return nil
    }

    private mutating func confirm() -> ReviewAction? {
        guard let item, var after = working else { return nil }
        if let missing = after.missingFields.first {
            notice = .needed(missing)
            steps.append(.enter(missing, isNeeded: true))
            return nil
        }
        after.status = .confirmed
        // A proof holds for the printed total, not for another one that was typed.
        after.isProved = item.record.isProved && after.amount == item.record.amount
        return ask(.confirm(before: item.record, after: after))
    }

    private mutating func pick(_ number: Int) {
        let candidates = candidates
        guard candidates.indices.contains(number - 1) else {
            notice = .noSuchChoice(number, of: candidates.count)
            return
        }
        change(candidates[number - 1])
    }

    private mutating func ask(_ action: ReviewAction) -> ReviewAction {
        steps.append(.waiting(action))
        return action
    }

    private mutating func leave(_ reason: ReviewStep.DropReason) {
        guard !hasChanges else {
            steps.append(.dropChanges(reason))
            return
        }
        switch reason {
        case .skip: skip()
        case .quit: steps = [.finished(.quit)]
        }
    }

    private mutating func skip() {
        guard let record = item?.record else { return }
        answers.append(ReviewAnswer(kind: .skipped, before: record, after: record, index: position))
        notice = .skipped(record)
        showNext()
    }

    // MARK: Answering a question

    private mutating func chooseField(_ text: String) {
        guard !text.trimmingSpaces.isEmpty else { return goBack() }
        guard let field = ReviewField(named: text) else {
            notice = .problem(.noSuchField(text))
            return
        }
        if step == .chooseField { steps.removeLast() }
        steps.append(field == .category ? .chooseCategory : .enter(field, isNeeded: false))
    }

    private mutating func enter(_ text: String, for field: ReviewField, isNeeded: Bool) {
        guard let working else { return }
        let answer = text.trimmingSpaces
        if answer == "<" || answer.isEmpty && !isNeeded { return goBack() }
        // `yes '' | receiptmind review` must come to an end: what is incomplete stays a draft.
        if answer.isEmpty, !isInteractive { return skip() }
        do throws(InputProblem) {
            let change =
                if let choice = choice(answer, for: field) { choice } else {
                    try parser(answer, for: field, of: working)
                }
            let changed = try change.applied(to: working)
            if step != .draft { steps.removeLast() }
            set(changed)
        } catch {
            notice = .problem(error)
            return
        }
        guard isNeeded else { return }
        if let next = self.working?.missingFields.first {
            notice = .needed(next)
            steps.append(.enter(next, isNeeded: true))
        } else {
            notice = .completed
        }
    }

    /// A number that cannot be meant as a value picks one of the field's alternatives.
    private func choice(_ answer: String, for field: ReviewField) -> FieldChange? {
        guard field == .merchant || field == .date, let number = Int(answer) else { return nil }
        let choices = candidates.filter { $0.field == field }
        return choices.indices.contains(number - 1) ? choices[number - 1] : nil
    }

    private mutating func change(_ change: FieldChange) {
        guard let working else { return }
        do throws(InputProblem) {
            set(try change.applied(to: working))
        } catch {
            notice = .problem(error)
        }
    }

    private mutating func set(_ changed: Record) {
        guard let working, changed != working else { return }
        earlierStates.append(working)
        self.working = changed
    }

    private mutating func dropChanges(_ text: String, _ reason: ReviewStep.DropReason) {
        steps.removeLast()
        guard Self.isYes(text) else { return }
        working = item?.record
        earlierStates = []
        leave(reason)
    }

    /// Only a plain yes is one; all else is the safe answer.
    private static func isYes(_ text: String) -> Bool {
        ["y", "yes", "예", "네", "ㅛ"].contains(text.trimmingSpaces.lowercased())
    }

    // MARK: Going back

    private mutating func goBack() {
        if steps.count > 1 {
            steps.removeLast()
        } else if let earlier = earlierStates.popLast() {
            working = earlier
        } else {
            notice = .nothingToGoBackTo
        }
    }

    private mutating func undo() -> ReviewAction? {
        guard let last = answers.last else {
            notice = .nothingToUndo
            return nil
        }
        guard last.kind == .skipped else { return ask(.undo(last)) }
        answers.removeLast()
        show(last.index)
        notice = .undone
        return nil
    }

    private mutating func answerAtEnd(_ text: String) -> ReviewAction? {
        switch ReviewCommand(text) {
        case .undo, .back: return undo()
        case .confirm, .quit: steps = [.finished(.completed)]
        default: notice = .unknownCommand(text)
        }
        return nil
    }

    // MARK: What became of an action

    private mutating func finish(_ action: ReviewAction, with record: Record) {
        switch action {
        case .confirm(let before, _):
            remember(.confirmed, before, record)
            notice = .confirmed(record)
        case .discard(let before):
            remember(.discarded, before, record)
            notice = .discarded(record)
        case .undo(let answer):
            answers.removeLast()
            items[answer.index].record = record
            show(answer.index)
            restoreChanges(of: answer)
            notice = .undone
        case .openImage: notice = .imageOpened
        }
    }

    private mutating func remember(_ kind: ReviewAnswer.Kind, _ before: Record, _ after: Record) {
        answers.append(ReviewAnswer(kind: kind, before: before, after: after, index: position))
        items[position].record = after
        showNext()
    }

    /// Shows the draft again with what had been changed in it, so that only the mistake needs to be corrected.
    private mutating func restoreChanges(of answer: ReviewAnswer) {
        guard answer.kind == .confirmed, var working else { return }
        working.take(answer.after.changedFields(since: answer.before), from: answer.after)
        set(working)
    }

    private mutating func accept(_ current: Record, insteadOf action: ReviewAction) {
        if case .undo(let answer) = action {
            answers.removeLast()
            items[answer.index].record = current
            notice = .undoRefused
            return
        }
        items[position].record = current
        if current.status == .draft {
            show(position)
            notice = .changedElsewhere
        } else {
            notice = .answeredElsewhere(current)
            showNext()
        }
    }

    private mutating func showNext() {
        let skipped = Set(answers.filter { $0.kind == .skipped }.map(\.index))
        let next = items.indices.first { $0 > position && items[$0].record.status == .draft && !skipped.contains($0) }
        show(next ?? items.endIndex)
    }

    private mutating func show(_ index: Int) {
        working = nil
        earlierStates = []
        guard items.indices.contains(index) else {
            steps = [isInteractive && !answers.isEmpty ? .allAnswered : .finished(.completed)]
            return
        }
        position = index
        working = items[index].record
        steps = [.draft]
    }
}

extension Record {
    fileprivate mutating func take(_ fields: Set<ReviewField>, from other: Record) {
        if fields.contains(.merchant) { merchant = other.merchant }
        if fields.contains(.date) { date = other.date }
        if fields.contains(.time) { time = other.time }
        if fields.contains(.amount) || fields.contains(.currency) {
            (amount, tax, subtotal, items) = (other.amount, other.tax, other.subtotal, other.items)
        }
        if fields.contains(.kind) { kind = other.kind }
        if fields.contains(.category) { category = other.category }
        if fields.contains(.account) { account = other.account }
        if fields.contains(.memo) { memo = other.memo }
        if fields.contains(.tags) { tags = other.tags }
        if fields.contains(.subject) { subject = other.subject }
    }
}
