public import ReceiptDomain
import ReceiptReview
public import ReceiptWording

/// Changes of records for display: each record on a line, with old and new values below.
public struct ChangeSheet: Sendable {
    private let wording: any Wording

    public init(_ wording: any Wording) { self.wording = wording }

    public func lines(_ changes: [RecordChange]) -> [StyledLine] {
        changes.flatMap { change -> [StyledLine] in
            let record = change.after
            let parts = [
                wording.title(of: record)?.escapingControls, record.date?.description, record.amount?.formatted,
            ]
            let outline = parts.map { $0 ?? wording.missing }.joined(separator: "  ")
            return [StyledLine([.init(record.id.short, .faint), .init("  "), .init(outline, .strong)])]
                + differences(change).map { difference in
                    StyledLine([
                        .init("  \(difference.name): ", .faint), .init(difference.before), .init(" → ", .faint),
                        .init(difference.after, .accent),
                    ])
                }
        }
    }

    private func differences(_ change: RecordChange) -> [(name: String, before: String, after: String)] {
        let fields = change.after.changedFields(since: change.before)
        var found: [(name: String, before: String, after: String)] = []
        if change.before.status != change.after.status {
            let (before, after) = (wording.status(change.before.status), wording.status(change.after.status))
            found.append((wording.header(.status), before, after))
        }
        let images = (change.before.images.count, change.after.images.count)
        if images.0 != images.1 {
            found.append((wording.header(.file), wording.images(images.0), wording.images(images.1)))
        }
        for field in ReviewField.allCases where fields.contains(field) {
            // The amount shows a new currency already.
            if field == .currency, fields.contains(.amount) { continue }
            found.append((wording.field(field), text(field, change.before), text(field, change.after)))
        }
        return found + bookDifferences(change)
    }

    private func bookDifferences(_ change: RecordChange) -> [(name: String, before: String, after: String)] {
        let (before, after) = (wording.bookFacts(of: change.before), wording.bookFacts(of: change.after))
        func value(_ name: String, in facts: [(name: String, value: String)]) -> String {
            facts.first { $0.name == name }?.value ?? wording.missing
        }
        var names: [String] = []
        for fact in before + after where !names.contains(fact.name) && fact.name != "splits" { names.append(fact.name) }
        return names.compactMap { name in
            let (old, new) = (value(name, in: before), value(name, in: after))
            return old == new ? nil : (wording.bookField(name), old, new)
        }
    }

    private func text(_ field: ReviewField, _ record: Record) -> String {
        let text =
            switch field {
            case .amount: record.amount?.formatted
            case .tax: record.tax?.formatted
            case .category: record.category.map { wording.label($0) }
            case .kind: wording.kind(record.kind)
            case .splits: record.book.splits.map { wording.part($0) }.joined(separator: ", ")
            case .account: record.account.map { wording.names.account($0) }
            case .freeForm(let field) where field.name == "mood": record.mood.map { wording.label($0) }
            case .freeForm(let field) where field.name == "subject":
                record.subject.map { wording.names.subject($0) }
            default: record.typed(field)
            }
        return text.flatMap { $0.isEmpty ? nil : $0.escapingControls } ?? wording.missing
    }
}
