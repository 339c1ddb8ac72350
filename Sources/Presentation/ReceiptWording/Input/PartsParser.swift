import ReceiptDomain
import ReceiptReview

/// Parses the splits of an amount: `food=62400 pet=25000@nabi`, `식비 반려동물=25,000`.
struct PartsParser {
    var convention: InputConvention
    var record: Record

    /// One split may have no amount: it gets the remainder.
    ///
    /// Those of a refund need no sign.
    ///
    /// - Throws: ``InputProblem/splitsDiffer(_:_:)`` also where no remainder is left for it.
    func callAsFunction(_ text: String) throws(InputProblem) -> [Split] {
        guard let amount = record.amount else { throw .needed(.amount) }
        var parts: [Split] = []
        var open: Int?
        for word in text.split(whereSeparator: \.isWhitespace) {
            let pieces = word.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
            let sides = pieces[0].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let name = sides.first, !name.isEmpty, pieces.count == 1 || !pieces[1].isEmpty else {
                throw .notASplit(String(word))
            }
            let search = CategorySearch(kind: record.kind, in: convention.catalog)
            var part = Split(
                category: name == "-" ? nil : try search(name),
                amount: Money(minorUnits: 0, currency: amount.currency)
            )
            if pieces.count == 2 { part.subject = convention.subjects[pieces[1].lowercased()] ?? String(pieces[1]) }
            if sides.count == 2 {
                part.amount = try AmountParser(currency: amount.currency)(sides[1])
            } else if open == nil {
                open = parts.count
            } else {
                throw .notASplit(String(word))
            }
            parts.append(part)
        }
        let isSigned = parts.contains { $0.amount.minorUnits < 0 }
        if amount.minorUnits < 0, !isSigned {
            for index in parts.indices { parts[index].amount.minorUnits.negate() }
        }
        if let open {
            let others = parts.filter { $0.amount.currency == amount.currency }.map(\.amount.minorUnits).clampedSum
            let rest = amount.minorUnits.clampedSubtracting(others)
            guard isSigned || rest.signum() == amount.minorUnits.signum() else {
                throw .splitsDiffer(Money(minorUnits: others, currency: amount.currency), amount)
            }
            parts[open].amount.minorUnits = rest
        }
        return parts
    }
}
