import ReceiptDomain

/// Finds the name and quantity that belong to a price.
struct ItemNamer {
    private let page: Page
    private let table: AmountTable
    /// Lines that begin with their number in the list.
    private let numbered: Set<Int>

    init(page: Page, table: AmountTable) {
        (self.page, self.table) = (page, table)
        let counts = page.lines.indices.compactMap { line -> (line: Int, count: Int, numbers: Int)? in
            guard table.cells.contains(where: { $0.line == line && $0.isRightmost && table.isPrice($0) }) else {
                return nil
            }
            let best = page.lines[line].best
            return Self.leadingCount(of: best).map { (line, $0.value / 100, best.amounts.count) }
        }
        // A number may be unread. Of three lines the counts may be 1, 2 and 3, but then no other count stands behind the names.
        let isList =
            counts.first?.count == 1 && counts.last.map { $0.count <= counts.count + 1 } ?? false
            && zip(counts, counts.dropFirst()).allSatisfy { $0.count < $1.count }
            && (counts.count > 3 || counts.count == 3 && counts.allSatisfy { $0.numbers > 2 })
        numbered = isList ? Set(counts.map(\.line)) : []
    }

    struct Found {
        /// The name is empty where none stands beside or above the amount.
        var item: SumReader.Item
        /// Whether the name is on the line above.
        var isAbove = false
        /// Whether the line begins with a count: `2 Latte`.
        var beginsWithCount = false
    }

    func item(for cell: AmountCell) -> Found {
        let line = page.lines[cell.line].best
        let first = Self.leadingCount(of: line)
        let count = numbered.contains(cell.line) ? nil : first
        let isBare = QuantityReader.isBare(line.text)
        let start = first?.end ?? Self.leadingDay(of: line)
        var name = isBare ? "" : name(of: line, from: start, to: Self.figures(of: line))
        var isAbove = false
        if Self.letters(name) < 2, let above = lineAbove(cell) {
            name = self.name(
                of: above,
                from: Self.leadingCount(of: above, isAmountBelow: true)?.end ?? 0,
                to: above.text.count
            )
            isAbove = true
        }
        if Self.letters(name) < 2 { (name, isAbove) = ("", false) }
        let trailing = Self.cutTrailingCount(&name)
        var item = SumReader.Item(name: name, hundredths: cell.value)
        if let quantity = quantity(of: cell, isAbove: isAbove) {
            (item.quantity, item.unit, item.unitPrice) = (quantity.text, quantity.unit, quantity.unitPrice)
        } else if let count = count?.value ?? Self.soleCount(of: line, before: cell) ?? trailing,
            abs(cell.value) % (count / (table.isZeroDecimal ? 1 : 100)) == 0, count <= 2_000, count != abs(cell.value)
        {
            (item.quantity, item.unitPrice) = (String(count / 100), abs(cell.value) / (count / 100))
        }
        return Found(item: item, isAbove: isAbove, beginsWithCount: count != nil)
    }

    /// Whether the amount is a unit price, whose product with a count on its line is the amount of an adjacent line.
    func isUnitPrice(_ cell: AmountCell) -> Bool {
        let line = page.lines[cell.line].best
        guard QuantityReader.isBare(line.text) else { return false }
        let reader = QuantityReader(isZeroDecimal: table.isZeroDecimal)
        let own = reader.quantity(of: cell.value, in: line.text)
        return own == nil
            && amounts(around: cell.line).contains {
                reader.quantity(of: $0.value, in: line.text)?.unitPrice == cell.value
            }
    }

    /// Whether figures beside the amount multiply to the value; a count of one does not count.
    func isProduct(_ value: Int, at cell: AmountCell) -> Bool {
        quantity(of: cell.worth(value), isAbove: false).map { $0.text != "1" } ?? false
    }

    /// The quantity on the amount's line, or on an adjacent line with nothing else.
    private func quantity(of cell: AmountCell, isAbove: Bool) -> QuantityReader.Quantity? {
        let reader = QuantityReader(isZeroDecimal: table.isZeroDecimal)
        let amount = abs(cell.value)
        if let own = reader.quantity(of: amount, in: page.lines[cell.line].best.text) { return own }
        for place in [cell.line + 1, cell.line - 1] where page.lines.indices.contains(place) {
            let text = page.lines[place].best.text
            guard QuantityReader.isBare(text), let found = reader.quantity(of: amount, in: text) else { continue }
            // A line with its own product belongs to another item.
            let own = table.cells.last { $0.line == place && $0.use == .money && $0.isRightmost }
            guard own.map({ reader.quantity(of: $0.value, in: text) == nil || $0.value == cell.value }) ?? true else {
                continue
            }
            return found
        }
        return nil
    }

    private func amounts(around line: Int) -> [AmountCell] {
        table.cells.filter { abs($0.line - line) == 1 && $0.use == .money && $0.isRightmost }
    }

    /// The line above, if it has no price and is no heading; lines with only a count, and with an option, are skipped.
    private func lineAbove(_ cell: AmountCell) -> PrintedLine? {
        var above = cell.line - 1
        if above > 0, QuantityReader.isBare(page.lines[above].best.text), !hasPrice(above) { above -= 1 }
        if above > 0, ItemOption.isLabelled(page.lines[above].best.string), !hasPrice(above) { above -= 1 }
        guard above >= 0, !hasPrice(above) else { return nil }
        let line = page.lines[above].best
        return ItemHeading.isHeading(line) ? nil : line
    }

    private func hasPrice(_ line: Int) -> Bool {
        table.cells.contains { $0.line == line && $0.isRightmost && table.isPrice($0) }
    }

    /// A small whole number at the line's beginning in hundredths, and the end of it: `2`, `2x`, `2 x`.
    private static func leadingCount(of line: PrintedLine, isAmountBelow: Bool = false) -> (value: Int, end: Int)? {
        guard let first = line.amounts.first, first.range.lowerBound == 0, first.decimals == 0, !first.isGrouped,
            first.use != .percent,
            (100...9_900).contains(first.hundredths), line.amounts.count > (isAmountBelow ? 0 : 1)
        else { return nil }
        var end = first.range.upperBound
        while " xX×*".unicodeScalars.contains(line.text[safe: end]), end < line.text.count { end += 1 }
        return (first.hundredths, end)
    }

    /// The end of a column with the day, as bills have it: `4/18 수도꼭지`; 0 where there is none.
    private static func leadingDay(of line: PrintedLine) -> Int {
        guard let first = line.words.first, line.words.count > 1 else { return 0 }
        let parts = first.text.split(separator: "/", omittingEmptySubsequences: false)
        let isDay = parts.count == 2 && parts.allSatisfy { (1...31).contains(Int($0) ?? 0) && $0.count <= 2 }
        return isDay ? line.text.wordRange(0).upperBound : 0
    }

    /// The only number between name and amount in hundredths, where it is a count.
    private static func soleCount(of line: PrintedLine, before cell: AmountCell) -> Int? {
        let numbers = line.amounts.filter {
            line.box(of: $0.range).maxX <= cell.box.x && $0.range.lowerBound >= figures(of: line)
        }
        // `10%` is a rate, and so is the 8 of `外8`.
        guard numbers.count == 1, let only = numbers.first, only.decimals == 0, (200...2_000).contains(only.hundredths),
            only.use != .percent, !line.text[safe: only.range.lowerBound - 1].isIdeograph,
            !isThousands(only, of: cell, in: line)
        else {
            return nil
        }
        return only.hundredths
    }

    /// Whether the number is the amount's thousands, which a space groups: the 2 of `2 318`.
    private static func isThousands(_ number: PrintedAmount, of cell: AmountCell, in line: PrintedLine) -> Bool {
        line.amounts.contains {
            $0.range.lowerBound == number.range.upperBound + 1 && (3...6).contains($0.range.count)
                && number.hundredths * 1000 + $0.hundredths == abs(cell.value)
        }
    }

    // A constant, because a literal within a function is parsed again by each call.
    nonisolated(unsafe) private static let trailingCount = /(.*\S)\s+(?:[x×]\s?([0-9]{1,2})|[x×])/

    /// Removes `x2`, or the `x` before a count in the next column, from a name; the count is in hundredths.
    ///
    /// A capital belongs to the name: `CREPES X12` are twelve in a pack.
    private static func cutTrailingCount(_ name: inout String) -> Int? {
        guard let match = name.wholeMatch(of: trailingCount), letters(String(match.1)) >= 2
        else {
            return nil
        }
        name = String(match.1)
        return match.2.flatMap { Int($0) }.flatMap { (2...20).contains($0) ? 100 * $0 : nil }
    }

    /// The start of the figures at the line's end: numbers with few letters between them.
    ///
    /// Words with digits, which are no numbers, belong to the name and so does what stands before them: `Milk 3.2% 1L`.
    private static func figures(of line: PrintedLine) -> Int {
        var start = line.text.count
        for amount in line.amounts.reversed() {
            let between = line.text.scalars[min(amount.range.upperBound, start)..<start]
            guard between.count(where: \.properties.isAlphabetic) <= 2, !between.contains(where: \.isDigit) else {
                break
            }
            start = amount.range.lowerBound
        }
        return start
    }

    /// A syllable counts as two letters: `쌀`.
    private static func letters(_ name: String) -> Int {
        name.unicodeScalars.reduce(0) { count, scalar in
            count + (scalar.isHangul || scalar.isIdeograph ? 2 : scalar.properties.isAlphabetic ? 1 : 0)
        }
    }

    /// Removes single syllables that are strokes at the paper's edge.
    private func withoutSpecks(_ words: [RecognizedWord]) -> ArraySlice<RecognizedWord> {
        var words = words[...]
        while let first = words.first, words.count > 1, first.confidence < 0.7,
            first.text.count(where: { $0.isLetter || $0.isNumber }) <= 1
        {
            words = words.dropFirst()
        }
        return words
    }

    private func name(of line: PrintedLine, from start: Int, to end: Int) -> String {
        guard start < end else { return "" }
        let owners = Set(line.text.wordIndex[start..<end].filter { $0 >= 0 }).sorted()
        let words = owners.compactMap { owner -> RecognizedWord? in
            var word = line.words[owner]
            let range = line.text.wordRange(owner)
            guard range.upperBound > end else { return word }
            // `£1.65`: the sign before the figures is not part of the name.
            word.text = line.text.string(range.lowerBound..<end)
            return Self.letters(word.text) >= 2 ? word : nil
        }
        return NameCleaner.clean(WordJoiner.text(of: withoutSpecks(withoutMark(words)), height: line.height))
    }

    /// Without the currency before the figures: `Kaffe kr 39,90`, `LEAF RAKE $ 24.99`.
    private func withoutMark(_ words: [RecognizedWord]) -> [RecognizedWord] {
        guard words.count > 1, let last = words.last, MarkFinder.isPrefix(last.text) else { return words }
        return words.dropLast()
    }
}
