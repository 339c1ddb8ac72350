import ReceiptDomain
import ReceiptRegions

/// All amounts of the page, from top to bottom and left to right.
struct AmountTable {
    private(set) var cells: [AmountCell]
    /// The receipt prints no decimals, as in won, yen or rupiah.
    let isZeroDecimal: Bool
    /// Sums are hundreds of the currency's unit at least: won, yen, rupiah.
    let hasSmallUnit: Bool
    /// Tills of the currency's country often omit decimals, so that an amount without them hardly lost its point.
    let omitsDecimals: Bool
    /// The currency is written with a dollar sign.
    private let isDollar: Bool
    /// The largest single tax relative to the net sum, by the rates in the currency's countries.
    let maximumTax: Double
    /// Whether some amounts are in another currency.
    let isMixed: Bool
    /// Whether all amounts are the file's own text.
    let isExact: Bool
    /// Whether it is a refund, by its words or because all sums are negative.
    private(set) var isRefund = false
    /// Whether a refund's sums were printed with a minus; all amounts are negated here then.
    private(set) var isTurned = false

    /// The number of decimals in sums: one in `Total 253.0`.
    private(set) var decimals: Int

    /// Whether thousands are grouped on this page.
    private let isGrouped: Bool

    /// Rounding item by item comes to this much of a tax at most.
    private static let roundedTax = 1.05
    /// Where towns and states set the taxes: the highest VAT rate is 27 % (Hungary), and local taxes may be added.
    static let unlimitedTax = 0.4

    /// An amount in one reading of a line.
    private struct Sighting {
        let amount: PrintedAmount
        let box: PixelBox
        let confidence: Double
        var role: AmountRole?
        var roleWeight: Double
        let pass: Int
    }

    init(page: Page, currency: CurrencyReader.Result, isRefund: Bool) {
        isZeroDecimal = currency.isZeroDecimal
        hasSmallUnit = currency.hasSmallUnit
        isMixed = currency.isMixed
        let convention = currency.currency?.value.convention
        omitsDecimals = convention.map { $0.decimals != .usual } ?? false
        let highest = convention.flatMap { Region.taxRates(in: $0.code).first }
        maximumTax = highest.map { Self.roundedTax * Double($0) / 1000 } ?? Self.unlimitedTax
        // An unknown currency may be a dollar.
        isDollar = convention?.isDollar ?? true
        isExact = page.isExact
        isGrouped = Self.isGrouped(page)
        decimals = isZeroDecimal ? 0 : 2
        cells = []
        var cells: [AmountCell] = []
        var pending: (label: LabelReader.Label, level: Double, height: Double)?
        var isSummary = false
        for (index, line) in page.lines.enumerated() {
            var sightings: [Sighting] = []
            var loose: [LabelReader.Label] = []
            for reading in line.readings {
                var amounts = reading.amounts
                var labels = LabelReader.labels(in: reading.text, skipping: amounts.map(\.range))
                // `7 ARTICLES   TOTAL A PAYER`, with the sum on the next line.
                if let total = labels.last, [.total, .paid].contains(total.role), amounts.count == 1,
                    labels.dropLast().allSatisfy({ $0.role == .quantity }),
                    Self.isCount(amounts[0], in: reading, before: total)
                {
                    (amounts, labels) = ([], [total])
                }
                // Several labels without an amount are a table's heading.
                if amounts.allSatisfy({ $0.use != .money }), labels.count == 1 { loose += labels }
                sightings += Self.sightings(amounts, labels, in: reading)
            }
            var found = self.cells(from: sightings, line: index)
            isSummary = TaxSummary.continues(isSummary, at: line)
            if isSummary { TaxSummary.relabel(&found) }
            if found.contains(where: { $0.use == .money }) {
                Self.label(&found, loose)
                if let label = pending?.label, let home = pending,
                    line.level - home.level < 3 * max(home.height, line.height),
                    found.allSatisfy({ $0.role == nil }), found.count(where: { $0.use == .money }) <= 2
                {
                    for cell in found.indices where found[cell].use == .money {
                        found[cell].role = label.role
                        found[cell].roleWeight = label.weight * 0.8
                        found[cell].isRoleBorrowed = true
                    }
                }
                pending = nil
            } else if let label = loose.max(by: { $0.weight < $1.weight }) {
                pending = (label, line.level, line.height)
            }
            cells += found
        }
        self.cells = cells
        setAsideAnnouncedTotals(on: page)
        let totals = cells.filter { $0.isTotal && $0.use == .money && $0.roleWeight > 0.6 }
        if !isZeroDecimal, !totals.isEmpty, totals.allSatisfy({ $0.decimals == 1 }) { decimals = 1 }
        self.isRefund = isRefund || isPrintedNegative
        if self.isRefund { turn() } else { straighten() }
    }

    /// Whether the amount is a count of things that are named between it and the label.
    private static func isCount(_ amount: PrintedAmount, in line: PrintedLine, before label: LabelReader.Label) -> Bool
    {
        guard amount.decimals == 0, !amount.isMarked, amount.hundredths < 100_000,
            amount.range.upperBound < label.range.lowerBound
        else { return false }
        return line.text.scalars[amount.range.upperBound..<label.range.lowerBound].count(where: \.isLatin) >= 3
    }

    /// Bills and Korean simple receipts (간이영수증) print the total above the items as well; only the one below is the items' sum.
    private mutating func setAsideAnnouncedTotals(on page: Page) {
        let totals = cells.filter { $0.isTotal && $0.use == .money && $0.roleWeight > 0.6 && $0.value != 0 }
        guard let last = totals.last,
            let heading = page.lines.indices.first(where: {
                $0 < last.line && ItemHeading.isHeading(page.lines[$0].best)
            }),
            cells.contains(where: { heading < $0.line && $0.line < last.line && $0.use == .money && $0.isRightmost })
        else { return }
        for index in cells.indices where cells[index].line < heading && cells[index].value == last.value {
            cells[index].role = .aside
        }
    }

    /// Whether no sum is positive and at least two are negative with negative terms: a refund without a word for it.
    private var isPrintedNegative: Bool {
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

    /// Negates all amounts of a refund, so that it is solved like a purchase.
    private mutating func turn() {
        let sums = cells.filter {
            [.total, .paid, .subtotal, .card].contains($0.role) && $0.use == .money && $0.value != 0
        }
        guard sums.count(where: { $0.value < 0 }) > sums.count / 2 else { return }
        isTurned = true
        for index in cells.indices {
            for place in cells[index].variants.indices { cells[index].variants[place].value.negate() }
        }
    }

    /// At least three, and two in three, of the amounts from a thousand on are grouped.
    private static func isGrouped(_ page: Page) -> Bool {
        let thousands = page.lines.compactMap(\.readings.first).flatMap(\.amounts).filter {
            $0.use == .money && abs($0.hundredths) >= 100_000 && $0.decimals == 0
        }
        let grouped = thousands.count { $0.isGrouped }
        return grouped >= 3 && 3 * grouped >= 2 * thousands.count
    }

    /// Combines a label from one pass and an amount from another on the same line.
    private static func label(_ cells: inout [AmountCell], _ labels: [LabelReader.Label]) {
        guard let label = labels.max(by: { $0.weight < $1.weight }), labels.allSatisfy({ $0.role == label.role }),
            cells.allSatisfy({ $0.role == nil || $0.roleWeight < 0.6 * label.weight })
        else { return }
        for index in cells.indices where cells[index].use == .money {
            cells[index].role = label.role
            cells[index].roleWeight = 0.9 * label.weight
        }
    }

    /// Without a refund a sum is not negative: its minus is a speck, or a leader across the line.
    private mutating func straighten() {
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

    /// The amounts of a reading, each with the nearest label to its left.
    private static func sightings(
        _ amounts: [PrintedAmount],
        _ labels: [LabelReader.Label],
        in reading: PrintedLine
    ) -> [Sighting] {
        var sightings: [Sighting] = []
        for (index, amount) in amounts.enumerated() {
            var amount = amount
            let isAlone = index == 1 && amounts.count == 2 && !labels.isEmpty
            if index > 0, let joined = joined(amounts[index - 1], amount, in: reading, isAlone: isAlone) {
                amount.otherReadings.append(joined)
            }
            let before = labels.filter { $0.range.upperBound <= amount.range.lowerBound }
            let label =
                before.last { amount.hundredths < 0 && $0.role == .discount }
                ?? before.last { Self.fits($0, amount) } ?? (amount.isGrouped ? nil : before.last)
                // "5.90 CASH" occurs, but only where no other label claims the amount.
                ?? (amounts.count == 1 ? labels.first { $0.range.count > 1 } : nil)
            let isSum = label.map { Self.isSum($0, amount, in: reading) } ?? false
            sightings.append(
                Sighting(
                    amount: amount,
                    box: reading.box(of: amount.range),
                    confidence: reading.confidence(of: amount.range),
                    role: isSum ? .total : label?.role,
                    roleWeight: (label?.weight ?? 0) * (before.isEmpty ? 0.6 : 1),
                    pass: reading.pass
                )
            )
        }
        return closed(sightings)
    }

    /// Of at least three amounts after one label for the total the last is the total if it is the sum of the others, as in a tax
    /// table; otherwise they are tip suggestions: `Total: 6.62 6.80 6.91`.
    private static func closed(_ sightings: [Sighting]) -> [Sighting] {
        let totals = sightings.filter { $0.role == .total && $0.amount.use == .money }
        guard totals.count >= 3, totals.count == sightings.count, let last = totals.last else { return sightings }
        let isSum = totals.dropLast().reduce(0) { $0 + $1.amount.hundredths } == last.amount.hundredths
        return sightings.enumerated().map { place, sighting in
            var sighting = sighting
            if isSum, place < sightings.count - 1 { (sighting.role, sighting.roleWeight) = (.net, 0.5) }
            if !isSum { sighting.roleWeight *= 0.5 }
            return sighting
        }
    }

    /// Counts have no decimals and no grouped thousands.
    private static func fits(_ label: LabelReader.Label, _ amount: PrintedAmount) -> Bool {
        label.role != .quantity || amount.decimals != 2 && !amount.isGrouped
    }

    /// `TOTAL (5 items)  $15.34` is the sum, not a count.
    private static func isSum(_ label: LabelReader.Label, _ amount: PrintedAmount, in line: PrintedLine) -> Bool {
        label.role == .quantity && amount.isMarked && amount.decimals == 2
            && line.text.string(label.range).lowercased().hasPrefix("total")
    }

    /// Joins `5 500` to 5,500: a lost comma leaves a narrower gap than columns have.
    ///
    /// Also `1 008,00`, where thousands are grouped by a space as wide as a digit.
    private static func joined(
        _ left: PrintedAmount,
        _ right: PrintedAmount,
        in line: PrintedLine,
        isAlone: Bool
    ) -> PrintedAmount.OtherReading? {
        guard left.decimals == 0, !left.isGrouped, !right.isGrouped, right.range.count == (right.decimals == 2 ? 6 : 3),
            left.range.count <= 3, left.range.upperBound + 1 == right.range.lowerBound, left.hundredths > 0
        else { return nil }
        let owner = line.text.wordIndex[right.range.lowerBound]
        guard line.gap(before: owner) < 1.5 else { return nil }
        // No price begins with a zero before two digits, and where commas separate cents, spaces separate thousands.
        let isPart = right.decimals == 2 && line.text[safe: right.range.lowerBound] == "0"
        let isLikely = right.decimals == 2 && line.text[safe: right.range.upperBound - 3] == "," && isAlone
        return .init(
            hundredths: left.hundredths * 1000 + right.hundredths,
            weight: isPart ? 4 : isLikely ? 1.5 : 0.6
        )
    }

    /// Merges the readings of several passes at one place.
    private func cells(from sightings: [Sighting], line: Int) -> [AmountCell] {
        var groups: [[Sighting]] = []
        for sighting in sightings {
            let home = groups.firstIndex { group in
                group.contains { other in
                    let shared = min(other.box.maxX, sighting.box.maxX) - max(other.box.x, sighting.box.x)
                    return other.pass != sighting.pass && shared * 2 > min(other.box.width, sighting.box.width)
                }
            }
            if let home { groups[home].append(sighting) } else { groups.append([sighting]) }
        }
        groups.sort { $0[0].box.x < $1[0].box.x }
        var cells = groups.compactMap { self.cell(from: $0, line: line) }
        // A tax code may follow the price.
        let price = cells.lastIndex { $0.use == .money && (isZeroDecimal || $0.decimals == 2) }
        if let last = price ?? cells.lastIndex(where: { $0.use == .money }) { cells[last].isRightmost = true }
        return cells
    }

    private func cell(from group: [Sighting], line: Int) -> AmountCell? {
        var weights: [Int: Double] = [:]
        var votes: [Int: Int] = [:]
        var roles: [AmountRole: Double] = [:]
        for sighting in group {
            let amount = sighting.amount
            let trust = (0.25 + 0.75 * sighting.confidence) * amount.clarity
            for (value, weight) in values(of: amount) {
                weights[value, default: 0] += trust * weight
                if weight >= 0.5 { votes[value, default: 0] += 1 }
            }
            if let role = sighting.role { roles[role, default: 0] += sighting.roleWeight }
        }
        guard let first = group.first, !weights.isEmpty else { return nil }
        // Summed in a fixed order: a dictionary's order varies between runs, and with it the last bit.
        let sum = max(weights.values.sorted().reduce(0, +), Double(group.count) * 0.5)
        var variants = weights.map { value, weight in
            AmountCell.Variant(value: value, weight: weight / sum, votes: votes[value] ?? 0)
        }
        .sorted { ($0.weight, $0.value) > ($1.weight, $1.value) }
        Self.addDigitVote(&variants, group: group)
        // Form and position come from the leading reading.
        let leading = group.filter { $0.amount.hundredths == variants[0].value }
        let best =
            (leading.isEmpty ? group : leading).max {
                $0.confidence * $0.amount.clarity < $1.confidence * $1.amount.clarity
            } ?? first
        let role = roles.max { ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue) }
        return AmountCell(
            line: line,
            box: best.box,
            variants: variants,
            role: role?.key,
            roleWeight: min(1, (role?.value ?? 0) / Double(max(1, group.filter { $0.role != nil }.count))),
            use: best.amount.use,
            decimals: best.amount.decimals,
            isMarked: group.contains { $0.amount.isMarked },
            isMinus: best.amount.hundredths < 0,
            isOddlyUngrouped: isZeroDecimal && isGrouped && abs(variants[0].value) >= 100_000
                && !group.contains { $0.amount.hundredths == variants[0].value && $0.amount.isGrouped },
            confidence: leading.map(\.confidence).max() ?? best.confidence
        )
    }

    /// The possible values of an amount, given the receipt's decimals.
    private func values(of amount: PrintedAmount) -> [(Int, Double)] {
        if isZeroDecimal {
            switch amount.decimals {
            case 0:
                let joined = amount.otherReadings.filter { $0.hundredths > amount.hundredths }
                return [(amount.hundredths, joined.isEmpty ? 1 : 0.5)] + joined.map { ($0.hundredths, $0.weight) }
            // "23.40" where a digit of "23.400" was lost, or a weight in kilograms.
            default: return [(amount.hundredths, 0.1)]
            }
        }
        switch amount.decimals {
        case 2:
            return [(amount.hundredths, 1)] + (isDollar ? [] : amount.signAsDigit.map { ($0.hundredths, $0.weight) })
                + amount.otherReadings.filter { $0.hundredths >= 100_000 + amount.hundredths }
                .map { ($0.hundredths, $0.weight) }
        case 1: return [(amount.hundredths, 0.3)]
        default:
            let isWhole = omitsDecimals && !amount.otherReadings.isEmpty
            return [(amount.hundredths, isWhole ? 0.7 : amount.isMarked ? 0.45 : 0.25)]
                + amount.otherReadings.map { ($0.hundredths, isWhole ? 0.3 * $0.weight : $0.weight) }
        }
    }

    /// Where three passes disagree as a whole, single digits may still have a majority.
    private static func addDigitVote(_ variants: inout [AmountCell.Variant], group: [Sighting]) {
        guard group.count >= 3, let best = variants.first, best.votes < 2 else { return }
        let strings = group.map { Array(String($0.amount.hundredths).utf8) }
        guard Set(strings.map(\.count)).count == 1, let length = strings.first?.count else { return }
        var voted: [UInt8] = []
        for place in 0..<length {
            var counts: [UInt8: Int] = [:]
            for string in strings { counts[string[place], default: 0] += 1 }
            guard let winner = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }), winner.value >= 2 else {
                return
            }
            voted.append(winner.key)
        }
        guard let value = Int(String(decoding: voted, as: UTF8.self)) else { return }
        variants.removeAll { $0.value == value }
        variants.insert(.init(value: value, weight: best.weight + 0.01, votes: 1), at: 0)
    }
}
