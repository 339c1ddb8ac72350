import ReceiptDomain

/// The facts that decide whether a line with a price is an item.
struct ItemFacts {
    private let page: Page
    private let table: AmountTable
    private let winner: TotalSolver.Hypothesis
    private let namer: ItemNamer
    /// The rightmost amounts printed like prices, from top to bottom.
    private let cells: [AmountCell]
    /// Lines whose price is in the price column.
    private let inColumn: Set<Int>
    /// The table heading's line, if there is one.
    private let heading: Int?
    private let isKorean: Bool
    /// The first line below the items that is labelled as a sum whose amount is not much smaller than the total, unlike registration
    /// numbers at the head.
    let firstSum: Int
    /// Items stand below this line; -1 for the page's top.
    private let top: Int

    init(page: Page, table: AmountTable, winner: TotalSolver.Hypothesis) {
        (self.page, self.table, self.winner) = (page, table, winner)
        namer = ItemNamer(page: page, table: table)
        let prices = table.cells.filter(table.isPrice)
        let sums = prices.filter { Self.isCalled($0, Self.sums) && 2 * $0.value >= winner.value }.map(\.line)
        let headings = page.lines.indices.filter { ItemHeading.isHeading(page.lines[$0].best) }
        let upper = sums.min() ?? winner.cell?.line ?? page.lines.count
        // Forms say above the list what it comes to: no prices that come near it stand above that sum, and the list's heading below it.
        let above = prices.filter { $0.line < upper && $0.role == nil }.map { max(0, $0.value) }.reduce(0, +)
        let isListAbove = headings.contains { $0 < upper } || 2 * above >= winner.value
        top = isListAbove ? -1 : headings.first { $0 > upper && ItemHeading.namesGoods(page.lines[$0].best) } ?? -1
        let firstSum = top < 0 ? upper : sums.filter { [top] in $0 > top }.min() ?? page.lines.count
        self.firstSum = firstSum
        let sure = prices.filter(\.isRightmost)
        let column = PriceColumn(sure.filter { $0.line < firstSum && !Self.isCalled($0, Self.sums) })
        // In the price column the last digits may be missing.
        let cells = table.cells.filter { cell in
            guard cell.isRightmost else { return false }
            return table.isPrice(cell) || cell.line < firstSum && Self.mayLackFigures(cell, in: column, of: table)
        }
        self.cells = cells
        inColumn = Set(cells.filter { column?.holds($0) ?? false }.map(\.line))
        heading = headings.first { $0 < firstSum }
        isKorean = table.isZeroDecimal && page.lines.contains { $0.best.text.scalars.contains(where: \.isHangul) }
    }

    /// Requires two digits, because a single one is a count.
    private static func mayLackFigures(_ cell: AmountCell, in column: PriceColumn?, of table: AmountTable) -> Bool {
        guard let column, !table.isZeroDecimal, !table.isExact else { return false }
        return cell.use == .money && cell.value >= 1000 && column.holds(cell)
    }

    func lines() -> [LineItemReader.Line] {
        var above: [AmountCell] = []
        return cells.map { cell in
            var features = Features<ItemFeature>()
            features.note(.isLine)
            notePlace(of: cell, in: &features)
            noteRole(of: cell, in: &features)
            noteForm(of: cell, in: &features)
            let isTakenOff =
                cell.value < 0 && above.last.map { $0.value >= -cell.value && cell.line - $0.line <= 3 } ?? false
            features.note(.isTakenOff, if: isTakenOff)
            let found = namer.item(for: cell)
            noteName(found, of: cell, in: &features)
            if cell.value > 0 { above.append(cell) }
            let isDiscount = winner.value > 0 && (cell.value < 0 || cell.role == .discount && cell.roleWeight > 0.6)
            return LineItemReader.Line(cell: cell, features: features, item: found.item, isDiscount: isDiscount)
        }
    }

    /// Whether quantity and unit price beside the amount multiply to the value.
    func isProduct(_ value: Int, in line: LineItemReader.Line) -> Bool { namer.isProduct(value, at: line.cell) }

    /// The line with another price, and the item's name and quantity read again for it.
    func line(_ line: LineItemReader.Line, worth value: Int) -> LineItemReader.Line {
        var line = line
        line.cell = line.cell.worth(value)
        line.item = namer.item(for: line.cell).item
        return line
    }

    private static let sums: Set<AmountRole> = [.total, .paid, .subtotal, .net]

    private static func isCalled(_ cell: AmountCell, _ roles: Set<AmountRole>) -> Bool {
        cell.role.map(roles.contains) ?? false && cell.roleWeight > 0.6
    }

    // MARK: Facts

    private func notePlace(of cell: AmountCell, in features: inout Features<ItemFeature>) {
        features.note(.isAboveSums, if: cell.line > top && cell.line < firstSum)
        features.note(.isBelowTotal, if: cell.line > max(winner.cell?.line ?? .max, top < 0 ? 0 : firstSum))
        features.note(.isInColumn, if: inColumn.contains(cell.line))
        let plain = cells.filter { inColumn.contains($0.line) && !Self.isCalled($0, Self.sums) }
        features.note(.hasNeighbour, if: plain.contains { abs($0.line - cell.line) == 1 })
        let free = plain.filter { $0.role == nil || $0.roleWeight < 0.5 }
        let isBetween =
            inColumn.contains(cell.line) && free.contains { (1...3).contains(cell.line - $0.line) }
            && free.contains { (1...3).contains($0.line - cell.line) }
        features.note(.isBetweenPrices, if: isBetween)
        features.note(.isInHead, if: cell.line < 4)
        if let heading {
            features.note(cell.line > heading ? .isBelowHeading : .isAboveHeading, if: cell.line < firstSum)
        }
    }

    private func noteRole(of cell: AmountCell, in features: inout Features<ItemFeature>) {
        let line = page.lines[cell.line].best
        let isCharge = ItemCharge.isNamed(in: line)
        features.note(.isCharge, if: isCharge)
        switch cell.role {
        // Delivery and deposits are goods here, though labels of sums call them extras.
        case .service where isCharge, .tip where isCharge: break
        case .total, .paid, .subtotal, .net, .part: features.note(.isCalledSum, cell.roleWeight)
        case .tax, .service, .tip, .rounding: features.note(.isCalledExtra, cell.roleWeight)
        case .tendered, .change, .card: features.note(.isCalledPayment, cell.roleWeight)
        case .discount: features.note(.isCalledDiscount, cell.roleWeight)
        case .quantity, .aside: features.note(.isCalledCount, cell.roleWeight)
        case nil: break
        }
        features.note(.labelStandsAbove, if: cell.isRoleBorrowed)
        guard let role = cell.role, !cell.isRoleBorrowed else { return }
        features.note(.hasOtherWords, otherWords(than: role, in: line))
    }

    /// The share of the line's letters outside the label, 0 to 1.
    private func otherWords(than role: AmountRole, in line: PrintedLine) -> Double {
        let letters = line.text.scalars.indices.filter { line.text.scalars[$0].properties.isAlphabetic }
        guard !letters.isEmpty else { return 0 }
        let labels = LabelReader.labels(in: line.text, skipping: line.amounts.map(\.range)).filter { $0.role == role }
        let others = letters.count { index in !labels.contains { $0.range.contains(index) } }
        return Double(others) / Double(letters.count)
    }

    private func noteForm(of cell: AmountCell, in features: inout Features<ItemFeature>) {
        features.note(.lacksDecimals, if: cell.decimals < table.decimals)
        features.note(.isNegative, if: cell.value < 0)
        features.note(.isZero, if: cell.value == 0)
        features.note(.hasOddWon, if: isKorean && cell.value % 1000 != 0)
        features.note(.isOddlyUngrouped, if: cell.isOddlyUngrouped)
        features.note(.isMoreThanTotal, if: cell.value > winner.value)
        features.note(.isTotal, if: cell.value == winner.value)
        features.note(.digitConfidence, cell.confidence)
        let proof = winner.supports.filter { $0.identity == .items }.flatMap(\.lines)
        features.note(.isPartOfProof, if: proof.contains(cell.line))
    }

    private func noteName(_ found: ItemNamer.Found, of cell: AmountCell, in features: inout Features<ItemFeature>) {
        let line = page.lines[cell.line].best
        features.note(.isAddress, if: AddressForm.isStreet(line.string) || AddressForm.isTelephone(line.string))
        features.note(.isHouseNumber, if: isHouseNumber(cell, in: line))
        features.note(.isUnitPrice, if: namer.isUnitPrice(cell))
        guard !found.item.name.isEmpty else { return features.note(.isNameless) }
        features.note(.isNamedAbove, if: found.isAbove)
        features.note(.isLikelyName, if: ItemName.isLikely(found.item.name))
        features.note(.beginsWithCount, if: found.beginsWithCount)
        features.note(.isProduct, if: found.item.unitPrice != nil)
        features.note(.isDate, if: ItemName.isDate(line.string))
    }
}

extension ItemFacts {
    /// Korean streets end in `로` or `길` (도로명주소법 시행령 제3조); house numbers have no grouped thousands.
    private func isHouseNumber(_ cell: AmountCell, in line: PrintedLine) -> Bool {
        guard isKorean, cell.value < 200_000 else { return false }
        let before = line.words.last { $0.box.maxX <= cell.box.x && $0.text.contains(where: \.isLetter) }
        guard let word = before?.text, word.count >= 2 else { return false }
        return word.hasSuffix("로") || word.hasSuffix("길")
    }
}

/// Charges bought along: deposits on bottles and cups, bags, delivery.
enum ItemCharge {
    private static let words = PhraseMatcher(
        anyOf: """
            deposit, bottle deposit, pfand, leergut, mehrweg, einweg, crv, pant, statiegeld, consigne, kaucja, bag, carrier bag,
            delivery, delivery fee, delivery charge, shipping, versand, 배달팁, 배달비, 배달료, 배송비, 보증금, 공병보증금, 컵보증금,
            빈병보증금, 봉투, 쇼핑백, 포장비, レジ袋
            """
    )

    static func isNamed(in line: PrintedLine) -> Bool { !words.matches(in: line.folded, above: 0.85).isEmpty }
}

extension AmountTable {
    /// Printed like a price: a whole number among decimals is a count or a code, unless a currency's sign marks it.
    func isPrice(_ cell: AmountCell) -> Bool {
        guard cell.use == .money else { return false }
        return isZeroDecimal
            ? cell.decimals == 0 && abs(cell.value) >= 1000
            : cell.decimals == 2 || cell.decimals == decimals || cell.isMarked
    }
}
