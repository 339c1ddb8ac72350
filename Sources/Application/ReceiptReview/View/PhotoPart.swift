public import ReceiptDomain

/// The part of a photo that shows a field's words.
public struct PhotoPart: Hashable, Sendable {
    /// The field it is shown for; `nil` where all are certain and none has a place on the photo.
    public var field: ReviewField?
    /// The index among the pages of the reading.
    public var page: Int
    /// The box of the printed words; `nil` for the whole page, where the field was not read.
    public var words: PixelBox?
}

extension ReviewConversation {
    /// The words of the current field, or of the merchant where all fields are certain.
    ///
    /// Follows the value: another name or amount is shown where it is printed. `nil` while no draft is in question, or where no
    /// reading of its photo exists.
    public var photoAtHand: PhotoPart? {
        guard let item, !item.bounds.isEmpty else { return nil }
        switch step {
        case .enter, .chooseCategory, .draft: break
        default: return nil
        }
        let field = fieldAtHand ?? (evidence(.merchant) == nil ? nil : .merchant)
        let found = field.flatMap(evidence)
        return PhotoPart(field: field, page: found?.page ?? 0, words: found?.box)
    }

    private func evidence(_ field: ReviewField) -> Evidence? {
        let draft = item?.draft
        let evidence: Evidence? =
            switch field {
            case .merchant: placeOfOtherMerchant ?? draft?.merchant?.evidence
            case .date: draft?.date?.evidence
            case .time: draft?.time?.evidence
            case .amount, .currency: placeOfOtherAmount ?? draft?.total?.evidence
            case .tax: draft?.tax?.evidence
            default: nil
            }
        return evidence?.box == nil ? nil : evidence
    }

    /// The line with a name chosen instead of the one read.
    private var placeOfOtherMerchant: Evidence? {
        guard let item, let name = working?.merchant, name != item.draft?.merchant?.value else { return nil }
        let letters = name.lettersOnly
        return letters.count < 2 ? nil : item.lines.first { $0.text.lettersOnly.contains(letters) }
    }

    /// The line with an amount chosen instead of the one read.
    private var placeOfOtherAmount: Evidence? {
        guard let item, let amount = working?.amount, amount != item.draft?.total?.value else { return nil }
        let figures = amount.decimal.filter(\.isNumber)
        return item.lines.first { line in
            line.text.split(whereSeparator: \.isWhitespace).contains { $0.filter(\.isNumber) == figures }
        }
    }
}
