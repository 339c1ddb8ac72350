public import ReceiptDomain
public import ReceiptReview

/// Parses a typed line item: `milk 5960`, `milk 2 x 2980 5960`, `bananas 0.842kg x 1.99 1.68`, `mince 4.79 -1.44`.
public struct ItemParser {
    public var currency: Currency

    public init(currency: Currency) { self.currency = currency }

    public func callAsFunction(_ text: String) throws(InputProblem) -> LineItem {
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        let amounts = AmountParser(currency: currency)
        guard words.count >= 2 else { throw .notAnItem(text) }
        var discount: Money?
        if words.count >= 3, let last = words.last, "-−".contains(last.prefix(1)), Self.isNumber(words[words.count - 2])
        {
            discount = try amounts(String(last.dropFirst()))
            words.removeLast()
        }
        guard let last = words.popLast(), Self.isNumber(last) else { throw .notAnItem(text) }
        var item = LineItem(name: "", amount: try amounts(last), discount: discount)
        if words.count >= 3, ["x", "×", "*", "@"].contains(words[words.count - 2].lowercased()),
            let count = Self.quantity(words[words.count - 3])
        {
            item.unitPrice = try amounts(words[words.count - 1])
            (item.quantity, item.unit) = count
            words.removeLast(3)
        } else if words.count >= 2, let count = words.last.flatMap(Self.quantity) {
            (item.quantity, item.unit) = count
            words.removeLast()
        }
        item.name = words.joined(separator: " ")
        if item.name == "-" { item.name = "" }
        return item
    }

    /// Parses line items separated by semicolons.
    func all(_ text: String) throws(InputProblem) -> [LineItem] {
        var items: [LineItem] = []
        for line in text.split(separator: ";") where !line.trimmingSpaces.isEmpty {
            items.append(try self(String(line)))
        }
        return items
    }

    private static func isNumber(_ word: String) -> Bool { word.contains { $0.isNumber } }

    /// Parses a quantity of at most three decimals with an optional unit: `2`, `0.842kg`.
    private static func quantity(_ word: String) -> (String, String?)? {
        let number = word.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
        let unit = word.dropFirst(number.count)
        guard number.first?.isNumber == true, number.last?.isNumber == true, unit.count <= 3,
            unit.allSatisfy(\.isLetter)
        else { return nil }
        return (String(number).replacing(",", with: "."), unit.isEmpty ? nil : String(unit))
    }
}
