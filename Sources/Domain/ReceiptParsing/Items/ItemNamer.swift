import ReceiptDomain

/// Finds what a price was for.
struct ItemNamer {
    let page: Page
    let table: AmountTable

    struct Found {
        var item: SumReader.Item
        /// The name stands on the line above the figures.
        var isAbove = false
        /// `2 Latte`.
        var beginsWithCount = false
    }

    /// `nil` where no name stands beside the amount or above it.
    func item(for cell: AmountCell) -> Found? {
        let line = page.lines[cell.line].best
        let count = Self.leadingCount(of: line)
        var name = name(of: line, from: count?.end ?? 0, to: Self.figures(of: line))
        var isAbove = false
        if Self.letters(name) < 2, let above = lineAbove(cell) {
            name = self.name(of: above, from: Self.leadingCount(of: above)?.end ?? 0, to: above.text.count)
            isAbove = true
        }
        guard Self.letters(name) >= 2 else { return nil }
        var numbers = table.cells.filter { $0.line == cell.line && $0.box.x < cell.box.x }.map(\.value)
        if let count, numbers.first != count.value { numbers.insert(count.value, at: 0) }
        let (quantity, unit) = factors(numbers, amount: abs(cell.value))
        let item = SumReader.Item(name: name, quantity: quantity, unitPrice: unit, hundredths: cell.value)
        return Found(item: item, isAbove: isAbove, beginsWithCount: count != nil)
    }

    /// The line above, where it has no price of its own.
    private func lineAbove(_ cell: AmountCell) -> PrintedLine? {
        guard cell.line > 0,
            !table.cells.contains(where: { $0.line == cell.line - 1 && $0.isRightmost && $0.use == .money })
        else { return nil }
        return page.lines[cell.line - 1].best
    }

    /// A small whole number at the line's beginning, in hundredths, and where the words behind it begin: `2`, `2x`, `2 x`.
    private static func leadingCount(of line: PrintedLine) -> (value: Int, end: Int)? {
        guard let first = line.amounts.first, first.range.lowerBound == 0, first.decimals == 0, !first.isGrouped,
            (100...9_900).contains(first.hundredths), line.amounts.count > 1
        else { return nil }
        var end = first.range.upperBound
        while " xX×*".unicodeScalars.contains(line.text[safe: end]), end < line.text.count { end += 1 }
        return (first.hundredths, end)
    }

    /// Where the figures at the line's end begin: numbers with hardly a letter between them.
    private static func figures(of line: PrintedLine) -> Int {
        var start = line.text.count
        for amount in line.amounts.reversed() {
            let between = line.text.scalars[min(amount.range.upperBound, start)..<start]
            guard between.count(where: \.properties.isAlphabetic) <= 2 else { break }
            start = amount.range.lowerBound
        }
        return start
    }

    private static func letters(_ name: String) -> Int { name.unicodeScalars.count(where: \.properties.isAlphabetic) }

    private func name(of line: PrintedLine, from start: Int, to end: Int) -> String {
        guard start < end else { return "" }
        let owners = Set(line.text.wordIndex[start..<end].filter { $0 >= 0 }).sorted()
        let words = owners.compactMap { owner -> RecognizedWord? in
            var word = line.words[owner]
            let range = line.text.wordRange(owner)
            guard range.upperBound > end else { return word }
            // `£1.65`: the sign before the figures is no name.
            word.text = line.text.string(range.lowerBound..<end)
            return Self.letters(word.text) >= 2 ? word : nil
        }
        return NameCleaner.clean(WordJoiner.text(of: words, height: line.height))
    }

    /// A count and a price among the numbers before the amount whose product it is.
    private func factors(_ values: [Int], amount: Int) -> (String?, Int?) {
        for count in values where count % 100 == 0 && (100...99_900).contains(count) {
            for price in values where price > 0 && count / 100 * price == amount { return (String(count / 100), price) }
            if amount % (count / 100) == 0, values.count == 1, count / 100 <= 20, count != amount {
                return (String(count / 100), amount / (count / 100))
            }
        }
        return (nil, nil)
    }
}
