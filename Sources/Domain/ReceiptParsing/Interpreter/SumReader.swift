import ReceiptDomain

/// The amounts that matter, in hundredths.
struct SumReader {
    struct Item {
        var name: String
        var quantity: String?
        var unitPrice: Int?
        var hundredths: Int
    }

    struct Result {
        var total: Field<Int>?
        /// The cell that the total was taken from.
        var totalCell: AmountCell?
        var subtotal: Field<Int>?
        var tax: Field<Int>?
        var proofs: [Proof] = []
        var items: [Item] = []
        /// Values in hundredths, signed as the total would be.
        var ranking: [(value: Int, features: Features<TotalFeature>)] = []
        /// What keeps the total from being proved.
        var vetoes: [ProofVeto] = []

        /// Gives what the table has the other way round the sign that it was printed with; the total has its own.
        fileprivate mutating func turn() {
            for place in [\Result.subtotal, \Result.tax] {
                guard var field = self[keyPath: place] else { continue }
                field.value.negate()
                field.alternatives = field.alternatives.map { -$0 }
                self[keyPath: place] = field
            }
            for index in items.indices {
                items[index].hundredths.negate()
                items[index].unitPrice = items[index].unitPrice.map { -$0 }
            }
        }
    }

    let page: Page
    let table: AmountTable
    /// In hundredths; see ``Region/smallestCoin``.
    let smallestCoin: Int

    func read() -> Result {
        let solver = TotalSolver(table: table, smallestCoin: smallestCoin)
        let ranked = solver.hypotheses()
        var result = Result()
        guard let winner = ranked.first else { return result }
        let judgement = TotalJudgement(table: table, solver: solver, ranked: ranked)
        var value = winner.value
        if table.isRefund, value > 0, table.isTurned || winner.supports.allSatisfy({ $0.identity != .tendered }) {
            value = -value
        }
        let others = ranked.dropFirst().filter { hypothesis in
            let isNamed = hypothesis.cell.map { $0.role == .total || $0.role == .paid } ?? false
            return hypothesis.value > 0 && (isNamed || hypothesis.score > winner.score - 5)
        }
        .map(\.value)
        result.total = Field(
            value,
            confidence: judgement.confidence,
            evidence: winner.cell.map { Evidence(text: page.lines[$0.line].best.string, box: $0.box) },
            alternatives: unique(others, without: winner.value).prefix(4).map { table.isTurned ? -$0 : $0 }
        )
        result.totalCell = winner.cell
        result.proofs = judgement.proofs(isNegative: value < 0)
        result.vetoes = judgement.vetoes
        result.ranking = ranked.map { ((table.isTurned || value < 0 ? -1 : 1) * $0.value, $0.features) }
        result.subtotal = field(.subtotal, finder: solver.finder, below: abs(value))
        result.tax = tax(winner, solver.finder)
        result.items = items(winner)
        if table.isTurned { result.turn() }
        return result
    }

    private func unique(_ values: [Int], without taken: Int) -> [Int] {
        var seen: Set<Int> = [taken]
        return values.filter { seen.insert($0).inserted }
    }

    private func field(_ role: AmountRole, finder: IdentityFinder, below limit: Int) -> Field<Int>? {
        let cells = finder.cells(role).filter { $0.value > 0 }
        guard let best = cells.max(by: { $0.roleWeight * $0.weight < $1.roleWeight * $1.weight }) else { return nil }
        return Field(
            best.value,
            confidence: min(0.95, best.roleWeight * best.weight * (0.4 + 0.6 * best.confidence)),
            evidence: Evidence(text: page.lines[best.line].best.string, box: best.box),
            alternatives: unique(best.variants.dropFirst().map(\.value), without: best.value)
        )
    }

    private func tax(_ winner: TotalSolver.Hypothesis, _ finder: IdentityFinder) -> Field<Int>? {
        if let proof = winner.supports.first(where: { $0.identity == .tax }), let value = proof.terms.last?.value {
            return Field(value, confidence: 0.95)
        }
        return field(.tax, finder: finder, below: winner.value)
    }

    /// The lines of the price column, with the words before the numbers as their names.
    private func items(_ winner: TotalSolver.Hypothesis) -> [Item] {
        guard let cell = winner.cell else { return [] }
        let sum = ItemSum(table: table)
        return sum.entries(above: cell.line).compactMap { entry in
            guard entry.value != 0, !entry.isPointLost else { return nil }
            return ItemNamer(page: page, table: table).item(for: entry)
        }
    }
}

/// Finds what a price was for.
struct ItemNamer {
    let page: Page
    let table: AmountTable

    func item(for entry: ItemSum.Entry) -> SumReader.Item? {
        let line = page.lines[entry.cell.line].best
        let numbers = line.amounts
        let cut = numbers.first?.range.lowerBound ?? line.text.count
        var name = name(of: line, before: cut)
        if name.unicodeScalars.count(where: \.properties.isAlphabetic) < 2, entry.cell.line > 0 {
            // The name may have a line of its own above the figures.
            let above = page.lines[entry.cell.line - 1].best
            if !table.cells.contains(where: {
                $0.line == entry.cell.line - 1 && $0.use == .money && $0.isRightmost && $0.decimals == 2
            }) {
                name = self.name(of: above, before: above.text.count)
            }
        }
        guard name.unicodeScalars.count(where: \.properties.isAlphabetic) >= 2 else { return nil }
        let others = table.cells.filter { $0.line == entry.cell.line && $0.box.x < entry.cell.box.x }
        let (quantity, unit) = factors(others.map(\.value), amount: abs(entry.value))
        return SumReader.Item(name: name, quantity: quantity, unitPrice: unit, hundredths: entry.value)
    }

    private func name(of line: PrintedLine, before cut: Int) -> String {
        let owners = Set(line.text.wordIndex[0..<cut].filter { $0 >= 0 }).sorted()
        let words = owners.map { line.words[$0] }.filter {
            $0.box.maxX <= line.box(of: max(0, cut - 1)..<max(1, cut)).maxX + 1
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
