import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Synchronization

import struct Foundation.Date

/// Records, entities and rules in memory, with as much of a ledger as use cases ask for.
final class MemoryLedger: LedgerTransactions, ScannedRecords, RuleRepository {
    private struct State {
        var records: [RecordID: Record] = [:]
        /// All states, oldest first.
        var states: [RecordID: [Record]] = [:]
        /// The states of entities as JSON, by kind, in the order in which they came.
        var entities: [String: [(id: String, json: String)]] = [:]
        var occurrences: Set<OccurrenceKey> = []
        var newestTrusted: Date?
        var rules = RuleBook()
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
            keep(after)
            return after
        }

        mutating func keep(_ record: Record) {
            records[record.id] = record
            states[record.id, default: []].append(record)
            if let key = record.occurrence { occurrences.insert(key) }
        }

        func entities<Entity: LedgerEntity>(_ type: Entity.Type) throws -> [KeptEntity<Entity>] {
            try (entities[type.kind] ?? []).map { try KeptEntity(json: $0.json) }
        }

        mutating func apply(_ answer: ChangeSet) throws -> CommitResult {
            var next = self
            var applied = CommitResult(records: [])
            for change in answer.changes {
                switch change.subject {
                case .record(let record): applied.records.append(try next.put(record))
                case .newRecord(var record):
                    next.line += 2
                    record.revision = next.line
                    next.keep(record)
                    applied.records.append(record)
                case .rule(let rule):
                    if case .add(let added) = rule { applied.replaced = next.rules.replaced(by: added) }
                    next.rules.apply(rule)
                    applied.rules = next.rules
                case .entity(let entity): try next.put(entity)
                }
                if let step = change.undoing, !next.undone.contains(step) { next.undone.append(step) }
            }
            self = next
            return applied
        }
    }

    private let state = Mutex(State())

    init(_ records: [Record] = []) {
        state.withLock { state in
            for record in records { state.keep(record) }
        }
    }

    var undone: [Int] { state.withLock { $0.undone } }

    func user(_ id: UserID) async throws -> User? { try await users().first { $0.id == id } }
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

    func history(of id: RecordID, user: UserID) async throws -> [LedgerEntry] {
        state.withLock { state in
            (state.states[id] ?? []).map { LedgerEntry(sequence: $0.revision, at: $0.updatedAt, record: $0) }
        }
    }
    func reading(of id: RecordID, user: UserID) async throws -> Reading? { nil }
    func imageLocation(_ image: StoredImage, of record: Record) async throws -> FileLocation {
        FileLocation("/records/\(record.id)/\(image.file)")
    }

    func apply(_ answer: ChangeSet, of user: UserID) async throws -> CommitResult {
        try state.withLock { try $0.apply(answer) }
    }

    func look<Result: Sendable>(
        at user: UserID,
        _ work: @Sendable (any LedgerState) throws -> Result
    ) async throws -> Result {
        try state.withLock { try work(Look(state: $0)) }
    }

    func decide<Result: Sendable>(
        of user: UserID,
        _ work: @Sendable (any LedgerState) throws -> (answer: ChangeSet, result: Result)
    ) async throws -> (applied: CommitResult, result: Result) {
        try state.withLock { state in
            let decision = try work(Look(state: state))
            return (try state.apply(decision.answer), decision.result)
        }
    }

    private struct Look: LedgerState {
        let state: State
        func entries(of recurrence: String) -> [Record] {
            let ids = state.states.filter { $0.value.contains { $0.book.recurrence == recurrence } }.keys
            return ids.compactMap { state.records[$0] }
        }
        var occurrences: Set<OccurrenceKey> { state.occurrences }
        var newestTrusted: Date? { state.newestTrusted }

        func flows(on accounts: Set<String>) -> [AccountFlow] {
            state.records.values.flows(on: accounts) { $0.movements }
        }

        func entities<Entity: LedgerEntity>(_ type: Entity.Type) throws -> [KeptEntity<Entity>] {
            try state.entities(type)
        }

        func id(of occurrence: OccurrenceKey) -> RecordID {
            var numbers = SeededGenerator(occurrence.recurrence.utf8.reduce(0) { $0 &* 31 &+ Int($1) })
            return RecordID(milliseconds: UInt64(occurrence.due.daysSince1970) * 86_400_000, using: &numbers)
        }
    }

    func learnedHistory(of user: UserID) async throws -> any LearnedHistory {
        CountedRecords(try await records(of: user))
    }

    func entities<Entity: LedgerEntity>(_ type: Entity.Type, of user: UserID) async throws -> [KeptEntity<Entity>] {
        try state.withLock { try $0.entities(type) }
    }

    func entity<Entity: LedgerEntity>(
        _ type: Entity.Type,
        id: String,
        of user: UserID
    ) async throws -> KeptEntity<Entity>? { try state.withLock { try $0.entities(type).first { $0.entity.id == id } } }

    func steps(_ kind: LedgerStep.Kind, of user: UserID, newest count: Int) async throws -> [LedgerStep] { [] }
    func takeBackNewest(_ kind: LedgerStep.Kind, of user: UserID) async throws -> LedgerStep? { nil }
    func rules(of user: UserID) async throws -> RuleBook { state.withLock { $0.rules } }

    func updateRules(of user: UserID, _ change: @Sendable (inout RuleBook) throws -> Void) async throws -> RuleBook {
        try state.withLock { state in
            try change(&state.rules)
            return state.rules
        }
    }
}
