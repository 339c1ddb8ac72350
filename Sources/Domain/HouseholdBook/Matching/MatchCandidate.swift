import ReceiptDomain

/// A movement of a record that a bank's row may match.
struct MatchCandidate {
    /// The record's index among the candidates' records.
    var index: Int
    /// `nil` where the record names no account of the book, so that any may match.
    var account: String?
    var date: CalendarDay
    var time: TimeOfDay?
    var amount: Money
    var approval: String?
    var names: [NamePairs]
    var part = Part.whole
    /// Whether an earlier statement of the account has it.
    var isNoted = false

    /// The part of a debit that a row has.
    enum Part: Hashable {
        case whole, withoutFee, fee
    }

    /// Whether both cannot be matched, because one contains the other.
    func contradicts(_ other: MatchCandidate) -> Bool {
        index == other.index && account == other.account && part != other.part
            && (part == .whole || other.part == .whole)
    }

    /// Whether a row's text may be about this part.
    func fits(_ text: String) -> Bool {
        part != .fee || ["수수료", "fee", "charge", "이자", "interest"].contains(where: text.lowercased().contains)
    }

    /// The record's movements, one for each account and so two for a transfer.
    ///
    /// Those that a statement has noted already are left out, but on the accounts `again`.
    static func all(
        of record: Record,
        _ index: Int,
        _ accounts: AccountBook,
        again: Set<String>
    ) -> [MatchCandidate] {
        guard record.status != .discarded, record.kind != .note, record.kind != .adjust, let date = record.date else {
            return []
        }
        var moving = record
        // A draft has no postings, but the bank may have its movement.
        moving.status = .confirmed
        let noted = Set(record.bankKeys.map { BankKey(accounts.current($0)).account })
        let names = names(of: record, accounts)
        return moving.postings(accounts).flatMap { posting -> [MatchCandidate] in
            let account: String?
            switch posting.place {
            case .account(let id), .beforeOpening(let id): account = id
            case .elsewhere: account = nil
            case .category, .adjustment: return []
            }
            let isNoted = account.map { noted.contains($0.keyPart) } ?? !noted.isEmpty
            if isNoted, account.map(again.contains) != true { return [] }
            var whole = MatchCandidate(
                index: index,
                account: account,
                date: date,
                time: record.time,
                amount: posting.amount,
                approval: record.printed.approvalNumber,
                names: names
            )
            whole.isNoted = isNoted
            // Banks state a transfer's fee, and cards the interest of instalments, in rows of their own.
            let extra = record.kind == .transfer ? record.book.fee : record.book.installments?.interest
            guard let fee = extra, fee.minorUnits > 0,
                fee.currency == posting.amount.currency, posting.amount.minorUnits < 0
            else { return [whole] }
            var (rest, part) = (whole, whole)
            (rest.amount, rest.part) = (posting.amount.plus(fee), .withoutFee)
            (part.amount, part.part) = (fee.negated, .fee)
            return [whole, rest, part]
        }
    }

    private static func names(of record: Record, _ accounts: AccountBook) -> [NamePairs] {
        let words = [record.merchant, record.printed.merchant, record.merchant == nil ? record.memo : nil]
        let ends = record.kind == .transfer ? [record.account, record.book.toAccount] : []
        return (words + ends.map { id in id.flatMap { accounts[$0]?.name } }).compactMap(\.self)
            .filter { !$0.isEmpty }.map(NamePairs.init)
    }

    func likeness(to row: NamePairs) -> Double { names.map { $0.likeness(to: row) }.max() ?? 0 }

    /// Whether no row could distinguish the two, so that either may be matched.
    func isTwin(of other: MatchCandidate) -> Bool {
        date == other.date && amount == other.amount && account == other.account && names == other.names
            && approval == other.approval
    }
}
