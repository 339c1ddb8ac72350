public import ReceiptDomain

/// The part of a photo that a person should look at.
public struct PhotoPart: Hashable, Sendable {
    /// The field it is shown for; `nil` where all are certain and no field has a place on the photo.
    public var field: ReviewField?
    /// Of the pages that were read, counted from 0.
    public var page: Int
    /// Where the words are printed; `nil` for the whole page, where nothing was read for the field.
    public var words: PixelBox?
}

extension ReviewConversation {
    /// The words behind the field that is edited or at hand, or behind the merchant where all is certain; where nothing was read for
    /// the field, the whole page.
    ///
    /// They move with the value: another name or amount is shown where it stands. `nil` where no draft is asked about, or nothing is
    /// known of its photo.
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

    /// The line with a name that was taken in place of the one that was read.
    private var placeOfOtherMerchant: Evidence? {
        guard let item, let name = working?.merchant, name != item.draft?.merchant?.value else { return nil }
        let letters = name.lettersOnly
        return letters.count < 2 ? nil : item.lines.first { $0.text.lettersOnly.contains(letters) }
    }

    /// The line with an amount that was taken in place of the one that was read.
    private var placeOfOtherAmount: Evidence? {
        guard let item, let amount = working?.amount, amount != item.draft?.total?.value else { return nil }
        let figures = amount.decimal.filter(\.isNumber)
        return item.lines.first { line in
            line.text.split(whereSeparator: \.isWhitespace).contains { $0.filter(\.isNumber) == figures }
        }
    }
}
