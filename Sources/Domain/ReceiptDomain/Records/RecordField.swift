/// A field of a record, declared once: its name, its type, and how its value is written and read.
///
/// Whoever stores or shows records goes through ``all``, so that a new field is a property of ``Record`` and a line here. What
/// makes a record what it is (`id`, `user`, `kind`, `status` and its instants) and what is a structure of its own (items, images,
/// what was printed and learned) is not in the table.
public struct RecordField: Sendable {
    /// A value as it is written.
    public enum Value: Hashable, Sendable {
        case text(String)
        case money(Money)
        case flag(Bool)
        case list([String])
    }

    public enum ValueType: Hashable, Sendable {
        case text, money, flag, list
    }

    /// In ledgers, in JSON, and where a person names it.
    public let name: String
    public let type: ValueType
    private let read: @Sendable (Record) -> Value?
    private let write: @Sendable (inout Record, Value) -> Bool

    /// `nil` where the record has none, or nothing that needs to be written.
    public func value(of record: Record) -> Value? { read(record) }

    /// - Returns: `false` for a value that the field cannot have; the record is as it was.
    public func set(_ value: Value, in record: inout Record) -> Bool { write(&record, value) }

    public static let all: [RecordField] = [
        .text("merchant", \.merchant),
        .text("date", \.date, { CalendarDay(iso: $0) }, { $0.description }),
        .text("time", \.time, { TimeOfDay(iso: $0) }, { $0.description }),
        .money("amount", \.amount),
        .money("subtotal", \.subtotal),
        .money("tax", \.tax),
        .text("category", \.category, { Category(code: $0) }, { $0.code }),
        .text("account", \.account),
        .text("memo", \.memo),
        .list("tags", \.tags),
        .text("subject", \.subject),
        .text("mood", \.mood),
        .text("repeat", \.repeat),
        .text("repeatOf", \.repeatOf, { RecordID($0) }, { $0.rawValue }),
        .flag("proved", \.isProved),
    ]
}

// How each type of value is read from a record and written into it.
extension RecordField {
    private typealias Path<Value> = any WritableKeyPath<Record, Value> & Sendable

    private static func text(_ name: String, _ path: Path<String?>) -> RecordField {
        .text(name, path, { $0 }, { $0 })
    }

    /// Empty where there is none.
    private static func text(_ name: String, _ path: Path<String>) -> RecordField {
        RecordField(name: name, type: .text) { record in
            record[keyPath: path].isEmpty ? nil : .text(record[keyPath: path])
        } write: { record, value in
            guard case .text(let text) = value else { return false }
            record[keyPath: path] = text
            return true
        }
    }

    private static func text<Content>(
        _ name: String,
        _ path: Path<Content?>,
        _ parse: @escaping @Sendable (String) -> Content?,
        _ format: @escaping @Sendable (Content) -> String
    ) -> RecordField {
        RecordField(name: name, type: .text) { record in
            record[keyPath: path].map { .text(format($0)) }
        } write: { record, value in
            guard case .text(let text) = value, let content = parse(text) else { return false }
            record[keyPath: path] = content
            return true
        }
    }

    private static func money(_ name: String, _ path: Path<Money?>) -> RecordField {
        RecordField(name: name, type: .money) { record in
            record[keyPath: path].map(Value.money)
        } write: { record, value in
            guard case .money(let money) = value else { return false }
            record[keyPath: path] = money
            return true
        }
    }

    private static func list(_ name: String, _ path: Path<[String]>) -> RecordField {
        RecordField(name: name, type: .list) { record in
            record[keyPath: path].isEmpty ? nil : .list(record[keyPath: path])
        } write: { record, value in
            guard case .list(let elements) = value else { return false }
            record[keyPath: path] = elements
            return true
        }
    }

    private static func flag(_ name: String, _ path: Path<Bool>) -> RecordField {
        RecordField(name: name, type: .flag) { record in
            record[keyPath: path] ? .flag(true) : nil
        } write: { record, value in
            guard case .flag(let flag) = value else { return false }
            record[keyPath: path] = flag
            return true
        }
    }
}
