/// A field of a record, declared once: name, type, use, and access to its value.
///
/// Storage and display iterate over ``all``, so that a new field is a property of ``Record`` and one line in that list. Identity
/// (`id`, `user`, `kind`, `status`, instants) and structured values (items, images, printed and learned facts) are not fields.
public struct RecordField: Sendable {
    public enum Value: Hashable, Sendable {
        case text(String)
        case money(Money)
        case flag(Bool)
        case list([String])
    }

    public enum ValueType: Hashable, Sendable {
        case text, money, flag, list
    }

    /// The uses of a field that this declaration covers.
    public enum Use: Hashable, Sendable {
        /// Stored in the ledger, and written to whole exports.
        case kept
        /// Also printed by `--json`; display and editing have rules elsewhere, as for a date.
        case listed
        /// Also printed by `--json` where the record has a value.
        case listedIfAny
        /// Listed, and can be shown, changed, cleared, compared and searched: any text or list of words.
        case freeForm
    }

    /// The name in ledgers, in JSON and in user input.
    public let name: String
    public let type: ValueType
    public let use: Use
    /// The value of a new record; `nil` where it has none.
    public let empty: Value?
    private let read: @Sendable (Record) -> Value?
    private let write: @Sendable (inout Record, Value?) -> Bool

    /// `nil` where the record has no value, or one that need not be written.
    public func value(of record: Record) -> Value? { read(record) }

    /// Sets the field; `nil` clears it.
    ///
    /// - Returns: `false` for a value that the field cannot have; the record is then unchanged.
    public func set(_ value: Value?, in record: inout Record) -> Bool { write(&record, value) }
}

extension RecordField: Hashable {
    public static func == (a: RecordField, b: RecordField) -> Bool { a.name == b.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// Access to each type of value.
extension RecordField {
    typealias Path<Content> = any WritableKeyPath<Record, Content> & Sendable

    static func text(_ name: String, _ path: Path<String?>, _ use: Use) -> RecordField {
        .text(name, path, { $0 }, { $0 }, use)
    }

    /// A text property that is empty where there is none.
    static func text(_ name: String, _ path: Path<String>, _ use: Use) -> RecordField {
        .required(name, .text, path, "", use, { .text($0) }) { if case .text(let text) = $0 { text } else { nil } }
    }

    static func text<Content>(
        _ name: String,
        _ path: Path<Content?>,
        _ parse: @escaping @Sendable (String) -> Content?,
        _ format: @escaping @Sendable (Content) -> String,
        _ use: Use
    ) -> RecordField {
        .optional(name, .text, path, use, { .text(format($0)) }) {
            if case .text(let text) = $0 { parse(text) } else { nil }
        }
    }

    static func money(_ name: String, _ path: Path<Money?>, _ use: Use) -> RecordField {
        .optional(name, .money, path, use, { .money($0) }) { if case .money(let money) = $0 { money } else { nil } }
    }

    static func list(_ name: String, _ path: Path<[String]>, _ use: Use) -> RecordField {
        .required(name, .list, path, [], use, { .list($0) }) { if case .list(let words) = $0 { words } else { nil } }
    }

    static func flag(_ name: String, _ path: Path<Bool>, _ use: Use) -> RecordField {
        .required(name, .flag, path, false, use, { .flag($0) }) { if case .flag(let flag) = $0 { flag } else { nil } }
    }

    /// An optional property.
    private static func optional<Content>(
        _ name: String,
        _ type: ValueType,
        _ path: Path<Content?>,
        _ use: Use,
        _ value: @escaping @Sendable (Content) -> Value,
        _ content: @escaping @Sendable (Value) -> Content?
    ) -> RecordField {
        RecordField(name: name, type: type, use: use, empty: nil) { record in
            record[keyPath: path].map(value)
        } write: { record, value in
            let new = value.flatMap(content)
            guard value == nil || new != nil else { return false }
            record[keyPath: path] = new
            return true
        }
    }

    /// A property that always has a value; the empty one is not written.
    private static func required<Content: Equatable & Sendable>(
        _ name: String,
        _ type: ValueType,
        _ path: Path<Content>,
        _ empty: Content,
        _ use: Use,
        _ value: @escaping @Sendable (Content) -> Value,
        _ content: @escaping @Sendable (Value) -> Content?
    ) -> RecordField {
        RecordField(name: name, type: type, use: use, empty: value(empty)) { record in
            record[keyPath: path] == empty ? nil : value(record[keyPath: path])
        } write: { record, value in
            guard let new = value.map(content) ?? empty else { return false }
            record[keyPath: path] = new
            return true
        }
    }
}
