public import Foundation
public import HouseholdBook
public import ReceiptDomain

/// The content of a JSON export, read again.
public struct ReadExport: Decodable {
    public static let format = "receiptmind-export"

    public let format: String
    public let version: Int
    public let currencies: [OwnCurrency]?
    public let accounts: [Account]
    public let statements: [Statement]
    public let categories: [OwnCategory]
    public let subjects: [Subject]
    public let measures: [Measure]
    public let recurrences: [Recurrence]
    public let reminders: [Reminder]
    public let budgets: [Budget]
    public let goals: [SavingGoal]?
    public let statementFormats: [StatementFormat]?
    public let claims: [Claim]?
    private let forms: [ReadRecordForm]

    private enum CodingKeys: String, CodingKey {
        case format, version, currencies, accounts, statements, categories, subjects, measures, recurrences, reminders
        case budgets, goals, statementFormats, claims
        case forms = "records"
    }

    /// - Throws: `DecodingError` where the text is no export of this version
    public init(_ json: Data, user: UserID) throws {
        let decoder = JSONDecoder()
        if let key = ReadRecordForm.userKey { decoder.userInfo[key] = user }
        // Amounts of own currencies cannot be read without their definitions.
        for currency in try decoder.decode(Currencies.self, from: json).currencies ?? [] {
            if let own = Currency(stored: currency.id)?.own, own.digits != currency.digits {
                throw DifferentCurrency(here: own, there: currency)
            }
            Currency.define(currency)
        }
        self = try decoder.decode(ReadExport.self, from: json)
        guard format == Self.format, version == 1 else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "\(format) \(version)"))
        }
    }

    private struct Currencies: Decodable { var currencies: [OwnCurrency]? }

    /// An own currency has another minor unit here.
    public struct DifferentCurrency: Error, Hashable {
        public var here: OwnCurrency
        public var there: OwnCurrency
    }

    /// Without photos, which are no part of an export.
    public var records: [Record] { forms.map(\.record) }
    public var photos: Int { forms.reduce(0) { $0 + $1.photos } }
}

/// A record in the form of ``RecordForm``.
struct ReadRecordForm: Decodable {
    static let userKey = CodingUserInfoKey(rawValue: "user")

    let record: Record
    let photos: Int

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }

    private struct Photo: Decodable { var sha256: String }

    init(from decoder: any Decoder) throws {
        let form = try decoder.container(keyedBy: Key.self)
        func refused(_ name: String) -> DecodingError {
            DecodingError.dataCorruptedError(forKey: Key(name), in: form, debugDescription: "not a value of it")
        }
        func required<Value>(_ name: String, _ make: (String) -> Value?) throws -> Value {
            guard let value = make(try form.decode(String.self, forKey: Key(name))) else { throw refused(name) }
            return value
        }
        guard let key = Self.userKey, let user = decoder.userInfo[key] as? UserID else { throw refused("user") }
        let currency = try form.decodeIfPresent(String.self, forKey: Key("currency")).flatMap { Currency(code: $0) }
        /// A plain decimal in the record's currency, or with the code of another behind it.
        func money(_ text: String, _ name: String) throws -> Money {
            let parts = text.split(separator: " ")
            let own = parts.count == 2 ? Currency(code: String(parts[1])) : currency
            guard let decimal = parts.first, let own, let money = Money(decimal: decimal, currency: own) else {
                throw refused(name)
            }
            return money
        }
        func instant(_ text: String) -> Date? { try? Date(text, strategy: .iso8601) }
        var record = Record(
            id: try required("id") { RecordID($0) },
            user: user,
            kind: try required("kind") { RecordKind(rawValue: $0) },
            status: try required("status") { RecordStatus(rawValue: $0) },
            items: try (form.decodeIfPresent([ItemForm].self, forKey: Key("items")) ?? []).map { item in
                LineItem(
                    name: item.name,
                    quantity: item.quantity,
                    unit: item.unit,
                    unitPrice: try item.unitPrice.map { try money($0, "items") },
                    amount: try money(item.amount, "items"),
                    discount: try item.discount.map { try money($0, "items") },
                    options: item.options ?? [],
                    readName: item.readName
                )
            },
            createdAt: try required("createdAt", instant),
            updatedAt: try required("updatedAt", instant)
        )
        for field in RecordField.all where field.use != .kept {
            let key = Key(field.name)
            let value: RecordField.Value? =
                switch field.type {
                case .text: try form.decodeIfPresent(String.self, forKey: key).map { .text($0) }
                case .money:
                    try form.decodeIfPresent(String.self, forKey: key).map { .money(try money($0, field.name)) }
                case .flag: try form.decodeIfPresent(Bool.self, forKey: key).map { .flag($0) }
                case .list: try form.decodeIfPresent([String].self, forKey: key).map { .list($0) }
                }
            if let value, value != field.empty, !field.set(value, in: &record) { throw refused(field.name) }
        }
        record.book.splits = try (form.decodeIfPresent([SplitForm].self, forKey: Key("splits")) ?? []).map { part in
            Split(
                category: try part.category.map { code in
                    guard let category = Category(code: code) else { throw refused("splits") }
                    return category
                },
                amount: try money(part.amount, "splits"),
                subject: part.subject,
                memo: part.memo
            )
        }
        if let plan = try form.decodeIfPresent(InstallmentsForm.self, forKey: Key("installments")) {
            guard let first = CalendarDay(iso: plan.first + "-01"), Installments.possibleMonths.contains(plan.months)
            else { throw refused("installments") }
            record.book.installments = Installments(
                months: plan.months,
                first: first,
                interest: try plan.interest.map { try money($0, "installments") }
            )
        }
        photos = try form.decodeIfPresent([Photo].self, forKey: Key("images"))?.count ?? 0
        self.record = record
    }
}
