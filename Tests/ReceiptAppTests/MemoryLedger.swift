import ReceiptDomain
import Synchronization

/// Records, entities and rules in memory, with as much of a ledger as the use cases of a review ask for.
final class MemoryLedger: RecordJournal, RuleRepository {
    private struct State {
        var records: [RecordID: Record] = [:]
        var rules = RuleBook()
        /// By kind, in the order in which they were first written.
        var entities: [String: [(id: String, json: String)]] = [:]
        /// Above the lines that fixtures stand in.
        var line = 100
        /// The steps that were undone.
        var undone: [Int] = []

        mutating func put(_ change: EntityChange) throws {
            var kept = entities[change.kind] ?? []
            let index = kept.firstIndex { $0.id == change.id }
            guard index.map({ kept[$0].json }) == change.before else {
                throw LibraryError.staleEntity(kind: change.kind, id: change.id)
            }
            switch (index, change.after) {
            case (let index?, let json?): kept[index].json = json
            case (let index?, nil): kept.remove(at: index)
            case (nil, let json?): kept.append((change.id, json))
            case (nil, nil): break
            }
            entities[change.kind] = kept
        }

        mutating func put(_ change: RecordChange) throws -> Record {
            guard let current = records[change.after.id], current.hasSameContent(as: change.before) else {
                throw LibraryError.stale(change.after.id, current: records[change.after.id] ?? change.before)
            }
            var after = change.after
            line += 1
            after.revision = line
            records[after.id] = after
            return after
        }

        mutating func add(_ record: Record) throws -> Record {
            if let current = records[record.id] { throw LibraryError.stale(record.id, current: current) }
            var record = record
            line += 1
            record.revision = line
            records[record.id] = record
            return record
        }
    }

    private let state = Mutex(State())

    init(_ records: [Record] = []) {
        state.withLock { state in
            for record in records { state.records[record.id] = record }
        }
    }

    var undone: [Int] { state.withLock { $0.undone } }

    func users() async throws -> [User] { [User(id: .me, profile: Profile(locale: "ko-KR", currency: .krw))] }
    func addUser(_ id: UserID, profile: Profile) async throws -> User { User(id: id, profile: profile) }
    func records(of user: UserID) async throws -> [Record] {
        state.withLock { $0.records.values.sorted { $0.id < $1.id } }
    }

    func record(_ id: RecordID, of user: UserID) async throws -> Record {
        guard let record = state.withLock({ $0.records[id] }) else { throw LibraryError.noSuchRecord(id) }
        return record
    }

    func record(matching text: String, of user: UserID) async throws -> Record {
        let found = try await records(of: user).filter { $0.id.rawValue.hasSuffix(text) }
        guard let record = found.first, found.count == 1 else {
            throw LibraryError.ambiguousRecord(text, matches: found.count)
        }
        return record
    }

    func update(
        _ id: RecordID,
        of user: UserID,
        basedOn revision: Int?,
        _ change: @Sendable (inout Record) throws -> Void
    ) async throws -> Record {
        let before = try await record(id, of: user)
        var after = before
        try change(&after)
        return try await write([RecordChange(before: before, after: after)], of: user, undoing: nil).first ?? after
    }

    func history(of id: RecordID, user: UserID) async throws -> [LedgerEntry] { [] }
    func reading(of id: RecordID, user: UserID) async throws -> Reading? { nil }
    func imageLocation(_ image: StoredImage, of record: Record) async throws -> FileLocation {
        FileLocation("/records/\(record.id)/\(image.file)")
    }

    func apply(_ answer: LedgerAnswer, of user: UserID) async throws -> AppliedAnswer {
        try state.withLock { state in
            var next = state
            var applied = AppliedAnswer(records: [])
            for change in answer.changes {
                switch change.subject {
                case .record(let record): applied.records.append(try next.put(record))
                case .rule(let rule):
                    if case .add(let added) = rule { applied.replaced = next.rules.replaced(by: added) }
                    next.rules.apply(rule)
                    applied.rules = next.rules
                case .newRecord(let record): applied.records.append(try next.add(record))
                case .entity(let entity): try next.put(entity)
                }
                if let step = change.undoing, !next.undone.contains(step) { next.undone.append(step) }
            }
            state = next
            return applied
        }
    }

    func changes(of user: UserID, since mark: LedgerMark?) async throws -> RecordNews {
        RecordNews(
            records: try await records(of: user),
            isEverything: true,
            mark: LedgerMark(reading: 0, position: 0)
        )
    }

    func entities<Entity: LedgerEntity>(_ type: Entity.Type, of user: UserID) async throws -> [KeptEntity<Entity>] {
        try state.withLock { try ($0.entities[type.kind] ?? []).map { try KeptEntity(json: $0.json) } }
    }

    func entity<Entity: LedgerEntity>(
        _ type: Entity.Type,
        id: String,
        of user: UserID
    ) async throws -> KeptEntity<Entity>? {
        try await entities(type, of: user).first { $0.entity.id == id }
    }

    func steps(of user: UserID, newest count: Int) async throws -> [LedgerStep] { [] }
    func rules(of user: UserID) async throws -> RuleBook { state.withLock { $0.rules } }

    func updateRules(of user: UserID, _ change: @Sendable (inout RuleBook) throws -> Void) async throws -> RuleBook {
        try state.withLock { state in
            try change(&state.rules)
            return state.rules
        }
    }
}
