public import HouseholdBook
public import ReceiptDomain

/// Takes all of another library's book in: what is here already stays as it is.
public struct TakeExport: Sendable {
    public typealias Library = LedgerTransactions & RuleRepository & RateFile & ProfileRepository

    /// The numbers of entries added, and of those that were here.
    public struct Result: Hashable, Sendable {
        public var records = 0
        /// Accounts, budgets, recurring entries and the like.
        public var others = 0
        public var known = 0
        /// Texts of records that stand for an account, and are the id of none.
        public var unknownAccounts: Set<String> = []

        public init() {}
    }

    /// The origin of records, which tells how far they are checked before they are taken in.
    public enum Origin: Sendable {
        /// A whole book with its accounts and categories.
        case book
        /// A table of records alone.
        case table
        /// A journal, whose entries were checked when it was read.
        case journal
    }

    private let library: any Library
    private let user: UserID
    private var changes: [LedgerChange] = []
    private var accounts: AccountBook?
    /// The ids of accounts that are new here.
    private var newAccounts: Set<String> = []
    private var newCategories: [OwnCategory] = []
    private var rates: [RateDay] = []
    private var settings: Profile?
    /// Entries that cannot be taken in; nothing is written where there is any.
    public private(set) var faults: [ExportFault] = []
    public private(set) var result = Result()

    /// `faults` were found when the file was read.
    public init(library: any Library, user: UserID, faults: [ExportFault] = []) {
        (self.library, self.user, self.faults) = (library, user, faults)
    }

    // MARK: What is no record

    public mutating func add<Entity: LedgerEntity>(_ taken: TakenEntries<Entity>) async throws {
        let here = try await library.entities(Entity.self, of: user).map(\.entity)
        let known = Set(here.map(\.id))
        let entities = taken.entries.map(\.entry)
        // An empty list is one of any type.
        if Entity.kind == Account.kind, let accounts = entities as? [Account], let present = here as? [Account] {
            try Self.checkAccounts(accounts, present)
            let new = accounts.filter { !known.contains($0.id) }
            newAccounts = Set(new.map(\.id))
            self.accounts = AccountBook(present + new)
        }
        if Entity.kind == OwnCategory.kind, let categories = entities as? [OwnCategory] {
            newCategories = categories.filter { !known.contains($0.id) }
        }
        var seen: [String: Int] = [:]
        for (index, (place, entity)) in taken.entries.enumerated() {
            var reasons: [ExportFault.Reason] = []
            if let first = seen.updateValue(index, forKey: entity.id) {
                reasons.append(.sameID(as: taken.entries[first].place))
            }
            if let invalid = entity.invalidValue { reasons.append(.field(invalid.field, value: invalid.value)) }
            for (field, id) in try await unknownAccounts(of: entity) { reasons.append(.unknownAccount(field, id)) }
            faults += reasons.map { ExportFault(place, title: entity.id, $0) }
            guard !known.contains(entity.id) else {
                result.known += 1
                continue
            }
            changes.append(LedgerChange(try EntityChange(adding: entity)))
            result.others += 1
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

    /// The accounts that the entity is about, and that neither the file nor the book has.
    private mutating func unknownAccounts(of entity: some LedgerEntity) async throws -> [(field: String, id: String)] {
        let needed: [(field: String, id: String?)] =
            switch entity {
            case let account as Account: [("payFrom", account.billing?.payFrom)]
            case let statement as Statement: [("account", statement.account)]
            case let goal as SavingGoal: [("account", goal.account)]
            case let recurrence as Recurrence where recurrence.template.kind == .transfer:
                [
                    ("template.account", recurrence.template.account),
                    ("template.toAccount", recurrence.template.toAccount),
                ]
            default: []
            }
        let accounts = try await book()
        return needed.compactMap { need in
            need.id.flatMap { accounts[$0] == nil ? (field: need.field, id: $0) : nil }
        }
    }

    private mutating func book() async throws -> AccountBook {
        if let accounts { return accounts }
        let present = try await library.accountBook(of: user)
        accounts = present
        return present
    }

    /// Adds rules for shops; a rule that is here for the same shop and field stays.
    public mutating func add(rules: [Rule]) async throws {
        let here = try await library.rules(of: user)
        for rule in rules {
            guard here.replaced(by: rule) == nil else {
                result.known += 1
                continue
            }
            changes.append(LedgerChange(RuleChange.add(rule)))
            result.others += 1
        }
    }

    /// Adds exchange rates of the library, which belong to no step; a rate that is here for the same day, source and pair stays.
    public mutating func add(rates: [RateDay]) async throws {
        let new = try await HouseholdRates(library).missing(rates)
        (self.rates, result.others) = (new, result.others + new.count)
        result.known += rates.count - new.count
    }

    /// Takes over the settings, for a book that has no record and no account yet.
    public mutating func add(settings: Profile) async throws {
        let accounts = try await library.accountBook(of: user)
        if accounts.isEmpty, try await library.records(of: user).isEmpty { self.settings = settings }
    }

    // MARK: Records

    public mutating func add(_ taken: TakenEntries<Record>, of origin: Origin) async throws {
        let known = Dictionary(try await library.records(of: user).map { ($0.id, $0) }) { first, _ in first }
        var checks = RecordChecks(
            accounts: try await book(),
            catalog: CategoryCatalog(
                try await library.entities(OwnCategory.self, of: user).map(\.entity) + newCategories
            ),
            origin: origin
        )
        for (place, record) in taken.entries {
            if let reason = checks.reason(against: record, place) {
                faults.append(ExportFault(place, title: record.exportTitle, reason))
            }
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
        result.unknownAccounts = checks.unknownAccounts
    }

    /// Whether a record that was undone with its account comes back with it, so that no balance lacks it.
    private func comesBack(_ record: Record, _ here: Record) -> Bool {
        let own = [record.account, record.book.toAccount].compactMap(\.self)
        return here.status == .discarded && record.status != .discarded && !here.isPurged && !newAccounts.isEmpty
            && (own.isEmpty || own.contains(where: newAccounts.contains))
    }

    /// Writes all of it as one step, which can be undone; rates and settings belong to no step.
    public func write(profile: Profile) async throws {
        if !rates.isEmpty { try await HouseholdRates(library).add(rates) }
        if let settings {
            try await library.addOwner(user, profile: settings)
            try await library.updateProfile(of: user) { $0 = settings }
        }
        guard !changes.isEmpty else { return }
        try await library.addOwner(user, profile: profile)
        _ = try await library.apply(ChangeSet(changes, wantsRecords: false), of: user)
    }
}

/// Tells of records of a file which cannot be taken in.
private struct RecordChecks {
    let accounts: AccountBook
    let catalog: CategoryCatalog
    let origin: TakeExport.Origin
    private var seen: [RecordID: ExportFault.Place] = [:]
    private(set) var unknownAccounts: Set<String> = []

    init(accounts: AccountBook, catalog: CategoryCatalog, origin: TakeExport.Origin) {
        (self.accounts, self.catalog, self.origin) = (accounts, catalog, origin)
    }

    /// The first reason; `nil` where the record is possible.
    mutating func reason(against record: Record, _ place: ExportFault.Place) -> ExportFault.Reason? {
        if let first = seen.updateValue(place, forKey: record.id) { return .sameID(as: first) }
        guard origin != .journal else { return nil }
        if record.kind != .transfer, let text = record.account, accounts[text] == nil { unknownAccounts.insert(text) }
        guard record.status == .confirmed else { return nil }
        do throws(BookProblem) {
            try checkAmounts(of: record)
            guard origin == .book else { return nil }
            try EntryCheck.checkAccounts(of: record, accounts)
        } catch {
            return .book(error)
        }
        return record.categories.first { catalog[$0] == nil }.map { .unknownCategory($0) }
    }

    private func checkAmounts(of record: Record) throws(BookProblem) {
        do throws(BookProblem) {
            try EntryCheck.checkAmounts(of: record)
        } catch {
            // The photos of a receipt that came to zero are not in the file.
            if case .notPositive(let amount, .amount) = error, amount.minorUnits == 0, record.kind != .transfer {
                return
            }
            throw error
        }
    }
}

extension Record {
    /// Its shop and day, or its id.
    fileprivate var exportTitle: String {
        let facts = [merchant, date?.description].compactMap(\.self)
        return facts.isEmpty ? id.rawValue : facts.joined(separator: " ")
    }
}
