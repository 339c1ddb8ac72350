public import ReceiptDomain

/// Takes all of another library's book in: what is here already stays as it is.
public struct TakeExport: Sendable {
    /// What was added, and what was here.
    public struct Result: Hashable, Sendable {
        public var records = 0
        /// Accounts, budgets, recurring entries and the like.
        public var others = 0
        public var known = 0

        public init() {}
    }

    private let library: any LedgerTransactions
    private let user: UserID
    private var changes: [LedgerChange] = []
    public private(set) var result = Result()

    public init(library: any LedgerTransactions, user: UserID) { (self.library, self.user) = (library, user) }

    public mutating func add<Entity: LedgerEntity>(_ entities: [Entity]) async throws {
        let known = Set(try await library.entities(Entity.self, of: user).map(\.entity.id))
        for entity in entities {
            guard !known.contains(entity.id) else {
                result.known += 1
                continue
            }
            changes.append(LedgerChange(try EntityChange(adding: entity)))
            result.others += 1
        }
    }

    public mutating func add(_ records: [Record]) async throws {
        let known = Set(try await library.records(of: user).map(\.id))
        for record in records {
            guard !known.contains(record.id) else {
                result.known += 1
                continue
            }
            changes.append(LedgerChange(adding: record))
            result.records += 1
        }
    }

    /// Writes all of it as one step, which can be undone.
    public func write(profile: Profile) async throws {
        guard !changes.isEmpty else { return }
        try await library.addOwner(user, profile: profile)
        _ = try await library.apply(ChangeSet(changes), of: user)
    }
}
