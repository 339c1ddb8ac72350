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
        // The lines of a memo stay.
        return String((text ?? "").unicodeScalars.filter { $0.properties.generalCategory != .control || $0 == "\n" })
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
