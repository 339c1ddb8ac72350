public import Foundation
public import HouseholdBook
public import ReceiptApp
public import ReceiptDomain
import ReceiptWording

/// The content of a JSON export, read again.
///
/// Every entry is read by itself, so that ``faults`` has all that cannot be read.
public struct ReadExport {
    public static let format = "receiptmind-export"
    public static let version = 1

    /// The kinds of entities with their members, in the order in which they are written and taken in.
    public static let kinds: [(name: String, type: any LedgerEntity.Type)] = [
        ("currencies", OwnCurrency.self), ("accounts", Account.self), ("statements", Statement.self),
        ("categories", OwnCategory.self), ("subjects", Subject.self), ("measures", Measure.self),
        ("recurrences", Recurrence.self), ("reminders", Reminder.self), ("budgets", Budget.self),
        ("goals", SavingGoal.self), ("statementFormats", StatementFormat.self), ("claims", Claim.self),
    ]

    /// The ``TakenEntries`` of each kind.
    private let entities: [String: Any]
    public let rules: [Rule]
    public let rates: [RateDay]
    public let settings: Profile?
    /// Without photos, which are no part of an export.
    public let records: TakenEntries<Record>
    public let photos: Int
    public let faults: [ExportFault]

    /// The members of the object; older exports lack some.
    private struct Form: Decodable {
        private(set) var entities: [String: Any] = [:]
        private(set) var faults: [ExportFault] = []
        private(set) var rules: [Rule] = []
        private(set) var rates: [RateDay] = []
        private(set) var settings: Profile?
        private(set) var records = TakenEntries<ReadRecordForm>([])

        init(from decoder: any Decoder) throws {
            let form = try decoder.container(keyedBy: MemberName.self)
            for (name, type) in ReadExport.kinds { try read(type, name, form) }
            rules = try entries("rules", form, of: ExportedRule.self).entries.map(\.entry.rule)
            rates = try entries("rates", form, of: ExportedRates.self).entries.map(\.entry.day)
            switch try form.decodeIfPresent(Checked<SettingsForm>.self, forKey: "settings")?.result {
            case .success(let form)?: settings = form.profile
            case .failure(let fault)?: faults.append(ExportFault(.member("settings"), title: "", fault.reason))
            case nil: break
            }
            records = try entries("records", form, of: ReadRecordForm.self)
        }

        private mutating func read<Entity: LedgerEntity>(
            _ type: Entity.Type,
            _ name: String,
            _ form: KeyedDecodingContainer<MemberName>
        ) throws {
            entities[Entity.kind] = try entries(name, form, of: type)
        }

        private mutating func entries<Entry: Decodable>(
            _ name: String,
            _ form: KeyedDecodingContainer<MemberName>,
            of type: Entry.Type
        ) throws -> TakenEntries<Entry> {
            var entries: [(place: ExportFault.Place, entry: Entry)] = []
            let found = try form.decodeIfPresent([Checked<Entry>].self, forKey: MemberName(name)) ?? []
            for (index, checked) in found.enumerated() {
                let place = ExportFault.Place.entry(section: name, number: index + 1)
                switch checked.result {
                case .success(let entry): entries.append((place: place, entry: entry))
                case .failure(let fault): faults.append(ExportFault(place, title: fault.title, fault.reason))
                }
            }
            return TakenEntries(entries)
        }
    }

    private struct Head: Decodable {
        var format: String
        var version: Int
        var currencies: [Checked<OwnCurrency>]?
    }

    /// An own currency has another minor unit here.
    public struct DifferentCurrency: Error, Hashable {
        public var here: OwnCurrency
        public var there: OwnCurrency
    }

    /// The export is of a newer program.
    public struct Newer: Error {}

    /// - Throws: `DecodingError` where the text is no export, ``Newer`` and ``DifferentCurrency``
    public init(_ json: Data, user: UserID) throws {
        let decoder = JSONDecoder()
        if let key = ReadRecordForm.userKey { decoder.userInfo[key] = user }
        let head = try decoder.decode(Head.self, from: json)
        guard head.format == Self.format else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: head.format))
        }
        guard head.version == Self.version else { throw Newer() }
        // Amounts of own currencies cannot be read without their definitions.
        for case .success(let currency) in (head.currencies ?? []).map(\.result) {
            if let own = Currency(stored: currency.id)?.own, own.digits != currency.digits {
                throw DifferentCurrency(here: own, there: currency)
            }
            Currency.define(currency)
        }
        let form = try decoder.decode(Form.self, from: json)
        (entities, faults) = (form.entities, form.faults)
        (rules, rates, settings) = (form.rules, form.rates, form.settings)
        let forms = form.records.entries
        records = TakenEntries(forms.map { (place: $0.place, entry: $0.entry.record) })
        photos = forms.reduce(0) { $0 + $1.entry.photos }
    }

    public func entries<Entity: LedgerEntity>(_ type: Entity.Type) -> TakenEntries<Entity> {
        entities[Entity.kind] as? TakenEntries<Entity> ?? TakenEntries([])
    }
}

/// An entry that is read by itself: what is wrong with it is its own matter.
private struct Checked<Entry: Decodable>: Decodable {
    struct Fault: Error {
        var title: String
        var reason: ExportFault.Reason
    }

    let result: Result<Entry, Fault>

    init(from decoder: any Decoder) throws {
        do {
            result = .success(try Entry(from: decoder))
        } catch {
            let json = (try? JSONValue(from: decoder)) ?? .null
            result = .failure(Fault(title: json.title, reason: Self.reason(error, json, decoder.codingPath)))
        }
    }

    /// `entry` is the path that leads to the entry.
    private static func reason(
        _ error: any Error,
        _ json: JSONValue,
        _ entry: [any CodingKey]
    ) -> ExportFault.Reason {
        let path: [any CodingKey]
        switch error {
        case let invalid as InvalidValue:
            let section = entry.filter { $0.intValue == nil }.map { $0.stringValue + "." }.joined()
            let field = invalid.field.hasPrefix(section) ? invalid.field.dropFirst(section.count) : invalid.field[...]
            return .field(String(field), value: invalid.value)
        case DecodingError.keyNotFound(let key, let context): path = context.codingPath + [key]
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
            DecodingError.dataCorrupted(let context):
            path = context.codingPath
        default: path = []
        }
        let keys = path.dropFirst(entry.count)
        guard !keys.isEmpty else { return .form }
        // A place in a list is counted from 1.
        let name = keys.map { key in key.intValue.map { "\($0 + 1)" } ?? key.stringValue }.joined(separator: ".")
        let value = keys.reduce(Optional(json)) { json, key in json?[key] }
        return .field(name, value: value?.shown)
    }
}

extension JSONValue {
    fileprivate subscript(_ key: any CodingKey) -> JSONValue? {
        guard case .list(let list) = self, let index = key.intValue else { return self[key.stringValue] }
        return list.indices.contains(index) ? list[index] : nil
    }

    /// The value for a message.
    fileprivate var shown: String? {
        switch self {
        case .text(let text): text
        case .integer(let integer): "\(integer)"
        case .number(let number): "\(number)"
        case .flag(let flag): "\(flag)"
        case .null, .list, .object: nil
        }
    }

    /// The name by which a person knows the entry: shop and day, or another name, or its id.
    fileprivate var title: String {
        let facts = [self["merchant"], self["date"]].compactMap { $0?.string }
        guard facts.isEmpty else { return facts.joined(separator: " ") }
        return ["name", "title", "id"].lazy.compactMap { self[$0]?.string }.first ?? ""
    }
}

/// A rule for a shop in an export, as a ledger has it.
public struct ExportedRule: Codable {
    let rule: Rule

    private enum CodingKeys: CodingKey { case merchant, setCategory, setMerchant, since }

    public init(_ rule: Rule) { self.rule = rule }

    public init(from decoder: any Decoder) throws {
        let form = try decoder.container(keyedBy: CodingKeys.self)
        let effect: Rule.Effect
        if let name = try form.decodeIfPresent(String.self, forKey: .setMerchant) {
            effect = .merchant(name)
        } else {
            let code = try form.decode(String.self, forKey: .setCategory)
            effect = .category(try InvalidValue.required("setCategory", code) { Category(code: $0) })
        }
        rule = Rule(
            merchant: try form.decode(String.self, forKey: .merchant),
            effect: effect,
            since: try InvalidValue.required("since", form.decode(String.self, forKey: .since)) {
                try? Date($0, strategy: .iso8601)
            }
        )
    }

    public func encode(to encoder: any Encoder) throws {
        var form: JSONForm = ["merchant": rule.merchant, "since": rule.since.formatted(.iso8601)]
        switch rule.effect {
        case .category(let category): form["setCategory"] = category
        case .merchant(let name): form["setMerchant"] = name
        }
        try form.encode(to: encoder)
    }
}

/// A day's exchange rates in an export: a line as the library has it.
struct ExportedRates: Decodable {
    let day: RateDay

    init(from decoder: any Decoder) throws {
        let line = try decoder.singleValueContainer().decode(String.self)
        day = try InvalidValue.required("rates", line) { RateTable.day(line: $0) }
    }
}

/// A user's settings, for `settings --json` and for exports.
public struct SettingsForm: Codable {
    private var locale: String?
    private var currency: String?
    private var dates: String?
    private var languages: [String]
    private var monthStart: Int

    public init(_ profile: Profile) {
        (locale, currency, dates) = (profile.locale, profile.currency?.code, profile.dateOrder?.name)
        (languages, monthStart) = (profile.languages, profile.monthStart)
    }

    public init(from decoder: any Decoder) throws {
        let form = try decoder.container(keyedBy: CodingKeys.self)
        locale = try form.decodeIfPresent(String.self, forKey: .locale)
        currency = try form.decodeIfPresent(String.self, forKey: .currency)
        dates = try form.decodeIfPresent(String.self, forKey: .dates)
        languages = try form.decode([String].self, forKey: .languages)
        monthStart = try form.decode(Int.self, forKey: .monthStart)
        if let currency, Currency(code: currency) == nil { throw InvalidValue("currency", currency) }
        if let dates, Self.order(dates) == nil { throw InvalidValue("dates", dates) }
        guard (1...31).contains(monthStart) else { throw InvalidValue("monthStart", "\(monthStart)") }
    }

    private static func order(_ name: String) -> ReadingContext.DateOrder? {
        [.dayFirst, .monthFirst, .yearFirst].first { $0.name == name }
    }

    var profile: Profile {
        Profile(
            locale: locale ?? "en",
            currency: currency.flatMap { Currency(code: $0) },
            languages: languages,
            dateOrder: dates.flatMap(Self.order),
            monthStart: monthStart
        )
    }
}
