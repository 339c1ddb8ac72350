import ReceiptDomain

extension Ledger {
    /// The damages that the user has not accepted, each with the path of the copied line.
    func damages() throws -> [LedgerDamage] { try open(index.damages[...]).map(described) }

    /// Records all damage as accepted; needs the lock.
    func acceptDamage() throws {
        let new = try open(index.damages[...])
        if !new.isEmpty { try AcceptedDamage.add(new, to: store, at: Timestamp(now())) }
    }

    func tellOfDamage() throws {
        for damage in try open(index.damages[toldDamages...]) { onDamage(try described(damage)) }
        toldDamages = index.damages.count
    }

    private func open(_ damages: ArraySlice<LedgerIndex.Damage>) throws -> [LedgerIndex.Damage] {
        guard !damages.isEmpty else { return [] }
        let accepted = try AcceptedDamage(in: store)
        return damages.filter { !accepted.contains($0) }
    }

    private func described(_ damage: LedgerIndex.Damage) throws -> LedgerDamage {
        let kept = try damage.isLeftOut ? asideFile(with: damage) : nil
        return LedgerDamage(
            path: store.name,
            line: damage.number,
            kind: damage.kind,
            keptAt: kept
        )
    }
}
