import ReceiptDomain

/// Rows that earlier imports brought, in the same form of a statement or in another.
extension MatchWork {
    /// Rows noted before, by their keys, then those whose text alone has changed.
    static func known(
        _ rows: [BankRow],
        _ names: [NamePairs],
        _ records: [Record],
        _ accounts: AccountBook
    ) -> [RowMatch?] {
        var matches: [RowMatch?] = rows.map { _ in nil }
        var byKey: [String: Record] = [:]
        for record in records {
            for key in record.bankKeys { byKey[accounts.current(key)] = record }
        }
        let ids = Set(records.map(\.id))
        for (index, row) in rows.enumerated() {
            if let id = row.recordID.flatMap({ RecordID($0) }), ids.contains(id) {
                matches[index] = .known(id)
            } else if let record = byKey.removeValue(forKey: row.key) {
                matches[index] = .known(record.id)
            }
        }
        var byStem: [String: [(key: String, record: Record)]] = [:]
        for (key, record) in byKey.sorted(by: { $0.key > $1.key }) {
            byStem[BankKey(key).stem, default: []].append((key, record))
        }
        for (index, row) in rows.enumerated() where matches[index] == nil {
            // At another time it is another payment.
            let place = byStem[row.stem]?.lastIndex { _, record in
                row.time == nil || record.time == nil || row.time == record.time
            }
            guard let place, let record = byStem[row.stem]?.remove(at: place).record else { continue }
            // A person to whom as much was sent on that day is no other wording of the first.
            let told = [record.merchant, record.printed.merchant, record.memo].compactMap(\.self).filter { !$0.isEmpty }
                .map(NamePairs.init)
            let isReworded =
                told.isEmpty || row.text.isEmpty || row.time != nil && row.time == record.time
                || told.contains { name in
                    name.likeness(to: names[index]) >= StatementMatcher.alike || name.contains(names[index])
                        || names[index].contains(name)
                }
            matches[index] = isReworded ? .known(record.id) : .likely(record.id)
        }
        return matches
    }

    /// Accounts whose rows of these days came before in another form, such as a card's approvals before its bill.
    ///
    /// Of the rows within the noted days four in five have a noted movement, that no other row has, of the same amount, or in another
    /// currency at the same shop; those of the records `twice` have been matched so before.
    static func accountsInOtherForm(
        _ rows: [BankRow],
        _ names: [NamePairs],
        _ matches: [RowMatch?],
        _ noted: [MatchCandidate],
        _ twice: Set<RecordID>
    ) -> Set<String> {
        let notedByAccount = Dictionary(grouping: noted.filter { $0.part == .whole }) { $0.account ?? "" }
        return Set(
            Dictionary(grouping: rows.indices) { rows[$0].account }.compactMap { account, indices -> String? in
                guard let own = notedByAccount[account], let first = own.map(\.date).min(),
                    let last = own.map(\.date).max(), let end = last.adding(days: 1)
                else { return nil }
                let before = indices.count {
                    if case .known(let id) = matches[$0] { twice.contains(id) } else { false }
                }
                // A bill has days of booking, which come later; on the next day alone begins the next statement.
                let within = indices.filter { matches[$0] == nil && (first...end).contains(rows[$0].date) }
                guard within.count + before >= 3, within.count(where: { rows[$0].date <= last }) * 2 >= within.count
                else {
                    return nil
                }
                var free = Dictionary(grouping: own, by: \.amount)
                let abroad = own.filter { $0.amount.currency != rows[indices[0]].amount.currency }
                let found = within.count { index in
                    func isNear(_ candidate: MatchCandidate) -> Bool {
                        (-3...5).contains(rows[index].date.daysSince1970 - candidate.date.daysSince1970)
                    }
                    if let place = free[rows[index].amount]?.firstIndex(where: isNear) {
                        free[rows[index].amount]?.remove(at: place)
                        return true
                    }
                    return abroad.contains {
                        isNear($0) && $0.likeness(to: names[index]) >= StatementMatcher.sameShop
                    }
                }
                return (found + before) * 5 >= (within.count + before) * 4 ? account : nil
            }
        )
    }
}
