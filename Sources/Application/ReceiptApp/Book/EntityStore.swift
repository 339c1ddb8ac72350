import ReceiptDomain

/// Stores a user's entities of one type; each call writes one step, which can be undone.
struct EntityStore<Entity: LedgerEntity>: Sendable {
    let library: any RecordJournal
    let user: UserID

    func all() async throws -> [Entity] { try await library.entities(Entity.self, of: user).map(\.entity) }

    /// Adds the entity, or replaces the one with its id.
    func put(_ entity: Entity) async throws { try await put([entity]) }

    /// Writes all of them as one step.
    func put(_ entities: [Entity]) async throws {
        var changes: [LedgerChange] = []
        for entity in entities {
            let kept = try await library.entity(Entity.self, id: entity.id, of: user)
            let change = try kept.map { try EntityChange($0, to: entity) } ?? EntityChange(adding: entity)
            changes.append(LedgerChange(change))
        }
        _ = try await library.apply(ChangeSet(changes), of: user)
    }

    func remove(_ id: String) async throws { try await remove([id]) }

    /// Removes all of them as one step.
    func remove(_ ids: [String]) async throws {
        var changes: [LedgerChange] = []
        for id in ids {
            guard let kept = try await library.entity(Entity.self, id: id, of: user) else { continue }
            changes.append(LedgerChange(EntityChange(removing: kept)))
        }
        guard !changes.isEmpty else { return }
        _ = try await library.apply(ChangeSet(changes), of: user)
    }
}
