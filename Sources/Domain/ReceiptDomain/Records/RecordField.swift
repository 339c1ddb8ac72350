/// A field of a record, declared once: its name, its type, who gets to see it, and how its value is written and read.
///
/// Whoever stores or shows records goes through ``all``, so that a new field is a property of ``Record`` and a line below it. What
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

    /// What is done with a field by this declaration alone.
    public enum Use: Hashable, Sendable {
        /// It is kept in the ledger, and shown nowhere.
        case kept
        /// It is kept, and printed by `--json`; where a person sees or changes it, it has rules of its own, as a date has.
        case listed
        /// It is kept, and printed by `--json` where a record has it.
        case listedIfAny
        /// It is listed, and a person may see, change, empty, compare and search it: any text, or any list of words.
        case freeForm
    }

    /// In ledgers, in JSON, and where a person names it.
    public let name: String
    public let type: ValueType
    public let use: Use
    /// What a record has before anything is written; `nil` where that is nothing.
    public let empty: Value?
    private let read: @Sendable (Record) -> Value?
    private let write: @Sendable (inout Record, Value?) -> Bool

    /// `nil` where the record has none, or nothing that needs to be written.
    public func value(of record: Record) -> Value? { read(record) }

    /// Sets the field; `nil` empties it.
    ///
    /// - Returns: `false` for a value that the field cannot have; the record is as it was.
    public func set(_ value: Value?, in record: inout Record) -> Bool { write(&record, value) }
}

extension RecordField: Hashable {
    public static func == (a: RecordField, b: RecordField) -> Bool { a.name == b.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// How each type of value is read from a record and written into it.
extension RecordField {
    typealias Path<Content> = any WritableKeyPath<Record, Content> & Sendable

    static func text(_ name: String, _ path: Path<String?>, _ use: Use) -> RecordField {
        .text(name, path, { $0 }, { $0 }, use)
    }

    /// Empty where there is none.
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

    /// A property that is `nil` where there is none.
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
