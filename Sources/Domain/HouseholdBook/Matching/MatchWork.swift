import ReceiptDomain

/// The state of matching a statement's rows with records.
struct MatchWork {
    let rows: [BankRow]
    let names: [NamePairs]
    let candidates: [MatchCandidate]
    private(set) var matches: [RowMatch?]
    private let records: [Record]
    private let accounts: AccountBook
    /// See ``sides(_:_:)``.
    private let sides: [Money: [Record]]
    /// Records that are already another row's other side, or were joined with one.
    private var paired: Set<RecordID> = []
    private var taken: Set<Int> = []
    /// Candidates that contradict a taken one.
    private var excluded: Set<Int> = []

    /// The rows that are known already are matched at once.
    init(rows: [BankRow], records: [Record], _ accounts: AccountBook) {
        (self.rows, self.records, self.accounts) = (rows, records, accounts)
        sides = Self.sides(records, accounts)
        let names = rows.map { NamePairs($0.text + " " + ($0.text.isEmpty ? $0.memo : "")) }
        self.names = names
        let matches = Self.known(rows, names, records, accounts)
        self.matches = matches
        let open = Set(rows.indices.filter { matches[$0] == nil }.map { rows[$0].account })
        // A record that a row is known to be has no other row in the same file.
        let known = Set(matches.compactMap { if case .known(let id) = $0 { id } else { nil } })
        let all = records.enumerated().flatMap { index, record in
            MatchCandidate.all(of: record, index, accounts, again: known.contains(record.id) ? [] : open)
        }
        let twice = Set(records.filter { known.contains($0.id) && $0.isNotedTwice(accounts) }.map(\.id))
        let others = Self.accountsInOtherForm(rows, names, matches, all.filter(\.isNoted), twice)
        candidates = all.filter { !$0.isNoted || $0.account.map(others.contains) == true }
    }

    func record(of candidate: Int) -> RecordID { records[candidates[candidate].index].id }
    func isFree(candidate: Int) -> Bool { !taken.contains(candidate) && !excluded.contains(candidate) }
    func isTransfer(candidate: Int) -> Bool { records[candidates[candidate].index].kind == .transfer }

    func isFree(_ pair: StatementMatcher.Scored) -> Bool {
        matches[pair.row] == nil && isFree(candidate: pair.candidate)
    }

    /// Whether two pairs are interchangeable because their rows, or their records, are equal.
    func isTwin(_ one: StatementMatcher.Scored, of other: StatementMatcher.Scored) -> Bool {
        if one.row == other.row { return candidates[one.candidate].isTwin(of: candidates[other.candidate]) }
        let (first, second) = (rows[one.row], rows[other.row])
        return first.date == second.date && first.amount == second.amount && first.account == second.account
            && first.text == second.text && first.approval == second.approval
    }

    mutating func take(_ row: Int, _ candidate: Int?, _ match: RowMatch) {
        matches[row] = match
        guard let candidate else { return }
        taken.insert(candidate)
        // The parts of a record stand beside each other.
        let near = max(0, candidate - 2)...min(candidates.count - 1, candidate + 2)
        excluded.formUnion(near.filter { candidates[$0].contradicts(candidates[candidate]) })
    }

    // MARK: Transfers between own accounts

    /// Pairs rows of two accounts with opposite amounts: on the next day at most, some days later where a text speaks of it.
    ///
    /// Skips transfers that the book has already, purchases, and rows that resemble a merchant's name or have a message of
    /// their own: these are matched with records.
    mutating func pairTransfers(isNamed: (Int) -> Bool) {
        let free = rows.indices.filter { matches[$0] == nil && !hasMessage(rows[$0]) }
        let incoming = Dictionary(grouping: free.filter { rows[$0].amount.minorUnits > 0 }) { rows[$0].amount }
        let inBook = Dictionary(grouping: candidates.filter { records[$0.index].kind == .transfer }, by: \.amount)
        func isInBook(_ row: BankRow) -> Bool { (inBook[row.amount] ?? []).contains { isSide($0, of: row) } }
        for index in free where rows[index].isExchange && rows[index].amount.minorUnits < 0 && !isInBook(rows[index]) {
            guard let other = otherCurrency(of: index) else { continue }
            matches[index] = .transfer(row: other, isFirst: true)
            matches[other] = .transfer(row: index, isFirst: false)
        }
        for index in free where rows[index].amount.minorUnits < 0 && matches[index] == nil {
            guard mayMove(index, isNamed), !isInBook(rows[index]) else { continue }
            let partners = (incoming[rows[index].amount.negated] ?? []).filter { other in
                matches[other] == nil && isOtherSide(rows[index], rows[other]) && mayMove(other, isNamed)
            }
            let nearest = partners.min { distance(rows[index], rows[$0]) < distance(rows[index], rows[$1]) }
            if let partner = nearest {
                matches[index] = .transfer(row: partner, isFirst: true)
                matches[partner] = .transfer(row: index, isFirst: false)
            }
        }
        for index in free where matches[index] == nil {
            guard mayMove(index, isNamed), !isInBook(rows[index]), let other = otherSide(of: rows[index]) else {
                continue
            }
            paired.insert(other.id)
            // A confirmed record changes its kind only if a person agrees.
            matches[index] = other.status == .draft ? .otherSide(other.id) : .mayBeOtherSide(other.id)
        }
    }

    /// The row that says for what this one's money was exchanged.
    private func otherCurrency(of index: Int) -> Int? {
        let near = max(0, index - 3)...min(rows.count - 1, index + 3)
        return near.filter { other in
            matches[other] == nil && rows[other].isExchange && rows[other].amount.minorUnits > 0
                && rows[other].date == rows[index].date && rows[other].amount.currency != rows[index].amount.currency
        }.min { abs($0 - index) < abs($1 - index) }
    }

    /// Joins the record of each matched row with one that the book has for the other side.
    mutating func joinSides() {
        for index in rows.indices {
            let match = matches[index]
            guard let id = match?.ownRecord, !paired.contains(id),
                let own = sides[rows[index].amount]?.first(where: { $0.id == id }), own.bankKeys.isEmpty,
                let other = otherSide(of: rows[index])
            else { continue }
            paired.formUnion([id, other.id])
            let isSure = match == .certain(id) && [own, other].allSatisfy { $0.status == .draft }
            matches[index] = isSure ? .otherSide(other.id, own: id) : .mayBeOtherSide(other.id, own: id)
        }
    }

    /// Whether a message told of the row before.
    private func hasMessage(_ row: BankRow) -> Bool {
        (sides[row.amount] ?? []).contains { record in
            record.bankKeys.isEmpty && record.account ?? row.account == row.account
                && record.date.map { StatementMatcher.days.contains(row.date.daysSince1970 - $0.daysSince1970) } == true
        }
    }

    /// The record of the other side, which may have come with the statement of another account, or with a message.
    private func otherSide(of row: BankRow) -> Record? {
        guard accounts[row.account] != nil else { return nil }
        return (sides[row.amount.negated] ?? []).first { record in
            guard let date = record.date, let account = record.account, accounts[account] != nil,
                account != row.account, !paired.contains(record.id)
            else { return false }
            let days = abs(date.daysSince1970 - row.date.daysSince1970)
            // A card's payment is booked some days after the bank's.
            return days <= 1
                || days <= StatementMatcher.days.upperBound
                    && (isCardPayment(row, record)
                        || [row.text, record.merchant ?? ""].contains(where: AccountMention.speaksOfOwnAccounts))
        }
    }

    private func mayMove(_ index: Int, _ isNamed: (Int) -> Bool) -> Bool {
        let row = rows[index]
        return row.isTransfer
            || !row.isPurchase && !isNamed(index) && (row.amount.minorUnits < 0 || !CardWords.isReturn(row.text))
    }

    /// Whether one side is at a card whose bill is paid, by the words of the card or of the bank.
    private func isCardPayment(_ row: BankRow, _ record: Record) -> Bool {
        let kinds = [row.account, record.account ?? ""].map { accounts[$0]?.kind }
        guard kinds.contains(.card), kinds.contains(.bank) else { return false }
        return [row.text, record.merchant ?? ""].contains { CardWords.isPayment($0) }
    }

    /// Records of one row or message each that may be one side of a transfer, by what they moved.
    private static func sides(_ records: [Record], _ accounts: AccountBook) -> [Money: [Record]] {
        var sides: [Money: [Record]] = [:]
        for record in records {
            guard record.status != .discarded, record.kind == .expense || record.kind == .income,
                record.images.isEmpty, record.book.splits.isEmpty, !record.book.isChecked,
                let amount = record.amount,
                !record.bankKeys.isEmpty || record.id.messageMark != nil && amount.minorUnits > 0,
                !CardWords.isReturn(record.merchant ?? ""), !CardWords.isPurchase(record.memo)
            else { continue }
            // A shop that is known has its category, and a card's message is of a purchase.
            guard record.category.map(Category.ofTransfers.contains) ?? true,
                !record.bankKeys.isEmpty || record.kind == .income
                    || record.account.flatMap({ accounts[$0] })?.kind != .card
            else { continue }
            sides[record.kind == .income ? amount : amount.negated, default: []].append(record)
        }
        return sides
    }

    private func isOtherSide(_ out: BankRow, _ into: BankRow) -> Bool {
        out.account != into.account && accounts[out.account] != nil && accounts[into.account] != nil
            && out.amount.currency == into.amount.currency
            && out.amount.minorUnits == -into.amount.minorUnits
            && days(from: out, to: into).contains(into.date.daysSince1970 - out.date.daysSince1970)
    }

    /// Clearing takes days, and weekends; without a word for it nothing but the amount would speak for so long a way.
    private func days(from out: BankRow, to into: BankRow) -> ClosedRange<Int> {
        [out, into].contains { $0.isTransfer || AccountMention.speaksOfOwnAccounts($0.text) } ? -1...4 : -1...1
    }

    private func distance(_ one: BankRow, _ other: BankRow) -> Int {
        let days = abs(one.date.daysSince1970 - other.date.daysSince1970) * 24 * 60
        guard let first = one.time, let second = other.time else { return days }
        return days + abs(first.minutes - second.minutes)
    }

    /// Whether a transfer of the book moves this on the row's account.
    private func isSide(_ candidate: MatchCandidate, of row: BankRow) -> Bool {
        candidate.account == row.account
            && StatementMatcher.days.contains(row.date.daysSince1970 - candidate.date.daysSince1970)
    }

    /// Matches remaining rows that name another account, such as card payments and savings.
    mutating func nameOwnAccounts() {
        let open = accounts.accounts.filter { $0.closed == nil }
        let own = open.map { (account: $0, name: $0.name, pairs: NamePairs($0.name)) }
        let others = open.flatMap { account in
            BankNames.others(of: account.name).map { (account: account, name: $0, pairs: NamePairs($0)) }
        }
        for (index, row) in rows.enumerated() where matches[index] == nil && accounts[row.account] != nil {
            if let other = row.counterpart, other != row.account, accounts[other] != nil {
                matches[index] = .ownAccount(other)
                continue
            }
            func named(by known: [(account: Account, name: String, pairs: NamePairs)]) -> Set<String> {
                Set(
                    known.filter { account, name, pairs in
                        // In a row marked as a transfer, part of an account's name suffices.
                        account.id != row.account
                            && (names[index].contains(pairs)
                                && (row.isTransfer || AccountMention.isAbout(name, row.text))
                                || row.isTransfer && pairs.contains(names[index]))
                    }.map(\.account.id)
                )
            }
            var found = named(by: own)
            if found.isEmpty { found = named(by: others) }
            // Merchants may be named like banks, but money rarely comes back from one.
            if let only = found.first, found.count == 1 {
                matches[index] = .ownAccount(only)
            } else if row.amount.minorUnits > 0, let payer = payer(of: row.account),
                Self.payments.contains(where: { row.text.lowercased().contains($0) })
            {
                matches[index] = .ownAccount(payer)
            } else if let wallet = wallet(of: row) {
                matches[index] = .ownAccount(wallet)
            }
        }
    }

    /// The household's only cash, where a bank's row says that a machine paid it out.
    private func wallet(of row: BankRow) -> String? {
        let cash = accounts.open.filter { $0.kind == .cash && $0.currency == row.amount.currency }
        guard let only = cash.first, cash.count == 1, row.amount.minorUnits < 0, row.account != only.id,
            [row.text, row.memo].contains(where: AccountMention.isCashWithdrawal)
        else { return nil }
        return only.id
    }

    /// The account that a card is paid from, or the only one that it can be paid from.
    private func payer(of card: String) -> String? {
        guard let card = accounts[card], card.kind == .card else { return nil }
        if let told = card.billing?.payFrom { return told }
        let banks = accounts.accounts.filter { $0.kind == .bank && $0.closed == nil && $0.currency == card.currency }
        return banks.count == 1 ? banks.first?.id : nil
    }

    /// Words for the payment of a card's bill.
    private static let payments = ["결제대금", "카드대금", "자동이체", "선결제", "payment"]
}
