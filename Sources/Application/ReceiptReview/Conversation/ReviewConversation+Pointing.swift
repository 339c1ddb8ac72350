import ReceiptDomain

/// The current field: the arrow keys change its value, and the photo shows its words.
extension ReviewConversation {
    private static let pointable: [ReviewField] = [.merchant, .date, .amount, .category]

    /// The field being edited, else the one pointed at, else the first missing one, else the least confident one.
    ///
    /// `nil` where every field is certain or was changed by the person.
    public var fieldAtHand: ReviewField? {
        if case .enter(let field, _) = step { return field }
        if step == .chooseCategory { return .category }
        if let pointed { return pointed }
        guard let working else { return nil }
        if let missing = working.missingFields.first { return missing == .currency ? .amount : missing }
        return doubtfulFields.first
    }

    /// Unchanged fields that were read with less than certainty, least confident first.
    var doubtfulFields: [ReviewField] {
        guard let item, let working else { return [] }
        let confidences: [(field: ReviewField, confidence: Double?)] = [
            (.merchant, working.learned.merchant?.confidence ?? item.draft?.merchant?.confidence),
            (.date, item.draft?.date?.confidence), (.amount, item.draft?.total?.confidence),
        ]
        let doubtful = confidences.filter { field, confidence in
            guard let confidence, !changedFields.contains(field) else { return false }
            return ConfidenceLevel(confidence: confidence) < .certain && !(field == .amount && item.record.isProved)
        }
        return doubtful.sorted { ($0.confidence ?? 0) < ($1.confidence ?? 0) }.map(\.field)
    }

    /// Moves the pointer down by `offset` fields, up where it is negative.
    mutating func point(_ offset: Int) {
        let at = fieldAtHand.flatMap(Self.pointable.firstIndex) ?? (offset > 0 ? -1 : Self.pointable.count)
        pointed = Self.pointable[max(0, min(Self.pointable.count - 1, at + offset))]
    }

    /// Gives the current field its next alternative, or the previous one for -1; cycles through the proposed value.
    mutating func takeOther(_ offset: Int) {
        guard let proposal, let working else { return }
        let field = fieldAtHand ?? .category
        let ring = ring(field, proposal)
        let current = FieldChange(field, of: working)
        guard ring.contains(where: { $0 != current }) else {
            notice = .noSuchChoice(1, of: 0)
            return
        }
        pointed = field
        // A typed value is not in the ring and comes before its first element.
        let at = ring.firstIndex { $0 == current } ?? (offset > 0 ? -1 : ring.count)
        let next = ring[(at + offset + ring.count) % ring.count]
        if next == FieldChange(field, of: proposal) { restore(field, from: proposal) } else { change(next) }
    }

    /// Restores the field's proposed value.
    private mutating func restore(_ field: ReviewField, from proposal: Record) {
        guard var working else { return }
        working.take([field], from: proposal)
        set(working)
    }

    /// The proposed value, then all alternatives, in an order independent of the current value.
    private func ring(_ field: ReviewField, _ proposal: Record) -> [FieldChange] {
        var proposed = self
        proposed.working = proposal
        var ring = proposed.others(field)
        if field == .category {
            let offered = convention.catalog.offered(for: proposal.kind).map { FieldChange.category($0) }
            ring += offered.filter { !ring.contains($0) && $0 != .category(proposal.category) }
        }
        return [FieldChange(field, of: proposal)].compactMap(\.self) + ring
    }
}

extension FieldChange {
    /// The record's value of a field that can be pointed at; `nil` where it has none.
    fileprivate init?(_ field: ReviewField, of record: Record) {
        let change: FieldChange? =
            switch field {
            case .merchant: record.merchant.map(FieldChange.merchant)
            case .date: record.date.map(FieldChange.date)
            case .amount: record.amount.map(FieldChange.amount)
            case .category: record.category.map(FieldChange.category)
            default: nil
            }
        guard let change else { return nil }
        self = change
    }
}
