public import ReceiptDomain

/// A new value for one field of a record.
public enum FieldChange: Hashable, Sendable {
    case merchant(String)
    case date(CalendarDay)
    case time(TimeOfDay?)
    case amount(Money)
    case currency(Currency)
    /// In the amount's currency.
    case tax(Money?)
    case kind(RecordKind)
    case category(Category?)
    /// Empty to undo the division.
    case splits([Split])
    /// The line items.
    case items([LineItem])
    case account(String?)
    /// `nil` clears the field.
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

    /// The record with the new value and its consequences; the catalog has the kinds of record that categories are for.
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
        case .tax(let tax):
            if let tax, let amount = record.amount, tax.minorUnits < 0, amount.minorUnits >= 0 {
                throw .taxUnfit(tax, amount)
            }
            record.tax = tax
        case .kind(let kind):
            if kind != record.kind, record.book.toAccount != nil {
                guard record.status != .confirmed else { throw .transferStays }
                (record.book.toAccount, record.book.toAmount, record.book.fee) = (nil, nil, nil)
            }
            record.kind = kind
            if kind != .expense { record.book.installments = nil }
            if kind != .expense, kind != .income { (record.book.splits, record.book.settled) = ([], nil) }
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
    /// Checks that the splits sum to the amount exactly.
    fileprivate func check(_ splits: [Split]) throws(InputProblem) {
        guard !splits.isEmpty else { return }
        guard let amount else { throw .needed(.amount) }
        guard splits.allSatisfy({ $0.amount.currency == amount.currency }) else {
            throw .notACurrency(amount.currency.code)
        }
        let sum = Money(minorUnits: splits.map(\.amount.minorUnits).clampedSum, currency: amount.currency)
        guard sum == amount else { throw .splitsDiffer(sum, amount) }
    }

    /// Drops splits that no longer sum to the amount.
    ///
    /// The splits of a confirmed record are kept, so that a person who changes the amount has to enter new ones.
    fileprivate mutating func dropUnequalSplits() {
        guard status != .confirmed else { return }
        do throws(InputProblem) { try check(book.splits) } catch { book.splits = [] }
    }

    /// Converts tax, subtotal and items to the amount's currency, because one receipt has one currency.
    ///
    /// Numbers with decimals that the currency lacks were misread, and are dropped.
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

    /// The fields that differ from an earlier state of the record.
    public func changedFields(since earlier: Record) -> Set<ReviewField> {
        var changed: Set<ReviewField> = []
        if merchant != earlier.merchant { changed.insert(.merchant) }
        if date != earlier.date { changed.insert(.date) }
        if time != earlier.time { changed.insert(.time) }
        if amount != earlier.amount { changed.insert(.amount) }
        if amount?.currency != earlier.amount?.currency { changed.insert(.currency) }
        // A tax that only follows the amount's currency does not count as changed.
        if tax?.minorUnits != earlier.tax?.minorUnits { changed.insert(.tax) }
        if kind != earlier.kind { changed.insert(.kind) }
        if category != earlier.category { changed.insert(.category) }
        if book.splits != earlier.book.splits { changed.insert(.splits) }
        // Items that only follow the amount's currency do not count as changed.
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
    /// Keeps the names as read when as many lines are typed, so that a corrected name is recognised again.
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
