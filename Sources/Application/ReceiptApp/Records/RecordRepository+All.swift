public import ReceiptDomain

extension RecordRepository {
    /// All records that pass the query and the further test, newest first.
    public func allRecords(
        _ query: RecordQuery,
        of user: UserID,
        where passes: (Record) -> Bool = { _ in true }
    ) async throws -> [Record] {
        var found: [Record] = []
        try await forEach(query, of: user) { found += $0.filter(passes) }
        return found
    }

    /// Passes all records of the query to `body`, newest first, in batches that bound memory.
    func forEach(_ query: RecordQuery, of user: UserID, _ body: ([Record]) async throws -> Void) async throws {
        var place: RecordOrder?
        repeat {
            let found = try await select(query, after: place, limit: 1000, of: user)
            try await body(found.records)
            place = found.next
        } while place != nil
    }

    /// Confirmed entries of money whose day is still to come.
    public func planned(after today: CalendarDay, of user: UserID) async throws -> [Record] {
        guard let tomorrow = today.adding(days: 1) else { return [] }
        let query = RecordQuery([.status([.confirmed]), .day(.minimum, tomorrow), .has(.day, true)])
        return try await allRecords(query, of: user) { $0.kind != .note }
    }

    /// The user's drafts, in order of their ids.
    public func drafts(of user: UserID) async throws -> [Record] {
        let drafts = RecordQuery([.status([.draft])])
        return try await select(drafts, after: nil, limit: .max - 1, of: user).records.sorted { $0.id < $1.id }
    }

    /// Adds the household's default user, who need not be added explicitly before the first write.
    public func addOwner(_ user: UserID, profile: Profile) async throws {
        if user == .me { _ = try await addUser(.me, profile: profile) }
    }

    /// The user's profile, or the guess for a user who does not exist yet.
    ///
    /// A currency that was never set comes from the guess, or is the most frequent one of the newest records.
    public func profile(of user: UserID, orElse guess: Profile) async throws -> Profile {
        guard var profile = try await users().first(where: { $0.id == user })?.profile else { return guess }
        if profile.currency == nil { profile.currency = guess.currency }
        if profile.currency == nil { profile.currency = try await usualCurrency(of: user) }
        return profile
    }

    private func usualCurrency(of user: UserID) async throws -> Currency? {
        let query = RecordQuery([.status([.draft, .confirmed])])
        let newest = try await select(query, after: nil, limit: 50, of: user).records
        let currencies = newest.compactMap(\.amount?.currency).filter { $0 != .unknown }
        let counts = Dictionary(currencies.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }?.key
    }
}
