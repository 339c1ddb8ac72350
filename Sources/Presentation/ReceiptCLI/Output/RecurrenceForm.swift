import HouseholdBook
import ReceiptDomain

/// A recurrence for `--json`: in the ledger's form, with its next occurrence.
struct RecurrenceForm: Encodable {
    private let recurrence: Recurrence
    private let next: Occurrence?

    init(_ recurrence: Recurrence, _ next: Occurrence?) { (self.recurrence, self.next) = (recurrence, next) }

    private enum Key: CodingKey { case name, next }

    func encode(to encoder: any Encoder) throws {
        try recurrence.encode(to: encoder)
        var form = encoder.container(keyedBy: Key.self)
        try form.encode(recurrence.template.name, forKey: .name)
        try form.encode(next?.due.description, forKey: .next)
    }
}

/// An occurrence for `--json`.
struct OccurrenceForm: Encodable {
    var recurrence: String
    var name: String
    var due: String
    var date: String
    var amount: String?
    var currency: String?

    init(_ recurrence: Recurrence, _ occurrence: Occurrence) {
        self.recurrence = recurrence.id
        name = recurrence.template.name
        (due, date) = (occurrence.due.description, occurrence.date.description)
        amount = recurrence.template.amount?.decimal
        currency = recurrence.template.amount?.currency.code
    }
}
