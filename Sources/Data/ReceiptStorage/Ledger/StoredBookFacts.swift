import ReceiptDomain

/// A split of a record's amount in the ledger's form.
struct StoredSplit: StoredValue, Encodable {
    static let names: Set<String> = ["category", "amount", "subject", "memo"]

    private var category: String?
    private var amount: String
    private var subject: String?
    private var memo: String?

    init(_ split: Split, text: (Money) -> String) {
        category = split.category?.code
        amount = text(split.amount)
        subject = split.subject
        memo = split.memo
    }

    init(_ split: inout some StoredObject) throws {
        amount = try present("amount", split.text("amount"))
        category = try split.text("category")
        memo = try split.text("memo")
        subject = try split.text("subject")
    }

    func split(within currency: Currency?) throws(InvalidValue) -> Split {
        Split(
            category: try parsed("splits.category", category) { Category(code: $0) },
            amount: try InvalidValue.required("splits.amount", amount) {
                StoredMoney(text: $0, within: currency)?.money
            },
            subject: subject,
            memo: memo
        )
    }
}

/// Instalments in the ledger's form: the first month as `2026-12`.
struct StoredInstallments: StoredValue, Encodable {
    static let names: Set<String> = ["months", "first", "interest"]
    private static let mostMonths = 1_200

    private var months: Int
    private var first: String
    private var interest: String?

    init(_ installments: Installments, text: (Money) -> String) {
        months = installments.months
        first = String(installments.first.description.prefix(7))
        interest = installments.interest.map(text)
    }

    init(_ installments: inout some StoredObject) throws {
        first = try present("first", installments.text("first"))
        interest = try installments.text("interest")
        months = try present("months", installments.integer("months"))
    }

    func installments(within currency: Currency?) throws(InvalidValue) -> Installments {
        guard months >= 2 else { throw InvalidValue("installments.months", String(months)) }
        return Installments(
            // Earlier statements had no limit; each month becomes part of a bill.
            months: min(months, Self.mostMonths),
            first: try InvalidValue.required("installments.first", first) { CalendarDay(iso: $0 + "-01") },
            interest: try parsed("installments.interest", interest) { StoredMoney(text: $0, within: currency)?.money }
        )
    }
}
