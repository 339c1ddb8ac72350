/// A plain decimal as a whole number of hundred-millionths, so that sums are exact.
struct ExactAmount: Hashable {
    private let units: Int128

    private init(units: Int128) { self.units = units }

    /// `nil` for what is no plain decimal, and for more than a statement has.
    init?(_ decimal: String) {
        let isNegative = decimal.hasPrefix("-")
        let parts = decimal.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
        guard let whole = parts.first, (1...2).contains(parts.count), whole.utf8.count <= 24 else { return nil }
        let fraction = parts.count == 2 ? parts[1] : ""
        guard fraction.utf8.count <= 8,
            let units = Int128(whole + fraction + String(repeating: "0", count: 8 - fraction.utf8.count))
        else { return nil }
        self.units = isNegative ? -units : units
    }

    static let zero = ExactAmount(units: 0)
    static func + (a: Self, b: Self) -> Self { Self(units: a.units &+ b.units) }
    static func - (a: Self, b: Self) -> Self { Self(units: a.units &- b.units) }
    static prefix func - (a: Self) -> Self { Self(units: -a.units) }
    var isNegative: Bool { units < 0 }
    var magnitude: ExactAmount { isNegative ? -self : self }

    /// As it was read, without zeros behind.
    var decimal: String {
        let digits = String(units.magnitude)
        let padded = String(repeating: "0", count: max(0, 9 - digits.count)) + digits
        var fraction = padded.suffix(8)
        while fraction.last == "0" { fraction.removeLast() }
        return (isNegative ? "-" : "") + padded.dropLast(8) + (fraction.isEmpty ? "" : "." + fraction)
    }
}

/// Conclusions from a table's running balances about the signs and the order of its amounts.
enum RunningBalance {
    /// Down the table from the oldest row to the newest, or up.
    enum Direction { case down, up }

    struct Agreement {
        var direction: Direction
        /// Of the steps between neighbours, how many agree.
        var share: Double
    }

    /// The direction in which more of the balances follow from the amounts; `nil` where nothing can be compared.
    ///
    /// Rows of different currencies or accounts, told by `groups`, are followed apart.
    static func agreement(
        _ amounts: [ExactAmount],
        _ balances: [ExactAmount?],
        _ groups: [String],
        only: Direction? = nil
    ) -> Agreement? {
        /// The last balance of a group, and what rows without one moved since, with and without its own row.
        var last: [String: (balance: ExactAmount, own: ExactAmount, since: ExactAmount)] = [:]
        var (steps, down, up) = (0, 0, 0)
        for (index, balance) in balances.enumerated() {
            let amount = amounts[index]
            guard let balance else {
                if let before = last[groups[index]] {
                    last[groups[index]] = (before.balance, before.own, before.since + amount)
                }
                continue
            }
            if let before = last[groups[index]] {
                steps += 1
                if before.balance + before.since + amount == balance { down += 1 }
                if balance + before.own + before.since == before.balance { up += 1 }
            }
            last[groups[index]] = (balance, amount, .zero)
        }
        guard steps > 0 else { return nil }
        let isDown = only.map { $0 == .down } ?? (down >= up)
        return Agreement(direction: isDown ? .down : .up, share: Double(isDown ? down : up) / Double(steps))
    }

    /// Amounts with the signs that the balances show, and the oldest row of each group, whose sign they do not; `nil` where a
    /// balance does not follow from the size of its amount.
    static func signed(
        _ sizes: [ExactAmount],
        _ balances: [ExactAmount],
        _ groups: [String],
        _ direction: Direction
    ) -> (amounts: [ExactAmount], open: [Int])? {
        var last: [String: ExactAmount] = [:]
        var (amounts, open) = (sizes, [Int]())
        for index in direction == .down ? Array(sizes.indices) : sizes.indices.reversed() {
            if let before = last[groups[index]] {
                amounts[index] = balances[index] - before
                guard amounts[index].magnitude == sizes[index] else { return nil }
            } else {
                open.append(index)
            }
            last[groups[index]] = balances[index]
        }
        return open.count < sizes.count ? (amounts, open) : nil
    }
}
