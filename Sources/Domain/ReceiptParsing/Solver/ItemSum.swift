import ReceiptDomain

/// The column of prices above the total, and whether its sum matches.
struct ItemSum {
    let table: AmountTable

    /// A line's term of the sum.
    struct Entry {
        var cell: AmountCell
        /// Signed: discounts are negative.
        var value: Int
        /// Printed without a decimal point, unlike the others, so perhaps no price.
        var isPointLost = false
    }

    func supports(for total: Int, printedOn line: Int?, finder: IdentityFinder) -> [Support] {
        guard let line else { return [] }
        var found: [Support] = []
        var targets: [(value: Int, line: Int, role: AmountRole?)] = [(total, line, .total)]
        for cell in finder.cells(.subtotal) where cell.value != total {
            targets.append((cell.value, cell.line, .subtotal))
        }
        for target in targets where target.role == .total {
            if let support = support(for: target.value, above: target.line) { found.append(support) }
        }
        return found
    }

    /// The terms above a line: the rightmost amounts of the price column, from top to bottom.
    func entries(above line: Int) -> [Entry] {
        let sums: Set<AmountRole> = [.total, .paid, .subtotal, .net, .tax, .service, .tip, .tendered, .change, .card]
        let stop =
            table.cells.first { cell in
                cell.line <= line && cell.use == .money && cell.role.map(sums.contains) ?? false
                    && cell.roleWeight > 0.6
            }?.line ?? line
        let end = min(stop, line)
        let candidates = table.cells.filter { cell in
            cell.line < end && cell.use == .money && cell.isRightmost
                && (cell.role == nil || cell.role == .discount || cell.roleWeight < 0.6
                    || cell.role == .aside && cell.value < 0)
        }
        guard let column = PriceColumn(candidates.filter { table.isZeroDecimal || $0.decimals == 2 }) else { return [] }
        return candidates.filter(column.holds).compactMap { cell in
            // In exact text an amount without decimals is a price only with its currency.
            if table.isExact, !table.isZeroDecimal, cell.decimals != 2, !cell.isMarked { return nil }
            let isPointLost = !table.isZeroDecimal && !table.isExact && cell.decimals != 2
            guard let value = isPointLost ? Self.withPoint(cell) : cell.value else { return nil }
            return Entry(cell: cell, value: cell.role == .discount ? -abs(value) : value, isPointLost: isPointLost)
        }
    }

    /// The value of an integer of three to five digits with its lost decimal point restored.
    private static func withPoint(_ cell: AmountCell) -> Int? {
        guard (100...99_999).contains(cell.value / 100), cell.value % 100 == 0, cell.decimals == 0 else { return nil }
        return cell.value / 100
    }

    private func support(for total: Int, above line: Int) -> Support? {
        let entries = entries(above: line)
        guard !entries.isEmpty else { return nil }
        let sound = entries.filter { !$0.isPointLost }
        for list in sound.count < entries.count ? [sound, entries] : [entries] where !list.isEmpty {
            // All terms; else without the first few, which may be numbers of the heading.
            for skipped in 0...min(3, list.count - 1) {
                let part = Array(list[skipped...])
                if let support = match(part, total: total, skipped: skipped) { return support }
            }
        }
        return nil
    }

    private func match(_ entries: [Entry], total: Int, skipped: Int) -> Support? {
        let sum = entries.map(\.value).reduce(0, +)
        var repairs = entries.filter(\.isPointLost).map { (from: $0.cell.value, to: $0.value) }
        var trust = entries.reduce(1.0) { $0 * max(0.6, $1.cell.weight) }
        var values = entries.map(\.value)
        if sum != total {
            // One term may be replaced by another reading, or by one with its point restored.
            guard let (index, value, weight) = exchange(entries, missing: total - sum) else { return nil }
            repairs.append((values[index], value))
            values[index] = value
            trust *= weight
        }
        guard values.contains(where: { $0 != 0 }) else { return nil }
        let count = values.count { $0 != 0 }
        let strength: Support.Strength
        if count >= 2, repairs.isEmpty {
            strength = skipped == 0 || count >= 3 ? .strong : .agreement
        } else if count >= 3 {
            strength = skipped == 0 ? .agreement : .weak
        } else {
            strength = count == 1 && skipped == 0 && repairs.isEmpty ? .agreement : .weak
        }
        return Support(
            identity: .items,
            strength: strength,
            terms: values.map { ($0 < 0 ? "discount" : "", $0) },
            trust: trust,
            lines: Set(entries.map(\.cell.line)),
            repairs: repairs
        )
    }

    private func exchange(_ entries: [Entry], missing: Int) -> (Int, Int, Double)? {
        for (index, entry) in entries.enumerated() {
            for variant in entry.cell.variants.dropFirst() where variant.weight > 0.15 {
                let value = entry.cell.role == .discount ? -abs(variant.value) : variant.value
                if value - entry.value == missing { return (index, value, variant.weight) }
            }
        }
        return nil
    }
}
