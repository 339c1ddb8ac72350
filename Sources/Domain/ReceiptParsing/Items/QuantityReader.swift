import ReceiptDomain

/// Reads quantity, unit and unit price of an item: `2 x 3.00`, `0,842 kg x 1,99 EUR/kg`, `4,700 2`.
struct QuantityReader {
    struct Quantity: Equatable {
        /// As printed, with a decimal point: `2`, `0.842`.
        var text: String
        /// `kg`, `lb`; `nil` for a count.
        var unit: String?
        /// In hundredths.
        var unitPrice: Int
    }

    /// A number on the line.
    private struct Number {
        /// The index of its first digit.
        var place: Int
        /// In thousandths.
        var thousandths: Int
        var text: String
        var decimals: Int
        /// Its three decimals may as well be thousands.
        var isUncertain = false
        var unit: String?
    }

    /// The largest difference between product and amount through rounding, in hundredths.
    let tolerance: Int

    init(isZeroDecimal: Bool) { tolerance = isZeroDecimal ? 500 : 1 }

    /// Two numbers on the line that multiply to the amount; `nil` where there are none.
    ///
    /// One occurrence of the amount itself is skipped.
    func quantity(of amount: Int, in text: ScalarText) -> Quantity? {
        guard amount != 0 else { return nil }
        let numbers = Self.numbers(in: text)
        if let found = Self.byHundredGrams(of: amount, numbers, tolerance: tolerance) { return found }
        var best: Quantity?
        for count in numbers where count.thousandths > 0 && count.thousandths <= 9_999_000 {
            for price in numbers where price.place != count.place && price.unit == nil && price.decimals <= 2 {
                let isWhole = count.thousandths % 1000 == 0
                // A quantity of one adds nothing to the amount.
                guard count.thousandths != 1000, price.thousandths > 0 else { continue }
                // `2L` is a bottle's content, not a count.
                guard !isWhole || count.unit == nil || Self.weights.contains(count.unit ?? "") else { continue }
                // `1,264 x3,99`: a weight without its unit has a price with decimals.
                guard !count.isUncertain || price.decimals == 2 else { continue }
                // The smaller of two whole numbers is the count.
                guard price.decimals > 0 || count.thousandths <= price.thousandths else { continue }
                let product = (count.thousandths * (price.thousandths / 10) + 500) / 1000
                guard abs(product - abs(amount)) <= (isWhole ? 0 : tolerance) else { continue }
                // A count is whole or weighed; the other number is the price, as in `3 x 3`.
                guard isWhole ? count.decimals == 0 : count.decimals == 3 || count.unit != nil else { continue }
                let found = Quantity(text: count.text, unit: count.unit, unitPrice: price.thousandths / 10)
                // A unit marks the quantity.
                if best == nil || found.unit != nil { best = found }
            }
        }
        return best
    }

    /// `182 g à 2,49/100 g`: what a hundred grams cost, as the price of a kilogram.
    private static func byHundredGrams(of amount: Int, _ numbers: [Number], tolerance: Int) -> Quantity? {
        guard let hundred = numbers.first(where: { $0.thousandths == 100_000 && ["g", "gr"].contains($0.unit) }) else {
            return nil
        }
        for weight in numbers where weight.place != hundred.place && weight.thousandths > 0 {
            let grams =
                switch weight.unit {
                case "g", "gr": weight.thousandths / 1000
                case "kg": weight.thousandths
                default: 0
                }
            guard (1...99_999).contains(grams) else { continue }
            for price in numbers where price.unit == nil && price.decimals == 2 && price.place != weight.place {
                let hundredths = price.thousandths / 10
                guard abs((grams * hundredths + 50) / 100 - abs(amount)) <= tolerance else { continue }
                let text = "\(grams / 1000).\((grams % 1000).padded(to: 3))"
                return Quantity(text: text, unit: "kg", unitPrice: 10 * hundredths)
            }
        }
        return nil
    }

    /// Whether the text has only numbers, units and signs, and so belongs to the name above or below.
    static func isBare(_ text: ScalarText) -> Bool {
        var letters = 0
        var hasDigit = false
        for word in text.string(0..<text.count).split(separator: " ") {
            hasDigit = hasDigit || word.contains(where: \.isNumber)
            let run = word.lowercased().filter(\.isLetter)
            // One syllable counts as several letters.
            if !run.isEmpty, !known.contains(run) {
                letters += run.unicodeScalars.contains { $0.isHangul || $0.isIdeograph } ? 3 : run.count
            }
        }
        return hasDigit && letters <= 2
    }

    private static let weights: Set<String> = ["kg", "lb", "lbs"]

    private static let units: Set<String> = weights.union([
        "g", "gr", "oz", "l", "lt", "ltr", "ml", "gal", "kwh", "100g",
    ])

    /// Words between a count and a price.
    private static let known: Set<String> = units.union([
        "x", "ea", "each", "pc", "pcs", "net", "per", "stk", "st", "szt", "ks", "kpl", "eur", "usd", "rm", "chf", "gbp",
        "eurkg",
        "eurstk", "kgx", "a", "at", "buc", "db", "kom", "vnt", "gab", "tk", "un", "und", "ud", "uds", "pz", "pza",
        "adet", "stuks", "stck", "шт",
        "원", "개", "個", "点", "単", "à", "kgnet",
        "수량", "수량개", "qty", "quantity", "menge", "anzahl", "quantité", "qté", "cantidad", "quantità", "aantal", "antal",
        "数量", "數量",
    ])

    private static func numbers(in text: ScalarText) -> [Number] {
        var numbers: [Number] = []
        var index = 0
        while index < text.count {
            guard text.scalars[index].isDigit else {
                index += 1
                continue
            }
            var end = index
            while text[safe: end].isDigit
                || ".,".unicodeScalars.contains(text[safe: end]) && text[safe: end + 1].isDigit
            { end += 1 }
            let unit = unit(in: text, from: end)
            numbers += [false, true].compactMap {
                number(text.scalars[index..<end], at: index, unit: unit, isWeight: $0)
            }
            index = end
        }
        return numbers
    }

    /// Three digits behind a point are thousands, or a weight's decimals, which a unit or a leading zero makes certain.
    ///
    /// - Returns: `nil` where the number cannot be the one, or the other.
    private static func number(
        _ scalars: ArraySlice<Unicode.Scalar>,
        at place: Int,
        unit: String?,
        isWeight: Bool
    ) -> Number? {
        let parts = scalars.split(omittingEmptySubsequences: false) { !$0.isDigit }.map(Array.init)
        guard parts.count <= 4, let first = parts.first, let last = parts.last else { return nil }
        let mayBeWeight = parts.count == 2 && last.count == 3
        let isUncertain = mayBeWeight && unit == nil && first != ["0"]
        guard isWeight ? mayBeWeight : !mayBeWeight || isUncertain else { return nil }
        let hasDecimals = isWeight || parts.count > 1 && last.count <= 2
        let decimals = hasDecimals ? last.count : 0
        let whole = (hasDecimals ? parts.dropLast() : parts[...]).flatMap(\.self)
        let digits = whole + (hasDecimals ? last : []) + Array(repeating: "0", count: 3 - decimals)
        guard digits.count <= 12, let value = Int(String(String.UnicodeScalarView(digits))) else { return nil }
        let text =
            String(String.UnicodeScalarView(whole)) + (hasDecimals ? "." + String(String.UnicodeScalarView(last)) : "")
        return Number(
            place: place,
            thousandths: value,
            text: text,
            decimals: decimals,
            isUncertain: isWeight && isUncertain,
            unit: unit
        )
    }

    /// The unit directly after a number, or after one space.
    private static func unit(in text: ScalarText, from end: Int) -> String? {
        var start = end
        if text[safe: start] == " " { start += 1 }
        var stop = start
        while text[safe: stop].properties.isAlphabetic { stop += 1 }
        guard stop > start, stop - start <= 4 else { return nil }
        let word = text.string(start..<stop).lowercased()
        guard units.contains(word) else { return nil }
        // `EUR/kg` marks a unit price.
        return word
    }
}
