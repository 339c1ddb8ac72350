public import ReceiptDomain

/// What moved on one account: for formats that list each account by itself.
///
/// Records that name no account of the book are together under what they call it, so that nothing is missing.
public struct MovementSection: Sendable {
    public struct Line: Sendable {
        public var record: Record
        public var date: CalendarDay
        /// In the section's currency.
        public var change: Money
        /// The category's share of each part, and the other account of a transfer, with the opposite sign of ``change``.
        public var others: [Posting]
    }

    /// The account's id, or what records call it.
    public let id: String
    public let name: String
    public let kind: Account.Kind
    public let currency: Currency
    public let opening: ExportedBook.Opening?
    public internal(set) var lines: [Line] = []

    /// The balance after all lines; `nil` where it cannot be told.
    public var closing: Money? {
        opening.map { opening in lines.reduce(opening.amount) { $0.plus($1.change) } }
    }
}

extension ExportedBook {
    /// All accounts with what moved on them, in the order of the book, then those that are none of it.
    ///
    /// Amounts in another currency than the account's are in none: see ``unsettledCount``.
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

    /// How many records are on an account in another currency, and nobody knows what they came to.
    public var unsettledCount: Int {
        entries.count { entry in
            entry.postings.contains { posting in
                guard case .account(let id) = posting.place else { return false }
                return accounts[id].map { $0.currency != posting.amount.currency } ?? false
            }
        }
    }

    /// Which section a movement is in; `nil` for one that is on no account.
    private func key(of posting: Posting, _ unknown: String) -> (id: String, name: String)? {
        switch posting.place {
        case .account(let id): (id, id)
        case .elsewhere(let text):
            ("?" + (text ?? "") + posting.amount.currency.code, (text ?? unknown) + " " + posting.amount.currency.code)
        // What moved before the opening is in the opening.
        case .beforeOpening, .category, .adjustment: nil
        }
    }
}
