import ReceiptDomain
import ReceiptLearning

extension ReviewConversation {
    /// Alternatives for the draft's fields, numbered from 1: at most nine, at most three for a field.
    ///
    /// Doubtful fields come first. A field that was read with certainty offers only the date with day and month swapped, because
    /// its other readings are mostly noise. A replaced value stays among them, so that the same key undoes a slip.
    public var candidates: [FieldChange] {
        guard let item, let working else { return [] }
        let suggestions = memory.suggestions(for: item.facts(merchant: working.merchant))
        var changes: [FieldChange] = []
        for (field, level) in fieldsByDoubt(item) {
            let others = others(field, item, working, suggestions)
            changes += others.filter { isWorthANumber($0, level, item, suggestions) }.prefix(3)
        }
        return Array(changes.prefix(9))
    }

    /// All alternatives of a field, best first.
    public func others(_ field: ReviewField) -> [FieldChange] {
        guard let item, let working else { return [] }
        return others(field, item, working, memory.suggestions(for: item.facts(merchant: working.merchant)))
    }

    /// The fields in order of doubt: doubtful printed ones first, and of those the least confident.
    ///
    /// The order follows the proposal, not the present values: numbers must not move when one is chosen.
    private func fieldsByDoubt(_ item: ReviewItem) -> [(field: ReviewField, level: ConfidenceLevel)] {
        let draft = item.draft
        let confidences: [(field: ReviewField, confidence: Double?)] = [
            (.merchant, proposal?.learned.merchant?.confidence ?? draft?.merchant?.confidence),
            (.date, draft?.date?.confidence), (.amount, item.record.isProved ? 1 : draft?.total?.confidence),
            (.category, draft?.category?.confidence), (.currency, draft?.currency?.confidence),
        ]
        func rank(_ field: ReviewField, _ confidence: Double) -> (Int, Int, Double) {
            (
                ConfidenceLevel(confidence: confidence) < .certain ? 0 : 1,
                field == .category || field == .currency ? 1 : 0, confidence
            )
        }
        return confidences.map { ($0.field, $0.confidence ?? 0) }.sorted { rank($0.0, $0.1) < rank($1.0, $1.1) }
            .map { ($0.0, ConfidenceLevel(confidence: $0.1)) }
    }

    private func isWorthANumber(
        _ change: FieldChange,
        _ level: ConfidenceLevel,
        _ item: ReviewItem,
        _ suggestions: Suggestions
    ) -> Bool {
        if case .amount(let other) = change, let read = item.record.amount, !other.isComparable(with: read) {
            return false
        }
        // A sign of several currencies in a household of one of them.
        if case .currency(let other) = change, let read = item.record.amount?.currency, read == convention.homeCurrency
        {
            return other == read
        }
        if level < .certain { return true }
        switch change {
        case .merchant(let name): return name == item.record.merchant || suggestions.otherMerchants.contains(name)
        case .date(let day): return day == item.record.date || item.record.date.map(day.isSwapped) ?? true
        case .amount(let amount): return amount == item.record.amount
        case .currency(let currency): return currency == item.record.amount?.currency
        default: return true
        }
    }

    private func others(
        _ field: ReviewField,
        _ item: ReviewItem,
        _ working: Record,
        _ suggestions: Suggestions
    ) -> [FieldChange] {
        let (read, draft) = (item.record, item.draft)
        return switch field {
        case .merchant:
            Self.others(
                than: working.merchant,
                suggestions.otherMerchants + [read.merchant].compactMap(\.self) + namesAlike,
                draft?.merchant,
                by: \.lettersOnly,
                as: \.withoutLabel
            ).filter(\.isPronounceable).map(FieldChange.merchant)
        case .date:
            Self.others(than: working.date, [read.date].compactMap(\.self), draft?.date, by: \.self).map(
                FieldChange.date
            )
        case .amount: Self.amounts(item, working).map(FieldChange.amount)
        case .currency:
            currencies(working, [read.amount?.currency].compactMap(\.self), draft?.currency).map(FieldChange.currency)
        case .category: Self.categories(item, working, suggestions).map(FieldChange.category)
        default: []
        }
    }

    /// Known names that differ from the read one by a letter or two.
    func findNamesAlike(_ item: ReviewItem) -> [String] {
        guard let read = item.draft?.merchant?.value ?? item.record.merchant else { return [] }
        return NameLikeness.candidates(for: read, among: memory.shops.map(\.merchant) + chains, limit: 3)
    }

    /// Candidate currencies.
    ///
    /// Without one read: the household's, then its records', then the world's most traded (BIS Triennial Survey 2022).
    private func currencies(_ working: Record, _ first: [Currency], _ read: Field<Currency>?) -> [Currency] {
        guard let amount = working.amount else { return [] }
        var all = first
        if amount.currency == .unknown || read.map({ $0.confidence < Self.doubtfulCurrency }) == true {
            all += [convention.homeCurrency, memory.habits.currency].compactMap(\.self)
        }
        let usual: [Currency] = amount.currency == .unknown ? [.usd, .eur, .jpy] : []
        return Self.others(than: amount.currency, all, read, by: \.self, then: usual).filter { $0 != .unknown }
    }

    /// Confidence below which the household's currency is offered beside the one read.
    private static let doubtfulCurrency = 0.75

    /// `first`, the read value, its alternatives and `last`, without the current value; the first of values with equal keys
    /// counts.
    private static func others<Value, Key: Hashable>(
        than current: Value?,
        _ first: [Value],
        _ field: Field<Value>?,
        by key: (Value) -> Key,
        as form: (Value) -> Value = { $0 },
        then last: [Value] = []
    ) -> [Value] {
        var seen = Set([current].compactMap(\.self).map(key))
        let all = first + [field?.value].compactMap(\.self) + (field?.alternatives ?? []).map(form) + last
        return all.filter { seen.insert(key($0)).inserted }
    }

    /// The other amounts on the receipt, in the record's currency.
    private static func amounts(_ item: ReviewItem, _ working: Record) -> [Money] {
        let currency = working.amount?.currency ?? item.draft?.currency?.value ?? .unknown
        var seen: Set<Money> = Set([working.amount].compactMap(\.self))
        let all =
            [item.record.amount, item.draft?.total?.value].compactMap(\.self)
            + (item.draft?.total?.alternatives ?? [])
        return all.compactMap { $0.currency == .unknown ? $0.reinterpreted(as: currency) : $0 }
            .filter { seen.insert($0).inserted }
    }

    private static func categories(_ item: ReviewItem, _ working: Record, _ suggestions: Suggestions) -> [Category] {
        let suggested = suggestions.categories.map(\.value)
        let first = [item.record.category].compactMap(\.self)
        let read = others(than: working.category, first, item.draft?.category, by: \.self)
        var seen: Set<Category> = Set([working.category].compactMap(\.self))
        return (suggested + read).filter { suggestions.catalog.fits($0, working.kind) && seen.insert($0).inserted }
    }
}

extension CalendarDay {
    /// Whether the other date has day and month swapped.
    fileprivate func isSwapped(_ other: CalendarDay) -> Bool {
        year == other.year && month == other.day && day == other.month
    }
}

extension Money {
    /// Whether the amounts are less than fifty times apart: others on a receipt are prices, counts and points.
    fileprivate func isComparable(with other: Money) -> Bool {
        let (smaller, larger) = (
            min(abs(minorUnits), abs(other.minorUnits)), max(abs(minorUnits), abs(other.minorUnits))
        )
        return currency != other.currency || larger / 50 < smaller
    }
}

extension String {
    /// Without the words that stand before a shop's name on Korean receipts: `점 명 : 인천 구월로데오광장점`.
    fileprivate var withoutLabel: String {
        guard let colon = firstIndex(where: { $0 == ":" || $0 == "：" }) else { return self }
        let label = self[..<colon].filter { !$0.isWhitespace }
        let rest = self[index(after: colon)...].drop { $0 == ":" || $0.isWhitespace }
        return ["상호", "상호명", "점명", "매장명", "매장", "지점", "가맹점", "가맹점명"].contains(label) && rest.count >= 2
            ? String(rest) : self
    }

    /// Whether the text can be a name: misread print has lone Hangul consonants, or punctuation with few letters.
    fileprivate var isPronounceable: Bool {
        let letters = unicodeScalars.filter(\.properties.isAlphabetic)
        return letters.count * 2 >= unicodeScalars.count && !letters.allSatisfy { (0x3130...0x318F).contains($0.value) }
    }
}
