import ReceiptDomain
import ReceiptReview
import ReceiptWording

/// Lays out a question about several records, with these records.
struct QuestionLayout {
    let view: ReviewView
    let wording: any Wording
    let width: Int
    /// The number of lines for the records.
    var rows: Int

    /// `nil` at steps about a single draft.
    var lines: [StyledLine]? {
        switch view.step {
        case .correction(let correction): self.correction(correction)
        case .group(let group), .chooseGroupCategory(let group): self.group(group)
        case .pictures:
            [StyledLine(wording.otherPictures(view.records.count) + ":", .strong)]
                + list(view.records, below: 1) { $0.images.first?.originalName.escapingControls ?? wording.missing }
        case .together(let proposal):
            wording.together(proposal).wrapped(toColumns: max(20, width)).map { StyledLine($0, .strong) }
                + members(view.records.indices.map { wording.role(in: proposal, at: $0) })
        case .divide(let splits): division(splits)
        case .duplicate(let other):
            ([wording.possibleDuplicate(other), wording.common(other)].flatMap { $0.wrapped(toColumns: max(20, width)) })
                .map { StyledLine($0, .strong) } + members([wording.thisDraft, wording.otherRecord])
        case .card(let offer): [StyledLine(wording.unknownCard(offer), .strong)]
        case .items(let selected): ItemList(view: view, wording: wording, width: width, rows: rows).lines(selected)
        case .enterItem(let index): ItemList(view: view, wording: wording, width: width, rows: rows).lines(index)
        default: nil
        }
    }

    /// Each record of the question with its role.
    private func members(_ roles: [String]) -> [StyledLine] {
        let width = roles.map(\.columns).max() ?? 0
        return zip(roles, view.records).prefix(max(1, rows - 2)).flatMap { role, record in
            let room = max(20, self.width - width - 4)
            return record.outline(withTime: true).wrapped(toColumns: room).enumerated().map { index, text in
                let start = (index == 0 ? role : "").padded(toColumns: width)
                return StyledLine([.init("  \(start)  ", .faint), .init(text, index == 0 ? .strong : .plain)])
            }
        }
    }

    /// The parts that an amount is to be divided into.
    private func division(_ splits: [Split]) -> [StyledLine] {
        guard let record = view.record else { return [] }
        let facts = [record.merchant?.escapingControls, record.amount?.formatted].compactMap(\.self)
        return [StyledLine(facts.joined(separator: "  ").truncated(toColumns: width), .strong)]
            + record.named(splits).map { StyledLine("  " + wording.part($0)).truncated(toColumns: width) }
    }

    private func correction(_ correction: Correction) -> [StyledLine] {
        let value =
            switch correction.effect {
            case .category(let category): wording.label(category)
            case .merchant(let name): name.escapingControls
            }
        let title = StyledLine([
            .init(correction.merchant.escapingControls, .strong), .init(" → ", .faint), .init(value, .accent),
        ])
        return [title, StyledLine(wording.earlierRecords(correction.earlier.count), .faint)]
            + list(view.records, below: 2, facts)
    }

    private func group(_ group: DraftGroup) -> [StyledLine] {
        [
            StyledLine(group.merchant.escapingControls, .strong),
            StyledLine(wording.draftsOfShop(view.records.count), .faint),
        ]
            + list(view.records, below: 2, facts)
    }

    private func facts(_ record: Record) -> String {
        let day = (record.date?.description ?? wording.missing).padded(toColumns: 10)
        let amount = (record.amount?.formatted ?? wording.missing).padded(toColumns: 12, .right)
        return "\(day)  \(amount)  \(record.category.map(wording.label) ?? wording.missing)"
    }

    /// As many records as fit below the heading, and the number of the others.
    private func list(_ records: [Record], below heading: Int, _ text: (Record) -> String) -> [StyledLine] {
        let room = max(1, rows - heading)
        let shown = records.count > room ? records.prefix(room - 1) : records[...]
        let lines = shown.map { StyledLine("  " + text($0)).truncated(toColumns: width) }
        let rest = records.count - shown.count
        return rest == 0 ? lines : lines + [StyledLine("  " + wording.andMore(rest), .faint)]
    }
}
