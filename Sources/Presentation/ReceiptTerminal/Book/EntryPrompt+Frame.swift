import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptWording

// The prompt's choices and its layout.
extension EntryPrompt {
    /// An offered value with the label to show.
    struct Choice: Hashable {
        var value: String
        var label: String
    }

    private static let mostChoices = 6

    /// The choices that match the typed text; all, likeliest first, while nothing is typed.
    var choices: [Choice] {
        let typed = isUntouched ? "" : editor.text.trimmingSpaces
        let found: [Choice] =
            switch part {
            case .merchant: names(for: typed).map { Choice(value: $0, label: $0) }
            case .category: categories(for: typed).map { Choice(value: $0.code, label: wording.label($0)) }
            case .account: accounts(for: typed).map { Choice(value: $0.id, label: $0.name) }
            case .date, .amount, .more: []
            }
        return Array(found.prefix(Self.mostChoices))
    }

    private func names(for typed: String) -> [String] {
        let shops = household.memory.shops.map(\.merchant)
        guard !typed.isEmpty else { return shops }
        let isTransfer = typed.contains(">")
        return isTransfer ? [] : NameCompletion(shops: shops, lines: [], chains: household.chains).names(for: typed)
    }

    private func categories(for typed: String) -> [ReceiptDomain.Category] {
        [RecordKind.expense, .income].flatMap {
            CategorySearch(kind: $0, in: household.convention.catalog).matches(typed)
        }
    }

    private func accounts(for typed: String) -> [Account] {
        let open = household.state.accounts.accounts.filter { $0.closed == nil }
        let wanted = typed.lowercased()
        return open.filter { account in
            wanted.isEmpty || account.id.contains(wanted) || account.name.lowercased().contains(wanted)
                || account.cards.keys.contains { $0.hasPrefix(wanted) }
        }
    }

    /// All parts with their answers; the current one with cursor, choices and key hints.
    func frame(_ size: TerminalSize) -> ScreenFrame {
        let width = max(20, min(size.columns, 100) - 2)
        let label = EntryPart.allCases.map { wording.question($0).columns }.max() ?? 0
        var lines = [StyledLine(wording.entryTitle, .strong), StyledLine("")]
        var cursor: ScreenFrame.Position?
        for shown in parts {
            let name = wording.question(shown).padded(toColumns: label) + "  "
            guard shown == part else {
                lines.append(StyledLine([.init("  " + name, .faint), .init(answer(shown).escapingControls)]))
                continue
            }
            let window = editor.window(columns: max(4, width - label - 4))
            cursor = .init(row: lines.count, column: label + 5 + window.cursorColumn)
            let ink: Ink = isUntouched && !window.text.isEmpty ? .inverse : .plain
            lines.append(StyledLine([.init("› " + name, .accent), .init(window.text.escapingControls, ink)]))
            let space = String(repeating: " ", count: label + 4)
            for (index, choice) in choices.enumerated() {
                let mark = index == selected ? "› " : "  "
                lines.append(
                    StyledLine([
                        .init(space + mark), .init(choice.label.escapingControls, index == selected ? .accent : .faint),
                    ])
                )
            }
        }
        var bottom = [StyledLine("")]
        let said = problem ?? wording.hint(part)
        bottom += said.wrapped(toColumns: width).map { StyledLine($0, problem == nil ? .faint : .bad) }
        bottom.append(StyledLine(wording.entryKeys.map { "\($0.key) \($0.label)" }.joined(separator: "  "), .faint))
        let room = max(1, size.rows - bottom.count)
        let free = lines.count..<max(lines.count, room)
        let shown = (lines.prefix(room) + Array(repeating: StyledLine(""), count: max(0, room - lines.count)) + bottom)
            .suffix(size.rows)
            .map { StyledLine([.init(" ")] + $0.truncated(toColumns: width).spans) }
        return ScreenFrame(lines: Array(shown), cursor: cursor, freeRows: free)
    }

    /// The parsed answer for display.
    private func answer(_ part: EntryPart) -> String {
        guard let answer = answers[part], !answer.isEmpty else { return "" }
        switch part {
        case .category: return ReceiptDomain.Category(code: answer).map(wording.label) ?? answer
        case .account: return household.state.accounts[answer]?.name ?? answer
        case .date:
            let day = try? household.convention.entryDay(answer)
            return day.map { wording.day($0) } ?? answer
        default: return answer
        }
    }
}
