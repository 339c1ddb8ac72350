import ReceiptDomain

/// A movement of a record that a bank's row may match.
struct MatchCandidate {
    /// The record's index among the candidates' records.
    var index: Int
    /// `nil` where the record names no account of the book, so that any may match.
    var account: String?
    var date: CalendarDay
    var time: TimeOfDay?
    /// The change on the account.
    var amount: Money
    var approval: String?
    var names: [NamePairs]

    /// The record's movements, one for each account and so two for a transfer, without those matched already.
    static func all(of record: Record, _ index: Int, _ accounts: AccountBook) -> [MatchCandidate] {
        guard record.status != .discarded, record.kind != .note, record.kind != .adjust, let date = record.date else {
            return []
        }
        var moving = record
        // A draft has no postings, but the bank may have its movement.
        moving.status = .confirmed
        let noted = Set(
            record.bankKeys.compactMap { accounts.current($0).split(separator: "|").first.map(String.init) }
        )
        let names = names(of: record, accounts)
        return moving.postings(accounts).compactMap { posting in
            let account: String?
            switch posting.place {
            case .account(let id), .beforeOpening(let id): account = id
            case .elsewhere: account = nil
            case .category, .adjustment: return nil
            }
            if account.map({ id in noted.contains(id.keyPart) }) ?? !noted.isEmpty {
                return nil
            }
            return MatchCandidate(
                index: index,
                account: account,
                date: date,
                time: record.time,
                amount: posting.amount,
                approval: record.printed.approvalNumber,
                names: names
            )
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
