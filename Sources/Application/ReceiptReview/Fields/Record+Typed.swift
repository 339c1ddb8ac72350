public import ReceiptDomain

extension Record {
    /// A field's value in the syntax in which it can be typed.
    public func typed(_ field: ReviewField) -> String {
        let text =
            switch field {
            case .merchant: merchant
            case .date: date?.description
            case .time: time?.description
            case .amount: amount?.decimal
            case .currency: amount.flatMap { $0.currency == .unknown ? nil : $0.currency.code }
            case .tax: tax?.decimal
            case .kind: kind.rawValue
            case .category: category?.code
            case .splits: book.splits.map { $0.typed(in: self) }.joined(separator: " ")
            case .items: items.map(\.typed).joined(separator: "; ")
            case .account: account
            case .freeForm(let field): field.value(of: self)?.typed
            }
        return String((text ?? "").unicodeScalars.filter { $0.properties.generalCategory != .control })
    }
}

extension LineItem {
    /// `milk 2 x 2980 5960 -500`: name, quantity and unit price, amount, discount.
    public var typed: String {
        let count = quantity.map { $0 + (unit ?? "") }
        let factors = count.map { count in unitPrice.map { "\(count) x \($0.decimal)" } ?? count }
        let name = name.replacing(";", with: ",")
        return [name.isEmpty ? "-" : name, factors, amount.decimal, discount.map { "-" + $0.decimal }]
            .compactMap(\.self).joined(separator: " ")
    }
}

extension Split {
    /// `food=62400`, followed by `@` and the subject where there is one.
    fileprivate func typed(in record: Record) -> String {
        let category = (category ?? record.category)?.code ?? "-"
        return "\(category)=\(amount.decimal)" + (subject.map { "@\($0)" } ?? "")
    }
}

extension RecordField.Value {
    fileprivate var typed: String {
        switch self {
        case .text(let text): text
        case .list(let words): words.joined(separator: ", ")
        case .money(let money): money.decimal
        case .flag(let flag): String(flag)
        }
    }
}
