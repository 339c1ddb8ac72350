public import HouseholdBook
public import ReceiptDomain

extension EntityRepository {
    public func accountBook(of user: UserID) async throws -> AccountBook {
        AccountBook(try await entities(Account.self, of: user).map(\.entity))
    }
}

/// Adds, changes and closes accounts.
public struct ManageAccounts: Sendable {
    private let library: any LedgerTransactions
    private let user: UserID

    public init(library: any LedgerTransactions, user: UserID) { (self.library, self.user) = (library, user) }

    /// Adds an account and assigns to it the records whose account field holds its name or one of `words`, in one step.
    ///
    /// - Returns: The number of records that were assigned.
    public func add(_ account: Account, adopting words: [String] = [], profile: Profile) async throws -> Int {
        guard Account.isValid(id: account.id) else { throw BookProblem.notAnAccountID(account.id) }
        // The user may not exist yet: an account can be the first thing in a ledger.
        try await library.addOwner(user, profile: profile)
        let accounts = try await library.accountBook(of: user)
        guard accounts[account.id] == nil else { throw BookProblem.accountExists(account.id) }
        try Self.check(account, accounts)
        if let other = accounts.namesake(of: account) { throw BookProblem.accountNameTaken(other.name, by: other.id) }
        var answer = ChangeSet([LedgerChange(try EntityChange(adding: account.listing(words)))])
        // Records of that name would stand beside the account, in no balance.
        answer.changes += try await adoption(of: words + [account.name], by: account.id)
        _ = try await library.apply(answer, of: user)
        return answer.changes.count - 1
    }

    /// Assigns to the account the records whose account field is one of `words`.
    private func adoption(of words: [String], by id: String) async throws -> [LedgerChange] {
        guard !words.isEmpty else { return [] }
        return try await library.records(of: user, calling: words).filter { $0.account != id }.map { record in
            var adopted = record
            adopted.account = id
            adopted.learned.account = nil
            return LedgerChange(RecordChange(before: record, after: adopted))
        }
    }

    /// Changes an account; its id stays.
    ///
    /// - Throws: ``BookProblem/disagrees(_:)`` where a reconciled statement would no longer agree, unless it is unlocked.
    public func change(
        _ name: String,
        adopting words: [String] = [],
        unlocking: Bool = false,
        _ work: (inout Account, AccountBook) throws -> Void
    ) async throws -> (before: Account, after: Account, adopted: Int) {
        let accounts = try await library.accountBook(of: user)
        let id = try accounts.account(named: name).id
        guard let kept = try await library.entity(Account.self, id: id, of: user) else {
            throw BookProblem.noSuchAccount(name, known: accounts.accounts.map(\.id))
        }
        var account = kept.entity
        try work(&account, accounts)
        account = account.listing(words)
        try Self.check(account, accounts)
        if account.name != kept.entity.name, let other = accounts.namesake(of: account) {
            throw BookProblem.accountNameTaken(other.name, by: other.id)
        }
        var answer = ChangeSet([LedgerChange(try EntityChange(kept, to: account))])
        answer.changes += try await adoption(of: words, by: id)
        _ = try await BookGuard(library: library, user: user).write(answer, unlocking: unlocking)
        return (kept.entity, account, answer.changes.count - 1)
    }

    /// Closes an account whose balance and debts are zero; nothing may be posted to it after the day.
    public func close(_ name: String, on day: CalendarDay) async throws -> Account {
        try await library.decide(of: user) { state in
            let accounts = try state.accountBook()
            let account = try accounts.account(named: name)
            let days = DailyBalances(accounts, try state.flows(on: [account.id]))
            if let balance = days.balance(of: account), balance.minorUnits != 0 {
                throw BookProblem.notEmpty(account: account.id, balance)
            }
            if let last = days.days(of: account).last, last.date > day {
                throw BookProblem.closed(account: account.id, since: day)
            }
            guard let kept = try state.entities(Account.self).first(where: { $0.entity.id == account.id }) else {
                throw BookProblem.noSuchAccount(name, known: accounts.accounts.map(\.id))
            }
            var closed = kept.entity
            closed.closed = day
            return (ChangeSet([LedgerChange(try EntityChange(kept, to: closed))]), closed)
        }.result
    }

    private static func check(_ account: Account, _ accounts: AccountBook) throws(BookProblem) {
        if let digits = account.cards.keys.sorted().first(where: { !isCard($0) }) { throw .notCardDigits(digits) }
        if let number = account.number, !Account.isValid(number: number) { throw .notAnAccountNumber(number) }
        guard let payer = account.billing?.payFrom else { return }
        if payer == account.id { throw .sameAccount(payer) }
        if accounts[payer] == nil { throw .noSuchAccount(payer, known: accounts.accounts.map(\.id)) }
    }

    /// A card's last digits as receipts print them, usually four.
    private static func isCard(_ digits: String) -> Bool {
        (3...6).contains(digits.count) && digits.utf8.allSatisfy { (48...57).contains($0) }
    }
}

extension Account {
    /// With the words, and the last digits of account numbers among them, by which its next statements find it.
    fileprivate func listing(_ words: [String]) -> Account {
        var account = self
        for word in words {
            if word != name, word.contains(where: \.isLetter), !aliases.contains(word) { account.aliases.append(word) }
            let digits = word.filter { $0.isASCII && $0.isNumber }
            if digits.count >= 4, account.cards[String(digits.suffix(4))] == nil {
                account.cards[String(digits.suffix(4))] = ""
            }
        }
        return account
    }
}

extension RecordRepository {
    /// The records whose account field is exactly one of the words, in order of their ids.
    fileprivate func records(of user: UserID, calling words: [String]) async throws -> [Record] {
        var found: [RecordID: Record] = [:]
        for word in words {
            let query = RecordQuery([.text(field: "account", .compare(.is, SearchText.folded(word)))])
            for record in try await select(query, after: nil, limit: .max, of: user).records
            where record.account == word { found[record.id] = record }
        }
        return found.values.sorted { $0.id < $1.id }
    }
}
