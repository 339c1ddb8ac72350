import ReceiptDomain

extension Ledger {
    /// The flows on the accounts, from the index and from the lines after its checkpoint.
    func flows(on accounts: Set<String>, _ movements: @escaping Movement.Rule) throws -> [AccountFlow] {
        try retrying {
            let own = index.records.values.flows(on: accounts, movements)
            let others = Set(index.records.keys)
            let earlier = try demand { base in
                let (flows, parts) = try base.flows(on: accounts, without: others)
                let records = try records(at: parts.map(\.line))
                let later = zip(parts, records).compactMap { part, record in
                    record.date.map {
                        AccountFlow(day: $0, movement: part.movement, installments: record.book.installments)
                    }
                }
                return flows + later
            }
            return (earlier ?? []) + own
        }
    }
}
