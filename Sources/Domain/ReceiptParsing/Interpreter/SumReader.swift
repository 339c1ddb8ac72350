import ReceiptDomain

/// Reads the total, subtotal, tax and line items, in hundredths.
struct SumReader {
    struct Item {
        var name: String
        var quantity: String?
        var unit: String?
        var unitPrice: Int?
        var hundredths: Int
        /// The discount on this line, in hundredths; not negative.
        var discount = 0
        var options: [String] = []
        var confidence = 0.5
    }

    struct Result {
        var total: Field<Int>?
        var totalCell: AmountCell?
        var subtotal: Field<Int>?
        var tax: Field<Int>?
        var proofs: [Proof] = []
        /// A single price equals the total: no proof, but nothing to read again.
        var isEchoed = false
        var items: [Item] = []
        /// Whether there are items that come to no printed sum.
        var areItemsOff = false
        /// Values in hundredths, with the total's sign.
        var ranking: [(value: Int, features: Features<TotalFeature>)] = []
        /// Lines that may be items, from top to bottom.
        var itemRanking: [(value: Int, features: Features<ItemFeature>)] = []
        /// Reasons against a proof of the total.
        var vetoes: [ProofVeto] = []

        /// Restores the printed sign of amounts that the table has negated; the total has its own.
        fileprivate mutating func turn() {
            for place in [\Result.subtotal, \Result.tax] {
                guard var field = self[keyPath: place] else { continue }
                field.value.negate()
                field.alternatives = field.alternatives.map { -$0 }
                self[keyPath: place] = field
            }
            turnItems()
        }

        /// Negates the items of a refund, like its total.
        fileprivate mutating func turnItems() {
            for index in items.indices {
                items[index].hundredths.negate()
                items[index].unitPrice = items[index].unitPrice.map { -$0 }
            }
            itemRanking = itemRanking.map { (-$0.value, $0.features) }
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
        guard let winner = ranked.first,
            let judgement = TotalJudgement(table: table, finder: solver.finder, ranked: ranked)
        else { return result }
        var value = winner.value
        if table.isRefund, value > 0, table.isTurned || winner.supports.allSatisfy({ $0.identity != .tendered }) {
            value = -value
        }
        let others = ranked.dropFirst().filter { hypothesis in
            let isNamed = hypothesis.cell?.isTotal ?? false
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
        result.proofs = judgement.proofs
        result.isEchoed = judgement.isEchoed
        result.vetoes = judgement.vetoes
        result.ranking = ranked.map { ((table.isTurned || value < 0 ? -1 : 1) * $0.value, $0.features) }
        result.subtotal = field(solver.finder.cells(.subtotal))
        result.tax = tax(winner, solver.finder)
        let lines = LineItemReader(page: page, table: table, winner: winner).read()
        result.items = lines.items
        result.areItemsOff = !lines.items.isEmpty && !lines.agrees
        result.itemRanking = lines.ranking
        if table.isTurned {
            result.turn()
        } else if value < 0, result.items.allSatisfy({ $0.hundredths >= 0 }) {
            result.turnItems()
        }
        return result
    }

    private func unique(_ values: [Int], without taken: Int) -> [Int] {
        var seen: Set<Int> = [taken]
        return values.filter { seen.insert($0).inserted }
    }

    private func field(_ cells: [AmountCell]) -> Field<Int>? {
        let cells = cells.filter { $0.value > 0 }
        guard let best = cells.max(by: { $0.roleWeight * $0.weight < $1.roleWeight * $1.weight }) else { return nil }
        return Field(
            best.value,
            confidence: min(0.95, best.roleWeight * best.weight * (0.4 + 0.6 * best.confidence)),
            evidence: Evidence(text: page.lines[best.line].best.string, box: best.box),
            alternatives: unique(best.variants.dropFirst().map(\.value), without: best.value)
        )
    }

    private func tax(_ winner: TotalSolver.Hypothesis, _ finder: IdentityFinder) -> Field<Int>? {
        // Two taxes upon one price, such as India's CGST and SGST, or Canada's GST and PST.
        let added =
            winner.supports.filter { $0.identity == .subtotal }.map { $0.terms.filter { $0.name == "tax" } }
            .max { $0.count < $1.count } ?? []
        if added.count > 1 { return Field(added.map(\.value).reduce(0, +), confidence: 0.95) }
        // A tax is at most the highest rate's share of what was paid, with what was paid ahead; more is the base, or another number.
        let sums = winner.supports.filter { $0.identity == .subtotal }.flatMap(\.terms).filter { $0.name == "sum" }
        let whole = max(abs(winner.value), sums.map(\.value).max() ?? 0)
        let limit = Int(Double(whole) * table.maximumTax / (1 + table.maximumTax)) + 2
        let rows = TaxRows(page: page, table: table)
        let sum = rows.sum(upTo: limit)
        // Of two rates, the one's base and the other's may look like a net sum and its tax.
        if let sum, sum.rates > 1 { return Field(sum.tax, confidence: 0.9) }
        if let proof = winner.supports.first(where: { $0.identity == .tax }), let value = proof.terms.last?.value {
            return Field(value, confidence: 0.95)
        }
        // The sum of the taxes at each rate is printed below them: `SUMA PTU`.
        let cells = finder.cells(.tax).filter { $0.value > 0 && $0.use == .money }.sorted { $0.line < $1.line }
        for (place, cell) in cells.enumerated().dropFirst(2).reversed()
        where cells[..<place].map(\.value).reduce(0, +) == cell.value && cell.value < winner.value {
            return Field(
                cell.value,
                confidence: 0.95,
                evidence: Evidence(text: page.lines[cell.line].best.string, box: cell.box)
            )
        }
        if let sum { return Field(sum.tax, confidence: 0.9) }
        let included =
            finder.cells(.tax).isEmpty ? table.cells.filter { rows.isIncluded($0, in: winner.value, upTo: limit) } : []
        return field(cells.filter { $0.value <= limit } + included)
    }
}
