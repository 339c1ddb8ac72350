import ReceiptDomain

/// A record in the ledger's form; empty fields are omitted.
///
/// ``RecordField`` lists the simple fields.
struct StoredRecord: StoredValue, VersionedContent, Encodable {
    static let version = LedgerFormat.version

    /// A field's value as JSON.
    fileprivate enum Stored {
        case text(String)
        case flag(Bool)
        case list([String])
    }

    private var id: String
    private var user: String
    private var kind: String
    var status: String
    /// The currency of plain decimal amounts; an amount in another one states its code: `12.50 USD`.
    private var currency: String?
    /// The fields present, each with its index in ``RecordField/all``.
    private var fields: [(number: Int, value: Stored)]
    private var items: [ItemForm]?
    private var splits: [SplitForm]?
    private var installments: InstallmentsForm?
    private var images: [StoredImage]?
    /// Separate from ``images``, so that older readers do not expect purged files to exist.
    private var purged: [StoredImage]?
    private var printed: PrintedForm?
    private var learned: StoredLessons?
    private var createdAt: String
    private var updatedAt: String

    private static let mostMonths = 1_200

    static let names = Set(RecordField.all.map(\.name) + own)

    /// The members besides the fields of ``RecordField``.
    private static let own = [
        "id", "user", "kind", "status", "currency", "items", "splits", "installments", "images", "purged", "printed",
        "learned", "createdAt", "updatedAt",
    ]

    /// The fields of ``RecordField/all`` sorted by name, with their index and type.
    private static let byName: [(name: String, number: Int, type: RecordField.ValueType)] =
        RecordField.all.enumerated().map { ($1.name, $0, $1.type) }.sorted { $0.name < $1.name }

    init(_ record: inout some StoredObject) throws {
        createdAt = try present("createdAt", record.text("createdAt"))
        currency = try record.text("currency")
        id = try present("id", record.text("id"))
        images = try record.values("images")
        installments = try record.value("installments")
        items = try record.values("items")
        kind = try present("kind", record.text("kind"))
        learned = try record.value("learned")
        printed = try record.value("printed")
        purged = try record.values("purged")
        splits = try record.values("splits")
        status = try present("status", record.text("status"))
        updatedAt = try present("updatedAt", record.text("updatedAt"))
        user = try present("user", record.text("user"))
        var fields: [(number: Int, value: Stored)] = []
        fields.reserveCapacity(12)
        for (name, number, type) in Self.byName {
            let value: Stored? =
                switch type {
                case .text, .money: try record.text(name).map(Stored.text)
                case .flag: try record.flag(name).map(Stored.flag)
                case .list: try record.texts(name).map(Stored.list)
                }
            if let value { fields.append((number, value)) }
        }
        self.fields = fields
    }

    func encode(to encoder: any Encoder) throws {
        var record = encoder.container(keyedBy: MemberName.self)
        try record.encode(id, forKey: "id")
        try record.encode(user, forKey: "user")
        try record.encode(kind, forKey: "kind")
        try record.encode(status, forKey: "status")
        try record.encodeIfPresent(currency, forKey: "currency")
        for (number, value) in fields {
            let name = MemberName(RecordField.all[number].name)
            switch value {
            case .text(let text): try record.encode(text, forKey: name)
            case .flag(let flag): try record.encode(flag, forKey: name)
            case .list(let elements): try record.encode(elements, forKey: name)
            }
        }
        try record.encodeIfPresent(items, forKey: "items")
        try record.encodeIfPresent(splits, forKey: "splits")
        try record.encodeIfPresent(installments, forKey: "installments")
        try record.encodeIfPresent(images, forKey: "images")
        try record.encodeIfPresent(purged, forKey: "purged")
        try record.encodeIfPresent(printed, forKey: "printed")
        try record.encodeIfPresent(learned, forKey: "learned")
        try record.encode(createdAt, forKey: "createdAt")
        try record.encode(updatedAt, forKey: "updatedAt")
    }
}

// Conversion from and to ``Record``.
extension StoredRecord {
    init(_ record: Record) {
        let values = RecordField.all.map { $0.value(of: record) }
        let amounts = values.lazy.compactMap { value -> Money? in
            if case .money(let money)? = value { money } else { nil }
        }
        let currency = amounts.first?.currency ?? record.items.first?.amount.currency
        func text(_ money: Money) -> String { money.text(within: currency) }
        id = record.id.rawValue
        user = record.user.rawValue
        kind = record.kind.rawValue
        status = record.status.rawValue
        self.currency = currency?.code
        fields = values.enumerated().compactMap { number, value in
            switch value {
            case .text(let value): (number, .text(value))
            case .money(let money): (number, .text(text(money)))
            case .flag(let flag): (number, .flag(flag))
            case .list(let elements): (number, .list(elements))
            case nil: nil
            }
        }
        items = record.items.nonEmpty?.map { ItemForm($0, text) }
        splits = record.book.splits.nonEmpty?.map { SplitForm($0, text) }
        installments = record.book.installments.map { InstallmentsForm($0, text) }
        images = record.images.nonEmpty
        purged = record.purged.nonEmpty
        printed = PrintedForm(record.printed)
        learned = StoredLessons(record.learned)
        createdAt = Timestamp(record.createdAt).text
        updatedAt = Timestamp(record.updatedAt).text
    }

    /// The record at the given revision, the sequence number of its line.
    func record(revision: Int) throws(InvalidValue) -> Record {
        let currency = try parsed("currency", currency) { Currency(code: $0) }
        func money(_ field: String, _ text: String) throws(InvalidValue) -> Money {
            try InvalidValue.required(field, text) { Money(stored: $0, within: currency) }
        }
        var record = Record(
            id: try InvalidValue.required("id", id) { RecordID($0) },
            user: try InvalidValue.required("user", user) { UserID($0) },
            kind: try InvalidValue.required("kind", kind, RecordKind.init(rawValue:)),
            status: try InvalidValue.required("status", status, RecordStatus.init(rawValue:)),
            items: try (items ?? []).map { (item) throws(InvalidValue) in try item.item(money) },
            images: images ?? [],
            printed: printed?.facts ?? PrintedFacts(),
            learned: learned?.lessons ?? Lessons(),
            createdAt: try InvalidValue.required("createdAt", createdAt) { Timestamp($0)?.date },
            updatedAt: try InvalidValue.required("updatedAt", updatedAt) { Timestamp($0)?.date },
            revision: revision
        )
        record.purged = purged ?? []
        record.book.splits = try (splits ?? []).map { (split) throws(InvalidValue) in try split.split(money) }
        if var plan = installments {
            guard plan.months >= 2 else { throw InvalidValue("installments.months", String(plan.months)) }
            // Earlier statements had no limit; each month becomes part of a bill.
            plan.months = min(plan.months, Self.mostMonths)
            record.book.installments = try plan.installments(money)
        }
        for (number, stored) in fields {
            let field = RecordField.all[number]
            let isPossible =
                switch stored {
                case .text(let text) where field.type == .money:
                    field.set(.money(try money(field.name, text)), in: &record)
                case .text(let text): field.set(.text(text), in: &record)
                case .flag(let flag): field.set(.flag(flag), in: &record)
                case .list(let elements): field.set(.list(elements), in: &record)
                }
            guard isPossible else { throw InvalidValue(field.name, stored.text) }
        }
        return record
    }
}

extension StoredRecord.Stored {
    /// The value for a message.
    fileprivate var text: String {
        switch self {
        case .text(let text): text
        case .flag(let flag): String(flag)
        case .list(let elements): elements.joined(separator: ",")
        }
    }
}
