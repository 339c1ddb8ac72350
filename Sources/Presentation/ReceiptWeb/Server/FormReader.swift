import HouseholdBook
import ReceiptDomain
import ReceiptWording

/// Reads the fields of a form and collects what is wrong with each, so that a person is told all of it at once.
///
/// Where a field cannot be read its value is a placeholder: ``finish()`` throws before anybody uses it.
struct FormReader {
    let form: FormFields
    private var reasons: [FieldTroubles.Trouble] = []

    init(_ form: FormFields) { self.form = form }

    /// Notes that a field may not be empty.
    mutating func need(_ name: String, orElse reason: any Error = MissingField()) {
        if form[name] == nil { reasons.append(.init(field: name, reason: reason)) }
    }

    /// The text of a field that may not be empty.
    mutating func text(_ name: String) -> String {
        need(name)
        return form[name] ?? ""
    }

    /// An amount, which may not be empty.
    mutating func amount(_ name: String, _ currency: Currency) -> Money {
        need(name, orElse: BookProblem.needsAmount)
        return value(name) { try Typed.amount($0, currency) } ?? Money(minorUnits: 0, currency: currency)
    }

    /// The value of a field; `nil` where it is empty.
    mutating func value<Value>(_ name: String, _ parse: (String) throws -> Value) -> Value? {
        form[name].flatMap { text in check(name) { try parse(text) } }
    }

    /// Notes the error of work on a field.
    @discardableResult
    mutating func check<Value>(_ name: String, _ work: () throws -> Value) -> Value? {
        do {
            return try work()
        } catch {
            reasons.append(.init(field: name, reason: error))
            return nil
        }
    }

    func finish() throws(FieldTroubles) {
        if !reasons.isEmpty { throw FieldTroubles(reasons: reasons) }
    }
}

/// The fields of a form that cannot be taken.
struct FieldTroubles: Error {
    struct Trouble: Sendable {
        var field: String
        var reason: any Error
    }

    /// In the order of the fields.
    var reasons: [Trouble]

    init(reasons: [Trouble]) { self.reasons = reasons }

    /// Of the field `name`.
    init(name reason: any Error) { reasons = [Trouble(field: "name", reason: reason)] }
}

/// A field is empty that a form needs.
struct MissingField: Error {}
