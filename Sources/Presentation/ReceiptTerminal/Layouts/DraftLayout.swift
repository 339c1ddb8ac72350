import ReceiptDomain
import ReceiptReview
import ReceiptWording

/// Lays out the current draft in lines of at most `width` columns; 60 suffice.
struct DraftLayout {
    let view: ReviewView
    let wording: any Wording
    let width: Int
    /// Whether to mark the current field, where arrow keys can move it.
    var isPointing = false
    /// Whether the record is confirmed: then nothing is doubtful or to be chosen.
    var isSettled = false
    /// Whether keys are there to answer by.
    var hasKeys = true
    /// The number of proofs shown.
    var maximumProofs = 1

    private let indent = "  "

    /// The heading: position in the review, and the photo's name.
    var heading: [StyledLine] {
        guard let item = view.item else { return [] }
        let title = wording.title(position: view.position, of: view.count)
        let others = item.record.images.count - 1
        let file =
            (item.record.images.first?.originalName ?? "").escapingControls + item.record.partMark
            + (others > 0 ? " +\(others)" : "")
        let room = width - title.columns - 2
        let name = room >= 8 ? file.truncated(toColumns: room) : ""
        let space = String(repeating: " ", count: max(1, width - title.columns - name.columns))
        return [
            StyledLine([.init(title, .strong), .init(space), .init(name, .faint)]),
            StyledLine(String(repeating: "─", count: width), .faint),
        ]
    }

    /// Fields with notes, then the numbered alternatives.
    var body: [StyledLine] { lines(isTerse: false) }

    /// The body within the given rows where possible.
    ///
    /// Leaves out line items, evidence of doubtful fields, and alternatives beyond two lines, which arrow keys still reach.
    func body(within rows: Int) -> [StyledLine] {
        let whole = body
        return whole.count <= rows ? whole : lines(isTerse: true)
    }

    /// The fields alone.
    var fields: [StyledLine] {
        let labels = labelWidth(view.rows)
        return view.rows.map { line($0, labels).truncated(toColumns: width) }
    }

    private func lines(isTerse: Bool) -> [StyledLine] {
        let rows = view.rows
        let labels = labelWidth(rows)
        var lines: [StyledLine] = []
        for row in rows {
            lines.append(line(row, labels))
            lines += ((isTerse ? [] : readings(row)) + reasons(row)).map {
                StyledLine([.init(indent + String(repeating: " ", count: labels + 2))] + $0.spans)
            }
        }
        lines += extras(labels, isTerse: isTerse)
        if !isSettled, !view.alternatives.isEmpty {
            lines += isTerse ? Array(alternatives.prefix(2)) : [StyledLine("")] + alternatives
        }
        return lines.map { $0.truncated(toColumns: width) }
    }

    private func labelWidth(_ rows: [ReviewRow]) -> Int {
        let labels = rows.map { wording.field($0.field) } + [wording.pictureProblem]
        return labels.map(\.columns).max() ?? 0
    }

    private func line(_ row: ReviewRow, _ labels: Int) -> StyledLine {
        let isAtHand = isPointing && row.field == view.fieldAtHand
        let mark = isAtHand ? StyledLine.Span("› ", .accent) : .init(indent)
        var line = StyledLine([mark, .init(wording.field(row.field).padded(toColumns: labels) + "  ", .faint)])
        let confidence = (isSettled ? nil : row.confidence).map { StyledLine.Span(text(of: $0, row.percent), $0.ink) }
        let room = max(8, width - line.columns - (confidence.map { $0.text.columns + 2 } ?? 0))
        let value = (row.value.map(wording.value) ?? wording.missing).truncated(toColumns: room)
        line.append(value, row.value == nil ? .bad : .strong)
        guard let confidence else { return line }
        line.append(String(repeating: " ", count: max(2, confidenceColumn - line.columns)))
        line.spans.append(confidence)
        return line
    }

    /// The column of the confidence marks, if the values leave it free.
    private var confidenceColumn: Int { min(width - 16, 56) }

    private func text(of level: ConfidenceLevel, _ percent: Int?) -> String {
        "\(level.mark) \(wording.confidence(level))" + (percent.map { " \($0)%" } ?? "")
    }

    /// The printed words, where they differ from the value.
    private func readings(_ row: ReviewRow) -> [StyledLine] {
        guard let text = row.evidence?.text, !text.isEmpty else { return [] }
        let words = text.joiningSyllables.escapingControls
        let isCategory = row.field == .category
        if isCategory, isSettled { return [] }
        let known = isCategory ? view.record?.merchant?.escapingControls : row.value.map(wording.value)
        if let known, known.withoutSpaces == words.withoutSpaces { return [] }
        return [StyledLine(isCategory ? wording.impliedBy(words) : wording.readAs(words), .faint)]
    }

    private func reasons(_ row: ReviewRow) -> [StyledLine] {
        let learned = view.record?.learned
        return switch row.field {
        case .amount: proofs(row)
        case .merchant:
            faint(learned?.merchant.map { wording.reason($0.reason, read: view.record?.printed.merchant) })
        case .category: faint(learned?.category.map { wording.reason($0.reason) })
        case .account: faint(learned?.account.map { wording.reason($0.reason) })
        case .splits: parts(row)
        default: []
        }
    }

    private func faint(_ text: String?) -> [StyledLine] { text.map { [StyledLine($0, .faint)] } ?? [] }

    /// The splits of an amount, one line each.
    private func parts(_ row: ReviewRow) -> [StyledLine] {
        guard case .splits(let splits)? = row.value else { return [] }
        return splits.map { StyledLine(wording.part($0)) }
    }

    private func proofs(_ row: ReviewRow) -> [StyledLine] {
        row.confidence == .proved ? view.item?.draft?.proofLines(wording, atMost: maximumProofs) ?? [] : []
    }

    /// Line items, a possible duplicate, and defects of the picture.
    private func extras(_ labels: Int, isTerse: Bool) -> [StyledLine] {
        guard let item = view.item, let working = view.record else { return [] }
        var lines: [StyledLine] = []
        if !working.items.isEmpty, !isTerse {
            let names = working.items.map { item in
                "\(item.name.isEmpty ? wording.missing : item.name.escapingControls) \(item.amount.formattedNumber)"
            }
            let key = isSettled || !hasKeys ? "" : " (i)"
            let count = wording.items(working.items.count) + key
            lines.append(StyledLine("\(indent)\(count): \(names.joined(separator: ", "))", .faint))
        }
        if let invoice = item.draft?.invoice {
            let said = wording.lines(invoice)
            lines.append(StyledLine(indent + said.source, .faint))
            lines += said.differences.map { StyledLine(indent + $0, .doubt) }
        }
        if let content = working.content {
            let next = content == .none && hasKeys ? wording.localized("; d discards it", ". d를 누르면 버립니다") : ""
            lines.append(StyledLine(indent + wording.content(content) + next, .doubt))
        }
        if let other = item.possibleDuplicate {
            lines.append(StyledLine(indent + wording.possibleDuplicate(other), .doubt))
            lines.append(StyledLine(indent + indent + wording.common(other), .faint))
        }
        if let proposal = item.together, !isSettled {
            let question = wording.question(.together(proposal)) + (hasKeys ? " (j)" : "")
            lines += question.wrapped(toColumns: max(20, width - indent.columns)).map {
                StyledLine(indent + $0, .accent)
            }
        }
        if let offered = item.offered, !isSettled {
            let isTaken = working.occurrence == offered.key
            lines.append(StyledLine(indent + wording.offered(offered, isTaken: isTaken), isTaken ? .good : .accent))
        }
        lines += item.warnings.map { warning in
            StyledLine([
                .init(indent), .init(wording.pictureProblem.padded(toColumns: labels) + "  ", .faint),
                .init(wording.defect(warning), .doubt),
            ])
        }
        return lines
    }

    /// `1 Date 2026-11-08   2 Amount ₩21,273`, wrapped.
    private var alternatives: [StyledLine] {
        var lines: [StyledLine] = []
        var line = StyledLine(indent + wording.alternatives + " ", .faint)
        let start = line.columns
        for (index, candidate) in view.alternatives.enumerated() {
            let text = " \(wording.field(candidate.field)) \(Self.text(candidate, wording))"
            if line.columns > start, line.columns + 2 + text.columns + 3 > width {
                lines.append(line)
                line = StyledLine(String(repeating: " ", count: start))
            }
            if line.columns > start { line.append("  ") }
            line.append(" \(index + 1)", .accent)
            line.append(text)
        }
        return lines + [line]
    }

    static func text(_ change: FieldChange, _ wording: any Wording) -> String {
        if case .merchant(let name) = change { return name.escapingControls.truncated(toColumns: 30) }
        return wording.choice(change)
    }
}
