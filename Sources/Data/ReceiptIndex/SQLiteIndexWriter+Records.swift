import GRDB
import ReceiptDomain

// Rows of records.
extension SQLiteIndexWriter {
    func add(
        _ new: IndexChanges.NewestRecord,
        _ earlier: (LinePlace) throws -> ReceiptDomain.Record
    ) throws -> Int64 {
        let record = new.record
        let isFirst = isNew && known.insert(record.id.tail).inserted
        let old = isFirst ? nil : try state(of: record.id)
        let row = old?.row ?? nextRow()
        if let old {
            totals.add(status: old.status, paid: old.paid, spent: old.spent, -1)
            let isConfirmed = old.status == IndexFormat.number(.confirmed)
            let before = isConfirmed || !record.images.isEmpty ? try earlier(old.line) : nil
            if isConfirmed, let before {
                lessons.count(before, -1)
                try takeBack(before, row: row)
            }
            if record.isPurged {
                try forget(row)
            } else if let before, before.readImages != record.readImages {
                try forget(row)
                try noteUnread(row)
            }
        } else if !record.images.isEmpty {
            try noteUnread(row)
        }
        let spent = record.spending?.indexed
        totals.add(
            status: IndexFormat.number(record.status),
            paid: spent?.currency.code,
            spent: spent?.minorUnits,
            1
        )
        if record.status == .confirmed {
            lessons.count(record, 1)
            try move(record, row: row)
        }
        let word = try addTexts(of: record, row: row, word: old?.word)
        try write(new, row: row, word: word, spent)
        return row
    }

    /// A record's state in the index before the change.
    private struct OldState {
        var row: Int64
        var word: Int64
        var status: Int
        var line: LinePlace
        var paid: String?
        var spent: Int?
    }

    private func state(of id: RecordID) throws -> OldState? {
        let sql = "SELECT row, word, status, offset, length, mark, paid, spent FROM record WHERE id = ?"
        return try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [id.bytes]).map { old in
            OldState(
                row: old["row"],
                word: old["word"],
                status: old["status"],
                line: SQLiteIndex.place(old),
                paid: old["paid"],
                spent: old["spent"]
            )
        }
    }

    /// Binds the columns in the table's order.
    private func write(
        _ new: IndexChanges.NewestRecord,
        row: Int64,
        word: Int64,
        _ spent: Money?
    ) throws {
        let record = new.record
        let insert = rows.record
        let merchant = try record.merchant.map { try number(ofMerchant: $0) }
        let isPlain = record.isPlain
        let account = isPlain ? try record.account.map { try number(ofAccount: $0) } : nil
        insert.bind(row)
        insert.bind(record.id)
        insert.bind(record.id.tail)
        insert.bind(new.line)
        insert.bind(IndexFormat.number(record.status))
        insert.bind(IndexFormat.number(record.kind))
        insert.bind(RecordOrder(record).day)
        insert.bind(record.time?.minutes)
        let amount = record.amount?.indexed
        insert.bind(amount?.minorUnits)
        insert.bind(amount?.thousandths)
        insert.bind(record.amount?.currency.fractionDigits)
        insert.bind(record.amount?.currency.code)
        insert.bind(record.category?.code)
        let parts = record.book.splits.compactMap(\.category?.code)
        let joined: String? = parts.isEmpty ? nil : "|" + parts.joined(separator: "|") + "|"
        insert.bind(joined)
        insert.bind(record.printed.approvalNumber)
        insert.bind(merchant)
        insert.bind(account)
        insert.bind(isPlain ? 1 : 0)
        insert.bind(word)
        insert.bind(spent?.minorUnits)
        insert.bind(spent?.currency.code)
        let tax = record.tax?.indexed
        insert.bind(tax?.minorUnits)
        insert.bind(tax?.thousandths)
        insert.bind(tax?.currency.fractionDigits)
        insert.bind(tax?.currency.code)
        let statements = rules.statements(record)
        insert.bind(statements.isEmpty ? nil : statements.joined(separator: "|"))
        try insert.run()
    }

    /// - Returns: The searched text's row in `words`.
    private func addTexts(of record: ReceiptDomain.Record, row: Int64, word: Int64?) throws -> Int64 {
        let text = SearchText(record).stored
        let before = try word.flatMap { _ in
            let statement = try db.cachedStatement(sql: "SELECT text FROM text WHERE row = ?")
            return try String.fetchOne(statement, arguments: [row])
        }
        rows.text.bind(row)
        rows.text.bind(text)
        rows.text.bind(SearchText.others(of: record))
        try rows.text.run()
        if let word, before == text { return word }
        if isNew { return row }
        rowsWithNewText.insert(row)
        return IndexFormat.word(row: row, after: word ?? row)
    }

    // MARK: Movements on accounts

    private func move(_ record: ReceiptDomain.Record, row: Int64) throws {
        guard let day = record.date?.daysSince1970 else { return }
        var accounts: [String] = []
        for movement in rules.movements(record) {
            let account = try number(ofAccount: movement.account)
            if !isNew { movedDays.insert(MovedDay(account: account, day: day)) }
            let insert = rows.movement
            insert.bind(account)
            insert.bind(day)
            insert.bind(movement.amount.currency.code)
            insert.bind(movement.role.rawValue)
            insert.bind(row)
            insert.bind(movement.amount.indexed.minorUnits)
            insert.bind(accounts.contains(movement.account) ? 0 : 1)
            try insert.run()
            accounts.append(movement.account)
        }
    }

    /// Removes the movements of a record's earlier state.
    private func takeBack(_ record: ReceiptDomain.Record, row: Int64) throws {
        guard let day = record.date?.daysSince1970 else { return }
        for account in Set(rules.movements(record).map(\.account)) {
            let number = try number(ofAccount: account)
            if !isNew { movedDays.insert(MovedDay(account: number, day: day)) }
            try db.cachedStatement(sql: "DELETE FROM movement WHERE account = ? AND day = ? AND row = ?")
                .execute(arguments: [number, day, row])
        }
    }

    /// Recomputes the daily sums that have changed.
    func addUpFlows() throws {
        let sums = """
            INSERT INTO flow SELECT account, day, currency, role, sum(minor), count(*), sum(lead) FROM movement
            """
        let group = "GROUP BY account, day, currency, role"
        guard !isNew else { return try db.execute(sql: "\(sums) \(group)") }
        for moved in movedDays {
            let place: StatementArguments = [moved.account, moved.day]
            try db.cachedStatement(sql: "DELETE FROM flow WHERE account = ? AND day = ?").execute(arguments: place)
            try db.cachedStatement(sql: "\(sums) WHERE account = ? AND day = ? \(group)").execute(arguments: place)
        }
    }

    // MARK: Names

    private func number(ofAccount name: String) throws -> Int64 {
        if let number = accounts[name] { return number }
        try db.execute(sql: "INSERT OR IGNORE INTO account (name) VALUES (?)", arguments: [name])
        let found = try sound(
            Int64.fetchOne(db, sql: "SELECT number FROM account WHERE name = ?", arguments: [name])
        )
        accounts[name] = found
        return found
    }

    private func number(ofMerchant name: String) throws -> Int64 {
        if let number = merchants[name] { return number }
        let sql = "INSERT OR IGNORE INTO merchant (name, folded, shop) VALUES (?, ?, ?)"
        try db.cachedStatement(sql: sql).execute(arguments: [name, SearchText.folded(name), lessons.shop(name)])
        let select = try db.cachedStatement(sql: "SELECT number FROM merchant WHERE name = ?")
        let found = try sound(Int64.fetchOne(select, arguments: [name]))
        // Bounds the cache, because spellings are unlimited.
        if merchants.count >= 10_000 { merchants = [:] }
        merchants[name] = found
        return found
    }
}

// Recognised texts of images.
extension SQLiteIndexWriter {
    func add(readTexts texts: [RecordID: String]) throws {
        for (id, text) in texts.sorted(by: { $0.key < $1.key }) {
            let sql = "SELECT row FROM record JOIN unread USING (row) WHERE id = ?"
            guard let row = try Int64.fetchOne(db.cachedStatement(sql: sql), arguments: [id.bytes]) else { continue }
            try db.cachedStatement(sql: "DELETE FROM unread WHERE row = ?").execute(arguments: [row])
            guard !text.isEmpty else { continue }
            try db.cachedStatement(sql: "INSERT OR REPLACE INTO read VALUES (?, ?)").execute(arguments: [row, text])
            try addWords(of: text, word: IndexFormat.readWord(row: row))
        }
    }

    func unreadRecords(limit: Int) throws -> [(id: RecordID, line: LinePlace)] { try SQLiteIndex.unread(limit, db) }

    private func noteUnread(_ row: Int64) throws {
        rows.unread.bind(row)
        try rows.unread.run()
    }

    /// Removes the recognised text of purged or merged images.
    ///
    /// Its words may stay in the FTS table, because a search checks the text itself.
    func forget(_ row: Int64) throws {
        try db.execute(sql: "DELETE FROM read WHERE row = ?", arguments: [row])
        try db.execute(sql: "DELETE FROM unread WHERE row = ?", arguments: [row])
    }
}

extension ReceiptDomain.Record {
    /// The images whose readings are stored: the first, and further parts of a long receipt.
    fileprivate var readImages: [String] { images.filter { $0.role == nil || $0.role == .receipt }.map(\.file) }
}

extension Money {
    /// The amount within bounds in which a thousand of them can be summed and compared in 64 bits, nine times ``largest``.
    ///
    /// Only lines older than that limit, or written by hand, have more.
    fileprivate var indexed: Money {
        let most = 1 << 53
        return Money(minorUnits: min(max(minorUnits, -most), most), currency: currency)
    }
}
