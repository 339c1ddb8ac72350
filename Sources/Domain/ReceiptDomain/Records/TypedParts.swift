extension LineItem {
    /// `milk 2 x 2980 5960 -500`: name, quantity and unit price, amount, discount.
    public var typed: String {
        let count = quantity.map { $0 + (unit ?? "") }
        let factors = count.map { count in unitPrice.map { "\(count) x \($0.decimal)" } ?? count }
        let name = String(name.map { $0 == ";" ? "," : $0 })
        return [name.isEmpty ? "-" : name, factors, amount.decimal, discount.map { "-" + $0.decimal }]
            .compactMap(\.self).joined(separator: " ")
    }
}

extension Split {
    /// `food=62400`, followed by `@` and the subject where there is one.
    public func typed(in record: Record) -> String {
        let category = (category ?? record.category)?.code ?? "-"
        return "\(category)=\(amount.decimal)" + (subject.map { "@\($0)" } ?? "")
    }
}
