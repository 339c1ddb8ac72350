public import ReceiptDomain

extension ReceiptLibrary {
    public func select(
        _ query: RecordQuery,
        after place: RecordOrder?,
        limit: Int,
        of user: UserID
    ) throws -> RecordSelection {
        let ledger = try upToDate(user)
        if query.asksForWords { try ledger.indexReadTexts() }
        // One more than requested tells whether there are further records.
        let most = limit == .max ? limit : limit + 1
        return try ledger.ask { base in
            let found = try base.select(query, after: place, limit: most)
            let shown = found.prefix(limit)
            let records = try ledger.records(at: shown.map(\.line))
            return RecordSelection(records: records, next: shown.count < found.count ? shown.last?.order : nil)
        }
    }

    public func summary(_ query: RecordQuery, of user: UserID) throws -> RecordSummary {
        let ledger = try upToDate(user)
        if query.asksForWords { try ledger.indexReadTexts() }
        let found = try ledger.ask { try $0.sums(query) }
        return RecordSummary(count: found.count, sums: found.sums)
    }

    public func counts(of user: UserID) throws -> [RecordStatus: Int] {
        try upToDate(user).ask { try $0.counts() }
    }

    public func records(sharing traits: [ReceiptTrait], limit: Int, of user: UserID) throws -> [Record] {
        let ledger = try upToDate(user)
        let found = try ledger.ask { try ledger.records(at: $0.records(sharing: traits, limit: limit)) }
        return found.sorted { $0.id < $1.id }
    }

    public func flows(
        on accounts: Set<String>,
        of user: UserID
    ) throws -> [AccountFlow] { try upToDate(user).flows(on: accounts) }

    public func sums(ofPlainIn days: DayRange, of user: UserID) throws -> [RecordSum] {
        try upToDate(user).ask { try $0.sums(ofPlainIn: days) }
    }

    public func importedAccounts(of user: UserID) throws -> [ImportedAccount] {
        try upToDate(user).ask { try $0.importedAccounts() }
    }

    public func moved(
        on account: String,
        _ days: DayRange,
        after skipped: Int,
        limit: Int,
        of user: UserID
    ) throws -> MovedRecords {
        let ledger = try upToDate(user)
        return try ledger.ask { base in
            let (lines, count) = try base.moved(on: account, days, after: skipped, limit: limit)
            return MovedRecords(records: try ledger.records(at: lines), count: count)
        }
    }
}
