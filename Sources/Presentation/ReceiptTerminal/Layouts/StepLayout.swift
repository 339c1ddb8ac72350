import ReceiptReview
import ReceiptWording

/// The content below the draft, or in its place, at each step.
struct StepLayout {
    let review: TypedReview
    let wording: any Wording
    let width: Int
    /// Whether answers are typed as lines: then there are no arrow keys, and `<` goes back.
    var isTyped = true

    /// The choices of a question, or the help.
    func lines(filter: String = "", selected: Int? = nil) -> [StyledLine] {
        if review.isHelpShown { return help }
        return switch review.step {
        case .chooseField, .chooseCategory, .chooseGroupCategory, .chooseDraft:
            grid(review.conversation.choices(wording, filter: filter).map(text), selected)
        default: []
        }
    }

    /// Key hints in at most two lines: `Enter confirm · ←→ other values · …`.
    ///
    /// Where there is no room, the least important are left out from the end, except help and quit; the help lists all.
    var keyLines: [StyledLine] {
        var keys = named(review.isHelpShown ? wording.keysOfHelp : wording.keys(for: review.step))
        var lines = lines(of: keys)
        while lines.count > 2, keys.count > 3 {
            keys.remove(at: keys.count - 3)
            lines = self.lines(of: keys)
        }
        return lines
    }

    private func lines(of keys: [KeyLabel]) -> [StyledLine] {
        var lines: [StyledLine] = []
        var line = StyledLine([])
        for key in keys {
            let name = key.key
            let width = name.columns + 1 + key.label.columns
            if line.columns > 0, line.columns + 3 + width > self.width {
                lines.append(line)
                line = StyledLine([])
            }
            if line.columns > 0 { line.append(" · ", .faint) }
            line.append(name, .accent)
            line.append(" \(key.label)", .faint)
        }
        return line.columns > 0 ? lines + [line] : lines
    }

    var noticeLines: [StyledLine] {
        guard let notice = review.notice else { return [] }
        let text =
            switch notice {
            case .review(let notice): wording.notice(notice)
            case .unknownCommand(let text): wording.unknownCommand(text, hasHelp: review.step == .draft)
            }
        return text.wrapped(toColumns: max(20, width - 2)).enumerated().map { index, line in
            let mark = index > 0 ? "  " : notice.isTrouble ? "! " : "✓ "
            return StyledLine(mark + line, notice.isTrouble ? .doubt : .good)
        }
    }

    /// Choices in as many columns as fit, read downwards.
    private func grid(_ choices: [String], _ selected: Int?) -> [StyledLine] {
        let cell = (choices.map(\.columns).max() ?? 0) + 3
        let columns = max(1, min(3, (width - 2) / max(1, cell)))
        let rows = (choices.count + columns - 1) / columns
        return (0..<rows).map { row in
            var line = StyledLine("  ")
            for index in stride(from: row, to: choices.count, by: max(1, rows)) {
                if index > row {
                    line.append(String(repeating: " ", count: max(1, 2 + index / rows * cell - line.columns)))
                }
                line.append(choices[index], index == selected ? .inverse : .plain)
            }
            return line
        }
    }

    private func text(_ choice: Choice) -> String {
        ("\(choice.number)".padded(toColumns: 2, .right) + " " + choice.label).truncated(toColumns: width - 2)
    }

    /// The available keys under their names in this skin.
    private func named(_ keys: [KeyLabel]) -> [KeyLabel] {
        if isTyped { return keys.filter { !$0.key.hasSuffix("←→") && !$0.key.hasPrefix("PgUp") } }
        return keys.map { KeyLabel($0.key == "<" ? "Esc" : $0.key, $0.label) }
    }

    private var help: [StyledLine] {
        let entries = named(wording.help(isTyped: isTyped))
        let keys = entries.map(\.key.columns).max() ?? 0
        return entries.map { entry in
            StyledLine([
                .init("  " + entry.key.padded(toColumns: keys) + "  ", .accent), .init(entry.label),
            ]).truncated(toColumns: width)
        }
    }
}
