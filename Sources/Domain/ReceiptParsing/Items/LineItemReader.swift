import ReceiptDomain

/// Tells line by line what was bought: by named facts with fitted weights, then by the receipt's arithmetic.
struct LineItemReader {
    let page: Page
    let table: AmountTable
    let winner: TotalSolver.Hypothesis

    /// A line with a price, which may be an item's.
    private struct Line {
        var cell: AmountCell
        var features: Features<ItemFeature>
        var item: SumReader.Item?

        /// That it is an item.
        var probability: Double { logistic(features.score(by: FittedWeights.item) - FittedWeights.item.none) }
    }

    func read() -> (items: [SumReader.Item], ranking: [(value: Int, features: Features<ItemFeature>)]) {
        let lines = lines()
        let chosen = settled(lines.map { $0.probability >= 0.5 }, lines)
        let items = zip(lines, chosen).compactMap { $1 ? $0.item : nil }
        return (items, lines.map { ($0.cell.value, $0.features) })
    }

    // MARK: By arithmetic

    /// Takes one doubtful line in or out where the sum then comes to the subtotal or the total.
    private func settled(_ chosen: [Bool], _ lines: [Line]) -> [Bool] {
        let sum = zip(lines, chosen).reduce(0) { $1.1 ? $0 + $1.0.cell.value : $0 }
        let targets = targets
        guard !targets.contains(sum), chosen.contains(true) else { return chosen }
        let fitting = lines.indices.filter { index in
            targets.contains(chosen[index] ? sum - lines[index].cell.value : sum + lines[index].cell.value)
                && lines[index].cell.value != 0 && (0.08...0.95).contains(lines[index].probability)
        }
        guard let doubtful = fitting.min(by: { doubt(lines[$0]) < doubt(lines[$1]) }) else { return chosen }
        var chosen = chosen
        chosen[doubtful].toggle()
        return chosen
    }

    private func doubt(_ line: Line) -> Double { abs(line.probability - 0.5) }

    /// What the items may come to: the sum before tax, or the total.
    private var targets: Set<Int> {
        let sums = table.cells.filter {
            $0.role == .subtotal && $0.roleWeight > 0.6 && $0.use == .money && $0.value > 0
        }
        return Set(sums.map(\.value) + [winner.value])
    }

    // MARK: By facts

    private func lines() -> [Line] {
        let firstSum = firstSum
        let proof = Set(winner.supports.filter { $0.identity == .items }.flatMap(\.lines))
        let cells = table.cells.filter { $0.use == .money && $0.isRightmost && isPrice($0) }
        let column = PriceColumn(cells.filter { $0.line < firstSum && !isCalled($0, Self.sums) })
        let inColumn = Set(cells.filter { column?.holds($0) ?? false }.map(\.line))
        return cells.map { cell in
            var features = Features<ItemFeature>()
            features.note(.isLine)
            features.note(.isAboveSums, if: cell.line < firstSum)
            features.note(.isBelowTotal, if: cell.line > winner.cell?.line ?? .max)
            features.note(.isInColumn, if: inColumn.contains(cell.line))
            let neighbours = cells.filter { abs($0.line - cell.line) == 1 && inColumn.contains($0.line) }
            features.note(.hasNeighbour, if: neighbours.contains { !isCalled($0, Self.sums) })
            features.note(.isInHead, if: cell.line < 4)
            noteRole(of: cell, in: &features)
            noteForm(of: cell, in: &features)
            features.note(.isPartOfProof, if: proof.contains(cell.line))
            let item = ItemNamer(page: page, table: table).item(for: cell)
            noteName(item, of: cell, in: &features)
            return Line(cell: cell, features: features, item: item?.item)
        }
    }

    private static let sums: Set<AmountRole> = [.total, .paid, .subtotal, .net]

    private func isCalled(_ cell: AmountCell, _ roles: Set<AmountRole>) -> Bool {
        cell.role.map(roles.contains) ?? false && cell.roleWeight > 0.6
    }

    /// Printed as prices are: a whole number among decimals is a count or a code, unless it has a currency's sign.
    private func isPrice(_ cell: AmountCell) -> Bool {
        table.isZeroDecimal ? cell.decimals == 0 && abs(cell.value) >= 1000 : cell.decimals == 2 || cell.isMarked
    }

    /// The first line that is called a sum and is not much smaller than the total, unlike a number of registration at the head.
    private var firstSum: Int {
        let sums = table.cells.filter {
            $0.use == .money && isCalled($0, Self.sums) && isPrice($0) && 2 * $0.value >= winner.value
        }
        return sums.map(\.line).min() ?? winner.cell?.line ?? page.lines.count
    }

    private func noteRole(of cell: AmountCell, in features: inout Features<ItemFeature>) {
        switch cell.role {
        case .total, .paid, .subtotal, .net, .part: features.note(.isCalledSum, cell.roleWeight)
        case .tax, .service, .tip, .rounding: features.note(.isCalledExtra, cell.roleWeight)
        case .tendered, .change, .card: features.note(.isCalledPayment, cell.roleWeight)
        case .discount: features.note(.isCalledDiscount, cell.roleWeight)
        case .quantity, .aside: features.note(.isCalledCount, cell.roleWeight)
        case nil: break
        }
        features.note(.labelStandsAbove, if: cell.isRoleBorrowed)
    }

    private func noteForm(of cell: AmountCell, in features: inout Features<ItemFeature>) {
        features.note(.lacksDecimals, if: !table.isZeroDecimal && cell.decimals != 2)
        features.note(.isNegative, if: cell.value < 0)
        features.note(.isZero, if: cell.value == 0)
        features.note(.isMoreThanTotal, if: cell.value > winner.value)
        features.note(.isTotal, if: cell.value == winner.value)
        features.note(.digitConfidence, cell.confidence)
    }

    private func noteName(_ found: ItemNamer.Found?, of cell: AmountCell, in features: inout Features<ItemFeature>) {
        let line = page.lines[cell.line].best
        features.note(.isAddress, if: AddressForm.isStreet(line.string) || AddressForm.isTelephone(line.string))
        guard let found else { return features.note(.isNameless) }
        features.note(.isNamedAbove, if: found.isAbove)
        features.note(.isLikelyName, if: ItemName.isLikely(found.item.name))
        features.note(.beginsWithCount, if: found.beginsWithCount)
        features.note(.isProduct, if: found.item.unitPrice != nil)
        features.note(.isDate, if: ItemName.isDate(line.string))
    }
}
