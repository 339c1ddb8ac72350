public import ReceiptDomain

extension ReviewConversation {
    /// Where the words are printed that the person should look at: behind the field being edited, else behind the one at
    /// hand.
    ///
    /// They move with the value: another name or amount is shown where it stands. A field that is missing has no place on
    /// the photo; the next one in doubt is shown then.
    public var evidenceAtHand: (field: ReviewField, words: PixelBox, page: Int)? {
        if case .enter(let field, _) = step { return evidence(field) }
        guard step == .draft else { return nil }
        if let pointed { return evidence(pointed) }
        return doubtfulFields.lazy.compactMap { evidence($0) }.first
    }

    private func evidence(_ field: ReviewField) -> (field: ReviewField, words: PixelBox, page: Int)? {
        let draft = item?.draft
        let evidence: Evidence? =
            switch field {
            case .merchant: placeOfOtherMerchant ?? draft?.merchant?.evidence
            case .date: draft?.date?.evidence
            case .time: draft?.time?.evidence
            case .amount: placeOfOtherAmount ?? draft?.total?.evidence
            default: nil
            }
        guard let evidence, let box = evidence.box else { return nil }
        return (field, box, evidence.page)
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
