import ReceiptReview
import ReceiptWording

/// The lines of a full screen.
struct ScreenFrame: Hashable, Sendable {
    struct Position: Hashable, Sendable {
        var row: Int
        var column: Int
    }

    var lines: [StyledLine]
    /// The cursor's position, counted from 0; `nil` hides it.
    var cursor: Position?
    /// The empty rows between the draft and the bottom.
    var freeRows: Range<Int>
}

extension ReviewScreen {
    /// The draft at the top; the question, the last message and the keys at the bottom.
    ///
    /// Where the draft and `pictureRows` of its photo do not fit, notes are dropped, then its last lines.
    func frame(_ size: TerminalSize, pictureRows: Int = 0) -> ScreenFrame {
        let width = max(20, min(size.columns, 100) - 2)
        let view = conversation.view
        let draft = DraftLayout(view: view, wording: wording, width: width, isPointing: true)
        let step = StepLayout(review: review, wording: wording, width: width, isTyped: false)
        let (question, cursorColumn) = questionLine(width)
        let choices = step.lines(filter: editor.text, selected: selected)
        // The help has a line for each key, which a low terminal has just room for.
        var bottom = review.isHelpShown ? choices : step.noticeLines
        if !choices.isEmpty, !review.isHelpShown { bottom += choices + [StyledLine("")] }
        let questionIndex = bottom.count
        bottom += question
        let keys = step.keyLines
        let isFull = bottom.count + keys.count >= size.rows
        if !bottom.isEmpty, !isFull { bottom.append(StyledLine("")) }
        bottom += keys
        let room = max(0, size.rows - bottom.count)
        let aside = QuestionLayout(view: view, wording: wording, width: width, rows: room).lines
        let isHidden = review.isHelpShown || view.record == nil
        let rows = room - draft.heading.count
        var body = isHidden ? [] : draft.body(within: rows - pictureRows)
        // Beside a list of choices the field that is chosen for has to be seen.
        if !choices.isEmpty, body.count > rows { body = draft.fields }
        let top = aside ?? draft.heading + body
        var lines = Array(top.prefix(room))
        if top.count > room, room > 0 { lines[room - 1] = StyledLine("  …", .faint) }
        lines += Array(repeating: StyledLine(""), count: room - lines.count)
        lines = (lines + bottom).suffix(size.rows).map { line in
            StyledLine([.init(" ")] + line.truncated(toColumns: width).spans)
        }
        let cursor = cursorColumn.map {
            ScreenFrame.Position(row: max(0, size.rows - bottom.count + questionIndex), column: $0 + 1)
        }
        return ScreenFrame(lines: lines, cursor: cursor, freeRows: min(top.count, room)..<room)
    }

    /// The question with the typed text, and the cursor's column.
    private func questionLine(_ width: Int) -> (lines: [StyledLine], cursorColumn: Int?) {
        if review.isHelpShown { return ([], nil) }
        let question = wording.question(conversation.step)
        switch conversation.step {
        case .enter(let field, _):
            var hint = wording.hint(for: field)
            let others = otherValues(field)
            let isNumbered = choosesByDigit(field)
            let shown = others.prefix(isNumbered ? 5 : 3).enumerated().map { index, value in
                (isNumbered ? "\(index + 1) " : "") + value.escapingControls
            }
            if !shown.isEmpty { hint = "↑↓ " + shown.joined(separator: " · ") }
            let (line, column) = inputLine(question, width)
            return ([line] + hintLines(hint, width), column)
        case .chooseField, .chooseCategory, .chooseGroupCategory, .chooseDraft:
            let (line, column) = inputLine(question, width)
            return ([line], column)
        case .enterItem:
            let (line, column) = inputLine(question, width)
            return ([line] + hintLines(wording.hint(for: .items), width), column)
        case .dropChanges, .allAnswered, .correction, .group, .pictures, .together, .card, .divide, .duplicate:
            return (question.wrapped(toColumns: width).map { StyledLine($0, .strong) }, nil)
        default: return ([], nil)
        }
    }

    private func hintLines(_ hint: String, _ width: Int) -> [StyledLine] {
        hint.wrapped(toColumns: width - 2).map { StyledLine("  " + $0, .faint) }
    }

    private func inputLine(_ question: String, _ width: Int) -> (line: StyledLine, cursorColumn: Int) {
        let label = question.promptingAnswer
        let window = editor.window(columns: max(4, width - label.columns))
        let ink: Ink = isUntouched ? .inverse : .plain
        return (StyledLine([.init(label, .strong), .init(window.text, ink)]), label.columns + window.cursorColumn)
    }
}

extension String {
    /// The question before its answer on the same line.
    var promptingAnswer: String { self + (hasSuffix("?") ? " " : ": ") }
}
