import HouseholdBook
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The book's facts of a record beside its fields, as a form, and the changes that a sent form asks for: of a transfer the
/// receiving account, the fee and the received amount, of a purchase in another currency what the account was charged.
///
/// Empty for any other record.
struct BookFactsForm {
    let context: RequestContext
    let record: Record

    /// Named as in ``ReceiptWording/BookAssignment`` and in ``ReceiptDomain/RecordField``.
    enum Field: String, CaseIterable {
        case toAccount, fee, toAmount, settled
    }

    /// Those that the record may have.
    private var fields: [Field] {
        if record.kind == .transfer { return [.toAccount, .fee, .toAmount] }
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

    /// Applies all that can be read before it throws.
    func apply(
        _ form: FormFields,
        to edit: inout RecordEdit,
        _ convention: InputConvention
    ) throws(FieldTroubles) {
        var reader = FormReader(form)
        for (field, text) in changed(form) {
            guard let assignment = BookAssignment("\(field.rawValue)=\(text)") else { continue }
            reader.check(field.rawValue) { try edit.apply(assignment, convention) }
        }
        try reader.finish()
    }

    /// The changes of ``apply(_:to:_:)`` for a review, and the problems of values that cannot be read.
    func changes(
        _ form: FormFields,
        _ convention: InputConvention
    ) -> (changes: [FieldChange], troubles: [FieldTroubles.Trouble]) {
        var edit = RecordEdit(record)
        var troubles: [FieldTroubles.Trouble] = []
        do throws(FieldTroubles) { try apply(form, to: &edit, convention) } catch { troubles = error.reasons }
        let changes: [FieldChange] = Field.allCases.compactMap { field in
            guard let field = RecordField.all.first(where: { $0.name == field.rawValue }) else { return nil }
            let value = field.value(of: edit.record)
            return value == field.value(of: record) ? nil : .freeForm(field, value)
        }
        return (changes, troubles)
    }

    func markup(sent: FormFields?, problems: [ReviewField: FieldForm.Problem] = [:]) -> Markup {
        MarkupBuilder.buildArray(
            fields.map { field in
                let problem = problems.first { $0.key.name == field.rawValue }?.value
                let state: [Attribute] = problem == nil ? [] : [.set("aria-invalid", "true")]
                return context.field(name(field), id: field.rawValue, problem: problem?.reason) {
                    control(field, sent?.raw(field.rawValue) ?? typed(field), state)
                }
            }
        )
    }

    private func control(_ field: Field, _ text: String, _ state: [Attribute]) -> Markup {
        switch field {
        case .toAccount:
            let accounts = context.accounts.accounts.filter { $0.closed == nil || $0.id == record.book.toAccount }
            let none = record.book.toAccount == nil ? [("", context.text(.nothingChosen))] : []
            return context.select(field.rawValue, none + accounts.map { ($0.id, $0.name) }, chosen: text, state)
        case .fee: return context.amountInput(field.rawValue, text, record.amount?.currency, state)
        case .toAmount: return context.input(field.rawValue, text, [.set("inputmode", "decimal")] + state)
        case .settled: return context.amountInput(field.rawValue, text, charged, state)
        }
    }
}
