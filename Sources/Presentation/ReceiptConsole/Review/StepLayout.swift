import ReceiptDomain

/// What is shown below the draft, or instead of it, at each step.
struct StepLayout {
    let conversation: ReviewConversation
    let wording: any Wording
    let width: Int

    /// The list that a question chooses from, or the help.
    func lines(filter: String = "", selected: Int? = nil) -> [StyledLine] {
        switch conversation.step {
        case .chooseField: grid(fieldChoices, selected)
        case .chooseCategory: grid(categoryChoices(filter), selected)
        case .help: help
        default: []
        }
    }

    /// `Enter confirm · e edit · …`, broken where it does not fit.
    var keyLines: [StyledLine] {
        var lines: [StyledLine] = []
        var line = StyledLine([])
        for key in wording.keys(for: conversation.step) {
            let width = key.key.columns + 1 + key.label.columns
            if line.columns > 0, line.columns + 3 + width > self.width {
                lines.append(line)
                line = StyledLine([])
            }
            if line.columns > 0 { line.append(" · ", .faint) }
            line.append(key.key, .accent)
            line.append(" \(key.label)", .faint)
        }
        return line.columns > 0 ? lines + [line] : lines
    }

    var noticeLines: [StyledLine] {
        guard let notice = conversation.notice else { return [] }
        let text = wording.notice(notice)
        return text.wrapped(toColumns: max(20, width - 2)).enumerated().map { index, line in
            let mark = index > 0 ? "  " : notice.isTrouble ? "! " : "✓ "
            return StyledLine(mark + line, notice.isTrouble ? .doubt : .good)
        }
    }

    /// Fields with their numbers and present values' names.
    private var fieldChoices: [String] {
        ReviewField.allCases.enumerated().map { index, field in
            "\(index + 1)".padded(toColumns: 2, .right) + " \(wording.field(field))"
        }
    }

    /// Categories that fit what is typed, under the numbers that they always have.
    private func categoryChoices(_ filter: String) -> [String] {
        let search = CategorySearch(kind: conversation.working?.kind ?? .expense)
        let shown = Int(filter) == nil ? search.matches(filter) : search.offered
        return shown.map { category in
            let number = (search.offered.firstIndex(of: category) ?? 0) + 1
            return "\(number)".padded(toColumns: 2, .right) + " \(category.icon) \(wording.category(category))"
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
                line.append(choices[index], index == selected ? .inverse : .plain)
                line.append(String(repeating: " ", count: cell - choices[index].columns))
            }
            return line
        }
    }

    private var help: [StyledLine] {
        let entries = wording.help()
        let keys = entries.map(\.key.columns).max() ?? 0
        return entries.map { entry in
            StyledLine([
                .init("  " + entry.key.padded(toColumns: keys) + "  ", .accent), .init(entry.label),
            ]).truncated(toColumns: width)
        }
    }
}
