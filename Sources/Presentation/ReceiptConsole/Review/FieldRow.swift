import ReceiptDomain

/// A field of the draft at hand as a screen shows it.
struct FieldRow: Hashable, Sendable {
    var field: ReviewField
    /// For eyes, escaped; `nil` where there is none.
    var value: String?
    /// `nil` where nothing is known about it, as for a memo.
    var sureness: Sureness?
    /// The probability that the value is right, in whole percent; only where it says more than the word.
    var percent: Int?
    /// The printed words, where the person should compare them.
    var evidence: Evidence?
}

extension ReviewConversation {
    /// What there is to see of the draft at hand: the main fields always, the others where they hold something.
    func rows(_ wording: any Wording) -> [FieldRow] {
        guard let item, let working else { return [] }
        let draft = item.draft
        var rows = [
            row(.merchant, working.merchant, draft?.merchant, learned: working.learned.merchant?.confidence) { $0 },
            dateRow(wording),
            amountRow(),
            row(.category, working.category, draft?.category, learned: working.learned.category?.confidence) {
                "\($0.icon) \(wording.category($0))"
            },
        ]
        if working.kind != .expense { rows.append(plain(.kind, wording.kind(working.kind))) }
        rows += [
            (ReviewField.account, working.account), (.memo, working.memo),
            (.tags, working.tags.map { "#\($0)" }.joined(separator: " ")), (.subject, working.subject),
        ].compactMap { field, text in text.flatMap { $0.isEmpty ? nil : plain(field, $0) } }
        return rows
    }

    private func dateRow(_ wording: any Wording) -> FieldRow {
        var row = row(.date, working?.date, item?.draft?.date) { wording.day($0) }
        if let time = working?.time { row.value = [row.value ?? wording.missing, "\(time)"].joined(separator: "  ") }
        return row
    }

    private func amountRow() -> FieldRow {
        var row = row(.amount, working?.amount, item?.draft?.total) { $0.formatted }
        if let working, working.isProved, row.sureness != .given {
            row.sureness = .proved
            row.percent = nil
            row.evidence = nil
        }
        if changedFields.contains(.currency), row.value != nil { row.sureness = .given }
        return row
    }

    private func plain(_ field: ReviewField, _ text: String) -> FieldRow {
        var row = FieldRow(field: field, value: text.escapingControls)
        if field == .account, let lesson = working?.learned.account {
            row.sureness = Sureness(confidence: lesson.confidence)
        } else if changedFields.contains(field) {
            row.sureness = .given
        }
        return row
    }

    private func row<Value>(
        _ field: ReviewField,
        _ value: Value?,
        _ read: Field<Value>?,
        learned: Double? = nil,
        _ text: (Value) -> String
    ) -> FieldRow {
        guard let value else {
            return FieldRow(field: field, value: nil, sureness: field.isRequired ? .missing : nil)
        }
        var row = FieldRow(field: field, value: text(value).escapingControls)
        if let learned {
            row.sureness = Sureness(confidence: learned)
            if learned < Sureness.certainty { row.percent = Int((learned * 100).rounded()) }
        } else if changedFields.contains(field) {
            row.sureness = .given
        } else if let read, read.value == value {
            let sureness = Sureness(confidence: read.confidence)
            row.sureness = sureness
            if sureness < .certain {
                row.percent = Int((read.confidence * 100).rounded())
                row.evidence = read.evidence
            }
        } else if read != nil {
            // Another value than was read: a person gave it, before this review.
            row.sureness = .given
        }
        return row
    }
}
