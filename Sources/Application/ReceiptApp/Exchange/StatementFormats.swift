public import HouseholdBook
public import ReceiptDomain

/// Keeps how banks' files are meant.
public struct StatementFormats: Sendable {
    /// The reason why a format cannot be changed or imported.
    public enum Problem: Error, Hashable, Sendable {
        case unknown(String, known: [String])
        /// The file has no formats that can be read, or one with values that are not known.
        case notFormats(path: String)
    }

    private let library: any LedgerTransactions
    private let user: UserID

    public init(library: any LedgerTransactions, user: UserID) { (self.library, self.user) = (library, user) }

    private var store: EntityStore<StatementFormat> { EntityStore(library: library, user: user) }

    /// In order of their names.
    public func all() async throws -> [StatementFormat] {
        try await store.all().sorted { $0.id.lexicographicallyPrecedes($1.id) }
    }

    public func format(_ id: String) async throws -> StatementFormat {
        let all = try await all()
        guard let found = all.first(where: { $0.id == id }) else { throw Problem.unknown(id, known: all.map(\.id)) }
        return found
    }

    /// The format of files with this header on the account, or on any account; a new one where there is none.
    public func format(header: String, account: String?) async throws -> StatementFormat {
        let all = try await all()
        let same = all.filter { $0.header == header }
        if let found = same.first(where: { $0.account == account }) { return found }
        return StatementFormat(id: Self.freeName(account, all), header: header, account: account)
    }

    private static func freeName(_ account: String?, _ all: [StatementFormat]) -> String {
        let taken = Set(all.map(\.id))
        let name = account ?? "statement"
        return (1...).lazy.map { "\(name)-\($0)" }.first { !taken.contains($0) } ?? name
    }

    public func keep(_ format: StatementFormat) async throws {
        try await store.put(format, over: try await all().first { $0.id == format.id })
    }

    /// Adds formats of another household, or replaces those for the same files, as one step.
    ///
    /// - Returns: The formats as they are kept; one whose account is not here is for files of any account.
    public func take(_ formats: [StatementFormat], profile: Profile) async throws -> [StatementFormat] {
        let accounts = try await library.accountBook(of: user)
        let before = try await all()
        var all = before
        let added = formats.map { format in
            let account = format.account.flatMap { accounts[$0]?.id }
            let same = all.first { $0.header == format.header && $0.account == account }
            let isFree = !all.contains { $0.id == format.id }
            var own = StatementFormat(
                id: same?.id ?? (isFree ? format.id : Self.freeName(account, all)),
                header: format.header,
                account: account
            )
            (own.encoding, own.dateOrder, own.columns) = (format.encoding, format.dateOrder, format.columns)
            (own.spentIsPositive, own.decimalSign) = (format.spentIsPositive, format.decimalSign)
            all.removeAll { $0.id == own.id }
            all.append(own)
            return own
        }
        try await library.addOwner(user, profile: profile)
        try await store.put(added.map { format in (before.first { $0.id == format.id }, format) })
        return added
    }

    public func remove(_ id: String) async throws {
        _ = try await format(id)
        try await store.remove(id)
    }
}
