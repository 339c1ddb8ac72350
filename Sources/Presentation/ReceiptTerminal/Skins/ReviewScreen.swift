import ReceiptDomain
import ReceiptReview
import ReceiptWording

/// The screen's state of a review: the line being typed, the marked choice, and the meaning of keys.
struct ReviewScreen {
    private(set) var review: TypedReview
    let wording: any Wording
    /// The text typed at a question.
    private(set) var editor = LineEditor()
    /// Index of the marked choice or alternative; Enter without one leaves the question.
    private(set) var selected: Int? = 0
    /// The field's text when the question was asked: Enter on it changes nothing.
    private var original = ""
    /// The text typed before an alternative was taken.
    private var typed = ""
    /// Whether the field's present value is unchanged; the first typed character replaces it.
    private(set) var isUntouched = false
    /// The digit that marked a name, as a name may begin with it: `24시 편의점`.
    private var markingDigit: Character?
    /// Completion of a merchant's name.
    private var completion: NameCompletion?

    init(conversation: ReviewConversation, wording: any Wording) {
        review = TypedReview(conversation)
        self.wording = wording
    }

    var conversation: ReviewConversation { review.conversation }

    mutating func handle(_ key: Key) -> ReviewAction? {
        switch key {
        case .control("c"): return send(.interrupt)
        case .endOfInput: return send(.endOfInput)
        case .escape: return send(.back)
        default: break
        }
        if review.isHelpShown { return send(.back) }
        switch conversation.step {
        case .draft, .allAnswered, .correction, .group, .pictures, .together, .card, .divide, .duplicate:
            return command(key)
        case .chooseField, .chooseCategory, .chooseGroupCategory, .chooseDraft: return choose(key)
        case .enter(let field, _): return type(key, for: field)
        case .items(let selected): return handle(key, onItem: selected)
        case .enterItem: return typeItem(key)
        case .dropChanges: return key == .enter ? answer("") : answerWithCharacter(key)
        case .waiting, .finished: return nil
        }
    }

    /// Whether page keys apply: a draft is shown and nothing is being typed.
    var canTurnPages: Bool {
        guard case .draft = conversation.step, !review.isHelpShown else { return false }
        return (conversation.item?.record.pages.count ?? 0) > 1
    }

    /// The record's page before or after another, wrapping around; the first for `nil`.
    func pageBeside(_ page: RecordPage?, _ direction: Int) -> RecordPage? {
        guard let pages = conversation.item?.record.pages, let first = pages.first else { return nil }
        guard let page, let index = pages.firstIndex(of: page) else { return first }
        return pages[(index + direction + pages.count) % pages.count]
    }

    mutating func report(_ outcome: ReviewOutcome) {
        let before = conversation.step
        review.report(outcome)
        if conversation.step != before { startStep() }
    }

    private mutating func send(_ input: ReviewInput) -> ReviewAction? {
        let before = conversation.step
        let action = review.handle(input)
        if conversation.step != before { startStep() }
        return action
    }

    private mutating func answer(_ text: String) -> ReviewAction? {
        let before = conversation.step
        let action = review.answer(text)
        if conversation.step != before { startStep() }
        return action
    }

    /// Fills the line with the present value, or marks the likeliest choice.
    private mutating func startStep() {
        original = ""
        selected = 0
        switch conversation.step {
        case .enter(let field, _):
            original =
                conversation.working.map { wording.typed(field, of: $0).replacing("\n", with: Self.lineBreak) } ?? ""
        case .enterItem(let index?):
            let items = conversation.working?.items ?? []
            original = items.indices.contains(index) ? items[index].typed : ""
        case .chooseField, .chooseCategory, .chooseGroupCategory: selected = conversation.firstChoice(wording)
        default: break
        }
        editor = LineEditor(original)
        typed = original
        if case .enterItem = conversation.step { isUntouched = false } else { isUntouched = !original.isEmpty }
        guard case .enter(.merchant, _) = conversation.step else { return }
        completion = NameCompletion(
            shops: conversation.memory.shops.map(\.merchant),
            lines: conversation.item?.lines ?? [],
            chains: conversation.chains,
            read: original
        )
    }

    private mutating func command(_ key: Key) -> ReviewAction? {
        switch key {
        case .up: send(.point(-1))
        case .down, .tab: send(.point(1))
        case .left: send(.takeOther(-1))
        case .right: send(.takeOther(1))
        case .enter: answer("")
        case .backspace: send(.back)
        case .control("d"): send(.endOfInput)
        default: answerWithCharacter(key)
        }
    }

    private mutating func answerWithCharacter(_ key: Key) -> ReviewAction? {
        guard case .character(let character) = key, !character.isWhitespace else { return nil }
        return answer(String(character))
    }

    private mutating func handle(_ key: Key, onItem selected: Int) -> ReviewAction? {
        switch key {
        case .up, .left: send(.point(-1))
        case .down, .right, .tab: send(.point(1))
        case .enter: send((conversation.working?.items.isEmpty ?? true) ? .editItem(nil) : .editItem(selected))
        case .backspace: send(.back)
        default: answerWithCharacter(key)
        }
    }

    /// A line item is edited in place, so that typing goes into its text.
    private mutating func typeItem(_ key: Key) -> ReviewAction? {
        guard key == .enter else {
            _ = editor.handle(key)
            return nil
        }
        return editor.text == original ? send(.back) : answer(editor.text)
    }

    private mutating func choose(_ key: Key) -> ReviewAction? {
        let choices = conversation.choices(wording, filter: editor.text)
        switch key {
        case .up, .left: selected = max(0, (selected ?? 0) - 1)
        case .down, .right, .tab: selected = min(max(0, choices.count - 1), (selected ?? -1) + 1)
        case .character("<"): return send(.back)
        case .enter:
            guard let selected, choices.indices.contains(selected) else { return answer(editor.text) }
            return answer(choices[selected].answer)
        case .backspace where editor.text.isEmpty: return send(.back)
        default:
            let before = editor.text
            if editor.handle(key), editor.text != before { selected = bestChoice }
        }
        return nil
    }

    /// The choice marked after typing: the one with that number, else the best match.
    private var bestChoice: Int? {
        if editor.text.isEmpty { return conversation.firstChoice(wording) }
        return Int(counting: editor.text).map { $0 - 1 } ?? 0
    }

    private mutating func type(_ key: Key, for field: ReviewField) -> ReviewAction? {
        switch key {
        case .up, .down, .tab:
            let values = [typed] + otherValues(field)
            let next = ((selected ?? 0) + (key == .up ? values.count - 1 : 1)) % values.count
            selected = next
            editor = LineEditor(values[next])
            isUntouched = true
            markingDigit = nil
        case .enter:
            // Initials are no name, and mean the first that has them.
            if field == .merchant, NameCompletion.isInitials(editor.text), let first = otherValues(field).first {
                return answer(first)
            }
            let isUnchanged = editor.text == original
            // An emptied line clears the field, if the conversation allows it.
            let text = editor.text.replacing(Self.lineBreak, with: "\n")
            return answer(isUnchanged ? "" : text.isEmpty ? "-" : text)
        case .character(let digit) where choosesByDigit(field) && mark(digit, field): break
        default:
            // As in an address bar: typing starts anew, other keys edit the text.
            switch key {
            case .character, .pasted: if isUntouched { editor = LineEditor(markingDigit.map(String.init) ?? "") }
            default: break
            }
            (isUntouched, markingDigit) = (false, nil)
            _ = editor.handle(key)
            (typed, selected) = (editor.text, 0)
        }
        return nil
    }

    /// Whether digits mark the names that are offered: as long as none is being typed.
    func choosesByDigit(_ field: ReviewField) -> Bool {
        field == .merchant && markingDigit == nil && (isUntouched || NameCompletion.isInitials(editor.text))
    }

    /// Marks the name with the number; `false` where there is none.
    private mutating func mark(_ digit: Character, _ field: ReviewField) -> Bool {
        let names = otherValues(field)
        guard let number = digit.wholeNumberValue, (1...9).contains(number), number <= names.count else { return false }
        editor = LineEditor(names[number - 1])
        (isUntouched, markingDigit, selected) = (true, digit, number)
        return true
    }

    /// Stands for a line break in the one line that is edited.
    private static let lineBreak = "⏎"

    /// The values offered by the arrow keys: completions, once something is typed.
    func otherValues(_ field: ReviewField) -> [String] {
        guard typed != original, !typed.isEmpty else { return readValues(field) }
        if field == .merchant { return completion?.names(for: typed) ?? [] }
        return readValues(field).filter { $0.hasPrefix(typed) }
    }

    /// The field's alternatives as a person would type them.
    private func readValues(_ field: ReviewField) -> [String] {
        guard let working = conversation.working else { return [] }
        guard field != .merchant else {
            let names = conversation.others(field).compactMap { change in
                if case .merchant(let name) = change { name } else { nil }
            }
            let known = Set((names + [original]).map(\.lettersOnly))
            let printed = (completion?.printedFirst ?? []).filter { !known.contains($0.lettersOnly) }
            return Array((names.prefix(5) + printed).prefix(5))
        }
        return conversation.others(field).prefix(5).compactMap { change in
            do throws(InputProblem) {
                return try change.applied(to: working, conversation.convention.catalog).typed(field)
            } catch {
                return nil
            }
        }
    }
}
