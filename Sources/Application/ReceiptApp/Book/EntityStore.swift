import ReceiptDomain

/// Stores a user's entities of one type; each call writes one step, which can be undone.
struct EntityStore<Entity: LedgerEntity>: Sendable {
    let library: any RecordJournal
    let user: UserID

    func all() async throws -> [Entity] { try await library.entities(Entity.self, of: user).map(\.entity) }

    /// Writes what became of the entity that was read as `before`, or a new one where that is `nil`.
    ///
    /// - Throws: ``ReceiptDomain/LibraryError/staleEntity(kind:id:)`` where it has changed since, or another has its id.
    func put(_ entity: Entity, over before: Entity?) async throws { try await put([(before, entity)]) }

    /// Changes an entity that was read, and returns what became of it; no step is written where nothing did.
    func update(_ before: Entity, _ work: (inout Entity) throws -> Void) async throws -> Entity {
        var entity = before
        try work(&entity)
        if entity != before { try await put(entity, over: before) }
        return entity
    }

    /// Writes all of them as one step.
    func put(_ entities: [(before: Entity?, after: Entity)]) async throws {
        var changes: [LedgerChange] = []
        for (before, after) in entities { changes.append(try await change(before, to: after)) }
        _ = try await library.apply(ChangeSet(changes), of: user)
    }

    /// The change that ``put(_:over:)`` writes, to be written together with others.
    func change(_ before: Entity?, to after: Entity) async throws -> LedgerChange {
        guard let before else { return LedgerChange(try EntityChange(adding: after)) }
        guard let kept = try await library.entity(Entity.self, id: before.id, of: user), kept.entity == before else {
            throw LibraryError.staleEntity(kind: Entity.kind, id: before.id)
        }
        return LedgerChange(try EntityChange(kept, to: after))
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
