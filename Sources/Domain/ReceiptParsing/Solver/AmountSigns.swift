/// The signs of sums: those of a refund, and a minus that is none.
enum AmountSigns {
    /// Whether no sum is positive and at least two are negative with negative terms: a refund without a word for it.
    static func arePrintedNegative(_ cells: [AmountCell], isZeroDecimal: Bool) -> Bool {
        let sums = cells.filter {
            [.total, .paid, .subtotal, .card, .net, .tax].contains($0.role) && $0.use == .money && $0.value != 0
                && (isZeroDecimal || $0.decimals == 2)
        }
        guard sums.contains(where: \.isTotal) else { return false }
        let items = cells.filter {
            $0.role == nil && $0.use == .money && $0.isRightmost && $0.line < sums.first?.line ?? 0
        }
        return Set(sums.map(\.line)).count >= 2 && sums.allSatisfy { $0.value < 0 } && items.contains { $0.value < 0 }
    }

    /// Negates all amounts of a refund whose sums are printed with a minus, so that it is solved like a purchase.
    ///
    /// Returns whether it did.
    static func turn(_ cells: inout [AmountCell]) -> Bool {
        let sums = cells.filter {
            [.total, .paid, .subtotal, .card].contains($0.role) && $0.use == .money && $0.value != 0
        }
        guard sums.count(where: { $0.value < 0 }) > sums.count / 2 else { return false }
        for index in cells.indices {
            for place in cells[index].variants.indices { cells[index].variants[place].value.negate() }
        }
        return true
    }

    /// Without a refund a sum is not negative: its minus is a speck, or a leader across the line.
    static func straighten(_ cells: inout [AmountCell]) {
        let sums: Set<AmountRole> = [.total, .paid, .subtotal, .net, .tendered, .card]
        let last = cells.last { $0.isTotal && $0.use == .money && $0.value > 0 }?.line ?? 0
        for index in cells.indices where cells[index].role.map(sums.contains) ?? false && !cells[index].isRoleBorrowed {
            // "RAILCARD -19.05" above the sum is no payment; on a hotel folio payments stand above the sum that they equal.
            if cells[index].role == .card, cells[index].isMinus, cells[index].line < last,
                !cells.contains(where: { $0.role == .total && $0.value == -cells[index].value })
            {
                cells[index].role = .discount
                continue
            }
            for place in cells[index].variants.indices {
                cells[index].variants[place].value = abs(cells[index].variants[place].value)
            }
        }
    }
}
