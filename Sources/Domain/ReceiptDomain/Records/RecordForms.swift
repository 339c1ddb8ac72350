// Parts of a record in the form of ledgers, exports and the API: amounts as text, unknown fields omitted.
// Amounts are made of a field's name and its text.

public struct ItemForm: Codable, Sendable {
    public var name = ""
    public var quantity: String?
    public var unit: String?
    public var unitPrice: String?
    public var amount = ""
    public var discount: String?
    public var options: [String]?
    public var readName: String?
    /// Present in readings only.
    public var confidence: Double?

    public init() {}

    public init(_ item: LineItem, _ text: (Money) -> String) {
        (name, readName, options) = (item.name, item.readName, item.options.nonEmpty)
        (quantity, unit, unitPrice) = (item.quantity, item.unit, item.unitPrice.map(text))
        (amount, discount) = (text(item.amount), item.discount.map(text))
    }

    public func item(_ money: (String, String) throws(InvalidValue) -> Money) throws(InvalidValue) -> LineItem {
        LineItem(
            name: name,
            quantity: quantity,
            unit: unit,
            unitPrice: try unitPrice.map { (text) throws(InvalidValue) in try money("unitPrice", text) },
            amount: try money("amount", amount),
            discount: try discount.map { (text) throws(InvalidValue) in try money("discount", text) },
            options: options ?? [],
            readName: readName
        )
    }
}

/// A split of a record's amount.
public struct SplitForm: Codable, Sendable {
    public var category: String?
    public var amount = ""
    public var subject: String?
    public var memo: String?

    public init() {}

    public init(_ split: Split, _ text: (Money) -> String) {
        (category, amount) = (split.category?.code, text(split.amount))
        (subject, memo) = (split.subject, split.memo)
    }

    public func split(_ money: (String, String) throws(InvalidValue) -> Money) throws(InvalidValue) -> Split {
        Split(
            category: try category.map { (code) throws(InvalidValue) in
                try InvalidValue.required("splits.category", code) { Category(code: $0) }
            },
            amount: try money("splits.amount", amount),
            subject: subject,
            memo: memo
        )
    }
}

/// Instalments, with their first month as `2026-12`.
public struct InstallmentsForm: Codable, Sendable {
    public var months = 0
    public var first = ""
    public var interest: String?

    public init() {}

    public init(_ installments: Installments, _ text: (Money) -> String) {
        (months, interest) = (installments.months, installments.interest.map(text))
        first = installments.first.isoMonth
    }

    /// The limit of months is the caller's.
    public func installments(
        _ money: (String, String) throws(InvalidValue) -> Money
    ) throws(InvalidValue) -> Installments {
        Installments(
            months: months,
            first: try InvalidValue.required("installments.first", first) { CalendarDay(iso: $0 + "-01") },
            interest: try interest.map { (text) throws(InvalidValue) in try money("installments.interest", text) }
        )
    }
}

public struct PrintedForm: Codable, Sendable {
    public var merchant: String?
    public var businessNumber: String?
    public var logo: String?
    public var date: String?
    public var cardDigits: String?
    public var approvalNumber: String?
    public var doubtfulTime: String?
    public var category: String?

    public init() {}

    /// `nil` where no value was printed.
    public init?(_ facts: PrintedFacts) {
        guard facts != PrintedFacts() else { return nil }
        (merchant, businessNumber, logo) = (facts.merchant, facts.businessNumber, facts.logo?.text)
        (date, cardDigits, approvalNumber) = (facts.date, facts.cardDigits, facts.approvalNumber)
        (doubtfulTime, category) = (facts.doubtfulTime?.description, facts.category?.code)
    }

    /// Without the values that this version does not know.
    public var facts: PrintedFacts {
        PrintedFacts(
            merchant: merchant,
            businessNumber: businessNumber,
            logo: logo.map { LogoFingerprint(text: $0) },
            date: date,
            cardDigits: cardDigits,
            approvalNumber: approvalNumber,
            doubtfulTime: doubtfulTime.flatMap { TimeOfDay(iso: $0) },
            category: category.flatMap { Category(code: $0) }
        )
    }

    /// Throws the first value that this version does not know.
    public func knownFacts() throws(InvalidValue) -> PrintedFacts {
        let facts = facts
        if let doubtfulTime, facts.doubtfulTime == nil { throw InvalidValue("printed.doubtfulTime", doubtfulTime) }
        if let category, facts.category == nil { throw InvalidValue("printed.category", category) }
        return facts
    }
}
