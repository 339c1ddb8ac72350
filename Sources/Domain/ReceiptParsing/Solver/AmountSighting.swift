import ReceiptDomain

/// An amount in one reading of a line, with what its label says.
struct AmountSighting {
    let amount: PrintedAmount
    let box: PixelBox
    let confidence: Double
    var role: AmountRole?
    var roleWeight: Double
    let pass: Int

    /// The amounts of a reading, each with the nearest label to its left.
    static func all(
        _ amounts: [PrintedAmount],
        _ labels: [LabelReader.Label],
        in reading: PrintedLine
    ) -> [AmountSighting] {
        var sightings: [AmountSighting] = []
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
                AmountSighting(
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
    private static func closed(_ sightings: [AmountSighting]) -> [AmountSighting] {
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

    /// Without the thousands of another amount, where a space groups them: the 4 of `4 955 Ft` is no amount of its own.
    static func withoutThousands(_ sightings: [AmountSighting]) -> [AmountSighting] {
        sightings.enumerated().filter { place, sighting in
            guard place + 1 < sightings.count else { return true }
            let next = sightings[place + 1].amount
            let joined = sighting.amount.hundredths * 1000 + next.hundredths
            return sighting.amount.range.upperBound + 1 != next.range.lowerBound
                || !next.otherReadings.contains { $0.hundredths == joined }
        }
        .map(\.element)
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
}
