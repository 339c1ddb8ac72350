import ReceiptDomain
import Synchronization

/// Records and rules in memory, with as much of a ledger as the use cases of a review ask for.
final class MemoryLedger: RecordJournal, RuleRepository {
    private struct State {
        var records: [RecordID: Record] = [:]
        var rules = RuleBook()
        /// Above the lines that fixtures stand in.
        var line = 100
        /// The steps that were undone.
        var undone: [Int] = []
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

    func write(_ changes: [RecordChange], of user: UserID, undoing step: Int?) async throws -> [Record] {
        try state.withLock { state in
            for change in changes {
                guard let current = state.records[change.after.id], current.hasSameContent(as: change.before) else {
                    throw LibraryError.stale(change.after.id, current: state.records[change.after.id] ?? change.before)
                }
            }
            if let step { state.undone.append(step) }
            return changes.map { change in
                var after = change.after
                state.line += 1
                after.revision = state.line
                state.records[after.id] = after
                return after
            }
        }
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
