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
    /// Thousands are grouped by a space in the currency's countries.
    private let groupsBySpace: Bool
    /// The currency is written with a dollar sign.
    private let isDollar: Bool
    /// The largest single tax relative to the net sum, by the rates in the currency's countries.
    let maximumTax: Double
    /// The rates of tax in the currency's countries, in hundredths of a percent.
    let taxRates: [Int]
    /// Whether some amounts are in another currency.
    let isMixed: Bool
    /// Whether all amounts are the file's own text.
    let isExact: Bool
    /// Whether it is a refund, by its words or because all sums are negative.
    private(set) var isRefund = false
    /// Whether a refund's sums were printed with a minus; all amounts are negated here then.
    private(set) var isTurned = false

    /// The last line that is labelled as the total, where no amount was read for it.
    private(set) var unreadTotal: Int?

    /// The number of decimals in sums: one in `Total 253.0`.
    private(set) var decimals: Int

    /// Whether thousands are grouped on this page.
    private let isGrouped: Bool

    /// Rounding item by item comes to this much of a tax at most.
    private static let roundedTax = 1.05
    /// Where towns and states set the taxes: the highest VAT rate is 27 % (Hungary), and local taxes may be added.
    static let unlimitedTax = 0.4

    init(page: Page, currency: CurrencyReader.Result, isRefund: Bool) {
        isZeroDecimal = currency.isZeroDecimal
        hasSmallUnit = currency.hasSmallUnit
        isMixed = currency.isMixed
        let convention = currency.currency?.value.convention
        omitsDecimals = convention.map { $0.decimals != .usual } ?? false
        groupsBySpace = convention?.groupsBySpace ?? false
        taxRates = convention.map { Region.taxRates(in: $0.code).map { 10 * $0 } } ?? []
        maximumTax = taxRates.first.map { Self.roundedTax * Double($0) / 10_000 } ?? Self.unlimitedTax
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
            var sightings: [AmountSighting] = []
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
                let found = AmountSighting.all(amounts, labels, in: reading)
                sightings += groupsBySpace ? AmountSighting.withoutThousands(found) : found
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
                let totals = found.filter { $0.isTotal && $0.use == .money }
                if !totals.isEmpty { unreadTotal = totals.allSatisfy { $0.value == 0 } ? index : nil }
            } else if let label = loose.max(by: { $0.weight < $1.weight }) {
                pending = (label, line.level, line.height)
                if label.role.isTotal, label.weight > 0.8 { unreadTotal = index }
            }
            cells += found
        }
        self.cells = cells
        setAsideAnnouncedTotals(on: page)
        labelReceivedSum(on: page)
        labelSumOfSentence(on: page)
        let totals = cells.filter { $0.isTotal && $0.use == .money && $0.roleWeight > 0.6 }
        if !isZeroDecimal, !totals.isEmpty, totals.allSatisfy({ $0.decimals == 1 }) { decimals = 1 }
        self.isRefund = isRefund || AmountSigns.arePrintedNegative(self.cells, isZeroDecimal: isZeroDecimal)
        if self.isRefund { isTurned = AmountSigns.turn(&self.cells) } else { AmountSigns.straighten(&self.cells) }
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

    /// `上記の金額を領収いたしました`, `위 금액을 영수함`: the sum is the nearest marked amount above.
    private mutating func labelReceivedSum(on page: Page) {
        guard !cells.contains(where: { $0.isTotal && $0.roleWeight > 0.6 && $0.use == .money && $0.value != 0 }),
            let line = page.lines.firstIndex(where: { line in
                line.readings.contains { !Self.received.matches(in: $0.folded, above: 0.9).isEmpty }
            }),
            let sum = cells.lastIndex(where: {
                $0.line < line && $0.isMarked && $0.use == .money && $0.value > 0
                    && ($0.role == nil || $0.role == .aside || $0.isRoleBorrowed)
            })
        else { return }
        cells[sum].role = .total
        cells[sum].roleWeight = 0.9
    }

    private static let received = PhraseMatcher(
        anyOf: """
            上記金額を, 上記の金額, 上記金額正に, 上記正に領収, 上記のとおり領収, 上記の通り領収, 위 금액을, 상기 금액을, \
            위와 같이 영수, 위와 같이 정히 영수
            """
    )

    /// `your donation of $100.00`: where no total is printed, a sentence says what was received.
    ///
    /// Not where something else was paid: `a gift of $5.00 on your next visit`.
    private mutating func labelSumOfSentence(on page: Page) {
        guard !cells.contains(where: { $0.isTotal && $0.roleWeight > 0.6 && $0.use == .money && $0.value != 0 }) else {
            return
        }
        let payments = cells.filter { [.card, .tendered].contains($0.role) && $0.use == .money && $0.value > 0 }
        for (place, line) in page.lines.enumerated() {
            for reading in line.readings {
                let ends = Self.introductions.matches(in: reading.folded, above: 0.95).map(\.range.upperBound)
                guard
                    let amount = reading.amounts.first(where: { amount in
                        amount.isMarked && amount.hundredths > 0
                            && ends.contains { (0...5).contains(amount.range.lowerBound - $0) }
                    }), let cell = cells.firstIndex(where: { $0.line == place && $0.value == amount.hundredths }),
                    payments.allSatisfy({ $0.line == place || $0.value == amount.hundredths })
                else { continue }
                (cells[cell].role, cells[cell].roleWeight) = (.total, 0.9)
                return
            }
        }
    }

    private static let introductions = PhraseMatcher(
        anyOf: """
            donation of, gift of, contribution of, payment of, sum of, amount of, spende von, spende in hohe von, betrag von,
            don de, la somme de, donativo de, donacion de, la suma de, la cantidad de, donazione di, la somma di, gift van,
            bedrag van, a quantia de, a importancia de
            """
    )

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

    /// Merges the readings of several passes at one place.
    private func cells(from sightings: [AmountSighting], line: Int) -> [AmountCell] {
        var groups: [[AmountSighting]] = []
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

    private func cell(from group: [AmountSighting], line: Int) -> AmountCell? {
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
        // Where thousands are grouped by a space, a count seldom stands a letter's width before three digits.
        if groupsBySpace, amount.decimals != 1,
            let joined = amount.otherReadings.first(where: { $0.hundredths >= 100_000 + amount.hundredths })
        {
            return [(joined.hundredths, max(1, joined.weight)), (amount.hundredths, 0.5)]
        }
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
    private static func addDigitVote(_ variants: inout [AmountCell.Variant], group: [AmountSighting]) {
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
