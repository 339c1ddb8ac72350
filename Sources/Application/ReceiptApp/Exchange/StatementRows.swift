import HouseholdBook
import ReceiptDomain

/// Converts a statement's lines into movements on the household's accounts.
struct StatementRows {
    private let accounts: AccountBook
    private let home: Currency

    init(_ accounts: AccountBook, home: Currency) { (self.accounts, self.home) = (accounts, home) }

    /// - Throws: ``StatementProblem``
    func rows(_ content: StatementContent, account named: String?) throws -> [BankRow] {
        let own = try named.map { try accounts.account(named: $0) }
        let called = Array(Set(content.lines.compactMap(\.account))).sorted()
        if own != nil, called.count > 1 { throw StatementProblem.severalAccounts(called) }
        let open = accounts.accounts.filter { $0.closed == nil }
        let only = own ?? (open.count == 1 ? open.first : nil)
        if only == nil, content.lines.contains(where: { $0.account == nil }) {
            throw StatementProblem.needsAccount(known: open.map(\.id))
        }
        var rows: [BankRow] = []
        for line in content.lines {
            let id = own?.id ?? line.account.map(id) ?? only?.id ?? ""
            rows += try self.rows(line, on: id)
        }
        turn(&rows, content.sign)
        return rows.withKeys
    }

    /// The id of the account that the text names, or the text itself.
    private func id(_ word: String) -> String {
        if let account = accounts.account(called: word) { return account.id }
        return (try? accounts.account(named: word))?.id ?? word
    }

    /// One row; two for a transfer in our own export format, one for each account.
    private func rows(_ line: StatementLine, on account: String) throws -> [BankRow] {
        let currency = line.currency ?? accounts[account]?.currency ?? home
        guard let amount = Money(decimal: line.amount, currency: currency) else {
            throw StatementProblem.amountUnfit(line: line.line, text: line.amount)
        }
        var row = BankRow(account: account, date: line.date, amount: amount, text: line.text)
        (row.time, row.memo, row.approval) = (line.time, line.memo, line.approval)
        row.balance = line.balance.flatMap { Money(decimal: $0, currency: currency) }
        (row.counterpart, row.category) = (line.counterpart.map(id), line.category)
        (row.months, row.isTransfer, row.recordID, row.line) = (line.months, line.isTransfer, line.recordID, line.line)
        return [row]
    }

    /// Negates amounts in files that write spending as positive numbers.
    private func turn(_ rows: inout [BankRow], _ sign: StatementContent.Sign) {
        switch sign {
        case .signed: return
        case .spending: for index in rows.indices { rows[index].amount = rows[index].amount.opposite }
        case .unclear:
            let positive = Dictionary(grouping: rows.indices, by: { rows[$0].account }).filter { account, indices in
                accounts[account]?.kind == .card
                    && indices.count { rows[$0].amount.minorUnits > 0 } * 2 > indices.count
            }
            for index in positive.values.joined() { rows[index].amount = rows[index].amount.opposite }
        }
    }
}

extension Money {
    var opposite: Money { Money(minorUnits: minorUnits == .min ? .max : -minorUnits, currency: currency) }
    var withoutSign: Money { minorUnits < 0 ? opposite : self }
}
