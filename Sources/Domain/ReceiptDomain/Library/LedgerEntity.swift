import class Foundation.JSONDecoder
import class Foundation.JSONEncoder
import struct Foundation.Data

/// Something that a user's ledger keeps beside records: an account, a rule, a subject.
///
/// Each state is a ledger line of its own. The newest line of an `id` says what the entity is; to be removed is a state too.
public protocol LedgerEntity: Codable, Hashable, Sendable {
    /// What its lines say they are about; part of the format, so that it never changes.
    static var kind: String { get }
    /// The names of all its stored fields; others that a line has are a newer program's, and survive a change.
    static var fields: Set<String> { get }
    /// What tells it from others of its kind; stored as `id`.
    var id: String { get }
}

/// An entity as the ledger has it.
public struct KeptEntity<Entity: LedgerEntity>: Hashable, Sendable {
    public let entity: Entity
    /// With the fields that this program does not know.
    let json: String

    /// - Throws: what `JSONDecoder` does, where the text is no such entity.
    public init(json: String) throws {
        entity = try JSONDecoder().decode(Entity.self, from: Data(json.utf8))
        self.json = json
    }
}

/// An entity before and after a change, as JSON objects; `nil` where it is not there.
public struct EntityChange: Hashable, Sendable {
    public let kind: String
    public let id: String
    public let before: String?
    public let after: String?
    /// The fields that the change states, `nil` for all; what else there is stays as it is.
    public let fields: Set<String>?

    public init(kind: String, id: String, before: String?, after: String?) {
        (self.kind, self.id, self.before, self.after, fields) = (kind, id, before, after, nil)
    }

    /// Adds an entity that is not there.
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

    /// What takes the change back.
    public var inverse: EntityChange { EntityChange(kind: kind, id: id, before: after, after: before) }

    /// The two states; `nil` for another kind.
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

/// The users' entities.
public protocol EntityRepository: Sendable {
    /// Those of a kind that are there now, in the order in which they were first written.
    func entities<Entity: LedgerEntity>(_ type: Entity.Type, of user: UserID) async throws -> [KeptEntity<Entity>]

    /// `nil` where it never was or is removed.
    func entity<Entity: LedgerEntity>(
        _ type: Entity.Type,
        id: String,
        of user: UserID
    ) async throws
        -> KeptEntity<Entity>?
}
