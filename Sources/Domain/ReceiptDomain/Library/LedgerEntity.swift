import class Foundation.JSONDecoder
import class Foundation.JSONEncoder
import struct Foundation.Data

/// An entity other than a record in a user's ledger: an account, a rule, a subject.
///
/// Each state is a ledger line; the newest line of an `id` is its present state, which may be its removal.
public protocol LedgerEntity: Codable, Hashable, Sendable {
    /// The kind written in its lines; part of the format, so that it never changes.
    static var kind: String { get }
    /// The names of its stored fields; other fields come from a newer program and are preserved.
    static var fields: Set<String> { get }
    /// Unique among entities of its kind; stored as `id`.
    var id: String { get }
    /// A stored value that its field cannot have, but that lines of a ledger may have all the same; `nil` where all are sound.
    var invalidValue: InvalidValue? { get }
}

extension LedgerEntity {
    public var invalidValue: InvalidValue? { nil }
}

/// A field has a value that it cannot have.
public struct InvalidValue: Error, Hashable, Sendable {
    /// Its name in the stored form, below that of the field that contains it: `opening.date`.
    public var field: String
    public var value: String

    public init(_ field: String, _ value: String) { (self.field, self.value) = (field, value) }

    /// The first text that `make` refuses, each field with those that it has.
    public static func first<Value>(
        in fields: [(String, [String?])],
        _ make: (String) -> Value?
    ) -> InvalidValue? {
        for (field, values) in fields {
            if let value = values.compactMap(\.self).first(where: { make($0) == nil }) {
                return InvalidValue(field, value)
            }
        }
        return nil
    }

    /// The value that `make` makes of the text; throws the text where it makes none.
    public static func required<Value>(
        _ field: String,
        _ value: String,
        _ make: (String) -> Value?
    ) throws(InvalidValue) -> Value {
        guard let made = make(value) else { throw InvalidValue(field, value) }
        return made
    }
}

/// An entity with its stored JSON.
public struct KeptEntity<Entity: LedgerEntity>: Hashable, Sendable {
    public let entity: Entity
    /// Includes fields that this program does not know.
    let json: String

    /// - Throws: The error of `JSONDecoder` where the text is not such an entity.
    public init(json: String) throws {
        entity = try JSONDecoder().decode(Entity.self, from: Data(json.utf8))
        self.json = json
    }
}

/// An entity's JSON before and after a change; `nil` where it does not exist.
public struct EntityChange: Hashable, Sendable {
    public let kind: String
    public let id: String
    public let before: String?
    public let after: String?
    /// The fields that the change writes, `nil` for all; others are preserved.
    public let fields: Set<String>?

    public init(kind: String, id: String, before: String?, after: String?) {
        (self.kind, self.id, self.before, self.after, fields) = (kind, id, before, after, nil)
    }

    public init<Entity: LedgerEntity>(adding entity: Entity) throws {
        (kind, id, before) = (Entity.kind, entity.id, nil)
        (after, fields) = (try Self.json(entity), Entity.fields)
    }

    public init<Entity: LedgerEntity>(_ kept: KeptEntity<Entity>, to entity: Entity) throws {
        precondition(kept.entity.id == entity.id, "an entity keeps its id")
        (kind, id, before) = (Entity.kind, entity.id, kept.json)
        (after, fields) = (try Self.json(entity), Entity.fields)
    }

    public init<Entity: LedgerEntity>(removing kept: KeptEntity<Entity>) {
        self.init(kind: Entity.kind, id: kept.entity.id, before: kept.json, after: nil)
    }

    /// The change that undoes this one.
    public var inverse: EntityChange { EntityChange(kind: kind, id: id, before: after, after: before) }

    /// The decoded states; `nil` for an entity of another kind.
    public func states<Entity: LedgerEntity>(of type: Entity.Type) throws -> (before: Entity?, after: Entity?)? {
        guard kind == type.kind else { return nil }
        return (
            try before.map { try KeptEntity<Entity>(json: $0).entity },
            try after.map { try KeptEntity<Entity>(json: $0).entity }
        )
    }

    private static func json(_ entity: some LedgerEntity) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(entity), as: UTF8.self)
    }
}

/// Stores users' entities.
public protocol EntityRepository: Sendable {
    /// The existing entities of a kind, in the order in which they were first written.
    func entities<Entity: LedgerEntity>(_ type: Entity.Type, of user: UserID) async throws -> [KeptEntity<Entity>]

    /// `nil` where it never existed or was removed.
    func entity<Entity: LedgerEntity>(
        _ type: Entity.Type,
        id: String,
        of user: UserID
    ) async throws
        -> KeptEntity<Entity>?
}
