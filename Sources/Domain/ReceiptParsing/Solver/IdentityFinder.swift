import ReceiptDomain
import ReceiptRegions

/// Finds the arithmetic identities that yield a value.
struct IdentityFinder {
    let table: AmountTable
    private let byRole: [AmountRole: [AmountCell]]
    /// The amounts of money, with the two likeliest values of each stored apart, because these alone reject almost all.
    private let money: [AmountCell]
    private let nets: [(cell: Int, variant: Int, value: Int)]

    init(table: AmountTable) {
        self.table = table
        var byRole: [AmountRole: [AmountCell]] = [:]
        for cell in table.cells where cell.use == .money {
            if let role = cell.role { byRole[role, default: []].append(cell) }
        }
        self.byRole = byRole
        let money = table.cells.filter { $0.use == .money }
        self.money = money
        nets = money.indices.flatMap { cell in
            money[cell].variants.prefix(2).indices.map { (cell, $0, money[cell].variants[$0].value) }
        }
    }

    func cells(_ role: AmountRole) -> [AmountCell] { byRole[role] ?? [] }

    /// Cells labelled total, then those labelled paid.
    var totals: [AmountCell] { cells(.total) + cells(.paid) }

    /// All identities for `total`; `line` is where it is printed as the total, `nil` where it is not.
    func supports(for total: Int, printedOn line: Int?) -> [Support] {
        var found: [Support] = []
        found += tendered(total)
        found += tax(total, line)
        found += subtotal(total, line)
        found += ItemSum(table: table).supports(for: total, printedOn: line, finder: self)
        found += card(total, line)
        found += rounded(total, line)
        found += shared(total, line)
        return found.filter { !isOfLostPoints($0, yielding: total) }
    }

    /// Whether the identity only holds because points are added to amounts that all were printed without one.
    ///
    /// It holds without them as well, so that it says nothing about the total: 5.00 - 1.11 of `500` and `111`.
    private func isOfLostPoints(_ support: Support, yielding total: Int) -> Bool {
        guard !table.isZeroDecimal else { return false }
        return (support.terms.map(\.value) + [total]).allSatisfy { value in
            let printed = money.filter { cell in cell.variants.contains { abs($0.value) == abs(value) } }
            return !printed.isEmpty
                && printed.allSatisfy { cell in
                    cell.decimals == 0 && cell.variants.contains { abs($0.value) == 100 * abs(value) }
                }
        }
    }

    // MARK: Subtotal plus additions

    private func subtotal(_ total: Int, _ line: Int?) -> [Support] {
        var found: [Support] = []
        // A sum called total that stands below is no base of this one.
        let bases = cells(.subtotal) + cells(.net) + cells(.part) + cells(.total).filter { $0.line < line ?? .max }
        let extras = adjustments()
        guard !extras.isEmpty else { return [] }
        for base in bases where base.line != line {
            for start in base.variants.prefix(3) where start.value != total && start.value != 0 {
                let wanted = total - start.value
                guard
                    let chosen = Self.combination(
                        of: extras.filter {
                            // A deduction without a label stands between the two sums.
                            $0.cell.line != base.line && $0.cell.line != line
                                && ($0.isNamed || base.line < $0.cell.line && $0.cell.line < line ?? .max)
                        },
                        summingTo: wanted
                    )
                else {
                    continue
                }
                let taxes = chosen.filter { $0.name == "tax" }.map(\.value)
                let net = Double(abs(total - taxes.reduce(0, +)))
                let slack = table.isZeroDecimal ? 200 : 2
                guard Double(taxes.reduce(0, +)) <= AmountTable.unlimitedTax * net,
                    taxes.allSatisfy({ Double($0 - slack) <= table.maximumTax * net })
                else { continue }
                // Rounding leads to a payable sum, never away from one.
                if !table.isZeroDecimal, total % Self.roundingStep != 0,
                    chosen.contains(where: { $0.name == "rounding" })
                {
                    continue
                }
                // A "total" as the base differs from another total only by rounding, discount or tip.
                if base.role == .total, base.roleWeight > 0.75, chosen.contains(where: { $0.name == "tax" }),
                    chosen.count == 1
                {
                    continue
                }
                let trust = chosen.reduce(start.weight * base.roleWeight) { $0 * $1.weight * $1.belief }
                found.append(
                    Support(
                        identity: .subtotal,
                        strength: strength(of: chosen, beyond: base, reading: start.value),
                        terms: [(Self.name(of: base.role), start.value)]
                            + chosen.map { ($0.name, $0.value) },
                        trust: trust,
                        lines: Set(chosen.map(\.cell.line)).union([base.line])
                    )
                )
            }
        }
        return found
    }

    /// The strength of a set of adjustments: cents alone match by chance, except beside a label for rounding.
    ///
    /// And so do four of two kinds among the many that a page may have, or three beyond one of several parts.
    private func strength(of chosen: [Adjustment], beyond base: AmountCell, reading value: Int) -> Support.Strength {
        // Money without decimals looks like the count of things printed beside it: `1` and `300` come to 301.
        let sums = [value] + chosen.filter { $0.name == "part" }.map(\.value)
        if table.isZeroDecimal, sums.contains(where: { abs($0) < 1_000 }) { return .weak }
        if chosen.count > 3, Set(chosen.map(\.name)).count < 3 { return .weak }
        if base.role == .part, chosen.count > 2, !chosen.contains(where: { $0.name == "part" }) { return .weak }
        if chosen.contains(where: { abs($0.value) >= (table.isZeroDecimal ? 500 : 5) }) { return .strong }
        return chosen.contains { $0.name == "rounding" } ? .agreement : .weak
    }

    private static func name(of role: AmountRole?) -> String {
        switch role {
        case .net: "net"
        case .part: "part"
        case .total: "sum"
        default: "subtotal"
        }
    }

    struct Adjustment {
        var cell: AmountCell
        var name: String
        /// Signed as it enters the sum.
        var value: Int
        var weight: Double
        var isNamed: Bool { cell.role != nil && cell.role != .aside }
        /// The confidence in its label.
        var belief: Double { isNamed ? cell.roleWeight : 0.8 }
    }

    private func adjustments() -> [Adjustment] {
        var result: [Adjustment] = []
        for (role, name) in [
            (AmountRole.part, "part"), (.tax, "tax"), (.service, "service"), (.tip, "tip"), (.discount, "discount"),
            (.rounding, "rounding"),
        ] {
            for cell in cells(role).prefix(6) {
                for variant in cell.variants.prefix(2) where variant.value != 0 && variant.weight > 0.1 {
                    switch role {
                    case .discount:
                        result.append(
                            Adjustment(cell: cell, name: name, value: -abs(variant.value), weight: variant.weight)
                        )
                    case .rounding:
                        guard abs(variant.value) <= (table.isZeroDecimal ? 100_000 : 100) else { continue }
                        result.append(Adjustment(cell: cell, name: name, value: variant.value, weight: variant.weight))
                        result.append(
                            Adjustment(cell: cell, name: name, value: -variant.value, weight: variant.weight * 0.7)
                        )
                    default:
                        guard variant.value > 0 else { continue }
                        result.append(Adjustment(cell: cell, name: name, value: variant.value, weight: variant.weight))
                    }
                }
            }
        }
        // Promotions are printed by item names, with only a minus to mark the deduction; so are spent points.
        for cell in table.cells
        where (cell.role == nil || cell.role == .aside) && cell.use == .money && cell.value < 0 {
            result.append(Adjustment(cell: cell, name: "discount", value: cell.value, weight: cell.weight))
        }
        return Array(result.prefix(14))
    }

    /// The smallest set of adjustments from different cells with this sum.
    private static func combination(of extras: [Adjustment], summingTo wanted: Int) -> [Adjustment]? {
        // By index: the search is long, and copying adjustments is slow.
        let values = extras.map(\.value)
        let cells = extras.map { extra in
            extras.firstIndex { $0.cell.line == extra.cell.line && $0.cell.box == extra.cell.box } ?? 0
        }
        var best: [Int]?
        var chosen: [Int] = []
        func search(_ start: Int, _ rest: Int) {
            if rest == 0, !chosen.isEmpty { return best = chosen }
            guard chosen.count < 4, chosen.count + 1 < best?.count ?? .max else { return }
            for index in start..<values.count where !chosen.contains(where: { cells[$0] == cells[index] }) {
                chosen.append(index)
                search(index + 1, rest - values[index])
                chosen.removeLast()
            }
        }
        search(0, wanted)
        return best?.map { extras[$0] }
    }

    // MARK: Net + tax at a legal rate

    /// Tax rates of all regions in tenths of a percent, from 5 % on: lower ones match too often by chance.
    private static let rates = Set(Region.all.flatMap(\.taxRates)).subtracting(unmeasured)
        .filter { (50...270).contains($0) }
        .sorted()

    /// Rates in force, or recently so, that are not searched: each one adds chance matches, whose number was not measured.
    private static let unmeasured: Set<Int> = [77, 81, 95, 105, 110, 135, 255]

    private func tax(_ total: Int, _ line: Int?) -> [Support] {
        var found: [Support] = []
        let unit = table.isZeroDecimal ? 100 : 1
        for (index, variant, value) in nets where value > 0 && value < total {
            let tax = total - value
            guard Self.isLegal(tax: tax, net: value, unit: unit), money[index].line != line else { continue }
            let net = money[index]
            let base = net.variants[variant]
            for other in near(index, lines: 6)
            where other.line != line && (other.line != net.line || other.box.x > net.box.x) {
                let weight = other.weight(of: tax)
                guard weight > 0.1 else { continue }
                // An unlabelled amount below the subtotal may be the tax; one above it is a price.
                let isBelow = other.role == nil && other.line > net.line && other.line < line ?? .max
                let isNamed = other.role == .tax || isBelow && (net.role == .net || net.role == .subtotal)
                let isSummary = other.line == net.line
                guard isNamed || isSummary else { continue }
                guard net.role != .tendered, net.role != .change, other.role != .change else { continue }
                found.append(
                    Support(
                        identity: .tax,
                        strength: tax >= (table.isZeroDecimal ? 10_000 : 10) ? .strong : .weak,
                        terms: [("net", base.value), ("tax", tax)],
                        trust: base.weight * weight,
                        lines: [net.line, other.line]
                    )
                )
            }
        }
        return found
    }

    /// The amounts within `lines` lines of this one; the table is in line order.
    private func near(_ index: Int, lines: Int) -> ArraySlice<AmountCell> {
        let line = money[index].line
        let before = money[..<index].lastIndex { $0.line < line - lines }
        let behind = money[index...].firstIndex { $0.line > line + lines }
        return money[(before.map { $0 + 1 } ?? 0)..<(behind ?? money.count)]
    }

    /// Whether the tax is the net times one of the rates, to a unit or two of rounding.
    static func isLegal(tax: Int, net: Int, unit: Int) -> Bool {
        guard tax > 0, net > 0, let lowest = rates.first, let highest = rates.last else { return false }
        let slack = 2000 * unit
        guard (net * lowest - slack...net * highest + slack).contains(tax * 1000) else { return false }
        return rates.contains { rate in abs(net * rate - tax * 1000) <= slack }
    }

    // MARK: Rounding to the smallest coin

    /// In hundredths: cash rounding in every country is to a multiple of this.
    static let roundingStep = 5

    /// A sum one or two cents away is printed above, where paid sums end in 0 or 5.
    private func rounded(_ total: Int, _ line: Int?) -> [Support] {
        guard !table.isZeroDecimal, total % Self.roundingStep == 0, let line, !cells(.rounding).isEmpty else {
            return []
        }
        var found: [Support] = []
        for cell in totals where cell.line < line && cell.roleWeight > 0.6 {
            let step = total - cell.value
            guard (1...2).contains(abs(step)), cell.weight > 0.5 else { continue }
            found.append(
                Support(
                    identity: .subtotal,
                    strength: .agreement,
                    terms: [("sum", cell.value), ("rounding", step)],
                    trust: cell.weight * cell.roleWeight,
                    lines: [cell.line]
                )
            )
        }
        return found
    }
}
