public import ReceiptDomain

/// A new value for one field of a record.
public enum FieldChange: Hashable, Sendable {
    case merchant(String)
    case date(CalendarDay)
    case time(TimeOfDay?)
    case amount(Money)
    case currency(Currency)
    /// In the currency of the amount.
    case tax(Money?)
    case kind(RecordKind)
    case category(Category?)
    /// Empty for a record that is one again.
    case splits([Split])
    /// What was bought, line by line.
    case items([LineItem])
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
        case .tax: .tax
        case .kind: .kind
        case .category: .category
        case .splits: .splits
        case .items: .items
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
            record.dropUnequalSplits()
        case .currency(let currency):
            if let amount = record.amount {
                guard let other = amount.reinterpreted(as: currency) else { throw .tooManyDecimals(currency) }
                record.amount = other
            }
            record.reinterpretParts(as: currency)
            record.dropUnequalSplits()
        case .tax(let tax): record.tax = tax
        case .kind(let kind):
            record.kind = kind
            if kind != .expense, kind != .income { record.book.splits = [] }
            for index in record.book.splits.indices {
                guard let category = record.book.splits[index].category, !catalog.fits(category, kind) else { continue }
                record.book.splits[index].category = nil
            }
            if let category = record.category, !catalog.fits(category, kind) {
                record.category = nil
                record.learned.category = nil
            }
        case .category(let category):
            record.category = category
            record.learned.category = nil
        case .splits(let splits):
            try record.check(splits)
            record.book.splits = splits
        case .items(let items): record.items = items.keepingReadNames(of: record.items)
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
    /// Parts come to the whole, to the last unit.
    fileprivate func check(_ splits: [Split]) throws(InputProblem) {
        guard !splits.isEmpty else { return }
        guard let amount else { throw .needed(.amount) }
        guard splits.allSatisfy({ $0.amount.currency == amount.currency }) else {
            throw .notACurrency(amount.currency.code)
        }
        let sum = Money(minorUnits: splits.map(\.amount.minorUnits).clampedSum, currency: amount.currency)
        guard sum == amount else { throw .splitsDiffer(sum, amount) }
    }

    /// Parts of another amount are parts of nothing.
    ///
    /// Those that a person confirmed stay: whoever changes the amount has to say what becomes of them.
    fileprivate mutating func dropUnequalSplits() {
        guard status != .confirmed else { return }
        do throws(InputProblem) { try check(book.splits) } catch { book.splits = [] }
    }

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
            item.discount = item.discount?.reinterpreted(as: currency)
            return item
        }
        items = others.count == items.count ? others : []
        book.splits = book.splits.map { split in
            var split = split
            split.amount = split.amount.reinterpreted(as: currency) ?? split.amount
            return split
        }
    }

    /// The fields in which this record differs from an earlier state of it.
    public func changedFields(since earlier: Record) -> Set<ReviewField> {
        var changed: Set<ReviewField> = []
        if merchant != earlier.merchant { changed.insert(.merchant) }
        if date != earlier.date { changed.insert(.date) }
        if time != earlier.time { changed.insert(.time) }
        if amount != earlier.amount { changed.insert(.amount) }
        if amount?.currency != earlier.amount?.currency { changed.insert(.currency) }
        // A tax that follows the amount into another currency is not changed for that.
        if tax?.minorUnits != earlier.tax?.minorUnits { changed.insert(.tax) }
        if kind != earlier.kind { changed.insert(.kind) }
        if category != earlier.category { changed.insert(.category) }
        if book.splits != earlier.book.splits { changed.insert(.splits) }
        // Items that follow the amount into another currency are not changed for that.
        if items.map(\.name) != earlier.items.map(\.name)
            || items.map(\.amount.minorUnits) != earlier.items.map(\.amount.minorUnits)
            || items.map(\.quantity) != earlier.items.map(\.quantity)
            || items.map(\.discount?.minorUnits) != earlier.items.map(\.discount?.minorUnits)
        {
            changed.insert(.items)
        }
        if account != earlier.account { changed.insert(.account) }
        let others = RecordField.freeForm.filter { $0.value(of: self) != $0.value(of: earlier) }
        return changed.union(others.map(ReviewField.freeForm))
    }
}

extension [LineItem] {
    /// Typed lines in place of the same number of lines: how those were read is kept, so that a name once put right stays known.
    fileprivate func keepingReadNames(of before: [LineItem]) -> [LineItem] {
        guard count == before.count else { return self }
        return zip(self, before).map { item, before in
            guard item.readName == nil else { return item }
            var kept = item
            kept.readName = before.renamed(item.name).readName
            return kept
        }
    }
}
