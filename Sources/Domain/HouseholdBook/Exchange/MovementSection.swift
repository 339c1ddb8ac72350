public import ReceiptDomain

/// The movements on one account, for formats that list each account separately.
///
/// Records without an account of the book form sections under their own account text, so that none is missing.
public struct MovementSection: Sendable {
    public struct Line: Sendable {
        public var record: Record
        public var date: CalendarDay
        /// In the section's currency.
        public var change: Money
        /// The category of each split, and the other account of a transfer; signs are opposite to ``change``.
        public var others: [Posting]
    }

    /// The account's id, or the account text in the records.
    public let id: String
    public let name: String
    public let kind: Account.Kind
    public let currency: Currency
    public let opening: ExportedBook.Opening?
    public internal(set) var lines: [Line] = []

    /// The balance after all lines; `nil` where it cannot be known.
    public var closing: Money? {
        opening.map { opening in lines.reduce(opening.amount) { $0.plus($1.change) } }
    }
}

extension ExportedBook {
    /// All accounts with their movements in the book's order, then those outside the book.
    ///
    /// Amounts in another currency than the account's are in no section: see ``unsettledCount``.
    public func sections(unknown: String) -> [MovementSection] {
        var sections = accounts.accounts.map { account in
            MovementSection(
                id: account.id,
                name: account.name,
                kind: account.kind,
                currency: account.currency,
                opening: openings.first { $0.account.id == account.id }
            )
        }
        var indices = Dictionary(uniqueKeysWithValues: sections.indices.map { (sections[$0].id, $0) })
        for entry in entries {
            for (index, posting) in entry.postings.enumerated() {
                guard let key = key(of: posting, unknown) else { continue }
                if indices[key.id] == nil {
                    indices[key.id] = sections.count
                    sections.append(
                        MovementSection(
                            id: key.id,
                            name: key.name,
                            kind: .cash,
                            currency: posting.amount.currency,
                            opening: nil
                        )
                    )
                }
                guard let place = indices[key.id], sections[place].currency == posting.amount.currency else { continue }
                var others = entry.postings
                others.remove(at: index)
                sections[place].lines.append(
                    .init(record: entry.record, date: entry.date, change: posting.amount, others: others)
                )
            }
        }
        return sections
    }

    /// The number of records in another currency than their account's that are not settled.
    public var unsettledCount: Int {
        entries.count { entry in
            entry.postings.contains { posting in
                guard case .account(let id) = posting.place else { return false }
                return accounts[id].map { $0.currency != posting.amount.currency } ?? false
            }
        }
    }

    /// The section of a posting; `nil` for one that is on no account.
    private func key(of posting: Posting, _ unknown: String) -> (id: String, name: String)? {
        switch posting.place {
        case .account(let id): (id, id)
        case .elsewhere(let text):
            ("?" + (text ?? "") + posting.amount.currency.code, (text ?? unknown) + " " + posting.amount.currency.code)
        // The opening balance includes earlier movements.
        case .beforeOpening, .category, .adjustment: nil
        }
    }
}
