import Foundation
import ReceiptDomain

/// A record in the form of ``RecordForm``.
struct ReadRecordForm: Decodable {
    static let userKey = CodingUserInfoKey(rawValue: "user")

    let record: Record
    let photos: Int

    private struct Photo: Decodable { var sha256: String }

    init(from decoder: any Decoder) throws {
        let form = try decoder.container(keyedBy: MemberName.self)
        func required<Value>(_ name: String, _ make: (String) -> Value?) throws -> Value {
            try InvalidValue.required(name, form.decode(String.self, forKey: MemberName(name)), make)
        }
        guard let key = Self.userKey, let user = decoder.userInfo[key] as? UserID else {
            throw InvalidValue("user", "")
        }
        let currency = try form.decodeIfPresent(String.self, forKey: "currency").map { code in
            try InvalidValue.required("currency", code) { Currency(code: $0) }
        }
        /// A plain decimal in the record's currency, or with the code of another behind it.
        func money(_ name: String, _ text: String) throws(InvalidValue) -> Money {
            let parts = text.split(separator: " ")
            let own = parts.count == 2 ? Currency(code: String(parts[1])) : currency
            guard let decimal = parts.first, let own, let money = Money(decimal: decimal, currency: own) else {
                throw InvalidValue(name, text)
            }
            return money
        }
        func instant(_ text: String) -> Date? { try? Date(text, strategy: .iso8601) }
        var record = Record(
            id: try required("id") { RecordID($0) },
            user: user,
            kind: try required("kind") { RecordKind(rawValue: $0) },
            status: try required("status") { RecordStatus(rawValue: $0) },
            items: try (form.decodeIfPresent([ItemForm].self, forKey: "items") ?? []).map { item in
                try item.item { (_, text) throws(InvalidValue) in try money("items", text) }
            },
            createdAt: try required("createdAt", instant),
            updatedAt: try required("updatedAt", instant)
        )
        for field in RecordField.all {
            let key = MemberName(field.name)
            let value: RecordField.Value? =
                switch field.type {
                case .text: try form.decodeIfPresent(String.self, forKey: key).map { .text($0) }
                case .money:
                    try form.decodeIfPresent(String.self, forKey: key).map { .money(try money(field.name, $0)) }
                case .flag: try form.decodeIfPresent(Bool.self, forKey: key).map { .flag($0) }
                case .list: try form.decodeIfPresent([String].self, forKey: key).map { .list($0) }
                }
            if let value, value != field.empty, !field.set(value, in: &record) {
                throw InvalidValue(field.name, value.shown)
            }
        }
        record.book.splits = try (form.decodeIfPresent([SplitForm].self, forKey: "splits") ?? []).map {
            try $0.split(money)
        }
        if let plan = try form.decodeIfPresent(InstallmentsForm.self, forKey: "installments") {
            guard Installments.possibleMonths.contains(plan.months) else {
                throw InvalidValue("installments.months", "\(plan.months)")
            }
            record.book.installments = try plan.installments(money)
        }
        record.printed =
            try form.decodeIfPresent(PrintedForm.self, forKey: "printed")?.knownFacts() ?? PrintedFacts()
        record.purged = try form.decodeIfPresent([StoredImage].self, forKey: "purged") ?? []
        if record.isPurged, record.status != .discarded { throw InvalidValue("status", record.status.rawValue) }
        photos = try form.decodeIfPresent([Photo].self, forKey: "images")?.count ?? 0
        self.record = record
    }
}

extension RecordField.Value {
    fileprivate var shown: String {
        switch self {
        case .text(let text): text
        case .money(let money): money.decimal
        case .flag(let flag): String(flag)
        case .list(let words): words.joined(separator: ", ")
        }
    }
}
