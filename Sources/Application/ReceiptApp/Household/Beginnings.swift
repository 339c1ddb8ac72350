public import ReceiptDomain

// What there is of a user who has not begun yet: nothing, which is no error.

extension RecordRepository {
    /// The user's records; none for a user who has not begun yet.
    public func recordsIfAny(of user: UserID) async throws -> [Record] {
        do {
            return try await records(of: user)
        } catch LibraryError.noSuchUser where user == .me {
            return []
        }
    }

    /// The records that a query finds and a further test lets pass, the newest first; none for a user who has not begun yet.
    public func selectionIfAny(
        _ query: RecordQuery,
        of user: UserID,
        where passes: (Record) -> Bool = { _ in true }
    ) async throws -> [Record] {
        var found: [Record] = []
        var place: RecordOrder?
        do {
            repeat {
                let page = try await select(query, after: place, limit: 1000, of: user)
                found += page.records.filter(passes)
                place = page.next
            } while place != nil
        } catch LibraryError.noSuchUser where user == .me {}
        return found
    }

    /// The user's drafts by id; none for a user who has not begun yet.
    public func draftsIfAny(of user: UserID) async throws -> [Record] {
        do {
            let drafts = RecordQuery([.status([.draft])])
            return try await select(drafts, after: nil, limit: .max - 1, of: user).records.sorted { $0.id < $1.id }
        } catch LibraryError.noSuchUser where user == .me {
            return []
        }
    }

    /// How the user writes and spends; a guess for one who has not begun yet.
    public func profile(of user: UserID, orElse guess: Profile) async throws -> Profile {
        try await users().first { $0.id == user }?.profile ?? guess
    }
}

extension RuleRepository {
    /// The user's rules; none for a user who has not begun yet.
    public func rulesIfAny(of user: UserID) async throws -> RuleBook {
        do {
            return try await rules(of: user)
        } catch LibraryError.noSuchUser where user == .me {
            return RuleBook()
        }
    }
}

extension ReceiptArchive {
    /// What lies in the user's quarantine; nothing for a user who has not begun yet.
    public func failedFilesIfAny(of user: UserID) async throws -> [FailedFile] {
        do {
            return try await failedFiles(of: user)
        } catch LibraryError.noSuchUser where user == .me {
            return []
        }
    }
}
