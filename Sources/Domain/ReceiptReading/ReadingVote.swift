import ReceiptDomain

/// Settles a total or a date in doubt by the votes of further readings: by another engine, and of altered copies of the picture.
///
/// Another engine, or a copy that is softer, smaller, turned or sharper, is read with other mistakes, and right readings agree more
/// often than wrong ones. `docs/reading.md` has what it gains.
struct ReadingVote {
    /// A total that is not proved, or a date, with less confidence is worth reading copies.
    private static let leastConfidence = 0.6
    /// With less confidence currency and name are voted on as well, once there are copies.
    private static let leastConfidenceBeside = 0.8
    /// A value that weighs so much more than the next is settled.
    private static let settlingLead = 0.8
    /// Fewer copies settle nothing, not even with a proof on one of them.
    private static let fewestCopies = 2
    /// Added to the confidence of a total that is proved on its copy.
    private static let weightOfProof = 1.0

    private let original: Draft
    /// The picture's own reading, then those of its copies.
    private var readings: [Draft]

    /// - Parameters:
    ///   - original: The picture's own reading.
    ///   - independent: What another engine read on it.
    init(_ original: Draft, independent: Draft? = nil) {
        self.original = independent.map(original.confirmed) ?? original
        readings = [self.original.withoutUncertainFields] + [independent?.withoutUncertainFields].compactMap(\.self)
    }

    mutating func add(_ copy: Draft) { readings.append(copy.withoutUncertainFields) }

    /// Whether another copy may change something.
    var isOpen: Bool {
        // One copy of what seems to be no receipt is enough, if that seems to be none either.
        if readings.count > 1, readings.allSatisfy({ $0.content == .none }) { return false }
        if copies.count < Self.fewestCopies { return isTotalInDoubt || isDateInDoubt }
        return isTotalInDoubt && totals.lead < Self.settlingLead || isDateInDoubt && dates.lead < Self.settlingLead
    }

    private var copies: ArraySlice<Draft> { readings.dropFirst() }

    private var isTotalInDoubt: Bool {
        !readings[0].isProved && readings[0].total?.confidence ?? 0 < Self.leastConfidence
    }

    private var isDateInDoubt: Bool { readings[0].date?.confidence ?? 0 < Self.leastConfidence }

    private var totals: Tally<String> {
        Tally(readings) { reading in
            reading.total.map { ($0.value.decimal, $0.confidence + (reading.isProved ? Self.weightOfProof : 0)) }
        }
    }

    private var dates: Tally<CalendarDay> { Tally(readings) { $0.date.map { ($0.value, $0.confidence) } } }

    private var currencies: Tally<Currency> { Tally(readings) { $0.currency.map { ($0.value, $0.confidence) } } }

    private var names: Tally<String> {
        Tally(readings) { reading in reading.proposedMerchant.map { ($0, reading.merchant?.confidence ?? 0) } }
    }

    /// The picture's draft with the values that won.
    var draft: Draft {
        var draft = original
        guard !copies.isEmpty else { return draft }
        let isReceipt = 2 * copies.count { $0.content == .receipt } > copies.count
        if isReceipt, [.unsure, .none].contains(draft.content) { draft.content = .receipt }
        takeAmounts(into: &draft)
        if isDateInDoubt { takeDate(into: &draft) }
        if original.merchant?.confidence ?? 0 < Self.leastConfidenceBeside, let name = names.winner {
            draft.merchant = surest(\.merchant, is: name)?.merchant
        }
        return draft
    }

    /// Total, tax and items come from one reading, so that they fit each other.
    ///
    /// A proof on a copy is not taken along: with one of eleven it was wrong, and proofs must not be.
    private func takeAmounts(into draft: inout Draft) {
        let total = isTotalInDoubt ? totals.winner : original.total?.value.decimal
        let isCurrencyInDoubt = original.currency?.confidence ?? 0 < Self.leastConfidenceBeside
        let currency = isCurrencyInDoubt ? currencies.winner : original.currency?.value
        let best = readings.filter { $0.total != nil && $0.total?.value.decimal == total }
            .max { (key($0, currency), $0.total?.confidence ?? 0) < (key($1, currency), $1.total?.confidence ?? 0) }
        guard let best else { return }
        if best != readings[0], best.total?.value != readings[0].total?.value {
            (draft.total, draft.currency) = (best.total, best.currency)
            (draft.tax, draft.subtotal, draft.items) = (best.tax, best.subtotal, best.items)
            // Proofs on the picture are of the total that was read on it.
            if total != original.total?.value.decimal { draft.proofs = [] }
        }
        guard isTotalInDoubt, let total, var field = draft.total else { return }
        field.confidence = confidence(of: totals.weight(of: total))
        let read = ([original.total] + readings.map(\.total)).compactMap(\.?.value)
        field.alternatives = Self.others(than: field.value, in: read + field.alternatives)
        draft.total = field
    }

    /// Readings in the currency that won come first.
    private func key(_ reading: Draft, _ currency: Currency?) -> Int { reading.currency?.value == currency ? 1 : 0 }

    /// The reading with the most confidence in the value.
    private func surest<Value>(_ field: KeyPath<Draft, Field<Value>?>, is value: Value) -> Draft? {
        readings.filter { $0[keyPath: field]?.value == value }
            .max { $0[keyPath: field]?.confidence ?? 0 < $1[keyPath: field]?.confidence ?? 0 }
    }

    private func takeDate(into draft: inout Draft) {
        guard let day = dates.winner else { return }
        let best = surest(\.date, is: day)
        let others = readings.compactMap(\.date?.value) + (best?.date?.alternatives ?? [])
        draft.date = best?.date
        draft.date?.confidence = confidence(of: dates.weight(of: day))
        draft.date?.alternatives = Self.others(than: day, in: others)
        draft.time = best?.time ?? draft.time
    }

    /// Of the photos of other people that were asked about, 4 in 10 values were right with a tenth of all weight behind them, and 9
    /// in 10 with a half.
    private func confidence(of weight: Double) -> Double { min(0.9, 0.3 + 1.1 * weight / Double(readings.count)) }

    private static func others<Value: Hashable>(than value: Value?, in values: [Value]) -> [Value] {
        var seen = Set([value].compactMap(\.self))
        return values.filter { seen.insert($0).inserted }
    }
}

extension Draft {
    /// The draft with the amounts of another engine that proves its total where this draft's is not proved.
    ///
    /// Unlike a proof on a copy it is one: the engines make different mistakes, and each printed amount was read by one of them.
    fileprivate func confirmed(by other: Draft) -> Draft {
        guard !isProved, other.isProved else { return self }
        var draft = self
        (draft.total, draft.currency, draft.proofs) = (other.total, other.currency, other.proofs)
        (draft.tax, draft.subtotal, draft.items) = (other.tax, other.subtotal, other.items)
        return draft
    }
}

/// The values that readings have for a field, each with the weight of all that have it.
private struct Tally<Value: Hashable> {
    /// The weightiest first; of equal ones the one that was read first.
    private var votes: [(value: Value, weight: Double)] = []

    init(_ readings: [Draft], _ vote: (Draft) -> (value: Value, weight: Double)?) {
        for (value, weight) in readings.compactMap(vote) {
            if let index = votes.firstIndex(where: { $0.value == value }) {
                votes[index].weight += weight
            } else {
                votes.append((value, weight))
            }
        }
        votes = votes.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }.map(
            \.element
        )
    }

    var winner: Value? { votes.first?.value }
    var lead: Double { (votes.first?.weight ?? 0) - (votes.dropFirst().first?.weight ?? 0) }

    func weight(of value: Value) -> Double { votes.first { $0.value == value }?.weight ?? 0 }
}
