import Foundation
import HouseholdBook
import ReceiptDomain
import ReceiptReview

/// Collects the ledger changes of a plan, row by row.
struct StatementChanges {
    private let plan: StatementPlan
    private let user: UserID
    private var categories: KnownCategories
    private let memory: any HouseholdMemory
    private let instant: Date
    private(set) var result = StatementResult()
    /// Records as the earlier rows changed them: both rows of a transfer change the same record.
    private var changed: [RecordID: Record] = [:]
    private var before: [(id: RecordID, record: Record)] = []
    private var added: [LedgerChange] = []
    private var suggested: [String: Suggestions] = [:]

    init(
        _ plan: StatementPlan,
        user: UserID,
        catalog: CategoryCatalog,
        _ memory: any HouseholdMemory,
        at instant: Date
    ) {
        (self.plan, self.user, categories) = (plan, user, KnownCategories(catalog))
        (self.memory, self.instant) = (memory, instant)
    }

    var answer: ChangeSet {
        let changes = before.compactMap { id, record in
            changed[id].map { LedgerChange(RecordChange(before: record, after: $0)) }
        }
        return ChangeSet(changes + added, wantsRecords: false)
    }

    mutating func take(_ index: Int, _ answer: StatementAnswer) {
        let item = plan.items[index]
        switch item.match {
        case .known: result.known += 1
        case .certain: note(item.row, on: item.record, item.match)
        case .likely, .amountDiffers, .mayBeOtherSide:
            switch answer {
            case .same:
                if case .mayBeOtherSide = item.match {
                    becomeTransfer(item)
                } else {
                    note(item.row, on: item.record, item.match)
                }
            case .other:
                if let own = item.ownRecord {
                    note(item.row, on: own, .certain(own.id))
                } else {
                    add(draft(of: item.row))
                }
            case .later: result.open += 1
            }
        case .transfer(let other, let isFirst):
            // The row that debits the transfer makes the record for both.
            guard isFirst else { return }
            let into = plan.items[other].row
            var record = transfer(of: item.row, to: into.account)
            if into.amount.currency != item.row.amount.currency {
                (record.account, record.book.toAccount) = (own(item.row), own(into))
                record.book.toAmount = into.amount
            }
            record.bankKeys = [item.row.key, into.key]
            add(record)
            result.transfers += 1
        case .ownAccount(let other):
            add(transfer(of: item.row, to: other))
            result.transfers += 1
        case .otherSide: becomeTransfer(item)
        case .new: add(item.row.isExchange ? transfer(of: item.row, to: nil) : draft(of: item.row))
        }
    }

    private mutating func change(_ record: Record, _ work: (inout Record) -> Void) {
        var current = changed[record.id] ?? record
        if changed[record.id] == nil { before.append((record.id, record)) }
        work(&current)
        changed[record.id] = current
    }

    private mutating func note(_ row: BankRow, on record: Record?, _ match: RowMatch) {
        guard let record else { return }
        change(record) { $0 = $0.noting(row) }
        result.matched += 1
        if let difference = StatementDifference(record, row, match) { result.differences.append(difference) }
    }

    private mutating func add(_ record: Record) {
        added.append(LedgerChange(adding: record))
        result.drafts += 1
    }

    // MARK: New records

    private func empty(_ row: BankRow) -> Record {
        var record = Record(
            id: RecordID(at: instant),
            user: user,
            date: row.date,
            time: row.time,
            amount: row.amount.magnitude,
            account: row.account,
            createdAt: instant
        )
        record.bankKeys = [row.key]
        record.memo = row.memo
        record.printed.approvalNumber = row.approval
        return record
    }

    /// A shop is asked about once, however often it stands in the statement.
    private mutating func suggestions(for merchant: String) -> Suggestions {
        if let known = suggested[merchant] { return known }
        let found = memory.suggestions(for: ReceiptFacts(merchant: merchant, merchantConfidence: 1))
        suggested[merchant] = found
        return found
    }

    /// A draft with what history knows of the name that the bank writes.
    private mutating func draft(of row: BankRow) -> Record {
        var record = empty(row)
        record.merchant = row.text.isEmpty ? nil : row.text
        record.printed.merchant = record.merchant
        let account = plan.accounts[row.account]
        if row.amount.minorUnits > 0 {
            // A credit on a card is a refund; on a bank account it may be income or a refund, which the review decides.
            if account?.kind == .card { record.amount = row.amount.negated } else { record.kind = .income }
        }
        if let bought = row.bought, let paid = record.amount {
            record.book.settled = paid
            record.amount = paid.minorUnits < 0 ? bought.negated : bought
        }
        if let billing = account?.billing, let months = row.months, row.amount.minorUnits < 0 {
            record.book.installments = Installments(months: months, first: billing.firstMonth(forPurchaseOn: row.date))
        }
        // `Payment Thank You-Mobile` is no shop's.
        let isPayment = account?.kind == .card && row.amount.minorUnits > 0 && CardWords.isPayment(row.text)
        if let merchant = record.merchant, !isPayment {
            record = record.applying(suggestions(for: merchant), category: nil)
            record.account = row.account
            record.learned.account = nil
        }
        if record.category == nil, let word = row.category,
            let found = try? CategorySearch.any(word, in: categories.catalog),
            categories.catalog.fits(found, record.kind)
        {
            record.category = found
        }
        if record.category == nil, !isPayment, let merchant = record.merchant {
            record.category =
                categories.category(of: merchant, record.kind)
                // `급여` stands in another column than who pays it.
                ?? (record.kind == .income ? categories.category(of: row.memo, .income) : nil)
        }
        return record
    }

    /// A draft of a transfer; the sign of the row's amount gives its direction.
    private func transfer(of row: BankRow, to other: String?) -> Record {
        var record = empty(row)
        record.kind = .transfer
        let isLeaving = row.amount.minorUnits < 0
        record.account = isLeaving ? row.account : other
        record.book.toAccount = isLeaving ? other : row.account
        record.memo = [row.text, row.memo].filter { !$0.isEmpty }.joined(separator: ", ")
        return record
    }

    /// The row's account, unless that has another currency: then the review asks where the money is.
    private func own(_ row: BankRow) -> String? {
        guard let account = plan.accounts[row.account] else { return row.account }
        return account.currency == row.amount.currency ? account.id : nil
    }

    /// Turns the record of the other side into a transfer, which takes the place of the row's own record.
    private mutating func becomeTransfer(_ item: StatementPlan.Item) {
        guard let record = item.record else { return }
        var keys = [item.row.key]
        var isConfirmed = false
        if let own = item.ownRecord {
            change(own) { own in
                keys = own.bankKeys + keys
                isConfirmed = own.status == .confirmed
                (own.status, own.joinedInto, own.bankKeys) = (.discarded, record.id, [])
            }
        }
        let isLeaving = item.row.amount.minorUnits < 0
        change(record) { record in
            let other = record.account
            record.kind = .transfer
            record.account = isLeaving ? item.row.account : other
            record.book.toAccount = isLeaving ? other : item.row.account
            record.amount = item.row.amount.magnitude
            record.memo = [record.merchant ?? "", record.memo].filter { !$0.isEmpty }.joined(separator: ", ")
            (record.merchant, record.category, record.learned) = (nil, nil, Lessons())
            record.bankKeys += keys
            if isConfirmed { record.status = .confirmed }
        }
        result.matched += 1
    }
}
