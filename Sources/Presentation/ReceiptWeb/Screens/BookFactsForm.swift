import HouseholdBook
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// What the book knows of a record beside its fields, as a form, and the changes that a sent form asks for: of a transfer the
/// receiving account, the fee and the received amount, of a purchase in another currency what the account was charged.
///
/// Empty for any other record.
struct BookFactsForm {
    let context: RequestContext
    let record: Record

    /// Named as in ``ReceiptWording/BookAssignment``.
    enum Field: String, CaseIterable {
        case toAccount, fee, toAmount, settled
    }

    /// Those that the record may have.
    private var fields: [Field] {
        if record.book.toAccount != nil { return [.toAccount, .fee, .toAmount] }
        let isForeign = charged.map { $0 != record.amount?.currency } ?? false
        return isForeign && (record.kind == .expense || record.kind == .income) ? [.settled] : []
    }

    /// The currency of the account that was charged.
    private var charged: Currency? { record.account.flatMap { context.accounts[$0] }?.currency }

    func name(_ field: Field) -> String {
        switch field {
        case .toAccount: context.text(.toAccount)
        case .fee: context.text(.fee)
        case .toAmount: context.text(.amountArrived)
        case .settled: context.text(.settledAmount)
        }
    }

    /// The record's value as it is typed.
    func typed(_ field: Field) -> String {
        switch field {
        case .toAccount: record.book.toAccount ?? ""
        case .fee: record.book.fee?.decimal ?? ""
        case .toAmount: record.book.toAmount?.decimal ?? ""
        case .settled: record.book.settled?.decimal ?? ""
        }
    }

    /// The fields whose sent text differs from the record's value; a field that the form does not send is unchanged.
    func changed(_ form: FormFields) -> [(field: Field, text: String)] {
        fields.compactMap { field in
            let text = form[field.rawValue] ?? ""
            return form.raw(field.rawValue) == nil || text == typed(field) ? nil : (field, text)
        }
    }

    func apply(_ form: FormFields, to edit: inout RecordEdit, _ convention: InputConvention) throws {
        for (field, text) in changed(form) {
            guard let assignment = BookAssignment("\(field.rawValue)=\(text)") else { continue }
            try edit.apply(assignment, convention)
        }
    }

    func markup(sent: FormFields?) -> Markup {
        guard !fields.isEmpty else { return Markup() }
        return tag("div", .class("fields")) {
            for field in fields {
                context.field(name(field), id: field.rawValue) {
                    control(field, sent?.raw(field.rawValue) ?? typed(field))
                }
            }
        }
    }

    private func control(_ field: Field, _ text: String) -> Markup {
        switch field {
        case .toAccount:
            let accounts = context.accounts.accounts.filter { $0.closed == nil || $0.id == record.book.toAccount }
            return context.select(field.rawValue, accounts.map { ($0.id, $0.name) }, chosen: text)
        case .fee: return context.amountInput(field.rawValue, text, record.amount?.currency)
        case .toAmount: return context.input(field.rawValue, text, .set("inputmode", "decimal"))
        case .settled: return context.amountInput(field.rawValue, text, charged)
        }
    }
}
