/// Corrects one price where the other items leave exactly its value of a printed sum, and the line supports that value.
///
/// Supported are digits lost at the paper's edge, a price run into the number before it, and quantity times unit price. A single
/// confused digit is not repaired: it would fit nearly every line.
struct ItemRepair {
    let facts: ItemFacts
    let isZeroDecimal: Bool
    let lines: [LineItemReader.Line]
    /// Which lines are items so far.
    let chosen: [Bool]

    /// A printed sum of the items above it, in hundredths.
    struct Target: Hashable {
        var value: Int
        /// Index of the page line.
        var line: Int
    }

    struct Solution {
        var chosen: [Bool]
        var index: Int
        var value: Int
    }

    /// The kind of support, best last; one in some hundreds of values is supported by chance.
    private enum Support: Comparable {
        case digitsLost, otherReading, product
    }

    /// `nil` where no line, or more than one, can be corrected to match a sum.
    func solve(for targets: Set<Target>) -> Solution? {
        var found: [(support: Support, solution: Solution)] = []
        for target in targets.sorted(by: { ($0.line, $0.value) < ($1.line, $1.value) }) {
            let above = lines.indices.map { chosen[$0] && lines[$0].cell.line < target.line }
            guard above.count(where: \.self) >= 2 else { continue }
            let sum = zip(lines, above).reduce(0) { $1.1 ? $0 + $1.0.cell.value : $0 }
            let discounts = lines.indices.reduce(0) { sum, index in
                let isTakenOff = !above[index] && lines[index].isDiscount && lines[index].cell.line < target.line
                return isTakenOff ? sum + abs(lines[index].cell.value) : sum
            }
            for index in lines.indices where lines[index].cell.line < target.line && isOpen(index) {
                for missing in Set([0, discounts]).map({ target.value + $0 - sum }) {
                    let value = missing + (above[index] ? lines[index].cell.value : 0)
                    guard let support = support(of: lines[index], for: value) else { continue }
                    var chosen = above
                    chosen[index] = true
                    found.append((support, Solution(chosen: chosen, index: index, value: value)))
                }
            }
        }
        guard let best = found.map(\.support).max() else { return nil }
        let solutions = found.filter { $0.support == best }.map(\.solution)
        let isOne = solutions.allSatisfy { $0.index == solutions[0].index && $0.value == solutions[0].value }
        return isOne ? solutions[0] : nil
    }

    /// Whether the line is, or may be, an item.
    private func isOpen(_ index: Int) -> Bool {
        !lines[index].isDiscount && (chosen[index] || lines[index].logOdds > -2)
    }

    private func support(of line: LineItemReader.Line, for value: Int) -> Support? {
        let cell = line.cell
        guard value > 0, value != cell.value else { return nil }
        if facts.isProduct(value, in: line) { return .product }
        if cell.variants.contains(where: { $0.value == value && $0.weight > 0.15 }) { return .otherReading }
        guard !isZeroDecimal || value % 100 == 0 else { return nil }
        let wanted = Array(String(isZeroDecimal ? value / 100 : value).utf8)
        let printed = Array(String(abs(cell.value) / (cell.decimals == 2 ? 1 : cell.decimals == 1 ? 10 : 100)).utf8)
        return Self.support(of: printed, for: wanted)
    }

    private static func support(of printed: [UInt8], for wanted: [UInt8]) -> Support? {
        guard min(printed.count, wanted.count) >= 3 else { return nil }
        // The decimal point was lost.
        if printed == wanted { return .otherReading }
        let isPart = abs(printed.count - wanted.count) <= 2
        let (short, long) = printed.count < wanted.count ? (printed, wanted) : (wanted, printed)
        if isPart, short.count < long.count, long.suffix(short.count) == short[...] { return .digitsLost }
        if isPart, printed.count < wanted.count, wanted.starts(with: printed) { return .digitsLost }
        return nil
    }
}
