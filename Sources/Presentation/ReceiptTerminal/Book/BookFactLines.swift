public import ReceiptDomain
public import ReceiptWording

/// The facts of a record beyond its receipt, one line each.
public struct BookFactLines: Sendable {
    private let wording: any Wording

    public init(_ wording: any Wording) { self.wording = wording }

    public func lines(_ record: Record) -> [StyledLine] {
        facts(record).map { name, value in
            StyledLine([.init("  \(wording.bookField(name)): ", .faint), .init(value)])
        }
    }

    /// The field names with their escaped values.
    func facts(_ record: Record) -> [(name: String, value: String)] {
        var facts: [(name: String, value: String)] = []
        for field in RecordField.all where field.use == .listedIfAny {
            guard let value = field.value(of: record) else { continue }
            let text =
                switch value {
                case .money(let money): money.formatted
                case .text(let text) where field.name == "toAccount": wording.names.account(text)
                case .text(let text): RecordID(text)?.short ?? text
                case .flag: "✓"
                case .list(let words): words.joined(separator: ", ")
                }
            facts.append((field.name, text.escapingControls))
        }
        if let parts = record.book.installments {
            let interest = parts.interest.map { " + " + $0.formatted } ?? ""
            facts.append(("installments", "\(parts.months) × \(parts.first.description.prefix(7))…" + interest))
        }
        let splits = record.book.splits.map { wording.part($0) }
        if !splits.isEmpty { facts.append(("splits", splits.joined(separator: ", ").escapingControls)) }
        return facts
    }
}
