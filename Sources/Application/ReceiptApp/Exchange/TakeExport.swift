import HouseholdBook
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
    /// The ids of accounts that are new here.
    private var accounts: Set<String> = []
    public private(set) var result = Result()

    public init(library: any LedgerTransactions, user: UserID) { (self.library, self.user) = (library, user) }

    public mutating func add<Entity: LedgerEntity>(_ entities: [Entity]) async throws {
        let here = try await library.entities(Entity.self, of: user).map(\.entity)
        let known = Set(here.map(\.id))
        if let accounts = entities as? [Account], let present = here as? [Account] {
            try Self.checkAccounts(accounts, present)
        }
        for entity in entities {
            guard !known.contains(entity.id) else {
                result.known += 1
                continue
            }
            changes.append(LedgerChange(try EntityChange(adding: entity)))
            result.others += 1
            if Entity.kind == Account.kind { accounts.insert(entity.id) }
        }
    }

    /// An account that was renamed since the export has the same opening still.
    ///
    /// - Throws: ``BookProblem/otherAccount(id:here:there:)`` for one of another person, into which records would be added.
    private static func checkAccounts(_ accounts: [Account], _ here: [Account]) throws(BookProblem) {
        for account in accounts {
            guard let own = here.first(where: { $0.id == account.id }), own.name != account.name,
                own.opening != account.opening || own.kind != account.kind
            else { continue }
            throw .otherAccount(id: account.id, here: own.name, there: account.name)
        }
    }

    public mutating func add(_ records: [Record]) async throws {
        let known = Dictionary(try await library.records(of: user).map { ($0.id, $0) }) { first, _ in first }
        for record in records {
            guard let here = known[record.id] else {
                changes.append(LedgerChange(adding: record))
                result.records += 1
                continue
            }
            guard comesBack(record, here) else {
                result.known += 1
                continue
            }
            var back = here
            (back.status, back.book.isChecked) = (record.status, record.book.isChecked)
            changes.append(LedgerChange(RecordChange(before: here, after: back)))
            result.records += 1
        }
    }

    /// Whether a record that was undone with its account comes back with it, so that no balance lacks it.
    private func comesBack(_ record: Record, _ here: Record) -> Bool {
        let own = [record.account, record.book.toAccount].compactMap(\.self)
        return here.status == .discarded && record.status != .discarded && !here.isPurged && !accounts.isEmpty
            && (own.isEmpty || own.contains(where: accounts.contains))
    }

    /// Writes all of it as one step, which can be undone.
    public func write(profile: Profile) async throws {
        guard !changes.isEmpty else { return }
        try await library.addOwner(user, profile: profile)
        _ = try await library.apply(ChangeSet(changes), of: user)
    }
}
