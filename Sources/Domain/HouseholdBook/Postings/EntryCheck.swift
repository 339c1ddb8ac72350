public import ReceiptDomain

/// Checks entries against accounts, limits and splits before they are written.
public struct EntryCheck: Sendable {
    private let accounts: AccountBook
    private let days: DailyBalances
    private let earlier: [RecordID: Record]

    /// `records` are all records, for the balances.
    public init(_ accounts: AccountBook, _ records: [Record]) {
        self.init(DailyBalances(accounts, records), replacing: records)
    }

    /// `earlier` are the present states of the changed records, which the balances include.
    public init(_ days: DailyBalances, replacing earlier: [Record]) {
        (accounts, self.days) = (days.accounts, days)
        self.earlier = Dictionary(earlier.map { ($0.id, $0) }) { _, last in last }
    }

    /// Checks new and changed records together, as one step would write them.
    public func callAsFunction(_ changed: [Record]) throws(BookProblem) {
        for record in changed where record.status == .confirmed { try check(record) }
        try checkOverdrafts(changed)
    }

    private func check(_ record: Record) throws(BookProblem) {
        guard record.kind != .note else { return }
        try Self.checkAmounts(of: record)
        for id in [record.account, record.book.toAccount].compactMap(\.self) {
            if let closed = accounts[id]?.closed, let date = record.date, date > closed {
                throw .closed(account: id, since: closed)
            }
        }
        try Self.checkAccounts(of: record, accounts)
        if let amount = record.amount, record.kind == .transfer, let source = record.account.flatMap({ accounts[$0] }),
            let limit = source.transferLimit, amount.minorUnits > limit.minorUnits, !wasTransferred(record)
        {
            throw .overTransferLimit(amount, account: source.id, limit)
        }
    }

    /// Checks the amounts of a confirmed record by themselves: which may be zero or negative, and that the splits come to the whole.
    public static func checkAmounts(of record: Record) throws(BookProblem) {
        guard record.kind != .note else { return }
        guard let amount = record.amount else { throw .needsAmount }
        guard amount.currency != .unknown else { throw .needsCurrency }
        // A receipt may come to zero, paid with a voucher; an entry by hand needs an amount.
        guard amount.minorUnits != 0 || !record.images.isEmpty else { throw .notPositive(amount) }
        try checkSplits(of: record, amount)
        guard record.kind == .transfer else {
            if let settled = record.book.settled {
                // A refund is settled with either sign.
                guard settled.minorUnits > 0 || settled.minorUnits < 0 && amount.minorUnits < 0 else {
                    throw .notPositive(settled, .settled)
                }
            }
            if let interest = record.book.installments?.interest, interest.minorUnits < 0 {
                throw .notPositive(interest, .interest)
            }
            return
        }
        guard amount.minorUnits > 0 else { throw .notPositive(amount) }
        if let fee = record.book.fee, fee.minorUnits < 0 { throw .notPositive(fee, .fee) }
        if let arrived = record.book.toAmount, arrived.minorUnits <= 0 { throw .notPositive(arrived, .toAmount) }
    }

    /// Checks that the book has the accounts that the record needs, and that its amounts are in their currencies.
    public static func checkAccounts(of record: Record, _ accounts: AccountBook) throws(BookProblem) {
        guard let amount = record.amount, record.kind != .note else { return }
        if record.kind == .transfer {
            try checkTransfer(record, amount, accounts)
        } else {
            try checkSettlement(record, accounts)
        }
    }

    /// Checks that a change gives a record no field that only other kinds of record have.
    public static func checkFields(of record: Record, since before: Record?) throws(BookProblem) {
        guard record.status != .discarded else { return }
        let known = before?.foreignFields ?? []
        if let field = record.foreignFields.first(where: { !known.contains($0) }) {
            throw .notOfKind(record.kind, field: field)
        }
    }

    private static func checkTransfer(_ record: Record, _ amount: Money, _ accounts: AccountBook) throws(BookProblem) {
        guard let from = record.account, let to = record.book.toAccount else { throw .transferNeedsAccounts }
        guard from != to else { throw .sameAccount(from) }
        let known = accounts.open.map(\.id)
        guard let source = accounts[from] else { throw .noSuchAccount(from, known: known) }
        guard let target = accounts[to] else { throw .noSuchAccount(to, known: known) }
        if let fee = record.book.fee {
            guard fee.currency == source.currency else { throw .notInCurrency(fee, account: from, source.currency) }
        }
        guard amount.currency == source.currency else { throw .notInCurrency(amount, account: from, source.currency) }
        guard let arrived = record.book.toAmount else {
            guard source.currency == target.currency else {
                throw .needsToAmount(from: source.currency, to: target.currency)
            }
            return
        }
        guard arrived.currency == target.currency else { throw .notInCurrency(arrived, account: to, target.currency) }
        guard arrived.currency != amount.currency || arrived == amount else {
            throw .toAmountDiffers(sent: amount, arrived: arrived)
        }
    }

    /// Whether the money had moved so before the change, which a limit set since does not concern.
    private func wasTransferred(_ record: Record) -> Bool {
        guard let before = earlier[record.id], before.status == .confirmed, before.kind == .transfer else {
            return false
        }
        return before.amount == record.amount && before.account == record.account
    }

    /// The settled amount must be in the account's currency.
    private static func checkSettlement(_ record: Record, _ accounts: AccountBook) throws(BookProblem) {
        if record.book.installments != nil {
            guard let account = record.account.flatMap({ accounts[$0] }), account.kind == .card, account.billing != nil
            else { throw .installmentsNeedCard }
        }
        guard let settled = record.book.settled, let id = record.account, let account = accounts[id] else { return }
        guard settled.currency == account.currency else { throw .notInCurrency(settled, account: id, account.currency) }
    }

    private static func checkSplits(of record: Record, _ amount: Money) throws(BookProblem) {
        let splits = record.book.splits
        guard !splits.isEmpty else { return }
        if let other = splits.first(where: { $0.amount.currency != amount.currency })?.amount {
            throw .splitsDiffer(sum: other, amount: amount)
        }
        let sum = splits.map(\.amount).sum(in: amount.currency)
        guard sum == amount else { throw .splitsDiffer(sum: sum, amount: amount) }
    }

    /// No balance may fall below its limit on any day; one that was below already may not fall further.
    private func checkOverdrafts(_ changed: [Record]) throws(BookProblem) {
        let watched = accounts.accounts.filter { $0.overdraft != nil }
        guard !watched.isEmpty else { return }
        let after = days.replacing(changed.compactMap { earlier[$0.id] }, by: changed)
        for account in watched {
            let limit = 0.clampedSubtracting(account.overdraft?.minorUnits ?? 0)
            // The order within a day is often unknown, so only closing balances count.
            for day in after.days(of: account) where day.balance.minorUnits < limit {
                let was = days.balance(of: account, on: day.date) ?? day.balance
                if day.balance.minorUnits < was.minorUnits {
                    throw .overdrawn(account: account.id, on: day.date, balance: day.balance)
                }
            }
        }
    }
}

extension Record {
    /// The names of the fields that it has, and that records of its kind do not have.
    fileprivate var foreignFields: [String] {
        let fields: [(name: String, isThere: Bool, kinds: Set<RecordKind>)] = [
            ("toAccount", book.toAccount != nil, [.transfer]), ("toAmount", book.toAmount != nil, [.transfer]),
            ("fee", book.fee != nil, [.transfer]), ("settled", book.settled != nil, [.expense, .income]),
            ("splits", !book.splits.isEmpty, [.expense, .income]),
            ("installments", book.installments != nil, [.expense]),
        ]
        return fields.filter { $0.isThere && !$0.kinds.contains(kind) }.map(\.name)
    }
}
