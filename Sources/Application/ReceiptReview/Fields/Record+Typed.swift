public import ReceiptDomain

extension Record {
    /// A field's value in a form that can be typed again.
    public func typed(_ field: ReviewField) -> String {
        let text =
            switch field {
            case .merchant: merchant
            case .date: date?.description
            case .time: time?.description
            case .amount: amount?.decimal
            case .currency: amount.flatMap { $0.currency == .unknown ? nil : $0.currency.code }
            case .kind: kind.rawValue
            case .category: category?.code
            case .account: account
            case .memo: memo
            case .tags: tags.joined(separator: ", ")
            case .subject: subject
            }
        return String((text ?? "").unicodeScalars.filter { $0.properties.generalCategory != .control })
    }
}
