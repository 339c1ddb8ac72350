import ReceiptDomain

/// Decides whether the identities that yield the chosen total prove it.
struct ProofTrial {
    let table: AmountTable
    let finder: IdentityFinder
    let winner: TotalSolver.Hypothesis
    let rivals: ArraySlice<TotalSolver.Hypothesis>

    /// The identities that count as proofs unless vetoed.
    var supports: [Support] { agreements.filter { !$0.isEcho } }

    /// A single price equals the total: no proof, but nothing to read again.
    var isEchoed: Bool { agreements.contains(where: \.isEcho) }

    private var agreements: [Support] {
        guard let cell = winner.cell else { return [] }
        let isNamed = cell.isTotal && cell.roleWeight > 0.5
        // Some figures as small as counts sum up by chance.
        guard !table.isZeroDecimal || abs(winner.value) >= 10_000 else { return [] }
        let strong = winner.supports.filter(\.isProof)
        if winner.repairedFrom != nil {
            // One identity may result from a misread term; two without a common figure hardly do.
            let areTwo = strong.contains { one in strong.contains { $0.lines.isDisjoint(with: one.lines) } }
            return areTwo && isNamed ? strong : []
        }
        var found: [Support] = []
        for support in winner.supports where support.isTrusted {
            switch support.strength {
            case .strong: if isNamed || Self.areTwo(strong) || support.identity == .tendered { found.append(support) }
            case .agreement:
                if isNamed, support.trust > 0.4, isSolid(cell), !isContradicted(cell), !isOutweighed(cell) {
                    found.append(support)
                }
            case .weak: break
            }
        }
        return found
    }

    /// Whether there are at least two, not counting the same sum with its terms in another order.
    private static func areTwo(_ supports: [Support]) -> Bool {
        let sums = supports.filter { $0.identity == .subtotal }
        return supports.count - sums.count + Set(sums.map(\.lines)).count >= 2
    }

    /// A larger sum is labelled total further down, so an addition may be unread.
    private func isFollowed(_ cell: AmountCell) -> Bool {
        // Where change was given, `TOTAL PAID` is the tendered amount.
        let minimum = finder.cells(.change).contains { $0.value != 0 } ? 0.6 : 0.55
        return table.cells.contains { other in
            other.line > cell.line && other.isTotal && other.roleWeight > minimum
                && other.use == .money && !other.isRoleBorrowed && other.value > winner.value && other.weight > 0.2
                && !isMisreading(other)
        }
    }

    /// Whether the cell shows the proved value with one digit misread, or as one of its readings.
    private func isMisreading(_ cell: AmountCell) -> Bool {
        guard winner.supports.contains(where: { $0.strength == .strong && $0.trust > 0.3 }) else { return false }
        let isOneReading = cell.weight(of: winner.value) > 0.1
        return isOneReading || DigitConfusion.difference(cell.value, winner.value)?.places == 1 && cell.confidence < 0.7
    }

    /// The items or the subtotal differ in one doubtful digit, which may be misread alike everywhere.
    private func isContradicted(_ cell: AmountCell) -> Bool {
        let items = ItemSum(table: table).entries(above: cell.line)
        let sum = items.map(\.value).reduce(0, +)
        if DigitConfusion.difference(sum, winner.value)?.places == 1 { return true }
        // With a single item, or without additions, unless sums are rounded to coins.
        guard finder.cells(.rounding).isEmpty else { return false }
        return (items.map(\.cell) + finder.cells(.subtotal)).contains { other in
            other.variants.contains { variant in
                guard variant.weight > 0.2, let difference = DigitConfusion.difference(variant.value, winner.value)
                else { return false }
                return difference.places == 1 && difference.likeness > 0.3
            }
        }
    }

    /// A single item or the subtotal exceeds the amount paid, though nothing was deducted.
    private func isOutweighed(_ cell: AmountCell) -> Bool {
        guard table.cells.allSatisfy({ $0.role != .discount && $0.value >= 0 }) else { return false }
        let sums = table.cells.filter {
            ($0.role == .subtotal || $0.role == .net) && $0.use == .money && $0.roleWeight > 0.6 && $0.weight > 0.5
        }
        let items = ItemSum(table: table).entries(above: cell.line).filter { !$0.isPointLost && $0.cell.weight > 0.5 }
        return sums.contains { $0.value > winner.value } || items.contains { $0.value > winner.value }
    }

    private func isSolid(_ cell: AmountCell) -> Bool {
        !cell.isOddlyUngrouped && cell.weight(of: winner.value) > 0.5
            && abs(winner.value) >= (table.isZeroDecimal ? 100_000 : 100)
    }

    /// The reasons against calling the total proved.
    var vetoes: [ProofVeto] {
        guard let cell = winner.cell, winner.value > 0, !table.isTurned else { return [.isRefund] }
        guard winner.repairedFrom == nil else { return [] }
        guard cell.weight(of: winner.value) > 0.1 else { return [.isNotPrinted] }
        let all: [(ProofVeto, Bool)] = [
            (.isOfTwoCurrencies, table.isMixed), (.isFollowedByTotal, isFollowed(cell)), (.isBeforeTax, isBeforeTax),
            (.isBeforeTip, isBeforeTip), (.isBeforeDiscount, isBeforeDiscount), (.isBeforeExtras, isBeforeExtras),
            (.isOffChange, isOffChange), (.isRarerReading, isRarerReading), (.hasRival, hasRival),
        ]
        return all.filter(\.1).map(\.0)
    }

    private var hasRival: Bool {
        rivals.contains { rival in
            guard let cell = rival.cell, rival.value != winner.value else { return false }
            if isHandedOver(rival) || isWithoutThousands(of: rival) { return true }
            guard rival.score > winner.score - 2,
                rival.supports.contains(where: \.isProof)
                    || !isMisreading(cell)
            else { return false }
            return cell.isTotal
        }
    }

    /// Whether a space may separate the value from thousands before it, and the rival with them is proved or an item has them, too.
    private func isWithoutThousands(of rival: TotalSolver.Hypothesis) -> Bool {
        let thousands = rival.value - winner.value
        guard thousands > 0, thousands.isMultiple(of: 100_000), winner.cell?.weight(of: rival.value) ?? 0 > 0.1 else {
            return false
        }
        return rival.supports.contains(where: \.isProof)
            || ItemSum(table: table).entries(above: winner.cell?.line ?? 0).contains { entry in
                entry.cell.variants.contains { $0.weight > 0.1 && $0.value - entry.value == thousands }
            }
    }

    /// Whether tendered less change is another sum labelled total further down, so that this one was rounded.
    private func isHandedOver(_ rival: TotalSolver.Hypothesis) -> Bool {
        guard let cell = rival.cell, cell.isTotal, cell.line > winner.cell?.line ?? .max,
            !winner.supports.contains(where: { $0.identity == .tendered })
        else { return false }
        return rival.supports.contains { $0.identity == .tendered && $0.isProof }
    }

    /// Most readings of the line, and another line, have another value: a digit misread alike in the items yields this one.
    private var isRarerReading: Bool {
        guard let cell = winner.cell, cell.value != winner.value else { return false }
        return table.cells.contains { other in
            (other.role == .subtotal || other.isTotal) && other.roleWeight > 0.6
                && other.use == .money && other.line != cell.line && other.value == cell.value
        }
    }

    /// Taxes or service stand below the sum and nothing repeats it below these: it is a subtotal, or the items' sum above a label
    /// of the total without a legible amount.
    private var isBeforeTax: Bool {
        func places(_ roles: Set<AmountRole>, where fits: (AmountCell) -> Bool) -> [Int] {
            table.cells.filter { $0.role.map(roles.contains) == true && $0.use == .money && fits($0) }.map(\.line)
        }
        let taxes = places([.tax, .service]) { $0.value > 0 }
        let sums = places([.total, .paid, .card, .tendered]) { $0.value == winner.value }
        if winner.supports.allSatisfy({ $0.identity == .items }), let tax = taxes.last, let unread = table.unreadTotal,
            tax < unread, !table.cells.contains(where: { $0.line > tax && $0.value == winner.value })
        {
            return true
        }
        guard let sum = places([.subtotal], where: { $0.value == winner.value }).min(),
            let tax = taxes.first(where: { $0 > sum })
        else { return false }
        return sums.allSatisfy { $0 < tax }
    }

    /// All amounts below, up to another sum, lead from this one to it, and some are deductions; or the deductions alone do, or
    /// one that has an unknown label and leads to a sum printed twice or named as one.
    private var isBeforeDiscount: Bool {
        guard let cell = winner.cell else { return false }
        let below = table.cells.filter { $0.line > cell.line && $0.use == .money && $0.isRightmost }
        var all = winner.value
        var less = winner.value
        for amount in below {
            if less < winner.value, amount.value == all || amount.value == less { return true }
            if amount.value == winner.value { break }
            let value = amount.role == .discount ? -abs(amount.value) : amount.value
            all += value
            less += min(0, value)
        }
        // Less was paid, and the difference is printed: `合計 1,187`, `PayPay 1,164`, `還元額 23`.
        let paid = below.filter { $0.role == .card && $0.value > 0 && $0.value < winner.value }
        if paid.contains(where: { card in
            // Of two payments neither has the whole sum above it.
            below.contains { base in
                base.line > card.line && base.value == winner.value
                    && below.contains { $0.line > base.line && abs($0.value) == winner.value - card.value }
            }
        }) {
            return true
        }
        return below.contains { amount in
            guard amount.role == nil, amount.value != 0, abs(amount.value) < winner.value else { return false }
            let left = below.filter { $0.line > amount.line && $0.value == winner.value - abs(amount.value) }
            return left.count > 1 || left.contains { $0.isTotal && $0.roleWeight > 0.6 }
        }
    }

    /// Its label is weaker than total, such as `주문금액`, an addition or deduction follows, and no further line repeats the sum:
    /// the last one may be illegible.
    private var isBeforeExtras: Bool {
        guard let cell = winner.cell, cell.roleWeight < 0.8,
            !winner.supports.contains(where: { $0.identity == .tendered })
        else { return false }
        let extras: Set<AmountRole> = [.service, .discount, .tip]
        let below = table.cells.filter { $0.line > cell.line && $0.use == .money && $0.roleWeight > 0.8 }
        guard
            let first = below.first(where: {
                $0.role.map(extras.contains) == true && $0.value != 0 && !$0.isRoleBorrowed && $0.isRightmost
                    && $0.decimals == (table.isZeroDecimal ? 0 : 2)
            })
        else { return false }
        return !below.contains { $0.line > first.line && $0.value == winner.value }
    }

    /// Its label is on the line above, and tendered less change is another sum.
    private var isOffChange: Bool {
        guard winner.cell?.isRoleBorrowed == true, !winner.supports.contains(where: { $0.identity == .tendered }) else {
            return false
        }
        let back = finder.cells(.change).filter { $0.roleWeight > 0.7 && $0.value > 0 }
        return finder.cells(.tendered).contains { cash in
            cash.roleWeight > 0.7 && back.contains { $0.line >= cash.line && $0.value < cash.value }
        }
    }

    private var isBeforeTip: Bool {
        table.cells.contains { tip in
            tip.role == .tip && tip.value > 0 && tip.use == .money
                && table.cells.contains {
                    $0.use == .money && $0.value == winner.value + tip.value && $0.line > tip.line
                }
        }
    }
}
