/// Parses a run of digits and separators as a number.
///
/// The last separator decides, point or comma: two digits after it are decimals, three a group of thousands. Receipts of one
/// country do not mix the signs, but engines do.
enum NumberGrammar {
    struct Reading {
        var hundredths: Int
        var decimals: Int
        var isGrouped: Bool
        /// From 0 to 9, in the order of print.
        var digits: [UInt8]
        var others: [PrintedAmount.OtherReading]
        var clarity: Double

        mutating func negate() {
            hundredths = -hundredths
            for index in others.indices { others[index].hundredths = -others[index].hundredths }
        }
    }

    /// `nil` without digits, or with more digits than an amount has.
    static func read(_ scalars: some Sequence<Unicode.Scalar>) -> Reading? {
        var groups: [[UInt8]] = [[]]
        var separators: [Unicode.Scalar] = []
        var clarity = 1.0
        for scalar in scalars {
            if let digit = DigitConfusion.digit(for: scalar) {
                if !scalar.isDigit { clarity *= 0.8 }
                groups[groups.count - 1].append(digit)
            } else if scalar == " " {
                clarity *= 0.95
                // A space without a separator beside it is a separator.
                if groups.last?.isEmpty == false {
                    groups.append([])
                    separators.append(" ")
                }
            } else if groups.last?.isEmpty == true, !separators.isEmpty {
                separators[separators.count - 1] = scalar
            } else {
                separators.append(scalar)
                groups.append([])
            }
        }
        if groups.first?.isEmpty == true {
            groups.removeFirst()
            separators.removeFirst(min(1, separators.count))
            // ".60": without a zero before the point, as printed or with the zero lost
            if groups.count == 1, separators.isEmpty, groups[0].count == 2 {
                return make(whole: [0], decimals: groups[0], grouped: false, clarity: clarity * 0.8)
            }
        }
        while groups.last?.isEmpty == true { groups.removeLast() }
        guard let last = groups.last, !groups.isEmpty else { return nil }
        let digits = groups.flatMap { $0 }
        guard digits.count <= 13 else { return nil }
        if groups.count == 1 { return integer(digits, clarity: clarity) }
        return separated(groups, last: last, clarity: clarity)
    }

    private static func separated(_ groups: [[UInt8]], last: [UInt8], clarity: Double) -> Reading? {
        let front = Array(groups.dropLast())
        let digits = groups.flatMap { $0 }
        let frontIsGrouped = front.count > 1
        let hasEvenGroups = front.dropFirst().allSatisfy { $0.count == 3 } && (front.first?.count ?? 0) <= 3
        switch last.count {
        case 2:
            let isClean = !frontIsGrouped || hasEvenGroups
            return make(
                whole: front.flatMap { $0 },
                decimals: last,
                grouped: frontIsGrouped,
                clarity: clarity * (isClean ? 1 : 0.6)
            )
        case 3:
            let isClean = hasEvenGroups && (front.first?.count ?? 0) <= 3 && front.first?.first != 0
            guard
                var reading = make(
                    whole: digits,
                    decimals: [],
                    grouped: isClean,
                    clarity: clarity * (isClean ? 1 : 0.4)
                )
            else { return nil }
            // "12,345" is hardly ever 12.34 with a tax code read as a digit; "1.234" may be a weight.
            if !frontIsGrouped, let value = value(of: front.flatMap { $0 } + last.prefix(2)) {
                reading.others.append(.init(hundredths: value, weight: 0.05))
            }
            return reading
        case 1:
            guard let value = value(of: front.flatMap { $0 } + last + [0]) else { return nil }
            return Reading(
                hundredths: value,
                decimals: 1,
                isGrouped: frontIsGrouped,
                digits: digits,
                others: [],
                clarity: clarity * 0.5
            )
        default:
            return nil
        }
    }

    private static func integer(_ digits: [UInt8], clarity: Double) -> Reading? {
        guard digits.count <= 9, let whole = value(of: digits) else { return nil }
        var others: [PrintedAmount.OtherReading] = []
        // The decimal point is the first mark lost in faint print.
        if digits.count >= 3 { others.append(.init(hundredths: whole, weight: 0.3)) }
        return Reading(
            hundredths: whole * 100,
            decimals: 0,
            isGrouped: false,
            digits: digits,
            others: others,
            clarity: clarity
        )
    }

    private static func make(whole: [UInt8], decimals: [UInt8], grouped: Bool, clarity: Double) -> Reading? {
        let padding = [UInt8](repeating: 0, count: 2 - decimals.count)
        guard let value = value(of: whole + decimals + padding) else { return nil }
        return Reading(
            hundredths: value,
            decimals: decimals.count,
            isGrouped: grouped,
            digits: whole + decimals,
            others: [],
            clarity: clarity
        )
    }

    private static func value(of digits: [UInt8]) -> Int? {
        guard digits.count <= 15 else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1) }
    }
}
