/// Values as read from the receipt, stored with the record so that the ledger alone suffices for learning.
public struct PrintedFacts: Hashable, Sendable {
    /// The name as read, before any correction.
    public var merchant: String?
    /// With its country's scheme: `KR 123-45-67890`.
    public var businessNumber: String?
    /// The fingerprint of a name that is drawn instead of written.
    public var logo: LogoFingerprint?
    /// The printed line that has the date.
    public var date: String?
    /// The last digits of the paying card.
    public var cardDigits: String?
    /// The approval number of the card payment, 승인번호.
    public var approvalNumber: String?
    /// A time read with too little confidence to tell two receipts apart.
    public var doubtfulTime: TimeOfDay?
    /// The category suggested by words on the receipt, without history; `nil` where unknown.
    public var category: Category?

    public init(
        merchant: String? = nil,
        businessNumber: String? = nil,
        logo: LogoFingerprint? = nil,
        date: String? = nil,
        cardDigits: String? = nil,
        approvalNumber: String? = nil,
        doubtfulTime: TimeOfDay? = nil,
        category: Category? = nil
    ) {
        (self.merchant, self.businessNumber, self.logo) = (merchant, businessNumber, logo)
        (self.date, self.cardDigits, self.approvalNumber) = (date, cardDigits, approvalNumber)
        (self.doubtfulTime, self.category) = (doubtfulTime, category)
    }

    /// Longer lines have more than a date, and would slow down reading the ledger.
    private static let longestDateLine = 60

    public init(_ draft: Draft) {
        self.init(
            merchant: draft.merchant?.value,
            businessNumber: draft.businessNumber,
            logo: draft.logo,
            date: draft.date?.evidence.map { String($0.text.prefix(Self.longestDateLine)) },
            cardDigits: draft.cardDigits,
            approvalNumber: draft.approvalNumber,
            doubtfulTime: draft.time.flatMap { $0.confidence < 0.8 ? $0.value : nil },
            category: draft.category?.value
        )
    }
}

/// The reasons for values that history supplied; a value given by a person has none.
public struct Lessons: Hashable, Sendable {
    public struct Lesson<Reason: Hashable & Sendable>: Hashable, Sendable {
        public var reason: Reason
        /// The probability that the value is right, to three decimals.
        public let confidence: Double

        public init(_ reason: Reason, confidence: Double) {
            self.reason = reason
            self.confidence = confidence.roundedToThousandths
        }
    }

    public var merchant: Lesson<MerchantReason>?
    public var category: Lesson<CategoryReason>?
    public var account: Lesson<AccountReason>?

    public init(
        merchant: Lesson<MerchantReason>? = nil,
        category: Lesson<CategoryReason>? = nil,
        account: Lesson<AccountReason>? = nil
    ) {
        (self.merchant, self.category, self.account) = (merchant, category, account)
    }

    public var isEmpty: Bool { merchant == nil && category == nil && account == nil }
}

extension Record {
    /// The draft with the suggestions of history; values given by its user stay.
    ///
    /// Only a value that was read, or came from an earlier lesson, is replaced; `read` is the category as read. Where history is
    /// inconsistent, as for a shop that sells everything, the words on the receipt decide the category.
    public func applying(_ suggestions: Suggestions, category read: Field<Category>?) -> Record {
        guard status == .draft else { return self }
        var record = self
        if let name = suggestions.merchant, merchant == nil || merchant == printed.merchant || learned.merchant != nil {
            record.merchant = name.value
            record.learned.merchant =
                name.value == printed.merchant && merchant != nil && learned.merchant == nil
                ? nil : .init(name.reason, confidence: name.confidence)
        }
        if let best = suggestions.categories.first, suggestions.catalog.fits(best.value, kind),
            category == nil || category == read?.value || learned.category != nil
        {
            if let read, suggestions.catalog.fits(read.value, kind), best.confidence < min(0.5, read.confidence) {
                (record.category, record.learned.category) = (read.value, nil)
            } else {
                record.category = best.value
                record.learned.category = .init(best.reason, confidence: best.confidence)
            }
        }
        if let best = suggestions.account, account == nil || learned.account != nil {
            record.account = best.value
            record.learned.account = .init(best.reason, confidence: best.confidence)
        }
        return record
    }
}
