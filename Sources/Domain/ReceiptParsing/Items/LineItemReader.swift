import ReceiptDomain

/// Reads line items: by named facts with fitted weights, then by arithmetic.
struct LineItemReader {
    let page: Page
    let table: AmountTable
    let winner: TotalSolver.Hypothesis

    /// A line with a price that may be an item's.
    struct Line {
        var cell: AmountCell
        var features: Features<ItemFeature>
        var item: SumReader.Item
        var isDiscount: Bool

        /// Whether it names a tax or a rounding and nothing else: `TAX 1.50`.
        var isTax: Bool {
            (cell.role == .tax || cell.role == .rounding) && cell.roleWeight > 0.8 && !cell.isRoleBorrowed
                && features[.hasOtherWords] < 0.2
        }

        /// Whether it names a discount and nothing else, as the minus before it is easily misread.
        private var isDeduction: Bool {
            cell.role == .discount && cell.roleWeight > 0.8 && !cell.isRoleBorrowed && features[.hasOtherWords] < 0.2
        }

        /// The log-odds that it is an item.
        var logOdds: Double { isDeduction ? -10 : features.score(by: FittedWeights.item) - FittedWeights.item.none }
    }

    struct Result {
        var items: [SumReader.Item]
        /// Whether the items come to a printed sum.
        var agrees: Bool
        var ranking: [(value: Int, features: Features<ItemFeature>)]
    }

    func read() -> Result {
        let facts = ItemFacts(page: page, table: table, winner: winner)
        var lines = facts.lines().map { wholePrice(of: $0, facts) }
        let ranking = lines.map { ($0.cell.value, $0.features) }
        let taxes = lines.filter(\.isTax)
        lines.removeAll(where: \.isTax)
        removeGroups(from: &lines)
        removeUnnamedSum(from: &lines)
        splitQuantities(of: &lines, facts)
        // A tax below the total is included in it; and so is one in won or yen, or a subtotal is printed above it.
        let above = winner.cell?.line ?? 0
        let added = taxes.map(\.cell).filter { $0.line < above && !(table.isZeroDecimal && $0.role == .tax) }
            .map(\.value).reduce(0, +)
        let settlement = ItemSettlement(
            lines: lines.map {
                ItemSettlement.Line(value: $0.cell.value, logOdds: $0.logOdds, isDiscount: $0.isDiscount)
            },
            targets: targets.union([winner.value - added]),
            bonus: 3
        )
        var (chosen, agrees) = settlement.solve()
        if !agrees {
            let repair = ItemRepair(
                facts: facts,
                isZeroDecimal: table.isZeroDecimal,
                lines: lines,
                chosen: chosen
            )
            if let solution = repair.solve(for: printedSums) {
                (chosen, agrees) = (solution.chosen, true)
                lines[solution.index] = facts.line(lines[solution.index], worth: solution.value)
            }
        }
        var found: [(line: Int, item: SumReader.Item)] = []
        for (line, isChosen) in zip(lines, chosen) {
            if line.isDiscount, cancels(line, from: &found) { continue }
            if isChosen {
                var item = line.item
                // Items that match the sum are not doubted for other facts.
                item.confidence = logistic(abs(line.logOdds) + (agrees ? settlement.bonus : 0))
                if !agrees, line.logOdds < 0 { item.confidence = 1 - item.confidence }
                found.append((line.cell.line, item))
            } else if line.isDiscount, line.features[.isAboveSums] > 0 {
                if found.isEmpty, isReturned(line) {
                    found.append((line.cell.line, line.item))
                } else {
                    takeOff(line, from: &found)
                }
            }
        }
        addOptions(to: &found, facts)
        return Result(items: found.map(\.item), agrees: agrees, ranking: ranking)
    }

    /// The line with its last group as the price, where two columns joined exceed the total: `285 270.00`.
    private func wholePrice(of line: Line, _ facts: ItemFacts) -> Line {
        guard winner.value > 0, line.cell.value > winner.value else { return line }
        let text = page.lines[line.cell.line].best.text
        let isJoined = page.lines[line.cell.line].best.amounts.contains {
            $0.hundredths == line.cell.value && $0.range.count > 6 && text[safe: $0.range.upperBound - 7] == " "
        }
        let last = line.cell.value % 100_000
        return isJoined && last > 0 ? facts.line(line, worth: last) : line
    }

    /// The possible sums of the items: the subtotal, or the total.
    private var targets: Set<Int> {
        let sums = table.cells.filter {
            $0.role == .subtotal && $0.roleWeight > 0.6 && $0.use == .money && $0.value > 0
        }
        return Set(sums.map(\.value) + [winner.value])
    }

    /// Removes the sums of groups below the items, which add up to the same sum: `FOOD 59.70`, `DRINK 12.00`.
    private func removeGroups(from lines: inout [Line]) {
        let above = lines.prefix { $0.features[.isAboveSums] > 0 }
        guard above.allSatisfy({ !$0.isDiscount }) else { return }
        let values = above.map(\.cell.value)
        let sums = targets.union(
            table.cells.filter { $0.isTotal && $0.roleWeight > 0.6 && $0.use == .money && $0.value > 0 }.map(\.value)
        )
        for count in 2...5 where values.count >= count + 3 {
            let groups = values.suffix(count).reduce(0, +)
            // Two guests who had as much have one sum for both.
            guard sums.contains(groups), !sums.contains(2 * groups), values.dropLast(count).reduce(0, +) == groups
            else { continue }
            lines.removeSubrange(above.count - count..<above.count)
            return
        }
    }

    /// Removes a sum of all items above it that no known word names: `Food & Drink 58.90`.
    ///
    /// Without it, the items and what follows have to add up to the total.
    private func removeUnnamedSum(from lines: inout [Line]) {
        let above = lines.prefix { $0.features[.isAboveSums] > 0 }.filter { !$0.isDiscount }.map(\.cell)
        let sum = above.reduce(0) { $0 + $1.value }
        for place in above.indices.dropFirst(3) where sum - above[place].value == winner.value {
            guard above[..<place].reduce(0, { $0 + $1.value }) == above[place].value else { continue }
            lines.removeAll { $0.cell.line == above[place].line && $0.cell.value == above[place].value }
            return
        }
    }

    /// Takes one figure off all prices where the column of quantities runs into theirs: `28,400` of `2 8,400`.
    private func splitQuantities(of lines: inout [Line], _ facts: ItemFacts) {
        let items = lines.indices.filter { lines[$0].logOdds > -2 && !lines[$0].isDiscount }
        // One of them must be too much, so that a sum of the right prices is not replaced.
        guard items.count >= 2, items.contains(where: { lines[$0].cell.value > winner.value }) else { return }
        let prices = items.map { index in
            var unit = 1
            while unit <= lines[index].cell.value / 10 { unit *= 10 }
            return (value: lines[index].cell.value % unit, lowest: unit / 10)
        }
        guard prices.allSatisfy({ $0.value > 0 && $0.value >= $0.lowest }),
            targets.contains(prices.reduce(0) { $0 + $1.value })
        else { return }
        for (index, price) in zip(items, prices) { lines[index] = facts.line(lines[index], worth: price.value) }
    }

    /// The positions of these sums: those above the total, or the total itself.
    private var printedSums: Set<ItemRepair.Target> {
        guard let total = winner.cell else { return [] }
        let sums = table.cells.filter { cell in
            [.subtotal, .net].contains(cell.role) && cell.roleWeight > 0.6 && cell.use == .money && cell.value > 0
                && cell.line < total.line
        }
        guard sums.isEmpty else { return Set(sums.map { ItemRepair.Target(value: $0.value, line: $0.line) }) }
        return [ItemRepair.Target(value: winner.value, line: total.line)]
    }

    // MARK: Lines that belong to an item

    private static let cancelled = PhraseMatcher(
        anyOf: "void, voided, cancel, cancelled, canceled, storno, annulation, correction, 취소, 取消"
    )

    /// Whether the line cancels an item above it, by a word for that or by the item's own name.
    private func cancels(_ line: Line, from found: inout [(line: Int, item: SumReader.Item)]) -> Bool {
        let places = [line.cell.line, line.cell.line - 1].filter { place in
            place == line.cell.line || place >= 0 && !table.cells.contains { $0.line == place && $0.use == .money }
        }
        let isCalled = places.contains { !Self.cancelled.matches(in: page.lines[$0].best.folded, above: 0.85).isEmpty }
        let name = FoldedText(line.item.name).letters
        let place = found.lastIndex { _, item in
            item.hundredths == abs(line.cell.value) && item.discount == 0
                && (isCalled || !item.name.isEmpty && FoldedText(item.name).letters == name)
        }
        if let place { found.remove(at: place) }
        return place != nil
    }

    /// Whether a thing that was given back stands first, so that nothing is above it to take its price off.
    private func isReturned(_ line: Line) -> Bool {
        !table.isRefund && line.cell.value < 0 && line.cell.role == nil && line.features[.isInColumn] > 0
            && ItemName.isLikely(line.item.name)
    }

    /// Adds a discount to the item above.
    private func takeOff(_ discount: Line, from found: inout [(line: Int, item: SumReader.Item)]) {
        let value = abs(discount.cell.value)
        guard value > 0, let last = found.last, value + last.item.discount <= abs(last.item.hundredths) else { return }
        found[found.count - 1].item.discount += value
    }

    /// Adds options between two prices to the item above: `+ 샷추가`, `- no onions`.
    private func addOptions(to found: inout [(line: Int, item: SumReader.Item)], _ facts: ItemFacts) {
        let priced = Set(table.cells.lazy.filter { $0.isRightmost && table.isPrice($0) }.map(\.line))
        for index in found.indices {
            let end = index + 1 < found.count ? found[index + 1].line : facts.firstSum
            let named = page.lines[found[index].line].best
            for place in (found[index].line + 1)..<max(found[index].line + 1, min(end, found[index].line + 6)) {
                guard page.lines.indices.contains(place), !priced.contains(place) else { break }
                guard let option = ItemOption(page.lines[place].best, under: named) else { break }
                found[index].item.options.append(option.text)
            }
        }
    }
}

/// A line with an option of the item above it.
struct ItemOption {
    let text: String

    /// Words before a colon.
    private static let labels: Set<String> = [
        "옵션", "선택", "선택옵션", "추가옵션", "색상", "사이즈", "option", "options", "variant", "variation", "colour", "color", "size",
        "größe",
        "farbe", "taille", "couleur", "talla", "taglia", "colore", "maat", "kleur",
    ]

    /// Whether an option's label begins the line, as online shops write below a thing: `옵션: 월넛`.
    static func isLabelled(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":") else { return false }
        return labels.contains(text[..<colon].lowercased().filter { $0 != " " })
    }

    /// Recognised by a leading sign, or by an indent of at least one letter.
    init?(_ line: PrintedLine, under item: PrintedLine) {
        guard let first = line.text.scalars.first(where: { $0 != " " }), !QuantityReader.isBare(line.text) else {
            return nil
        }
        let isMarked = "+-*>└ㄴ".unicodeScalars.contains(first)
        guard isMarked || Double(line.box.x - item.box.x) > 0.8 * line.height else { return nil }
        let name = NameCleaner.clean(WordJoiner.text(of: line.words, height: line.height))
        guard name.count(where: \.isLetter) >= 2, name.count <= 40 else { return nil }
        text = name
    }
}
