public import HouseholdBook
public import ReceiptDomain

/// A recurrence for `--json`: in the ledger's form, with its next occurrence.
public struct RecurrenceForm: Encodable {
    private let recurrence: Recurrence
    private let next: Occurrence?

    public init(_ recurrence: Recurrence, _ next: Occurrence?) { (self.recurrence, self.next) = (recurrence, next) }

    private enum Key: CodingKey { case name, next }

    public func encode(to encoder: any Encoder) throws {
        try recurrence.encode(to: encoder)
        var form = encoder.container(keyedBy: Key.self)
        try form.encode(recurrence.template.name, forKey: .name)
        try form.encode(next?.due.description, forKey: .next)
    }
}

extension JSONForm {
    public static func occurrence(_ recurrence: Recurrence, _ occurrence: Occurrence) -> JSONForm {
        let template = recurrence.template
        return [
            "recurrence": recurrence.id, "name": template.name, "due": occurrence.due, "date": occurrence.date,
            "amount": template.amount?.decimal, "currency": template.amount?.currency,
        ]
    }
}
