import HouseholdBook
import ReceiptDomain
public import ReceiptReview

/// A typed value for one of a record's book fields: `fee=1000`, `splits='food=62400 pet=25000@나비'`.
public struct BookAssignment: Hashable, Sendable {
    /// The fields' names, as they are typed in any language.
    public static var fieldNames: [String] { Field.allCases.map(\.rawValue) }

    enum Field: String, CaseIterable {
        case toAccount, toAmount, fee, settled, installments, splits, refund

        /// Its names in all languages, in lower case without spaces.
        var names: [String] {
            ([rawValue] + Language.allCases.map { $0.wording.bookField(rawValue) })
                .map { $0.lowercased().filter { !$0.isWhitespace } }
        }
    }

    let field: Field
    /// Empty to clear the field.
    let answer: String

    /// The names of the fields that are no review's.
    public static let names: [String] = [Field.toAccount, .toAmount, .fee, .settled, .installments].map(\.rawValue)

    /// `nil` for a text that is no such assignment.
    public init?(_ text: String) {
        guard let sign = text.firstIndex(of: "=") else { return nil }
        let name = text[..<sign].lowercased().filter { !$0.isWhitespace }
        guard let field = Field.allCases.first(where: { $0.names.contains(name) }) else { return nil }
        self.field = field
        let answer = text[text.index(after: sign)...].trimmingSpaces
        self.answer = answer == "-" ? "" : answer
    }
}

extension RecordEdit {
    /// Parses the value and sets the field.
    public mutating func apply(_ assignment: BookAssignment, _ convention: InputConvention) throws {
        let accounts = convention.accounts
        let answer = assignment.answer
        let text = answer.isEmpty ? nil : answer
        let own = record.account.flatMap { accounts[$0]?.currency } ?? convention.homeCurrency ?? .unknown
        func money(_ currency: Currency) throws -> Money? { try text.map { try Typed.amount($0, currency) } }
        var changed = record
        switch assignment.field {
        case .toAccount: changed.book.toAccount = try text.map(convention.accountID)
        case .toAmount:
            let arriving = record.book.toAccount.flatMap { accounts[$0]?.currency } ?? own
            changed.book.toAmount = try money(arriving)
        case .fee: changed.book.fee = try money(own)
        case .settled: changed.book.settled = try money(own)
        case .installments: changed.book.installments = try text.map { try installments($0, accounts) }
        case .splits:
            let parser = SplitParser(currency: record.amount?.currency ?? own, catalog: convention.catalog)
            let parts = answer.split { $0.isWhitespace || $0 == ";" }
            changed.book.splits = try parts.map { try parser(String($0)) }
            let categories = changed.book.splits.compactMap(\.category)
            if let other = categories.first(where: { !convention.catalog.fits($0, record.kind) }) {
                throw BookProblem.notACategory(other, of: record.kind)
            }
        case .refund:
            if let amount = record.amount {
                let isRefund = text != nil
                changed.amount?.minorUnits = isRefund ? -abs(amount.minorUnits) : abs(amount.minorUnits)
            }
        }
        let result = changed
        apply { $0 = result }
    }

    /// Parses installments: `3`, or `3@2026-12` for three from December 2026.
    private func installments(_ text: String, _ accounts: AccountBook) throws -> Installments {
        let parts = text.split(separator: "@", maxSplits: 1).map(String.init)
        let months = try Typed.months(parts.first ?? text)
        if parts.count > 1 {
            guard let first = CalendarDay(iso: parts[1] + "-01") else { throw InputProblem.notADate(parts[1]) }
            return Installments(months: months, first: first, interest: record.book.installments?.interest)
        }
        guard let date = record.date, let billing = record.account.flatMap({ accounts[$0] })?.billing else {
            throw BookProblem.installmentsNeedCard
        }
        return Installments(months: months, first: billing.firstMonth(forPurchaseOn: date))
    }
}
