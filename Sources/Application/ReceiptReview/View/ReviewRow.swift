public import ReceiptDomain

/// A field of the current draft with its value, confidence and evidence, independent of presentation.
public struct ReviewRow: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
        case text(String)
        /// A day with its time where it is known; a time may be known without its day.
        case day(CalendarDay?, TimeOfDay?)
        case amount(Money)
        case category(Category)
        case kind(RecordKind)
        case tags([String])
        case mood(Mood)
        /// An account's id, or free text.
        case account(String)
        /// The accounts of a transfer; `from` may be unknown.
        case transfer(from: String?, to: String)
        /// A subject's id, or free text.
        case subject(String)
        /// The splits with their categories filled in.
        case splits([Split])
    }

    public var field: ReviewField
    /// `nil` for an empty field.
    public var value: Value?
    /// `nil` for fields without one, such as a memo.
    public var confidence: ConfidenceLevel?
    /// The probability in whole percent, where it says more than the level.
    public var percent: Int?
    /// The printed words, where the person should compare them.
    public var evidence: Evidence?
}

extension ReviewRow.Value {
    /// `nil` where there is nothing to show.
    fileprivate init?(_ value: RecordField.Value) {
        switch value {
        case .text(let text) where !text.isEmpty: self = .text(text)
        case .list(let words) where !words.isEmpty: self = .tags(words)
        case .money(let amount): self = .amount(amount)
        case .text, .list, .flag: return nil
        }
    }
}

extension Record {
    /// The parts, those without a category of their own with the record's.
    public func named(_ splits: [Split]) -> [Split] {
        splits.map { split in
            var split = split
            split.category = split.category ?? category
            return split
        }
    }
}

extension ReviewConversation {
    /// The rows of the current draft: main fields always, others where they have a value.
    public var rows: [ReviewRow] {
        guard let item, let working else { return [] }
        let draft = item.draft
        var rows = [
            row(.merchant, working.merchant, draft?.merchant, learned: working.learned.merchant?.confidence) {
                .text($0)
            },
            dateRow(),
            amountRow(),
        ]
        if working.tax != nil { rows.append(row(.tax, working.tax, draft?.tax) { .amount($0) }) }
        rows.append(
            row(.category, working.category, draft?.category, learned: working.learned.category?.confidence) {
                .category($0)
            }
        )
        if !working.book.splits.isEmpty {
            rows.append(plain(.splits, .splits(working.named(working.book.splits))))
        }
        if working.kind != .expense { rows.append(plain(.kind, .kind(working.kind))) }
        if working.kind == .transfer, let target = working.book.toAccount {
            rows.append(plain(.account, .transfer(from: working.account, to: target)))
            // A transfer needs no merchant.
            if working.merchant == nil { rows.removeFirst() }
        } else if let account = working.account, !account.isEmpty {
            rows.append(plain(.account, .account(account)))
        }
        return rows
            + RecordField.freeForm.compactMap { field in
                if field.name == "mood", let mood = working.mood { return plain(.freeForm(field), .mood(mood)) }
                if field.name == "subject", let id = working.subject, !id.isEmpty {
                    return plain(.freeForm(field), .subject(id))
                }
                return field.value(of: working).flatMap(ReviewRow.Value.init).map { plain(.freeForm(field), $0) }
            }
    }

    private func dateRow() -> ReviewRow {
        var row = row(.date, working?.date, item?.draft?.date) { .day($0, nil) }
        if let time = working?.time { row.value = .day(working?.date, time) }
        return row
    }

    private func amountRow() -> ReviewRow {
        var row = row(.amount, working?.amount, item?.draft?.total) { .amount($0) }
        if let working, working.isProved, row.confidence != .given {
            row.confidence = .proved
            row.percent = nil
            row.evidence = nil
        }
        if changedFields.contains(.currency), row.value != nil { row.confidence = .given }
        return row
    }

    private func plain(_ field: ReviewField, _ value: ReviewRow.Value) -> ReviewRow {
        var row = ReviewRow(field: field, value: value)
        if field == .account, let lesson = working?.learned.account {
            row.confidence = ConfidenceLevel(confidence: lesson.confidence)
        } else if changedFields.contains(field) {
            row.confidence = .given
        }
        return row
    }

    private func row<Value>(
        _ field: ReviewField,
        _ value: Value?,
        _ read: Field<Value>?,
        learned: Double? = nil,
        _ shown: (Value) -> ReviewRow.Value
    ) -> ReviewRow {
        guard let value else {
            return ReviewRow(field: field, value: nil, confidence: field.isRequired ? .missing : nil)
        }
        var row = ReviewRow(field: field, value: shown(value))
        if let learned {
            row.confidence = ConfidenceLevel(confidence: learned)
            if learned < ConfidenceLevel.certainty { row.percent = Int((learned * 100).rounded()) }
        } else if changedFields.contains(field) {
            row.confidence = .given
        } else if let read, read.value == value {
            let level = ConfidenceLevel(confidence: read.confidence)
            row.confidence = level
            if level < .certain {
                row.percent = Int((read.confidence * 100).rounded())
                row.evidence = read.evidence
            }
        } else if read != nil {
            // A value other than the one read was given by a person before this review.
            row.confidence = .given
        }
        return row
    }
}
