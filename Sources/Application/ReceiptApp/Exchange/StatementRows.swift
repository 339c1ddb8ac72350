import HouseholdBook
import ReceiptDomain

/// Converts a statement's lines into movements on the household's accounts.
struct StatementRows {
    private let accounts: AccountBook
    private let home: Currency

    init(_ accounts: AccountBook, home: Currency) { (self.accounts, self.home) = (accounts, home) }

    /// - Throws: ``StatementProblem``
    func rows(
        _ content: StatementContent,
        account named: String?
    ) throws -> (rows: [BankRow], cancelled: [BankRow], assumptions: [StatementPlan.Assumption]) {
        var content = content
        let inFile = Array(Set(content.lines.compactMap(\.account))).sorted()
        if content.isOfCards {
            for index in content.lines.indices { takeCard(&content.lines[index]) }
            for index in content.cancelled.indices { takeCard(&content.cancelled[index]) }
        }
        let inNumber = content.number.flatMap { number in
            // The last digits of a bank account's number may be those of a card.
            accounts.account(called: number)
                ?? accounts.account(numbered: number).flatMap { content.isOfCards || $0.kind != .card ? $0 : nil }
        }
        let own = try named.map { try accounts.account(named: $0) } ?? inNumber
        let called = Set(content.lines.compactMap(\.account))
        // A card of another account among those that nobody knows is not of the one that was named.
        if let own, called.contains(where: { accounts[id($0)].map { $0.id != own.id } ?? (called.count > 1) }) {
            throw StatementProblem.severalAccounts(inFile)
        }
        let only = own ?? accounts.onlyOpen
        if only == nil, content.lines.contains(where: { $0.account == nil }) {
            throw StatementProblem.needsAccount(known: accounts.open.map(\.id))
        }
        func rows(_ lines: [StatementLine]) throws -> [BankRow] {
            try lines.flatMap { try self.rows($0, on: own?.id ?? $0.account.map(id) ?? only?.id ?? "") }
        }
        var moved = try rows(content.lines)
        try refuseOtherCurrency(moved)
        var assumptions = content.assumedOrder.map { [StatementPlan.Assumption.dateOrder($0)] } ?? []
        if let own, let other = inNumber, other.id != own.id {
            assumptions.append(.otherAccount(other.name, named: own.name))
        }
        if try turn(&moved, content.sign) { assumptions.append(.spentIsPositive) }
        assumptions += content.unknownStates.sorted { $0.key < $1.key }.map { .unknownState($0.key, rows: $0.value) }
        assumptions += content.skippedSheets.map { .sheetSkipped($0) }
        return (moved.withKeys, try rows(content.cancelled), assumptions)
    }

    /// A card that is no account of its own is a remark.
    private func takeCard(_ line: inout StatementLine) {
        guard let card = line.account, accounts[id(card)] == nil else { return }
        line.account = nil
        line.memo = [line.memo, card].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// A bank account moves in its currency; a card's list of purchases abroad may be in that of the shops.
    private func refuseOtherCurrency(_ rows: [BankRow]) throws(StatementProblem) {
        for (id, rows) in Dictionary(grouping: rows, by: \.account) {
            guard let account = accounts[id], account.kind != .card, let other = rows.first?.amount.currency,
                rows.allSatisfy({ $0.amount.currency != account.currency })
            else { continue }
            throw .otherCurrency(other, account: account.name, account.currency)
        }
    }

    /// The id of the account that the text names, by a number with the last digits that it lists as well; else the text itself.
    private func id(_ word: String) -> String {
        if let account = accounts.account(called: word) { return account.id }
        if let account = try? accounts.account(named: word) { return account.id }
        return accounts.account(numbered: word)?.id ?? word
    }

    /// One row; two for a transfer in our own export format, one for each account.
    private func rows(_ line: StatementLine, on account: String) throws -> [BankRow] {
        var currency = line.currency ?? accounts[account]?.currency ?? home
        // A dollar is Canada's on a Canadian account.
        if line.isCurrencyASign, let own = accounts[account]?.currency, Self.signs.contains([currency.code, own.code]) {
            currency = own
        }
        // Some banks write zeros behind the smallest unit.
        func money(_ decimal: String) -> Money? {
            let zeros = decimal.contains(".") ? decimal.reversed().prefix { $0 == "0" }.count : 0
            let shorter = decimal.dropLast(zeros)
            return Money(decimal: String(shorter.hasSuffix(".") ? shorter.dropLast() : shorter), currency: currency)
        }
        guard let amount = money(line.amount) else {
            throw StatementProblem.amountUnfit(line: line.line, text: line.amount)
        }
        let own = accounts[account].flatMap { sibling(of: $0, in: currency) }?.id ?? account
        var row = BankRow(account: own, date: line.date, amount: amount, text: line.text)
        (row.time, row.memo, row.approval) = (line.time, line.memo, line.approval)
        row.reference = line.reference
        row.bought = line.bought.flatMap { Money(decimal: $0.amount, currency: $0.currency) }
        row.passedBefore = line.passedBefore.flatMap(money)
        row.balance = line.balance.flatMap(money)
        (row.counterpart, row.category) = (line.counterpart.map(id), line.category)
        (row.months, row.isTransfer, row.recordID, row.line) = (line.months, line.isTransfer, line.recordID, line.line)
        row.isExchange = line.isExchange
        return [row]
    }

    /// The only other account that the household has at the same bank, as its name begins, in a currency that this one has not:
    /// `PayPal` and `PayPal USD`.
    private func sibling(of account: Account, in currency: Currency) -> Account? {
        guard account.kind != .card, account.currency != currency else { return nil }
        let word = account.name.lowercased().prefix { $0.isLetter }
        let found = accounts.open.filter { other in
            other.kind == account.kind && other.currency == currency
                && other.name.lowercased().prefix { $0.isLetter } == word
        }
        return word.isEmpty || found.count != 1 ? nil : found.first
    }

    /// Currencies that share a sign.
    private static let signs = Set(
        ["CAD", "AUD", "NZD", "SGD", "HKD", "TWD", "MXN", "CLP", "COP", "ARS"].map { ["USD", $0] } + [["JPY", "CNY"]]
    )

    /// Gives amounts their signs where the file does not say them, and tells whether a part of it was taken for spent.
    ///
    /// - Throws: ``StatementProblem/signUnclear(line:text:amount:)``
    private func turn(_ rows: inout [BankRow], _ sign: StatementContent.Sign) throws -> Bool {
        switch sign {
        case .signed: return false
        case .spending:
            for index in rows.indices { rows[index].amount = rows[index].amount.negated }
            return false
        case .unclear: break
        }
        var isAssumed = false
        for (account, indices) in Dictionary(grouping: rows.indices, by: { rows[$0].account }) {
            let positive = indices.count { rows[$0].amount.minorUnits > 0 }
            let negative = indices.count { rows[$0].amount.minorUnits < 0 }
            if accounts[account]?.kind == .card {
                // Payments to a card, and refunds, say which way they go.
                let told = indices.filter { CardWords.isPaidOrBack(rows[$0].text) }.map {
                    rows[$0].amount.minorUnits < 0
                }
                if !told.isEmpty, !told.contains(true) { continue }
                if !told.isEmpty, !told.contains(false) {
                    for index in indices { rows[index].amount = rows[index].amount.negated }
                    isAssumed = true
                    continue
                }
                // Most of what a card's statement has was spent.
                if negative >= positive * 2 {
                    // Two refunds and a purchase look like two purchases and a refund.
                    guard indices.count > 3 else { throw unclear(indices, rows) }
                    continue
                }
                guard positive >= negative * 2 else { throw unclear(indices, rows) }
                for index in indices { rows[index].amount = rows[index].amount.negated }
                isAssumed = true
            } else if positive > negative {
                // More comes in than goes out on few accounts; a list of what was spent is likelier, and neither is sure.
                throw unclear(indices, rows)
            }
        }
        return isAssumed
    }

    private func unclear(_ indices: [Int], _ rows: [BankRow]) -> StatementProblem {
        let row = indices.first { rows[$0].amount.minorUnits > 0 }.map { rows[$0] } ?? rows[indices[0]]
        return .signUnclear(line: row.line, text: row.text, amount: row.amount.decimal)
    }
}
