public import ReceiptDomain

/// A new value for one field of a record.
public enum FieldChange: Hashable, Sendable {
    case merchant(String)
    case date(CalendarDay)
    case time(TimeOfDay?)
    case amount(Money)
    case currency(Currency)
    case kind(RecordKind)
    case category(Category?)
    case account(String?)
    /// `nil` empties the field.
    case freeForm(RecordField, RecordField.Value?)

    public var field: ReviewField {
        switch self {
        case .merchant: .merchant
        case .date: .date
        case .time: .time
        case .amount: .amount
        case .currency: .currency
        case .kind: .kind
        case .category: .category
        case .account: .account
        case .freeForm(let field, _): .freeForm(field)
        }
    }

    /// The record with the new value, and with what follows from it; the catalog says which kinds of record a category is for.
    public func applied(to record: Record, _ catalog: CategoryCatalog) throws(InputProblem) -> Record {
        var record = record
        switch self {
        case .merchant(let name):
            record.merchant = name
            record.learned.merchant = nil
        case .date(let day): record.date = day
        case .time(let time): record.time = time
        case .amount(let amount):
            record.amount = amount
            record.reinterpretParts(as: amount.currency)
        case .currency(let currency):
            if let amount = record.amount {
                guard let other = amount.reinterpreted(as: currency) else { throw .tooManyDecimals(currency) }
                record.amount = other
            }
            record.reinterpretParts(as: currency)
        case .kind(let kind):
            record.kind = kind
            if let category = record.category, !catalog.fits(category, kind) {
                record.category = nil
                record.learned.category = nil
            }
        case .category(let category):
            record.category = category
            record.learned.category = nil
        case .account(let account):
            record.account = account
            record.learned.account = nil
        case .freeForm(let field, let value):
            guard field.set(value, in: &record) else { throw .notText }
        }
        return record
    }
}

extension Record {
    /// What is printed on one receipt is in one currency: tax, subtotal and items follow the amount.
    ///
    /// Numbers that the currency cannot have were misread, and are dropped.
    fileprivate mutating func reinterpretParts(as currency: Currency) {
        tax = tax?.reinterpreted(as: currency)
        subtotal = subtotal?.reinterpreted(as: currency)
        let others = items.compactMap { item -> LineItem? in
            guard let amount = item.amount.reinterpreted(as: currency) else { return nil }
            var item = item
            item.amount = amount
            item.unitPrice = item.unitPrice?.reinterpreted(as: currency)
            return item
        }
        items = others.count == items.count ? others : []
    }

    /// The fields in which this record differs from an earlier state of it.
    public func changedFields(since earlier: Record) -> Set<ReviewField> {
        var changed: Set<ReviewField> = []
        if merchant != earlier.merchant { changed.insert(.merchant) }
        if date != earlier.date { changed.insert(.date) }
        if time != earlier.time { changed.insert(.time) }
        if amount != earlier.amount { changed.insert(.amount) }
        if amount?.currency != earlier.amount?.currency { changed.insert(.currency) }
        if kind != earlier.kind { changed.insert(.kind) }
        if category != earlier.category { changed.insert(.category) }
        if account != earlier.account { changed.insert(.account) }
        let others = RecordField.freeForm.filter { $0.value(of: self) != $0.value(of: earlier) }
        return changed.union(others.map(ReviewField.freeForm))
    }
}
