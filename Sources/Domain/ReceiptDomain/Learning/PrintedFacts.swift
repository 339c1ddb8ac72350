/// What the receipt itself says, as read: kept with the record, so that a ledger alone teaches.
public struct PrintedFacts: Hashable, Sendable {
    /// The name as read, before anyone or anything corrected it.
    public var merchant: String?
    /// With its scheme: `KR 123-45-67890`.
    public var businessNumber: String?
    /// The picture of a name that is drawn and not written.
    public var logo: LogoFingerprint?
    /// The printed line that the date was read from.
    public var date: String?
    /// The last digits of the card that it was paid with.
    public var cardDigits: String?
    /// Of the card payment: 승인번호, "approval code".
    public var approvalNumber: String?
    /// The time as read, where it may well be another one: it tells receipts apart no better than none.
    public var doubtfulTime: TimeOfDay?
    /// What the words on it suggested, without any history; `nil` where nothing is known of that.
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
        self.merchant = merchant
        self.businessNumber = businessNumber
        self.logo = logo
        self.date = date
        self.cardDigits = cardDigits
        self.approvalNumber = approvalNumber
        self.doubtfulTime = doubtfulTime
        self.category = category
    }

    /// Longer lines are not of a date alone, and ledgers are read often.
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

/// What a record has from the household's history, and why; a value that a person gives instead has no lesson.
public struct Lessons: Hashable, Sendable {
    public struct Lesson<Reason: Hashable & Sendable>: Hashable, Sendable {
        public var reason: Reason
        /// The probability that the value is right, to three decimals.
        public let confidence: Double

        public init(_ reason: Reason, confidence: Double) {
            self.reason = reason
            self.confidence = (confidence * 1000).rounded() / 1000
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
        self.merchant = merchant
        self.category = category
        self.account = account
    }

    public var isEmpty: Bool { merchant == nil && category == nil && account == nil }
}

extension Record {
    /// The draft with what history knows better; what its user gave is left alone.
    ///
    /// `category` is what was read without history: only that, or an earlier lesson, gives way. It stays where history is
    /// at odds with itself, as about a shop that sells all sorts: there the words on the receipt decide.
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
